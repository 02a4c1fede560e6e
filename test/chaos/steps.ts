import { setTimeout as delay } from 'node:timers/promises'
import type { TestKey } from '../harness/service.ts'
import { Caller, type CallerParts, type CallOptions } from './caller.ts'
import type { Call } from './history.ts'
import type { Receiver } from './receiver.ts'
import type { Step, StepKind } from './script.ts'
import type { Tenant } from './tenants.ts'

export interface StepParts extends Omit<CallerParts, 'tenant' | 'key'> {
  name: string
  tenant: Tenant
  admin: TestKey
  receiver: Receiver
}

const MOST_WEBHOOKS = 2
const things = [
  'an electric kettle',
  'a garden shed',
  'a gym membership',
  'solar panels',
  'a paper newspaper',
  'a smart watch',
]

/** What a caller knows of: what it was told that it made. */
interface Known {
  groups: { id: number; agent_ids: number[] }[]
  studies: { id: number }[]
  jobs: string[]
  revoked: TestKey[]
  spare: TestKey[]
  webhooks: number
}

/** One of a tenant's callers: takes step after step of its script until the load ends. */
export async function playScript(script: Iterable<Step>, parts: StepParts): Promise<void> {
  const caller = new Caller({ ...parts, tenant: parts.tenant.name, key: parts.tenant.key })
  // Callers of one tenant share its spare keys; each takes what it revokes.
  const known: Known = { groups: [], studies: [], jobs: [], revoked: [], spare: parts.tenant.spare, webhooks: 0 }
  let count = 0
  for (const step of script) {
    await delay(step.pause_ms)
    if (Date.now() >= parts.until_ms) return
    const marker = `${parts.name}-${++count}`
    await steps[step.kind]({ step, marker, caller, known, parts })
  }
}

interface Moment {
  step: Step
  marker: string
  caller: Caller
  known: Known
  parts: StepParts
}

const any = <T>(from: readonly T[], { pick }: Step): T | undefined => from[pick % Math.max(1, from.length)]

/** A request that makes something, under an Idempotency-Key. */
function make(
  { step, marker, caller }: Moment,
  operation: string,
  path: string,
  json: unknown,
  things = 1,
): Promise<Call> {
  const options: CallOptions = { operation, method: 'POST', path, json, marker, things, once: true }
  return caller.call({ ...options, again: step.again, gives_up: step.gives_up })
}

/** Remembers the jobs of what was accepted, to be looked at or cancelled later. */
function remember({ known }: Moment, { outcome, body }: Call): void {
  if (outcome === 'ok')
    known.jobs.push(...(body.questions ?? [body]).flatMap(({ job_id }: { job_id?: string }) => job_id ?? []))
}

const question = ({ step, marker }: Moment, at = 0): string =>
  `Would you buy ${things[(step.pick + at) % things.length]} this year? (${marker}.${at})`

const steps: Record<StepKind, (moment: Moment) => Promise<void>> = {
  async ask_free(moment) {
    remember(moment, await make(moment, 'free.ask', '/v1/free/questions', { question: question(moment) }))
  },
  async recruit(moment) {
    const { step, marker, known } = moment
    const json = { name: marker, group_size: step.size, seed: marker }
    const { outcome, body } = await make(moment, 'groups.recruit', '/v1/research-groups/recruit', json)
    if (outcome === 'ok') known.groups.push({ id: body.group.id, agent_ids: body.recruited_agent_ids })
  },
  async ask_agent(moment) {
    const agent = any(any(moment.known.groups, moment.step)?.agent_ids ?? [], moment.step)
    if (agent === undefined) return
    const path = `/v1/research-agents/${agent}/questions`
    remember(moment, await make(moment, 'questions.askAgent', path, { question: question(moment) }))
  },
  async ask_group(moment) {
    const group = any(moment.known.groups, moment.step)
    if (group === undefined) return
    const path = `/v1/research-groups/${group.id}/questions`
    remember(moment, await make(moment, 'questions.askGroup', path, { question: question(moment) }))
  },
  async ask_many(moment) {
    const group = any(moment.known.groups, moment.step)
    if (group === undefined) return
    const questions = Array.from({ length: 1 + (moment.step.size % 3) }, (_, at) => question(moment, at))
    const path = `/v1/research-groups/${group.id}:ask`
    remember(moment, await make(moment, 'questions.askMany', path, { questions }, questions.length))
  },
  async create_study(moment) {
    const group = any(moment.known.groups, moment.step)
    if (group === undefined) return
    const json = { title: moment.marker, objective: 'What people buy.', research_group_uuid: String(group.id) }
    const { outcome, body } = await make(moment, 'studies.create', '/v1/research-studies', json)
    if (outcome === 'ok') moment.known.studies.push({ id: body.study.id })
  },
  async ask_study(moment) {
    const study = any(moment.known.studies, moment.step)
    if (study === undefined) return
    const path = `/v1/research-studies/${study.id}/questions`
    remember(moment, await make(moment, 'studies.ask', path, { question: question(moment) }))
  },
  async complete_study(moment) {
    const study = any(moment.known.studies, moment.step)
    if (study === undefined) return
    remember(moment, await make(moment, 'studies.complete', `/v1/research-studies/${study.id}/complete`, {}))
  },
  async request_group(moment) {
    const json = { request_text: 'I want 4 women who own a car.', name: moment.marker, seed: moment.marker }
    remember(moment, await make(moment, 'requests.createGroup', '/v1/research-group-requests', json))
  },
  async request_study(moment) {
    const { marker } = moment
    const request_text = 'I want 4 adults who rent their home. Find out whether they would pay for a garden shed.'
    const json = { request_text, name: marker, title: marker, seed: marker, question_count: 3 }
    remember(moment, await make(moment, 'requests.createStudy', '/v1/research-study-requests', json))
  },
  async compose_thesis(moment) {
    const thesis = `Nurses in Texas quit because of night shifts. (${moment.marker}.0)`
    const json = { thesis, max_groups: 2, group_size: 3, questions_per_group: 1, seed: moment.marker }
    remember(moment, await make(moment, 'theses.compose', '/v1/thesis:compose-and-recruit', json))
  },
  async cancel({ step, caller, known, marker }) {
    const job = known.jobs.at(-1 - (step.pick % 3))
    if (job === undefined) return
    const keep = ({ job_id, status, cancelled_count }: Call['body']) => ({ job_id, status, cancelled_count })
    await caller.call({
      operation: 'jobs.cancel',
      method: 'DELETE',
      path: `/v1/jobs/${job}`,
      marker,
      keep,
      gives_up: true,
    })
  },
  async add_webhook(moment) {
    const { known, marker, parts } = moment
    if (known.webhooks >= MOST_WEBHOOKS) return
    known.webhooks += 1
    const json = { url: parts.receiver.urlFor(marker), description: marker }
    await make(moment, 'webhooks.create', '/v1/webhooks', json)
  },
  async revoke_key({ caller, known, parts, marker }) {
    const key = known.spare.pop()
    if (key === undefined) return
    const me: CallOptions = { operation: 'me.get', method: 'GET', path: '/v1/me', marker, key, gives_up: true }
    // Used everywhere just before, so that every process remembers it.
    for (const url of parts.urls) await caller.call({ ...me, url, keep: () => null })
    const path = `/admin/keys/${key.key_id}`
    const revoked = await caller.call({
      operation: 'admin.revokeKey',
      method: 'DELETE',
      path,
      marker,
      key: parts.admin,
    })
    if (revoked.outcome !== 'ok') return
    known.revoked.push(key)
    for (const url of parts.urls) await caller.call({ ...me, operation: 'me.revoked', url, keep: () => null })
  },
  async use_revoked({ step, caller, known, marker }) {
    const key = any(known.revoked, step)
    if (key === undefined) return
    const options = { operation: 'me.revoked', method: 'GET', path: '/v1/me', marker, key, keep: () => null }
    await caller.call({ ...options, gives_up: true })
  },
  async poll({ step, caller, known, marker }) {
    const job = any(known.jobs, step)
    if (job === undefined) return
    const keep = ({ job_id, status, error, result }: Call['body']) => ({
      job_id,
      status,
      error,
      partial: result?.partial,
    })
    await caller.call({ operation: 'jobs.get', method: 'GET', path: `/v1/jobs/${job}`, marker, keep, gives_up: true })
  },
  async list({ step, caller, parts, marker }) {
    const live = ['/v1/jobs', '/v1/research-studies', '/v1/research-groups', '/v1/operations', '/v1/direct-questions']
    const path = parts.tenant.kind === 'free' ? '/v1/billing/usage' : any(live, step)!
    await caller.call({ operation: 'list', method: 'GET', path, marker, keep: () => null, gives_up: true })
  },
}
