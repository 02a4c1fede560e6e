import { contentStems } from '../reading/content-stems.ts'
import { keyOf } from '../reading/fold.ts'
import { degreeOf } from '../reading/label-degrees.ts'
import { timesAYear } from '../reading/label-frequencies.ts'
import type { Option, Reading, Scale } from '../reading/reading.ts'

/** Steps of two ladders that lie further apart are not the same answer; those within `MIDDLE` are neither yes nor no. */
const [APART, MIDDLE] = [0.75, 0.3]
/** How often is told in other steps by everybody: up to so many times as often is the same. */
const AS_OFTEN = 3.5

/**
 * Whether an answer that a sentence was written for is the answer that was given, although the options of the two
 * questions are put differently: "Daily" and "every day", "Bus" and "take a bus", "Yes" and "Somewhat likely".
 */
export function isSameAnswer(theirs: string, value: string, { options }: Pick<Reading, 'options'>): boolean {
  const [their, mine] = [keyOf(theirs), keyOf(value)]
  if (their === mine) return true
  if (options.some(({ key }) => key === their)) return false
  const own = options.find(({ text }) => text === value)
  const times = [timesAYear(their), timesAYear(mine)] as const
  if (times[0] !== null && times[1] !== null) return asOften(times[0], times[1])
  const places = [placeOf(their), own === undefined ? null : stepOf(own)] as const
  if (places[0] !== null && places[1] !== null) return near(places[0], places[1])
  return own !== undefined && likest(their, options) === own
}

/** The same for a number on a scale: whether a step of another scale, up to `top` where that has numbers, is as high. */
export function isSameHeight(theirs: string, top: number | null, value: number, { min, max }: Scale): boolean {
  const place = top === null ? placeOf(keyOf(theirs)) : (2 * (Number(theirs) - LOWEST)) / (top - LOWEST) - 1
  return place !== null && near(place, (2 * (value - min)) / (max - min) - 1)
}
/** Authors' scales begin so. */
const LOWEST = 1

const asOften = (one: number, other: number): boolean =>
  one === 0 || other === 0 ? one === other : Math.max(one, other) / Math.min(one, other) <= AS_OFTEN

function near(one: number, other: number): boolean {
  const middle = [one, other].filter((place) => Math.abs(place) < MIDDLE).length
  return middle === 2 || (middle === 0 && one * other > 0 && Math.abs(one - other) <= APART)
}

/** From -1, no, to 1, yes; null for what is no step. */
function placeOf(key: string): number | null {
  const yes = /^(yes|no)\b/.exec(key)?.[1]
  if (yes !== undefined) return yes === 'yes' ? 0.7 : -0.7
  const { raw, marked, stem } = degreeOf(key)
  return marked || STANCES.test(stem) ? raw : null
}

const STANCES = /^(?:agree|favor|support|approve|accept\w*|satisf\w*|interest\w*|import\w*|likely|worr\w*|trust|like)$/

const stepOf = ({ role, at }: Option): number | null =>
  role === 'yes' ? 0.7 : role === 'no' ? -0.7 : role === 'neutral' ? 0 : at

/** The one option that shares the most words with the label; undefined where two do, or none. */
function likest(key: string, options: readonly Option[]): Option | undefined {
  const stems = contentStems(key)
  const shared = options.map((option) => {
    const own = contentStems(option.text)
    return stems.filter((stem) => own.includes(stem)).length / Math.max(1, Math.min(stems.length, own.length))
  })
  const best = Math.max(0, ...shared)
  const first = shared.indexOf(best)
  return best > 0.5 && shared.lastIndexOf(best) === first ? options[first] : undefined
}
