import type { Db } from '../../platform/db/database.ts'
import type { AgentDirectory } from '../agents/index.ts'
import type { Asked, AskedBy, Earlier } from '../answering/index.ts'
import { JobFailure } from '../jobs/index.ts'
import { findMediaAssets, loadAttachments, type MediaStore } from '../media/index.ts'
import { findQuestionById, findSaid, findScreening, type QuestionRow } from './store.ts'

export interface PanelParts {
  db: Db
  directory: AgentDirectory
  media: MediaStore
}

/** A question with everybody it is put to, as the engine takes it. */
export interface LoadedPanel {
  row: QuestionRow
  asked: Asked
  by: Pick<AskedBy, 'organization_id' | 'study_id' | 'study_budget_cents'>
}

/** Every agent's job needs the whole panel, and the jobs of a question come one after another. */
const KEPT = 8

/** What a question's jobs have in common, read once for all of them. Nothing of it changes after the question was asked. */
export function createPanels(parts: PanelParts): (questionId: number) => Promise<LoadedPanel> {
  const kept = new Map<number, Promise<LoadedPanel>>()
  return (questionId) => {
    const known = kept.get(questionId)
    if (known !== undefined) return known
    const loading = load(parts, questionId)
    for (const oldest of kept.keys()) if (kept.size >= KEPT) kept.delete(oldest)
    kept.set(questionId, loading)
    // What failed once may succeed at the next attempt.
    loading.catch(() => kept.delete(questionId))
    return loading
  }
}

async function load({ db, directory, media }: PanelParts, questionId: number): Promise<LoadedPanel> {
  const row = await findQuestionById(db, questionId)
  if (row === undefined) throw new JobFailure('The question was deleted.')
  const [people, screening, said, assets] = await Promise.all([
    Promise.all(row.agent_ids.map((id) => directory.find(String(id)))),
    findScreening(db, row),
    earlierAnswers(db, row.earlier_question_ids),
    findMediaAssets(db, row.organization_id, row.media_asset_ids),
  ])
  const panel = people.map((agent, at) => {
    if (agent === undefined) throw new JobFailure('An agent of the panel is no longer there.')
    const id = row.agent_ids[at]!
    const earlier = [...(screening.get(id) ?? []), ...(said.get(id) ?? [])]
    return { person: agent.population.person(agent.index), earlier }
  })
  return {
    row,
    asked: {
      question: row.optimized_question ?? row.question,
      format: row.format,
      panel,
      attachments: await loadAttachments(media, row.organization_id, assets),
    },
    by: {
      organization_id: row.organization_id,
      study_id: row.study_id,
      ...(row.study_budget_cents === null ? {} : { study_budget_cents: row.study_budget_cents }),
    },
  }
}

/** By agent: what it said to earlier questions of the study, oldest first. */
async function earlierAnswers(db: Db, questionIds: readonly number[]) {
  const byAgent = new Map<number, Earlier[]>()
  if (questionIds.length === 0) return byAgent
  for (const { wording, format, agent_ids, replies, values } of await findSaid(db, questionIds)) {
    for (const [at, id] of agent_ids.entries()) {
      const earlier = byAgent.get(id) ?? []
      earlier.push({ question: wording, reply: replies[at]!, format, value: values[at] })
      byAgent.set(id, earlier)
    }
  }
  return byAgent
}
