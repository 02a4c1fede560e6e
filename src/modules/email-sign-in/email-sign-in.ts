import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Trx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { invalidRequest, ServiceError } from '../../platform/errors.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { RateLimits } from '../../platform/limits/rate-limits.ts'
import { localPath } from '../../platform/local-path.ts'
import { sha256 } from '../../platform/secrets.ts'
import { hasInvitation, isKnown, type NewOrganizations, welcomeUser } from '../accounts/index.ts'
import { recordAudit } from '../audit/index.ts'
import type { Mailer } from '../mail/index.ts'
import type { Sessions } from '../sessions/index.ts'
import { LINK_MINUTES, signInMail } from './sign-in-mail.ts'
import { claimLink, deleteOpenLinks, insertLink, isOpen } from './store.ts'

export interface EmailSignInParts {
  db: Db
  clock: Clock
  sessions: Sessions
  mailer: Mailer
  limits: RateLimits
  sign_up: 'open' | 'invited'
  new_organizations?: NewOrganizations | undefined
  base_url: string
}

interface Visitor {
  /** The secret of the browser's own cookie. */
  browser: string | undefined
  ip: string
  user_agent: string | undefined
}

/** Signing in by a link that comes by mail. */
export interface EmailSignIn {
  /** Answers the same, after the same work, whether or not anything is sent. */
  send(email: string, visitor: Visitor & { browser: string }, return_to: string): Promise<void>
  /** Opens a session for whoever has the link, in the browser that it was asked for with. */
  complete(token: string, visitor: Visitor): Promise<{ token: string; seconds: number; return_to: string }>
}

export function createEmailSignIn(parts: EmailSignInParts): EmailSignIn {
  const { db, clock, sessions, mailer, limits, sign_up, new_organizations, base_url } = parts

  /** Both are looked up in any case, so that it takes as long for a stranger as for anybody. */
  const mayEnter = async (trx: Trx, email: string, now: Date): Promise<boolean> => {
    const known = await isKnown(trx, email)
    const invited = await hasInvitation(trx, email, now)
    return sign_up === 'open' || known || invited
  }

  return {
    async send(given, visitor, return_to) {
      await limits.hit('mail_ip', visitor.ip)
      const email = addressOf(given)
      await limits.hit('mail_email', email)
      const now = clock.now()
      const token = randomBytes(32).toString('base64url')
      const link = {
        id: uuidv7(now.getTime()),
        token_hash: sha256(token),
        email,
        browser_hash: sha256(visitor.browser),
        return_to: localPath(return_to, '/account'),
        created_at: now,
        expires_at: new Date(now.getTime() + LINK_MINUTES * 60_000),
      }
      await inTransaction(db, async (trx) => {
        const withheld = !(await mayEnter(trx, email, now))
        await deleteOpenLinks(trx, email, link.browser_hash)
        await insertLink(trx, link)
        await mailer.send(trx, { ...signInMail(base_url, token), to: email, until: link.expires_at, withheld }, now)
      })
    },

    async complete(token, { browser, ip, user_agent }) {
      const now = clock.now()
      const token_hash = sha256(token)
      return inTransaction(db, async (trx) => {
        const link = browser === undefined ? undefined : await claimLink(trx, token_hash, sha256(browser), now)
        if (link === undefined) throw (await isOpen(trx, token_hash, now)) ? otherBrowser() : linkEnded()
        const welcomed = await welcomeUser(trx, { email: link.email, sign_up, new_organizations, now })
        // Invited when the link was sent, and no longer.
        if (welcomed === undefined) throw linkEnded()
        const { user, organization } = welcomed
        const signed_in_by = 'email_link'
        const session = await sessions.open(
          trx,
          { user_id: user.id, organization_id: organization.id, signed_in_by, user_agent, ip },
          now,
        )
        await recordAudit(trx, {
          by: { user_id: user.id, key_id: null },
          action: 'session.opened',
          organization_id: organization.id,
          subject: `user ${user.email}`,
          details: { signed_in_by },
          origin: { ip },
          now,
        })
        return { token: session.token, seconds: session.seconds, return_to: localPath(link.return_to, '/account') }
      })
    },
  }
}

const address = z.string().trim().toLowerCase().max(254).pipe(z.email())

function addressOf(given: string): string {
  const { success, data } = address.safeParse(given)
  if (success) return data
  throw invalidRequest('Enter an e-mail address such as ann@example.com.', {
    fields: { email: ['must be an e-mail address'] },
  })
}

/** Somebody may have been talked into opening a link that another person asked for: their browser is not let in by it. */
const otherBrowser = (): ServiceError =>
  new ServiceError(
    'refused',
    'This link was asked for in another browser. Open it there, or ask for one in this browser.',
    { reason: 'other_browser' },
  )

const linkEnded = (): ServiceError =>
  new ServiceError('refused', `This link works once and for ${LINK_MINUTES} minutes. Ask for a new one.`, {
    reason: 'link_ended',
  })
