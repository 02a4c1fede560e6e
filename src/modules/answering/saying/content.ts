import type { Category } from '../../knowledge/index.ts'
import { stemsOf } from '../deciding/forecast-words.ts'
import type { Composed } from './compose-answer.ts'
import type { Speaking } from './speaking.ts'

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

/**
 * Whether an answer says anything that belongs to this question: a word of it, something that is particular to what it
 * is about, the value that was asked for, or a sentence that was written for the matter. "I wouldn't, ever." does not.
 */
export function hasContent({ text, keys }: Composed, speaking: Speaking): boolean {
  if (keys.some((key) => key.startsWith('voice:') || key.startsWith('say:'))) return true
  const { value } = speaking.decision
  if (value !== null && !/^(yes|no)$/i.test(String(value))) return true
  const words = wordsOf(speaking)
  return stemsOf(text).some((stem) => words.has(stem))
}

const known = new WeakMap<Speaking['found'], ReadonlySet<string>>()

function wordsOf({ found, reading }: Speaking): ReadonlySet<string> {
  let words = known.get(found)
  if (words === undefined) {
    const texts = [reading.text, ...found.categories.slice(0, 2).flatMap(({ category }) => particulars(category))]
    words = new Set(texts.flatMap(stemsOf).filter((stem) => stem.length > 2 && !general.has(stem)))
    known.set(found, words)
  }
  return words
}

const particulars = (category: Category): string[] => [
  category.name,
  ...category.aliases,
  ...category.words,
  ...category.attributes,
  ...category.substitutes,
  ...category.occasions,
  ...[...category.drivers, ...category.barriers].map(({ point }) => point),
]
