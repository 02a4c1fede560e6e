import { scaleLinear } from 'd3-scale'
import type { StudiesResultsOutput } from '../../../../sdk/index.ts'
import { type Share, ShareBars } from '../../../charts/share-bars.tsx'
import { count, percent } from '../../../format.ts'
import { report } from '../../../strings/report.ts'
import { amount, whole } from './amount.ts'
import { EstimateLine } from './estimate-line.tsx'
import { Quotes, type Speakers } from './parts.tsx'
import type { Method } from './read-method.ts'

export type QuestionOfResults = StudiesResultsOutput['questions'][number]

/** What stands under a theme; the others are under Results. */
const QUOTES_OF_THEME = 2

/** One question as it was asked, with what was answered and how sure that is. */
export function QuestionSection({
  asked,
  place,
  speakers,
  scale,
}: {
  asked: QuestionOfResults
  place: number
  speakers: Speakers
  scale: ReturnType<Method['scales']['get']>
}) {
  const { question, optimized_question, results } = asked
  return (
    <section id={`question-${place}`} className="grid scroll-mt-20 gap-3 pb-4 print:block print:space-y-3 print:pb-3">
      <div className="break-inside-avoid break-after-avoid">
        <p className="text-[13px] text-soft">
          {report.questionPlace(place, report.kinds[results.type] ?? results.type)}
        </p>
        <h3 dir="auto" className="text-base/6 text-pretty whitespace-pre-line [overflow-wrap:anywhere]">
          {optimized_question ?? question}
        </h3>
        {optimized_question !== null && optimized_question !== question && (
          <p dir="auto" className="mt-1 text-[13px] text-soft">
            {report.asked} {question}
          </p>
        )}
      </div>
      {results.n === 0 ? (
        <p className="text-soft">{report.nobody}</p>
      ) : (
        <>
          {results.type === 'open' ? (
            <Themes asked={asked} speakers={speakers} />
          ) : (
            <Closed asked={asked} scale={scale} />
          )}
          <p className="break-before-avoid text-[13px] text-soft tabular-nums">{figuresOf(asked).join(' · ')}</p>
        </>
      )}
    </section>
  )
}

function Themes({ asked: { results, question }, speakers }: { asked: QuestionOfResults; speakers: Speakers }) {
  const themes = results.themes ?? []
  if (themes.length === 0) return <p className="text-soft">{report.noThemes}</p>
  return (
    <div className="grid gap-5 print:block print:space-y-4">
      <div className="break-inside-avoid">
        <ShareBars
          label={question}
          note={report.bars.open!}
          shares={themes.map(({ label, share, ci_low, ci_high, respondents }) => ({
            label,
            share,
            ci_low,
            ci_high,
            count: respondents,
          }))}
        />
      </div>
      {themes.map(({ label, quotes }) =>
        quotes.length === 0 ? null : (
          <div key={label} className="grid gap-2 break-inside-avoid print:block print:space-y-2">
            <h4 className="text-sm font-medium">{label}</h4>
            <Quotes quotes={quotes.slice(0, QUOTES_OF_THEME)} speakers={speakers} />
          </div>
        ),
      )}
    </div>
  )
}

function Closed({
  asked: { results, question },
  scale,
}: {
  asked: QuestionOfResults
  scale: ReturnType<Method['scales']['get']>
}) {
  const { type, options, mean, nps, intervals } = results
  const shares = options.map((option): Share & { mean_rank: number | undefined } => ({
    label: labelOf(option.value, scale),
    share: option.share,
    ci_low: option.ci_low,
    ci_high: option.ci_high,
    count: option.count,
    mean_rank: option.mean_rank,
  }))
  // Points of a scale follow on each other; of anything else, what most said comes first.
  const inOrder =
    type === 'scale' ? shares : shares.toSorted((a, b) => (a.mean_rank ?? 0) - (b.mean_rank ?? 0) || b.share - a.share)
  const numbers = options.map(({ value }) => value).filter((value) => typeof value === 'number')
  return (
    <div className="grid gap-5 print:block print:space-y-4">
      {inOrder.length > 0 && (
        <div className="break-inside-avoid">
          <ShareBars label={question} note={report.bars[type] ?? ''} shares={inOrder} />
        </div>
      )}
      {mean !== undefined && intervals?.mean !== undefined && (
        <div className="break-inside-avoid">
          <EstimateLine
            name={report.mean}
            value={mean}
            {...intervals.mean}
            {...axisOf(numbers, intervals.mean)}
            shown={amount}
          />
        </div>
      )}
      {nps !== undefined && intervals?.nps !== undefined && (
        <div className="break-inside-avoid">
          <EstimateLine
            name={report.nps}
            value={nps}
            {...intervals.nps}
            min={-100}
            max={100}
            middle={0}
            shown={whole}
          />
        </div>
      )}
    </div>
  )
}

/** A scale from end to end with its middle; of numbers, from 0 to a round end. */
function axisOf(points: readonly number[], { ci_low, ci_high }: { ci_low: number; ci_high: number }) {
  const [min, max] = [Math.min(...points), Math.max(...points)]
  if (points.length > 1) return { min, max, middle: (min + max) / 2 }
  const [from, to] = scaleLinear([Math.min(0, ci_low), Math.max(0, ci_high)], [0, 1])
    .nice(5)
    .domain()
  return { min: from!, max: to! }
}

function labelOf(value: string | number, scale: ReturnType<Method['scales']['get']>): string {
  const name = typeof value === 'number' ? scale?.labels[value - scale.min] : undefined
  return name === undefined ? String(value) : `${value} · ${name}`
}

/** How many answered, and what else there is to know besides the charts. */
function figuresOf({ results, expected_error_points }: QuestionOfResults): string[] {
  const { n, not_applicable, nothing_to_say, type, options, median, top2, nps_shares, intervals } = results
  const ranks = options
    .filter(({ mean_rank }) => mean_rank !== undefined)
    .toSorted((a, b) => a.mean_rank! - b.mean_rank!)
  return [
    report.n(count(n)),
    ...(not_applicable === 0 ? [] : [report.notApplicable(count(not_applicable))]),
    ...(nothing_to_say === 0 ? [] : [report.nothingToSay(count(nothing_to_say))]),
    ...(median === undefined ? [] : [report.median(amount(median))]),
    ...(type === 'scale' && top2 !== undefined && intervals?.top2 !== undefined
      ? [report.topTwo(percent(top2), percent(intervals.top2.ci_low), percent(intervals.top2.ci_high))]
      : []),
    ...(nps_shares === undefined
      ? []
      : [
          report.npsShares(percent(nps_shares.promoters), percent(nps_shares.passives), percent(nps_shares.detractors)),
        ]),
    ...(ranks.length === 0
      ? []
      : [
          report.meanRanks(
            ranks.map(({ value, mean_rank }) => report.meanRank(String(value), amount(mean_rank!))).join(', '),
          ),
        ]),
    ...(expected_error_points === null ? [] : [report.statedError(amount(expected_error_points))]),
  ]
}
