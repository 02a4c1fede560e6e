import { optimizeQuestion } from '../../answering/index.ts'
import { isStance } from '../../results/index.ts'
import type { CompletionTables } from '../completion-tables.ts'
import { quoted, quotedQuestion } from '../wording.ts'
import { headlineOf } from './headlines.ts'

export const FEWEST_NEXT = 3
export const MOST_NEXT = 5

/**
 * What to ask next, from what is unclear: why answers are split, what lies behind a difference, what a common answer
 * depends on, and what could not be answered.
 */
export function nextQuestions(tables: CompletionTables): string[] {
  const asked = new Map(tables.questions.map((table) => [table.asked.id, quotedQuestion(table.asked.question)]))
  const about = (question_id: number, ask: (topic: string) => string) => ({
    question_id,
    text: ask(asked.get(question_id)!),
  })
  const splits = tables.splits.map(({ question_id, kind, sides }) =>
    about(question_id, (topic) =>
      kind === 'themes' && !sides.some(({ label }) => isStance(label))
        ? `Which matters more to you here: ${quoted(sides[0].label, 60)} or ${quoted(sides[1].label, 60)}?`
        : `What is the main reason for your answer to ${topic}?`,
    ),
  )
  const differences = tables.comparisons.clear.map(({ question_id }) =>
    about(question_id, (topic) => `What in your own life did you think of when you answered ${topic}?`),
  )
  const agreed = tables.agreed.map(({ question_id, kind, label }) =>
    about(question_id, (topic) =>
      kind === 'theme'
        ? `How important or unimportant is ${quoted(label, 60)} to you here?`
        : `What, if anything, would change your answer to ${topic}?`,
    ),
  )
  const unanswered = tables.questions
    .filter(({ results }) => results.n === 0)
    .map((table) => about(table.asked.id, (topic) => `What would you need to know in order to answer ${topic}?`))
  const unclear = tables.questions
    .filter((table) => table.asked.form.type !== 'open' && (headlineOf(tables, table)?.strength ?? 2) < 2)
    .map((table) => about(table.asked.id, (topic) => `How sure are you of your answer to ${topic}?`))
  const specific = [splits, differences, agreed, unanswered, unclear].flatMap((list) => list.slice(0, 2))
  // One question about each: the rest of the five goes to what has not been looked at.
  const told = new Map<number, string>()
  for (const { question_id, text } of specific)
    if (!told.has(question_id) && isNeutral(text)) told.set(question_id, text)
  return [...new Set([...told.values(), ...always])].slice(0, MOST_NEXT)
}

/** Such as lead nobody, whatever the study was about. */
const always = [
  'What else matters to you here that you were not asked about?',
  'When did this last come up in your life?',
  'How do you deal with this today?',
]

/** A question that the rules for neutral wording leave as it is. */
export function isNeutral(question: string): boolean {
  const { optimized_question, changes } = optimizeQuestion(question)
  return optimized_question === question && changes.length === 0
}
