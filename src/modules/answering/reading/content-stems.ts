import { stemsOf } from '../deciding/forecast-words.ts'

/** Words that are in questions about anything, and say nothing of what one is about. */
const general = new Set(
  stemsOf(`people person someone anyone everyone think believe feel say agree good bad right wrong better worse best
  most important should would could use buy make get go know pay take like want need much many often money price time
  year month week day today now ever really thing way lot bit kind own new still keep`),
)

/** The words by which it is asked how people stand, whatever to. */
const asking = new Set(
  stemsOf(`satisfied dissatisfied happy unhappy worried concerned important trust confident confidence likely unlikely
  interested willing comfortable favor oppose support agree disagree true often usually rate rating describe well`),
)

/** What a question is about, as stems: without the words that are in questions about anything. */
export const contentStems = (text: string): string[] =>
  stemsOf(text).filter((stem) => stem.length > 2 && !general.has(stem) && !asking.has(stem))

/** Which part of some words is among others. */
export const partOf = (some: readonly string[], others: readonly string[]): number =>
  some.filter((one) => others.includes(one)).length / Math.max(1, some.length)
