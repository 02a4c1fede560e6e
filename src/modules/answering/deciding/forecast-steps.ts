import type { AskKind, Option, Reading } from '../reading/reading.ts'

/** A ladder as asked: its steps from LOW to HIGH of what `Reading.canonical` asks. */
export interface Steps {
  /** Where each step stands between -1 and 1, ascending. */
  at: readonly number[]
  /** The words of each step, folded; empty on a numbered point without a label. */
  keys: readonly string[]
  /** Which options of the reading stand on each step: one, or several with the same words. Empty for numbered points. */
  options: readonly (readonly number[])[]
  /** Options that stand beside the ladder ("don't know", "I have none"). */
  aside: readonly number[]
}

/** More points than this are a number, not a ladder. */
const MOST_STEPS = 201

/** The words that the five stances are compared by: how often, where that is asked, otherwise how much one is for it. */
export function stanceKeys(ask: AskKind): readonly string[] {
  return ask === 'frequency' || ask === 'amount'
    ? ['never', 'a few times a year', 'monthly', 'weekly', 'daily']
    : ['strongly disagree', 'disagree', 'neither', 'agree', 'strongly agree']
}

/** The five stances that an open question is decided on. */
const stances: Steps = {
  at: [-1, -0.5, 0, 0.5, 1],
  keys: ['', '', '', '', ''],
  options: [[], [], [], [], []],
  aside: [],
}

/** The ladder that a reading asks people to place themselves on; null if it asks for something else. */
export function stepsOf(reading: Reading): Steps | null {
  const { type, options, scale } = reading
  if (type === 'open') return stances
  if (type === 'numeric') return null
  if (options.length > 0)
    return type === 'scale' || type === 'single_choice' ? stepsOfOptions(options, reading.ordered) : null
  // Nothing to choose from: all that is left to forecast is for or against.
  return scale === null ? stances : stepsOfScale(scale)
}

/** Ordered options, by where they stand; options on the same place share a step. */
export function stepsOfOptions(options: readonly Option[], ordered: boolean): Steps | null {
  const standing = options.flatMap(({ at }) => (at === null || !Number.isFinite(at) ? [] : [at]))
  const places = [...new Set(standing)].sort((a, b) => a - b)
  const beside = options.some(({ at, role }) => at === null && role === 'answer')
  // "Yes" and "No" are a ladder even where nobody said so; a set with answers off the ladder is not one.
  if (places.length < 2 || (!ordered && beside)) return null
  const members = places.map((place) => options.flatMap(({ at }, index) => (at === place ? [index] : [])))
  return {
    at: places,
    keys: members.map(([first]) => options[first!]!.key),
    options: members,
    aside: options.flatMap(({ at }, index) => (at === null ? [index] : [])),
  }
}

function stepsOfScale(scale: NonNullable<Reading['scale']>): Steps | null {
  const step = Math.abs(scale.step) > 0 ? Math.abs(scale.step) : 1
  const count = Math.floor(Math.abs(scale.max - scale.min) / step + 1e-9) + 1
  if (!(count >= 2 && count <= MOST_STEPS)) return null
  const labels = Array.from({ length: count }, (_, point) => (scale.labels[point] ?? '').toLowerCase())
  if (scale.descending) labels.reverse()
  return {
    at: labels.map((_, point) => (2 * point) / (count - 1) - 1),
    keys: labels,
    options: labels.map(() => []),
    aside: [],
  }
}
