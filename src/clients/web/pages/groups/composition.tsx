import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { GroupsGetOutput } from '../../../sdk/index.ts'
import { read } from '../../api.ts'
import { type ValueBar, ValueBars } from '../../charts/value-bars.tsx'
import { countryInWords, valueLabel } from '../../strings/audience.ts'
import { groups } from '../../strings/groups.ts'
import { SelectField } from '../../ui/field.tsx'
import { Card } from '../../ui/page.tsx'
import { countryByName } from '../audience/countries.ts'
import type { Member } from './use-removal.ts'

const words = groups.composition
/** Fewer than these say little about a share. */
const SMALL = 30
const MOST_ROWS = 8
const BANDS = [18, 25, 35, 45, 55, 65, 75]

type Counts = readonly { value: string | number | boolean; count: number }[]

/** Who the members are, beside everybody in their country or those whom they were drawn from. */
export function Composition({
  members,
  recruitments,
}: {
  members: readonly Member[]
  recruitments: GroupsGetOutput['recruitments']
}) {
  const search = useSearch({ strict: false }) as Record<string, string>
  const navigate = useNavigate()
  const country = [...new Set(members.map((one) => one.country))]
  const single = country.length === 1 ? country[0]! : undefined
  const [recruitment] = recruitments
  const matching = search.against === 'match' && recruitments.length === 1 && recruitment !== undefined
  const reference = useQuery({
    ...read('filters.get', {
      country: single ?? '',
      fields: 'sex,age,state',
      ...(matching ? { filters: JSON.stringify(recruitment.filters) } : {}),
    }),
    enabled: single !== undefined,
  })
  if (members.length === 0) return null
  const place = countryInWords(countryByName(single ?? '') ?? single ?? '')
  const whom = matching ? words.matching : words.everybody(place)
  const fields = reference.data?.filters ?? {}
  const weighted = recruitments.some((one) => one.weighted)
  const bars = (kindOf: (member: Member) => string, counts: Counts = [], order?: readonly string[]) =>
    compare(members, kindOf, counts, order)
  const chart = (title: string, rows: ValueBar[]) => (
    <ValueBars
      title={title}
      bars={rows}
      matching={words.members}
      {...(rows.some((row) => row.reference !== undefined) ? { reference: whom } : {})}
    />
  )
  return (
    <section aria-labelledby="composition" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h2 id="composition">{words.title}</h2>
          <p className="text-sm text-soft">
            {[
              ...(single === undefined ? [words.noReference] : []),
              ...(reference.data === undefined ? [] : [matching ? words.markMatching : words.markEverybody(place)]),
              ...(weighted ? [words.weighted] : []),
              ...(members.length < SMALL ? [words.small(members.length)] : []),
            ].join(' ')}
          </p>
        </div>
        {reference.data !== undefined && recruitments.length === 1 && (
          <SelectField
            label={words.against}
            value={matching ? 'match' : 'all'}
            onChange={(event) =>
              void navigate({
                to: '.',
                search: ({ against: _, ...before }: Record<string, string | undefined>) =>
                  event.target.value === 'match' ? { ...before, against: 'match' } : before,
                resetScroll: false,
              })
            }
          >
            <option value="all">{words.everybody(place)}</option>
            <option value="match">{words.matching}</option>
          </SelectField>
        )}
      </div>
      <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        <Card as="div" className="grid content-start gap-6">
          {chart(
            words.sex,
            bars(({ sex }) => valueLabel('sex', sex), named('sex', fields.sex)),
          )}
          {chart(
            words.where,
            single === undefined ? bars((one) => one.country) : bars(({ state }) => state, fields.state),
          )}
        </Card>
        <Card as="div">
          {chart(
            words.age,
            bars(({ age }) => bandOf(age), banded(fields.age), BANDS.map(bandOf)),
          )}
        </Card>
        {/* Beside nobody: the service counts the jobs of those who have one, and members may have none. */}
        <Card as="div">
          {chart(
            words.work,
            bars(({ occupation }) => occupation),
          )}
        </Card>
      </div>
    </section>
  )
}

const bandOf = (age: number): string => {
  const at = BANDS.findLastIndex((start) => age >= start)
  const next = BANDS[at + 1]
  return next === undefined ? `${BANDS.at(-1)}+` : `${BANDS[at]}–${next - 1}`
}

const named = (field: string, counts: Counts = []): Counts =>
  counts.map(({ value, count }) => ({ value: valueLabel(field, value), count }))

const banded = (counts: Counts = []): Counts =>
  BANDS.map(bandOf).map((value) => ({
    value,
    count: counts.reduce((sum, one) => (bandOf(Number(one.value)) === value ? sum + one.count : sum), 0),
  }))

/** Weighted shares of the members beside those of the others; the most frequent first, unless there is an order. */
function compare(
  members: readonly Member[],
  kindOf: (member: Member) => string,
  counts: Counts,
  order?: readonly string[],
): ValueBar[] {
  const found = new Map<string, { people: number; weight: number }>()
  for (const member of members) {
    const { people, weight } = found.get(kindOf(member)) ?? { people: 0, weight: 0 }
    found.set(kindOf(member), { people: people + 1, weight: weight + member.weight })
  }
  const whole = members.reduce((sum, { weight }) => sum + weight, 0)
  const others = new Map(counts.map(({ value, count }) => [String(value), count]))
  const sum = counts.reduce((all, { count }) => all + count, 0)
  const frequent = [...found].sort(([, a], [, b]) => b.weight - a.weight).map(([value]) => value)
  return (order ?? frequent.slice(0, MOST_ROWS)).map((label) => ({
    label,
    people: found.get(label)?.people ?? 0,
    share: (found.get(label)?.weight ?? 0) / whole,
    reference: sum === 0 ? undefined : (others.get(label) ?? 0) / sum,
  }))
}
