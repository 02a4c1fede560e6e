import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { tidyModelCalls } from '../../src/modules/models/index.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { hurryAttempts } from '../harness/faults.ts'
import { answersOk } from '../harness/process.ts'
import type { Place } from './place.ts'

/** Nothing has moved for so long: whatever is left is stuck. */
const STUCK_MS = 300_000
const READY_MS = 600_000
const DAY_MS = 86_400_000

/**
 * Waits until everything that was accepted has ended, or nothing moves any more; what is left then, the checks tell. What
 * waits for a later attempt is tried now, and the housekeeping that comes hours later is done now.
 */
export async function becomeCalm(place: Place, database: Database): Promise<void> {
  for (const { url } of place.apis) await answersOk(`${url}/readyz`, READY_MS)
  let before = ''
  let movedAt = Date.now()
  while (Date.now() - movedAt < STUCK_MS) {
    await hurryAttempts(database)
    const { left, progress } = await look(database)
    if (left === 0) break
    if (progress !== before) movedAt = Date.now()
    before = progress
    await delay(300)
  }
  await tidyModelCalls(database.db, new Date(Date.now() + DAY_MS))
}

async function look({ db }: Database): Promise<{ left: number; progress: string }> {
  const { rows } = await sql<{ left: number; progress: string }>`
    select (select count(*) from jobs where ended_at is null)::int
        + (select count(*) from queue.job where name in ('jobs', 'lost-jobs') and state in ('created', 'retry', 'active'))::int
        + (select count(*) from webhook_deliveries where status = 'queued')::int as left,
      (select concat_ws(' ', count(ended_at), sum(attempts)) from jobs) as progress`.execute(db)
  return rows[0]!
}
