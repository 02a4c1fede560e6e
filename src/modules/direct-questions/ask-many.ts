import type { z } from 'zod'
import type { AuthenticatedCall, Principal } from '../../platform/contract/call.ts'
import { invalidRequest, ServiceError } from '../../platform/errors.ts'
import { requireFeature } from '../billing/index.ts'
import { presentCard } from '../groups/index.ts'
import { askPanel, type PreparedQuestion, prepareQuestion } from '../questions/index.ts'
import { type DirectParts, membersOf } from './ask-directly.ts'
import type { askMany } from './contract.ts'

type Given = z.output<typeof askMany.input>['questions']

interface Rejected {
  index: number
  question: string
  error: { code: string; message: string }
}

interface Sorted {
  accepted: { index: number; prepared: PreparedQuestion }[]
  rejected: Rejected[]
}

const LEAST_CHARACTERS = 3
/** As much of a question as it takes to know it again. */
const SHOWN_CHARACTERS = 200

function begun(question: string): string {
  const characters = [...question]
  return characters.length <= SHOWN_CHARACTERS ? question : `${characters.slice(0, SHOWN_CHARACTERS - 1).join('')}…`
}

/** Which of several questions can be asked, and why the others cannot. Throws where none can. */
export async function sortQuestions(parts: DirectParts, principal: Principal, given: Given): Promise<Sorted> {
  const sorted: Sorted = { accepted: [], rejected: [] }
  const seen = new Map<string, number>()
  for (const [index, one] of given.entries()) {
    const asking = typeof one === 'string' ? { question: one } : one
    const { question } = asking
    const same = JSON.stringify([question.toLowerCase(), asking.format ?? {}, asking.attachments ?? []])
    const first = seen.get(same)
    try {
      if ([...question].length < LEAST_CHARACTERS) {
        throw invalidRequest(`It must have at least ${LEAST_CHARACTERS} characters.`)
      }
      if (first !== undefined) {
        throw new ServiceError('conflict', `It is the same as the question at place ${first}.`)
      }
      sorted.accepted.push({ index, prepared: await prepareQuestion(parts, principal, asking) })
      seen.set(same, index)
    } catch (error) {
      // What is wrong with a question is its sender's to know; what is wrong with the service is not its fault.
      if (!(error instanceof ServiceError) || error.status >= 500) throw error
      sorted.rejected.push({ index, question: begun(question), error: { code: error.code, message: error.message } })
    }
  }
  if (sorted.accepted.length === 0) {
    const messages = sorted.rejected.map(({ index, error }) => `${index}: ${error.message}`)
    throw invalidRequest('None of the questions can be asked.', {
      fields: { questions: messages },
      questions: sorted.rejected,
    })
  }
  return sorted
}

/** Charges what was accepted and puts all of it to a group, in one transaction. */
export function askManyQuestions(
  call: AuthenticatedCall,
  parts: DirectParts,
  groupReference: string,
  { accepted, rejected }: Sorted,
) {
  const { principal, clock } = call
  const { ledger } = parts
  return call.transact(async (trx) => {
    await requireFeature(trx, principal.organization_id, 'inc_quick_questions')
    const now = clock.now()
    const whom = await membersOf(trx, principal.organization_id, { group_id: groupReference })
    const agents = await Promise.all(whom.panel.map(({ agent_id }) => parts.directory.find(String(agent_id))))
    const operation_id = await ledger.begin(trx, principal, 'group_ask', now)
    await ledger.reserve(trx, principal, operation_id, 'questions_per_cycle', accepted.length, now)
    const questions = []
    for (const { index, prepared } of accepted) {
      const question = { kind: 'direct' as const, ...prepared, ...whom }
      const { agent_ids: _, ...asked } = await askPanel(trx, parts, principal, question, now, { operation_id })
      questions.push({
        index,
        question: prepared.question,
        optimized_question: prepared.optimized_question,
        ...asked,
      })
    }
    await ledger.settle(trx, operation_id, 'questions_per_cycle', accepted.length, now)
    await ledger.describe(trx, operation_id, {
      group_id: whom.research_group_id,
      question_ids: questions.map(({ question_id }) => question_id),
    })
    return {
      operation_id,
      status: 'queued' as const,
      accepted_count: accepted.length,
      questions,
      rejected,
      agent_ids: whom.panel.map(({ agent_id }) => agent_id),
      agents: agents.map((agent) => presentCard(agent!, parts.base_url)),
      usage_recorded: await ledger.recorded(trx, operation_id),
    }
  })
}
