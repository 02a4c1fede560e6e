import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { GroupsGetOutput } from '../../../sdk/index.ts'
import { read } from '../../api.ts'
import { count, dateTime, decimal } from '../../format.ts'
import { groups } from '../../strings/groups.ts'
import { Card } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { countryByName } from '../audience/countries.ts'
import { type Echo, ofEcho, writeFilter } from '../audience/filter.ts'
import type { Member } from './use-removal.ts'

type Recruitment = GroupsGetOutput['recruitments'][number]
const words = groups.recruitments

/** How the members were found: by which filter, from how many, and how they were drawn. */
export function Recruitments({
  recruitments,
  members,
}: {
  recruitments: readonly Recruitment[]
  members: readonly Member[]
}) {
  return (
    <section aria-labelledby="recruitments" className="grid gap-3">
      <h2 id="recruitments">{words.title}</h2>
      {recruitments.length === 0 && <p className="text-sm text-soft">{words.none}</p>}
      {recruitments.map((one) => (
        <Card as="div" key={one.recruited_at}>
          <One recruitment={one} members={members} alone={recruitments.length === 1} />
        </Card>
      ))}
    </section>
  )
}

/** Who came by which recruitment is not told: of weights, the range is known where there was one. */
function One({
  recruitment,
  members,
  alone,
}: {
  recruitment: Recruitment
  members: readonly Member[]
  alone: boolean
}) {
  const { filters, target, sample_method, dedupe, seed, requested_size, matched_count, recruited_count, weighted } =
    recruitment
  const all = members.map(({ weight }) => weight)
  const weights =
    alone && all.length > 0
      ? words.weighted(decimal(Math.min(...all), 2), decimal(Math.max(...all), 2))
      : words.weightedAlone
  const notes = [
    words.methods[sample_method] ?? sample_method,
    ...(target === null ? [] : [words.target(target)]),
    ...(dedupe ? [words.dedupe] : []),
    weighted ? weights : words.unweighted,
  ]
  return (
    <div className="grid gap-2 text-sm">
      <div className="text-[13px] text-soft">{dateTime(recruitment.recruited_at)}</div>
      <FilterWords filters={filters} />
      <p>{words.line(count(recruited_count), count(requested_size), count(matched_count))}</p>
      {recruited_count < requested_size && <p className="text-warn">{words.short(requested_size - recruited_count)}</p>}
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-soft">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-[13px] text-soft [overflow-wrap:anywhere]">
        <span>{words.seed(seed)}</span>
        <span>{words.population(recruitment.population_version)}</span>
      </p>
      <BuilderLink filters={filters} country={countryByName(members[0]?.country ?? '') ?? 'US'} />
    </div>
  )
}

/** The filter as the service says it. */
export function FilterWords({ filters }: { filters: Recruitment['filters'] }) {
  const { data, error } = useQuery({
    ...read('agents.search', { filters: JSON.stringify(filters), limit: 1 }),
    staleTime: Infinity,
  })
  if (error !== null) return null
  return data === undefined ? <Skeleton className="h-5 w-72" /> : <p className="font-medium">{data.description}</p>
}

/** Whoever matches the same filter, in the builder; `into` lets them join a group. */
export function BuilderLink({
  filters,
  country,
  into,
  label = words.again,
}: {
  filters: Recruitment['filters']
  country: string
  into?: string
  label?: string
}) {
  const { filter } = ofEcho(filters as Echo, country)
  return (
    <Link
      to="/audience"
      search={{ ...writeFilter(filter), ...(into === undefined ? {} : { into }) }}
      className="justify-self-start text-accent hover:underline"
    >
      {label}
    </Link>
  )
}
