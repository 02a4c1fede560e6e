/**
 * What the embedded engine knows of the world, as it lies in data/knowledge. Figures without a source are authors'
 * estimates.
 */

/** What people differ by, in the words of the knowledge base. `health` takes condition slugs. */
export const attributes = [
  'age',
  'sex',
  'education',
  'income',
  'is_parent',
  'region',
  'urbanicity',
  'marital',
  'ethnicity',
  'employed',
  'home',
  'health',
  'smoker',
] as const
export type Attribute = (typeof attributes)[number]

/** Shifts on the logit scale, by attribute and level: `{ age: { '18-29': 0.4 } }`. */
export type Tilts = Partial<Record<Attribute, Readonly<Record<string, number>>>>

/**
 * What only sentences presuppose, and no figure differs by: `children` of any age, the `child` at home (small until
 * five, school until thirteen, teen), whether one is `retired`, `faith`, and the group of occupations of one's `job`.
 */
export const circumstances = ['children', 'child', 'retired', 'faith', 'job'] as const
export type Circumstance = (typeof circumstances)[number]

/**
 * What a sentence or a point presupposes about whoever says it; empty is anybody. Several levels that will do are
 * joined by a bar ("18-29|30-44").
 */
export type Who = Partial<Record<Attribute | Circumstance, string>>

/** How a category of life or trade lies among US adults. */
export interface Category {
  slug: string
  name: string
  /** The area of the taxonomy it belongs to ("food_drink"). */
  parent: string
  aliases: readonly string[]
  /** Share of adults who used or bought it in the past twelve months. */
  penetration: number
  /** Among users. */
  frequency: { daily: number; weekly: number; monthly: number; less: number }
  price: { unit: string; low: number; typical: number; high: number } | null
  monthly_spend_users: number
  /** Share "definitely" or "probably" for an average new concept of the category, among all adults. */
  top2_intent_norm: number
  price_elasticity: number
  satisfaction_top2: number
  novelty_openness: number
  /** On penetration. */
  tilts: Tilts
  drivers: readonly Point[]
  barriers: readonly Point[]
  occasions: readonly string[]
  substitutes: readonly string[]
  attributes: readonly string[]
  words: readonly string[]
  confidence: number
  /** Tools of a trade: whose, the share of them who use it, and the groups of occupations that they are in. */
  role?: string | undefined
  role_penetration?: number | undefined
  role_jobs?: readonly string[] | undefined
}

/** What speaks for or against something, as a short phrase ("no leftover ingredients"). */
export interface Point {
  point: string
  who: Who
}

export const questionKinds = [
  'use',
  'awareness',
  'frequency',
  'satisfaction',
  'intent',
  'price',
  'choice',
  'barrier',
  'driver',
  'feature',
  'message',
  'switching',
  'loyalty',
  'concept',
  'attitude',
  'importance',
  'trust',
  'behaviour',
  'feeling',
  'knowledge',
] as const
export type QuestionKind = (typeof questionKinds)[number]

/** A closed question with the shares of US adults who give each answer. */
export interface KnownQuestion {
  /** "gss1618.attend" for a measured one, "food_drink.0123" for an estimate. */
  id: string
  text: string
  kind: QuestionKind
  options: readonly string[]
  shares: readonly number[]
  /** `ordinal`: the options go from one end to the other, in either direction. */
  scale: 'binary' | 'ordinal' | 'nominal'
  /** Towards the LAST option (binary, ordinal). */
  tilts: Tilts
  /** Nominal questions: towards each option, by its text. */
  option_tilts: Readonly<Record<string, Tilts>>
  /**
   * Pull of each latent attitude towards the LAST option, in standard deviations of the answer (-1 to 1). It is for
   * the part of the attitude that the attributes above do not explain: what groups differ by is all in the tilts.
   */
  attitudes: Readonly<Record<string, number>>
  categories: readonly string[]
  /** 0 to 1: how close it is expected to be. Measured questions have 1. */
  confidence: number
  /** The survey it was measured in; null for an author's estimate. */
  source: string | null
  /** Measured questions on one matter share a family, and are held out together. */
  family: string | null
  topic: string
  /** Who was asked, where that was not everybody ("workers", "pet owners"): the shares are theirs. */
  universe?: string | undefined
}

export const registers = ['plain', 'chatty', 'brusque', 'careful', 'dry', 'warm', 'worried'] as const
export type Register = (typeof registers)[number]

/** Something people would say about a category. No final full stop. */
export interface Voice {
  category: string
  say: string
  stance: 'for' | 'against' | 'mixed' | 'indifferent'
  /** Whether the speaker uses it; null where it does not matter. */
  user: boolean | null
  who: Who
  register: Register
}

/** What people say who give an answer to a known question, by the option's text. No final full stop. */
export type Says = Readonly<Record<string, readonly string[]>>

/** What is known to differ in a country other than the United States. Whatever is not named is taken to be as there. */
export interface Country {
  /** Its code of two letters. */
  country: string
  /** Consumer prices against those of the United States, at market exchange rates. */
  price_level: number
  /** By slug. */
  categories: Readonly<Record<string, CategoryThere>>
  confidence: number
  /** Null for an author's estimate. */
  source: string | null
}

export interface CategoryThere {
  /** Share of the country's adults who used or bought it in the past twelve months. */
  penetration?: number | undefined
  /** In the country's money, for the unit that the category's price is for. */
  price?: { low: number; typical: number; high: number } | undefined
}

export interface Knowledge {
  /** Digest of the files: part of what makes an answer repeatable. */
  version: string
  categories: ReadonlyMap<string, Category>
  /**
   * Measured ones first; the order is that of the vectors in data/answering. They are parsed for whoever asks, and let go of
   * with him: who needs a few takes these by `questionAt`.
   */
  questions: readonly KnownQuestion[]
  question_count: number
  questionAt(position: number): KnownQuestion
  /** By code of two letters; undefined for the United States, and where nothing is known to differ. */
  countryOf(code: string): Country | undefined
}
