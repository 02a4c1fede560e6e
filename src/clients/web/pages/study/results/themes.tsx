import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { StudiesListAgentsOutput } from '../../../../sdk/index.ts'
import { read } from '../../../api.ts'
import { ShareBars } from '../../../charts/share-bars.tsx'
import { count } from '../../../format.ts'
import { results as t } from '../../../strings/results.ts'
import { classes } from '../../../ui/classes.ts'
import { Portrait } from '../../../ui/portrait.tsx'
import type { Asked, Figures } from './asked.ts'
import { type ChartLook, partsClass } from './chart-look.ts'

type Theme = NonNullable<Figures['themes']>[number]
type Participant = StudiesListAgentsOutput['agents'][number]

/** What open answers are about, how many say so, and in which words. */
export function Themes({ asked, look }: { asked: Asked; look: ChartLook }) {
  const themes = asked.result.results.themes ?? []
  // Quotes have the id of who said it; the list of participants, which all questions share, knows the rest.
  const participants = useQuery(read('studies.listAgents', { study_id: look.studyId, limit: 1000 }))
  const byId = new Map(participants.data?.agents.map((agent) => [agent.id, agent]))
  if (themes.length === 0) return <p className="text-sm text-soft">{t.noThemes}</p>
  return (
    <div className={partsClass(look, 'lg:grid-cols-2')}>
      <ShareBars
        label={asked.result.question}
        title={t.themes}
        note={t.themesNote}
        counts={look.counts}
        {...(look.colour === undefined ? {} : { colour: look.colour })}
        shares={themes.map(({ respondents, ...theme }) => ({ ...theme, count: respondents }))}
      />
      <div className="grid content-start">
        {themes.map((theme, at) => (
          <Quotes key={theme.label} theme={theme} people={byId} studyId={look.studyId} first={at === 0} />
        ))}
      </div>
    </div>
  )
}

function Quotes({
  theme,
  people,
  studyId,
  first,
}: {
  theme: Theme
  people: ReadonlyMap<number, Participant>
  studyId: string
  first: boolean
}) {
  const [open, setOpen] = useState(first)
  if (theme.quotes.length === 0) return null
  return (
    <div className="border-b border-line last:border-0">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex min-h-10 w-full items-center gap-2 text-left text-sm hover:text-accent"
      >
        <ChevronRight size={14} aria-hidden className={classes('shrink-0 transition-transform', open && 'rotate-90')} />
        <span className="flex-1 font-medium">{theme.label}</span>
        <span className="text-[13px] text-soft">{t.showQuotes(theme.quotes.length, count(theme.quotes.length))}</span>
      </button>
      {open && (
        <ul aria-label={t.quotesOf(theme.label)} className="grid gap-3 pb-4">
          {theme.quotes.map(({ answer_id, agent_id, text }) => (
            <Quote key={answer_id} text={text} who={people.get(agent_id)} agentId={agent_id} studyId={studyId} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Quote({
  text,
  who,
  agentId,
  studyId,
}: {
  text: string
  who: Participant | undefined
  agentId: number
  studyId: string
}) {
  return (
    <li>
      <Link
        to="/research-studies/$studyId/agents/$agentId"
        params={{ studyId, agentId: who?.uuid ?? String(agentId) }}
        className="grid grid-cols-[2rem_minmax(0,1fr)] gap-3 rounded-control p-1 hover:bg-hover"
      >
        {who === undefined ? <span className="size-8 rounded-full bg-hover" /> : <Portrait uuid={who.uuid} size={32} />}
        <span className="grid gap-0.5">
          <q className="text-sm text-pretty">{text}</q>
          <span className="min-h-5 text-[13px] text-soft">
            {who !== undefined && t.who(who.name, String(who.age), [who.city, who.state].filter(Boolean).join(', '))}
          </span>
        </span>
      </Link>
    </li>
  )
}
