import { Link } from '@tanstack/react-router'
import { request as strings } from '../../../strings/studies.ts'
import { Card, Notice } from '../../../ui/page.tsx'
import { Portrait } from '../../../ui/portrait.tsx'
import { Suggestions } from './go-on.tsx'
import type { AnyRequest } from './use-request.ts'

const SHOWN = 12

/** Who was recruited, and how many are missing. */
export function People({ request }: { request: AnyRequest }) {
  const { recruited_agents: people, shortfall } = request
  const relaxations = request.parse?.relaxations ?? []
  return (
    <Card>
      <h2>{strings.people(people.length)}</h2>
      {shortfall > 0 && (
        <div className="mt-3">
          <Notice tone="warn">
            <p>{strings.shortfall(shortfall, request.group_size ?? 0)}</p>
            {relaxations.length > 0 && (
              <>
                <p className="mt-2 font-medium">{strings.loosen}</p>
                <Suggestions list={relaxations} />
              </>
            )}
          </Notice>
        </div>
      )}
      <ul className="mt-3 grid grid-cols-1 gap-x-4 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
        {people.slice(0, SHOWN).map(({ uuid, name, age, city, state, occupation }) => (
          <li key={uuid}>
            <Link
              to="/agents/$agentId"
              params={{ agentId: uuid }}
              className="-mx-2 flex items-center gap-3 rounded-control px-2 py-1.5 hover:bg-hover"
            >
              <Portrait uuid={uuid} size={36} />
              <span className="min-w-0 text-sm">
                <span className="block truncate font-medium">{`${name}, ${age}`}</span>
                <span className="block truncate text-[13px] text-soft">
                  {[occupation, [city, state].filter(Boolean).join(', ')].filter(Boolean).join(' · ')}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {people.length > SHOWN && (
        <p className="mt-2 text-[13px] text-soft">{strings.morePeople(people.length - SHOWN)}</p>
      )}
    </Card>
  )
}
