import type { Chore } from '../../platform/housekeeping.ts'
import { deleteEnded, endForgotten } from './store.ts'

const DAY_MS = 86_400_000
const KEPT_MS = 30 * DAY_MS
/** Far longer than an event is tried for. */
const FORGOTTEN_MS = 3 * DAY_MS

/** Forgets events that ended a month ago, and ends those that got lost together with their workers. */
export const tidyWebhookDeliveries: Chore = async (db, now) => {
  const reason = 'Sending it was interrupted again and again and has been given up.'
  await endForgotten(db, new Date(now.getTime() - FORGOTTEN_MS), reason, now)
  await deleteEnded(db, new Date(now.getTime() - KEPT_MS))
}
