import type { Columns } from '../columns.ts'
import { labourDetails } from '../vocabulary.ts'
import { drawByTree, type Frame, those } from './frame.ts'
import { amountWithin, type IncomeFigures } from './income.ts'

/** Those without a job who have had one; students and homemakers are left without. */
const formerWorkers = new Set(
  ['unemployed', 'retired', 'unable_to_work'].map((name) => labourDetails.indexOf(name as never)),
)
const FULL_TIME = 0
/** Whoever is older had the last job at about this age. */
const LAST_AGE = 58

/** The working lives of all who work or once worked: what they earn, or earned in their last job. */
export interface WorkingLives {
  agents: Uint32Array
  columns: Columns
  soc2: Uint8Array
  industry13: Uint8Array
}

/** Gives former workers a last job, as if they were full-time workers of their sex, schooling and background. */
export function drawLastJobs(frame: Frame, { trees, within_bands }: IncomeFigures): WorkingLives {
  const { columns, passing, size } = frame
  const former = those(frame, (agent) => formerWorkers.has(columns.labour_detail[agent]!))
  const agents = those(
    frame,
    (agent) => columns.labour_detail[agent]! < 2 || formerWorkers.has(columns.labour_detail[agent]!),
  )
  const age = columns.age.slice()
  const labour_detail = columns.labour_detail.slice()
  const soc2 = passing.soc2.slice()
  const industry13 = passing.industry13.slice()
  const income_band = new Uint8Array(size)
  const income = columns.income.slice()
  for (const agent of former) {
    labour_detail[agent] = FULL_TIME
    age[agent] = Math.min(age[agent]!, LAST_AGE)
  }
  const as = { age, labour_detail, soc2, industry13 }
  for (const [name, into] of [
    ['soc2', soc2],
    ['industry13', industry13],
    ['worker_class', columns.worker_class],
    ['income_band', income_band],
  ] as const) {
    drawByTree(frame, { tree: trees[name]!, into, agents: former, as, stream: `last ${name}` })
  }
  for (const agent of former) income[agent] = amountWithin(within_bands[0]![income_band[agent]!]!, 0.5)
  return { agents, columns: { ...columns, age, labour_detail, income }, soc2, industry13 }
}
