import type { Call, History } from '../history.ts'
import type { State } from '../state.ts'

/** A promise, as a sentence, and what breaks it: a line for each violation. */
export interface Check {
  promise: string
  find(history: History, state: State): string[]
}

/** Requests that make something, each with all its attempts: the same tenant, the same Idempotency-Key. */
export function requestsOf({ calls }: History): { last: Call; calls: Call[]; answered: Call[] }[] {
  const byKey = Map.groupBy(
    calls.filter(({ idempotency_key }) => idempotency_key !== null),
    ({ tenant, idempotency_key }) => `${tenant} ${idempotency_key}`,
  )
  return [...byKey.values()].map((attempts) => ({
    last: attempts.at(-1)!,
    calls: attempts,
    answered: attempts.filter(({ outcome }) => outcome === 'ok'),
  }))
}

/** Calls that were answered with what they asked for. */
export const answeredCalls = ({ calls }: History, ...operations: string[]): Call[] =>
  calls.filter(({ operation, outcome }) => outcome === 'ok' && operations.includes(operation))

/** Questions that a call was told to be accepted. */
export const acceptedQuestions = (history: History): { call: Call; question_uuid: string; job_id: string }[] =>
  answeredCalls(history, 'questions.askAgent', 'questions.askGroup', 'questions.askMany', 'studies.ask').flatMap(
    (call) =>
      (call.body.questions ?? [call.body]).map(({ question_uuid, job_id }: Call['body']) => ({
        call,
        question_uuid,
        job_id,
      })),
  )

export const ended = (status: string): boolean => status === 'finished' || status === 'failed'
