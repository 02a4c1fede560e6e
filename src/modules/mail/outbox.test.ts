import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLogger } from '../../platform/log.ts'
import { outboxTransport } from './outbox.ts'

const link = `http://localhost:3000/login/email?token=${'a'.repeat(43)}`
const mail = {
  id: '0190a1b2-0000-7000-8000-000000000001',
  to: 'ann@example.com',
  subject: 'Grüße',
  text: `Open it:\n\n${link}\n`,
  until: new Date('2026-02-01T00:15:00Z'),
  written_at: new Date('2026-02-01T00:00:00.123Z'),
  withheld: false,
}

let parent: string
beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'populace-outbox-'))
})
afterEach(() => rm(parent, { recursive: true, force: true }))

const modeOf = async (file: string): Promise<number> => (await stat(file)).mode & 0o777

test('a mail lies in the outbox, readable for its owner alone, with its link whole', async () => {
  const dir = path.join(parent, 'data', 'outbox')
  const lines: string[] = []
  const log = createLogger('info', { write: (line: string) => void lines.push(line) })
  await outboxTransport({ dir, from: 'Populace <populace@localhost>', log }).deliver(mail)

  expect(await readdir(dir)).toEqual([`2026-02-01T00-00-00-123Z-${mail.id}.eml`])
  const file = path.join(dir, `2026-02-01T00-00-00-123Z-${mail.id}.eml`)
  expect([await modeOf(dir), await modeOf(file)]).toEqual([0o700, 0o600])
  const [head, ...body] = (await readFile(file, 'utf8')).split('\n\n')
  expect(head!.split('\n')).toEqual(
    expect.arrayContaining([
      'From: Populace <populace@localhost>',
      'To: ann@example.com',
      'Subject: Grüße',
      `Message-ID: <${mail.id}@localhost>`,
      'Date: Sun, 01 Feb 2026 00:00:00 +0000',
      'Auto-Submitted: auto-generated',
    ]),
  )
  expect(body.join('\n\n')).toBe(mail.text)
  expect(lines.map((line) => JSON.parse(line).file)).toEqual([file])
  expect(lines.join('')).not.toMatch(/token|ann@/)
})

test('a mail that is delivered twice lies there once', async () => {
  const outbox = outboxTransport({ dir: parent, from: 'Populace <populace@localhost>', log: createLogger('silent') })
  await outbox.deliver(mail)
  await outbox.deliver(mail)
  expect(await readdir(parent)).toHaveLength(1)
})

test('a folder that others could read is closed to them', async () => {
  const dir = path.join(parent, 'outbox')
  await mkdir(dir, { mode: 0o755 })
  await outboxTransport({ dir, from: 'Populace <populace@localhost>', log: createLogger('silent') }).deliver(mail)
  expect(await modeOf(dir)).toBe(0o700)
})
