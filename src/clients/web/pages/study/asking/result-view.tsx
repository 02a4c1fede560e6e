import type { QuestionResults, StudyQuestion } from '../../../../sdk/index.ts'
import { type Share, ShareBars } from '../../../charts/share-bars.tsx'
import { decimal, percent } from '../../../format.ts'
import { asked } from '../../../strings/asking.ts'
import { Figure } from '../../../ui/page.tsx'

interface Understood {
  scale?: { min: number; labels: (string | null)[] }
  expected_error_points?: number
}

const understoodOf = ({ understood }: StudyQuestion): Understood => (understood ?? {}) as Understood

/** Shares of what was chosen, or of what was talked about. */
function sharesOf(question: StudyQuestion): Share[] {
  const { results } = question
  const { scale } = understoodOf(question)
  const labelOf = (value: string | number): string => {
    const label = typeof value === 'number' && scale !== undefined ? scale.labels[value - scale.min] : null
    return label == null ? String(value) : `${value} · ${label}`
  }
  if (results.options.length === 0) {
    return (results.themes ?? []).map(({ label, share, ci_low, ci_high, respondents }) => ({
      label,
      share,
      ci_low,
      ci_high,
      count: respondents,
    }))
  }
  return results.options.map(({ value, share, ci_low, ci_high, count }) => ({
    label: labelOf(value),
    share,
    ci_low,
    ci_high,
    count,
  }))
}

/** The main result in a line. */
export function headlineOf(question: StudyQuestion): string {
  const { mean, intervals, nps } = question.results
  if (nps !== undefined && intervals?.nps !== undefined) {
    return `${asked.nps} ${decimal(nps, 0)} (${asked.interval(decimal(intervals.nps.ci_low, 0), decimal(intervals.nps.ci_high, 0))})`
  }
  if (mean !== undefined && intervals?.mean !== undefined) {
    return `${asked.mean} ${decimal(mean)} (${asked.interval(decimal(intervals.mean.ci_low), decimal(intervals.mean.ci_high))})`
  }
  const first = sharesOf(question).toSorted((one, other) => other.share - one.share)[0]
  if (first === undefined) return asked.noChart
  return `${first.label} ${percent(first.share)} (${asked.interval(percent(first.ci_low), percent(first.ci_high))})`
}

const noteOf = ({ type, options }: QuestionResults): string =>
  options.length === 0 ? asked.themes : type === 'ranking' ? asked.firstPlace : asked.shares

/** Fewer than these, and it is said that they are few. */
const FEW = 30

/** What the answers come to: numbers with their intervals, shares as bars. */
export function ResultView({ question }: { question: StudyQuestion }) {
  const { results } = question
  const { mean, median, nps, intervals, n, n_effective } = results
  const shares = sharesOf(question)
  const error = understoodOf(question).expected_error_points
  const missing = question.agent_count - question.answer_count
  return (
    <div className="grid max-w-3xl gap-4">
      {(mean !== undefined || nps !== undefined) && (
        <div className="flex flex-wrap gap-x-10 gap-y-3">
          {mean !== undefined && (
            <Figure label={asked.mean} value={decimal(mean)} {...noted(intervals?.mean, (value) => decimal(value))} />
          )}
          {median !== undefined && <Figure label={asked.median} value={decimal(median)} />}
          {nps !== undefined && (
            <Figure
              label={asked.nps}
              value={decimal(nps, 0)}
              {...noted(intervals?.nps, (value) => decimal(value, 0))}
            />
          )}
        </div>
      )}
      {shares.length > 0 && <ShareBars shares={shares} note={noteOf(results)} label={question.question} />}
      <p className="text-[13px] text-soft">
        {[
          Math.abs(n - n_effective) < 0.5 ? asked.plainN(n) : asked.n(n, decimal(n_effective, 0)),
          ...(error === undefined ? [] : [asked.error(error)]),
          ...(missing > 0 ? [`${asked.missing(missing)}.`] : []),
          ...(n < FEW ? [asked.few] : []),
        ].join(' ')}
      </p>
    </div>
  )
}

const noted = (interval: { ci_low: number; ci_high: number } | undefined, words: (value: number) => string) =>
  interval === undefined ? {} : { note: asked.interval(words(interval.ci_low), words(interval.ci_high)) }
