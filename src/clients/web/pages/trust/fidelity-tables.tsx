import { Check, X } from 'lucide-react'
import type { TrustFidelityOutput } from '../../../sdk/index.ts'
import { capitalized, count, decimal, percent } from '../../format.ts'
import { trust as words } from '../../strings/trust.ts'
import { Badge } from '../../ui/page.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Part } from './parts.tsx'

type Group = TrustFidelityOutput['groups'][number]

const groupColumns: readonly Column<Group>[] = [
  { head: words.groupsHead, cell: ({ question_known }) => (question_known ? words.groupKnown : words.groupNew) },
  { head: words.compared, number: true, cell: ({ compared }) => count(compared) },
  { head: words.groupTv, number: true, cell: ({ tv }) => decimal(tv, 3) },
  { head: words.groupAlike, number: true, cell: ({ tv_alike }) => decimal(tv_alike, 3) },
  { head: words.slope, number: true, cell: ({ slope_corrected }) => decimal(slope_corrected, 2) },
]

export function Groups({ rows }: { rows: readonly Group[] }) {
  const slope = (known: boolean) => rows.find((row) => row.question_known === known)?.slope_corrected ?? 0
  return (
    <Part title={words.groupsTitle} words={words.groupsWords(slope(true), slope(false))}>
      <Table
        label={words.groupsTitle}
        columns={groupColumns}
        rows={rows}
        rowKey={({ question_known }) => String(question_known)}
      />
    </Part>
  )
}

type Name = keyof typeof words.stabilityRows

export function Stability(stability: TrustFidelityOutput['stability']) {
  const columns: readonly Column<Name>[] = [
    { head: words.stabilityHead, cell: (name) => words.stabilityRows[name] },
    { head: words.sameAnswer, number: true, cell: (name) => percent(stability[name]) },
    { head: words.compareWith, cell: (name) => words.stabilityWith[name] },
  ]
  return (
    <Part title={words.stability}>
      <Table
        label={words.stability}
        columns={columns}
        rows={Object.keys(words.stabilityRows) as Name[]}
        rowKey={(name) => name}
      />
    </Part>
  )
}

type Goal = TrustFidelityOutput['goals'][number]

const goalColumns: readonly Column<Goal>[] = [
  { head: words.goal, cell: ({ what }) => capitalized(what) },
  { head: words.wanted, className: 'whitespace-nowrap', cell: ({ goal }) => goal },
  { head: words.found, number: true, cell: ({ value }) => decimal(value, value < 0.2 ? 3 : 2) },
  { head: words.verdict, className: 'text-right', cell: ({ met }) => <Verdict met={met} /> },
]

export const Verdict = ({ met }: { met: boolean }) => (
  <Badge tone={met ? 'good' : 'bad'}>
    {met ? <Check size={12} aria-hidden /> : <X size={12} aria-hidden />}
    {met ? words.met : words.missed}
  </Badge>
)

export const Goals = ({ rows }: { rows: readonly Goal[] }) => (
  <Part title={words.goalsTitle}>
    <Table label={words.goalsTitle} columns={goalColumns} rows={rows} rowKey={({ what }) => what} />
  </Part>
)
