import type { Reading } from '../../reading/reading.ts'
import { type Asked, asksFor } from './asked.ts'
import { coverWith, valuesIn } from './cover.ts'
import { factNamed, vocabulary } from './vocabulary.ts'

const MANY = 3
/** "A cat, a dog, both, or no pets?": it stands for what is named beside it. */
export const BOTH = /^(?:both|all)\b/i

/** "Are you …" or "Which of these have you been diagnosed with?": the options say what is asked for. */
export function askedByOptions(words: readonly string[], reading: Reading): Asked | null {
  const { facts, fillers } = vocabulary()
  const answers = reading.options.filter(({ role, text }) => role === 'answer' && !BOTH.test(text))
  if (answers.length < 2 || !words.some((word) => speaker.has(word))) return null
  // One of several may be beside the matter: "rent, own, or live with family".
  const fact = facts.find(
    (one) =>
      (one.exclusive === true || one.kind === 'list') &&
      answers.filter(({ text }) => valuesIn(one, fillers, text).length > 0).length >=
        (answers.length >= MANY && one.every_option !== true ? answers.length - 1 : answers.length) &&
      coverWith(one, fillers, words) !== null,
  )
  return fact === undefined ? null : asksFor(fact.name, fact.field)
}

const speaker = new Set('you your yours yourself i my me am'.split(' '))

/** Whether an answer option stands for a value of the fact; where there are none to choose from, all do. */
export function isAnswered({ fact }: Asked, { options }: Reading): boolean {
  const own = factNamed(fact)
  return (
    own.kind !== 'value' ||
    options.length === 0 ||
    options.some(({ text }) => valuesIn(own, vocabulary().fillers, text).length > 0)
  )
}
