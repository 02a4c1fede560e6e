import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { read } from '../../api.ts'
import { useCommands } from '../../shell/commands.ts'
import { conversing } from '../../strings/asking.ts'
import { buttonClass } from '../../ui/button.tsx'
import { PlanGate } from '../../ui/plan-gate.tsx'
import { Loaded, Skeleton } from '../../ui/states.tsx'
import { AgentSide, type Participant } from './asking/agent-side.tsx'
import { AskOne } from './asking/ask-one.tsx'
import { Conversation } from './asking/conversation.tsx'
import { useStudy } from './study-context.ts'

/** What one participant has said in the study, from the first question to the last. */
export default function ConversationPage() {
  const study = useStudy()
  const { agentId = '' } = useParams({ strict: false })
  const query = useQuery(read('studies.listAgents', { study_id: study.uuid, limit: 1000 }))
  return (
    <Loaded query={query} waiting={<Skeleton className="h-96" />}>
      {({ agents }) => {
        const at = agents.findIndex(({ uuid, id }) => uuid === agentId || String(id) === agentId)
        return at < 0 ? (
          <div className="grid justify-items-start gap-3">
            <p className="text-sm text-soft">{conversing.notTakingPart}</p>
            <ToStudy />
          </div>
        ) : (
          <Talk key={agents[at]!.uuid} agents={agents} at={at} />
        )
      }}
    </Loaded>
  )
}

function Talk({ agents, at }: { agents: readonly Participant[]; at: number }) {
  const study = useStudy()
  const navigate = useNavigate()
  const agent = agents[at]!
  const [previous, next] = [agents[at - 1], agents[at + 1]]
  useCommands(
    useMemo(() => {
      const go = (uuid: string) => () =>
        void navigate({
          to: '/research-studies/$studyId/agents/$agentId',
          params: { studyId: study.uuid, agentId: uuid },
        })
      return [
        ...(previous === undefined
          ? []
          : [
              {
                id: 'previous',
                label: conversing.previous,
                group: conversing.group,
                keys: 'k',
                run: go(previous.uuid),
              },
            ]),
        ...(next === undefined
          ? []
          : [{ id: 'next', label: conversing.next, group: conversing.group, keys: 'j', run: go(next.uuid) }]),
      ]
    }, [navigate, study.uuid, previous, next]),
  )
  return (
    <section className="grid gap-5" aria-label={conversing.title(agent.name)}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2>{conversing.title(agent.name)}</h2>
        <nav aria-label={conversing.position(at + 1, agents.length)} className="flex flex-wrap items-center gap-2">
          <ToStudy />
          <Step to={previous} label={conversing.previous}>
            <ChevronLeft size={16} aria-hidden />
          </Step>
          <span className="text-[13px] text-soft tabular-nums">{conversing.position(at + 1, agents.length)}</span>
          <Step to={next} label={conversing.next}>
            <ChevronRight size={16} aria-hidden />
          </Step>
        </nav>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="order-2 grid min-w-0 gap-6 lg:order-1">
          <Conversation agentId={agent.uuid} name={agent.name} />
          <PlanGate what={conversing.plan}>
            <AskOne agentId={agent.uuid} name={agent.name} />
          </PlanGate>
        </div>
        <div className="order-1 lg:order-2">
          <AgentSide agent={agent} />
        </div>
      </div>
    </section>
  )
}

const ToStudy = () => (
  <Link to="/research-studies/$studyId" params={{ studyId: useStudy().uuid }} className={buttonClass('quiet', true)}>
    {conversing.toStudy}
  </Link>
)

/** To the one before or after; at the ends there is nobody, and the place stays. */
function Step({ to, label, children }: { to: Participant | undefined; label: string; children: ReactNode }) {
  const study = useStudy()
  if (to === undefined) {
    return (
      <span aria-hidden className={`${buttonClass('plain', true)} opacity-40`}>
        {children}
      </span>
    )
  }
  return (
    <Link
      to="/research-studies/$studyId/agents/$agentId"
      params={{ studyId: study.uuid, agentId: to.uuid }}
      aria-label={`${label}: ${to.name}`}
      className={buttonClass('plain', true)}
    >
      {children}
    </Link>
  )
}
