import { Link, useSearch } from '@tanstack/react-router'
import { account } from '../../strings/account.ts'
import { buttonClass } from '../../ui/button.tsx'

interface Paged {
  count: number
  total: number
  limit: number
  offset: number
}

/** Which page the address asks for, as the API counts. */
export function usePaging(limit: number): { limit: number; offset: number } {
  const { page } = useSearch({ strict: false }) as { page?: string }
  const number = /^[1-9]\d{0,6}$/.test(page ?? '') ? Number(page) : 1
  return { limit, offset: (number - 1) * limit }
}

/** Newer and older, where there is more than one page. */
export function Pager({ count, total, limit, offset }: Paged) {
  if (offset === 0 && total <= limit) return null
  const page = offset / limit + 1
  const to = (number: number) => ({
    to: '.' as const,
    search: (old: Record<string, string | undefined>) => ({ ...old, page: number === 1 ? '' : String(number) }),
  })
  return (
    <nav
      aria-label={account.pages.label}
      className="mt-3 flex flex-wrap items-center justify-between gap-2 text-[13px] text-soft"
    >
      <span className="tabular-nums">{account.pages.of(count === 0 ? 0 : offset + 1, offset + count, total)}</span>
      <span className="flex gap-2">
        {page > 1 && (
          <Link {...to(page - 1)} className={buttonClass('plain', true)}>
            {account.pages.newer}
          </Link>
        )}
        {offset + count < total && (
          <Link {...to(page + 1)} className={buttonClass('plain', true)}>
            {account.pages.older}
          </Link>
        )}
      </span>
    </nav>
  )
}
