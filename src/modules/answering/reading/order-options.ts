import { type LadderKind, monotone, type Rung, readLadder } from './ladder-readings.ts'

/** Options as steps from low to high. */
export interface Ladder {
  kind: LadderKind
  /** By option, -1 to 1 as the labels themselves have it; null for those that stand beside the ladder. */
  at: readonly (number | null)[]
  /** The stem that the labels share ("likely"), or the words of the upper pole; '' for none. */
  stem: string
  /** The words of the lower pole; '' where there are no poles. */
  low: string
}

/** The options as steps of one ladder; null where they are things to choose between. */
export function orderOptions(options: readonly Rung[]): Ladder | null {
  const beside = options.map(standsBeside)
  const rungs = options.filter((_, at) => !beside[at])
  if (rungs.length < 2 || new Set(rungs.map(({ key }) => key)).size < 2) return null
  const read = readLadder(rungs)
  if (read === null) return loosened(options, beside)
  const spread = evenly(read.raw, read.centred)
  let next = 0
  return {
    kind: read.kind,
    stem: read.stem,
    low: read.low ?? '',
    at: beside.map((aside) => (aside ? null : spread[next++]!)),
  }
}

/** A ladder of three and more whose first or last option is something else: "No pet", "Until it breaks". */
function loosened(options: readonly Rung[], beside: readonly boolean[]): Ladder | null {
  const places = options.map((_, at) => at).filter((at) => !beside[at])
  if (places.length < 4 && !(places.length === 3 && options.some(({ role }) => role === 'yes'))) return null
  for (const odd of [places[0]!, places[places.length - 1]!]) {
    const kept = places.filter((at) => at !== odd)
    const read = readLadder(kept.map((at) => options[at]!))
    if (read === null || !monotone(read.raw)) continue
    const rising = read.raw[read.raw.length - 1]! > read.raw[0]!
    // What goes on in the ladder's own direction is its end ("every class"); what names another matter stands beside it.
    const key = options[odd]!.key
    const first = odd === places[0]!
    const bottom = first === rising
    const joins = bottom
      ? /\b(?:never|nothing|free|any|would not|wouldn't|cheaper|for less)\b/.test(key) && !/\bno such\b/.test(key)
      : /\b(?:every|always|all|until|as long as|more|any|most)\b/.test(key)
    const raw = joins
      ? first
        ? [edge(read.raw, bottom), ...read.raw]
        : [...read.raw, edge(read.raw, bottom)]
      : read.raw
    const spread = evenly(raw, read.centred && !joins)
    let next = 0
    return {
      kind: read.kind,
      stem: read.stem,
      low: read.low ?? '',
      at: options.map((_, at) => (beside[at] || (at === odd && !joins) ? null : spread[next++]!)),
    }
  }
  return null
}

function edge(raw: readonly number[], bottom: boolean): number {
  return bottom ? Math.min(...raw) - 1 : Math.max(...raw) + 1
}

function standsBeside({ role, key }: Rung): boolean {
  if (role === 'dont_know' || role === 'other' || role === 'all') return true
  // "None" is a rung of a number ladder; "I don't have a car" stands beside how satisfied one is with it.
  if (role === 'none') return !/^(?:none|nothing|no one|nobody|never)(?! of )\b/.test(key)
  return false
}

/** Rungs at even steps from -1 to 1; where there is a middle, evenly on either side of it. */
function evenly(raw: readonly number[], centred: boolean): number[] {
  const steps = [...new Set(raw)].sort((a, b) => a - b)
  const below = steps.filter((step) => step < 0)
  const above = steps.filter((step) => step > 0)
  if (centred && steps.includes(0) && below.length > 0 && above.length > 0) {
    return raw.map((value) =>
      value === 0
        ? 0
        : value < 0
          ? (below.indexOf(value) - below.length) / below.length
          : (above.indexOf(value) + 1) / above.length,
    )
  }
  return raw.map((value) => (2 * steps.indexOf(value)) / Math.max(1, steps.length - 1) - 1)
}
