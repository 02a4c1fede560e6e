import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  /** The envelope: whom the server was told to give it to. */
  recipients: string[]
  /** Whether it came over TLS. */
  secure: boolean
  /** By their names in small letters, decoded. One that occurs twice is in there twice. */
  headers: [name: string, value: string][]
  header(name: string): string | undefined
  /** Decoded. */
  text: string
}

/** A mail server that keeps what it is given. */
export interface SmtpServer {
  port: number
  /** Those for an address, oldest first. */
  mailsTo(address: string): ReceivedMail[]
  /** From now on recipients are refused with this code; undefined takes them again. */
  refuse(code: number | undefined): void
  down(): Promise<void>
  /** At the same port as before. */
  up(): Promise<void>
}

export interface SmtpServerOptions {
  /** Offers TLS, with a certificate that nobody vouches for. */
  starttls?: boolean
}

export async function startSmtpServer({ starttls = false }: SmtpServerOptions = {}): Promise<SmtpServer> {
  const mails: ReceivedMail[] = []
  let refusal: number | undefined
  let port = 0
  let server: SMTPServer | undefined

  const up = async (): Promise<void> => {
    server = new SMTPServer({
      authOptional: true,
      logger: false,
      disableReverseLookup: true,
      disabledCommands: starttls ? [] : ['STARTTLS'],
      closeTimeout: 100,
      onRcptTo(address, _session, done) {
        if (refusal === undefined) return done()
        done(Object.assign(new Error(`<${address.address}> is not wanted`), { responseCode: refusal }))
      },
      onData(stream, { envelope, secure }, done) {
        text(stream).then((raw) => {
          mails.push(
            readMail(
              raw,
              secure,
              envelope.rcptTo.map(({ address }) => address),
            ),
          )
          done()
        }, done)
      },
    })
    // A client that turns away from our certificate is no fault of the server's.
    server.on('error', () => {})
    server.listen(port, '127.0.0.1')
    await once(server.server, 'listening')
    port = (server.server.address() as AddressInfo).port
  }

  await up()
  return {
    port,
    mailsTo: (address) => mails.filter(({ recipients }) => recipients.includes(address)),
    refuse(code) {
      refusal = code
    },
    up,
    down: () => new Promise((resolve) => server!.close(() => resolve())),
  }
}

function readMail(raw: string, secure: boolean, recipients: string[]): ReceivedMail {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]/g, ' ')
    .split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())]
  })
  const header = (name: string): string | undefined => headers.find(([own]) => own === name)?.[1]
  const body = raw.slice(end + 4)
  const text = header('content-transfer-encoding') === 'quoted-printable' ? decodeQuoted(body) : body
  return { recipients, secure, headers, header, text: text.replaceAll('\r\n', '\n') }
}

const decodeQuoted = (body: string): string =>
  Buffer.from(
    body
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

/** "=?UTF-8?Q?Gr=C3=BC=C3=9Fe?=" as it is read. */
const decodeWords = (value: string): string =>
  value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?(Q|B)\?([^?]*)\?=/gi, (_, kind: string, words: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(words, 'base64').toString('utf8')
        : decodeQuoted(words.replaceAll('_', ' ')),
    )
