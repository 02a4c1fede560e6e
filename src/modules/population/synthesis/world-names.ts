import type { Columns } from '../columns.ts'
import { NONE_16, religions } from '../vocabulary.ts'
import { type WorldNameGroup, type WorldNames, worldNames } from '../world.ts'
import { type Stream, streamOf, uniform } from './chance.ts'

/** Born before 1970 and after 1995, as ages of the year that the figures describe. */
const OLD = 56
const YOUNG = 29
/** Somebody whose full name is taken gets another given name; after so many attempts two may be called the same. */
const ATTEMPTS = 8
/** Of the people of a religion with names of its own, who bear other names. */
const STRAYS = 0.04
/** How much rarer the names of a religion are among the others who bear them too. */
const ALSO = 0.25

/** Positions of names and, side by side, the share of all that is reached with each. */
interface NameList {
  positions: Uint16Array
  reached: Float64Array
}

/**
 * Gives everybody a given name and a surname of one group: by region and religion where these are drawn already, by sex
 * and by year of birth.
 */
export function drawWorldNames(code: string, columns: Columns, size: number, seed: string): void {
  const names = worldNames(code)
  const lists = names.groups.map(listsOf)
  const groups = names.mixes.map((mix) => groupTables(mix, names))
  const stream = streamOf(seed, `${code}/names`)
  const width = names.last.length
  const pairs = names.second_surname
  const taken = new Uint8Array(names.first.length * width)
  const single = new Uint8Array(names.first.length)
  for (let agent = 0; agent < size; agent++) {
    const tables = groups[names.region_mix[columns.state[agent]!] ?? 0]!
    const table = tables[columns.religion[agent]!] ?? tables[religions.length]!
    const group = lists[find(table, uniform(stream, agent))]!
    const sex = columns.sex[agent]!
    const surnames = group.last[sex % group.last.length]!
    const given = group.first[sex]!
    const age = columns.age[agent]!
    const known = given[given.length === 1 ? 0 : age >= OLD ? 0 : age <= YOUNG ? 2 : 1]!
    const surname = pick(surnames, stream, agent, 1)
    const second = pairs > 0 && pairs > uniform(stream, agent, 2) ? pick(surnames, stream, agent, 3) : NONE_16
    let first = pick(known, stream, agent, 8)
    if (group.mononyms > 0 && group.mononyms > uniform(stream, agent, 4) && single[first] === 0) {
      single[first] = 1
      columns.last_name[agent] = NONE_16
    } else if (second !== NONE_16 && (second !== surname || pairs === 1)) {
      columns.last_name[agent] = surname * (width + 1) + second + 1
    } else {
      for (let attempt = 1; attempt < ATTEMPTS && taken[first * width + surname] === 1; attempt++) {
        first = pick(known, stream, agent, 8 + attempt)
      }
      taken[first * width + surname] = 1
      columns.last_name[agent] = pairs > 0 ? surname * (width + 1) : surname
    }
    columns.first_name[agent] = first
  }
}

/** What it takes to write a name. */
export type WorldNaming = Pick<WorldNames, 'first' | 'last' | 'second_surname' | 'adjective_surnames'>

/** The names of an agent as they are written; people with a single name have no last one. */
export function worldName(
  { first, last, second_surname, adjective_surnames }: WorldNaming,
  firstName: number,
  lastName: number,
  sex: number,
): { first_name: string; last_name: string } {
  const first_name = first[firstName]!
  if (lastName === NONE_16) return { first_name, last_name: '' }
  if (second_surname > 0) {
    const own = last[Math.floor(lastName / (last.length + 1))]!
    const other = lastName % (last.length + 1)
    return { first_name, last_name: other === 0 ? own : `${own} ${last[other - 1]!}` }
  }
  const last_name = last[lastName]!
  const adjective = adjective_surnames && sex === 1 && last_name.endsWith('ki')
  return { first_name, last_name: adjective ? `${last_name.slice(0, -1)}a` : last_name }
}

function listsOf(group: WorldNameGroup) {
  return {
    first: group.first.map((lists) => lists.map((list) => listOf(list, group.first_offset))),
    last: group.last.map((list) => listOf(list, group.last_offset, group.last_weights)),
    mononyms: group.mononyms,
  }
}

function listOf(positions: readonly number[], offset: number, weights?: readonly number[]): NameList {
  const shares = positions.map((_, rank) => weights?.[rank] ?? 1 / (rank + offset))
  return { positions: Uint16Array.from(positions), reached: reachedBy(shares) }
}

/** By religion, and for unknown ones at the end: which groups, by the share reached with each. */
function groupTables(mix: readonly number[], { groups }: WorldNames): Float64Array[] {
  return Array.from({ length: religions.length + 1 }, (_, religion) => {
    const unknown = religion === religions.length
    const own = groups.map(({ faiths }, g) => (unknown || faiths?.includes(religion) ? mix[g]! : 0))
    const others = groups.map(({ faiths, also }, g) => {
      if (own[g]! > 0 || (faiths !== undefined && !also?.includes(religion))) return 0
      return mix[g]! * (faiths === undefined || faiths.length === 0 ? 1 : ALSO)
    })
    const all = sum(own)
    const rest = sum(others)
    // Where nobody of the region's groups has this religion, its people may bear any of its names.
    if (all + rest === 0) return reachedBy(mix)
    const scale = all > 0 && rest > 0 ? (STRAYS * all) / rest : 1
    return reachedBy(own.map((weight, g) => weight + others[g]! * scale))
  })
}

function sum(weights: readonly number[]): number {
  let total = 0
  for (const weight of weights) total += weight
  return total
}

function reachedBy(weights: readonly number[]): Float64Array {
  const reached = new Float64Array(weights.length)
  const total = sum(weights)
  let part = 0
  for (let at = 0; at < weights.length; at++) {
    part += weights[at]!
    reached[at] = part / total
  }
  return reached
}

const pick = ({ positions, reached }: NameList, stream: Stream, agent: number, draw: number): number =>
  positions[find(reached, uniform(stream, agent, draw))]!

/** The first entry that reaches beyond the mark. */
function find(reached: Float64Array, mark: number): number {
  let low = 0
  let high = reached.length - 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if (reached[middle]! > mark) high = middle
    else low = middle + 1
  }
  return low
}
