import { z } from 'zod'
import type { Trx } from '../../platform/db/database.ts'
import { invalidRequest } from '../../platform/errors.ts'
import type { Queue } from '../../platform/queue.ts'
import type { SealedColumn } from '../../platform/sealed.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { enqueueJobs, type JobOwner, type QueuedKind } from '../jobs/index.ts'

export interface Mail {
  /** One e-mail address, without a name. */
  to: string
  subject: string
  /** Plain text; what is to be copied or clicked stands on a line of its own. */
  text: string
  /** From then on it is of no use, and is no longer tried; a day when left out. */
  until?: Date
  /** Goes the whole way but is not delivered, so that nobody can tell from the outside whether a mail was sent. */
  withheld?: boolean
}

/** Sends mails in the background. */
export interface Mailer {
  /** In the caller's transaction: the mail is sent when, and only when, it commits. */
  send(trx: Trx, mail: Mail, now: Date): Promise<void>
}

const payload = z.object({ sealed: z.string() })
export type MailPayload = z.infer<typeof payload>

/**
 * Five seconds after the first attempt, then after ever longer, up to an hour: a sign-in link that is good for a quarter of
 * an hour is tried eight times, and what is good for a day survives a mail server that is away for most of it.
 */
export const mailQueued: QueuedKind<MailPayload> = {
  name: 'mail',
  payload,
  retry_limit: 32,
  retry_delay_seconds: 5,
  retry_delay_max_seconds: 3600,
  expire_seconds: 60,
  lane: 'outside',
}

/** Mails hold links that let their reader in, so that they wait encrypted. */
const SEALED_FOR = 'mail'
export const sealedMails: SealedColumn = {
  table: 'jobs',
  key: ['id'],
  only: ['kind', mailQueued.name],
  column: 'payload',
  json_field: 'sealed',
  purpose: SEALED_FOR,
}
const DAY_MS = 86_400_000
/** A mail is the service's own work: no organization sees it among its jobs. */
const NOBODY: JobOwner = { organization_id: null, user_id: null, free_tier: false }

const written = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  until: z.coerce.date(),
  withheld: z.boolean(),
  written_at: z.coerce.date(),
})
export type WrittenMail = z.infer<typeof written>

export const createMailer = ({ queue, secrets }: { queue: Queue; secrets: Secrets }): Mailer => ({
  async send(trx, { to, subject, text, until, withheld = false }, now) {
    const mail: WrittenMail = {
      to: checkedAddress(to),
      subject: oneLine(subject),
      text,
      until: until ?? new Date(now.getTime() + DAY_MS),
      withheld,
      written_at: now,
    }
    const sealed = secrets.seal(SEALED_FOR, JSON.stringify(mail)).toString('base64')
    await enqueueJobs(trx, queue, mailQueued, NOBODY, [{ sealed }], now)
  },
})

/** The mail as it was written, or undefined when it was sealed under another SECRET_KEY. */
export function openMail(secrets: Secrets, { sealed }: MailPayload): WrittenMail | undefined {
  const text = secrets.open(SEALED_FOR, Buffer.from(sealed, 'base64'))
  return text === undefined ? undefined : written.parse(JSON.parse(text))
}

const address = z.email().max(254)

/** An address is a single one, and nothing in it can pass for another header or recipient. */
function checkedAddress(to: string): string {
  const { success, data } = address.safeParse(to)
  if (success) return data
  throw invalidRequest('Invalid request. email: must be an e-mail address', {
    fields: { email: ['must be an e-mail address'] },
  })
}

const LONGEST_SUBJECT = 200

/** Names that people have given may stand in a subject. Their line breaks are spaces here: each would begin another header. */
const oneLine = (subject: string): string =>
  [...subject.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()].slice(0, LONGEST_SUBJECT).join('')
