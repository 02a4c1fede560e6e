import { useMemo } from 'react'
import type { TrustFidelityOutput } from '../../../sdk/index.ts'
import { Dots } from '../../charts/dots.tsx'
import { HeldLine } from '../../charts/lines.tsx'
import { Scatter } from '../../charts/scatter.tsx'
import { count, words as inWords, percent } from '../../format.ts'
import { trust as words } from '../../strings/trust.ts'
import { averageOf, bandsOf, sharesOf } from './fidelity-shares.ts'
import { ChartCard, Part } from './parts.tsx'

const heads = { valueHead: words.tv, lowHead: words.from, highHead: words.to } as const
const PROMISED = 0.8

export function SharesScatter({ points }: Pick<TrustFidelityOutput, 'points'>) {
  const shares = useMemo(() => sharesOf(points), [points])
  const held = shares.filter(({ within }) => within).length / shares.length
  const extreme = averageOf(shares, ({ x }) => x >= 0.8)
  const sure = averageOf(shares, ({ y }) => y >= 0.6)
  return (
    <Part title={words.scatter} words={words.scatterNote(shares.length)}>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <ChartCard>
          <Scatter
            points={shares}
            label={words.scatterLabel(shares.length, held)}
            xLabel={words.real}
            yLabel={words.forecast}
            withinLabel={words.within}
            beyondLabel={words.beyond}
            diagonalLabel={words.exact}
            table={{
              heads: [words.bandHead, words.sharesHead, words.meanReal, words.meanForecast, words.heldHead],
              rows: bandsOf(shares).map(({ low, high, options, real, forecast, held }) => [
                words.band(low, high),
                count(options),
                percent(real),
                percent(forecast),
                percent(held),
              ]),
            }}
          />
        </ChartCard>
        <div className="grid gap-2">
          <h3>{words.flat}</h3>
          <p className="text-sm text-soft text-pretty">
            {words.cautious(percent(extreme.real), percent(extreme.forecast))}
          </p>
          <p className="text-sm text-soft text-pretty">{words.honest(percent(sure.forecast), percent(sure.real))}</p>
        </div>
      </div>
    </Part>
  )
}

const named = (names: Record<string, string>, name: string): string => names[name] ?? name

const rowsOf = (rows: TrustFidelityOutput['against'], names: Record<string, string>) =>
  rows.map(({ name, questions, tv, tv_interval: [low = tv, high = tv] }) => ({
    label: named(names, name),
    note: count(questions),
    value: tv,
    low,
    high,
    strong: name === 'the engine',
  }))

export const Baselines = ({ against, gains }: Pick<TrustFidelityOutput, 'against' | 'gains'>) => (
  <Part title={words.against} words={words.againstNote}>
    <ChartCard>
      <Dots
        rows={rowsOf(against, words.baselines)}
        most={0.35}
        digits={3}
        label={words.against}
        rowHead={words.method}
        axis={words.axis}
        {...heads}
      />
    </ChartCard>
    <ul className="grid max-w-prose list-disc gap-1 pl-5 text-sm text-soft">
      {gains.map(({ than, tv, tv_interval: [low = 0, high = 0] }) => (
        <li key={than}>{words.gain(named(words.baselines, than), tv, low, high)}</li>
      ))}
    </ul>
  </Part>
)

export function Intervals({ intervals, confidence, near }: TrustFidelityOutput) {
  const held = intervals.map((one) => one.held)
  const scale = { most: 0.4, digits: 3, axis: words.axis, ...heads } as const
  return (
    <Part title={words.intervals} words={words.intervalsNote}>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <ChartCard>
          <HeldLine
            rows={intervals}
            promised={PROMISED}
            label={words.intervalsLabel(Math.min(...held), Math.max(...held))}
            words={{
              width: words.width,
              held: words.heldShort,
              questions: words.questions,
              promised: words.promised,
              points: words.points,
            }}
          />
        </ChartCard>
        <div className="grid gap-4">
          <ChartCard>
            <Dots
              rows={rowsOf(confidence, words.confidenceNames)}
              title={words.confidence}
              note={words.confidenceNote}
              label={words.confidence}
              rowHead={words.confidence}
              {...scale}
            />
          </ChartCard>
          <ChartCard>
            <Dots
              rows={rowsOf(near, words.nearNames)}
              title={words.near}
              note={words.nearNote}
              label={words.near}
              rowHead={words.near}
              {...scale}
            />
          </ChartCard>
        </div>
      </div>
    </Part>
  )
}

export const Breakdown = ({ topics, kinds }: Pick<TrustFidelityOutput, 'topics' | 'kinds'>) => (
  <div className="grid items-start gap-8">
    <Lanes title={words.topics} head={words.topic} rows={topics} />
    <Lanes title={words.kinds} head={words.kind} rows={kinds} />
  </div>
)

const Lanes = ({ title, head, rows }: { title: string; head: string; rows: TrustFidelityOutput['topics'] }) => (
  <Part title={title} words={words.laneNote}>
    <ChartCard>
      <Dots
        rows={rows.map(({ name, questions, tv, tv_interval: [low = tv, high = tv], tv_alike, tv_usual }) => ({
          label: inWords(name),
          note: count(questions),
          value: tv,
          low,
          high,
          others: [tv_alike, tv_usual],
        }))}
        most={0.5}
        label={title}
        rowHead={head}
        otherHeads={[words.alike, words.usual]}
        axis={words.axis}
        {...heads}
        valueHead={words.engine}
      />
    </ChartCard>
  </Part>
)
