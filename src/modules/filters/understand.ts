import { occupationList } from '../population/index.ts'
import { type FieldName, fields } from './fields.ts'
import type { Filter } from './filter.ts'
import { depthOf, echoOf, type FilterEcho, normalForm, type Understood } from './normal-form.ts'
import { FilterProblems } from './problems.ts'
import { type Asked, bounds, readFilters, tooDeepMessage } from './read-filters.ts'
import { resolveOccupation } from './resolve-occupation.ts'
import { closedFields, resolveValue } from './resolve-value.ts'

/** What a field can have in this population: its values, as `labels` of the search index has them. */
export interface Vocabulary {
  labels(field: FieldName): readonly string[]
}

const MOST_UNKNOWN = 25

export interface FilterWarning {
  field: string
  value: string
  message: string
  suggestions: string[]
}

export interface UnderstoodFilter {
  filter: Filter
  understood: Understood & { kind: 'group' }
  /** As the service understood it; sent again, it means the same. */
  echo: FilterEcho
  warnings: FilterWarning[]
}

/** Understands what a caller asks for, in words of theirs; throws "Invalid filters" with everything that is wrong. */
export function understandFilters(
  input: unknown,
  vocabulary: Vocabulary,
  strict: boolean,
  problems = new FilterProblems(),
): UnderstoodFilter {
  const asked = readFilters(input, problems)
  const warnings: FilterWarning[] = []
  const country = countryAsked(asked)
  let unknown = 0
  const understood = normalForm(understand(asked))
  // A word can stand for a group, so that what comes back may be deeper than what was sent; it must not be too deep for us.
  if (depthOf(understood) > bounds.depth) problems.add('filters', tooDeepMessage)
  problems.throwIfAny(strict)
  return { filter: filterOf(understood, vocabulary), understood, echo: echoOf(understood), warnings }

  function understand(node: Asked): Understood {
    if (node.kind === 'group') return { ...node, parts: node.parts.map(understand) }
    if (node.kind !== 'words') return node
    const { field, mode, words } = node
    if (mode === 'none') {
      return { kind: 'group', match: 'all', parts: words.map((word) => excluding(valuesOf(field, word, true, true))) }
    }
    if (mode === 'any') {
      const parts = words.map((word) => valuesOf(field, word, true))
      const own = parts.flatMap((part) => (part.kind === 'values' && part.field === field ? part.values : []))
      const others = parts.filter((part) => !(part.kind === 'values' && part.field === field))
      const values: Understood = { kind: 'values', field, mode: 'any', values: own }
      if (others.length === 0) return values
      return { kind: 'group', match: 'any', parts: own.length === 0 ? others : [values, ...others] }
    }
    const parts = words.map((word) => valuesOf(field, word, false))
    const single = parts.every((part) => part.kind === 'values' && part.values.length === 1)
    if (single) {
      return {
        kind: 'values',
        field,
        mode: 'all',
        values: parts.flatMap((part) => (part.kind === 'values' ? part.values : [])),
      }
    }
    // A word that stands for several values ("antidepressant") asks for any of them, beside every other word.
    return { kind: 'group', match: 'all', parts }
  }

  /** Looking for what may have been meant takes its time: a caller with so many unknown values has to look first. */
  function givenUp(field: FieldName): boolean {
    if (unknown < MOST_UNKNOWN) return false
    problems.add(field, `has too many values that nobody has; GET /v1/filters lists those that there are`)
    return true
  }

  /** `expand`: synonyms of occupations count; "all" of them is meant to the letter. `excluded`: the word is not wanted. */
  function valuesOf(field: FieldName, word: string, expand: boolean, excluded = false): Understood {
    if (givenUp(field)) return { kind: 'values', field, mode: 'any', values: [] }
    if (field === 'occupation') return occupationOf(word, expand, excluded)
    if (field === 'title_variant') return literal(field, word, excluded)
    if (fields[field].kind === 'boolean') return { kind: 'values', field, mode: 'any', values: [word] }
    const resolved = resolveValue(field, word, country)
    if (resolved.values.length > 0) {
      const named: Understood = { kind: 'values', field, mode: 'any', values: resolved.values }
      if (!('within' in resolved) || resolved.within === undefined) return named
      // "Portland, OR": the city, and the state it is in.
      return { kind: 'group', match: 'all', parts: [named, { kind: 'values', mode: 'any', ...resolved.within }] }
    }
    const suggestions = 'suggestions' in resolved ? resolved.suggestions : []
    if (!closedFields.has(field)) {
      warn(field, word, suggestions, excluded)
      return { kind: 'values', field, mode: 'any', values: [word] }
    }
    unknown++
    problems.addUnsupported(field, word, suggestions)
    return { kind: 'values', field, mode: 'any', values: [] }
  }

  function occupationOf(word: string, expand: boolean, excluded: boolean): Understood {
    // To the letter it is the label alone ("Engineer", as the counts list it); in other words it may be a family.
    if (!expand || codesLike(vocabulary.labels('occupation'), word).some((code) => isLabel(code, word))) {
      return literal('occupation', word, excluded)
    }
    const { occupations, labour_status, labour_detail, suggestions } = resolveOccupation(word)
    const parts: Understood[] = []
    const put = (field: FieldName, values: string[]): void => {
      if (values.length > 0) parts.push({ kind: 'values', field, mode: 'any', values })
    }
    // "Freelance copywriter" is both, an occupation and a way of working; "stay at home mom" is no occupation.
    put(
      'occupation',
      occupations.flatMap((soc) => labelsBySoc().get(soc) ?? []),
    )
    if (labour_detail !== undefined) put('labour_detail', [labour_detail])
    else if (labour_status !== undefined) put('labour_status', [labour_status])
    if (parts.length === 1) return parts[0]!
    if (parts.length > 1) return { kind: 'group', match: 'all', parts }
    warn('occupation', word, suggestions, excluded)
    return { kind: 'values', field: 'occupation', mode: 'any', values: [word] }
  }

  function isLabel(code: number, word: string): boolean {
    return vocabulary.labels('occupation')[code] === word
  }

  function literal(field: FieldName, word: string, excluded: boolean): Understood {
    const known = labelLike(vocabulary.labels(field), word)
    if (known === undefined) {
      const near = field === 'title_variant' ? resolveValue(field, word) : undefined
      warn(field, word, near !== undefined && 'suggestions' in near ? near.suggestions : [], excluded)
    }
    return { kind: 'values', field, mode: 'any', values: [known ?? word] }
  }

  function warn(field: FieldName, value: string, suggestions: readonly string[], excluded: boolean): void {
    unknown++
    const hint = suggestions.length === 0 ? '' : ` Did you mean ${suggestions.join(' or ')}?`
    const effect = excluded ? ', so that it excludes nobody' : ''
    const message = `Nobody has the ${field.replaceAll('_', ' ')} "${value}"${effect}.${hint}`
    warnings.push({ field, value, message, suggestions: [...suggestions] })
  }
}

/**
 * The opposite of what a word stands for. A word may stand for two conditions at once ("Portland, OR"): then it is enough
 * that one of them does not hold, which is exact because both are known of everybody.
 */
function excluding(node: Understood): Understood {
  if (node.kind === 'group') {
    return { kind: 'group', match: node.match === 'all' ? 'any' : 'all', parts: node.parts.map(excluding) }
  }
  return node.kind === 'values' ? { ...node, mode: 'none' } : node
}

let labels: Map<string, string> | undefined
const labelsBySoc = (): Map<string, string> => {
  labels ??= new Map(occupationList().map(({ soc, label }) => [soc, label]))
  return labels
}

/** The one country that is asked for, if it is one: it settles which state "WA" is. */
function countryAsked(node: Asked): string | undefined {
  if (node.kind === 'group') {
    if (node.match === 'any' && node.parts.length > 1) return undefined
    return node.parts.map(countryAsked).find((code) => code !== undefined)
  }
  if (node.kind !== 'words' || node.field !== 'country') return undefined
  if (node.mode === 'none' || node.words.length !== 1) return undefined
  return resolveValue('country', node.words[0]!).values[0]
}

/** By lower-case label: the codes that have it (several regions of the world have the same name). */
const codesByLabel = new WeakMap<readonly string[], Map<string, number[]>>()

function codesLike(labels: readonly string[], word: string): readonly number[] {
  let codes = codesByLabel.get(labels)
  if (codes === undefined) {
    codes = new Map()
    for (const [code, label] of labels.entries()) {
      const key = label.toLowerCase()
      codes.set(key, [...(codes.get(key) ?? []), code])
    }
    codesByLabel.set(labels, codes)
  }
  return codes.get(word.toLowerCase()) ?? []
}

/** The label as it is written, whatever the case it was asked for in. */
const labelLike = (labels: readonly string[], word: string): string | undefined =>
  labels[codesLike(labels, word)[0] ?? -1]

/** As it is carried out. */
export function filterOf(node: Understood, vocabulary: Vocabulary): Filter {
  if (node.kind === 'group') return { kind: node.match, parts: node.parts.map((part) => filterOf(part, vocabulary)) }
  if (node.kind !== 'values') return node
  const labels = vocabulary.labels(node.field)
  const codesOf = (value: string): readonly number[] => codesLike(labels, value)
  if (node.mode !== 'all') {
    return { kind: 'values', field: node.field, mode: node.mode, codes: node.values.flatMap(codesOf) }
  }
  const parts = node.values.map(
    (value): Filter => ({ kind: 'values', field: node.field, mode: 'any', codes: codesOf(value) }),
  )
  return { kind: 'all', parts }
}
