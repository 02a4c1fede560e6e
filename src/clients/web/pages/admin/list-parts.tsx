import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Search as SearchIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Search } from '../../search.ts'
import { admin } from '../../strings/admin.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Empty } from '../../ui/states.tsx'

const PAGE_SIZE = 50

/** What the address asks for: filters as texts, and from where on. */
export function useAsked() {
  const search: Search = useSearch({ strict: false })
  const navigate = useNavigate()
  const { offset, ...filters } = search
  return {
    filters,
    paging: { limit: PAGE_SIZE, offset: Number.parseInt(offset ?? '', 10) || 0 },
    /** Another filter begins at the first page. */
    ask: (changes: Search) => void navigate({ to: '.', search: { ...filters, ...changes } }),
  }
}

/** A box to search with; what was asked for stands in the address. */
export function SearchBox({ label, name = 'q' }: { label: string; name?: string }) {
  const { filters, ask } = useAsked()
  const given = filters[name] ?? ''
  const [text, setText] = useState(given)
  const [shown, setShown] = useState(given)
  if (shown !== given) {
    // The address changed by itself: back, or a link.
    setShown(given)
    setText(given)
  }
  return (
    <form
      className="flex w-full max-w-md items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        ask({ [name]: text.trim() })
      }}
    >
      <TextField
        className="flex-1"
        type="search"
        label={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" icon={<SearchIcon size={14} aria-hidden />}>
        {admin.search}
      </Button>
    </form>
  )
}

/** Filters that a link brought, in words, and the way out of them. */
export function Narrowed({ by }: { by: readonly (string | undefined)[] }) {
  const given = by.filter((one) => one !== undefined)
  if (given.length === 0) return null
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-3 text-sm text-soft">
      {admin.only(given.join(', '))}
      <Link to="." search={{}} className="text-accent underline underline-offset-2">
        {admin.clear}
      </Link>
    </p>
  )
}

/** From where to where of how many, and the way to the others. */
export function Pager({ offset, limit, total }: { offset: number; limit: number; total: number }) {
  const { filters } = useAsked()
  const to = (start: number) => ({ ...filters, ...(start > 0 ? { offset: String(start) } : {}) })
  const last = Math.min(total, offset + limit)
  return (
    <nav aria-label={admin.pages} className="mt-3 flex min-h-7 items-center justify-end gap-2 text-sm text-soft">
      <span className="mr-2 tabular-nums">{admin.of(Math.min(offset + 1, total), last, total)}</span>
      {total > limit && (
        <>
          <PageLink search={offset > 0 ? to(Math.max(0, offset - limit)) : undefined} label={admin.previous} />
          <PageLink search={last < total ? to(offset + limit) : undefined} label={admin.next} />
        </>
      )}
    </nav>
  )
}

const PageLink = ({ search, label }: { search: Search | undefined; label: string }) =>
  search === undefined ? (
    <Button small disabled>
      {label}
    </Button>
  ) : (
    <Link to="." search={search} className={buttonClass('plain', true)}>
      {label}
    </Link>
  )

/** A list that has nothing to show: because there is nothing, or nothing like that. */
export function NothingThere({ children }: { children?: ReactNode }) {
  const { filters } = useAsked()
  const narrowed = Object.keys(filters).length > 0
  return (
    <Empty title={narrowed ? admin.nothingHere : admin.nothing}>
      {narrowed ? (
        <>
          <p>{admin.nothingHereWords}</p>
          <Link to="." search={{}} className={buttonClass('plain', true)}>
            {admin.clear}
          </Link>
        </>
      ) : (
        children
      )}
    </Empty>
  )
}
