import type { Category } from '../../knowledge/index.ts'
import { stemsOf } from '../deciding/forecast-words.ts'
import { general } from '../reading/content-stems.ts'
import type { Composed } from './compose-answer.ts'
import type { Speaking } from './speaking.ts'

/**
 * Whether an answer says anything that belongs to this question: a word of it, something that is particular to what it
 * is about, the value that was asked for, or a sentence that was written for the matter. "I wouldn't, ever." does not.
 */
export function hasContent({ text, keys }: Composed, speaking: Speaking): boolean {
  if (keys.some((key) => /^(?:voice|say|written):/.test(key))) return true
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
