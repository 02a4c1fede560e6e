import { boot, type PanelFace } from '../../boot.ts'
import { home } from '../../strings/home.ts'
import { Badge } from '../../ui/page.tsx'
import { Portrait } from '../../ui/portrait.tsx'
import { Skeleton } from '../../ui/states.tsx'
import type { PanelReply } from './use-panel-question.ts'

/** One after another, as people speak; who wants no movement has them at once. */
const PAUSE_MS = 70

const Who = ({ face }: { face: PanelFace }) => (
  <div className="flex min-w-0 items-center gap-3">
    <Portrait uuid={face.uuid} size={44} />
    <div className="min-w-0">
      {/* The page of a member is for everybody, and comes with the agent in it. */}
      <a href={`/agents/${face.uuid}`} className="font-medium hover:underline">
        {face.name}, {face.age}
      </a>
      <div className="text-[13px] text-soft">{face.occupation}</div>
      <div className="text-[13px] text-soft">
        {face.city}, {face.state}
      </div>
    </div>
  </div>
)

/** Who would be asked. */
export const PanelFaces = () => (
  <ul className="grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
    {boot.panel.map((face) => (
      <li key={face.uuid}>
        <Who face={face} />
      </li>
    ))}
  </ul>
)

/** Who is asked, thinking or with what they say. */
export function PanelCards({ replies, ended }: { replies: readonly PanelReply[]; ended: boolean }) {
  const byUuid = new Map(replies.map((reply) => [reply.uuid, reply]))
  return (
    <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {boot.panel.map((face, at) => (
        <li key={face.uuid} className="flex flex-col gap-3 rounded-card border border-line bg-raised p-4">
          <Who face={face} />
          <Said reply={byUuid.get(face.uuid)} ended={ended} name={face.name} delay={at * PAUSE_MS} />
        </li>
      ))}
    </ul>
  )
}

function Said({
  reply,
  ended,
  name,
  delay,
}: {
  reply: PanelReply | undefined
  ended: boolean
  name: string
  delay: number
}) {
  if (reply?.reply === undefined) {
    if (ended) return <p className="text-sm text-soft">{reply?.error ?? home.noAnswer}</p>
    return (
      <div className="grid content-start gap-2 sm:min-h-24">
        <span className="sr-only">{home.waiting(name)}</span>
        <Skeleton className="h-3.5 w-11/12" />
        <Skeleton className="h-3.5 w-4/5" />
        <Skeleton className="h-3.5 w-1/2" />
      </div>
    )
  }
  const { value, reply: words } = reply
  return (
    <div className="grid animate-rise content-start gap-2 sm:min-h-24" style={{ animationDelay: `${delay}ms` }}>
      {value !== null && value !== undefined && (
        <div>
          <Badge tone="accent">{[value].flat().join(' · ')}</Badge>
        </div>
      )}
      <p className="text-sm [overflow-wrap:anywhere]">{words}</p>
    </div>
  )
}
