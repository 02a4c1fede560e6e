import type { AgentAnswer, Asked, AskedBy, Engine } from '../answering/index.ts'
import { JobFailure, PassingFailure } from '../jobs/index.ts'
import { ModelError } from '../models/index.ts'

/** What an agent answers, as a job takes it: fit to be written down, or a failure that the job's owner can read. */
export async function answerBy(engine: Engine, asked: Asked, member: number, by: AskedBy): Promise<AgentAnswer> {
  const answer = await engine.answer(asked, member, by).catch(orFailure)
  return { ...answer, reply: storable(answer.reply) }
}

/** Without what the database cannot hold: one such answer would take all that are written with it along. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/** Why a model gave no answer is the agent's to tell; whether it is worth another try, the model's. */
function orFailure(error: unknown): never {
  if (!(error instanceof ModelError)) throw error
  throw new (error.passing ? PassingFailure : JobFailure)(error.message, { cause: error })
}
