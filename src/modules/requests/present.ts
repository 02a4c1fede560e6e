import type { z } from 'zod'
import type { Db } from '../../platform/db/database.ts'
import type { AgentDirectory } from '../agents/index.ts'
import type { Ledger } from '../billing/index.ts'
import { presentCard, presentGroup, selectGroupById } from '../groups/index.ts'
import { findStudy, presentStudy } from '../studies/index.ts'
import type { ReadRequest, RequestKind, RequestRow } from './request.ts'
import { screeningNumbers, usual } from './rules.ts'
import type { groupRecord, studyRecord } from './shapes.ts'
import type { ListedRow } from './store.ts'

export interface PresentParts {
  db: Db
  directory: AgentDirectory
  ledger: Ledger
  base_url: string
}

export type GroupRecord = z.input<typeof groupRecord>
export type StudyRecord = z.input<typeof studyRecord>

const pathOf: Record<RequestKind, string> = {
  group: '/v1/research-group-requests',
  study: '/v1/research-study-requests',
}

const heading = (row: RequestRow | ListedRow, baseUrl: string) => ({
  request_id: row.id,
  status: row.status,
  phase: row.phase,
  progress_message: row.progress_message,
  job_id: row.job_id,
  status_url: `${baseUrl}${pathOf[row.kind]}/${row.id}`,
  request_text: row.texts.map(({ text }) => text).join('\n\n'),
})

const times = ({ created_at, updated_at }: Pick<RequestRow, 'created_at' | 'updated_at'>) => ({
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
})

/** A request as lists have it. */
export const presentListed = (row: ListedRow, baseUrl: string) => ({
  ...heading(row, baseUrl),
  research_group_uuid: row.research_group_uuid,
  study_id: row.study_id,
  study_uuid: row.study_uuid,
  ...times(row),
})

/** Everything there is to tell of a group request. `db` may be the transaction in which it was made. */
export async function presentGroupRequest(
  row: RequestRow,
  { directory, ledger, base_url }: PresentParts,
  db: Db,
): Promise<GroupRecord> {
  const group =
    row.research_group_id === null ? undefined : await selectGroupById(db, row.organization_id, row.research_group_id)
  const recruited = row.research_group_id === null ? [] : row.progress.members
  const agents = await Promise.all(recruited.map(({ agent_id }) => directory.find(String(agent_id))))
  const size = row.brief?.audience?.group_size ?? row.settings.group_size ?? row.brief?.group_size ?? null
  return {
    ...heading(row, base_url),
    group_size: size,
    warnings: row.warnings,
    clarifying_questions: row.clarifying_questions,
    missing_info: row.missing_info,
    refusal: row.refusal,
    refusal_reason: row.refusal_reason,
    parse: row.brief === null ? null : presentParse(row.brief),
    research_group_uuid: group?.uuid ?? null,
    group: group === undefined ? null : presentGroup(group, base_url),
    recruited_agent_ids: recruited.map(({ agent_id }) => agent_id),
    recruited_agents: agents.flatMap((agent) => (agent === undefined ? [] : [presentCard(agent, base_url)])),
    screening_summary:
      row.brief === null || row.brief.screening.length === 0 || row.progress.asked_count === 0
        ? null
        : screeningNumbers(row.progress),
    shortfall: row.research_group_id === null || size === null ? 0 : size - recruited.length,
    source_surface: row.settings.source_surface,
    audience_brief_source: sourceOf(row),
    ...specialistOf(row),
    operation_id: row.operation_id,
    usage_recorded: row.operation_id === null ? [] : await ledger.recorded(db, row.operation_id),
    error: row.error,
    synthetic: true,
    ...times(row),
  }
}

export async function presentStudyRequest(row: RequestRow, parts: PresentParts, db: Db): Promise<StudyRecord> {
  const study = await studyOf(db, row)
  return {
    ...(await presentGroupRequest(row, parts, db)),
    question_count: row.plan?.questions.length ?? row.settings.question_count ?? usual.question_count,
    question_plan: (row.plan?.questions ?? []).map((planned) => ({ ...planned, format: { ...planned.format } })),
    study_id: row.study_id,
    study_uuid: study?.uuid ?? null,
    study: study === undefined ? null : presentStudy(study, parts.base_url),
  }
}

const studyOf = async (db: Db, { organization_id, study_id }: RequestRow) =>
  study_id === null ? undefined : findStudy(db, organization_id, { id: study_id, uuid: null })

/** How a text was understood, as callers see it. */
export function presentParse(brief: ReadRequest): NonNullable<GroupRecord['parse']> {
  const { audience, quotas, screening, questions, understood, assumed, group_size, objective } = brief
  return {
    filters: audience?.filters ?? null,
    description: audience?.description ?? null,
    matched_count: audience?.matched_count ?? null,
    relaxations: audience?.relaxations ?? [],
    group_size,
    objective,
    quotas: quotas.map((quota, at) => ({
      ...quota,
      size: audience?.cells[at]?.size ?? null,
      matched_count: audience?.cells[at]?.matched_count ?? null,
    })),
    screening,
    questions,
    understood,
    assumed,
    ignored: ignoredIn(brief),
  }
}

/** What a request is refused for was not left aside: the refusal itself says why. */
function ignoredIn({ ignored, refusal }: ReadRequest): ReadRequest['ignored'] {
  const about = refusal?.said?.toLowerCase()
  if (about === undefined) return ignored
  const isAbout = (said: string): boolean => said.includes(about) || about.includes(said)
  return ignored.filter(({ said }) => !isAbout(said.toLowerCase()))
}

/** Where the audience was found: an addition that came when it was missing is its only source. */
function sourceOf({ texts }: RequestRow): GroupRecord['audience_brief_source'] {
  if (texts.length === 1) return 'request_text'
  return texts.some(({ answers }) => answers.includes('audience')) ? 'additional_text' : 'request_and_additional_text'
}

const specialistOf = ({ specialist, settings }: RequestRow) => ({
  recruitment_translation_owner: specialist.applied_change_keys.some((key) =>
    /^(?:filters|screening|quotas)\b/.test(key),
  )
    ? ('language_model' as const)
    : ('deterministic_parser' as const),
  specialist_host_mode: specialist.host_mode,
  requested_specialist_host_mode: settings.specialist_host_mode,
  specialist_host_status: specialist.host_status,
  specialist_host_message: specialist.host_message,
  specialist_prompt_step_status: specialist.step_status,
  specialist_prompt_step_reason_code: specialist.step_reason_code,
  specialist_prompt_step_message: specialist.step_message,
  specialist_prompt_decision_action: specialist.decision_action,
  specialist_prompt_decision_message: specialist.decision_message,
  specialist_prompt_applied_change_count: specialist.applied_change_keys.length,
  specialist_prompt_applied_change_keys: specialist.applied_change_keys,
  specialist_prompt_rejected_changes: specialist.rejected_changes,
})
