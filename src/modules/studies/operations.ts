import { type AuthenticatedCall, FileReply, type Handlers } from '../../platform/contract/call.ts'
import { pageOf } from '../../platform/contract/paging.ts'
import { ServiceError } from '../../platform/errors.ts'
import { referenceOf } from '../../platform/ids.ts'
import { exportStudy, manifestNotes, manifestOf } from '../exports/index.ts'
import type { AgentSearch } from '../filters/index.ts'
import { presentCard } from '../groups/index.ts'
import {
  countAnswersAmong,
  createAgentCards,
  createKeptResults,
  findPanels,
  findQuestion,
  listQuestions,
  type PreparingParts,
  prepareQuestion,
  readAnswers,
  readResults,
} from '../questions/index.ts'
import { completionSteps } from '../reports/contract.ts'
import { type AskStudyParts, askStudy, checkAskable } from './ask-study.ts'
import { completeStudy, stepsOf } from './complete-study.ts'
import type * as contract from './contract.ts'
import { createStudy, fieldWith } from './create-study.ts'
import { filterOf, matchingAmong, presentFilter } from './filtered-participants.ts'
import { theStudy, theStudyToChange } from './find-study.ts'
import { followStudy } from './follow-study.ts'
import { openStudy } from './load-study.ts'
import { presentCreatedStudy, presentListedStudy, presentShare, presentStudy, presentStudyQuestion } from './present.ts'
import { removeStudy } from './remove-study.ts'
import { shareStudy } from './share-study.ts'
import { findReports, listParticipants, listStudies, removeParticipants, updateStudy } from './store.ts'
import { fieldsOf, studyResults } from './study-results.ts'

export interface StudiesParts extends AskStudyParts, PreparingParts {
  service_version: string
  search: AgentSearch
  /** Of the stream of events. */
  follow: { poll_ms: number; most_ms: number; per_organization: number; stopping: AbortSignal }
}

export function studiesOperations(parts: StudiesParts): Handlers<typeof contract> {
  const { db, directory, search, base_url } = parts
  const following = new Map<number, number>()
  const kept = createKeptResults(db)
  const theQuestion = async (organization_id: number, study_id: number, given: string) => {
    const reference = referenceOf(given)
    const question = reference && (await findQuestion(db, { organization_id, kind: 'study', study_id }, reference))
    if (question === undefined) throw new ServiceError('not_found', `There is no question ${given} in this study.`)
    return question
  }
  const panelOf = async (id: number) => (await findPanels(db, [id])).get(id) ?? []
  const opened = async (organizationId: number, reference: string) => {
    const study = await theStudy(db, organizationId, reference)
    const data = await openStudy(db, directory, study)
    const about = { service_version: parts.service_version, now: study.updated_at, directory }
    return { data, manifest: () => manifestOf(data, about), notes: () => manifestNotes(data, about) }
  }
  const removeAgents = async (
    { principal: { organization_id }, clock, transact }: AuthenticatedCall,
    { study_id, agent_ids }: { study_id: string; agent_ids: readonly string[] },
  ) => {
    // Before the transaction, because the directory may have to ask the database itself.
    const agents = await Promise.all(agent_ids.map((given) => directory.find(given)))
    return transact(async (trx) => {
      const { id } = await theStudyToChange(trx, organization_id, study_id)
      const ids = agents.flatMap((agent) => agent?.id ?? [])
      const removed = new Set(await removeParticipants(trx, id, ids, clock.now()))
      const { participant_count } = await theStudy(trx, organization_id, study_id)
      return {
        removed_agent_ids: [...new Set(ids)].filter((agent) => removed.has(agent)),
        removed_count: removed.size,
        participant_count,
        not_participating_ids: agent_ids.filter((_, at) => !removed.has(agents[at]?.id ?? 0)),
      }
    })
  }
  return {
    create({ principal, clock, transact }, { research_group_uuid, research_group_uuids = [], ...input }) {
      const groups = [...(research_group_uuid === undefined ? [] : [research_group_uuid]), ...research_group_uuids]
      const { title, objective = '', shareable = false, budget_cents = null } = input
      return transact(async (trx) => {
        const study = await createStudy(
          trx,
          principal,
          { title, objective, groups, shareable, budget_cents },
          clock.now(),
        )
        return { study: presentCreatedStudy(study, base_url) }
      })
    },
    async list({ principal: { organization_id } }, paging) {
      const { rows, total } = await listStudies(db, organization_id, paging)
      return { studies: rows.map((study) => presentListedStudy(study, base_url)), ...pageOf(rows, total, paging) }
    },
    async get({ principal: { organization_id } }, { study_id }) {
      return { study: presentStudy(await theStudy(db, organization_id, study_id), base_url) }
    },
    update({ principal: { organization_id }, clock, transact }, { study_id, research_group_uuids, ...change }) {
      return transact(async (trx) => {
        const study = await theStudyToChange(trx, organization_id, study_id)
        if (study.stage === 'analysis') throw new ServiceError('conflict', 'The study is being completed.')
        if (research_group_uuids !== undefined) {
          await fieldWith(trx, organization_id, study.id, research_group_uuids, clock.now())
        } else if (change.stage === 'fielding' && study.participant_count === 0) {
          throw new ServiceError('conflict', 'Nobody takes part in the study; give it a group first.')
        }
        await updateStudy(trx, study.id, change, clock.now())
        return { study: presentStudy(await theStudy(trx, organization_id, study_id), base_url) }
      })
    },
    remove({ principal: { organization_id }, transact }, { study_id }) {
      return transact(async (trx) => {
        const { id, uuid } = await theStudy(trx, organization_id, study_id)
        if (!(await removeStudy(trx, id)))
          throw new ServiceError('not_found', `There is no research study ${study_id}.`)
        return { ok: true as const, deleted_id: id, deleted_uuid: uuid }
      })
    },
    async ask(call, { study_id, ...asking }) {
      const study = await theStudy(db, call.principal.organization_id, study_id)
      // A better wording may cost a call to a language model: not for a question that will be refused. Otherwise it is
      // decided in the transaction, where a retry of what was accepted long ago is answered as it was then.
      if (asking.optimize === true) checkAskable(study)
      const prepared = await prepareQuestion(parts, call.principal, asking, study)
      return askStudy(call, parts, study_id, prepared)
    },
    async listQuestions({ principal: { organization_id } }, { study_id, answers_limit, ...paging }) {
      const study = await theStudy(db, organization_id, study_id)
      const { rows, total } = await listQuestions(db, { organization_id, kind: 'study', study_id: study.id }, paging)
      const cards = createAgentCards(parts)
      const [results, answers] = await Promise.all([
        readResults(kept, rows),
        Promise.all(rows.map((row) => readAnswers(parts, row, { limit: answers_limit, offset: 0 }, cards))),
      ])
      const questions = rows.map((row, at) => ({
        ...presentStudyQuestion(row),
        answers: answers[at]!,
        answers_truncated: row.answer_count > answers[at]!.length,
        results: results[at]!,
      }))
      return { study_id: study.id, study_title: study.title, questions, ...pageOf(rows, total, paging) }
    },
    async getQuestion({ principal: { organization_id } }, { study_id, question_id, answers_limit }) {
      const study = await theStudy(db, organization_id, study_id)
      const row = await theQuestion(organization_id, study.id, question_id)
      const [results, answers] = await Promise.all([
        readResults(kept, [row]),
        readAnswers(parts, row, { limit: answers_limit, offset: 0 }),
      ])
      const answers_truncated = row.answer_count > answers.length
      const question = { ...presentStudyQuestion(row), answers, answers_truncated, results: results[0]! }
      return { study_id: study.id, study_title: study.title, question }
    },
    async listAnswers({ principal: { organization_id } }, { study_id, question_id, filters, ...paging }) {
      const filter = filterOf(search, filters)
      const study = await theStudy(db, organization_id, study_id)
      const question = await theQuestion(organization_id, study.id, question_id)
      const among = filter && [...(await matchingAmong(directory, await panelOf(question.id), filter))]
      const [answers, total] = await Promise.all([
        readAnswers(parts, question, { ...paging, among }),
        among === undefined ? question.answer_count : countAnswersAmong(db, question.id, among),
      ])
      return {
        study_id: study.id,
        question_id: question.id,
        answers,
        ...presentFilter(filter),
        ...pageOf(answers, total, paging),
      }
    },
    async listAgents({ principal: { organization_id } }, { study_id, ...paging }) {
      const study = await theStudy(db, organization_id, study_id)
      const rows = await listParticipants(db, study.id, paging)
      const agents = await Promise.all(
        rows.map(async ({ agent_id, weight, group_uuid, screening }) => ({
          ...presentCard((await directory.find(String(agent_id)))!, base_url),
          weight,
          research_group_uuid: group_uuid,
          screening,
        })),
      )
      return { study_id: study.id, agents, ...pageOf(rows, study.participant_count, paging) }
    },
    removeAgents,
    removeAgentsByPost: removeAgents,
    complete({ principal, clock, transact }, { study_id, steps, force = false }) {
      const named = stepsOf(steps)
      return transact((trx) =>
        completeStudy(trx, parts.queue, principal, study_id, { steps: named, force }, clock.now()),
      )
    },
    async report({ principal: { organization_id } }, { study_id }) {
      const study = await theStudy(db, organization_id, study_id)
      const reports = new Map((await findReports(db, study.id)).map(({ step, result }) => [step, result]))
      return {
        study_id: study.id,
        stage: study.stage,
        completed_at: study.completed_at?.toISOString() ?? null,
        report: Object.fromEntries(completionSteps.map((step) => [step, reports.get(step) ?? null])) as never,
        synthetic: true as const,
      }
    },
    async results({ principal: { organization_id } }, { study_id, by, question_ids, filters }) {
      const wanted = { by: fieldsOf(by), question_ids, filter: filterOf(search, filters) }
      return studyResults({ db, directory, kept }, await theStudy(db, organization_id, study_id), wanted)
    },
    async download({ principal: { organization_id } }, { study_id, format }) {
      const { data, manifest, notes } = await opened(organization_id, study_id)
      const { media_type, filename, content } = exportStudy(data, format, { base_url, manifest, notes })
      return new FileReply(media_type, filename, content)
    },
    async manifest({ principal: { organization_id } }, { study_id }) {
      return { manifest: await (await opened(organization_id, study_id)).manifest() }
    },
    share({ principal: { organization_id }, clock, transact }, { study_id, enabled = true, expires_at, redact }) {
      const until = expires_at == null ? expires_at : new Date(expires_at)
      return transact(async (trx) => {
        const change = { enabled, expires_at: until, redact }
        const study = await shareStudy(trx, organization_id, study_id, change, clock.now())
        return presentShare(study, base_url, clock.now())
      })
    },
    async readShare({ principal: { organization_id }, clock }, { study_id }) {
      return presentShare(await theStudy(db, organization_id, study_id), base_url, clock.now())
    },
    async events({ principal: { organization_id }, signal }, { study_id }) {
      const study = await theStudy(db, organization_id, study_id)
      const { poll_ms, most_ms, per_organization, stopping } = parts.follow
      const listening = following.get(organization_id) ?? 0
      if (listening >= per_organization) {
        throw new ServiceError('rate_limited', `${listening} streams of events are open already; close some.`, {
          retry_after_seconds: 5,
          limit: per_organization,
          window_seconds: 0,
          scope: 'events',
        })
      }
      const gone = AbortSignal.any([signal, stopping])
      // Whoever has gone already would never be counted out.
      if (!gone.aborted) following.set(organization_id, listening + 1)
      gone.addEventListener('abort', () => following.set(organization_id, (following.get(organization_id) ?? 1) - 1), {
        once: true,
      })
      const stream = followStudy(db, study.id, { poll_ms, most_ms, signal: gone })
      return new FileReply('text/event-stream; charset=utf-8', undefined, stream)
    },
  }
}
