import { groupUrl } from '../groups/index.ts'
import type { ListedQuestion } from '../questions/index.ts'
import type { StudyRow } from './store.ts'

const studyUrl = (baseUrl: string, uuid: string): string => `${baseUrl}/research-studies/${uuid}`
const shareUrl = (baseUrl: string, token: string): string => `${baseUrl}/shared/${token}`

const linkOf = ({ share_enabled, share_token }: StudyRow, baseUrl: string): string | null =>
  share_enabled && share_token !== null ? shareUrl(baseUrl, share_token) : null

const always = (study: StudyRow, baseUrl: string) => ({
  id: study.id,
  uuid: study.uuid,
  title: study.title,
  objective: study.objective,
  shareable: study.shareable,
  share_url: linkOf(study, baseUrl),
  share_link: linkOf(study, baseUrl),
  url: studyUrl(baseUrl, study.uuid),
})

export const presentListedStudy = (study: StudyRow, baseUrl: string) => ({
  ...always(study, baseUrl),
  stage: study.stage,
  participant_count: study.participant_count,
  question_count: study.question_count,
  created_at: study.created_at.toISOString(),
  updated_at: study.updated_at.toISOString(),
})

export function presentCreatedStudy(study: StudyRow, baseUrl: string) {
  const research_groups = study.groups.map(({ uuid, name }) => ({ uuid, name, url: groupUrl(baseUrl, uuid) }))
  return {
    ...always(study, baseUrl),
    research_group_uuid: research_groups[0]?.uuid ?? null,
    research_group_url: research_groups[0]?.url ?? null,
    research_groups,
  }
}

export const presentStudy = (study: StudyRow, baseUrl: string) => ({
  ...presentCreatedStudy(study, baseUrl),
  ...presentListedStudy(study, baseUrl),
  budget_cents: study.budget_cents,
  planned_questions: study.planned_questions,
  completed_at: study.completed_at?.toISOString() ?? null,
})

export const presentShare = (study: StudyRow, baseUrl: string, now: Date) => ({
  enabled: study.share_enabled,
  url: linkOf(study, baseUrl),
  token: study.share_enabled ? study.share_token : null,
  expires_at: study.share_expires_at?.toISOString() ?? null,
  is_expired: isExpired(study, now),
  redact: study.share_redact,
})

export const isExpired = ({ share_expires_at }: StudyRow, now: Date): boolean =>
  share_expires_at !== null && share_expires_at <= now

export const presentStudyQuestion = (row: ListedQuestion) => ({
  id: row.id,
  uuid: row.uuid,
  study_id: row.study_id!,
  question: row.question,
  optimized_question: row.optimized_question,
  format: { ...row.format },
  status: row.status,
  job_id: row.job_id,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  agent_count: row.agent_count,
  answer_count: row.answer_count,
  understood: row.understood && { ...row.understood },
  meta: row.meta && { ...row.meta },
})
