import { createHash } from 'node:crypto'
import type { AnswerValue } from '../results/index.ts'

export interface GivenAnswer {
  agent_id: number
  text: string
  value: AnswerValue | null
}

/** One line of JSON for each answer, by agent: the order in which answers came in has no part in it. */
function* linesOf(position: number, answers: readonly GivenAnswer[]): Generator<string> {
  for (const { agent_id, text, value } of answers.toSorted((one, other) => one.agent_id - other.agent_id)) {
    yield `${JSON.stringify([position, agent_id, text, value])}\n`
  }
}

/** Of the answers to the question at a position, from 0. */
export function questionDigest(position: number, answers: readonly GivenAnswer[]): string {
  const hash = createHash('sha256')
  for (const line of linesOf(position, answers)) hash.update(line)
  return hash.digest('hex')
}

/** Of all answers of a study, question by question: the same as of all their lines one after another. */
export function studyDigest(questions: readonly (readonly GivenAnswer[])[]): string {
  const hash = createHash('sha256')
  for (const [position, answers] of questions.entries()) {
    for (const line of linesOf(position, answers)) hash.update(line)
  }
  return hash.digest('hex')
}
