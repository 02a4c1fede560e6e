import { DifferenceChart, type DifferenceRow, isClear } from '../../../charts/difference.tsx'
import { count, decimal } from '../../../format.ts'
import { comparing as t } from '../../../strings/results.ts'
import { classes } from '../../../ui/classes.ts'
import { Card, Notice } from '../../../ui/page.tsx'
import type { Comparison } from './comparison.ts'

const signed =
  (digits: number) =>
  (value: number): string => {
    const text = decimal(Math.abs(value), digits)
    return Number(value.toFixed(digits)) === 0 ? text : `${value > 0 ? '+' : '−'}${text}`
  }

const words = { clear: t.clear, notClear: t.notClear }
const ends = [t.axisLess, t.axisMore] as const

/** The differences of two questions, or why there are none to be had; and what they say and do not say. */
export function Differences({ comparison }: { comparison: Comparison }) {
  switch (comparison.kind) {
    case 'compared':
      return <Compared {...comparison} />
    case 'formats':
      return (
        <Notice tone="warn">
          <p className="font-medium">{t.formats}</p>
          <p>{t.formatsWords(comparison.left, comparison.right)}</p>
        </Notice>
      )
    case 'options':
      return (
        <Notice tone="warn">
          <p className="font-medium">{t.options}</p>
          <p>{t.optionsWords}</p>
        </Notice>
      )
    default:
      return <Notice tone={comparison.kind === 'open' ? 'plain' : 'warn'}>{t[comparison.kind]}</Notice>
  }
}

function Compared({ shares, mean, nps }: Extract<Comparison, { kind: 'compared' }>) {
  const others = [mean, nps].filter((row) => row !== undefined)
  const isBoth = shares.length > 0 && others.length > 0
  return (
    <div className="grid gap-4">
      <Said shares={shares} others={others} />
      <div className={classes('grid gap-4', isBoth && 'lg:grid-cols-2')}>
        {shares.length > 0 && (
          <Card>
            <DifferenceChart
              title={t.difference}
              note={t.differenceNote}
              label={t.difference}
              rows={shares}
              write={signed(0)}
              ends={ends}
              words={words}
            />
          </Card>
        )}
        {others.length > 0 && (
          <div className="grid content-start gap-4">
            {nps !== undefined && <One row={nps} title={t.npsDifference} digits={0} />}
            {mean !== undefined && <One row={mean} title={t.meanDifference} digits={2} />}
          </div>
        )}
      </div>
    </div>
  )
}

const One = ({ row, title, digits }: { row: DifferenceRow; title: string; digits: number }) => (
  <Card>
    <DifferenceChart
      title={title}
      note={t.difference}
      label={title}
      rows={[row]}
      write={signed(digits)}
      ends={ends}
      words={words}
    />
  </Card>
)

/** In sentences: what is clear, and what would be read into it wrongly. */
function Said({ shares, others }: { shares: readonly DifferenceRow[]; others: readonly DifferenceRow[] }) {
  const sentence = (row: DifferenceRow, write: (value: number) => string): string => {
    const [low, high] = [Math.abs(row.ci_low), Math.abs(row.ci_high)].sort((a, b) => a - b) as [number, number]
    return (row.value > 0 ? t.clearMore : t.clearLess)(row.label, write(Math.abs(row.value)), write(low), write(high))
  }
  const inPoints = (value: number): string => t.points(decimal(value, 0))
  const clear = [
    ...shares.filter(isClear).map((row) => sentence(row, inPoints)),
    ...others.filter(isClear).map((row) => sentence(row, (value) => decimal(value, 1))),
  ]
  return (
    <Card>
      <div className="grid max-w-prose gap-3 text-sm">
        {clear.length === 0 ? (
          <p className="font-medium">{t.noneClear}</p>
        ) : (
          <div>
            <p className="font-medium">{t.said}</p>
            <ul className="mt-1 list-disc pl-5">
              {clear.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </div>
        )}
        <div className="text-soft">
          <p className="font-medium">{t.notSaid}</p>
          <ul className="mt-1 list-disc pl-5">
            <li>{t.cautionPeople}</li>
            {shares.length > 1 && <li>{t.cautionMany(count(shares.length))}</li>}
            <li>{t.cautionOrder}</li>
          </ul>
        </div>
      </div>
    </Card>
  )
}
