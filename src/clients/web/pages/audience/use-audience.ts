import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { read } from '../../api.ts'
import { countedFields } from './fields.ts'
import { askedOf, type Filter, readFilter, writeFilter } from './filter.ts'

export interface Audience {
  filter: Filter
  /** The filter a moment later, when nobody is clicking any more: what the service is asked about. */
  settled: Filter
  /** The words that were read last. */
  sentence: string | undefined
  /** The uuid of a group that those found are to join. */
  into: string | undefined
  change: (filter: Filter, sentence?: string) => void
}

const QUIET_MS = 180

/** Who is looked for. It lives in the address, so that a link carries it and the way back is the browser's. */
export function useAudience(): Audience {
  const search = useSearch({ strict: false }) as Record<string, string>
  const navigate = useNavigate()
  const written = JSON.stringify(search)
  const filter = useMemo(() => readFilter(JSON.parse(written)), [written])
  const [settled, setSettled] = useState(filter)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(filter), QUIET_MS)
    return () => clearTimeout(timer)
  }, [filter])
  const { q, into } = search
  const change = useCallback(
    (next: Filter, sentence: string | undefined = q) => {
      const kept = { ...(sentence ? { q: sentence } : {}), ...(into === undefined ? {} : { into }) }
      void navigate({ to: '/audience', search: { ...kept, ...writeFilter(next) }, resetScroll: false })
    },
    [navigate, q, into],
  )
  return { filter, settled, sentence: q, into, change }
}

/** Counts under a filter; the last ones stay on the screen while others are on their way. */
export const useCounts = (filter: Filter, fields: string = countedFields, enabled = true) =>
  useQuery({ ...read('filters.get', { ...askedOf(filter), fields }), placeholderData: keepPreviousData, enabled })
