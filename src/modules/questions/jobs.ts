import { z } from 'zod'
import type { Engine } from '../answering/index.ts'
import type { CountingKind, JobKind, QueuedKind } from '../jobs/index.ts'
import { answerBy } from './answer-by.ts'
import type { LoadedPanel } from './panels.ts'
import { insertAnswers, type NewAnswer } from './store.ts'

const answerPayload = z.object({ question_id: z.int(), member: z.int() })
type AnswerPayload = z.infer<typeof answerPayload>

/** What is needed to queue an answer: a process that only serves has no engine. */
export const answerQueued: QueuedKind<AnswerPayload> = {
  name: 'question_answer',
  payload: answerPayload,
  retry_limit: 3,
  retry_delay_seconds: 2,
  // A worker that dies is noticed by its lease; a model that is busy may keep an answer waiting for long.
  expire_seconds: 3600,
  // A panel is worked out as a whole anyhow, by every worker that has a part of it: so many answers travel and are written
  // together that one worker takes a thousand with its usual hands, and they are few enough to be written side by side.
  batch_size: 125,
}

export interface AnswerParts {
  engine: Engine
  panelOf(questionId: number): Promise<LoadedPanel>
}

/** One agent answers a question. */
export const questionAnswer = ({ engine, panelOf }: AnswerParts): JobKind<AnswerPayload, NewAnswer> => ({
  ...answerQueued,
  async run({ question_id, member }, { job_id, signal }) {
    const { row, asked, by } = await panelOf(question_id)
    const answer = await answerBy(engine, asked, member, { ...by, job_id, signal })
    const agent_id = row.agent_ids[member]!
    const { reply, value, confidence, words, understood, meta } = answer
    return {
      result: {
        agent_id,
        response_text: reply,
        question_id,
        ...(row.study_id === null ? {} : { study_id: row.study_id }),
        ...(value === null ? {} : { value }),
        confidence,
        synthetic: true,
      },
      record: {
        question_id,
        agent_id,
        position: member,
        weight: row.weights[member]!,
        response_text: reply,
        value,
        confidence,
        words,
        understood,
        meta,
      },
    }
  },
  record: insertAnswers,
})

/** The question to the whole panel. Its answers are read where questions are; the job tells how many are there. */
export const questionKind: CountingKind = {
  name: 'question',
  failure: 'None of the agents could answer.',
  count(job, { total, finished, failed }) {
    const { question_id, study_id } = job.meta
    return {
      status: job.status,
      result:
        job.status === 'finished'
          ? {
              question_id,
              ...(study_id === undefined ? {} : { study_id }),
              // One job for many agents: what each said is read with the question.
              agent_id: null,
              response_text: '',
              count: total,
              answered_count: finished,
              failed_count: failed,
              synthetic: true,
            }
          : null,
      meta: { ...job.meta, done: finished + failed, total },
    }
  },
}
