import type { Db } from '../../platform/db/database.ts'
import type { AgentDirectory } from '../agents/index.ts'
import type { Answer } from '../results/index.ts'
import type { KeptResults } from './kept-results.ts'
import {
  type PresentedAnswer,
  type PresentedResults,
  presentAgentOfAnswer,
  presentAnswer,
  presentResults,
} from './present.ts'
import { type AnswerRow, type ListedQuestion, listAnswers, type QuestionRow } from './store.ts'

export interface ReadingParts {
  db: Db
  directory: AgentDirectory
  base_url: string
}

/** A page of a question's answers, with what is told of the agents. */
export async function readAnswers(
  parts: ReadingParts,
  question: Pick<QuestionRow, 'id' | 'study_id'>,
  paging: Parameters<typeof listAnswers>[2],
  agents: AgentCards = createAgentCards(parts),
): Promise<PresentedAnswer[]> {
  const rows = await listAnswers(parts.db, question.id, paging)
  const presented: PresentedAnswer[] = []
  for (const row of rows) presented.push(presentAnswer(row, question.study_id, await agents(row.agent_id)))
  return presented
}

export type AgentCards = (agentId: number) => Promise<ReturnType<typeof presentAgentOfAnswer>>

/** What answers tell of their agents, worked out once for each agent of a request. */
export function createAgentCards({ directory, base_url }: Pick<ReadingParts, 'directory' | 'base_url'>): AgentCards {
  const known = new Map<number, ReturnType<typeof presentAgentOfAnswer>>()
  return async (agentId) => {
    let card = known.get(agentId)
    if (card === undefined) {
      const agent = await directory.find(String(agentId))
      if (agent === undefined) throw new Error(`agent ${agentId} has answered and is not in the directory`)
      card = presentAgentOfAnswer(agent, base_url)
      known.set(agentId, card)
    }
    return card
  }
}

export const answerOf = (row: AnswerRow): Answer => ({
  id: row.id,
  agent_id: row.agent_id,
  text: row.response_text,
  value: row.value,
  weight: row.weight,
  confidence: row.confidence,
  words: row.words,
  submitted_at: row.submitted_at,
})

/** What the answers to questions come to, in the order of the questions. */
export async function readResults(
  kept: KeptResults,
  questions: readonly ListedQuestion[],
): Promise<PresentedResults[]> {
  return (await kept(questions)).map(({ results }) => presentResults(results))
}
