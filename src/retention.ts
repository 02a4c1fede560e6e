import { deleteEntriesBefore } from './modules/audit/index.ts'
import { deleteFreeJobsBefore, deleteMailsBefore } from './modules/jobs/index.ts'
import { wipeTextsBefore } from './modules/models/index.ts'
import { removeStudiesBefore } from './modules/studies/index.ts'
import type { Config } from './platform/config.ts'
import type { Db } from './platform/db/database.ts'
import type { Chore } from './platform/housekeeping.ts'

const DAY_MS = 86_400_000

/** What the operator wants to be kept only for so long. What no setting names is kept for good. */
export function retentionChores(config: Config): Chore[] {
  const chores: [days: number | undefined, remove: (db: Db, before: Date) => Promise<void>][] = [
    [config.RETENTION_STUDY_DAYS, removeStudiesBefore],
    [config.RETENTION_FREE_JOB_DAYS, deleteFreeJobsBefore],
    [config.RETENTION_MODEL_TEXT_DAYS, wipeTextsBefore],
    [config.RETENTION_AUDIT_DAYS, deleteEntriesBefore],
    // They hold addresses, and links that let their reader in.
    [1, deleteMailsBefore],
  ]
  return chores.flatMap(([days, remove]) =>
    days === undefined ? [] : [(db, now) => remove(db, new Date(now.getTime() - days * DAY_MS))],
  )
}
