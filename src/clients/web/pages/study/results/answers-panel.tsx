import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { StudiesListAnswersOutput } from '../../../../sdk/index.ts'
import { client } from '../../../api.ts'
import { count } from '../../../format.ts'
import { common } from '../../../strings/common.ts'
import { results as t } from '../../../strings/results.ts'
import { Button } from '../../../ui/button.tsx'
import { SidePanel } from '../../../ui/dialog.tsx'
import { Portrait } from '../../../ui/portrait.tsx'
import { Problem, SkeletonRows } from '../../../ui/states.tsx'
import { useStudy } from '../study-context.ts'
import type { Asked } from './asked.ts'

const PAGE = 30

/** What everybody said to a question, of those whom the page shows. */
export function AnswersPanel({
  asked,
  filters,
  onClose,
}: {
  asked: Asked
  filters: string | undefined
  onClose: () => void
}) {
  const study = useStudy()
  const { question, question_id } = asked.result
  const input = { study_id: study.uuid, question_id: String(question_id), filters, limit: PAGE }
  const query = useInfiniteQuery({
    queryKey: ['studies.listAnswers', { ...input, pages: true }],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }): Promise<StudiesListAnswersOutput> =>
      client.studies.listAnswers({ ...input, offset: pageParam }, { signal }),
    getNextPageParam: ({ offset, count: had, total }) => (offset + had < total ? offset + had : undefined),
    placeholderData: keepPreviousData,
  })
  const pages = query.data?.pages ?? []
  return (
    <SidePanel open onClose={onClose} title={t.answersTitle}>
      <p className="font-medium text-pretty">{question}</p>
      {pages[0] !== undefined && (
        <p className="mt-1 text-[13px] text-soft">{t.everybodyAnswered(pages[0].total, count(pages[0].total))}</p>
      )}
      {query.error !== null && <Problem error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <SkeletonRows rows={8} className="mt-4" />}
      <ul className="mt-4 grid gap-4">
        {pages.flatMap(({ answers }) =>
          answers.map((answer) => (
            <li key={answer.id} className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-3">
              <Portrait uuid={answer.agent_uuid} size={36} />
              <div className="grid gap-0.5">
                <Link
                  to="/research-studies/$studyId/agents/$agentId"
                  params={{ studyId: study.uuid, agentId: answer.agent_uuid }}
                  className="text-[13px] text-soft hover:text-accent hover:underline"
                >
                  {t.who(
                    answer.agent_name,
                    String(answer.agent_age),
                    [answer.agent_city, answer.agent_state].filter(Boolean).join(', '),
                  )}
                </Link>
                <p className="text-sm text-pretty">{answer.response_text}</p>
              </div>
            </li>
          )),
        )}
      </ul>
      {query.hasNextPage && (
        <div className="mt-4">
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {common.more}
          </Button>
        </div>
      )}
    </SidePanel>
  )
}
