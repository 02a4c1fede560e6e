import type { Facets, Knowledge, KnownQuestion, Register, Requirement } from '../../knowledge/index.ts'
import type { Person } from '../../population/index.ts'
import type { Abroad } from '../deciding/abroad.ts'
import type { Decision } from '../deciding/decision.ts'
import type { Forecast } from '../deciding/forecast.ts'
import type { Found } from '../finding/found.ts'
import type { Format, Reading } from '../reading/reading.ts'

/** Everything that an agent's words may rest on. */
export interface Speaking {
  reading: Reading
  found: Found
  forecast: Forecast
  decision: Decision
  person: Person
  facets: Facets
  /** What is known to differ where the agent lives; null or absent for the United States. */
  abroad?: Abroad | null
  /** What the agent would need for what is asked about, and is without. */
  lacking?: Requirement | null
  /** Why this agent does not answer, where others would not for another reason. */
  refused?: string
  manner: Manner
  knowledge: Knowledge
  chance: Chance
  /** What the agent has said before in the same study, oldest first. */
  earlier: readonly Earlier[]
}

/** An agent's answer to a known closed question that is near the one asked. */
export interface Leaning {
  question: KnownQuestion
  /** The same, as it is read. */
  closed: Reading
  option: string
  /** The open question comes down to it; otherwise it speaks for or against what was asked about. */
  role: 'answer' | 'for' | 'against'
  similarity: number
}

/** What an agent was asked before, and said. How it was asked, and the value, are not known of what was screened for. */
export interface Earlier {
  question: string
  reply: string
  format?: Format | undefined
  value?: Decision['value'] | undefined
}

/** How the agent talks, whatever it talks about. Stable for an agent. */
export interface Manner {
  register: Register
  /** Sentences it likes to use: 1 to 5. */
  sentences: number
  /** 0 to 1: plain words and short clauses, or a wide vocabulary. */
  vocabulary: number
  /** 0 to 1: says "I guess", "probably". */
  hedging: number
  /** 0 to 1: contractions and clipped sentences ("Wouldn't. Too pricey."). */
  clipped: number
  /** -1 to 1: sour to cheerful. */
  mood: number
}

/** Chance for this agent and this question: the same name gives the same number, from 0 up to but not including 1. */
export type Chance = (name: string) => number

/** Something the agent could say: one or two complete sentences, capitalised and punctuated. */
export interface Remark {
  text: string
  part: 'verdict' | 'voice' | 'point' | 'price'
  /** What it argues: towards the high end (1), the low end (-1), or neither. */
  stance: -1 | 0 | 1
  register: Register | null
  /** How apt it is: 1 is usual; what really moved the answer is higher. */
  weight: number
  /** It answers both of two questions that were asked in one breath. */
  twice?: boolean
  /** Two remarks of one key are not said in one panel more often than needed, and never in one answer. */
  key: string
  /** What it rests on, where that would tire: a feature of an offer, its price. Few of a panel speak of the same one. */
  source?: string
}
