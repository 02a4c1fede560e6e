import type { Handlers } from '../../platform/contract/call.ts'
import { pageOf } from '../../platform/contract/paging.ts'
import { ServiceError } from '../../platform/errors.ts'
import { isUuid } from '../../platform/ids.ts'
import type * as contract from './contract.ts'
import { eventsCsv, usageCsv } from './downloads.ts'
import { listEvents } from './events.ts'
import { presentEvent, presentOperation, presentRecord } from './present.ts'
import { type UsageParts, usageReader } from './read-usage.ts'
import { findOperation, listOperations, listRecords } from './store.ts'

type Contracts = Pick<
  typeof contract,
  'usage' | 'events' | 'downloadEvents' | 'getOperation' | 'listOperations' | 'downloadUsage'
>

export function billingOperations(parts: UsageParts): Handlers<Contracts> {
  const { db } = parts.database
  return {
    async getOperation({ principal }, { operation_id }) {
      const found = isUuid(operation_id) ? await findOperation(db, principal.organization_id, operation_id) : undefined
      if (found === undefined) throw new ServiceError('not_found', `There is no operation ${operation_id}.`)
      const records = await listRecords(db, found.id)
      return { operation: { ...presentOperation(found, records), usage_recorded: records.map(presentRecord) } }
    },

    async listOperations({ principal: { organization_id } }, { kind, from, to, ...paging }) {
      const { rows, total } = await listOperations(db, organization_id, { kind, ...periodOf({ from, to }) }, paging)
      const records = await listRecords(db, ...rows.map(({ id }) => id))
      return { operations: rows.map((row) => presentOperation(row, records)), ...pageOf(rows, total, paging) }
    },

    async downloadUsage({ principal: { organization_id } }, { kind, from, to }) {
      return usageCsv(db, organization_id, { kind, ...periodOf({ from, to }) })
    },

    async events({ principal: { organization_id } }, { type, from, to, ...paging }) {
      const filter = { type, ...periodOf({ from, to }) }
      const { rows, totals } = await listEvents(db, organization_id, filter, paging)
      return { events: rows.map(presentEvent), totals, ...pageOf(rows, totals.events, paging) }
    },

    async downloadEvents({ principal: { organization_id } }, { type, from, to }) {
      return eventsCsv(db, organization_id, { type, ...periodOf({ from, to }) })
    },

    usage: usageReader(parts),
  }
}

const periodOf = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => ({
  from: from === undefined ? undefined : new Date(from),
  to: to === undefined ? undefined : new Date(to),
})
