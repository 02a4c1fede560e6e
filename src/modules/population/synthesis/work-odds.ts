import type { Columns } from '../columns.ts'
import { labourDetails, workerClasses } from '../vocabulary.ts'
import type { WorkModel } from './work-model.ts'

const FULL_TIME = labourDetails.indexOf('full_time')
const PART_TIME = labourDetails.indexOf('part_time')
const UNEMPLOYED = labourDetails.indexOf('unemployed')
const CLASSES = workerClasses.length
/** A last job is judged as the one of somebody in their late career, not of somebody of 80. */
const LAST_JOB_AGE = 58

interface Odds {
  /** The odds of the occupations of the agent's group, after `weigh`. */
  values: Float64Array
  /** Writes the agent's odds and returns their sum, which is never 0. */
  weigh(agent: number): number
}

export function newOdds(
  model: WorkModel,
  columns: Columns,
  agents: Uint32Array,
  soc2: Uint8Array,
  industry13: Uint8Array,
): Odds {
  const { first, industry, sex, education, age, income, worker_class } = model
  const bands = bandsOf(model, columns, agents)
  const values = new Float64Array(first.at(-1)!)

  function weigh(agent: number): number {
    const start = first[soc2[agent]!]!
    const width = first[soc2[agent]! + 1]! - start
    const labour = columns.labour_detail[agent]!
    const pay = columns.income[agent]!
    let paid = income.levels - 1
    if (labour === FULL_TIME) paid = bands.full_time[pay]!
    if (labour === PART_TIME) paid = bands.part_time[pay]!
    const years = columns.age[agent]!
    const lastJob = labour > UNEMPLOYED && years > LAST_JOB_AGE
    const i = start * industry.levels + industry13[agent]! * width
    const x = start * sex.levels + columns.sex[agent]! * width
    const e = start * education.levels + columns.education[agent]! * width
    const a = start * age.levels + bands.age[lastJob ? LAST_JOB_AGE : years]! * width
    const y = start * income.levels + paid * width
    const c = start * worker_class.levels + Math.min(columns.worker_class[agent]!, CLASSES) * width
    let total = 0
    for (let o = 0; o < width; o++) {
      const product =
        industry.table[i + o]! *
        sex.table[x + o]! *
        education.table[e + o]! *
        age.table[a + o]! *
        income.table[y + o]! *
        worker_class.table[c + o]!
      values[o] = product
      total += product
    }
    if (total > 0) return total
    // Nobody of this group, schooling and age earns so little or works there: the licence and the age count, no more.
    for (let o = 0; o < width; o++) {
      values[o] = education.table[e + o]! * age.table[a + o]! * sex.table[x + o]!
      total += values[o]!
    }
    return total
  }

  return { values, weigh }
}

/** Bands by age and by income. Incomes count relative to the median of full-timers, as in the country of the figures. */
function bandsOf(model: WorkModel, columns: Columns, agents: Uint32Array) {
  const counts = new Uint32Array(65536)
  let fullTimers = 0
  for (let at = 0; at < agents.length; at++) {
    if (columns.labour_detail[agents[at]!] !== FULL_TIME) continue
    const pay = columns.income[agents[at]!]!
    counts[pay] = counts[pay]! + 1
    fullTimers++
  }
  let median = 0
  for (let below = 0; median < 65535; median++) {
    below += counts[median]!
    if (below * 2 >= fullTimers) break
  }
  const times = median > 0 ? model.median_full_time_income / median : 1
  const parts = model.full_time_from.length
  return {
    age: bands(model.age_starts, 1, 256),
    full_time: bands(model.full_time_from, times, 65536),
    part_time: bands(model.part_time_from, times, 65536).map((band) => band + parts),
  }
}

function bands(from: readonly number[], times: number, size: number): Uint8Array {
  const found = new Uint8Array(size)
  let band = 0
  for (let value = 0; value < size; value++) {
    while (band + 1 < from.length && value * times >= from[band + 1]!) band++
    found[value] = band
  }
  return found
}
