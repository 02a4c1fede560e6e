import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../src/platform/db/database.ts'
import type { Limits, Tenant } from './tenants.ts'

/** What is in the database when everything has ended: as much of it as the checks look at. */
export interface State {
  tenants: { name: string; organization_id: number; limits: Limits }[]
  questions: QuestionState[]
  jobs: JobState[]
  /** What is left in the queue to be done. */
  queue: { id: string; name: string; state: string }[]
  groups: { organization_id: number; uuid: string; name: string }[]
  studies: { organization_id: number; uuid: string; title: string }[]
  requests: { organization_id: number; id: string; name: string; kind: string; status: string; error: string | null }[]
  theses: { organization_id: number; uuid: string; thesis: string; status: string; error: string | null }[]
  webhooks: { organization_id: number; uuid: string; description: string }[]
  deliveries: DeliveryState[]
  records: RecordState[]
  quotas: { organization_id: number; feature: keyof Limits; cycle_start: string; used: number; reserved: number }[]
  events: {
    organization_id: number
    type: string
    charge_cents: number
    month: string
    details: Record<string, unknown>
  }[]
  cycles: { organization_id: number; month: string; charged_cents: number; questions: number }[]
  model_calls: { scope: string; scope_id: number; month: string; pending: number; micros: number }[]
  model_spending: { scope: string; scope_id: number; month: string; reserved_micros: number; spent_micros: number }[]
  keys: { id: number; revoked: boolean }[]
  revocations: { subject: string }[]
  /** What the service says at the end: revoked keys at every process, and how questions look to their owners. */
  probes: { url: string; key_id: number; status: number | null }[]
  shown: ShownQuestion[]
}

export interface QuestionState {
  organization_id: number
  id: number
  uuid: string
  study_id: number | null
  question: string
  job_id: string
  agent_ids: number[]
  job_ids: string[]
  /** Who has answered, an entry for each answer. */
  answered: number[]
}

export interface JobState {
  id: string
  parent_id: string | null
  organization_id: number | null
  kind: string
  status: string
  error: string | null
  has_result: boolean
  question: string | null
}

export interface DeliveryState {
  id: string
  webhook: string
  job_id: string | null
  status: string
  error: string | null
}

export interface RecordState {
  operation_id: string
  kind: string
  organization_id: number
  feature: keyof Limits
  cycle_start: string
  reserved: number
  committed: number
  voided: number
}

/** A question as its owner sees it. */
export interface ShownQuestion {
  uuid: string
  status: number | null
  answers: number
}

export type StoredState = Omit<State, 'probes' | 'shown'>

/** Reads all of it in one snapshot. */
export async function readState({ db }: Database, tenants: readonly Tenant[]): Promise<StoredState> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const rows = async <Row>(query: RawBuilder<unknown>): Promise<Row[]> => (await query.execute(trx)).rows as Row[]
      return {
        tenants: tenants.map(({ name, key, limits }) => ({ name, organization_id: key.organization_id, limits })),
        questions: await rows(sql`
        select organization_id, id, uuid, study_id, question, job_id, agent_ids, job_ids,
          array(select a.agent_id from answers a where a.question_id = q.id order by a.position) as answered
        from questions q`),
        jobs: await rows(sql`
        select id, parent_id, organization_id, kind, status, error, result is not null as has_result,
          payload ->> 'question' as question from jobs`),
        queue: await rows(sql`
        select id, name, state::text from queue.job where state in ('created', 'retry', 'active') and name in ('jobs', 'lost-jobs')`),
        groups: await rows(
          sql`select organization_id, uuid, name from research_groups where organization_id is not null`,
        ),
        studies: await rows(sql`select organization_id, uuid, title from research_studies`),
        requests: await rows(sql`
        select organization_id, id, settings ->> 'name' as name, kind, status, error from research_requests`),
        theses: await rows(sql`select organization_id, uuid, thesis, status, error from theses`),
        webhooks: await rows(sql`select organization_id, uuid, description from webhook_endpoints`),
        deliveries: await rows(sql`
        select d.id, w.description as webhook, d.payload ->> 'job_id' as job_id, d.status, d.error
        from webhook_deliveries d join webhook_endpoints w on w.id = d.webhook_endpoint_id`),
        records: await rows(sql`
        select o.id as operation_id, o.kind, o.organization_id, r.feature, r.cycle_start::text,
          coalesce(sum(r.units) filter (where r.state = 'reserved'), 0)::int as reserved,
          coalesce(sum(r.units) filter (where r.state = 'committed'), 0)::int as committed,
          coalesce(sum(r.units) filter (where r.state = 'voided'), 0)::int as voided
        from feature_operations o join feature_usage_records r on r.operation_id = o.id
        group by o.id, r.feature, r.cycle_start`),
        quotas: await rows(sql`select organization_id, feature, cycle_start::text, used, reserved from feature_quotas`),
        events: await rows(sql`
        select organization_id, type, charge_cents, to_char(created_at at time zone 'utc', 'YYYY-MM') as month, details
        from billable_events`),
        cycles: await rows(sql`
        select organization_id, to_char(cycle_start at time zone 'utc', 'YYYY-MM') as month,
          charged_cents::int, questions from billing_cycles`),
        model_calls: await rows(sql`
        select scope, scope_id, month, count(*) filter (where status = 'pending')::int as pending,
          coalesce(sum(cost_micros), 0)::bigint as micros
        from (
          select 'installation' as scope, 0 as scope_id, month, status, cost_micros from model_calls
          union all select 'organization', organization_id, month, status, cost_micros from model_calls
            where organization_id is not null
          union all select 'study', study_id, '', status, cost_micros from model_calls where study_id is not null
        ) as counted group by scope, scope_id, month`),
        model_spending: await rows(sql`
        select scope, scope_id, month, reserved_micros, spent_micros from model_spending`),
        keys: await rows(sql`select id, revoked_at is not null as revoked from api_keys`),
        revocations: await rows(sql`select subject from audit_log where action = 'key.revoked'`),
      }
    })
}
