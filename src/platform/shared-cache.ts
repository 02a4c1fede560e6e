import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from './db/database.ts'

/**
 * How long a process may rely on what it has cached without asking. A change is acknowledged only after that long, so
 * that by then no process in the world still uses the old value.
 */
const LEASE_MS = 200
/** Clocks of different machines run at slightly different speeds. */
const MARGIN_MS = 20

export interface SharedCache<Value> {
  /** The value of a key if it is cached and the lease holds; asks nobody. */
  peek(key: string): Value | undefined
  /** The value of a key, from the cache while its lease holds, else from `load`. Missing ones are never cached. */
  get(key: string): Promise<Value | undefined>
}

/**
 * A cache that is right across processes without messages between them. Every change of the data bumps an epoch in its
 * own transaction (a trigger does it). A process uses its cache only under a lease: it read the epoch less than LEASE_MS
 * ago and found it unchanged. Whoever changes the data waits `settled()` before saying so: leases taken before the change
 * have then run out, and later ones see the new epoch.
 */
export function createSharedCache<Value>(
  database: Database,
  topic: string,
  load: (key: string) => Promise<Value | undefined>,
  { maxEntries = 20_000 }: { maxEntries?: number } = {},
): SharedCache<Value> {
  let entries = new Map<string, Value>()
  let epoch = -1
  let leaseEnds = Number.NEGATIVE_INFINITY
  let renewing: Promise<void> | undefined

  async function renew(): Promise<void> {
    // The lease counts from before the question is sent: the answer may already be that old when it arrives.
    const asked = performance.now()
    const [row] = await database.query<{ epoch: number }>(
      'cache_epoch',
      'select epoch from cache_epochs where topic = $1',
      [topic],
    )
    if (row!.epoch !== epoch) entries = new Map()
    epoch = row!.epoch
    leaseEnds = asked + LEASE_MS
  }

  return {
    peek: (key) => (performance.now() < leaseEnds ? entries.get(key) : undefined),
    async get(key) {
      if (performance.now() >= leaseEnds) {
        renewing ??= renew().finally(() => {
          renewing = undefined
        })
        await renewing
        // An answer that took longer than the lease it gives is worth nothing.
        if (performance.now() >= leaseEnds) return load(key)
      }
      const cached = entries.get(key)
      if (cached !== undefined) return cached
      const began = epoch
      const value = await load(key)
      // What was read while the epoch moved on may be from before the change.
      if (value !== undefined && epoch === began) {
        if (entries.size >= maxEntries) entries = new Map()
        entries.set(key, value)
      }
      return value
    },
  }
}

/** Resolves when a change that was just committed is seen by every process. */
export const settled = (): Promise<void> => delay(LEASE_MS + MARGIN_MS)
