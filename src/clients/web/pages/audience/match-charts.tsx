import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { read } from '../../api.ts'
import { bandsOf, Pyramid } from '../../charts/pyramid.tsx'
import { type ValueBar, ValueBars } from '../../charts/value-bars.tsx'
import { short } from '../../format.ts'
import { audience, countryInWords, valueLabel } from '../../strings/audience.ts'
import { Card } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/states.tsx'
import type { Counted } from './facet-values.tsx'
import { askedOf, type Filter, valuesOf, withCondition } from './filter.ts'
import { type Audience, useCounts } from './use-audience.ts'

const StateMap = lazy(() => import('../../charts/state-map.tsx'))
const text = audience.charts

const EDUCATION = 'less_than_high_school high_school some_college associates bachelors masters professional phd'.split(
  ' ',
)
const WORK = 'employed self_employed unemployed retired not_in_labour_force'.split(' ')
/** Upper ends of the bands of income. */
const INCOMES = [1, 25_000, 50_000, 75_000, 100_000, 150_000]
const MOST_PLACES = 12
const MOST_JOBS = 7

/** What those who match are like, beside everybody in their country. */
export function MatchCharts({ audience: looking }: { audience: Audience }) {
  const { settled } = looking
  const nobody: Filter = { country: settled.country, conditions: {} }
  const { data } = useCounts(settled)
  const everybody = useCounts(nobody).data
  const country = countryInWords(settled.country)
  const bars = (field: string, order?: readonly string[]) =>
    barsOf(field, data?.filters[field] ?? [], everybody?.filters[field] ?? [], order)
  if (data?.recruitable_agent_count === 0) return <OtherPlaces looking={looking} />
  const jobs = bars('occupation').slice(0, MOST_JOBS)
  const shared = { reference: text.everybody(country) }
  return (
    <section aria-labelledby="what-they-are-like" className="grid gap-4">
      <div>
        <h2 id="what-they-are-like">{text.title}</h2>
        <p className="text-sm text-soft">{text.mark(country)}</p>
      </div>
      <div className="grid gap-4 xl:grid-cols-2">
        <Card as="div">
          <Places looking={looking} />
        </Card>
        <Card as="div">
          <Ages settled={settled} />
        </Card>
        <Card as="div">
          <Ready when={data !== undefined}>
            <ValueBars title={text.education} bars={bars('education', EDUCATION)} {...shared} />
          </Ready>
        </Card>
        <Card as="div">
          <Ready when={data !== undefined}>
            <ValueBars title={text.work} bars={bars('labour_status', WORK)} {...shared} />
          </Ready>
        </Card>
        <Card as="div">
          <Incomes settled={settled} everybody={nobody} shared={shared} />
        </Card>
        {jobs.length > 0 && (
          <Card as="div">
            <ValueBars title={text.occupations} bars={jobs} {...shared} />
          </Card>
        )}
      </div>
    </section>
  )
}

/** Of nobody there is nothing to show, but where others live whom the same filter finds. */
const OtherPlaces = ({ looking }: { looking: Audience }) =>
  looking.settled.country === 'US' &&
  looking.settled.conditions.state !== undefined && (
    <Card as="div" className="max-w-xl">
      <Places looking={looking} />
    </Card>
  )

const Ready = ({ when, children }: { when: boolean; children: ReactNode }) =>
  when ? children : <Skeleton className="h-56" />

/** States on a map; the regions of other countries as bars. Counted without the condition on them, so that more can be added. */
function Places({ looking: { filter, settled, change } }: { looking: Audience }) {
  const { data } = useCounts(withCondition(settled, 'state', undefined), 'state')
  if (data === undefined) return <Skeleton className="aspect-[17/11]" />
  const places = data.filters.state ?? []
  if (settled.country !== 'US') {
    return <ValueBars title={text.where} bars={barsOf('state', places, []).slice(0, MOST_PLACES)} />
  }
  const chosen = valuesOf(filter.conditions.state)
  const toggle = (state: string) => {
    const next = chosen.includes(state) ? chosen.filter((one) => one !== state) : [...chosen, state]
    change(withCondition(filter, 'state', next))
  }
  return (
    <Suspense fallback={<Skeleton className="aspect-[17/11]" />}>
      <StateMap
        counts={new Map(places.map((one) => [String(one.value), one.count]))}
        chosen={chosen}
        onToggle={toggle}
      />
    </Suspense>
  )
}

/** Women are counted; men are the rest of all. */
function Ages({ settled }: { settled: Filter }) {
  const all = useCounts(settled)
  const sexes = valuesOf(settled.conditions.sex)
  const onlyMen = sexes.length === 1 && sexes[0] === 'male'
  const women = useCounts(withCondition(settled, 'sex', ['female']), 'age', !onlyMen)
  if (all.data === undefined || (women.data === undefined && !onlyMen)) return <Skeleton className="h-72" />
  const ofAll = agesOf(all.data.filters.age)
  const ofWomen = onlyMen ? new Map<number, number>() : agesOf(women.data?.filters.age)
  const ofMen = new Map([...ofAll].map(([age, number]) => [age, Math.max(0, number - (ofWomen.get(age) ?? 0))]))
  return <Pyramid title={text.age} bands={bandsOf(ofWomen, ofMen)} />
}

const agesOf = (counts: readonly Counted[] = []): Map<number, number> =>
  new Map(counts.map(({ value, count: number }) => [Number(value), number]))

/** Incomes come by the hundred dollars: a long list, asked for by itself and put together here. */
function Incomes({ settled, everybody, shared }: { settled: Filter; everybody: Filter; shared: object }) {
  const asked = (filter: Filter) => ({
    ...read('filters.get', { ...askedOf(filter), fields: 'annual_income_usd' }),
    placeholderData: keepPreviousData,
  })
  const { data } = useQuery(asked(settled))
  const other = useQuery(asked(everybody)).data
  if (data === undefined || other === undefined) return <Skeleton className="h-56" />
  const bars = barsOf(
    'income',
    banded(data.filters.annual_income_usd),
    banded(other.filters.annual_income_usd),
    bandNames,
  )
  return <ValueBars title={text.income} bars={bars} {...shared} />
}

const dollars = (value: number): string => `$${short(value)}`
const bandNames = [
  text.noIncome,
  ...INCOMES.slice(1).map((high, at) =>
    at === 0 ? text.under(dollars(high)) : audience.between(dollars(INCOMES[at]!), dollars(high)),
  ),
  text.over(dollars(INCOMES.at(-1)!)),
]

function banded(counts: readonly Counted[] = []): Counted[] {
  const sums = bandNames.map(() => 0)
  for (const { value, count: number } of counts) {
    const at = INCOMES.findIndex((high) => Number(value) < high)
    sums[at === -1 ? INCOMES.length : at]! += number
  }
  return sums.map((number, at) => ({ value: bandNames[at]!, count: number }))
}

/** Counts as shares, in an order of their own where they have one. */
function barsOf(
  field: string,
  counts: readonly Counted[],
  everybody: readonly Counted[],
  order: readonly string[] = counts.map(({ value }) => String(value)),
): ValueBar[] {
  const of = (list: readonly Counted[]) => {
    const sum = list.reduce((all, one) => all + one.count, 0)
    const known = new Map(list.map((one) => [String(one.value), one.count]))
    return (value: string) => ({ people: known.get(value) ?? 0, share: sum === 0 ? 0 : (known.get(value) ?? 0) / sum })
  }
  const matching = of(counts)
  const others = of(everybody)
  return order
    .filter((value) => matching(value).people + others(value).people > 0)
    .map((value) => ({
      label: valueLabel(field, value),
      ...matching(value),
      reference: everybody.length === 0 ? undefined : others(value).share,
    }))
}
