import type { Chore } from '../../platform/housekeeping.ts'
import { deleteOldCheckouts, deleteOldEvents, wipeKeys } from './store.ts'

const DAY_MS = 86_400_000
/** Longer than the provider can be made to send an event again. */
const EVENTS_KEPT_MS = 90 * DAY_MS
const CHECKOUTS_KEPT_MS = 30 * DAY_MS

/** Wipes keys whose time to be shown is over, and forgets checkouts that came to nothing and events of long ago. */
export const tidyCheckouts: Chore = async (db, now) => {
  await wipeKeys(db, now)
  await deleteOldCheckouts(db, new Date(now.getTime() - CHECKOUTS_KEPT_MS))
  await deleteOldEvents(db, new Date(now.getTime() - EVENTS_KEPT_MS))
}
