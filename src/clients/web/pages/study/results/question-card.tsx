import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Ellipsis, Rows3 } from 'lucide-react'
import { useState } from 'react'
import { read } from '../../../api.ts'
import { count } from '../../../format.ts'
import { breakdown, results as t } from '../../../strings/results.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Menu, MenuItem, MenuLine, MenuLink } from '../../../ui/menu.tsx'
import { Badge } from '../../../ui/page.tsx'
import { Problem, Skeleton } from '../../../ui/states.tsx'
import { tell } from '../../../ui/toasts.tsx'
import { useStudy } from '../study-context.ts'
import { AnswersPanel } from './answers-panel.tsx'
import { type Asked, FEW } from './asked.ts'
import { toggled } from './breakdown.tsx'
import type { ChartLook } from './chart-look.ts'
import { CrosstabView } from './crosstab-view.tsx'
import { useFieldDrop } from './dragged-field.ts'
import { FieldMenu } from './field-menu.tsx'
import { asCsv, asTabs, download, figuresOf } from './figures.ts'
import { HowSure } from './how-sure.tsx'
import { QuestionChart } from './question-chart.tsx'

export interface CardProps {
  asked: Asked
  look: ChartLook
  /** Fields of all questions, and those of this one alone. */
  by: readonly string[]
  own: readonly string[]
  /** How many the page counts: all participants, or those whom the filter leaves. */
  people: number
  onBy: (by: readonly string[]) => void
  onOwn: (own: readonly string[]) => void
}

/** One question: what the answers come to, for everybody and for groups, and what can be done with that. */
export function QuestionCard({ asked, look, by, own, people, onBy, onOwn }: CardProps) {
  const { number, result } = asked
  const { question, question_id, optimized_question, results, suppressed } = result
  const [reading, setReading] = useState(false)
  const fields = own.filter((field) => !by.includes(field))
  const drop = useFieldDrop((field) => ![...by, ...own].includes(field) && onOwn([...own, field]))
  // A request of its own: the more tests are asked for at once, the more it takes for each to be clear.
  const ownCrosstabs = useQuery({
    ...read('studies.results', {
      study_id: look.studyId,
      question_ids: String(question_id),
      by: fields.join(','),
      filters: look.filters,
    }),
    enabled: fields.length > 0,
    placeholderData: keepPreviousData,
  })
  const crosstabs = [
    ...result.crosstabs.filter((crosstab) => by.includes(crosstab.by)),
    ...(ownCrosstabs.data?.questions[0]?.crosstabs.filter((crosstab) => fields.includes(crosstab.by)) ?? []),
  ]
  const toggle = (field: string) => (by.includes(field) ? onBy(toggled(by, field)) : onOwn(toggled(own, field)))
  const figures = () => figuresOf(asked, crosstabs)
  const copy = async () => {
    await navigator.clipboard.writeText(asTabs(figures()))
    tell(t.copied)
  }
  return (
    <article
      id={`question-${question_id}`}
      aria-labelledby={`wording-${question_id}`}
      className={classes(
        'grid scroll-mt-4 grid-cols-[minmax(0,1fr)] gap-4 break-inside-avoid rounded-card border bg-raised p-4 sm:p-5',
        drop.over ? 'border-accent outline-2 outline-accent outline-dashed' : 'border-line',
      )}
      {...drop.handlers}
    >
      <header className="grid gap-2">
        <div className="flex items-start gap-3">
          <span className="mt-0.5 text-sm text-soft tabular-nums">{count(number)}</span>
          <div className="min-w-0 flex-1">
            <h2 id={`wording-${question_id}`} className="text-base/6 text-pretty [overflow-wrap:anywhere]">
              {question}
            </h2>
            {optimized_question !== null && (
              <p className="mt-0.5 text-[13px] text-soft">{t.askedAs(optimized_question)}</p>
            )}
          </div>
          <div data-print="hidden">
            <Menu
              trigger={<Ellipsis size={16} aria-hidden />}
              triggerClass="inline-flex size-8 items-center justify-center rounded-control text-soft hover:bg-hover hover:text-ink"
              label={t.actions(number)}
            >
              <MenuItem onClick={() => setReading(true)}>{t.readAnswers}</MenuItem>
              <CompareLink questionId={question_id} />
              <MenuLine />
              <MenuItem onClick={() => void copy()}>{t.copyTable}</MenuItem>
              <MenuItem onClick={() => download(`question-${number}.csv`, asCsv(figures()))}>{t.downloadCsv}</MenuItem>
            </Menu>
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-[13px] text-soft">
          <span>
            {results.n < people
              ? t.answered(people, count(results.n), count(people))
              : t.everybodyAnswered(results.n, count(results.n))}
            {results.not_applicable > 0 && `, ${t.notApplicable(count(results.not_applicable))}`}
            {results.nothing_to_say > 0 && `, ${t.nothingToSay(count(results.nothing_to_say))}`}
          </span>
          {asked.status !== 'finished' && asked.status !== 'failed' && asked.status !== undefined && (
            <Badge tone="warn">{t.running}</Badge>
          )}
          {results.n > 0 && results.n < FEW && !suppressed && <Badge tone="warn">{t.small}</Badge>}
          <span className="flex flex-wrap items-center sm:ml-auto" data-print="hidden">
            {!suppressed && results.n > 0 && <HowSure question={result} />}
            <FieldMenu
              label={`${breakdown.ofQuestion}: ${question}`}
              chosen={[...by, ...own]}
              onToggle={toggle}
              triggerClass={buttonClass('quiet', true)}
              trigger={
                <>
                  <Rows3 size={14} aria-hidden />
                  {breakdown.ofQuestion}
                </>
              }
            />
          </span>
        </div>
      </header>
      <Body asked={asked} look={look} />
      {!suppressed &&
        crosstabs.map((crosstab) => (
          <CrosstabView
            key={crosstab.by}
            asked={asked}
            crosstab={crosstab}
            bySize={look.bySize}
            onRemove={() => toggle(crosstab.by)}
          />
        ))}
      {ownCrosstabs.isLoading && <Skeleton className="h-40" />}
      {ownCrosstabs.error !== null && <Problem error={ownCrosstabs.error} />}
      {reading && <AnswersPanel asked={asked} filters={look.filters} onClose={() => setReading(false)} />}
    </article>
  )
}

const CompareLink = ({ questionId }: { questionId: number }) => (
  <MenuLink
    to="/research-studies/$studyId/compare"
    params={{ studyId: useStudy().uuid }}
    search={{ left: String(questionId) }}
  >
    {t.compareThis}
  </MenuLink>
)

function Body({ asked, look }: { asked: Asked; look: ChartLook }) {
  const { suppressed, results } = asked.result
  if (suppressed) return <p className="text-sm text-soft">{t.suppressed(results.n, count(results.n))}</p>
  if (results.n === 0) {
    return <p className="text-sm text-soft">{look.filters === undefined ? t.noAnswers : t.noAnswersAmong}</p>
  }
  return <QuestionChart asked={asked} look={look} />
}
