import { readFigures } from '../figures.ts'
import { uniform } from './chance.ts'
import { draw } from './draw.ts'
import { type Frame, streamFor } from './frame.ts'
import { groupsOf } from './margins.ts'
import { firstAbove, GOLDEN } from './steps.ts'

export interface UsPlaces {
  metros: string[]
  /** State by state: the metros that reach into it (-1: outside any), the adults there, and who lives in which. */
  parts: { metros: number[]; weights: number[]; odds: number[][] }[]
  names: string[]
  state: number[]
  part: number[]
  weight: number[]
  urbanicity: number[]
}

let places: UsPlaces | undefined
export const usPlaces = (): UsPlaces => (places ??= readFigures<UsPlaces>('population/us-places.json'))

const BACHELORS = 4

/** First the metro or the land outside of any, by ethnicity and degree; then the place in it, by its size. */
export function drawUsPlaces(frame: Frame): void {
  const { parts } = usPlaces()
  const { state, ethnicity, education } = frame.columns
  const categories = Math.max(...parts.map(({ metros }) => metros.length))
  const rows = new Uint16Array(frame.size)
  for (let agent = 0; agent < frame.size; agent++) {
    rows[agent] = state[agent]! * 10 + ethnicity[agent]! * 2 + (education[agent]! >= BACHELORS ? 1 : 0)
  }
  const table = new Float64Array(parts.length * 10 * categories)
  const shares = new Float64Array(parts.length * categories)
  parts.forEach(({ odds, weights }, of) => {
    odds.forEach((row, at) => {
      table.set(row, (of * 10 + at) * categories)
    })
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    weights.forEach((weight, at) => {
      shares[of * categories + at] = weight / total
    })
  })
  const part = new Uint8Array(frame.size)
  draw({
    categories,
    agents: frame.everybody,
    row: rows,
    table,
    margins: [
      {
        ...groupsOf(frame, ['state']),
        classes: Uint8Array.from({ length: categories }, (_, at) => at),
        width: categories,
        shares,
        settled: true,
      },
    ],
    stream: streamFor(frame, 'metro'),
    into: part,
  })
  drawPlacesInParts(frame, part, categories)
}

function drawPlacesInParts(frame: Frame, part: Uint8Array, width: number): void {
  const places = usPlaces()
  const lists = new Map<number, { places: number[]; ends: number[]; at: number }>()
  const stream = streamFor(frame, 'place')
  places.names.forEach((_, place) => {
    const key = places.state[place]! * width + places.part[place]!
    const list = lists.get(key) ?? { places: [], ends: [], at: uniform(stream, key) }
    lists.set(key, list)
    list.places.push(place)
    list.ends.push((list.ends.at(-1) ?? 0) + places.weight[place]!)
  })
  for (let agent = 0; agent < frame.size; agent++) {
    const list = lists.get(frame.columns.state[agent]! * width + part[agent]!)!
    // Steps of the golden section reach every place in proportion, however few agents a metro has.
    list.at = (list.at + GOLDEN) % 1
    const place = list.places[firstAbove(list.ends, list.at * list.ends.at(-1)!)]!
    frame.columns.place[agent] = place
    frame.columns.urbanicity[agent] = places.urbanicity[place]!
  }
}
