import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

/** How far the service has come with measuring a set of models by itself. */
export interface SelfCalibrationRow {
  models: string[]
  state: 'measuring' | 'waiting' | 'measured'
  calls: number
  answered: number
  failures: number
  reason: string | null
  next_at: Date
  updated_at: Date
}

/** A set of models, in alphabetical order, and what they are asked with. */
export interface Measured {
  models: readonly string[]
  prompt_versions: readonly string[]
}

/** So long nobody else takes over what a process was last heard to be at. */
const HELD_MS = 60_000
export const RENEW_MS = 20_000

/** Makes it this process's to measure them, unless another is at it, or it has to wait: then null. */
export async function takeUp(
  db: Db,
  { models, prompt_versions }: Measured,
  { holder, calls, now }: { holder: string; calls: number; now: Date },
): Promise<SelfCalibrationRow | null> {
  const until = new Date(now.getTime() + HELD_MS)
  const { rows } = await sql<SelfCalibrationRow>`
    insert into self_calibrations as s (models, prompt_versions, state, calls, next_at, holder, held_until, updated_at)
    values (${[...models]}, ${[...prompt_versions]}, 'measuring', ${calls}, ${now}, ${holder}, ${until}, ${now})
    on conflict (models, prompt_versions) do update
    set state = 'measuring', calls = excluded.calls, answered = 0, holder = excluded.holder,
      held_until = excluded.held_until, updated_at = excluded.updated_at
    where s.next_at <= excluded.updated_at and (s.state <> 'measuring' or s.held_until <= excluded.updated_at)
    returning s.models, s.state, s.calls, s.answered, s.failures, s.reason, s.next_at, s.updated_at`.execute(db)
  return rows[0] ?? null
}

/** Says how far it has come. False when another process has taken over. */
export async function stillAt(
  db: Db,
  { models, prompt_versions }: Measured,
  { holder, answered, now }: { holder: string; answered: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update self_calibrations
    set answered = ${answered}, held_until = ${new Date(now.getTime() + HELD_MS)}, updated_at = ${now}
    where models = ${[...models]} and prompt_versions = ${[...prompt_versions]} and holder = ${holder}
    returning 1`.execute(db)
  return rows.length > 0
}

/** Lets go of it: measured, or to be taken up again. `failed`: it went wrong, and the next pause is a longer one. */
export async function letGo(
  db: Db,
  { models, prompt_versions }: Measured,
  ending: { holder: string; answered: number; now: Date } & (
    | { state: 'measured' }
    | { state: 'waiting'; reason: string; next_at: Date; failed: boolean }
  ),
): Promise<void> {
  const { holder, answered, now, state } = ending
  const [reason, next_at, failed] =
    ending.state === 'measured' ? [null, now, false] : [ending.reason, ending.next_at, ending.failed]
  await sql`
    update self_calibrations
    set state = ${state}, answered = ${answered}, reason = ${reason}, next_at = ${next_at},
      failures = case when ${failed}::boolean then failures + 1 else 0 end, held_until = ${now}, holder = null,
      updated_at = ${now}
    where models = ${[...models]} and prompt_versions = ${[...prompt_versions]} and holder = ${holder}`.execute(db)
}

export async function findSelfCalibration(
  db: Db,
  { models, prompt_versions }: Measured,
): Promise<SelfCalibrationRow | null> {
  const { rows } = await sql<SelfCalibrationRow>`
    select models, state, calls, answered, failures, reason, next_at, updated_at from self_calibrations
    where models = ${[...models]} and prompt_versions = ${[...prompt_versions]}`.execute(db)
  return rows[0] ?? null
}
