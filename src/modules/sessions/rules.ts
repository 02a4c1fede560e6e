import type { Scope } from '../../platform/contract/contract.ts'
import { defaultLiveScopes, readScopes } from '../keys/index.ts'
import type { FoundSession } from './store.ts'

const DAY_MS = 86_400_000
/** However much it is used, a session ends; then its owner signs in anew. */
const LONGEST_DAYS = 90

/** When a session that is used now will end, if it is not used again. */
export const endOf = (createdAt: Date, now: Date, days: number): Date =>
  new Date(Math.min(now.getTime() + days * DAY_MS, createdAt.getTime() + LONGEST_DAYS * DAY_MS))

/**
 * What a person may do with a browser. In an organization that does not pay it is what a free key may, and reading what
 * there is; where the tier leaves the web app out, usage and billing alone.
 */
export function scopesOf({ administrator, billing_mode, inc_saas }: FoundSession): Scope[] {
  const own: readonly Scope[] =
    billing_mode === null || billing_mode === 'free'
      ? ['free:ask', ...readScopes]
      : inc_saas === true
        ? defaultLiveScopes
        : ['billing:read']
  return administrator ? [...own, 'admin'] : [...own]
}
