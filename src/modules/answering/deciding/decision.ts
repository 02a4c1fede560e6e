import type { Attribute } from '../../knowledge/index.ts'

/** What one agent answers, before it is put into words. */
export interface Decision {
  /** The option's text, an array of them (several, or in rank order), a number; null for an open question. */
  value: string | number | string[] | null
  /** How far towards the high end of what `reading.canonical` asks: about -2 to 2, 0 is in between. Open ones too. */
  stance: number
  /** 0 to 1: how far the answer is from a neighbouring one. Low: torn, or hardly cares. */
  certainty: number
  /** Says that they do not know, or do not care, instead of an answer. */
  unsure: boolean
  /** Whether the agent uses or buys the category; null where there is none. */
  user: boolean | null
  /** The most that the agent would pay, in dollars for the unit asked about; null where price is no matter. */
  reservation_price: number | null
  /** What moved the answer, largest first. Positive: towards the high end. */
  contributions: readonly Contribution[]
  /** choices and rankings: how well each option did, in the reading's order. */
  utilities: readonly number[]
}

export interface Contribution {
  /** An attribute of the knowledge base, a latent attitude ("attitude"), use of the category, or the price. */
  by: Attribute | 'attitude' | 'use' | 'price' | 'novelty'
  /** The level ("65+"), or the attitude's name. */
  level: string
  shift: number
}
