import { chmod, mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from '../../platform/log.ts'
import { writeOnce } from '../../platform/write-once.ts'
import { AUTO_SUBMITTED, type MailTransport, messageIdOf } from './deliver-mail.ts'
import type { WrittenMail } from './mailer.ts'

/**
 * Stands for a mail server where there is none: mails lie in a folder that only the owner of the process can read. The log
 * names the file and never what is in it, which lets its reader in.
 */
export const outboxTransport = ({ dir, from, log }: { dir: string; from: string; log: Logger }): MailTransport => ({
  async deliver(mail) {
    await mkdir(dir, { recursive: true, mode: 0o700 })
    // The folder may be older, and made by somebody who thought less of it.
    await chmod(dir, 0o700)
    const time = mail.written_at.toISOString().replaceAll(/[:.]/g, '-')
    const file = path.join(dir, `${time}-${mail.id}.eml`)
    await writeOnce(file, emlOf(mail, from))
    log.info({ file }, 'mail kept in the outbox, because there is no SMTP_URL')
  },
})

/** Readable as it lies there: encoded for transport, a long link would be broken over two lines. */
const emlOf = ({ id, to, subject, text, written_at }: WrittenMail & { id: string }, from: string): string =>
  [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Message-ID: ${messageIdOf(id, from)}`,
    `Date: ${written_at.toUTCString().replace('GMT', '+0000')}`,
    `Auto-Submitted: ${AUTO_SUBMITTED}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    text,
  ].join('\n')
