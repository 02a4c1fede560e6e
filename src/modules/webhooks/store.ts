import { sql } from 'kysely'
import type { Paging } from '../../platform/contract/paging.ts'
import type { Db, Trx } from '../../platform/db/database.ts'
import type { Reference } from '../../platform/ids.ts'
import type { Attempted } from './rules.ts'

export interface WebhookRow {
  id: number
  uuid: string
  url: string
  description: string | null
  enabled: boolean
  created_at: Date
  updated_at: Date
}

export interface NewWebhook {
  uuid: string
  organization_id: number
  user_id: number
  url: string
  description: string | null
  sealed_secret: Buffer
}

export interface DeliveryRow {
  id: string
  type: string
  payload: Record<string, unknown>
  status: 'queued' | 'delivered' | 'failed'
  attempts: number
  response_status: number | null
  error: string | null
  created_at: Date
  ended_at: Date | null
}

/** An event that is to be sent, and whose it is. */
export interface QueuedDelivery {
  id: string
  organization_id: number
}

/** An event with where it goes and what it is signed with, at this moment. */
export interface AddressedDelivery extends DeliveryRow {
  webhook_endpoint_id: number
  url: string
  enabled: boolean
  sealed_secret: Uint8Array
}

/** Everything but the secret, which only the sender reads. */
const SHOWN = sql.raw('id, uuid, url, description, enabled, created_at, updated_at')

/** How many an organization has; whoever asks is alone with it until the transaction ends. */
export async function countForGood(trx: Trx, organizationId: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks of ${organizationId}`}, 0))`.execute(trx)
  return countWebhooks(trx, organizationId)
}

async function countWebhooks(db: Db, organizationId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from webhook_endpoints where organization_id = ${organizationId}`.execute(db)
  return rows[0]!.total
}

export async function insertWebhook(trx: Trx, webhook: NewWebhook, now: Date): Promise<WebhookRow> {
  const { rows } = await sql<WebhookRow>`
    insert into webhook_endpoints (uuid, organization_id, user_id, url, description, sealed_secret, created_at, updated_at)
    values (${webhook.uuid}, ${webhook.organization_id}, ${webhook.user_id}, ${webhook.url}, ${webhook.description},
      ${webhook.sealed_secret}, ${now}, ${now})
    returning ${SHOWN}`.execute(trx)
  return rows[0]!
}

export async function listWebhooks(
  db: Db,
  organizationId: number,
  { limit, offset }: Paging,
): Promise<{ rows: WebhookRow[]; total: number }> {
  const [page, total] = await Promise.all([
    sql<WebhookRow>`
      select ${SHOWN} from webhook_endpoints where organization_id = ${organizationId}
      order by created_at desc, id desc limit ${limit} offset ${offset}`.execute(db),
    countWebhooks(db, organizationId),
  ])
  return { rows: page.rows, total }
}

const isIt = (organizationId: number, { id, uuid }: Reference) =>
  sql`organization_id = ${organizationId} and (id = ${id}::bigint or uuid = ${uuid}::uuid)`

export async function findWebhook(
  db: Db,
  organizationId: number,
  reference: Reference,
): Promise<WebhookRow | undefined> {
  const { rows } = await sql<WebhookRow>`
    select ${SHOWN} from webhook_endpoints where ${isIt(organizationId, reference)}`.execute(db)
  return rows[0]
}

/** The same, and it is not deleted before the transaction ends, so that events can be added to it. */
export async function holdWebhook(
  trx: Trx,
  organizationId: number,
  reference: Reference,
): Promise<WebhookRow | undefined> {
  const { rows } = await sql<WebhookRow>`
    select ${SHOWN} from webhook_endpoints where ${isIt(organizationId, reference)} for key share`.execute(trx)
  return rows[0]
}

export interface WebhookChange {
  url?: string | undefined
  description?: string | null | undefined
  enabled?: boolean | undefined
}

export async function updateWebhook(
  db: Db,
  organizationId: number,
  reference: Reference,
  { url, description, enabled }: WebhookChange,
  now: Date,
): Promise<WebhookRow | undefined> {
  const { rows } = await sql<WebhookRow>`
    update webhook_endpoints set url = coalesce(${url ?? null}, url), enabled = coalesce(${enabled ?? null}, enabled),
      description = case when ${description !== undefined} then ${description ?? null} else description end,
      updated_at = ${now}
    where ${isIt(organizationId, reference)} returning ${SHOWN}`.execute(db)
  return rows[0]
}

export async function deleteWebhook(
  db: Db,
  organizationId: number,
  reference: Reference,
): Promise<WebhookRow | undefined> {
  const { rows } = await sql<WebhookRow>`
    delete from webhook_endpoints where ${isIt(organizationId, reference)} returning ${SHOWN}`.execute(db)
  return rows[0]
}

export async function disableWebhooks(trx: Trx, ids: readonly number[], now: Date): Promise<void> {
  await sql`
    update webhook_endpoints set enabled = false, updated_at = ${now}
    where id = any (${ids}::int[]) and enabled`.execute(trx)
}

export async function insertDelivery(
  trx: Trx,
  webhookId: number,
  event: Pick<DeliveryRow, 'id' | 'type' | 'payload'>,
  now: Date,
): Promise<void> {
  await sql`
    insert into webhook_deliveries (id, webhook_endpoint_id, type, payload, created_at)
    values (${event.id}, ${webhookId}, ${event.type}, ${JSON.stringify(event.payload)}::jsonb, ${now})`.execute(trx)
}

/**
 * One event for each of the jobs and each enabled webhook of its organization, in one statement, and returns them. The
 * webhooks are held meanwhile: one that is deleted at this moment must not keep a job from ending.
 */
export async function insertJobDeliveries(trx: Trx, jobIds: readonly string[], now: Date): Promise<QueuedDelivery[]> {
  const { rows } = await sql<QueuedDelivery>`
    with told as (
      select w.id as webhook_endpoint_id, w.organization_id, j.id, j.kind, j.status, j.error, j.payload
      from jobs j join webhook_endpoints w on w.organization_id = j.organization_id and w.enabled
      where j.id = any (${jobIds}::uuid[]) and j.status in ('finished', 'failed')
      for key share of w
    ), written as (
      insert into webhook_deliveries (id, webhook_endpoint_id, type, payload, created_at)
      select gen_random_uuid(), webhook_endpoint_id, 'job.' || status,
        jsonb_build_object('job_id', id, 'kind', kind, 'status', status, 'error', error) || jsonb_strip_nulls(
          jsonb_build_object('question_id', payload -> 'question_id', 'study_id', payload -> 'study_id')),
        ${now}
      from told returning id, webhook_endpoint_id
    )
    select id, organization_id from written join (select distinct webhook_endpoint_id, organization_id from told) as whose
      using (webhook_endpoint_id)`.execute(trx)
  return rows
}

export async function findDelivery(db: Db, id: string): Promise<AddressedDelivery | undefined> {
  const { rows } = await sql<AddressedDelivery>`
    select d.*, w.url, w.enabled, w.sealed_secret
    from webhook_deliveries d join webhook_endpoints w on w.id = d.webhook_endpoint_id where d.id = ${id}`.execute(db)
  return rows[0]
}

export async function listDeliveries(db: Db, webhookId: number, most: number): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    select id, type, payload, status, attempts, response_status, error, created_at, ended_at
    from webhook_deliveries where webhook_endpoint_id = ${webhookId}
    order by created_at desc, id desc limit ${most}`.execute(db)
  return rows
}

/** An attempt that is not the last one. */
export async function recordAttempt(db: Db, id: string, { response_status, error }: Attempted): Promise<void> {
  await sql`
    update webhook_deliveries set attempts = attempts + 1, response_status = ${response_status}, error = ${error}
    where id = ${id} and status = 'queued'`.execute(db)
}

/** How an event ends: received, given up, or dropped without another attempt. */
export interface DeliveryEnd {
  id: string
  status: 'delivered' | 'failed'
  tried: boolean
  response_status: number | null
  error: string | null
}

export async function endDeliveries(trx: Trx, ends: readonly DeliveryEnd[], now: Date): Promise<void> {
  await sql`
    update webhook_deliveries d set status = e.status, error = e.error, ended_at = ${now},
      attempts = attempts + e.tried::int,
      response_status = case when e.tried then e.response_status else d.response_status end
    from jsonb_to_recordset(${JSON.stringify(ends)}::jsonb)
      as e (id uuid, status text, tried boolean, response_status int, error text)
    where d.id = e.id and d.status = 'queued'`.execute(trx)
}

/** Ends what nobody will send any more, because the workers that should have did not survive it. */
export async function endForgotten(db: Db, queuedBefore: Date, reason: string, now: Date): Promise<void> {
  await sql`
    update webhook_deliveries set status = 'failed', error = coalesce(error, ${reason}), ended_at = ${now}
    where status = 'queued' and created_at < ${queuedBefore}`.execute(db)
}

export async function deleteEnded(db: Db, endedBefore: Date): Promise<void> {
  await sql`delete from webhook_deliveries where ended_at < ${endedBefore}`.execute(db)
}
