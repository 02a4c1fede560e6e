import { z } from 'zod'
import { untrustedLine } from '../../answering/index.ts'
import type { Quote } from '../../results/index.ts'
import type { Claim } from '../by-rules/headlines.ts'
import { problemsWith } from '../checking/claims.ts'
import { knownFigures } from '../checking/known-figures.ts'
import type { CompletionTables } from '../completion-tables.ts'
import { shortened } from '../wording.ts'

/** What was made of a reply: the parts that may stand are in the result, with how many they are; the others are not. */
export interface Written<Result> {
  result: Result
  kept: number
  rejected: string[]
}

/** How a step is written by a model: what it is to improve, what it may reply, and what of that may stand. */
export interface Writing<Result> {
  draft: Readonly<Record<string, unknown>>
  shape: z.ZodType
  read(reply: Record<string, unknown>): Written<Result>
}

export const claimShape = z.strictObject({ text: z.string(), question_ids: z.array(z.int()) })
export const quoteShape = z.strictObject({ answer_id: z.int(), text: z.string() })

/** The entries of a list that have the right form; a list that is none has no entries. */
export function entriesOf<Entry>(shape: z.ZodType<Entry>, list: unknown, name: string, rejected: string[]): Entry[] {
  if (!Array.isArray(list)) {
    rejected.push(`"${name}" must be a list`)
    return []
  }
  return list.flatMap((value: unknown) => {
    const entry = shape.safeParse(value)
    if (!entry.success) rejected.push(`an entry of "${name}" has not the form that is asked for`)
    return entry.success ? [entry.data] : []
  })
}

/** Whether a text may stand for these questions; what speaks against it is written down. */
export function mayStand(
  tables: CompletionTables,
  { text, question_ids }: Claim,
  name: string,
  longest: number,
  rejected: string[],
): boolean {
  const known = new Set(tables.questions.map(({ asked }) => asked.id))
  const unknown = question_ids.filter((id) => !known.has(id))
  const problems =
    text.trim() === ''
      ? ['it is empty']
      : text.length > longest
        ? [`it is longer than ${longest} characters`]
        : [
            ...unknown.map((id) => `there is no question ${id}`),
            ...problemsWith(text.trim(), knownFigures(tables, question_ids)),
          ]
  rejected.push(...problems.map((problem) => `${name} (${JSON.stringify(shortened(text, 80))}): ${problem}`))
  return problems.length === 0
}

/** Quotes that were shown, word for word. They are handed on as they stand in the answer. */
export function quotesThatStand(
  quotes: readonly z.infer<typeof quoteShape>[],
  shown: readonly Quote[],
  rejected: string[],
): Quote[] {
  return quotes.flatMap(({ answer_id, text }) => {
    const quote = shown.find((one) => one.answer_id === answer_id && untrustedLine(one.text) === untrustedLine(text))
    if (quote === undefined) rejected.push(`quote of answer ${answer_id}: it was not shown with these words here`)
    return quote === undefined ? [] : [quote]
  })
}

export const quotesOfQuestion = ({ questions }: CompletionTables, question_id: number): Quote[] =>
  questions.find(({ asked }) => asked.id === question_id)?.quotes ?? []
