import type { Handlers } from '../../platform/contract/call.ts'
import { askFreeQuestion, type FreeTierParts } from './ask-free-question.ts'
import type * as contract from './contract.ts'

export const freeTierOperations = (parts: FreeTierParts): Handlers<typeof contract> => ({
  ask: (call, { question }) =>
    call.transact((trx) => askFreeQuestion(trx, call.principal, question, call.clock.now(), parts)),
})
