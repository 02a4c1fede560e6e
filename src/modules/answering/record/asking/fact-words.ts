import { readFigures } from '../../../population/index.ts'
import type { Compare, Moment, Unit } from './asked.ts'

/** What a phrase contributes to a question. */
export type Mark =
  | { kind: 'cue' | 'also' | 'filler' | 'negation' | 'every' }
  | { kind: 'value'; values: readonly string[]; only: 'male' | 'female' | null }
  /** `whole`: a word that says what is compared, too ("toddlers"). */
  | { kind: 'compare'; compare: Compare; whole: boolean }
  | { kind: 'which'; which: 'youngest' | 'oldest' }
  | { kind: 'sexed'; only: 'male' | 'female' }
  | { kind: 'moment'; moment: Moment }
  | { kind: 'given'; given: number }
  | { kind: 'unit'; unit: Unit }

/** How a file in data/language/record/facts describes the words for a fact. Patterns are those of `PhraseBook`. */
export interface FactWords {
  field: string | null
  kind: 'number' | 'numbers' | 'value' | 'list' | 'text'
  /** Name the fact. */
  cues?: string[]
  /** Ask for its value. */
  asks?: string[]
  /** Say where or among whom. */
  places?: string[]
  /** Occur beside it and change nothing. */
  also?: string[]
  which?: Record<string, string[]>
  sexed?: Record<string, string[]>
  /** By a comparison ("> 0"): what means it in one word. */
  means?: Record<string, string[]>
  /** By what the record may hold, several parted by spaces, and "@female" behind them where only a woman can say it of herself. */
  values?: Record<string, string[]>
  /** As `values`, but among answers alone: "Poorly" says how somebody sleeps where that is asked. */
  options?: Record<string, string[]>
  /** By a name and by how many of them make one of the record's own unit. */
  units?: Record<string, string[]>
  /** With a number in them, which the fact depends on. */
  given?: string[]
  lexicon?: string
  framed?: 'place' | 'work' | 'job'
  compare?: string
  exclusive?: boolean
  /** The comparison stands behind what is compared: "children under 5", not "more than 5 children". */
  after?: boolean
  /** Words of the dictionary that are too common to be names in a question: they count in answer options alone. */
  named?: 'options'
  /** A comparison is enough to know what is meant: "Are you over 50?" */
  bare?: boolean
  polar?: string
  /** It can be asked for at another time than now, or only so. */
  moments?: 'may' | 'must'
  /** Where no answer has somebody's own word, this one comes next. */
  nearest?: Record<string, string>
  /** Words that rise from bad to good. */
  steps?: string[]
  /** By a value: those who have one of these have it, too. */
  held_with?: Record<string, string>
  /** All answers must be among the values: there are others that the record does not know of. */
  every_option?: boolean
  /** Groups of which one has to occur: `cues`, `asks`, `places`, `means`, or a kind of mark. */
  needs?: string[]
  /** Words of the dictionary that do not count as names of a value. */
  not?: string
}

/** Of facts that explain a question equally well, the first counts. */
const FILES = ['age', 'family', 'who', 'places', 'work', 'money', 'beliefs', 'health', 'habits']

const load = <Figures>(name: string): Figures => readFigures<Figures>(`language/record/${name}.json`)

/** The words for every fact, by its name. */
export const factWords = (): Record<string, FactWords> =>
  Object.assign({}, ...FILES.map((name) => load<Record<string, FactWords>>(`facts/${name}`)))

/** By the kind of number: what compares it. */
export type Comparisons = Record<string, Record<Compare['op'], string[]>>
export const comparisonWords = (): Comparisons => load('comparisons')

interface Fillers {
  words: string[]
  negations: string[]
  every: string[]
  /** Words that make a question about something else, wherever they stand. */
  others: string
}
export const fillerWords = (): Fillers => load('fillers')

interface Moments {
  /** By year. */
  events: Record<string, string[]>
  year: string[]
  ago: string[]
  ahead: string[]
}
export const momentWords = (): Moments => load('moments')

/** Names that stand for several values, or for a part of one. */
export interface Wider {
  conditions: Record<string, string>
  narrower: string
  frames: Record<'place' | 'work' | 'job', string[]>
}
export const widerWords = (): Wider => load('wider')
