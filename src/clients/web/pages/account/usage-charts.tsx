import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ChartColumn } from 'lucide-react'
import { ChartFrame } from '../../charts/frame.tsx'
import { TimeBars } from '../../charts/time-bars.tsx'
import { count, money } from '../../format.ts'
import { billing } from '../../strings/account-billing.ts'
import { SelectField } from '../../ui/field.tsx'
import { Card } from '../../ui/page.tsx'
import { Empty, Loaded, Skeleton } from '../../ui/states.tsx'
import { Files } from './files.tsx'
import { Section } from './section.tsx'
import { type KindUsed, MOST_EVENTS, startOf, type UsageFigures, usageFigures } from './usage-figures.ts'

const texts = billing.usage
const PERIODS = [7, 30, 90]

export const typeName = (type: string): string => billing.types[type] ?? type.replaceAll('_', ' ')

/** What was asked, by day and by kind. */
export function UsageCharts({ currency }: { currency: string }) {
  const { days: given } = useSearch({ strict: false }) as { days?: string }
  const days = PERIODS.find((known) => String(known) === given) ?? 30
  const navigate = useNavigate()
  const figures = useQuery(usageFigures(days))
  return (
    <Section
      title={texts.title}
      actions={
        <>
          <SelectField
            label={texts.period}
            hideLabel
            value={days}
            onChange={({ target }) =>
              void navigate({ to: '.', search: { days: target.value === '30' ? '' : target.value }, replace: true })
            }
          >
            {PERIODS.map((known) => (
              <option key={known} value={known}>
                {texts.days(known)}
              </option>
            ))}
          </SelectField>
          <Files period={{ from: startOf(days) }} />
        </>
      }
    >
      <Loaded query={figures} waiting={<Skeleton className="h-72" />}>
        {(data) =>
          data.kinds.length === 0 ? (
            <Empty icon={<ChartColumn size={22} aria-hidden />} title={texts.nothing}>
              <p>{texts.nothingWords}</p>
            </Empty>
          ) : (
            <Charts data={data} days={days} currency={currency} />
          )
        }
      </Loaded>
    </Section>
  )
}

const Charts = ({ data, days, currency }: { data: UsageFigures; days: number; currency: string }) => (
  <div className="grid gap-3 lg:grid-cols-[3fr_2fr]">
    <Card as="div">
      <TimeBars
        title={texts.byDay}
        note={`${texts.byDayNote(data.questions, data.answers)}${data.cut ? ` ${texts.cut(MOST_EVENTS)}` : ''}`}
        label={texts.byDayLabel(data.questions, days)}
        days={data.days}
      />
    </Card>
    <Card as="div">
      <KindBars kinds={data.kinds} currency={currency} />
    </Card>
  </div>
)

function KindBars({ kinds, currency }: { kinds: readonly KindUsed[]; currency: string }) {
  const most = Math.max(1, ...kinds.map(({ number }) => number))
  return (
    <ChartFrame
      title={texts.byKind}
      label={texts.byKindLabel(kinds.map(({ type, number }) => `${typeName(type)} ${count(number)}`).join(', '))}
      table={{
        heads: [texts.kind, texts.number, texts.charge],
        rows: kinds.map(({ type, number, charge_cents }) => [
          typeName(type),
          count(number),
          money(charge_cents, currency),
        ]),
      }}
    >
      <div className="grid gap-3">
        {kinds.map(({ type, number, charge_cents }) => (
          <div key={type} className="grid gap-1 text-sm">
            <div className="flex items-baseline justify-between gap-3">
              <span className="min-w-0">{typeName(type)}</span>
              <span className="shrink-0 tabular-nums">
                <b className="font-semibold">{count(number)}</b>
                <span className="ml-2 text-[13px] text-soft">{money(charge_cents, currency)}</span>
              </span>
            </div>
            <div className="h-2 overflow-hidden rounded-full bg-hover">
              <div className="h-full rounded-full bg-c1" style={{ width: `${(number / most) * 100}%` }} />
            </div>
          </div>
        ))}
      </div>
    </ChartFrame>
  )
}
