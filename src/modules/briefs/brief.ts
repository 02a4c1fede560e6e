/** What a brief in plain words lacks: whom to ask, what to learn, or a country whose people there are. */
export const missingInfo = ['audience', 'objective', 'country'] as const
export type Missing = (typeof missingInfo)[number]

export const refusalReasons = ['contradiction', 'nobody', 'minors', 'real_people', 'harmful'] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** A part of the sample that is to have a share of its own ("half men, half women"). */
export interface Quota {
  said: string
  /** In the filter language; holds beside the filters of the brief. */
  filters: Record<string, unknown>
  /** 0 to 1; the shares of a brief add up to 1. */
  share: number
}

/** What no filter has and candidates are asked themselves; who answers otherwise does not stay. */
export interface Screening {
  said: string
  /** Answered by Yes or No. */
  question: string
  keep: 'Yes' | 'No'
}

export interface Refusal {
  reason: RefusalReason
  /** For the caller: what will not be done and why, in a sentence or two. */
  message: string
  /** The words that it is about. */
  said: string | null
  /** Of a contradiction: the two phrases that exclude each other. */
  conflict?: readonly [string, string]
}

/** What became of a brief in plain words, with everything that its author needs to see whether it was understood. */
export interface Brief {
  /** Whom to ask, in the filter language; {} is everybody. Holds the country, also where it was assumed. */
  filters: Record<string, unknown>
  quotas: Quota[]
  screening: Screening[]
  /** As the text states it; null where it does not. */
  group_size: number | null
  /** What is to be learned, in the author's words without the talk around it; null where nothing is said of it. */
  objective: string | null
  /** Questions that the text itself gives, as they stand there. */
  questions: string[]
  /** The words that were taken for a condition, and for which. */
  understood: { said: string; as: string }[]
  /** What was decided where the text leaves it open, in sentences. */
  assumed: string[]
  /** What was read and left aside, and why. */
  ignored: { said: string; why: string }[]
  /** In this order: audience, objective, country. */
  missing: Missing[]
  /** One for each, answerable in a line. */
  clarifying_questions: string[]
  refusal: Refusal | null
}

/** A text as it came, and what had been asked for when it did: nothing at first. */
export interface BriefText {
  text: string
  answers: readonly Missing[]
}

export interface BriefInput {
  /** A study needs to know what to learn; a group does not. */
  kind: 'group' | 'study'
  /** The request and what was added to it, oldest first. What comes later settles what came before. */
  texts: readonly BriefText[]
  /** Generations are told by their years of birth. */
  now: Date
  /** Names of the countries that have a population. */
  countries: readonly string[]
}
