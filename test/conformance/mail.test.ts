import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMailer, type Mail } from '../../src/modules/mail/mailer.ts'
import { smtpTransport } from '../../src/modules/mail/smtp.ts'
import { createLogger } from '../../src/platform/log.ts'
import { createSecrets } from '../../src/platform/secrets.ts'
import { type Service, startService, TEST_SECRET } from '../harness/service.ts'
import { type SmtpServer, startSmtpServer } from '../harness/smtp-server.ts'

const FROM = 'Populace <panel@populace.example>'
const lines: string[] = []
let server: SmtpServer
let service: Service
beforeAll(async () => {
  server = await startSmtpServer()
  service = await startService({
    config: { SMTP_URL: `smtp://127.0.0.1:${server.port}`, MAIL_FROM: FROM },
    log: createLogger('debug', { write: (line: string) => void lines.push(line) }),
  })
})
afterAll(async () => {
  await server.down()
  await service.close()
})

const send = (mail: Mail): Promise<void> => {
  // Jobs are told apart by when they were queued.
  service.clock.advance(1000)
  const mailer = createMailer({ queue: service.app.queue, secrets: createSecrets(TEST_SECRET) })
  return service.database.db.transaction().execute((trx) => mailer.send(trx, mail, service.clock.now()))
}
const deliver = () => service.app.worker.drain()

/** Lets what waits for another attempt fall due, and says how many seconds it would have waited. */
async function hurry(): Promise<number[]> {
  const { rows } = await sql<{ seconds: number }>`
    with waiting as (select id, extract(epoch from start_after - now())::float8 as seconds
      from queue.job where state = 'retry')
    update queue.job j set start_after = now() from waiting w where j.id = w.id returning w.seconds`.execute(
    service.database.db,
  )
  await deliver()
  return rows.map(({ seconds }) => seconds)
}

async function newestJob(): Promise<{ id: string; status: string; error: string | null; payload: unknown }> {
  const { rows } = await sql<{ id: string; status: string; error: string | null; payload: unknown }>`
    select id, status, error, payload from jobs where kind = 'mail' order by id desc limit 1`.execute(
    service.database.db,
  )
  return rows[0]!
}

describe('a mail', () => {
  test('arrives as it was written, marked as written by a program', async () => {
    const text = `Grüße, 日本 👋\n\nhttps://populace.example/login/email?token=${'a'.repeat(90)}\n\n.\n.. = =3D end\n`
    await send({
      to: 'whole@example.com',
      subject: 'Einladung für Zoë: 日本 und noch viel mehr, was nicht auf eine Zeile passt',
      text,
    })
    await deliver()
    const [mail, ...others] = server.mailsTo('whole@example.com')
    expect(others).toEqual([])
    expect(mail!.text).toBe(text)
    expect(mail!.header('subject')).toBe('Einladung für Zoë: 日本 und noch viel mehr, was nicht auf eine Zeile passt')
    expect(mail!.header('from')).toBe(FROM)
    expect(mail!.header('to')).toBe('whole@example.com')
    expect(mail!.header('auto-submitted')).toBe('auto-generated')
    expect(mail!.header('message-id')).toBe(`<${(await newestJob()).id}@populace.example>`)
    expect(new Date(mail!.header('date')!)).toEqual(service.clock.now())
    expect(mail!.header('content-type')).toBe('text/plain; charset=utf-8')
  })

  test('is not sent when the transaction that wrote it is undone', async () => {
    const mailer = createMailer({ queue: service.app.queue, secrets: createSecrets(TEST_SECRET) })
    const undone = service.database.db.transaction().execute(async (trx) => {
      await mailer.send(trx, { to: 'undone@example.com', subject: 'a', text: 'b' }, service.clock.now())
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await deliver()
    expect(server.mailsTo('undone@example.com')).toEqual([])
  })

  test("waits encrypted, is nobody's job, and leaves no trace of its words in the log", async () => {
    await send({ to: 'hidden@example.com', subject: 'Zweifelsohne', text: 'an unguessable token' })
    await deliver()
    expect(server.mailsTo('hidden@example.com')).toHaveLength(1)
    const { rows } = await sql<{ row: string; organization_id: number | null }>`
      select jobs::text as row, organization_id from jobs where kind = 'mail'`.execute(service.database.db)
    for (const { row, organization_id } of rows) {
      expect(row).not.toMatch(/hidden@|Zweifelsohne|unguessable/)
      expect(organization_id).toBeNull()
    }
    expect(lines.join('')).toContain('"kind":"mail"')
    expect(lines.join('')).not.toMatch(/hidden@|Zweifelsohne|unguessable/)
  })

  test('that is withheld goes nowhere, and looks like any other from the outside', async () => {
    await send({ to: 'withheld@example.com', subject: 'a', text: 'b', withheld: true })
    await deliver()
    expect(server.mailsTo('withheld@example.com')).toEqual([])
    expect(await newestJob()).toMatchObject({ status: 'finished', error: null })
  })

  test.each([
    ['a line break and a header', 'Hello\r\nBcc: victim@example.com\r\n\r\nbody', 'Hello Bcc: victim@example.com body'],
    ['a lone line feed', 'Hello\nX-Spam: no', 'Hello X-Spam: no'],
    ['separators of Unicode', 'Hello\u2028Bcc: victim@example.com\u0085end', 'Hello Bcc: victim@example.com end'],
  ])('has one subject and one recipient, whatever is in the subject: %s', async (what, subject, read) => {
    const to = `injected-${what.length}@example.com`
    await send({ to, subject, text: 'text\n' })
    await deliver()
    const [mail] = server.mailsTo(to)
    expect(mail!.recipients).toEqual([to])
    expect(mail!.header('subject')).toBe(read)
    for (const added of ['bcc', 'x-spam']) expect(mail!.header(added)).toBeUndefined()
    expect(mail!.text).toBe('text\n')
    expect(server.mailsTo('victim@example.com')).toEqual([])
  })

  test.each([
    'ann@example.com\r\nBcc: victim@example.com',
    'ann@example.com\n',
    'ann@example.com, victim@example.com',
    'ann@example.com victim@example.com',
    'Ann <ann@example.com>',
    '<ann@example.com>',
    'group:ann@example.com;',
    '"ann\r\n"@example.com',
    `${'a'.repeat(250)}@example.com`,
    'ann',
    '',
  ])('goes to one address only: %j is refused', async (to) => {
    await expect(send({ to, subject: 'a', text: 'b' })).rejects.toMatchObject({ code: 'invalid_request' })
  })
})

describe('a mail server that is away', () => {
  test('gets the mail when it is back, after pauses that grow', async () => {
    await server.down()
    await send({ to: 'patient@example.com', subject: 'a', text: 'b' })
    await deliver()
    const pauses: number[] = []
    for (let attempt = 0; attempt < 4; attempt++) pauses.push(...(await hurry()))
    expect(pauses).toHaveLength(4)
    expect(pauses[0]).toBeLessThanOrEqual(10)
    expect(pauses.at(-1)).toBeGreaterThan(2 * pauses[0]!)
    await server.up()
    await hurry()
    expect(server.mailsTo('patient@example.com')).toHaveLength(1)
    expect(await newestJob()).toMatchObject({ status: 'finished', error: null })
  })

  test('does not get what is of no use any more', async () => {
    await server.down()
    const until = new Date(service.clock.now().getTime() + 15 * 60_000)
    await send({ to: 'late@example.com', subject: 'a', text: 'b', until })
    await deliver()
    await server.up()
    service.clock.set(until)
    await hurry()
    expect(server.mailsTo('late@example.com')).toEqual([])
    expect(await newestJob()).toMatchObject({
      status: 'failed',
      error: 'The mail could not be delivered while it was of use.',
    })
  })
})

describe('a mail server that refuses', () => {
  test('for good is not asked again, and its words are not repeated', async () => {
    server.refuse(550)
    await send({ to: 'nobody@example.com', subject: 'a', text: 'b' })
    await deliver()
    server.refuse(undefined)
    expect(await newestJob()).toMatchObject({
      status: 'failed',
      error: 'The mail server refused the mail for good, with 550.',
    })
    expect(await hurry()).toEqual([])
    expect(lines.join('')).not.toContain('nobody@example.com')
  })

  test('for now is asked again', async () => {
    server.refuse(451)
    await send({ to: 'greylisted@example.com', subject: 'a', text: 'b' })
    await deliver()
    server.refuse(undefined)
    expect(await hurry()).toHaveLength(1)
    expect(server.mailsTo('greylisted@example.com')).toHaveLength(1)
    expect(lines.join('')).not.toContain('greylisted@example.com')
  })
})

describe('a mail server that offers TLS', () => {
  const mail = {
    id: 'one',
    to: 'tls@example.com',
    subject: 'a',
    text: 'b',
    until: new Date('2030-01-01'),
    written_at: new Date('2026-01-01'),
    withheld: false,
  }

  test('is spoken to over TLS, and not at all when nobody vouches for its certificate', async () => {
    const own = await startSmtpServer({ starttls: true })
    try {
      const url = `smtp://127.0.0.1:${own.port}`
      await expect(smtpTransport({ url, from: FROM }).deliver(mail)).rejects.toThrow(
        'The mail server cannot be reached',
      )
      expect(own.mailsTo('tls@example.com')).toEqual([])
      await smtpTransport({ url: `${url}?tls.rejectUnauthorized=false`, from: FROM }).deliver(mail)
      expect(own.mailsTo('tls@example.com')).toMatchObject([{ secure: true }])
    } finally {
      await own.down()
    }
  })

  test('can be made a condition: without TLS nothing is sent', async () => {
    const url = `smtp://127.0.0.1:${server.port}?requireTLS=true`
    await expect(smtpTransport({ url, from: FROM }).deliver(mail)).rejects.toThrow()
    expect(server.mailsTo('tls@example.com')).toEqual([])
  })
})
