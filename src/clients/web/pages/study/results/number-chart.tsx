import { useQuery } from '@tanstack/react-query'
import { scaleLinear } from 'd3-scale'
import type { StudiesListAnswersOutput } from '../../../../sdk/index.ts'
import { read } from '../../../api.ts'
import { Distribution, type DistributionBar } from '../../../charts/distribution.tsx'
import { MeanScale } from '../../../charts/mean-scale.tsx'
import { count } from '../../../format.ts'
import { results as t } from '../../../strings/results.ts'
import { Figure } from '../../../ui/page.tsx'
import { Loaded, Skeleton } from '../../../ui/states.tsx'
import { type Asked, plainNumber } from './asked.ts'
import { type ChartLook, partsClass } from './chart-look.ts'

/** As many as the service gives at once. */
const MOST = 1000

/** Numbers: how they spread, which the answers themselves tell, and where their middle is, which the results do. */
export function NumberChart({ asked, look }: { asked: Asked; look: ChartLook }) {
  const { question, question_id, results } = asked.result
  const answers = useQuery(
    read('studies.listAnswers', {
      study_id: look.studyId,
      question_id: String(question_id),
      limit: MOST,
      filters: look.filters,
    }),
  )
  const { mean, median, sd, intervals } = results
  return (
    <div className={partsClass(look)}>
      <Loaded query={answers} waiting={<Skeleton className="h-64" />}>
        {(page) => (
          <Distribution
            label={question}
            title={t.distribution}
            note={page.total > page.count ? t.histogramFirst(count(page.count)) : t.histogramNote}
            bars={binsOf(page.answers)}
            counts={look.counts}
            {...(look.colour === undefined ? {} : { colour: look.colour })}
          />
        )}
      </Loaded>
      <div className="grid content-start gap-6">
        {mean !== undefined && (
          <MeanScale
            label={`${t.mean}: ${question}`}
            min={Math.min(0, intervals?.mean?.ci_low ?? mean)}
            max={Math.max(intervals?.mean?.ci_high ?? mean, mean, 1)}
            write={plainNumber}
            values={[
              {
                label: t.mean,
                value: mean,
                ...intervals?.mean,
                ...(look.colour === undefined ? {} : { colour: look.colour }),
              },
            ]}
          />
        )}
        <div className="grid grid-cols-2 gap-3">
          {median !== undefined && <Figure label={t.median} value={plainNumber(median)} />}
          {sd !== undefined && <Figure label={t.sd} value={plainNumber(sd)} />}
        </div>
      </div>
    </div>
  )
}

const BARS = 8

/** Bands of equal width with round ends; shares are weighted, as all shares are. */
function binsOf(answers: StudiesListAnswersOutput['answers']): DistributionBar[] {
  const numbers = answers.flatMap(({ value, weight }) => (typeof value === 'number' ? [{ value, weight }] : []))
  if (numbers.length === 0) return []
  const values = numbers.map(({ value }) => value)
  const scale = scaleLinear([Math.min(...values), Math.max(...values)], [0, 1]).nice(BARS)
  const ticks = scale.ticks(BARS)
  const total = numbers.reduce((sum, { weight }) => sum + weight, 0)
  // All the same: there is nothing to divide.
  if (ticks.length < 2) return [{ label: plainNumber(values[0]!), share: 1, count: numbers.length }]
  return ticks.slice(0, -1).map((from, at) => {
    const to = ticks[at + 1]!
    const last = at === ticks.length - 2
    const within = numbers.filter(({ value }) => value >= from && (value < to || (last && value <= to)))
    const [low, high] = [plainNumber(from), plainNumber(to)]
    return {
      label: last ? t.lastBin(low, high) : t.bin(low, high),
      short: `${low}–${high}`,
      share: within.reduce((sum, { weight }) => sum + weight, 0) / total,
      count: within.length,
    }
  })
}
