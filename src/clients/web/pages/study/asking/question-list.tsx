import { useNavigate, useSearch } from '@tanstack/react-router'
import { MessagesSquare } from 'lucide-react'
import { useEffect } from 'react'
import { isFree } from '../../../boot.ts'
import { asked, composing } from '../../../strings/asking.ts'
import { common } from '../../../strings/common.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { Badge } from '../../../ui/page.tsx'
import { Empty, Problem, SkeletonRows } from '../../../ui/states.tsx'
import { useStudy } from '../study-context.ts'
import type { Draft } from './draft.ts'
import { useStudyProgress } from './follow-study.ts'
import { QuestionItem } from './question-item.tsx'
import { isOpen, type Order, useQuestions } from './use-questions.ts'

/** In the address where none is to be open. */
const NONE = 'none'

/** All questions of the study; one is open at a time, and the address says which. */
export function QuestionList({ asking, onDraft }: { asking: string | null; onDraft: (draft: Draft) => void }) {
  const study = useStudy()
  const navigate = useNavigate()
  const { order: given, question: chosen } = useSearch({ strict: false }) as { order?: string; question?: string }
  const order: Order = given === 'asked' ? 'asked' : 'newest'
  const told = useStudyProgress(study.uuid, useIsUnderWay(order))
  const { questions, hasNextPage, fetchNextPage, isFetchingNextPage, isPending, error, refetch } = useQuestions(
    study,
    order,
    told.connected,
  )
  const isChosen = ({ uuid, id }: { uuid: string; id: number }) => chosen === uuid || chosen === String(id)
  const isLoaded = chosen === undefined || chosen === NONE || questions.some(isChosen)
  // A link may lead to a question further down.
  useEffect(() => {
    if (!isLoaded && hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [isLoaded, hasNextPage, isFetchingNextPage, fetchNextPage])

  const setSearch = (change: Record<string, string | undefined>, replace = true) =>
    void navigate({ to: '.', search: (old) => ({ ...old, ...change }) as never, replace, resetScroll: false })

  if (error !== null && questions.length === 0) return <Problem error={error} onRetry={() => void refetch()} />
  if (study.question_count === 0 && asking === null) {
    return (
      <Empty icon={<MessagesSquare size={22} aria-hidden />} title={asked.none}>
        {isFree() ? asked.nonePlan : asked.noneWords}
      </Empty>
    )
  }
  const openOne = questions.find((question) => (chosen === undefined ? question === questions[0] : isChosen(question)))
  return (
    <section aria-label={asked.title} className="grid gap-3">
      <div className="flex items-end justify-between gap-3">
        <h2>{asked.title}</h2>
        <SelectField
          label={asked.order}
          hideLabel
          value={order}
          onChange={({ target }) => setSearch({ order: target.value === 'asked' ? 'asked' : undefined })}
        >
          <option value="newest">{asked.newest}</option>
          <option value="asked">{asked.inOrder}</option>
        </SelectField>
      </div>
      {asking !== null && order === 'newest' && <Asking question={asking} />}
      {isPending ? (
        <SkeletonRows rows={Math.min(6, Math.max(1, study.question_count))} />
      ) : (
        <ol className="grid gap-3">
          {questions.map((question) => (
            <QuestionItem
              key={question.uuid}
              question={question}
              progress={told.progress.get(question.id)}
              open={question === openOne}
              linked={isChosen(question)}
              onToggle={() => setSearch({ question: question === openOne ? NONE : question.uuid })}
              onDraft={onDraft}
            />
          ))}
        </ol>
      )}
      {asking !== null && order === 'asked' && <Asking question={asking} />}
      {hasNextPage && (
        <div>
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {asked.moreQuestions}
          </Button>
        </div>
      )}
      <p className="text-[13px] text-soft">{common.synthetic}</p>
    </section>
  )
}

/** Whether anything is being answered, by what was read last. */
function useIsUnderWay(order: Order): boolean {
  const study = useStudy()
  return useQuestions(study, order, true).questions.some(isOpen)
}

/** What was asked a moment ago, until the service lists it. */
const Asking = ({ question }: { question: string }) => (
  <div role="status" className="flex items-start gap-3 rounded-card border border-line bg-raised px-4 py-3">
    <p className="min-w-0 flex-1 font-medium [overflow-wrap:anywhere]">{question}</p>
    <Badge tone="accent">
      <span className="animate-breathe">{composing.asking}</span>
    </Badge>
  </div>
)
