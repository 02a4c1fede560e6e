import type { Columns } from '../columns.ts'
import { worldPlaces } from '../world.ts'
import { shuffled, streamOf, uniform } from './chance.ts'

/** People with more education live in larger places more often. Both are assumptions; what counts is their spread. */
const LEAN_OF_EDUCATION = [0, 0.12, 0.2, 0.22, 0.32, 0.38, 0.38, 0.4] as const
const LEAN_OF_PLACE = [0.34, 0.29, 0.22, 0.17, 0.12, 0] as const
const RURAL = 5
/** Scores are compared in so many steps for 1. */
const STEPS = 2048

/**
 * Gives everybody a region, a city (or the town nearest to where they live in the country) and its urbanicity. The
 * people of each region and place are counted out beforehand, to within one person; who gets which seat is chance,
 * leaning by education, which has to be drawn before.
 */
export function drawWorldPlaces(code: string, columns: Columns, size: number, seed: string): void {
  const { region, urbanicity } = worldPlaces(code)
  const stream = streamOf(seed, `${code}/places`)
  const seats = countOut(code, size, uniform(streamOf(seed, `${code}/places/start`), 0))
  const agents = shuffled(streamOf(seed, `${code}/places/order`), size)
  const ofSeat = new Uint16Array(size)
  const ofAgent = new Uint16Array(size)
  for (let at = 0; at < size; at++) {
    const seat = seats[at]!
    const kind = (seat & 1) === 1 ? RURAL : urbanicity[seat >>> 1]!
    const lean = LEAN_OF_EDUCATION[columns.education[agents[at]!]!] ?? 0.15
    ofSeat[at] = Math.floor((LEAN_OF_PLACE[kind]! + uniform(stream, at, 1)) * STEPS)
    ofAgent[at] = Math.floor((lean + uniform(stream, at)) * STEPS)
  }
  const bySeat = ranking(ofSeat)
  const byAgent = ranking(ofAgent)
  for (let rank = 0; rank < size; rank++) {
    const seat = seats[bySeat[rank]!]!
    const agent = agents[byAgent[rank]!]!
    const place = seat >>> 1
    columns.place[agent] = place
    columns.state[agent] = region[place]!
    columns.urbanicity[agent] = (seat & 1) === 1 ? RURAL : urbanicity[place]!
  }
}

/** The positions in ascending order of their scores. */
function ranking(scores: Uint16Array): Uint32Array {
  const next = new Uint32Array(2 * STEPS + 1)
  for (let at = 0; at < scores.length; at++) next[scores[at]! + 1]!++
  for (let score = 1; score < next.length; score++) next[score]! += next[score - 1]!
  const order = new Uint32Array(scores.length)
  for (let at = 0; at < scores.length; at++) order[next[scores[at]!]!++] = at
  return order
}

/** A seat per person: twice the place, plus one in the country around it; neighbours stand together, region by region. */
function countOut(code: string, size: number, start: number): Uint16Array {
  const { regions, region, town, country } = worldPlaces(code)
  const seats = new Uint16Array(size)
  const total = sum(town) + sum(country)
  let reached = 0
  let filled = 0
  const seat = (place: number, rural: number): void => {
    reached += rural === 1 ? country[place]! : town[place]!
    const upTo = Math.min(size, Math.floor((reached / total) * size + start))
    while (filled < upTo) seats[filled++] = 2 * place + rural
  }
  let first = 0
  for (let r = 0; r < regions.length; r++) {
    let after = first
    while (region[after] === r) after++
    // Towns before country and the other way round by turns: fewer borders, so that the urban share is exact too.
    for (let half = 0; half < 2; half++) {
      for (let place = first; place < after; place++) seat(place, (r + half) % 2)
    }
    first = after
  }
  while (filled < size) seats[filled++] = 2 * (region.length - 1)
  return seats
}

function sum(values: readonly number[]): number {
  let total = 0
  for (const value of values) total += value
  return total
}
