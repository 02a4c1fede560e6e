import { useNavigate, useSearch } from '@tanstack/react-router'
import { ArrowLeft, ArrowLeftRight, Columns2 } from 'lucide-react'
import { topOf } from '../../charts/distribution.tsx'
import { count } from '../../format.ts'
import type { Search } from '../../search.ts'
import { comparing as t, results as words } from '../../strings/results.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/page.tsx'
import { Empty, Problem, Skeleton } from '../../ui/states.tsx'
import { comparisonOf } from './compare/comparison.ts'
import { Differences } from './compare/differences.tsx'
import { type Side, SidePicker } from './compare/side-picker.tsx'
import type { Asked } from './results/asked.ts'
import { HowSure } from './results/how-sure.tsx'
import { pointsOf, QuestionChart } from './results/question-chart.tsx'
import { useResults } from './results/use-results.ts'
import { useStudy } from './study-context.ts'

/** Two questions side by side, and what the difference between them is worth. */
export default function ComparePage() {
  const study = useStudy()
  const { left, right, change } = useSides()
  const leftStudy = useResults(left.study || study.uuid)
  const rightStudy = useResults(right.study || study.uuid)
  const find = (asked: readonly Asked[], { question }: Side): Asked | undefined =>
    asked.find(({ result }) => String(result.question_id) === question)
  const [one, other] = [find(leftStudy.asked, left), find(rightStudy.asked, right)]
  const loading = [leftStudy, rightStudy].some(({ results, waiting }) => results.isPending || waiting)
  const error = leftStudy.results.error ?? rightStudy.results.error
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2>{t.title}</h2>
        <ButtonLink small kind="quiet" to="/research-studies/$studyId/results" params={{ studyId: study.uuid }}>
          <ArrowLeft size={14} aria-hidden />
          {t.back}
        </ButtonLink>
      </div>
      <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]" data-print="hidden">
        <SidePicker
          name={t.left}
          side={left}
          thisStudy={study.uuid}
          asked={leftStudy.asked}
          onChange={(side) => change(side, right)}
        />
        <Button
          aria-label={t.swap}
          title={t.swap}
          disabled={one === undefined && other === undefined}
          onClick={() => change(right, left)}
        >
          <ArrowLeftRight size={16} aria-hidden />
        </Button>
        <SidePicker
          name={t.right}
          side={right}
          thisStudy={study.uuid}
          asked={rightStudy.asked}
          onChange={(side) => change(left, side)}
        />
      </div>
      {error !== null && <Problem error={error} />}
      {loading && error === null && <Skeleton className="h-80 rounded-card" />}
      {!loading && (one === undefined || other === undefined) && (
        <Empty icon={<Columns2 size={24} aria-hidden />} title={t.title}>
          <p>{t.choosePair}</p>
        </Empty>
      )}
      {!loading && one !== undefined && other !== undefined && (
        <Pair
          left={one}
          right={other}
          leftStudyId={left.study || study.uuid}
          rightStudyId={right.study || study.uuid}
        />
      )}
    </div>
  )
}

/** Which two, in the address: `?left=3&right=4&right_study=…`. */
function useSides() {
  const search = useSearch({ strict: false }) as Search
  const navigate = useNavigate()
  const left: Side = { study: search.left_study ?? '', question: search.left ?? '' }
  const right: Side = { study: search.right_study ?? '', question: search.right ?? '' }
  const change = (one: Side, other: Side): void => {
    const next: Search = {
      left: one.question,
      left_study: one.study,
      right: other.question,
      right_study: other.study,
    }
    void navigate({ to: '.', search: next as never, resetScroll: false })
  }
  return { left, right, change }
}

function Pair({
  left,
  right,
  leftStudyId,
  rightStudyId,
}: {
  left: Asked
  right: Asked
  leftStudyId: string
  rightStudyId: string
}) {
  const comparison = comparisonOf(left, right)
  // The same axis on both sides, so that what is higher looks higher.
  const most = topOf(pointsOf(left), pointsOf(right))
  return (
    <>
      <Differences comparison={comparison} />
      <div className="grid gap-4 lg:grid-cols-2">
        <OneSide name={t.left} asked={left} studyId={leftStudyId} most={most} colour="bg-c1" />
        <OneSide name={t.right} asked={right} studyId={rightStudyId} most={most} colour="bg-c5" />
      </div>
    </>
  )
}

function OneSide({
  name,
  asked,
  studyId,
  most,
  colour,
}: {
  name: string
  asked: Asked
  studyId: string
  most: number
  colour: string
}) {
  const { question, results, suppressed } = asked.result
  return (
    <Card aria-label={`${name}: ${question}`} className="grid content-start gap-4">
      <div>
        <p className="text-[13px] text-soft">{name}</p>
        <h3 className="text-pretty [overflow-wrap:anywhere]">{question}</h3>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-2 text-[13px] text-soft">
          {words.everybodyAnswered(results.n, count(results.n))}
          {results.n > 0 && !suppressed && <HowSure question={asked.result} />}
        </div>
      </div>
      {results.n > 0 && (
        <QuestionChart
          asked={asked}
          look={{ bySize: false, counts: false, filters: undefined, studyId, colour, most, narrow: true }}
        />
      )}
    </Card>
  )
}
