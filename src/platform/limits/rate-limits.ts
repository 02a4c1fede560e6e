import { sql } from 'kysely'
import { batched, inPlaces } from '../batch.ts'
import type { Clock } from '../clock.ts'
import type { Database, Db } from '../db/database.ts'
import { ServiceError } from '../errors.ts'
import { sha256 } from '../secrets.ts'

export interface RateLimit {
  limit: number
  window_seconds: number
}

/** How a window stands after a hit, or as read without one. */
export interface Window extends RateLimit {
  remaining: number
  /** When the window closes and the full limit is there again; now, when none is open. */
  reset_at: Date
}

export interface RateLimits {
  /** Counts one request, or throws rate_limited; what is counted here already needs no waiting for. */
  hit(name: string, subject: string | number): Promise<void> | undefined
  /** The window as it stands, without counting. */
  read(name: string, subject: string | number): Promise<Window>
  limitOf(name: string): RateLimit
}

/** Limits from here on are counted in portions; smaller ones request by request, to the last one exactly. */
const PORTIONED_FROM = 1000

/**
 * Fixed windows, each opened by the first request in it and kept in the database, so that they hold across processes.
 * Requests that arrive while a statement is under way are counted together by the next one. Of a large limit a process
 * takes a hundredth at a time and gives it out by itself: the limit is never exceeded, and at worst the unused portions
 * of other processes, a percent each, are missing from it.
 */
export function createRateLimits(database: Database, clock: Clock, limits: Record<string, RateLimit>): RateLimits {
  const portions = new Map<string, { closes: number; left: number }>()

  const portionLeft = (subject: string, now: Date): number => {
    const portion = portions.get(subject)
    if (portion !== undefined && portion.left > 0 && now.getTime() < portion.closes) return portion.left
    portions.delete(subject)
    return 0
  }
  const takeFromPortion = (subject: string, now: Date): boolean => {
    if (portionLeft(subject, now) === 0) return false
    portions.get(subject)!.left--
    return true
  }

  const count = batched<Hit, Counted>(async (hits) => {
    const now = clock.now()
    const waiting = Map.groupBy(hits, (hit) => hit.subject)
    // Always in the same order: two processes that count the same subjects must not wait for each other.
    const subjects = [...waiting.keys()].sort()
    const counts = subjects.map((subject) => waiting.get(subject)!.length)
    const seconds = subjects.map((subject) => waiting.get(subject)![0]!.window_seconds)
    // While the last portion is not used up no other is taken, so that one at most is held back from other processes.
    const extra = subjects.map((subject) => (portionLeft(subject, now) > 0 ? 0 : portionOf(waiting.get(subject)![0]!)))
    const taken = counts.map((own, index) => own + extra[index]!)
    const rows = await database.query<WindowRow>('rate_hit', COUNT_HITS, [subjects, taken, seconds, now])
    const after = new Map(rows.map((row) => [row.subject, row]))
    const places = new Map<Hit, Counted>()
    for (const [index, subject] of subjects.entries()) {
      const { opened_at, hits: total } = after.get(subject)!
      const before = total - taken[index]!
      const here = waiting.get(subject)!
      for (const [order, hit] of here.entries()) places.set(hit, { opened_at, place: before + order + 1 })
      const left = Math.min(extra[index]!, here[0]!.limit - before - here.length)
      if (left > 0) portions.set(subject, { left, closes: opened_at.getTime() + seconds[index]! * 1000 })
    }
    return hits.map((hit) => places.get(hit)!)
  })

  const look = batched<string, WindowRow | undefined>(async (subjects) =>
    inPlaces(
      await database.query<WindowRow & { place: number }>(
        'rate_read',
        `select place, subject, opened_at, hits
         from unnest($1::text[]) with ordinality as asked (subject, place) join rate_windows using (subject)`,
        [subjects],
      ),
      subjects.length,
    ),
  )
  const limitOf = (name: string): RateLimit => {
    const limit = limits[name]
    if (limit === undefined) throw unnamed(name)
    return limit
  }

  return {
    limitOf,
    hit(name, subject) {
      const limit = limits[name]
      if (limit === undefined) return Promise.reject(unnamed(name))
      const now = clock.now()
      const counted = subjectOf(name, subject)
      if (takeFromPortion(counted, now)) return undefined
      return count({ subject: counted, ...limit }).then(({ opened_at, place }) => {
        if (place > limit.limit && !takeFromPortion(counted, now)) throw rateLimited(name, limit, opened_at, now)
      })
    },
    async read(name, subject) {
      const { limit, window_seconds } = limitOf(name)
      const now = clock.now()
      const found = await look(subjectOf(name, subject))
      const closes = found === undefined ? 0 : found.opened_at.getTime() + window_seconds * 1000
      const open = closes > now.getTime()
      const remaining = open ? Math.max(0, limit - found!.hits) : limit
      return { limit, window_seconds, remaining, reset_at: open ? new Date(closes) : now }
    },
  }
}

const unnamed = (name: string): Error => new Error(`no rate limit is named ${name}`)

/** Addresses of people and of networks are counted by their digests: a window tells nobody who called. */
const subjectOf = (name: string, subject: string | number): string =>
  `${name}:${typeof subject === 'number' ? subject : sha256(subject).toString('base64url')}`

interface Hit extends RateLimit {
  subject: string
}

interface WindowRow {
  subject: string
  opened_at: Date
  hits: number
}

const portionOf = ({ limit }: RateLimit): number => (limit >= PORTIONED_FROM ? Math.floor(limit / 100) : 0)

interface Counted {
  opened_at: Date
  /** Which request of its window this one is, from 1. */
  place: number
}

/**
 * Nobody waits for the disk: what a count has met is seen by every process at once, and a server that loses its power in the
 * fraction of a second before it is written forgets that many requests of a window, and nothing else.
 */
const COUNT_HITS = `
  insert into rate_windows as w (subject, opened_at, hits)
  select subject, $4::timestamptz, hits from unnest($1::text[], $2::bigint[], $3::int[]) as h (subject, hits, seconds),
    (select set_config('synchronous_commit', 'off', true)) as unwaiting
  on conflict (subject) do update set
    opened_at = case when w.opened_at + make_interval(secs => $3[array_position($1, excluded.subject)]) <= $4::timestamptz
      then excluded.opened_at else w.opened_at end,
    hits = case when w.opened_at + make_interval(secs => $3[array_position($1, excluded.subject)]) <= $4::timestamptz
      then excluded.hits else w.hits + excluded.hits end
  returning subject, opened_at, hits`

function rateLimited(scope: string, { limit, window_seconds }: RateLimit, openedAt: Date, now: Date): ServiceError {
  const closes = openedAt.getTime() + window_seconds * 1000
  // Rounded up: whoever waits that long finds the window closed.
  const retry_after_seconds = Math.max(1, Math.ceil((closes - now.getTime()) / 1000))
  return new ServiceError(
    'rate_limited',
    `Too many requests: ${limit} in ${window_seconds} seconds are allowed here.`,
    {
      retry_after_seconds,
      limit,
      window_seconds,
      scope,
    },
  )
}

/** Drops windows that closed long ago; a limit's window lasts an hour at most. */
export async function forgetClosedWindows(db: Db, now: Date): Promise<void> {
  await sql`delete from rate_windows where opened_at < ${new Date(now.getTime() - 86_400_000)}`.execute(db)
}
