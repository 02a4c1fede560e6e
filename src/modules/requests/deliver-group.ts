import { objectiveSentence } from '../briefs/index.ts'
import { createRecruitedGroup } from '../groups/index.ts'
import { createStudy } from '../studies/index.ts'
import { type Cell, missingIn } from './cells.ts'
import { namesOf } from './group-name.ts'
import type { RequestParts } from './parts.ts'
import type { Candidate, RequestRow } from './request.ts'
import { type Step, type UnderstoodRequest, understood } from './step.ts'

/** Makes the group and charges it, in one transaction. */
export function deliverGroup(
  row: UnderstoodRequest,
  cells: readonly Cell[],
  lacking: number,
  { ledger, directory }: RequestParts,
): Step {
  const { members, population_version } = row.progress
  const { audience } = row.brief
  const study = row.kind === 'study'
  return {
    change: {
      ...(study ? { phase: 'create_study' } : { phase: 'completed', status: 'completed' }),
      warnings: [...row.warnings, ...shortOf(row, cells, lacking)],
      progress_message: study
        ? `The group of ${members.length} is there; making the study.`
        : `The group is ready: ${members.length} ${members.length === 1 ? 'agent' : 'agents'}.`,
    },
    async within(trx, now) {
      const group = await createRecruitedGroup(
        trx,
        row.organization_id,
        namesOf(row),
        members.map(({ agent_id, screening }) => ({
          agent_id,
          weight: 1,
          screening: screening.length === 0 ? null : screening,
        })),
        {
          filters: audience.filters,
          target: null,
          raw_dsl_mode: false,
          sample_method: 'balanced',
          dedupe: false,
          seed: row.settings.seed,
          requested_size: audience.group_size,
          matched_count: audience.matched_count,
          weighted: false,
          population_version: population_version ?? directory.current.version,
        },
        now,
      )
      if (row.operation_id !== null) {
        await ledger.settle(trx, row.operation_id, 'groups_per_cycle', 1, now)
        await ledger.describe(trx, row.operation_id, { research_group_uuid: group.uuid })
      }
      return { research_group_id: group.id }
    },
  }
}

/** Makes the study with the group, and keeps the questions that were planned for it. */
export function deliverStudy(given: RequestRow, { ledger }: RequestParts): Step {
  const row = understood(given)
  const { plan, organization_id, user_id, research_group_id } = row
  if (plan === null || research_group_id === null) throw new Error(`request ${row.id} has no plan or no group`)
  return {
    change: {
      phase: 'completed',
      status: 'completed',
      progress_message:
        `The study is ready: ${row.progress.members.length} participants, ` +
        `${plan.questions.length} planned questions.`,
    },
    async within(trx, now) {
      const study = await createStudy(
        trx,
        { organization_id, user_id },
        {
          title: plan.title,
          objective: objectiveSentence(row.brief.objective ?? ''),
          groups: [String(research_group_id)],
          shareable: false,
          budget_cents: null,
          planned_questions: plan.questions,
        },
        now,
      )
      if (row.operation_id !== null) await ledger.describe(trx, row.operation_id, { study_id: study.id })
      return { study_id: study.id }
    },
  }
}

/** What a caller who gets fewer than asked for should know; that too few match was said when they were counted. */
function shortOf({ brief, progress }: UnderstoodRequest, cells: readonly Cell[], lacking: number): string[] {
  const { audience, screening } = brief
  const missing = cells.reduce((sum, { size, found }) => sum + Math.max(0, size - found.total), 0)
  if (lacking === 0 || (screening.length === 0 && lacking === missing)) return []
  const short = `${progress.members.length} of ${audience.group_size} agents were found`
  if (screening.length > 0) {
    const asked = `${short}: ${progress.asked_count} people were asked and ${progress.passed_count} fit.`
    return [[asked, ...cellsShort(cells, progress.members)].join(' ')]
  }
  return [`${short}: some match several of the parts that were asked for, and nobody is taken twice.`]
}

/** Of parts with numbers of their own: which lack somebody, though others may have more than they need. */
function cellsShort(cells: readonly Cell[], members: readonly Candidate[]): string[] {
  const missing = missingIn(cells, members)
  return cells.flatMap(({ said, size }, cell) =>
    said === null || missing[cell] === 0 ? [] : [`Of “${said}”, ${size - missing[cell]!} of ${size}.`],
  )
}
