import { type Compare, compareOf } from './asked.ts'
import {
  type Comparisons,
  comparisonWords,
  type FactWords,
  factWords,
  fillerWords,
  type Mark,
  momentWords,
  type Wider,
  widerWords,
} from './fact-words.ts'
import { type Mentions, mentionsOf } from './mentions.ts'
import { type Filling, PhraseBook } from './phrases.ts'

export interface Fact extends Omit<FactWords, 'field' | 'needs' | 'not'>, Mentions {
  name: string
  field: string
  /** Every group needs one of its names to occur. */
  groups: readonly (readonly string[])[]
  marks: PhraseBook<Mark>
  compares: PhraseBook<Compare['op']>
  /** What numbers in the question are but for comparisons. */
  numbered: PhraseBook<(filling: Filling) => Mark>
  /** By name in `groups`. */
  occurring: ReadonlyMap<string, PhraseBook<true>>
  /** Whether a name stands for a part of the value that the dictionary gives for it. */
  isNarrower: (name: string) => boolean
}

interface Vocabulary {
  facts: readonly Fact[]
  byName: ReadonlyMap<string, Fact>
  fillers: PhraseBook<Mark>
}

let opened: Vocabulary | undefined

/** Read when the first question comes. */
export function vocabulary(): Vocabulary {
  opened ??= open()
  return opened
}

export const factNamed = (name: string): Fact => vocabulary().byName.get(name)!

function open(): Vocabulary {
  const { words, negations, every } = fillerWords()
  const fillers = new PhraseBook<Mark>()
  for (const pattern of negations) fillers.add(pattern, { kind: 'negation' })
  for (const pattern of every) fillers.add(pattern, { kind: 'every' })
  for (const pattern of words) fillers.add(pattern, { kind: 'filler' })
  const shared = { comparisons: comparisonWords(), wider: widerWords(), fillers, moments: momentMarks() }
  const facts = Object.entries(factWords()).map(([name, own]) => factOf(name, own, shared))
  return { facts, byName: new Map(facts.map((fact) => [fact.name, fact])), fillers }
}

interface Shared {
  comparisons: Comparisons
  wider: Wider
  fillers: PhraseBook<Mark>
  moments: readonly (readonly [pattern: string, mark: (filling: Filling) => Mark])[]
}

function momentMarks(): Shared['moments'] {
  const { events, year, ago, ahead } = momentWords()
  const happened = Object.entries(events).flatMap(([when, patterns]) =>
    patterns.map((pattern) => [pattern, (): Mark => momentMark({ year: Number(when) })] as const),
  )
  return [
    ...happened,
    ...year.map((pattern) => [pattern, ([number]: Filling) => momentMark({ year: number! })] as const),
    ...ago.map((pattern) => [pattern, ([number]: Filling) => momentMark({ ahead: -number! })] as const),
    ...ahead.map((pattern) => [pattern, ([number]: Filling) => momentMark({ ahead: number! })] as const),
  ]
}

const momentMark = (moment: Extract<Mark, { kind: 'moment' }>['moment']): Mark => ({ kind: 'moment', moment })

const bookOf = (patterns: readonly string[]): PhraseBook<true> =>
  patterns.reduce((book, pattern) => book.add(pattern, true), new PhraseBook<true>())

function factOf(name: string, words: FactWords, { comparisons, wider, fillers, moments }: Shared): Fact {
  const marks = marksOf(name, words, wider)
  const compares = new PhraseBook<Compare['op']>()
  for (const [op, patterns] of Object.entries(comparisons[words.compare ?? ''] ?? {}))
    for (const pattern of patterns) compares.add(pattern, op as Compare['op'])
  const numbered = new PhraseBook<(filling: Filling) => Mark>()
  for (const pattern of words.given ?? []) numbered.add(pattern, ([given]) => ({ kind: 'given', given: given! }))
  if (words.moments !== undefined) for (const [pattern, mark] of moments) numbered.add(pattern, mark)
  const narrower = new Set(wider.narrower.split('|'))
  return {
    ...words,
    name,
    field: words.field ?? name,
    groups: (words.needs ?? []).map((group) => group.split('|')),
    marks,
    compares,
    numbered,
    occurring: new Map(
      Object.entries({
        cues: words.cues ?? [],
        asks: words.asks ?? [],
        places: words.places ?? [],
        means: Object.values(words.means ?? {}).flat(),
      }).map(([group, patterns]) => [group, bookOf(patterns)]),
    ),
    ...mentionsOf(words, wider, fillers, marks),
    isNarrower: (said) => name === 'conditions' && narrower.has(said),
  }
}

/** Of phrases of one length the first counts. */
function marksOf(name: string, words: FactWords, wider: Wider): PhraseBook<Mark> {
  const marks = new PhraseBook<Mark>()
  const add = (patterns: readonly string[] | undefined, mark: Mark): void => {
    for (const pattern of patterns ?? []) marks.add(pattern, mark)
  }
  for (const [key, patterns] of Object.entries(words.values ?? {})) {
    const [values, only = null] = key.split('@')
    add(patterns, { kind: 'value', values: values!.split(' '), only: only as 'male' | null })
  }
  if (name === 'conditions')
    for (const [pattern, values] of Object.entries(wider.conditions))
      add([pattern], { kind: 'value', values: values.split(' '), only: null })
  for (const [text, patterns] of Object.entries(words.means ?? {}))
    add(patterns, { kind: 'compare', compare: compareOf(text), whole: true })
  for (const [unit, patterns] of Object.entries(words.units ?? {})) {
    const [unitName, factor] = unit.split(' ')
    add(patterns, { kind: 'unit', unit: { name: unitName!, factor: Number(factor) } })
  }
  for (const [which, patterns] of Object.entries(words.which ?? {}))
    add(patterns, { kind: 'which', which: which as 'youngest' })
  for (const [only, patterns] of Object.entries(words.sexed ?? {}))
    add(patterns, { kind: 'sexed', only: only as 'male' })
  add(words.cues, { kind: 'cue' })
  for (const patterns of [words.asks, words.places, words.also]) add(patterns, { kind: 'also' })
  return marks
}
