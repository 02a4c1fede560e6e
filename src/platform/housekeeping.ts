import type { Clock } from './clock.ts'
import { forgetExpired } from './contract/idempotency.ts'
import type { Db } from './db/database.ts'
import { forgetClosedWindows } from './limits/rate-limits.ts'
import type { Logger } from './log.ts'

const EVERY_MS = 15 * 60_000

/** Removes what has served its time. Every worker does it; doing it twice does no harm. */
export function startHousekeeping(db: Db, clock: Clock, log: Logger): { stop(): void } {
  const clean = async (): Promise<void> => {
    try {
      await forgetExpired(db, clock.now())
      await forgetClosedWindows(db, clock.now())
    } catch (error) {
      log.warn({ err: (error as Error).message }, 'housekeeping failed; it is tried again')
    }
  }
  const timer = setInterval(() => void clean(), EVERY_MS)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
