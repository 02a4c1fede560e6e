import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { read } from '../../api.ts'
import { audience } from '../../strings/audience.ts'
import { Button } from '../../ui/button.tsx'
import { Portrait } from '../../ui/portrait.tsx'
import { Loaded, Skeleton } from '../../ui/states.tsx'
import { askedOf, type Filter } from './filter.ts'

const SHOWN = 6

/** A few of those who match, drawn at random; others on demand. */
export function SomePeople({ filter }: { filter: Filter }) {
  const [draw, setDraw] = useState(1)
  const people = useQuery({
    ...read('agents.search', { ...askedOf(filter), limit: SHOWN, seed: String(draw) }),
    placeholderData: keepPreviousData,
  })
  const words = audience.people
  if (people.data?.total_count === 0) return null
  return (
    <section aria-labelledby="some-of-them" className="grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id="some-of-them">{words.title}</h2>
        <Button
          kind="quiet"
          small
          busy={people.isPlaceholderData}
          icon={<RefreshCw size={13} aria-hidden />}
          onClick={() => setDraw(draw + 1)}
        >
          {words.others}
        </Button>
      </div>
      <Loaded query={people} waiting={<Waiting />}>
        {({ agents }) => (
          <ul className="grid gap-2 sm:grid-cols-2 2xl:grid-cols-3">
            {agents.map((agent) => (
              <li key={agent.uuid}>
                <Link
                  to="/agents/$agentId"
                  params={{ agentId: agent.uuid }}
                  className="flex h-full min-h-[4.75rem] items-center gap-3 rounded-card border border-line bg-raised p-3 hover:bg-tint"
                >
                  <Portrait uuid={agent.uuid} size={44} />
                  <span className="min-w-0 text-[13px] text-soft">
                    <span className="block text-sm font-medium text-ink">{agent.name}</span>
                    <span className="block truncate">{words.line(agent.age, agent.city, agent.state)}</span>
                    <span className="block truncate">{agent.occupation}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}

const Waiting = () => (
  <div className="grid gap-2 sm:grid-cols-2 2xl:grid-cols-3">
    {Array.from({ length: SHOWN }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
      <Skeleton key={at} className="h-[4.75rem] rounded-card" />
    ))}
  </div>
)
