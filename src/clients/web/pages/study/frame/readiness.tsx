import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Study } from '../../../../sdk/index.ts'
import { read } from '../../../api.ts'
import { common } from '../../../strings/common.ts'
import { studyFrame } from '../../../strings/studies.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Problem, Skeleton } from '../../../ui/states.tsx'

interface ReadinessProps {
  study: Study
  onClose: () => void
  /** What to do when it is ready. */
  children: ReactNode
}

/** Whether a study can be completed, and why not. */
export function Readiness({ study, onClose, children }: ReadinessProps) {
  const asked = useQuery({
    ...read('studies.listQuestions', { study_id: study.uuid, answers_limit: 1, limit: 100 }),
    enabled: study.question_count > 0,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.questions.some(isOpen) ? 2000 : false),
  })
  const close = <Button onClick={onClose}>{common.cancel}</Button>
  if (study.stage === 'archived') return <Step words={studyFrame.isArchived}>{close}</Step>
  if (study.question_count === 0) {
    return (
      <Step words={studyFrame.nothingAsked}>
        {close}
        <ButtonLink kind="primary" to="/research-studies/$studyId" params={{ studyId: study.uuid }}>
          {studyFrame.toQuestions}
        </ButtonLink>
      </Step>
    )
  }
  if (asked.error !== null) return <Problem error={asked.error} onRetry={() => void asked.refetch()} />
  if (asked.data === undefined || asked.isRefetchError) {
    return (
      <div role="status" aria-label={studyFrame.checking} className="grid gap-2">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="ml-auto h-9 w-32" />
      </div>
    )
  }
  const open = asked.data.questions.filter(isOpen)
  if (open.length === 0) {
    return (
      <Step words={studyFrame.ready(asked.data.total, study.participant_count)}>
        {close}
        {children}
      </Step>
    )
  }
  return (
    <Step words={studyFrame.unfinished(open.length)}>
      <ul className="grid w-full gap-1.5 text-sm">
        {open.slice(0, 5).map(({ id, question, answer_count, agent_count }) => (
          <li key={id} className="flex justify-between gap-4">
            <span className="min-w-0 truncate">{question}</span>
            <span className="shrink-0 text-soft tabular-nums">{studyFrame.answersOf(answer_count, agent_count)}</span>
          </li>
        ))}
      </ul>
      {close}
    </Step>
  )
}

const isOpen = ({ status }: { status: string }): boolean => status === 'queued' || status === 'started'

const Step = ({ words, children }: { words: string; children: ReactNode }) => (
  <>
    <p className="text-sm">{words}</p>
    <div className="flex flex-wrap justify-end gap-2">{children}</div>
  </>
)
