import type { ListedQuestion } from '../questions/index.ts'
import type { Target } from './targets.ts'

export const presentDirectQuestion = (row: ListedQuestion, target: Target) => ({
  id: row.id,
  uuid: row.uuid,
  question: row.question,
  optimized_question: row.optimized_question,
  format: { ...row.format },
  target,
  status: row.status,
  job_id: row.job_id,
  agent_count: row.agent_count,
  answer_count: row.answer_count,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})
