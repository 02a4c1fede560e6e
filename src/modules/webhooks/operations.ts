import type { Handlers } from '../../platform/contract/call.ts'
import { pageOf } from '../../platform/contract/paging.ts'
import type { Db, Trx } from '../../platform/db/database.ts'
import { invalidRequest, ServiceError } from '../../platform/errors.ts'
import { type Reference, referenceOf, uuidv7 } from '../../platform/ids.ts'
import { type Reach, readOutsideUrl } from '../../platform/outside-url.ts'
import type { Queue } from '../../platform/queue.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { queueDeliveries } from './announce-ended.ts'
import type * as contract from './contract.ts'
import { SEALED_FOR, TEST_EVENT, webhookTestQueued } from './deliver-event.ts'
import { presentDelivery, presentWebhook } from './present.ts'
import { MOST_WEBHOOKS, SHOWN_DELIVERIES } from './rules.ts'
import { newSecret } from './signing.ts'
import {
  countForGood,
  deleteWebhook,
  findWebhook,
  holdWebhook,
  insertDelivery,
  insertWebhook,
  listDeliveries,
  listWebhooks,
  updateWebhook,
  type WebhookRow,
} from './store.ts'

export interface WebhooksParts extends Reach {
  db: Db
  queue: Queue
  secrets: Secrets
}

export const webhooksOperations = ({
  db,
  queue,
  secrets,
  allow_private,
}: WebhooksParts): Handlers<typeof contract> => ({
  async create({ principal: { organization_id, user_id }, clock, transact }, { url, description = '' }) {
    const address = checkedUrl(url, { allow_private })
    const secret = newSecret()
    return transact(async (trx) => {
      if ((await countForGood(trx, organization_id)) >= MOST_WEBHOOKS)
        throw new ServiceError('conflict', `An organization has at most ${MOST_WEBHOOKS} webhooks; delete one first.`)
      const now = clock.now()
      const row = await insertWebhook(
        trx,
        {
          uuid: uuidv7(now.getTime()),
          organization_id,
          user_id,
          url: address,
          description: description || null,
          sealed_secret: secrets.seal(SEALED_FOR, secret),
        },
        now,
      )
      return { webhook: presentWebhook(row), secret }
    })
  },

  async list({ principal: { organization_id } }, paging) {
    const { rows, total } = await listWebhooks(db, organization_id, paging)
    return { webhooks: rows.map(presentWebhook), ...pageOf(rows, total, paging) }
  },

  async get({ principal: { organization_id } }, { webhook_id }) {
    const row = found(await findWebhook(db, organization_id, referred(webhook_id)))
    const deliveries = await listDeliveries(db, row.id, SHOWN_DELIVERIES)
    return { webhook: presentWebhook(row), deliveries: deliveries.map(presentDelivery) }
  },

  async update({ principal: { organization_id }, clock }, { webhook_id, url, description, enabled }) {
    const change = {
      url: url === undefined ? undefined : checkedUrl(url, { allow_private }),
      description: description === '' ? null : description,
      enabled,
    }
    const row = await updateWebhook(db, organization_id, referred(webhook_id), change, clock.now())
    return { webhook: presentWebhook(found(row)) }
  },

  async remove({ principal: { organization_id } }, { webhook_id }) {
    const { id, uuid } = found(await deleteWebhook(db, organization_id, referred(webhook_id)))
    return { ok: true, deleted_id: id, deleted_uuid: uuid }
  },

  async test({ principal: { organization_id }, clock, transact }, { webhook_id }) {
    const reference = referred(webhook_id)
    return transact(async (trx) => {
      const row = found(await holdWebhook(trx, organization_id, reference))
      if (!row.enabled) throw new ServiceError('conflict', 'The webhook is disabled; enable it first.')
      return { ok: true as const, delivery_id: await queueTest(trx, queue, organization_id, row, clock.now()) }
    })
  },
})

async function queueTest(
  trx: Trx,
  queue: Queue,
  organization_id: number,
  { id, uuid }: WebhookRow,
  now: Date,
): Promise<string> {
  const event = { id: uuidv7(now.getTime()), type: TEST_EVENT, payload: { webhook_id: id, webhook_uuid: uuid } }
  await insertDelivery(trx, id, event, now)
  await queueDeliveries(trx, queue, webhookTestQueued, [{ id: event.id, organization_id }], now)
  return event.id
}

function checkedUrl(text: string, reach: Reach): string {
  const read = readOutsideUrl(text, reach)
  if ('url' in read) return read.url.href
  throw invalidRequest(`Invalid request. url: ${read.problem}`, { fields: { url: [read.problem] } })
}

const notFound = (): ServiceError => new ServiceError('not_found', 'There is no such webhook.')

function referred(text: string): Reference {
  const reference = referenceOf(text)
  if (reference === undefined) throw notFound()
  return reference
}

function found(row: WebhookRow | undefined): WebhookRow {
  if (row === undefined) throw notFound()
  return row
}
