import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { count, percent } from '../../format.ts'
import { audience, countryName } from '../../strings/audience.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Card, Notice } from '../../ui/page.tsx'
import { Problem, Skeleton } from '../../ui/states.tsx'
import { type Echo, ofEcho, sameFilter } from './filter.ts'
import type { Audience } from './use-audience.ts'
import { filterOf, type Reading, useReading } from './use-reading.ts'

const words = audience.describe

/** How the sentence was read: what became a filter, what was assumed, left aside, or can only be asked. */
export function HowUnderstood({ audience: looking }: { audience: Audience }) {
  const { filter, sentence, change } = looking
  const { data, isLoading, error, refetch } = useReading(sentence)
  if (error !== null) return <Problem error={error} onRetry={() => void refetch()} />
  if (isLoading) return <Skeleton className="h-32" />
  if (data === undefined) return null
  const own = filterOf(data, filter.country)
  const changed = own !== undefined && !sameFilter(own.filter, filter)
  return (
    <Card aria-label={words.read} className="animate-rise">
      <div className="mb-3 flex items-start justify-between gap-3">
        <h2 className="text-[15px]/6">{words.read}</h2>
        <IconButton label={words.forget} className="-mt-2 -mr-2" onClick={() => change(filter, '')}>
          <X size={16} aria-hidden />
        </IconButton>
      </div>
      <div className="grid gap-3 text-sm">
        <Parts reading={data} />
        {own !== undefined && own.countries.length > 1 && (
          <Notice tone="warn">
            {words.countries(own.countries.map(countryName).join(', '), countryName(filter.country))}
          </Notice>
        )}
        <Nearest reading={data} looking={looking} />
        {changed && (
          <p className="flex flex-wrap items-center gap-2 text-soft">
            {words.changed}
            <Button small onClick={() => change(own.filter)}>
              {words.restore}
            </Button>
          </p>
        )}
      </div>
    </Card>
  )
}

function Parts({ reading: { parse, clarifying_questions, refusal } }: { reading: Reading }) {
  return (
    <>
      {refusal !== null && (
        <Notice tone="warn">
          <b className="font-semibold">{words.refused}</b>
          <p>{refusal.message}</p>
        </Notice>
      )}
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <Part title={words.understood} show={parse.understood.length > 0}>
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {parse.understood.map(({ said, as }) => (
              <li key={said}>
                <q className="text-soft">{said}</q> → {as}
              </li>
            ))}
          </ul>
        </Part>
        <Part title={words.assumed} show={parse.assumed.length > 0}>
          <Lines lines={parse.assumed} />
        </Part>
        <Part title={words.ignored} show={parse.ignored.length > 0}>
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {parse.ignored.map(({ said, why }) => (
              <li key={said}>
                <q className="text-soft">{said}</q> – {why}
              </li>
            ))}
          </ul>
        </Part>
        <Part title={words.screening} show={parse.screening.length > 0}>
          <Lines lines={parse.screening.map(({ question }) => question)} />
          <p className="mt-1 text-[13px] text-soft">{words.screeningNote(parse.screening.length)}</p>
        </Part>
        <Part title={words.quotas} show={parse.quotas.length > 0}>
          <Lines lines={quotaLines(parse.quotas)} />
        </Part>
        <Part title={words.clarify} show={clarifying_questions.length > 0}>
          <Lines lines={clarifying_questions} />
        </Part>
      </dl>
    </>
  )
}

export const quotaLines = (quotas: Reading['parse']['quotas']): string[] =>
  quotas.map(({ said, share, matched_count }) => words.quota(said, percent(share), count(matched_count ?? 0)))

const Part = ({ title, show, children }: { title: string; show: boolean; children: ReactNode }) =>
  show && (
    <>
      <dt className="text-soft">{title}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  )

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className="grid gap-1">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)

/** What comes near, where too few are like that: one click, and it is looked for instead. */
function Nearest({ reading: { parse, refusal }, looking }: { reading: Reading; looking: Audience }) {
  const { filter, change } = looking
  const near = refusal?.nearest ?? parse.relaxations
  if (near.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-soft">{words.instead}</span>
      {near.map((one) => (
        <Button
          key={one.suggestion}
          small
          className="whitespace-normal text-left"
          onClick={() => change(ofEcho(one.filters as Echo, filter.country).filter)}
        >
          {one.suggestion}
        </Button>
      ))}
    </div>
  )
}
