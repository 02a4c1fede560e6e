import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { AgentsListAnswersOutput } from '../../../../sdk/index.ts'
import { read } from '../../../api.ts'
import { ago, dateTime } from '../../../format.ts'
import { asked, conversing } from '../../../strings/asking.ts'
import { Badge } from '../../../ui/page.tsx'
import { Portrait } from '../../../ui/portrait.tsx'
import { Problem, Skeleton } from '../../../ui/states.tsx'
import { useStudy } from '../study-context.ts'
import { AnswerValue } from './answer-card.tsx'
import { useHeard } from './use-heard.ts'

type Said = AgentsListAnswersOutput['answers'][number]

const MOST = 1000

/** Everything that one agent was asked in the study and, by itself, since the study began; in the order of asking. */
export function Conversation({ agentId, name }: { agentId: string; name: string }) {
  const study = useStudy()
  const inStudy = useQuery(read('agents.listAnswers', { agent_id: agentId, study_id: study.uuid, limit: MOST }))
  const directly = useQuery(read('agents.listAnswers', { agent_id: agentId, kind: 'direct', limit: MOST }))
  const heard = useHeard(agentId)
  const error = inStudy.error ?? directly.error
  if (error !== null) return <Problem error={error} onRetry={() => void inStudy.refetch()} />
  if (inStudy.data === undefined || directly.data === undefined) return <Waiting />
  const alone = directly.data.answers.filter((answer) => answer.alone && answer.asked_at >= study.created_at)
  const said = [...inStudy.data.answers, ...alone].toSorted(
    (one, other) => one.asked_at.localeCompare(other.asked_at) || one.question_id - other.question_id,
  )
  // What was asked a moment ago and is not among the answers yet.
  const waiting = heard.filter(({ question_uuid }) => !said.some((answer) => answer.question_uuid === question_uuid))
  if (said.length === 0 && waiting.length === 0) return <p className="text-sm text-soft">{conversing.none}</p>
  return (
    <div role="log" aria-label={conversing.log}>
      <ol className="grid gap-6">
        {said.map((answer) => (
          <Exchange key={answer.id} answer={answer} />
        ))}
        {waiting.map(({ question_uuid, question, failed }) => (
          <li key={question_uuid} className="grid gap-2">
            <Question text={question} direct />
            <p className={failed ? 'text-sm text-bad' : 'animate-breathe text-sm text-soft'}>
              {failed ? conversing.failed : conversing.waiting(name)}
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Exchange({ answer }: { answer: Said }) {
  const study = useStudy()
  const { kind, question, question_uuid, asked_at } = answer
  return (
    <li className="grid animate-rise gap-2">
      <Question text={question} direct={kind === 'direct'} />
      <div className="flex items-start gap-3">
        <Portrait uuid={answer.agent_uuid} size={32} />
        <div className="grid max-w-[min(100%,42rem)] gap-1.5 rounded-card rounded-tl-sm border border-line bg-raised px-4 py-2.5">
          <p className="[overflow-wrap:anywhere]">{answer.response_text}</p>
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-soft">
            <AnswerValue value={answer.value} ranked={answer.format.type === 'ranking'} />
            <span>{asked.confidence[answer.confidence]}</span>
            <time dateTime={asked_at} title={dateTime(asked_at)}>
              {ago(asked_at)}
            </time>
            {kind === 'study' && (
              <Link
                to="/research-studies/$studyId"
                params={{ studyId: study.uuid }}
                search={{ question: question_uuid }}
                className="inline-flex min-h-6 items-center underline hover:text-ink"
              >
                {conversing.everybody}
              </Link>
            )}
          </div>
        </div>
      </div>
    </li>
  )
}

const Question = ({ text, direct }: { text: string; direct: boolean }) => (
  <div className="ml-auto grid max-w-[min(92%,42rem)] justify-items-end gap-1">
    <p className="rounded-card rounded-tr-sm bg-accent-tint px-4 py-2.5 [overflow-wrap:anywhere]">
      <span className="sr-only">{conversing.you}</span> {text}
    </p>
    {direct && (
      <span title={conversing.directHint}>
        <Badge>{conversing.direct}</Badge>
      </span>
    )}
  </div>
)

const Waiting = () => (
  <div className="grid gap-6">
    <Skeleton className="ml-auto h-11 w-2/3" />
    <Skeleton className="h-16 w-3/4" />
    <Skeleton className="ml-auto h-11 w-1/2" />
    <Skeleton className="h-16 w-2/3" />
  </div>
)
