import { useNavigate } from '@tanstack/react-router'
import { BarChart3, Columns2 } from 'lucide-react'
import { useMemo } from 'react'
import { decimal } from '../../format.ts'
import { useCommands } from '../../shell/commands.ts'
import { results as t } from '../../strings/results.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CheckBox, SelectField } from '../../ui/field.tsx'
import { Empty, Loaded, Skeleton } from '../../ui/states.tsx'
import { Breakdown } from './results/breakdown.tsx'
import { filtersOf } from './results/conditions.ts'
import { FilterBanner, Filters } from './results/filters.tsx'
import { QuestionCard } from './results/question-card.tsx'
import { useResults } from './results/use-results.ts'
import { useView, type View, type ViewChange } from './results/view.ts'
import { useStudy } from './study-context.ts'

/** What the answers come to: a card for each question, and whom and how one looks at. */
export default function ResultsPage() {
  const study = useStudy()
  const { view, change } = useView()
  const filters = filtersOf(view.conditions)
  const { results, waiting, asked } = useResults(study.uuid, { by: view.by.join(','), filters })
  useResultCommands(study.uuid)
  const look = { bySize: view.bySize, counts: view.counts, filters, studyId: study.uuid }
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <aside
        aria-label={t.view}
        className="grid content-start gap-6 lg:sticky lg:top-6 lg:self-start"
        data-print="hidden"
      >
        <Breakdown by={view.by} onChange={(by) => change({ by })} />
        <Filters studyId={study.uuid} conditions={view.conditions} onChange={(conditions) => change({ conditions })} />
        <Looks view={view} onChange={change} />
        <ButtonLink
          small
          className="justify-self-start"
          to="/research-studies/$studyId/compare"
          params={{ studyId: study.uuid }}
        >
          <Columns2 size={14} aria-hidden />
          {t.compare}
        </ButtonLink>
      </aside>
      <Loaded query={results} waiting={<Waiting />}>
        {(found) =>
          waiting ? (
            <Waiting />
          ) : (
            <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4" aria-busy={results.isPlaceholderData}>
              <FilterBanner found={found} onClear={() => change({ conditions: {} })} />
              {asked.length === 0 && <Nothing studyId={study.uuid} />}
              {asked.map((one) => (
                <QuestionCard
                  key={one.result.question_id}
                  asked={one}
                  look={look}
                  by={view.by}
                  own={view.each.get(one.result.question_id) ?? []}
                  people={found.matching_count}
                  onBy={(by) => change({ by })}
                  onOwn={(own) => change({ each: new Map([...view.each, [one.result.question_id, own]]) })}
                />
              ))}
              <p className="text-[13px] text-soft">
                {found.accuracy.median_error_points !== null &&
                  `${t.medianError(decimal(found.accuracy.median_error_points, 0))} `}
                {t.synthetic}
              </p>
            </div>
          )
        }
      </Loaded>
    </div>
  )
}

const Looks = ({ view, onChange }: { view: View; onChange: (to: ViewChange) => void }) => (
  <div className="grid gap-3" data-print="hidden">
    <SelectField
      label={t.order}
      value={view.bySize ? 'size' : 'asked'}
      onChange={({ target }) => onChange({ bySize: target.value === 'size' })}
    >
      <option value="asked">{t.asAsked}</option>
      <option value="size">{t.bySize}</option>
    </SelectField>
    <CheckBox
      label={t.showCounts}
      checked={view.counts}
      onChange={({ target }) => onChange({ counts: target.checked })}
    />
  </div>
)

const Nothing = ({ studyId }: { studyId: string }) => (
  <Empty icon={<BarChart3 size={24} aria-hidden />} title={t.noQuestions}>
    <p>{t.noQuestionsWords}</p>
    <ButtonLink kind="primary" to="/research-studies/$studyId" params={{ studyId }}>
      {t.toQuestions}
    </ButtonLink>
  </Empty>
)

const Waiting = () => (
  <div className="grid content-start gap-4">
    <Skeleton className="h-80 rounded-card" />
    <Skeleton className="h-80 rounded-card" />
  </div>
)

function useResultCommands(studyId: string): void {
  const navigate = useNavigate()
  const commands = useMemo(
    () => [
      {
        id: 'compare-questions',
        label: t.compare,
        group: t.title,
        run: () => void navigate({ to: '/research-studies/$studyId/compare', params: { studyId } }),
      },
    ],
    [navigate, studyId],
  )
  useCommands(commands)
}
