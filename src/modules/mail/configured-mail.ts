import path from 'node:path'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Logger } from '../../platform/log.ts'
import type { Queue } from '../../platform/queue.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { AnyJobKind } from '../jobs/index.ts'
import { type MailTransport, mailKind } from './deliver-mail.ts'
import { createMailer, type Mailer } from './mailer.ts'
import { outboxTransport } from './outbox.ts'
import { smtpTransport } from './smtp.ts'

export interface ConfiguredMailParts {
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>
  /** Whether mails may lie in a folder where there is no server for them. */
  outbox: boolean
  clock: Clock
  log: Logger
  secrets: Secrets
  queue: Queue
}

/** Mails go to the server that is configured, or into the outbox; where neither is, there is no mailer. */
export function configuredMail(parts: ConfiguredMailParts): { mailer: Mailer | undefined; kinds: AnyJobKind[] } {
  const { clock, secrets, queue } = parts
  const transport = transportOf(parts)
  if (transport === undefined) return { mailer: undefined, kinds: [] }
  return { mailer: createMailer({ queue, secrets }), kinds: [mailKind({ transport, secrets, clock })] }
}

function transportOf({ config, outbox, log }: ConfiguredMailParts): MailTransport | undefined {
  const { SMTP_URL, MAIL_FROM = 'Populace <populace@localhost>', DATA_DIR } = config
  if (SMTP_URL !== undefined) return smtpTransport({ url: SMTP_URL, from: MAIL_FROM })
  return outbox ? outboxTransport({ dir: path.join(DATA_DIR, 'outbox'), from: MAIL_FROM, log }) : undefined
}
