import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import type { StudiesListAgentsOutput, Study } from '../../../../sdk/index.ts'
import { isFree } from '../../../boot.ts'
import { decimal } from '../../../format.ts'
import { participants } from '../../../strings/studies.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Portrait } from '../../../ui/portrait.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { useRemoveParticipant } from './removed-participants.ts'

export type Participant = StudiesListAgentsOutput['agents'][number]

const wide = 'hidden md:table-cell align-middle!'
const placeOf = ({ city, state, country }: Participant): string => [city, state || country].filter(Boolean).join(', ')

const columnsFor = (study: Study): Column<Participant>[] => [
  {
    head: participants.name,
    className: 'w-full md:w-auto',
    cell: (agent) => (
      <div className="flex items-center gap-3">
        <Portrait uuid={agent.uuid} size={32} />
        <div className="min-w-0">
          <Link
            to="/research-studies/$studyId/agents/$agentId"
            params={{ studyId: study.uuid, agentId: agent.uuid }}
            title={participants.conversation(agent.name)}
            className="font-medium hover:underline"
          >
            {agent.name}
          </Link>
          <span className="block text-[13px] text-soft md:hidden">{`${agent.age} · ${agent.occupation}`}</span>
          <span className="block text-[13px] text-soft md:hidden">{placeOf(agent)}</span>
        </div>
      </div>
    ),
  },
  { head: participants.age, number: true, className: wide, cell: ({ age }) => age },
  { head: participants.place, className: wide, cell: placeOf },
  { head: participants.occupation, className: wide, cell: ({ occupation }) => occupation },
  {
    head: <span title={participants.weightNote}>{participants.weight}</span>,
    number: true,
    className: 'align-middle!',
    cell: ({ weight }) => decimal(weight, 2),
  },
]

const screening: Column<Participant> = {
  head: participants.screening,
  className: wide,
  cell: (agent) =>
    agent.screening.length === 0 ? (
      <span className="text-soft">{participants.notAsked}</span>
    ) : (
      <ul className="grid gap-1 text-[13px]">
        {agent.screening.map(({ question, reply }) => (
          <li key={question}>
            <span className="text-soft">{question}</span> {participants.said(reply)}
          </li>
        ))}
      </ul>
    ),
}

/** Who takes part, one in each row. Screening has a column where candidates were asked. */
export function ParticipantTable({ study, agents }: { study: Study; agents: readonly Participant[] }) {
  const remove = useRemoveParticipant(study)
  const actions: Column<Participant> = {
    head: <span className="sr-only">{participants.actions}</span>,
    className: 'align-middle!',
    cell: (agent) => (
      <IconButton label={participants.remove(agent.name)} className="-my-1 size-8" onClick={() => remove(agent)}>
        <X size={15} aria-hidden />
      </IconButton>
    ),
  }
  return (
    <Table
      label={participants.table}
      columns={[
        ...columnsFor(study),
        ...(agents.some(({ screening }) => screening.length > 0) ? [screening] : []),
        ...(isFree() ? [] : [actions]),
      ]}
      rows={agents}
      rowKey={({ uuid }) => uuid}
    />
  )
}
