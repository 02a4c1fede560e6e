import { type FieldName, knownValues, resolveOccupation } from '../../filters/index.ts'
import { readFigures } from '../../population/index.ts'
import { type Compare, compareOf } from './asked.ts'
import { PhraseBook } from './phrases.ts'
import { wordsOf } from './words.ts'

/** What a phrase contributes to a question. */
export type Mark =
  | { kind: 'cue' | 'also' | 'filler' | 'negation' }
  | { kind: 'value'; values: readonly string[] }
  /** `whole`: a word that says what is compared, too ("toddlers"). */
  | { kind: 'compare'; compare: Compare; whole: boolean }
  | { kind: 'which'; which: 'youngest' | 'oldest' }
  | { kind: 'sexed'; only: 'male' | 'female' }

/** How data/language/record/facts.json describes the words for a fact. */
interface FactWords {
  field: string | null
  kind: 'number' | 'numbers' | 'value' | 'list' | 'text'
  cues?: string[]
  asks?: string[]
  places?: string[]
  also?: string[]
  which?: Record<string, string[]>
  sexed?: Record<string, string[]>
  means?: Record<string, string[]>
  values?: Record<string, string[]>
  lexicon?: string
  framed?: 'place' | 'work' | 'job'
  compare?: string
  exclusive?: boolean
  /** An answer option that names several of its values stands for all of them. */
  joined?: boolean
  /** The comparison stands behind what is compared: "children under 5", not "more than 5 children". */
  after?: boolean
  /** Words of the dictionary that are too common to be names in a question: they count in answer options alone. */
  named?: 'options'
  /** A comparison is enough to know what is meant: "Are you over 50?" */
  bare?: boolean
  polar?: string
  /** The comparison says when: what is asked for is how it was then. */
  then?: boolean
  /** Where no answer has somebody's own word, this one comes next. */
  nearest?: Record<string, string>
  needs?: string[]
  not?: string
}

export interface Fact extends Omit<FactWords, 'field' | 'needs' | 'not'> {
  name: string
  field: string
  /** Every group needs one of its names to occur. */
  groups: readonly (readonly string[])[]
  marks: PhraseBook<Mark>
  compares: PhraseBook<Compare['op']>
  /** By name in `groups`. */
  occurring: ReadonlyMap<string, PhraseBook<true>>
  /** What the words of the question mean; null where they name no value of the fact. */
  mentioned: (words: readonly string[], start: number, length: number) => readonly string[] | null
  /** The values that an answer option stands for. */
  valuesOf: (option: string) => readonly string[]
  /** Whether a name stands for a part of the value that the dictionary gives for it. */
  isNarrower: (name: string) => boolean
}

interface Fillers {
  words: string[]
  negations: string
}

interface Wider {
  conditions: Record<string, string>
  narrower: string
  frames: Record<'place' | 'work' | 'job', string[]>
}

const load = <Figures>(name: string): Figures => readFigures<Figures>(`language/record/${name}.json`)

interface Vocabulary {
  facts: readonly Fact[]
  fillers: PhraseBook<Mark>
}

let opened: Vocabulary | undefined

/** Read when the first question comes. */
export function vocabulary(): Vocabulary {
  opened ??= open()
  return opened
}

function open(): Vocabulary {
  const { words, negations } = load<Fillers>('fillers')
  const fillers = new PhraseBook<Mark>().add(negations, { kind: 'negation' })
  for (const pattern of words) fillers.add(pattern, { kind: 'filler' })
  const comparisons = load<Record<string, Record<Compare['op'], string[]>>>('comparisons')
  const wider = load<Wider>('wider')
  const facts = Object.entries(load<Record<string, FactWords>>('facts')).map(([name, words]) =>
    factOf(name, words, comparisons, wider, fillers),
  )
  return { facts, fillers }
}

const bookOf = <Meaning>(patterns: readonly string[], meaning: Meaning): PhraseBook<Meaning> =>
  patterns.reduce((book, pattern) => book.add(pattern, meaning), new PhraseBook<Meaning>())

function factOf(
  name: string,
  words: FactWords,
  comparisons: Record<string, Record<Compare['op'], string[]>>,
  wider: Wider,
  fillers: PhraseBook<Mark>,
): Fact {
  const marks = new PhraseBook<Mark>()
  const add = (patterns: readonly string[] | undefined, mark: Mark): void => {
    for (const pattern of patterns ?? []) marks.add(pattern, mark)
  }
  // Of phrases of one length the first counts.
  for (const [values, patterns] of Object.entries(words.values ?? {}))
    add(patterns, { kind: 'value', values: values.split(' ') })
  if (name === 'conditions')
    for (const [pattern, values] of Object.entries(wider.conditions))
      add([pattern], { kind: 'value', values: values.split(' ') })
  for (const [text, patterns] of Object.entries(words.means ?? {}))
    add(patterns, { kind: 'compare', compare: compareOf(text), whole: true })
  for (const [which, patterns] of Object.entries(words.which ?? {}))
    add(patterns, { kind: 'which', which: which as 'youngest' })
  for (const [only, patterns] of Object.entries(words.sexed ?? {}))
    add(patterns, { kind: 'sexed', only: only as 'male' })
  add(words.cues, { kind: 'cue' })
  for (const patterns of [words.asks, words.places, words.also]) add(patterns, { kind: 'also' })
  const compares = new PhraseBook<Compare['op']>()
  for (const [op, patterns] of Object.entries(comparisons[words.compare ?? ''] ?? {}))
    for (const pattern of patterns) compares.add(pattern, op as Compare['op'])
  const narrower = new Set(wider.narrower.split('|'))
  const { mentioned, valuesOf } = mentionsOf(words, wider, fillers, marks)
  return {
    ...words,
    name,
    field: words.field ?? name,
    groups: (words.needs ?? []).map((group) => group.split('|')),
    marks,
    compares,
    occurring: new Map(
      Object.entries({
        cues: words.cues ?? [],
        asks: words.asks ?? [],
        places: words.places ?? [],
        means: Object.values(words.means ?? {}).flat(),
      }).map(([group, patterns]) => [group, bookOf(patterns, true as const)]),
    ),
    mentioned,
    valuesOf,
    isNarrower: (said) => name === 'conditions' && narrower.has(said),
  }
}

/** Longer names have seldom more words. */
const LONGEST = 6

function mentionsOf(
  words: FactWords,
  wider: Wider,
  fillers: PhraseBook<Mark>,
  marks: PhraseBook<Mark>,
): Pick<Fact, 'mentioned' | 'valuesOf'> {
  const frames = words.framed === undefined ? null : bookOf(wider.frames[words.framed], true as const)
  const not = new Set((words.not ?? '').split('|'))
  const look = (phrase: string): readonly string[] => {
    if (words.lexicon === undefined || not.has(phrase.toLowerCase())) return []
    return words.lexicon === 'occupation' ? socsOf(phrase) : knownValues(words.lexicon as FieldName, phrase)
  }
  return {
    mentioned: (all, start, length) => {
      if (words.lexicon === undefined || words.named === 'options' || length > LONGEST) return null
      const named = all.slice(start, start + length)
      // Short words and those of every question are names of states and the like by accident.
      if (fillers.has(named[0]!) || fillers.has(named.at(-1)!) || (length === 1 && named[0]!.length < 3)) return null
      if (frames !== null && !frames.endsBefore(all, start)) return null
      const values = look(named.join(' '))
      return values.length === 0 ? null : values
    },
    valuesOf: (option) => {
      const own = wordsOf(option)
      const found = own.length === 0 ? null : marks.at(own, 0)
      const whole = found !== null && found.length === own.length ? found.meaning : null
      return [...new Set([...look(option), ...(whole?.kind === 'value' ? whole.values : [])])]
    },
  }
}

/** Only what a title or a trade plainly means: a guess would give people jobs that they do not have. */
function socsOf(phrase: string): readonly string[] {
  const { via, occupations, labour_status } = resolveOccupation(phrase)
  return via === 'none' || via === 'close' || labour_status !== undefined ? [] : occupations
}
