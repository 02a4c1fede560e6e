import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { capitalized, words } from '../../format.ts'
import { agent } from '../../strings/agent.ts'
import { classes } from '../../ui/classes.ts'
import { Card } from '../../ui/page.tsx'

export type Fact = readonly [name: string, value: unknown]

const nameOf = (name: string): string => agent.names[name] ?? capitalized(name.replaceAll('_', ' '))

const shown = (value: unknown): string =>
  capitalized(Array.isArray(value) ? (value.length === 0 ? agent.none : value.map(words).join(', ')) : words(value))

/** A group of attributes, and on asking where they come from. */
export function FactCard({
  title,
  source,
  note,
  children,
}: {
  title: string
  source?: string | undefined
  note?: string
  children: ReactNode
}) {
  return (
    <Card className="grid break-inside-avoid content-start gap-3">
      <div>
        <h2 className="text-[15px]/6">{title}</h2>
        {note !== undefined && <p className="text-[13px] text-soft">{note}</p>}
      </div>
      {children}
      {source !== undefined && (
        <details className="mt-auto border-t border-line pt-2 text-[13px] text-soft">
          <summary className="flex min-h-6 items-center gap-1.5 hover:text-ink">
            <Info size={13} aria-hidden />
            {agent.source}
          </summary>
          <p className="mt-1">{source}</p>
        </details>
      )}
    </Card>
  )
}

export function Facts({ facts, stacked = false }: { facts: readonly Fact[]; stacked?: boolean }) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined)
  return (
    <dl
      className={classes(
        'grid gap-x-4 gap-y-1 text-sm',
        stacked ? 'sm:grid-cols-[12rem_minmax(0,1fr)]' : 'grid-cols-[minmax(0,9.5rem)_minmax(0,1fr)]',
      )}
    >
      {known.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-soft">{nameOf(name)}</dt>
          <dd className="[overflow-wrap:anywhere]">{shown(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Standings from 0 to 100, each with its number. */
export const Standings = ({ values }: { values: Record<string, number> }) => (
  <dl className="grid gap-2 text-sm">
    {Object.entries(values).map(([name, value]) => (
      <div key={name} className="grid grid-cols-[minmax(0,11rem)_minmax(0,1fr)_2rem] items-center gap-3">
        <dt className="text-soft">{nameOf(name)}</dt>
        <dd className="col-span-2 grid grid-cols-subgrid items-center">
          <span aria-hidden className="relative h-1.5 rounded-full bg-hover">
            <span className="absolute inset-y-0 left-1/2 w-px bg-edge/60" />
            <span className="absolute inset-y-0 left-0 rounded-full bg-c1" style={{ width: `${value}%` }} />
          </span>
          <span className="text-right tabular-nums">{value}</span>
        </dd>
      </div>
    ))}
  </dl>
)
