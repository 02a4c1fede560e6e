import { randomBytes } from 'node:crypto'
import type { Secrets } from '../../platform/secrets.ts'

const LIFETIME_MS = 7 * 86_400_000
const PURPOSE = 'upgrade-link'
const TOKEN = /^(\d{1,15})\.([\w-]{16,64})\.([\w-]{20,100})$/

export type UpgradeCheck = 'valid' | 'expired' | 'invalid'

/** Signed links to the upgrade page: the signature covers the organization, the expiry and a nonce. */
export interface UpgradeLinks {
  create(organizationUuid: string, now: Date): string
  check(organizationUuid: string, token: string, now: Date): UpgradeCheck
}

export function createUpgradeLinks(secrets: Secrets, baseUrl: string): UpgradeLinks {
  const text = (organizationUuid: string, expires: string, nonce: string): string =>
    `${organizationUuid}.${expires}.${nonce}`
  return {
    create(organizationUuid, now) {
      const expires = String(now.getTime() + LIFETIME_MS)
      const nonce = randomBytes(16).toString('base64url')
      const signature = secrets.sign(PURPOSE, text(organizationUuid, expires, nonce))
      return `${baseUrl}/upgrade?org=${organizationUuid}&token=${expires}.${nonce}.${signature}`
    },
    check(organizationUuid, token, now) {
      const [, expires, nonce, signature] = TOKEN.exec(token) ?? []
      if (expires === undefined || nonce === undefined || signature === undefined) return 'invalid'
      if (!secrets.verify(PURPOSE, text(organizationUuid, expires, nonce), signature)) return 'invalid'
      return Number(expires) > now.getTime() ? 'valid' : 'expired'
    },
  }
}
