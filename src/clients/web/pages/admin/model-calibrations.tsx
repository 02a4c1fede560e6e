import type { AdminStatusOutput } from '../../../sdk/index.ts'
import { count, decimal } from '../../format.ts'
import { adminStatus as words } from '../../strings/admin-status.ts'
import { Card } from '../../ui/page.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Moment } from './facts.tsx'

type Row = AdminStatusOutput['engine']['calibrations'][number]

const columns: readonly Column<Row>[] = [
  { head: words.models, cell: ({ models }) => models.join(' + ') },
  { head: words.measured, cell: ({ made_at }) => <Moment at={made_at} /> },
  { head: words.examined, number: true, cell: ({ questions }) => count(questions) },
  { head: words.even, number: true, cell: ({ tv }) => decimal(tv.even, 3) },
  { head: words.alone, number: true, cell: ({ tv }) => decimal(tv.model, 3) },
  { head: words.known, number: true, cell: ({ tv }) => decimal(tv.known, 3) },
  { head: words.calibrated, number: true, cell: ({ tv }) => <b>{decimal(tv.calibrated, 3)}</b> },
]

/** What language models of this installation are worth, beside what is known without them. */
export const ModelCalibrations = ({ rows }: { rows: readonly Row[] }) => (
  <Card aria-label={words.calibrations} className="lg:col-span-2">
    <h2>{words.calibrations}</h2>
    <p className="mt-1 mb-4 max-w-prose text-sm text-soft">{words.calibrationsLead}</p>
    <Table label={words.calibrations} columns={columns} rows={rows} rowKey={({ models }) => models.join('+')} />
  </Card>
)
