import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { AgentsListAnswersOutput } from '../../../sdk/index.ts'
import { client } from '../../api.ts'
import { boot } from '../../boot.ts'
import { ago, dateTime } from '../../format.ts'
import { past } from '../../strings/asking.ts'
import { Button } from '../../ui/button.tsx'
import { Problem, SkeletonRows } from '../../ui/states.tsx'
import { AnswerValue } from '../study/asking/answer-card.tsx'

const PAGE = 10

/** What an agent has answered to this organization's questions; nothing for who is not signed in. */
export function PastAnswers({ agentId }: { agentId: string }) {
  return boot.session === null ? null : <Answers agentId={agentId} />
}

function Answers({ agentId }: { agentId: string }) {
  const query = useInfiniteQuery({
    queryKey: ['agents.listAnswers', { agent_id: agentId, paged: true }],
    initialPageParam: 0,
    queryFn: ({ pageParam: offset, signal }) =>
      client.agents.listAnswers({ agent_id: agentId, offset, limit: PAGE }, { signal }),
    getNextPageParam: ({ offset, count, total }) => (offset + count < total ? offset + count : undefined),
  })
  const answers = query.data?.pages.flatMap((page) => page.answers) ?? []
  return (
    <section className="mt-6 grid gap-3" aria-labelledby="past-answers">
      <h2 id="past-answers">{past.title}</h2>
      {query.error !== null && query.data === undefined ? (
        <Problem error={query.error} onRetry={() => void query.refetch()} />
      ) : query.data === undefined ? (
        <SkeletonRows rows={3} />
      ) : answers.length === 0 ? (
        <p className="text-sm text-soft">{past.none}</p>
      ) : (
        <ol className="grid">
          {answers.map((answer) => (
            <PastAnswer key={answer.id} answer={answer} />
          ))}
        </ol>
      )}
      {query.hasNextPage && (
        <div className="flex items-center gap-3">
          <Button small busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {past.more}
          </Button>
          <span role="status" className="text-[13px] text-soft tabular-nums">
            {past.of(answers.length, query.data?.pages[0]?.total ?? 0)}
          </span>
        </div>
      )}
    </section>
  )
}

function PastAnswer({ answer }: { answer: AgentsListAnswersOutput['answers'][number] }) {
  const { question, question_uuid, study_uuid, study_title, asked_at } = answer
  return (
    <li className="grid gap-1 border-b border-line py-3 last:border-0">
      <p className="text-sm text-soft [overflow-wrap:anywhere]">{question}</p>
      <p className="[overflow-wrap:anywhere]">{answer.response_text}</p>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-[13px] text-soft">
        <AnswerValue value={answer.value} ranked={answer.format.type === 'ranking'} />
        {study_uuid === null ? (
          <span>{past.direct}</span>
        ) : (
          <Link
            to="/research-studies/$studyId"
            params={{ studyId: study_uuid }}
            search={{ question: question_uuid }}
            className="inline-flex min-h-6 items-center underline hover:text-ink"
          >
            {study_title}
          </Link>
        )}
        <time dateTime={asked_at} title={dateTime(asked_at)}>
          {ago(asked_at)}
        </time>
      </div>
    </li>
  )
}
