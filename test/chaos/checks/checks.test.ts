import { describe, expect, test } from 'vitest'
import type { Call, History } from '../history.ts'
import type { State } from '../state.ts'
import { checks } from './index.ts'

const ORG = 7
const limits = { questions_per_cycle: 10, groups_per_cycle: 5, theses_per_cycle: 2 }
const month = { cycle_start: '2026-01-01', month: '2026-01' }

function call(operation: string, given: Partial<Call> = {}): Call {
  return {
    marker: 'ann0-1',
    tenant: 'ann',
    operation,
    url: 'http://one',
    idempotency_key: null,
    things: 1,
    key_id: 1,
    began_ms: 100,
    ended_ms: 110,
    outcome: 'ok',
    status: 200,
    code: null,
    body: {},
    ...given,
  }
}

const asked = (given: Partial<Call> = {}): Call =>
  call('questions.askAgent', {
    idempotency_key: 'ann0-1',
    body: { question_uuid: 'q', job_id: 'whole', job_ids: ['part'] },
    ...given,
  })

const job = (id: string, given: Partial<State['jobs'][number]> = {}): State['jobs'][number] => ({
  id,
  parent_id: null,
  organization_id: ORG,
  kind: 'question',
  status: 'finished',
  error: null,
  has_result: true,
  question: null,
  ...given,
})

/** One question to one agent, asked, answered, charged and told of: everything as it should be. */
function sound(): { history: History; state: State } {
  const history: History = {
    calls: [
      call('webhooks.create', { marker: 'hook', idempotency_key: 'hook', began_ms: 1, ended_ms: 2 }),
      asked(),
      call('jobs.get', { body: { job_id: 'whole', status: 'finished' }, began_ms: 120, ended_ms: 121 }),
      call('admin.revokeKey', { body: { key: { id: 3 } } }),
      call('me.revoked', { outcome: 'refused', status: 401, code: 'unauthorized', key_id: 3 }),
    ],
    faults: [],
    received: [{ event_id: 'event', webhook: 'hook', at_ms: 0, answered: 204 }],
  }
  const question = {
    organization_id: ORG,
    id: 1,
    uuid: 'q',
    study_id: null,
    question: 'Tea? (ann0-1.0)',
    job_id: 'whole',
  }
  const usage = { organization_id: ORG, feature: 'questions_per_cycle' as const, cycle_start: month.cycle_start }
  const book = { scope: 'installation', scope_id: 0, month: month.month }
  const state: State = {
    tenants: [{ name: 'ann', organization_id: ORG, limits }],
    questions: [{ ...question, agent_ids: [5], job_ids: ['part'], answered: [5] }],
    jobs: [job('whole'), job('part', { parent_id: 'whole' })],
    queue: [],
    groups: [],
    studies: [],
    requests: [],
    theses: [],
    webhooks: [{ organization_id: ORG, uuid: 'w', description: 'hook' }],
    deliveries: [{ id: 'event', webhook: 'hook', job_id: 'whole', status: 'delivered', error: null }],
    records: [{ ...usage, operation_id: 'o', kind: 'question', reserved: 1, committed: 1, voided: 0 }],
    quotas: [{ ...usage, used: 1, reserved: 0 }],
    events: [
      {
        organization_id: ORG,
        type: 'question',
        charge_cents: 3,
        month: month.month,
        details: { agents: 1, question_id: 1 },
      },
    ],
    cycles: [{ organization_id: ORG, month: month.month, charged_cents: 3, questions: 1 }],
    model_calls: [{ ...book, pending: 0, micros: 12 }],
    model_spending: [{ ...book, reserved_micros: 0, spent_micros: 12 }],
    keys: [{ id: 3, revoked: true }],
    revocations: [{ subject: 'key 3 (rk_live_…abcd) of ann@example.com' }],
    probes: [{ url: 'http://one', key_id: 3, status: 401 }],
    shown: [{ uuid: 'q', status: 200, answers: 1 }],
  }
  return { history, state }
}

const broken = ({ history, state }: ReturnType<typeof sound>): string[] =>
  checks.filter(({ find }) => find(history, state).length > 0).map(({ promise }) => promise)

test('a sound installation breaks no promise', () => {
  expect(broken(sound())).toEqual([])
})

type Spoil = (history: History, state: State) => void
const freeQuestion =
  (parts: number): Spoil =>
  (_history, state) => {
    state.jobs.push(job('free', { kind: 'free_question', question: 'Tea? (free0-1.0)' }))
    for (let at = 0; at < parts; at++) state.jobs.push(job(`free ${at}`, { parent_id: 'free', kind: 'free_answer' }))
  }

/** What goes wrong, and the promise that notices. */
const spoilt: [what: string, promise: string, spoil: Spoil][] = [
  ['an accepted question is lost', 'every question whose acceptance', (_, state) => state.questions.pop()],
  [
    'an accepted free question is lost',
    'every question whose acceptance',
    ({ calls }) => calls.push(call('free.ask', { body: { job_id: 'x' } })),
  ],
  ['an agent answered twice', 'every agent has answered', (_, state) => state.questions[0]!.answered.push(5)],
  ['an answer is missing', 'every agent has answered', (_, state) => state.questions[0]!.answered.pop()],
  [
    'somebody answered who was not asked',
    'every agent has answered',
    (_, state) => state.questions[0]!.answered.push(6),
  ],
  [
    'a failed job has an answer',
    'every agent has answered',
    (_, state) => Object.assign(state.jobs[1]!, { status: 'failed', error: 'No.' }),
  ],
  ['a free question has eleven parts', 'every agent has answered', freeQuestion(11)],
  [
    'a cancelled job was done',
    'what was cancelled',
    ({ calls }) => calls.push(call('jobs.cancel', { body: { job_id: 'whole', cancelled_count: 1 } })),
  ],
  [
    'a job that had failed has finished',
    'a job that was seen',
    ({ calls }) => Object.assign(calls[2]!.body, { status: 'failed' }),
  ],
  [
    'a job ended in two ways',
    'a job that was seen',
    ({ calls }) => calls.push({ ...calls[2]!, began_ms: 200, body: { job_id: 'whole', status: 'failed' } }),
  ],
  ['an answer is not shown', 'the service shows', (_, state) => Object.assign(state.shown[0]!, { answers: 0 })],
  [
    'a repeated request got another answer',
    'a request that is sent again',
    ({ calls }) => calls.push(asked({ body: { question_uuid: 'other' } })),
  ],
  [
    'a request had two effects',
    'a request that was accepted',
    (_, state) => state.questions.push({ ...state.questions[0]!, uuid: 'twin' }),
  ],
  [
    'half of a request was done',
    'a request without an answer',
    ({ calls }) => Object.assign(calls[1]!, { outcome: 'unknown', things: 2 }),
  ],
  [
    'a refused request was done',
    'a request that was refused',
    ({ calls }) => Object.assign(calls[1]!, { outcome: 'refused', code: 'quota_exhausted' }),
  ],
  [
    'a completed request has no study',
    'a request in plain words that',
    (_, state) => {
      state.requests.push({ organization_id: ORG, id: 'r', name: 'n', kind: 'study', status: 'completed', error: null })
      state.groups.push({ organization_id: ORG, uuid: 'g', name: 'n' })
    },
  ],
  ['units stay reserved', 'nothing is left set aside', (_, state) => Object.assign(state.records[0]!, { reserved: 2 })],
  ['a total is not its sum', 'every quota is', (_, state) => Object.assign(state.quotas[0]!, { used: 2 })],
  [
    'a total is over its limit',
    'every quota is',
    (_, state) => Object.assign(state.tenants[0]!.limits, { questions_per_cycle: 0 }),
  ],
  ['a total is missing', 'every quota is', (_, state) => state.quotas.pop()],
  [
    'a question is charged twice',
    'as many units',
    (_, state) => Object.assign(state.records[0]!, { reserved: 2, committed: 2 }),
  ],
  [
    'a group is not charged',
    'as many units',
    (_, state) => state.groups.push({ organization_id: ORG, uuid: 'g', name: 'n' }),
  ],
  ['a question has two events', 'every question has one billable', (_, state) => state.events.push(state.events[0]!)],
  [
    'nobody asked what is charged',
    'every question has one billable',
    (_, state) => state.events.push({ ...state.events[0]!, details: { agents: 1, question_id: 2 } }),
  ],
  [
    'a month comes to more',
    'what a month comes to',
    (_, state) => Object.assign(state.cycles[0]!, { charged_cents: 6 }),
  ],
  [
    'money is still set aside for a model',
    'the books of language',
    (_, state) => Object.assign(state.model_spending[0]!, { reserved_micros: 1 }),
  ],
  [
    'a call was paid for and not booked',
    'the books of language',
    (_, state) => Object.assign(state.model_spending[0]!, { spent_micros: 11 }),
  ],
  ['a call is under way', 'the books of language', (_, state) => Object.assign(state.model_calls[0]!, { pending: 1 })],
  ['a job is stuck', 'no job is lost', (_, state) => Object.assign(state.jobs[1]!, { status: 'started' })],
  [
    'a job failed without a reason',
    'no job is lost',
    (_, state) => Object.assign(state.jobs[0]!, { status: 'failed' }),
  ],
  [
    'the queue has something left',
    'nothing is left in the queue',
    (_, state) => state.queue.push({ id: 'x', name: 'jobs', state: 'active' }),
  ],
  [
    'a job ended unlike its parts',
    'a job with parts',
    (_, state) => Object.assign(state.jobs[0]!, { status: 'failed', error: 'No.' }),
  ],
  [
    'a request still runs',
    'every request in plain words and',
    (_, state) =>
      state.requests.push({ organization_id: ORG, id: 'r', name: 'n', kind: 'group', status: 'running', error: null }),
  ],
  [
    'an event waits for ever',
    'every event was received',
    (_, state) => Object.assign(state.deliveries[0]!, { status: 'queued' }),
  ],
  ['an event is said to be received and was not', 'every event was received', (history) => history.received.pop()],
  ['nobody was told of a question', 'the end of every question', (_, state) => state.deliveries.pop()],
  [
    'there are two events of one end',
    'the end of every question',
    (_, state) => state.deliveries.push({ ...state.deliveries[0]!, id: 'event 2' }),
  ],
  [
    'an event came from nowhere',
    'nobody receives',
    ({ received }) => received.push({ ...received[0]!, event_id: 'x' }),
  ],
  [
    'a revoked key was accepted',
    'a revoked key is refused',
    ({ calls }) => Object.assign(calls[4]!, { outcome: 'ok', status: 200 }),
  ],
  [
    'a revoked key works in the end',
    'a revoked key is refused',
    (_, state) => Object.assign(state.probes[0]!, { status: 200 }),
  ],
  [
    'a revocation is undone',
    'a revocation that was answered',
    (_, state) => Object.assign(state.keys[0]!, { revoked: false }),
  ],
  ['nobody wrote a revocation down', 'a revocation that was answered', (_, state) => state.revocations.pop()],
  [
    'something went wrong inside',
    'who cannot be served',
    ({ calls }) => calls.push(call('list', { outcome: 'unknown', status: 500, code: 'internal_error' })),
  ],
  [
    'an error has no code',
    'who cannot be served',
    ({ calls }) => calls.push(call('list', { outcome: 'unknown', status: 503 })),
  ],
]

describe('a check notices when', () => {
  test.each(spoilt)('%s', (_what, promise, spoil) => {
    const { history, state } = structuredClone(sound())
    spoil(history, state)
    expect(broken({ history, state })).toContainEqual(expect.stringMatching(new RegExp(`^${promise}`)))
  })

  test('whatever is promised', () => {
    const promises = checks.map((check) => check.promise)
    expect(promises.filter((promise) => !spoilt.some(([, noticed]) => promise.startsWith(noticed)))).toEqual([])
  })
})
