import { FileReply } from '../../platform/contract/call.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Column, csvLine } from '../exports/index.ts'
import { type EventFilter, type EventRow, nextEvents, type Place } from './events.ts'
import { presentOperation } from './present.ts'
import { listRecords, nextOperations, type OperationFilter, type OperationRow } from './store.ts'

/** So many rows are held at a time: an organization may have millions. */
const PIECE = 1000

const detail = (name: string): Column<EventRow> => ({
  name,
  cell({ details }) {
    const value = details[name]
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
  },
})

/** The names are public: people's scripts read them. */
const eventColumns: readonly Column<EventRow>[] = [
  { name: 'id', cell: ({ id }) => id },
  { name: 'created_at', cell: ({ created_at }) => created_at },
  { name: 'type', cell: ({ type }) => type },
  { name: 'charge_cents', cell: ({ charge_cents }) => charge_cents },
  { name: 'is_admin', cell: ({ is_admin }) => is_admin },
  { name: 'user_id', cell: ({ user_id }) => user_id },
  ...['agents', 'unit_cents', 'multiplier', 'gross_cents', 'credit_cents', 'free'].map(detail),
  ...['question_id', 'study_id', 'group_id', 'request_id', 'thesis_id', 'job_id', 'operation_id'].map(detail),
]

export const eventsCsv = (db: Db, organizationId: number, filter: EventFilter): FileReply =>
  csvFile(
    'billing-events.csv',
    eventColumns,
    pieces<EventRow & Place>((after) => nextEvents(db, organizationId, filter, after, PIECE)),
  )

type Operation = ReturnType<typeof presentOperation>
type UsageRow = Omit<Operation, 'totals'> & Operation['totals'][number]

const usageColumns: readonly Column<UsageRow>[] = [
  { name: 'operation_id', cell: ({ operation_id }) => operation_id },
  { name: 'created_at', cell: ({ created_at }) => created_at },
  { name: 'kind', cell: ({ kind }) => kind },
  { name: 'status', cell: ({ status }) => status },
  { name: 'feature', cell: ({ feature }) => feature },
  { name: 'reserved', cell: ({ reserved }) => reserved },
  { name: 'committed', cell: ({ committed }) => committed },
  { name: 'voided', cell: ({ voided }) => voided },
  { name: 'open', cell: ({ open }) => open },
]

export const usageCsv = (db: Db, organizationId: number, filter: OperationFilter): FileReply =>
  csvFile('usage.csv', usageColumns, usageRows(db, organizationId, filter))

async function* usageRows(db: Db, organizationId: number, filter: OperationFilter): AsyncGenerator<UsageRow[]> {
  for await (const operations of pieces<OperationRow>((after) =>
    nextOperations(db, organizationId, filter, after, PIECE),
  )) {
    const records = Map.groupBy(
      await listRecords(db, ...operations.map(({ id }) => id)),
      ({ operation_id }) => operation_id,
    )
    yield operations.flatMap((row) => {
      const { totals, ...operation } = presentOperation(row, records.get(row.id) ?? [])
      return totals.map((total) => ({ ...operation, ...total }))
    })
  }
}

/** A list piece by piece, each read when the one before it is sent. What is added meanwhile comes before the beginning. */
async function* pieces<Row>(next: (after: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row[]> {
  let after: Row | undefined
  for (;;) {
    const rows = await next(after)
    yield rows
    if (rows.length < PIECE) return
    after = rows.at(-1)
  }
}

function csvFile<Row>(filename: string, columns: readonly Column<Row>[], rows: AsyncIterable<Row[]>): FileReply {
  return new FileReply('text/csv; charset=utf-8', filename, lines(columns, rows))
}

async function* lines<Row>(columns: readonly Column<Row>[], pieces: AsyncIterable<Row[]>): AsyncGenerator<string> {
  yield csvLine(columns.map(({ name }) => name))
  for await (const rows of pieces) {
    if (rows.length > 0) yield rows.map((row) => csvLine(columns.map(({ cell }) => cell(row)))).join('')
  }
}
