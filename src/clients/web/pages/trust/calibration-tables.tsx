import { useNavigate, useSearch } from '@tanstack/react-router'
import type { TrustCalibrationOutput } from '../../../sdk/index.ts'
import { count, decimal } from '../../format.ts'
import type { Search } from '../../search.ts'
import { calibration as words } from '../../strings/calibration.ts'
import { SelectField } from '../../ui/field.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Verdict } from './fidelity-tables.tsx'
import { Part } from './parts.tsx'

type Section = TrustCalibrationOutput['sections'][number]
type Row = Section['furthest'][number]

const sectionColumns: readonly Column<Section>[] = [
  {
    head: words.what,
    className: 'min-w-56',
    cell: ({ title, goal, wanted }) => (
      <>
        <div className="font-medium">{title}</div>
        <div className="text-[13px] text-soft">{words.goalWords(goal, words.wanted(wanted))}</div>
      </>
    ),
  },
  { head: words.count, number: true, cell: ({ figures }) => count(figures) },
  {
    head: words.withinShare,
    number: true,
    className: 'whitespace-nowrap',
    cell: ({ within, figures }) => words.oneDecimal(within / figures),
  },
  { head: words.median, number: true, cell: ({ differences }) => decimal(differences.median, 2) },
  { head: words.p90, number: true, cell: ({ differences }) => decimal(differences.p90, 2) },
  { head: words.most, number: true, cell: ({ differences }) => decimal(differences.most, 2) },
  {
    head: <span className="sr-only">{words.verdict}</span>,
    className: 'text-right',
    cell: ({ met }) => <Verdict met={met} />,
  },
]

export const Sections = ({ rows }: { rows: readonly Section[] }) => (
  <Part title={words.summary} words={words.summaryWords}>
    <Table label={words.summary} columns={sectionColumns} rows={rows} rowKey={({ name }) => name} />
  </Part>
)

const rowColumns: readonly Column<Row>[] = [
  { head: words.table, cell: ({ table }) => table },
  { head: words.figure, cell: ({ cell }) => cell },
  { head: words.source, number: true, cell: ({ source }) => decimal(source, 2) },
  { head: words.agents, number: true, cell: ({ agents }) => decimal(agents, 2) },
  { head: words.difference, number: true, cell: ({ source, agents }) => words.signed(agents - source) },
  {
    head: words.goal,
    cell: ({ within }) => (
      <span className={within ? 'text-soft' : 'text-bad'}>{within ? words.withinGoal : words.beyondGoal}</span>
    ),
  },
]

/** Where it fits worst; the address says of which section. */
export function Furthest({ sections }: { sections: readonly Section[] }) {
  const { section: asked }: Search = useSearch({ strict: false })
  const navigate = useNavigate()
  const section = sections.find(({ name }) => name === asked) ?? sections.find(({ name }) => name === 'joints')
  return (
    <Part title={words.furthest} words={words.furthestWords}>
      <SelectField
        className="max-w-sm"
        label={words.section}
        value={section?.name ?? ''}
        onChange={(event) =>
          void navigate({ to: '.', search: { section: event.target.value }, resetScroll: false, replace: true })
        }
      >
        {sections.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </SelectField>
      <Table
        label={words.furthest}
        columns={rowColumns}
        rows={section?.furthest ?? []}
        rowKey={({ table, cell }) => `${table} ${cell}`}
      />
    </Part>
  )
}
