/** What a condition is about; and what the exam counts by. */
export type Facet =
  | 'age'
  | 'sex'
  | 'family'
  | 'marital'
  | 'place'
  | 'work'
  | 'money'
  | 'education'
  | 'people'
  | 'health'
  | 'life'

/** A stretch of a text that says something of people which a filter has. */
export interface Mention {
  /** Where it stands in the text that was given to the recogniser, end excluded. */
  start: number
  end: number
  facet: Facet
  /** What it asks for, in the filter language: the conditions hold together. Never negated: that is for whoever composes. */
  filters: Record<string, unknown>
  /** In English, for the author: "aged 30 to 45". */
  as: string
  /** Names people by itself, as a noun ("nurses", "moms", "Texans"), rather than describing them ("rural", "in Texas"). */
  noun: boolean
  /** What the reading takes for granted, as a sentence. */
  assumed?: string
  /** Says already that it is not so ("non-smokers", "childless", "unmarried"): `filters` then has the negation itself. */
  negated?: boolean
}

/** A place or nationality that is understood, and whose people there are none of. */
export interface UnknownCountry {
  start: number
  end: number
  name: string
}

export interface MentionContext {
  now: Date
  /** Names of the countries that have a population. */
  countries: readonly string[]
}

/** Finds mentions of its facet. They may overlap with those of others: the longer one wins. */
export type Recogniser = (text: string, context: MentionContext) => Mention[]
