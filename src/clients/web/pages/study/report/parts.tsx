import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { report } from '../../../strings/report.ts'
import { Portrait } from '../../../ui/portrait.tsx'
import { type Participant, placeOf } from './participants.ts'
import type { Quoted } from './read-report.ts'

/**
 * A part of the report, with an address for its contents list. On paper what can run over a page is a block: browsers lay
 * the rows of a grid over each other where a page ends.
 */
export const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className="grid scroll-mt-20 gap-5 border-t border-line pt-8 print:block print:space-y-4 print:pt-5"
  >
    <h2 id={`${id}-title`} className="break-after-avoid text-xl/7">
      {title}
    </h2>
    {children}
  </section>
)

/** One thing that was found, with what bears it out; on paper it stays on one page. */
export const Finding = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-3 break-inside-avoid print:block print:space-y-3">{children}</div>
)

export interface Speakers {
  study_id: string
  byId: ReadonlyMap<number, Participant>
}

export function Quotes({ quotes, speakers }: { quotes: readonly Quoted[]; speakers: Speakers }) {
  if (quotes.length === 0) return null
  return (
    <div className="grid gap-3 print:block print:space-y-3">
      {quotes.map((quote) => (
        <figure key={quote.answer_id} className="break-inside-avoid border-l-2 border-line pl-4">
          <blockquote dir="auto" className="text-pretty whitespace-pre-line [overflow-wrap:anywhere]">
            {quote.text}
          </blockquote>
          <figcaption className="mt-1 flex items-center gap-2 text-[13px] text-soft">
            <Speaker speakers={speakers} agent_id={quote.agent_id} />
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

/** Who says it, on the way to all that they said. Who was removed since then has no name here. */
function Speaker({ speakers: { study_id, byId }, agent_id }: { speakers: Speakers; agent_id: number }) {
  const agent = byId.get(agent_id)
  if (agent === undefined) return report.aParticipant
  return (
    <>
      <Portrait uuid={agent.uuid} size={24} className="print:hidden" />
      <span>
        <Link
          to="/research-studies/$studyId/agents/$agentId"
          params={{ studyId: study_id, agentId: agent.uuid }}
          className="inline-block min-h-6 font-medium text-ink underline decoration-line underline-offset-2 hover:decoration-edge print:no-underline"
        >
          {agent.name}
        </Link>
        {report.about(agent.age, agent.occupation, placeOf(agent))}
      </span>
    </>
  )
}

/** The questions that a statement rests on, by their places in this report. */
export function RestsOn({ ids, places }: { ids: readonly number[]; places: ReadonlyMap<number, number> }) {
  const known = ids.flatMap((id) => places.get(id) ?? []).sort((a, b) => a - b)
  if (known.length === 0) return null
  return (
    <p className="text-[13px] text-soft">
      {report.restsOn}{' '}
      {known.length === places.size && known.length > 2 ? (
        <PlaceLink hash="questions">{report.allQuestions}</PlaceLink>
      ) : (
        known.map((place, at) => (
          <Fragment key={place}>
            {at > 0 && ', '}
            <PlaceLink hash={`question-${place}`}>{report.question(place)}</PlaceLink>
          </Fragment>
        ))
      )}
    </p>
  )
}

const PlaceLink = ({ hash, children }: { hash: string; children: ReactNode }) => (
  <a
    href={`#${hash}`}
    className="inline-block min-h-6 text-accent underline-offset-2 hover:underline print:text-inherit"
  >
    {children}
  </a>
)
