import { Link, type LinkProps } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { classes } from './classes.ts'

/** A page of the app: its title for the tab, its headline, what it is about, and what can be done with it. */
export function Page({
  title,
  headline = title,
  lead,
  actions,
  above,
  wide = false,
  children,
}: {
  /** In the browser's tab. */
  title: string
  headline?: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  /** Where one is: links to what this belongs to. */
  above?: ReactNode
  /** As wide as the screen: tables, charts beside each other. */
  wide?: boolean
  children: ReactNode
}) {
  useEffect(() => {
    document.title = `${title} · Populace`
  }, [title])
  return (
    <div className={classes('mx-auto w-full px-4 pt-6 pb-20 sm:px-8 sm:pt-8', wide ? 'max-w-[90rem]' : 'max-w-5xl')}>
      {above !== undefined && (
        <div className="mb-1 text-[13px] text-soft" data-print="hidden">
          {above}
        </div>
      )}
      <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_18rem]">
          <h1 className="[overflow-wrap:anywhere]">{headline}</h1>
          {lead !== undefined && <p className="mt-1 max-w-prose text-soft text-pretty">{lead}</p>}
        </div>
        {actions !== undefined && (
          <div className="flex flex-wrap items-center gap-2" data-print="hidden">
            {actions}
          </div>
        )}
      </div>
      {children}
    </div>
  )
}

export interface TabLink {
  label: ReactNode
  link: LinkProps
  /** Also for the pages below it. */
  fuzzy?: boolean
  /** Also for a page that belongs to it and has an address elsewhere. */
  current?: boolean
  /** Where tabs differ by what stands behind the question mark alone. */
  withSearch?: boolean
}

/** Parts of one thing, each with an address of its own. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav
      aria-label={label}
      className="mb-6 flex gap-5 overflow-x-auto border-b border-line text-sm"
      data-print="hidden"
    >
      {tabs.map(({ label, link, fuzzy = false, current = false, withSearch = false }, at) => (
        <Link
          // biome-ignore lint/suspicious/noArrayIndexKey: tabs do not move.
          key={at}
          {...link}
          {...(current ? { 'aria-current': 'page' as const } : {})}
          activeOptions={{ exact: !fuzzy, includeSearch: withSearch }}
          className="-mb-px border-b-2 border-transparent py-2 whitespace-nowrap text-soft hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

export const Card = ({
  children,
  className,
  as: Element = 'section',
  ...rest
}: { children: ReactNode; className?: string; as?: 'section' | 'div' | 'li' | 'article' } & {
  'aria-label'?: string
}) => (
  <Element {...rest} className={classes('rounded-card border border-line bg-raised p-5', className)}>
    {children}
  </Element>
)

export type Tone = 'plain' | 'good' | 'warn' | 'bad' | 'accent'
const tones: Record<Tone, string> = {
  plain: 'bg-hover text-soft',
  good: 'bg-good-tint text-good',
  warn: 'bg-warn-tint text-warn',
  bad: 'bg-bad-tint text-bad',
  accent: 'bg-accent-tint text-accent',
}

export const Badge = ({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) => (
  <span
    className={classes(
      'inline-flex items-center gap-1 rounded-full px-2 py-0.5 text-xs font-medium tracking-normal whitespace-nowrap',
      tones[tone],
    )}
  >
    {children}
  </span>
)

/** Something to notice, in its place on the page. */
export const Notice = ({ tone = 'accent', children }: { tone?: Tone; children: ReactNode }) => (
  <div role="note" className={classes('rounded-card px-4 py-3 text-sm', tones[tone])}>
    {children}
  </div>
)

/** A number and what it counts. */
export const Figure = ({ label, value, note }: { label: string; value: ReactNode; note?: ReactNode }) => (
  <div className="grid content-start gap-0.5">
    <div className="text-[13px] text-soft">{label}</div>
    <div className="text-xl font-semibold">{value}</div>
    {note !== undefined && <div className="text-[13px] text-soft">{note}</div>}
  </div>
)
