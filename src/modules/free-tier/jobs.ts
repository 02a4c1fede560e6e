import { z } from 'zod'
import type { AgentDirectory } from '../agents/index.ts'
import type { AgentAnswer, Engine } from '../answering/index.ts'
import { type GatheringKind, JobFailure, type JobKind, type PartRow, type QueuedKind } from '../jobs/index.ts'
import type { Person } from '../population/index.ts'
import { answerBy } from '../questions/index.ts'

const agent = z.object({ id: z.int(), uuid: z.string(), name: z.string() })

const answerPayload = z.object({
  question: z.string(),
  /** What is asked in its place. */
  optimized_question: z.string().optional(),
  /** Everybody who is asked, in order, and which of them this job is for. */
  panel: z.array(agent),
  member: z.int(),
})
export type AnswerPayload = z.infer<typeof answerPayload>

export interface FreeAnswerParts {
  engine: Engine
  directory: AgentDirectory
}

/** One agent of the shared panel answers. */
export const freeAnswer = ({ engine, directory }: FreeAnswerParts): JobKind<AnswerPayload> => ({
  ...freeAnswerQueued,
  async run({ question, optimized_question, panel, member }, { job_id, signal }) {
    const people = await Promise.all(panel.map(({ id }) => personOf(directory, id)))
    const asked = { question: optimized_question ?? question, panel: people.map((person) => ({ person })) }
    // The panel is everybody's, and so is what its models have said: nobody in particular pays.
    const by = { organization_id: null, job_id, signal }
    const answer = await answerBy(engine, asked, member, by)
    return { result: resultOf(panel[member]!, people[member]!, answer) }
  },
})

/** Whoever was asked answers, also when the service has moved on to another population since. */
async function personOf(directory: AgentDirectory, id: number): Promise<Person> {
  const agent = await directory.find(String(id))
  if (agent === undefined) throw new JobFailure('This agent is no longer there.')
  return agent.population.person(agent.index)
}

/** What is needed to queue an answer: a process that only serves has no engine. */
export const freeAnswerQueued: QueuedKind<AnswerPayload> = {
  name: 'free_answer',
  payload: answerPayload,
  // Half a minute in all: a language model that is left alone after failures is tried again before the last of them, and
  // whoever asked is told before they give up.
  retry_limit: 3,
  retry_delay_seconds: 2,
  // A worker that dies is noticed by its lease; a model that is busy may keep an answer waiting for long.
  expire_seconds: 3600,
}

const resultOf = ({ id, uuid }: { id: number; uuid: string }, person: Person, answer: AgentAnswer) => ({
  agent_id: id,
  agent_uuid: uuid,
  agent_age: person.age,
  agent_city: person.city,
  agent_state: person.state,
  agent_occupation: person.occupation,
  response_text: answer.reply,
  ...(answer.value === null ? {} : { value: answer.value }),
  confidence: answer.confidence,
  synthetic: true,
  understood: answer.understood,
  words: answer.words,
  meta: answer.meta,
})
type AnswerResult = ReturnType<typeof resultOf>

/** The question to the whole panel: what its twelve answers come to, as far as they are in. */
export const freeQuestion = (partialAfterSeconds: number): GatheringKind => ({
  name: 'free_question',
  failure: 'None of the agents could answer.',
  gather(job, unordered, now) {
    const parts = unordered.toSorted((one, other) => memberOf(one) - memberOf(other))
    const answered = parts.find((part) => part.status === 'finished')?.result as AnswerResult | undefined
    const meta = { ...job.meta, ...answered?.meta }
    const waited = now.getTime() - job.created_at.getTime()
    const early = job.ended_at === null && waited < partialAfterSeconds * 1000
    if (early || job.status === 'failed') return { status: job.status, result: null, meta }
    const pending = parts.filter((part) => part.ended_at === null)
    const result = {
      partial: pending.length > 0,
      count: parts.length,
      ...wordingsOf(parts),
      results: parts.map(entryOf),
      ...(pending.length === 0 ? {} : { pending_job_ids: pending.map((part) => part.id) }),
      ...(answered === undefined ? {} : { understood: answered.understood }),
      synthetic: true,
    }
    return { status: 'finished', result, meta }
  },
})

/** Both wordings, where the panel was asked another one than the caller's. */
function wordingsOf([part]: readonly PartRow[]): { question?: string; optimized_question?: string } {
  if (part === undefined) return {}
  const { question, optimized_question } = part.payload as AnswerPayload
  return optimized_question === undefined ? {} : { question, optimized_question }
}

const memberOf = (part: PartRow): number => (part.payload as AnswerPayload).member

function entryOf(part: PartRow) {
  const { panel, member } = part.payload as AnswerPayload
  const { id, uuid, name } = panel[member]!
  if (part.status === 'failed') return { id, uuid, name, error: part.error }
  if (part.status !== 'finished') return { id, uuid, name, status: 'started' }
  const { response_text, value, confidence, synthetic, words, meta, ...who } = part.result as AnswerResult & {
    value?: unknown
  }
  return {
    id,
    uuid,
    name,
    age: who.agent_age,
    city: who.agent_city,
    state: who.agent_state,
    occupation: who.agent_occupation,
    reply: response_text,
    ...(value === undefined ? {} : { value }),
    // The job that holds this one answer.
    assistant_message_id: part.id,
    confidence,
    words,
    synthetic,
    meta,
  }
}
