import { useQueries } from '@tanstack/react-query'
import { read } from '../../api.ts'
import { count, decimal, percent } from '../../format.ts'
import { audience, countryInWords } from '../../strings/audience.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { Conditions } from './conditions.tsx'
import { askedOf, type Filter, withCondition } from './filter.ts'
import { type Audience, useCounts } from './use-audience.ts'

/** Below these many, what to leave out is offered. */
const FEW = 100

const shareOf = (part: number, whole: number): string => {
  const share = whole === 0 ? 0 : part / whole
  return share > 0 && share < 0.1 ? `${decimal(share * 100, share < 0.001 ? 3 : 1)}%` : percent(share)
}

/** How many match, of how many, and what they have in common. */
export function MatchCount({ audience: looking }: { audience: Audience }) {
  const { settled } = looking
  const { data, isPlaceholderData } = useCounts(settled)
  const everybody = useCounts({ country: settled.country, conditions: {} })
  const words = audience.count
  const matched = data?.recruitable_agent_count
  return (
    <section aria-label={words.title} className="grid gap-3">
      <h2 className="sr-only">{words.title}</h2>
      <div aria-live="polite" className={isPlaceholderData ? 'opacity-60 transition-opacity' : undefined}>
        {data === undefined || matched === undefined ? (
          <Skeleton className="h-[5.25rem] w-80" />
        ) : (
          <>
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="text-4xl font-semibold tracking-tight tabular-nums">{count(matched)}</span>
              <span className="text-lg">{words.match(matched)}</span>
            </p>
            <p className="text-sm text-soft">
              {words.of(
                count(everybody.data?.recruitable_agent_count ?? matched),
                countryInWords(settled.country),
                shareOf(matched, everybody.data?.recruitable_agent_count ?? matched),
              )}
            </p>
            <p className="mt-1 text-sm">{data.description}</p>
          </>
        )}
        {data?.warnings.map(({ message }) => (
          <p key={message} className="text-sm text-warn">
            {message}
          </p>
        ))}
      </div>
      <Conditions audience={looking} />
      {matched !== undefined && matched < FEW && (
        <div className="grid gap-1.5 text-sm">
          <p className="text-soft">{matched === 0 ? words.nobody : words.few}</p>
          <LeaveOut audience={looking} matched={matched} />
        </div>
      )}
    </section>
  )
}

interface Without {
  key: string
  label: string
  filter: Filter
}

function withouts({ filter }: Audience): Without[] {
  const { other, ...rest } = filter
  return [
    ...Object.keys(filter.conditions).map((field) => ({
      key: field,
      label: audience.count.without(audience.fields[field] ?? field),
      filter: withCondition(filter, field, undefined),
    })),
    ...(other === undefined ? [] : [{ key: 'other', label: audience.count.withoutOther, filter: rest }]),
  ]
}

/** How many there would be without each condition, counted by the service; a click leaves it out. */
export function LeaveOut({ audience: looking, matched }: { audience: Audience; matched: number }) {
  const offered = withouts(looking)
  const counts = useQueries({
    queries: offered.map(({ key, filter }) =>
      read('filters.get', { ...askedOf(filter), fields: key === 'other' ? 'sex' : key }),
    ),
  })
  const found = offered
    .map((one, at) => ({ ...one, matched: counts[at]?.data?.recruitable_agent_count ?? 0 }))
    .filter((one) => one.matched > matched)
    .sort((a, b) => a.matched - b.matched)
  return (
    <div className="flex min-h-7 flex-wrap gap-2">
      {found.map(({ key, label, filter, matched: number }) => (
        <Button key={key} small className="whitespace-normal" onClick={() => looking.change(filter)}>
          {label} <span className="text-soft tabular-nums">{audience.count.counted(number)}</span>
        </Button>
      ))}
    </div>
  )
}
