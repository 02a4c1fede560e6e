import { Link } from '@tanstack/react-router'
import { ChartColumn, ChevronRight, CornerDownRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { isFree } from '../../../boot.ts'
import { ago, dateTime } from '../../../format.ts'
import { asked } from '../../../strings/asking.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { CopyButton } from '../../../ui/copy.tsx'
import { Badge, type Tone } from '../../../ui/page.tsx'
import { useStudy } from '../study-context.ts'
import { AnswerList } from './answer-list.tsx'
import { type Draft, draftOf, followUpOf } from './draft.ts'
import { FailedQuestion } from './failed-question.tsx'
import { ProgressLine } from './progress-line.tsx'
import { headlineOf, ResultView } from './result-view.tsx'
import { isOpen, type NumberedQuestion } from './use-questions.ts'

const tones: Record<NumberedQuestion['status'], Tone> = {
  queued: 'plain',
  started: 'accent',
  finished: 'good',
  failed: 'bad',
}

export interface QuestionItemProps {
  question: NumberedQuestion
  progress: { done: number; total: number } | undefined
  open: boolean
  /** Whether the address leads to it: it is brought into view. */
  linked: boolean
  onToggle: () => void
  onDraft: (draft: Draft) => void
}

/** A question of the study: its state and its main result in a line, and everything about it when it is open. */
export function QuestionItem({ question, progress, open, linked, onToggle, onDraft }: QuestionItemProps) {
  const item = useRef<HTMLLIElement>(null)
  const wasLinked = useRef(linked)
  useEffect(() => {
    if (wasLinked.current) item.current?.scrollIntoView({ block: 'start' })
  }, [])
  const { number, uuid, status } = question
  const panel = `question-${uuid}`
  return (
    <li ref={item} className="animate-rise scroll-mt-16 rounded-card border border-line bg-raised">
      <h3 className="font-normal">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={panel}
          onClick={onToggle}
          className="flex w-full flex-wrap items-start gap-x-2 gap-y-1 rounded-card px-3 py-3 text-left hover:bg-tint sm:flex-nowrap sm:px-4"
        >
          <ChevronRight
            size={16}
            aria-hidden
            className={classes('mt-1 shrink-0 text-soft transition-transform', open && 'rotate-90')}
          />
          <span className="shrink-0 pt-px text-[13px] text-soft tabular-nums">
            <span aria-hidden>{asked.short(number)}</span>
            <span className="sr-only">{asked.number(number)}</span>
          </span>
          <span className="grid min-w-0 flex-1 basis-40 gap-0.5">
            <span className="font-medium [overflow-wrap:anywhere]">{question.question}</span>
            {!open && status === 'finished' && (
              <span className="truncate text-[13px] text-soft">{headlineOf(question)}</span>
            )}
          </span>
          <span className="max-sm:w-full max-sm:pl-6">
            <Badge tone={tones[status]}>
              {status === 'finished' ? asked.answers(question.answer_count) : asked.status[status]}
            </Badge>
          </span>
        </button>
      </h3>
      <div id={panel} hidden={!open}>
        {open && <Opened question={question} progress={progress} onDraft={onDraft} />}
      </div>
    </li>
  )
}

function Opened({ question, progress, onDraft }: Pick<QuestionItemProps, 'question' | 'progress' | 'onDraft'>) {
  const study = useStudy()
  const { uuid, optimized_question, created_at, status } = question
  const link = `${location.origin}/research-studies/${study.uuid}?question=${uuid}`
  return (
    <div className="grid gap-5 border-t border-line px-3 py-4 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-[13px] text-soft">
          <time dateTime={created_at} title={dateTime(created_at)}>
            {asked.asked(ago(created_at))}
          </time>
          {` · ${asked.synthetic}`}
        </p>
        <div className="flex flex-wrap gap-2">
          {status === 'finished' && (
            <Link
              to="/research-studies/$studyId/results"
              params={{ studyId: study.uuid }}
              search={{ question: uuid }}
              className={buttonClass('plain', true)}
            >
              <ChartColumn size={14} aria-hidden />
              {asked.results}
            </Link>
          )}
          {!isFree() && status === 'finished' && (
            <Button
              small
              icon={<CornerDownRight size={14} aria-hidden />}
              onClick={() => onDraft(followUpOf(question))}
            >
              {asked.followUpAll}
            </Button>
          )}
          <CopyButton text={link} label={asked.link} />
        </div>
      </div>
      {optimized_question !== null && optimized_question !== question.question && (
        <p className="text-sm">
          <span className="text-soft">{asked.neutralAsked}</span> {optimized_question}
        </p>
      )}
      {isOpen(question) && <ProgressLine question={question} progress={progress} />}
      {status === 'failed' && <FailedQuestion question={question} onAgain={() => onDraft(draftOf(question))} />}
      {question.answer_count > 0 && !isOpen(question) && <ResultView question={question} />}
      {status !== 'failed' || question.answer_count > 0 ? <AnswerList question={question} /> : null}
    </div>
  )
}
