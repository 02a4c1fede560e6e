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
export const questionDigest = (position: number, answers: readonly GivenAnswer[]): string =>
  digestOf([...linesOf(position, answers)].join(''))

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Of answers that are read question by question: each by itself, and all of them, as if their lines were one text. */
export function runningDigest() {
  const all = createHash('sha256')
  let position = 0
  return {
    question(answers: readonly GivenAnswer[]): string {
      const lines = [...linesOf(position, answers)].join('')
      position += 1
      all.update(lines)
      return digestOf(lines)
    },
    study: (): string => all.digest('hex'),
  }
}

/** Of all answers of a study, question by question. */
export function studyDigest(questions: readonly (readonly GivenAnswer[])[]): string {
  const digest = runningDigest()
  for (const answers of questions) digest.question(answers)
  return digest.study()
}
