import { useQuery } from '@tanstack/react-query'
import { read } from '../../../api.ts'
import { share } from '../../../strings/report.ts'
import { Portrait } from '../../../ui/portrait.tsx'
import { placeOf } from './participants.ts'

/** How somebody who takes part is introduced on the page, so that one sees what leaving out leaves. */
export function SpeakerPreview({ study_id, redact }: { study_id: string; redact: readonly ('names' | 'locations')[] }) {
  const { data } = useQuery(read('studies.listAgents', { study_id, limit: 1 }))
  const agent = data?.agents[0]
  if (data !== undefined && agent === undefined) return null
  const [names, locations] = [redact.includes('names'), redact.includes('locations')]
  return (
    <div className="grid gap-1">
      <div className="text-[13px] font-medium text-soft">{share.speaker}</div>
      <div className="flex min-h-11 items-center gap-2 rounded-control bg-tint px-3 py-2 text-sm" aria-live="polite">
        {agent !== undefined && (
          <>
            {redact.length === 0 && <Portrait uuid={agent.uuid} size={28} />}
            <span>
              {[
                names ? share.withoutName(agent.age, agent.occupation.toLowerCase()) : agent.name,
                ...(names ? [] : [agent.age, agent.occupation.toLowerCase()]),
                ...(locations ? [] : [placeOf(agent)]),
              ].join(', ')}
            </span>
          </>
        )}
      </div>
    </div>
  )
}
