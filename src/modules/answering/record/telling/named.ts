import type { Person } from '../../../population/index.ts'
import type { Reading } from '../../reading/reading.ts'
import { asksFor } from '../asking/asked.ts'
import { type Fact, vocabulary } from '../asking/vocabulary.ts'
import { wordsOf } from '../asking/words.ts'
import { recordValue } from './record-value.ts'
import { sayRecord } from './say.ts'

/** More than these are a question about everything. */
const MOST = 4

/**
 * What somebody's record says of the conditions and medicines that a question names, whatever it asks about them, in short
 * sentences of their own: these are long lists that are else told only in part, and who is asked about one of them knows
 * whether they have it.
 */
export function recordOfNamed({ text, options }: Reading, person: Person): string[] {
  const words = wordsOf([text, ...options.map((option) => option.text)].join('. '))
  return vocabulary()
    .facts.filter(({ name }) => name === 'conditions' || name === 'medicines')
    .flatMap((fact) => named(fact, words).map((values) => told(fact, values, person)))
    .flatMap((line) => line ?? [])
    .slice(0, MOST)
}

/** Words of the longest name. */
const LONGEST = 5

/** Each thing that is named once, however often, and by its whole name. */
function named(fact: Fact, words: readonly string[]): (readonly string[])[] {
  const found = new Map<string, readonly string[]>()
  for (let at = 0; at < words.length; ) {
    const { values, length } = nameAt(fact, words, at)
    if (values.length > 0) found.set(values.join(), values)
    at += length
  }
  return [...found.values()]
}

function nameAt(fact: Fact, words: readonly string[], at: number): { values: readonly string[]; length: number } {
  const listed = fact.marks.at(words, at)
  const own = listed?.meaning.kind === 'value' ? { values: listed.meaning.values, length: listed.length } : null
  for (let length = Math.min(LONGEST, words.length - at); length > (own?.length ?? 0); length--) {
    const values = fact.mentioned(words, at, length)
    if (values !== null) return { values, length }
  }
  return own ?? { values: [], length: 1 }
}

function told(fact: Fact, values: readonly string[], person: Person): string | null {
  const known = recordValue(fact.name, person, new Date().getFullYear())
  if (!Array.isArray(known)) return null
  const has = (known as readonly string[]).some((value) => values.includes(value))
  // Who takes none of a whole class would have to name everything that there is.
  if (!has && values.length > MOST) return null
  return sayRecord({ ...asksFor(fact.name, fact.field), values, polar: true }, known, has, person, {
    type: 'scale',
    options: [],
  })
}
