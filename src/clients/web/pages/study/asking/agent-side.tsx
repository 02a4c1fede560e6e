import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { StudiesListAgentsOutput } from '../../../../sdk/index.ts'
import { read } from '../../../api.ts'
import { decimal } from '../../../format.ts'
import { asked, conversing } from '../../../strings/asking.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Portrait } from '../../../ui/portrait.tsx'
import { Skeleton } from '../../../ui/states.tsx'

export type Participant = StudiesListAgentsOutput['agents'][number]

/** Whom the conversation is with. */
export function AgentSide({ agent }: { agent: Participant }) {
  const { uuid, name, age, city, state, country, occupation, weight, screening } = agent
  const { data } = useQuery(read('agents.get', { agent_id: uuid }))
  return (
    <aside className="grid content-start gap-3 rounded-card border border-line bg-raised p-5 lg:sticky lg:top-6">
      <Portrait uuid={uuid} size={72} />
      <div>
        <h3>{name}</h3>
        <p className="text-sm text-soft">
          {asked.who(age, [city, state, country].filter(Boolean).join(', '), occupation)}
        </p>
      </div>
      {data === undefined ? <Skeleton className="h-16" /> : <p className="text-sm">{data.summary}</p>}
      {Math.abs(weight - 1) > 0.005 && <p className="text-[13px] text-soft">{conversing.weight(decimal(weight, 2))}</p>}
      <p className="text-[13px] text-soft">{conversing.synthetic}</p>
      {screening.length > 0 && (
        <div>
          <h4 className="text-[13px] font-medium text-soft">{conversing.screening}</h4>
          <dl className="mt-1 grid gap-2 text-sm">
            {screening.map(({ question, reply }) => (
              <div key={question}>
                <dt className="text-soft">{question}</dt>
                <dd>{reply}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <div>
        <Link to="/agents/$agentId" params={{ agentId: uuid }} className={buttonClass('plain', true)}>
          {conversing.profile}
        </Link>
      </div>
    </aside>
  )
}
