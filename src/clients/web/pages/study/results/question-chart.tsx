import { Distribution, type DistributionBar } from '../../../charts/distribution.tsx'
import { MeanScale } from '../../../charts/mean-scale.tsx'
import { ShareBars } from '../../../charts/share-bars.tsx'
import { count, decimal } from '../../../format.ts'
import { results as t } from '../../../strings/results.ts'
import { Figure } from '../../../ui/page.tsx'
import { type Asked, optionName, plainNumber } from './asked.ts'
import { type ChartLook, partsClass } from './chart-look.ts'
import { NumberChart } from './number-chart.tsx'
import { Themes } from './themes.tsx'

/** What the answers to a question come to, in the picture that suits their form. */
export function QuestionChart({ asked, look }: { asked: Asked; look: ChartLook }) {
  switch (asked.result.results.type) {
    case 'open':
      return <Themes asked={asked} look={look} />
    case 'scale':
      return <ScaleChart asked={asked} look={look} />
    case 'numeric':
      return <NumberChart asked={asked} look={look} />
    case 'ranking':
      return <RankingChart asked={asked} look={look} />
    default:
      return <ChoiceChart asked={asked} look={look} />
  }
}

const sorted = <T extends { share: number }>(list: readonly T[], bySize: boolean): readonly T[] =>
  bySize ? list.toSorted((a, b) => b.share - a.share) : list

function ChoiceChart({ asked, look }: { asked: Asked; look: ChartLook }) {
  return (
    <ShareBars
      label={asked.result.question}
      note={t.interval}
      counts={look.counts}
      {...(look.colour === undefined ? {} : { colour: look.colour })}
      shares={sorted(asked.result.results.options, look.bySize).map((option) => ({
        ...option,
        label: String(option.value),
      }))}
    />
  )
}

/** The points of a scale as bars; where most have names, these stand under them. */
export const pointsOf = (asked: Asked): DistributionBar[] =>
  asked.result.results.options.map(({ value, share, ci_low, ci_high, count: people }) => {
    const label = optionName(value, asked)
    const name = label === String(value) ? undefined : label.slice(t.ofScale(String(value), '').length)
    return { label, short: String(value), name, share, ci_low, ci_high, count: people }
  })

function ScaleChart({ asked, look }: { asked: Asked; look: ChartLook }) {
  const { options, mean, top2, nps, nps_shares, intervals } = asked.result.results
  const [min, max] = [Number(options[0]?.value ?? 0), Number(options.at(-1)?.value ?? 1)]
  return (
    <div className={partsClass(look)}>
      <Distribution
        label={asked.result.question}
        title={t.distribution}
        note={t.interval}
        bars={pointsOf(asked)}
        counts={look.counts}
        {...(look.most === undefined ? {} : { most: look.most })}
        {...(look.colour === undefined ? {} : { colour: look.colour })}
      />
      <div className="grid content-start gap-6">
        {nps !== undefined && (
          <MeanScale
            label={`${t.nps}: ${asked.result.question}`}
            note={t.npsNote}
            min={-100}
            max={100}
            write={(value) => decimal(value, 0)}
            values={[{ label: t.nps, value: nps, ...intervals?.nps, ...colourOf(look) }]}
          />
        )}
        {nps_shares !== undefined && (
          <div className="grid grid-cols-3 gap-3">
            {(['promoters', 'passives', 'detractors'] as const).map((side) => (
              <Figure key={side} label={t[side]} value={percentOf(nps_shares[side])} />
            ))}
          </div>
        )}
        {mean !== undefined && (
          <MeanScale
            label={`${t.mean}: ${asked.result.question}`}
            min={min}
            max={max}
            write={(value) => decimal(value, Number.isInteger(value) ? 0 : 1)}
            values={[{ label: t.mean, value: mean, ...intervals?.mean, ...colourOf(look) }]}
          />
        )}
        {top2 !== undefined && nps === undefined && (
          <MeanScale
            label={`${t.top2}: ${asked.result.question}`}
            min={0}
            max={1}
            write={percentOf}
            values={[{ label: t.top2, value: top2, ...intervals?.top2, ...colourOf(look) }]}
          />
        )}
      </div>
    </div>
  )
}

const percentOf = (share: number): string => `${decimal(share * 100, 0)}%`

const colourOf = ({ colour }: ChartLook) => (colour === undefined ? {} : { colour })

function RankingChart({ asked, look }: { asked: Asked; look: ChartLook }) {
  const { options } = asked.result.results
  const ranks = options.flatMap(({ value, mean_rank }) =>
    mean_rank === undefined ? [] : [{ label: String(value), value: mean_rank, ...colourOf(look) }],
  )
  return (
    <div className={partsClass(look, 'lg:grid-cols-2')}>
      <ShareBars
        label={asked.result.question}
        title={t.firstPlaces}
        note={t.interval}
        counts={look.counts}
        {...colourOf(look)}
        shares={sorted(options, look.bySize).map((option) => ({ ...option, label: String(option.value) }))}
      />
      <MeanScale
        label={`${t.ranksLabel}: ${asked.result.question}`}
        title={t.meanRank}
        note={t.ranksNote}
        min={1}
        max={Math.max(2, options.length)}
        write={(value) => (Number.isInteger(value) ? count(value) : plainNumber(value))}
        values={look.bySize ? ranks.toSorted((a, b) => a.value - b.value) : ranks}
      />
    </div>
  )
}
