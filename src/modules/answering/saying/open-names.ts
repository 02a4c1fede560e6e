import { wordCount } from './english.ts'
import type { Speaking } from './speaking.ts'

const CLEAN = /^[\p{L}\p{M}\p{N}&'’ -]+$/u

/** All words of what is known, by knowledge base. */
const vocabularies = new WeakMap<object, ReadonlySet<string>>()

/** A name of the question that occurs nowhere in what is known: to the agents it is new. */
export function unheardName({ reading, knowledge }: Speaking): string | null {
  const name = reading.stimulus?.name ?? reading.subject?.names[0]
  if (name === undefined || name === null || !CLEAN.test(name) || wordCount(name) > 3) return null
  let vocabulary = vocabularies.get(knowledge)
  if (vocabulary === undefined) {
    const words = new Set<string>()
    const add = (text: string) => {
      for (const [word] of text.toLowerCase().matchAll(/[\p{L}\d]{2,}/gu)) words.add(word)
    }
    for (const category of knowledge.categories.values())
      for (const text of [category.name, ...category.aliases, ...category.words, ...category.substitutes]) add(text)
    for (const question of knowledge.questions) {
      add(question.text)
      question.options.forEach(add)
    }
    vocabulary = words
    vocabularies.set(knowledge, words)
  }
  if (vocabulary.size < 2000) return null
  for (const [word] of name.toLowerCase().matchAll(/[\p{L}\d]{2,}/gu)) if (vocabulary.has(word)) return null
  return name
}
