import { randomBytes } from 'node:crypto'
import type { AuthenticatedCall, Principal } from '../../platform/contract/call.ts'
import type { Trx } from '../../platform/db/database.ts'
import { invalidRequest, ServiceError } from '../../platform/errors.ts'
import type { Queue } from '../../platform/queue.ts'
import { type Ledger, requireFeature } from '../billing/index.ts'
import { enqueueJobs } from '../jobs/index.ts'
import { requestQueued } from './jobs.ts'
import { noProgress, type RequestKind, type RequestRow, type Settings } from './request.ts'
import { pendingSpecialist } from './specialist.ts'
import { insertRequest, lockOwnRequest, saveRequest } from './store.ts'

export interface SubmitParts {
  ledger: Ledger
  queue: Queue
}

/** As it came in; what is undefined was left out. */
export interface Submitted extends Partial<{ [K in keyof Settings]: NonNullable<Settings[K]> | undefined }> {
  request_text?: string | undefined
  request_id?: string | undefined
  additional_text?: string | undefined
}

const prefixOf: Record<RequestKind, string> = { group: 'rgr_', study: 'rsr_' }
const QUEUED = 'Waiting for a worker.'
/** Whoever has not made themselves clear by then does better to begin anew, and a text to be read has an end. */
const MOST_TEXTS = 20

/** Takes a new request in, or goes on with an earlier one: row, unit and job are one transaction. */
export async function submitRequest(
  trx: Trx,
  call: AuthenticatedCall,
  kind: RequestKind,
  submitted: Submitted,
  parts: SubmitParts,
): Promise<RequestRow> {
  checkTexts(submitted)
  const { organization_id } = call.principal
  await requireFeature(trx, organization_id, 'inc_research_groups')
  if (kind === 'study') await requireFeature(trx, organization_id, 'inc_research_studies')
  return submitted.request_id === undefined
    ? createRequest(trx, call, kind, submitted, parts)
    : resumeRequest(trx, call, kind, submitted.request_id, submitted, parts)
}

/** Either a text for a new request or the id of an earlier one. */
function checkTexts({ request_text, request_id, additional_text }: Submitted): void {
  const refuse = (field: string, message: string) =>
    invalidRequest(`Invalid request. ${field}: ${message}`, { fields: { [field]: [message] } })
  if (request_id === undefined) {
    if (additional_text !== undefined) throw refuse('additional_text', 'goes with a request_id')
    if (request_text === undefined) throw refuse('request_text', 'is required, unless there is a request_id')
  } else if (request_text !== undefined) {
    throw refuse('request_text', 'cannot be changed by a request_id; send additional_text instead')
  }
}

async function createRequest(
  trx: Trx,
  { principal, clock }: AuthenticatedCall,
  kind: RequestKind,
  { request_text, ...given }: Submitted,
  { ledger, queue }: SubmitParts,
): Promise<RequestRow> {
  const now = clock.now()
  const id = `${prefixOf[kind]}${randomBytes(12).toString('hex')}`
  const settings = settingsOf(given)
  const operation_id = await ledger.begin(trx, principal, `${kind}_request`, now)
  await ledger.reserve(trx, principal, operation_id, 'groups_per_cycle', 1, now)
  await ledger.charge(trx, principal, { type: `${kind}_request`, about: { request_id: id, operation_id } }, now)
  const row: RequestRow = {
    id,
    organization_id: principal.organization_id,
    user_id: principal.user_id,
    kind,
    status: 'queued',
    phase: 'parse',
    progress_message: QUEUED,
    texts: [{ text: request_text!, answers: [] }],
    settings,
    step: 0,
    progress: noProgress,
    ...unread,
    specialist: pendingSpecialist(settings.specialist_host_mode),
    operation_id,
    job_id: await enqueue(trx, queue, principal, id, now),
    research_group_id: null,
    study_id: null,
    created_at: now,
    updated_at: now,
    ended_at: null,
  }
  await insertRequest(trx, row)
  await ledger.describe(trx, operation_id, { request_id: id, job_id: row.job_id })
  return row
}

/** Goes on with a request that waits for its caller. The row is locked: of two who resume it at once, one comes too late. */
async function resumeRequest(
  trx: Trx,
  { principal, clock }: AuthenticatedCall,
  kind: RequestKind,
  id: string,
  { additional_text = '', ...given }: Submitted,
  { ledger, queue }: SubmitParts,
): Promise<RequestRow> {
  const row = await lockOwnRequest(trx, principal.organization_id, kind, id)
  if (row === undefined) throw noSuchRequest(kind, id)
  checkResumable(row, additional_text)
  const now = clock.now()
  // While it waited for its caller, nothing was set aside for it.
  if (row.operation_id !== null) {
    await ledger.reserve(trx, principal, row.operation_id, 'groups_per_cycle', 1, now)
  }
  const settings = settingsOf(given, row.settings)
  const answered = { text: additional_text, answers: row.missing_info }
  const asShown = additional_text === '' && shown.every((name) => settings[name] === row.settings[name])
  const approved = row.status === 'awaiting_review' && asShown
  const next: RequestRow = {
    ...row,
    // What was reviewed is what is done: it is not read a second time.
    ...(approved ? { phase: 'recruit' } : { ...unread, phase: 'parse', progress: noProgress }),
    status: 'queued',
    progress_message: QUEUED,
    texts: additional_text === '' ? row.texts : [...row.texts, answered],
    settings,
    job_id: await enqueue(trx, queue, principal, id, now),
    updated_at: now,
    ended_at: null,
  }
  await saveRequest(trx, next)
  if (row.operation_id !== null) await ledger.describe(trx, row.operation_id, { job_id: next.job_id })
  return { ...next, step: row.step + 1 }
}

function checkResumable({ status, texts }: RequestRow, additionalText: string): void {
  if (additionalText !== '' && texts.length >= MOST_TEXTS) {
    throw new ServiceError('conflict', `The request has ${texts.length} texts already: send a new one.`, { status })
  }
  if (status === 'needs_clarification' || status === 'awaiting_review') return
  if (status === 'refused') {
    if (additionalText !== '') return
    throw new ServiceError('conflict', 'The request was refused: say with additional_text what is to be different.', {
      status,
    })
  }
  const sentence = `The request is ${status}: only what needs clarification, awaits review or was refused can be resumed.`
  throw new ServiceError('conflict', sentence, { status })
}

/** What a reviewer has seen the effects of: who changes it sees the new ones first. */
const shown = ['group_size', 'question_count', 'title', 'specialist_host_mode'] as const satisfies (keyof Settings)[]

/** Before the text was read, or is read again. */
const unread = {
  brief: null,
  plan: null,
  warnings: [],
  clarifying_questions: [],
  missing_info: [],
  refusal: null,
  refusal_reason: null,
  error: null,
} satisfies Partial<RequestRow>

const settingsOf = (given: Submitted, before?: Settings): Settings => ({
  group_size: given.group_size ?? before?.group_size ?? null,
  question_count: given.question_count ?? before?.question_count ?? null,
  name: given.name ?? before?.name ?? null,
  title: given.title ?? before?.title ?? null,
  seed: given.seed ?? before?.seed ?? randomBytes(6).toString('hex'),
  review: given.review ?? before?.review ?? false,
  specialist_host_mode: given.specialist_host_mode ?? before?.specialist_host_mode ?? 'auto_prompt_assisted',
  source_surface: given.source_surface ?? before?.source_surface ?? 'api',
})

async function enqueue(trx: Trx, queue: Queue, principal: Principal, requestId: string, now: Date): Promise<string> {
  const { organization_id, user_id } = principal
  const owner = { organization_id, user_id, free_tier: false }
  const [job] = await enqueueJobs(trx, queue, requestQueued, owner, [{ request_id: requestId }], now)
  return job!
}

export const noSuchRequest = (kind: RequestKind, id: string): ServiceError =>
  new ServiceError('not_found', `There is no research ${kind} request ${id}.`)
