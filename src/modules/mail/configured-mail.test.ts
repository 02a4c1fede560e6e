import { expect, test } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { OperatorError } from '../../platform/errors.ts'
import { createLogger } from '../../platform/log.ts'
import type { Queue } from '../../platform/queue.ts'
import { createSecrets } from '../../platform/secrets.ts'
import { configuredMail } from './configured-mail.ts'

const parts = {
  clock: systemClock,
  log: createLogger('silent'),
  secrets: createSecrets('a secret key that only this test knows'),
  queue: {} as Queue,
}
const SMTP_URL = 'smtp://127.0.0.1:25'

test('where there is neither a mail server nor an outbox, there is no mailer', () => {
  expect(configuredMail({ ...parts, config: { DATA_DIR: '.' }, outbox: false })).toEqual({
    mailer: undefined,
    kinds: [],
  })
})

test.each([
  ['a mail server', { DATA_DIR: '.', SMTP_URL, MAIL_FROM: 'Populace <panel@example.com>' }, false],
  ['an address without a name as its sender', { DATA_DIR: '.', SMTP_URL, MAIL_FROM: 'panel@example.com' }, false],
  ['an outbox', { DATA_DIR: '.' }, true],
])('with %s mails can be sent', (_what, config, outbox) => {
  const { mailer, kinds } = configuredMail({ ...parts, config, outbox })
  expect(mailer).toBeDefined()
  expect(kinds.map(({ name }) => name)).toEqual(['mail'])
})

test('a sender that is no address stops the start, and not every single mail', () => {
  const config = { DATA_DIR: '.', SMTP_URL, MAIL_FROM: 'Populace' }
  expect(() => configuredMail({ ...parts, config, outbox: false })).toThrow(OperatorError)
})
