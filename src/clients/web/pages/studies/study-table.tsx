import { Link } from '@tanstack/react-router'
import type { StudySummary } from '../../../sdk/index.ts'
import { isFree } from '../../boot.ts'
import { ago, count, dateTime } from '../../format.ts'
import { studies } from '../../strings/studies.ts'
import { type Column, Table } from '../../ui/table.tsx'
import { StageBadge } from './stage-badge.tsx'
import { StudyMenu } from './study-menu.tsx'

const wide = 'hidden sm:table-cell'

const columns: readonly Column<StudySummary>[] = [
  {
    head: studies.name,
    className: 'w-full',
    cell: ({ uuid, title, participant_count, question_count }) => (
      <>
        <Link
          to="/research-studies/$studyId"
          params={{ studyId: uuid }}
          className="block font-medium [overflow-wrap:anywhere] hover:underline"
        >
          {title}
        </Link>
        <span className="text-[13px] text-soft sm:hidden">
          {studies.questions(question_count)} · {studies.people(participant_count)}
        </span>
      </>
    ),
  },
  { head: studies.stage, cell: ({ stage }) => <StageBadge stage={stage} /> },
  { head: studies.questionsHead, number: true, className: wide, cell: ({ question_count }) => count(question_count) },
  {
    head: studies.participantsHead,
    number: true,
    className: wide,
    cell: ({ participant_count }) => count(participant_count),
  },
  {
    head: studies.changed,
    className: `${wide} whitespace-nowrap`,
    cell: ({ updated_at }) => (
      <time dateTime={updated_at} title={dateTime(updated_at)} className="text-soft">
        {ago(updated_at)}
      </time>
    ),
  },
]

const actions: Column<StudySummary> = {
  head: <span className="sr-only">{studies.actions}</span>,
  cell: (study) => <StudyMenu study={study} />,
}

export const StudyTable = ({ list }: { list: readonly StudySummary[] }) => (
  <Table
    label={studies.table}
    columns={isFree() ? columns : [...columns, actions]}
    rows={list}
    rowKey={({ uuid }) => uuid}
  />
)
