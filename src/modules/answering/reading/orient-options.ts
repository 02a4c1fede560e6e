import { directionOf } from './antonyms.ts'
import { keyOf } from './fold.ts'
import { labelDirection } from './label-degrees.ts'
import { roleOf } from './option-roles.ts'
import { type Ladder, orderOptions } from './order-options.ts'
import type { Option, Scale } from './reading.ts'

/** Which way the wording is put; see polarity.ts. */
export interface Turned {
  lowered: boolean
  denied: boolean
  /** The word that a degree is asked of ("likely"), as the wording has it; '' for none. */
  measured: string
  /** The core of the question, small letters: for which of two poles it names. */
  core: string
}

/** Options with their places. */
export interface OrientedOptions {
  options: Option[]
  ordered: boolean
  /** The stem that the labels share; '' for none. */
  stem: string
}

/** Options with their roles, and their places as seen from the positive wording. */
export function orientOptions(texts: readonly string[], turned: Turned): OrientedOptions {
  const rungs = texts.map((text, at) => {
    const key = keyOf(text)
    return { text, key, role: roleOf(text, key, at > 0 && at < texts.length - 1) }
  })
  const ladder = orderOptions(rungs)
  if (ladder === null) return { options: rungs.map((rung) => ({ ...rung, at: null })), ordered: false, stem: '' }
  const flip = flips(ladder, turned)
  const at = ladder.at.map((place) => (place === null ? null : rounded(flip ? -place : place)))
  // A rung of the ladder is an answer, whatever its words would be elsewhere ("None", "Never").
  const options = rungs.map((rung, index) => ({
    ...rung,
    role: at[index] !== null && (rung.role === 'none' || rung.role === 'dont_know') ? ('answer' as const) : rung.role,
    at: at[index]!,
  }))
  return { options, ordered: true, stem: ladder.stem }
}

function flips(ladder: Ladder, { lowered, denied, measured, core }: Turned): boolean {
  switch (ladder.kind) {
    case 'relative':
      return lowered !== denied
    case 'stem': {
      // The labels run towards their own upper end; a question put in the words of another lower end runs against it.
      const against = measured !== '' && directionOf(measured).sign === 1 && labelDirection(measured) === -1 && !lowered
      return denied !== against
    }
    case 'full':
      return false
    case 'poles': {
      const words = ladder.stem.split(' ').filter((word) => word.length > 3)
      const low = ladder.low.split(' ').filter((word) => word.length > 3)
      const hits = (list: readonly string[]) => list.filter((word) => core.includes(word.slice(0, 5))).length
      return hits(low) > hits(words)
    }
  }
}

function rounded(value: number): number {
  const short = Math.round(value * 1000) / 1000
  return short === 0 ? 0 : short
}

/** Whether a higher number on a numbered scale means less of what the positive wording asks. */
function isDescending(labels: readonly [string | null, string | null], turned: Turned): boolean {
  const [low, high] = labels
  if (low !== null && high !== null) {
    const { options } = orientOptions([low, high], turned)
    const [first, last] = [options[0]!.at, options[1]!.at]
    if (first !== null && last !== null && first !== last) return first > last
  }
  // "1 being the best": what one end is called says which way it runs.
  if ((low === null) !== (high === null)) {
    const falls = (low ?? high)!
      .toLowerCase()
      .split(' ')
      .some((word) => labelDirection(word) === -1)
    return (low === null) === falls
  }
  return turned.lowered !== turned.denied
}

/** The scale with its labels by point. */
export function scaleOf(min: number, max: number, given: readonly string[], turned: Turned, nps: boolean): Scale {
  const [from, to] = min <= max ? [min, max] : [max, min]
  const step = to - from <= 100 ? 1 : (to - from) / 100
  const points = Math.min(101, Math.floor((to - from) / step) + 1)
  const labels: (string | null)[] = Array.from({ length: points }, () => null)
  if (given.length === points)
    given.forEach((text, at) => {
      // A point that was left blank has no label.
      labels[at] = text.trim() === '' ? null : text
    })
  else if (given.length >= 2) {
    labels[0] = given[0]! || null
    labels[points - 1] = given[given.length - 1]! || null
    if (given.length === 3 && points % 2 === 1) labels[(points - 1) / 2] = given[1]!
  }
  return {
    min: from,
    max: to,
    step,
    labels,
    descending: isDescending([labels[0] ?? null, labels[points - 1] ?? null], turned),
    nps,
  }
}
