import { questionKinds } from '../../knowledge/index.ts'
import type { Sense } from '../reader/reader.ts'

/** What a question asks, read off its wording and format alone: no knowledge of the world, and no agent, is in it. */

export const questionTypes = ['open', 'single_choice', 'multiple_choice', 'scale', 'numeric', 'ranking'] as const
export type QuestionType = (typeof questionTypes)[number]

export const answerLengths = ['short', 'medium', 'detailed'] as const
export type AnswerLength = (typeof answerLengths)[number]

/** What a caller may say about the form of the answer; left out, it is read off the wording. */
export interface Format {
  type?: QuestionType | undefined
  options?: readonly string[] | undefined
  scale?: { min: number; max: number; labels?: readonly string[] | undefined } | undefined
  length?: AnswerLength | undefined
}

/**
 * What the question is after. Beside the kinds of the knowledge base there are those that occur in open
 * questions: `reason` (why …?), `condition` (what would make you …?), `comparison` (A or B, and how they differ),
 * `recommend` (0-10 and the like), `experience` (tell me about the last time), `opinion` (what do you think of …?),
 * `improve` (what would you change?), `amount` (how many, how long), `association` (what comes to mind?), `advice`.
 */
export const askKinds = [
  ...questionKinds,
  'reason',
  'condition',
  'comparison',
  'recommend',
  'experience',
  'opinion',
  'improve',
  'amount',
  'association',
  'advice',
] as const
export type AskKind = (typeof askKinds)[number]

export interface Option {
  /** As the caller wrote it. */
  text: string
  /** Folded for comparing: lower case, no punctuation, no leading "A)" or "1.". */
  key: string
  role: 'answer' | 'yes' | 'no' | 'neutral' | 'other' | 'none' | 'all' | 'dont_know'
  /**
   * On an ordered set: where it stands between the low end (-1) and the high end (1) of what `Reading.canonical` asks.
   * In "How unlikely are you to switch?" (canonical: how likely), "Very unlikely" is -1.
   */
  at: number | null
}

/** A ladder of points from min to max, `min` low. Labels as given, by point; null for a point without one. */
export interface Scale {
  min: number
  max: number
  step: number
  labels: readonly (string | null)[]
  /** A higher number means LESS of what `Reading.canonical` asks ("1 = very satisfied, 5 = very dissatisfied"). */
  descending: boolean
  /** "0 to 10, how likely to recommend". */
  nps: boolean
}

/** A number that is asked for. */
export interface NumberAsked {
  unit:
    | 'money'
    | 'count'
    | 'percent'
    | 'minutes'
    | 'hours'
    | 'days'
    | 'weeks'
    | 'months'
    | 'years'
    | 'age'
    | 'miles'
    | 'other'
  /** The word for the unit as in the question ("cups", "dollars", "hours"); null if none is named. */
  word: string | null
  currency: string | null
  /** "a week", "per month": the period the number is for. */
  per: Period | null
  min: number | null
  max: number | null
  whole: boolean
}

export type Period = 'day' | 'week' | 'month' | 'quarter' | 'year' | 'visit' | 'unit'

export interface Price {
  amount: number
  currency: string
  per: Period | null
  /** As written ("$7", "9.99 a month"). */
  text: string
}

export interface TimeFrame {
  /** As written ("in the past 12 months"). */
  text: string
  direction: 'past' | 'present' | 'future'
  days: number | null
}

/** What the question is about, as phrases that fit into a sentence. */
export interface Subject {
  /** Noun phrase with its article and qualifiers, in the speaker's view: "a toaster that connects to Wi-Fi", "my bank". */
  phrase: string
  /** The bare head, for looking up and for short mention: "toaster". */
  head: string
  /** Whether `phrase` takes a plural verb ("meal kits"). */
  plural: boolean
  /** Capitalised names that are no common word: a brand, a product. */
  names: readonly string[]
}

/**
 * What a yes or an agreement would affirm, said by the speaker, as a clause that starts in lower case unless with a
 * name or "I" and has no full stop. "Should the city ban cars?" is { yes: "the city should ban cars", no: "the city
 * shouldn't ban cars" }; "Have you ever tried kombucha?" is { yes: "I've tried kombucha", no: "I've never tried
 * kombucha" }. For other types the plain statement behind the question, where there is one ("How likely are you to
 * switch banks?": "I'd switch banks" / "I wouldn't switch banks"; "Why do you buy organic?": "I buy organic" / "I
 * don't buy organic").
 */
export interface Claim {
  yes: string
  no: string
  /** Whether the speaker is the subject ("I …"), or the world is. */
  about_self: boolean
}

/** A description that was pasted for the panel to react to. */
export interface Stimulus {
  text: string
  name: string | null
  /** Short phrases: what it offers. */
  features: readonly string[]
}

/** Why a question cannot simply be answered. */
export type Trouble =
  /** No meaning can be made out: nonsense, fragments, empty of content. */
  | 'unclear'
  /** Asks for harm to people, or how to do it. */
  | 'harm'
  /** Asks for private data: of a real person, or the speaker's own passwords, card and address. */
  | 'private'
  /** Asks the speaker to be something else, to reveal instructions, to ignore them, to answer in a given way. */
  | 'out_of_role'
  /** Not in English. */
  | 'language'

/** A yes/no question about a person, and what those answer who are asked the rest. */
export interface Screen {
  question: string
  wanted: boolean
}

/** For whom a question says that it is ("Dog owners: …", "If you rent, …"). */
export interface Audience {
  /** The question with the words that say so. */
  asked: string
  screens: readonly Screen[]
  /** The option that is there for the others ("I don't have a dog"), and its place among all options. */
  opt_out: { text: string; at: number } | null
}

export interface Reading {
  /** The question as asked, white space tidied. */
  text: string
  /**
   * What is compared with known questions and what chance is keyed by: the wording without prices, courtesies, scale
   * instructions, option lists and negation, so that the question at another price, or its opposite, reads the same.
   */
  canonical: string
  type: QuestionType
  /** Whether the type was given or read off the wording. */
  from: 'format' | 'wording'
  length: AnswerLength | null
  ask: AskKind
  /** In the caller's order. Empty for open, numeric and purely numbered scales. */
  options: readonly Option[]
  /** Whether the options are steps of one ladder. */
  ordered: boolean
  scale: Scale | null
  numeric: NumberAsked | null
  /** How many may or must be picked: { min: 1, max: 3 } for "pick up to three". */
  picks: { min: number; max: number } | null
  /** The wording asks the opposite of `canonical` ("How unlikely …", "Don't you dislike …", "oppose"). */
  reversed: boolean
  /**
   * A yes to the wording, or its upper end, speaks against what it is about ("Should it be banned?", "How worried are
   * you?"); null where only rules have read it, which cannot tell.
   */
  against: boolean | null
  /** What the reader expects where a number is asked for, in its unit; null or absent elsewhere. */
  amounts?: Sense['number'] | null
  subject: Subject | null
  /** The things to choose between or to rank, as phrases, where the question compares. */
  alternatives: readonly Subject[]
  claim: Claim | null
  /** "especially when travelling", "if it were free": a condition that the answer should mention or respect. */
  condition: string | null
  price: Price | null
  /** Further prices that occur, in order (old and new price, two plans). */
  other_prices: readonly Price[]
  time: TimeFrame | null
  stimulus: Stimulus | null
  /** What else is asked in the same breath, each read by itself. */
  also: readonly Reading[]
  trouble: Trouble | null
  /** The fact about the speaker that is asked for, as data/reader/labels.json names it; null where none is. */
  field: string | null
  /** It was asked in one breath with another question, and is about what that one asks. */
  refers?: boolean
  /** Of a question that says whom it is for: who that is. The reading is of what they are asked. */
  audience?: Audience
  /** How sure it is that it refers to what was said before ("Why did you say that?"), from 0 to 1. */
  follow_up: number
  /** Words that could not be made sense of, for an answer to ask about. */
  unknown_words: readonly string[]
}
