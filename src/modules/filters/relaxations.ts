import { listed } from './describe-lists.ts'
import { phraseOfRange, spanOf } from './describe-numbers.ts'
import { type Label, phraseOfValues } from './describe-phrases.ts'
import type { FieldName } from './fields.ts'
import { echoOf, type FilterEcho, normalForm, type Understood } from './normal-form.ts'
import { inUs, isInUs, nearValues, widened } from './relaxations-near.ts'
import type { FilterWarning } from './understand.ts'

/** A filter that asks for a little less, and how many it finds. */
export interface Relaxation {
  /** What is asked for differently, or no longer. */
  fields: string[]
  /** In words, with the count. */
  suggestion: string
  /** What to send instead. */
  filters: FilterEcho
  matched_count: number
}

interface Candidate {
  fields: string[]
  words: string
  understood: Understood & { kind: 'group' }
}

interface Short {
  understood: Understood & { kind: 'group' }
  warnings: readonly FilterWarning[]
  total: number
}

const MOST = 5
/** Each is a search of its own; a filter with more conditions than these can stand a rougher answer. */
const MOST_TRIED = 60
/** Conditions that are left out in pairs, where none of them alone stands in the way. */
const MOST_PAIRED = 8

/** What people do says more of who they are than where they live or how old they are: it is loosened last. */
const work: readonly string[] = ['occupation', 'occupation_major_group', 'title_variant'] satisfies FieldName[]

/**
 * Ways to loosen a filter that finds fewer than are wanted, each counted. Those that leave the occupation alone come first;
 * among them those that find enough, the one that lets in the fewest others at the top; then those that do not, the nearest
 * first.
 */
export function relaxationsOf(
  { understood, warnings, total }: Short,
  wanted: number,
  countOf: (understood: Understood) => number,
  label: Label,
): Relaxation[] {
  const counted = (candidates: Iterable<Candidate>): Relaxation[] => {
    const found = new Map<string, Relaxation>()
    let tried = 0
    for (const { fields, words, understood: looser } of candidates) {
      if (++tried > MOST_TRIED) break
      const filters = echoOf(looser)
      const key = JSON.stringify(filters)
      if (found.has(key)) continue
      const matched_count = countOf(looser)
      const suggestion = `${words.charAt(0).toUpperCase()}${words.slice(1)}: ${matched_count} match.`
      if (matched_count > total) found.set(key, { fields, suggestion, filters, matched_count })
    }
    return [...found.values()]
  }
  const alone = counted(loosened(understood, warnings, label))
  const found = alone.length > 0 ? alone : counted(inPairs(understood))
  return found.sort((a, b) => rank(a, wanted) - rank(b, wanted)).slice(0, MOST)
}

/** Lower is better. Counts stay far below the step between those that find enough and those that do not. */
const rank = ({ fields, matched_count }: Relaxation, wanted: number): number =>
  (fields.some((field) => work.includes(field)) ? 1e10 : 0) +
  (matched_count >= wanted ? matched_count : 1e9 - matched_count)

function* loosened(
  root: Understood & { kind: 'group' },
  warnings: readonly FilterWarning[],
  label: Label,
): Generator<Candidate> {
  for (const { fields, words, node } of looser(root, warnings, label)) {
    yield { fields, words, understood: normalForm(node) }
  }
}

interface Looser {
  fields: string[]
  words: string
  node: Understood
}

function* looser(node: Understood, warnings: readonly FilterWarning[], label: Label): Generator<Looser> {
  if (node.kind === 'range') {
    for (const wider of widened(node)) {
      const before = spanOf(node.field, node.min, node.max)
      const words = `${phraseOfRange(node.field, wider.min, wider.max, false)} instead of ${before}`
      yield { fields: [node.field], words, node: wider }
    }
  } else if (node.kind === 'values') {
    const before = phraseOfValues(node, label)
    for (const near of nearValues(node, warnings)) {
      yield { fields: [node.field], words: `${phraseOfValues(near, label)} instead of ${before}`, node: near }
    }
    if (isInUs(node)) yield { fields: [node.field], words: 'anywhere in the US', node: inUs }
  } else if (node.kind === 'group') {
    for (const [at, part] of node.parts.entries()) {
      for (const found of looser(part, warnings, label)) {
        yield { ...found, node: { ...node, parts: node.parts.with(at, found.node) } }
      }
      // To leave out one of several alternatives would ask for more, not less.
      if (node.match === 'all') yield without(node, [at])
    }
  }
}

/** Fields whose own names are no words. */
const calledFor: Readonly<Record<string, string>> = {
  is_parent: 'being a parent',
  num_children: 'children',
  annual_income_usd: 'income',
  household_income_usd: 'household income',
  health_drug_classes: 'medication',
  rx_medication_count: 'the number of medicines',
}

function without(group: Understood & { kind: 'group' }, places: readonly number[]): Looser {
  const fields = [...new Set(places.flatMap((at) => fieldsOf(group.parts[at]!)))]
  const names = listed(
    fields.map((field) => calledFor[field] ?? field.replaceAll('_', ' ')),
    'and',
  )
  const parts = group.parts.filter((_, at) => !places.includes(at))
  const left = places.map((at) => group.parts[at]!)
  // Whoever leaves out the state leaves the country, too, where nothing else names it.
  const abroad =
    left.every((part) => part.kind === 'values' && isInUs(part)) &&
    !parts.some((part) => fieldsOf(part).includes('country'))
  const words = abroad ? 'in any country' : `without the condition on ${names}`
  return { fields, words, node: { ...group, parts } }
}

function* inPairs(root: Understood & { kind: 'group' }): Generator<Candidate> {
  if (root.match === 'any') return
  const shown = Math.min(root.parts.length, MOST_PAIRED)
  for (let one = 0; one < shown; one++) {
    for (let other = one + 1; other < shown; other++) {
      const { fields, words, node } = without(root, [one, other])
      yield { fields, words, understood: normalForm(node) }
    }
  }
  const all = without(root, [...root.parts.keys()])
  yield { fields: all.fields, words: 'without any condition', understood: normalForm(all.node) }
}

function fieldsOf(node: Understood): string[] {
  return node.kind === 'group' ? node.parts.flatMap(fieldsOf) : [node.field]
}
