import type { Clock } from './clock.ts'
import { forgetExpired } from './contract/idempotency.ts'
import type { Db } from './db/database.ts'
import { forgetClosedWindows } from './limits/rate-limits.ts'
import type { Logger } from './log.ts'

const EVERY_MS = 15 * 60_000

/** What somebody leaves behind, and removes again when it has served its time. */
export type Chore = (db: Db, now: Date) => Promise<void>

/** Removes what has served its time. Every worker does it; doing it twice does no harm. */
export function startHousekeeping(db: Db, clock: Clock, log: Logger, chores: readonly Chore[]): { stop(): void } {
  const clean = async (): Promise<void> => {
    for (const chore of [forgetExpired, forgetClosedWindows, ...chores]) {
      try {
        await chore(db, clock.now())
      } catch (error) {
        log.warn({ err: (error as Error).message }, 'housekeeping failed; it is tried again')
      }
    }
  }
  const timer = setInterval(() => void clean(), EVERY_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
