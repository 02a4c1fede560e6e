import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ago, dateTime } from '../../format.ts'
import { admin } from '../../strings/admin.ts'

/** Names and values, one under another. */
export const Facts = ({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className="grid grid-cols-[minmax(7rem,auto)_1fr] gap-x-4 gap-y-1.5 text-sm">
    {rows.map(([name, value]) => (
      <div key={name} className="contents">
        <dt className="text-soft">{name}</dt>
        <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
      </div>
    ))}
  </dl>
)

/** How long ago, and when exactly for who points at it. */
export const Moment = ({ at }: { at: string | null }) =>
  at === null ? (
    <span className="text-soft">{admin.never}</span>
  ) : (
    <time dateTime={at} title={dateTime(at)} className="whitespace-nowrap">
      {ago(at)}
    </time>
  )

const linkClass = 'font-medium text-ink underline decoration-line underline-offset-4 hover:decoration-accent'

export const OrganizationLink = ({ id, children }: { id: number; children: ReactNode }) => (
  <Link className={linkClass} to="/admin/organizations/$organizationId" params={{ organizationId: String(id) }}>
    {children}
  </Link>
)

export const UserLink = ({ id, children }: { id: number; children: ReactNode }) => (
  <Link className={linkClass} to="/admin/users/$userId" params={{ userId: String(id) }}>
    {children}
  </Link>
)

export const TierLink = ({ id, children }: { id: number; children: ReactNode }) => (
  <Link className={linkClass} to="/admin/pricing-tiers/$tierId" params={{ tierId: String(id) }}>
    {children}
  </Link>
)
