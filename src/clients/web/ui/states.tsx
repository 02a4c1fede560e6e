import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PopulaceError } from '../../sdk/index.ts'
import { boot, signInAddress } from '../boot.ts'
import { common } from '../strings/common.ts'
import { Button, buttonClass } from './button.tsx'
import { classes } from './classes.ts'
import { sentencesOf } from './problem-words.ts'

/** Grey where something will be, in its size, so that nothing moves when it is there. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden className={classes('animate-breathe rounded-control bg-hover', className)} />
)

/** As many grey lines as there will be rows. */
export const SkeletonRows = ({ rows = 6, className }: { rows?: number; className?: string }) => (
  <div className={classes('grid gap-2', className)} role="status" aria-label={common.loading}>
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
      <Skeleton key={row} className="h-10" />
    ))}
  </div>
)

/** Nothing there yet: what it would be, and how to get it. */
export const Empty = ({ icon, title, children }: { icon?: ReactNode; title: string; children?: ReactNode }) => (
  <div className="grid justify-items-center gap-2 rounded-card border border-dashed border-line px-6 py-12 text-center">
    {icon !== undefined && <div className="text-soft">{icon}</div>}
    <h2 className="text-[15px]/6 font-semibold">{title}</h2>
    <div className="grid max-w-prose justify-items-center gap-3 text-sm text-soft">{children}</div>
  </div>
)

/** What went wrong, and what can be done about it. */
export function Problem({ error, onRetry }: { error: Error; onRetry?: (() => void) | undefined }) {
  const { title, words, again, plan } = sentencesOf(error)
  return (
    <div role="alert" className="grid gap-2 rounded-card border border-line bg-tint p-5">
      <h2 className="text-[15px]/6 font-semibold">{title}</h2>
      <p className="text-sm text-soft">{words}</p>
      <div className="flex flex-wrap gap-2">
        {again && onRetry !== undefined && (
          <Button small onClick={onRetry}>
            {common.retry}
          </Button>
        )}
        {plan &&
          (boot.session === null ? (
            <a className={buttonClass('primary', true)} href={signInAddress()}>
              {common.signIn}
            </a>
          ) : (
            <Link className={buttonClass('plain', true)} to="/account/billing">
              {common.seePlans}
            </Link>
          ))}
      </div>
      {error instanceof PopulaceError && error.request_id !== undefined && error.status >= 500 && (
        <p className="font-mono text-xs text-soft">{common.problem.code(error.code, error.request_id)}</p>
      )}
    </div>
  )
}

/** What a query has brought, or grey, or what went wrong. */
export function Loaded<T>({
  query,
  waiting = <SkeletonRows />,
  children,
}: {
  query: UseQueryResult<T>
  waiting?: ReactNode
  children: (data: T) => ReactNode
}) {
  if (query.data !== undefined) return children(query.data)
  if (query.error !== null) return <Problem error={query.error} onRetry={() => void query.refetch()} />
  return waiting
}
