import type { NodemailerError } from 'nodemailer'
import { OperatorError } from '../../platform/errors.ts'
import { JobFailure, PassingFailure } from '../jobs/index.ts'
import { AUTO_SUBMITTED, domainOf, type MailTransport, messageIdOf } from './deliver-mail.ts'

const TIMEOUT_MS = 10_000

/**
 * A mail server. `smtps://` begins with TLS, `smtp://` turns to it where the server offers that; what else nodemailer takes
 * in an address (`?requireTLS=true`) it takes here.
 */
export function smtpTransport({ url, from }: { url: string; from: string }): MailTransport {
  if (domainOf(from) === undefined) throw new OperatorError('MAIL_FROM must be such as Populace <panel@example.com>')
  let server: ReturnType<typeof serverAt> | undefined
  return {
    async deliver({ id, to, subject, text, written_at }) {
      try {
        server ??= serverAt(url)
        await (await server).sendMail({
          from,
          // As an object it is taken as it is, and not searched for names and further addresses.
          to: { name: '', address: to },
          subject,
          text,
          date: written_at,
          messageId: messageIdOf(id, from),
          headers: { 'Auto-Submitted': AUTO_SUBMITTED },
        })
      } catch (error) {
        throw failureOf(error as NodemailerError)
      }
    },
  }
}

/** Throws where the mail server cannot be reached or does not let us in. No mail is sent. */
export async function checkMailServer(url: string): Promise<void> {
  const server = await serverAt(url)
  try {
    await server.verify()
  } finally {
    server.close()
  }
}

async function serverAt(url: string) {
  // Loaded with the first mail: most installations send none, and a start does without.
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    dnsTimeout: TIMEOUT_MS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A mail is its text. Nothing in it is ever taken for the name of a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** Told without the server's own words: those have the address in them, and failures are logged. */
function failureOf({ code, responseCode, permanent }: NodemailerError): Error {
  if (responseCode === undefined) return new PassingFailure(`The mail server cannot be reached (${code ?? 'unknown'}).`)
  // A wrong password is the operator's to mend, and then the mail goes out.
  return permanent && code !== 'EAUTH'
    ? new JobFailure(`The mail server refused the mail for good, with ${responseCode}.`)
    : new PassingFailure(`The mail server refused the mail for now, with ${responseCode} (${code}).`)
}
