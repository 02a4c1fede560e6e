import type { Columns } from '../columns.ts'
import { labourDetails, workerClasses } from '../vocabulary.ts'
import { type Stream, streamOf, uniform } from './chance.ts'
import { type WorkModel, workModel } from './work-model.ts'
import { newOdds } from './work-odds.ts'
import { drawTitles } from './work-titles.ts'

const PART_TIME = labourDetails.indexOf('part_time')
const SELF_EMPLOYED = workerClasses.indexOf('self_employed')
const SECTORS = 20
/** Nobody is self-employed in the headquarters of a company. */
const HEADQUARTERS = 12
/** How hard the draw pulls back per person that an occupation lacks or has too many. */
const PULL = 4
const FARTHEST = 8

/**
 * Fills occupation, industry and title of people whose major group (0 to 21) and industry (0 to 12, as the seed has it)
 * are known, both by agent. The odds of an occupation are a product of factors for what is known of the agent, and they
 * lean towards the occupations that lack people: among those who work (by `labour`) compared with the occupations' parts
 * of the men and women of their group, among the others compared with what the odds alone would give.
 */
export function drawWork(
  columns: Columns,
  agents: Uint32Array,
  soc2: Uint8Array,
  industry13: Uint8Array,
  seed: string,
  labour: Uint8Array = columns.labour_detail,
): void {
  const model = workModel()
  const size = model.first.at(-1)!
  const stream = streamOf(seed, 'occupation')
  const sectorStream = streamOf(seed, 'industry')
  const odds = newOdds(model, columns, agents, soc2, industry13)
  const lacking = new Float64Array(size * 4)
  const { values } = odds
  const { by_sex } = model
  for (let at = 0; at < agents.length; at++) {
    const agent = agents[at]!
    const total = odds.weigh(agent)
    const start = model.first[soc2[agent]!]!
    const width = model.first[soc2[agent]! + 1]! - start
    const working = labour[agent]! <= PART_TIME
    const ledger = ((working ? 2 : 0) + columns.sex[agent]!) * size + start
    const due = start * 2 + columns.sex[agent]! * width
    let leaning = 0
    for (let o = 0; o < width; o++) {
      const own = values[o]!
      const lack = lacking[ledger + o]! + (working ? by_sex.table[due + o]! : own / total)
      lacking[ledger + o] = lack
      const leant =
        lack >= 0 ? own * (1 + PULL * Math.min(lack, FARTHEST)) : own / (1 - PULL * Math.max(lack, -FARTHEST))
      values[o] = leant
      leaning += leant
    }
    const chosen = pick(values, leaning * uniform(stream, agent), width)
    lacking[ledger + chosen] = lacking[ledger + chosen]! - 1
    columns.occupation[agent] = start + chosen
    columns.industry[agent] = sectorOf(
      model,
      start + chosen,
      industry13[agent]!,
      columns.worker_class[agent]!,
      sectorStream,
      agent,
    )
  }
  drawTitles(columns, agents, streamOf(seed, 'title'))
}

function pick(odds: Float64Array, mark: number, width: number): number {
  let reached = 0
  let last = 0
  for (let o = 0; o < width; o++) {
    if (odds[o]! === 0) continue
    reached += odds[o]!
    if (mark < reached) return o
    last = o
  }
  return last
}

function sectorOf(
  { split, industry_13 }: WorkModel,
  occupation: number,
  industry13: number,
  workerClass: number,
  stream: Stream,
  agent: number,
): number {
  const row = occupation * SECTORS
  let total = 0
  let last = 0
  for (let sector = 0; sector < SECTORS; sector++) {
    if (industry_13[sector] !== industry13 || (sector === HEADQUARTERS && workerClass === SELF_EMPLOYED)) continue
    total += split[row + sector]!
    if (split[row + sector]! > 0 || total === 0) last = sector
  }
  let mark = total * uniform(stream, agent)
  for (let sector = 0; sector < last; sector++) {
    if (industry_13[sector] !== industry13 || (sector === HEADQUARTERS && workerClass === SELF_EMPLOYED)) continue
    mark -= split[row + sector]!
    if (mark < 0) return sector
  }
  return last
}
