import type { Option, Reading } from '../../reading/reading.ts'
import { valuesIn } from '../asking/cover.ts'
import { type Fact, vocabulary } from '../asking/vocabulary.ts'
import type { Known } from './record-value.ts'

/** The values of a fact that an answer stands for. */
export const valuesOf = (fact: Fact, text: string): readonly string[] => valuesIn(fact, vocabulary().fillers, text)

/** Whether an answer stands for something that is on record. */
export function fits(fact: Fact, text: string, known: Known): boolean {
  const held = Array.isArray(known) ? known.map(String) : [String(known)]
  return valuesOf(fact, text).some((value) => held.includes(value))
}

/** Whether the answers stand for values of the fact, but for one of several at most. */
export function areValues(fact: Fact, { options }: Reading): boolean {
  const answers = options.filter(({ role }) => role === 'answer')
  const known = answers.filter(({ text }) => valuesOf(fact, text).length > 0).length
  return known > 1 && known >= answers.length - 1
}

/** Whether another answer stands for the same value of the record, so that its words would not say which. */
export function isOneOfSome(fact: Fact, { options }: Reading, chosen: string): boolean {
  const own = valuesOf(fact, chosen).join()
  return own !== '' && options.some(({ text }) => text !== chosen && valuesOf(fact, text).join() === own)
}

/** What is left to those for whom nothing is listed: none of them, or another. */
export function orElse(options: readonly Option[], nothing: boolean): Option[] | undefined {
  const roles = nothing ? ['none', 'no'] : ['other']
  const found = options.find(({ role }) => roles.includes(role))
  return found === undefined ? undefined : [found]
}
