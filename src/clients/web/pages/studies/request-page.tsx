import { Link, useParams } from '@tanstack/react-router'
import { shell } from '../../strings/shell.ts'
import { request as strings, studies } from '../../strings/studies.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Badge, Card, Page, type Tone } from '../../ui/page.tsx'
import { PlanGate } from '../../ui/plan-gate.tsx'
import { Problem, Skeleton } from '../../ui/states.tsx'
import { GoOn } from './request/go-on.tsx'
import { People } from './request/people.tsx'
import { Phases } from './request/phases.tsx'
import { Plan } from './request/plan.tsx'
import { Understood } from './request/understood.tsx'
import { type AnyRequest, isForGroup, isUnderWay, useRequest } from './request/use-request.ts'

const tones: Record<AnyRequest['status'], Tone> = {
  queued: 'accent',
  running: 'accent',
  needs_clarification: 'warn',
  awaiting_review: 'warn',
  refused: 'bad',
  completed: 'good',
  failed: 'bad',
}

/** A request in plain words, from its first reading to the people and the plan. */
export default function RequestPage() {
  const { requestId = '' } = useParams({ strict: false })
  const query = useRequest(requestId)
  const forGroup = isForGroup(requestId)
  const request = query.data as AnyRequest | undefined
  const title = forGroup ? strings.group : strings.study
  return (
    <Page
      title={title}
      headline={
        <span className="inline-flex flex-wrap items-center gap-3">
          {title}
          {request !== undefined && <Badge tone={tones[request.status]}>{strings.statuses[request.status]}</Badge>}
        </span>
      }
      above={
        forGroup ? (
          <Link to="/research-groups">{shell.groups}</Link>
        ) : (
          <Link to="/research-studies">{studies.title}</Link>
        )
      }
    >
      {request !== undefined ? (
        <Request request={request} />
      ) : query.error !== null ? (
        <Problem error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <div className="grid gap-5">
          <Skeleton className="h-16" />
          <Skeleton className="h-48" />
        </div>
      )}
    </Page>
  )
}

function Request({ request }: { request: AnyRequest }) {
  const { status, parse } = request
  const recruited = status === 'completed'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <blockquote
        aria-label={strings.asked}
        className="border-l-2 border-accent pl-4 text-[15px] text-pretty whitespace-pre-line"
      >
        {request.request_text}
      </blockquote>
      {isUnderWay(request) && <Phases request={request} />}
      {!isUnderWay(request) && !recruited && (
        <PlanGate what={studies.plan}>
          {/* Answers to other questions begin with an empty form. */}
          <GoOn key={request.updated_at} request={request} />
        </PlanGate>
      )}
      {recruited && <Outcome request={request} />}
      {recruited && request.recruited_agents.length > 0 && <People request={request} />}
      {parse !== null && <Understood request={request} brief={parse} />}
    </div>
  )
}

/** What came of it: the plan of a study, or the group. */
function Outcome({ request }: { request: AnyRequest }) {
  if (!isForGroup(request.request_id)) {
    return request.study == null ? <Gone /> : <Plan key={request.study.uuid} study={request.study} />
  }
  if (request.group === null) return <Gone />
  return (
    <Card>
      <h2>{request.group.name}</h2>
      <ButtonLink
        kind="primary"
        className="mt-4"
        to="/research-groups/$groupId"
        params={{ groupId: request.group.uuid }}
      >
        {strings.toGroup}
      </ButtonLink>
    </Card>
  )
}

const Gone = () => (
  <Card>
    <p className="text-sm text-soft">{strings.gone}</p>
  </Card>
)
