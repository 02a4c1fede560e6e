import type { Clock } from '../../platform/clock.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { JobFailure, type JobKind } from '../jobs/index.ts'
import { type MailPayload, mailQueued, openMail, type WrittenMail } from './mailer.ts'

/** Where mails go. Throws PassingFailure where another attempt may succeed, and JobFailure where it cannot. */
export interface MailTransport {
  /** `id` is the same in every attempt at the same mail. */
  deliver(mail: WrittenMail & { id: string }): Promise<void>
}

export interface MailParts {
  transport: MailTransport
  secrets: Secrets
  clock: Clock
}

/** Delivers one mail. Killed between the two, a worker has sent it and another one sends it again, under the same id. */
export const mailKind = ({ transport, secrets, clock }: MailParts): JobKind<MailPayload> => ({
  ...mailQueued,
  async run(payload, { job_id }) {
    const mail = openMail(secrets, payload)
    if (mail === undefined) throw new JobFailure('The mail can no longer be read, because the SECRET_KEY was changed.')
    if (mail.withheld) return { result: { sent: false } }
    if (clock.now() >= mail.until) throw new JobFailure('The mail could not be delivered while it was of use.')
    await transport.deliver({ ...mail, id: job_id })
    return { result: { sent: true } }
  },
})

/** Tells other programs that nobody wrote this by hand, so that no absence note comes back. */
export const AUTO_SUBMITTED = 'auto-generated'

/** Worldwide unique, and the same however often a mail is sent: whoever receives it twice can tell. */
export const messageIdOf = (id: string, from: string): string => `<${id}@${domainOf(from) ?? 'localhost'}>`

/** The part after the @ of a sender such as `Populace <panel@example.com>`. */
export const domainOf = (from: string): string | undefined => /@([\w.-]+)>?\s*$/.exec(from)?.[1]
