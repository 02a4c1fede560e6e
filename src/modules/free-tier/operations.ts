import type { Handlers } from '../../platform/contract/call.ts'
import { checkLength } from '../questions/index.ts'
import { askFreeQuestion, type FreeQuestion, type FreeTierParts } from './ask-free-question.ts'
import type * as contract from './contract.ts'

export const freeTierOperations = (parts: FreeTierParts): Handlers<typeof contract> => ({
  async ask(call, { question, optimize = false }) {
    checkLength(question, parts.question_max_characters)
    const asked = optimize ? await optimized(question) : { question }
    return call.transact((trx) => askFreeQuestion(trx, call.principal, asked, call.clock.now(), parts))
  },
})

/** What was written stays what is shown beside it. */
async function optimized(question: string): Promise<FreeQuestion> {
  // A process that only serves has no other need of it, and starts sooner without.
  const { optimizeQuestion } = await import('../answering/index.ts')
  return { question, optimized_question: optimizeQuestion(question).optimized_question }
}
