/** What is secret is shown to whoever it is for, once, and is written down nowhere else. */
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogger } from '../../src/platform/log.ts'
import { browserLike } from '../harness/browser-like.ts'
import { snapshot } from '../harness/furnish.ts'
import { allowedCode, BASE_URL, connected, refresh } from '../harness/mcp-sign-in.ts'
import { type Service, startService, TEST_SECRET } from '../harness/service.ts'
import { signedIn } from '../harness/signed-in.ts'

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_51Nq7xKzvTgWbYp3Lc',
  STRIPE_WEBHOOK_SECRET: 'whsec_Zk2mQ9vXr4TnB7yLw1',
}
const METRICS_TOKEN = 'metrics-token-8Jd3kQzP'
const lines: string[] = []
const answers: string[] = []
/** By what they are; whatever is here must be found nowhere. */
const secrets = new Map<string, string>()

let service: Service
let dir: string
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'populace-secrets-'))
  const log = createLogger('trace', { write: (line: string) => void lines.push(line) })
  service = await startService({
    log,
    config: { DATA_DIR: dir, METRICS_TOKEN, WEBHOOK_ALLOW_PRIVATE: 'true', ...STRIPE },
  })
  await everythingWithASecret()
})
afterAll(async () => {
  await service.close()
  await rm(dir, { recursive: true, force: true })
})

/** Goes once through all that hands out, takes or uses a secret, and through ways in which each can go wrong. */
async function everythingWithASecret(): Promise<void> {
  const keep = (name: string, secret: string): string => {
    expect(secret.length, name).toBeGreaterThan(15)
    secrets.set(name, secret)
    return secret
  }
  keep('SECRET_KEY', TEST_SECRET)
  for (const [name, secret] of Object.entries({ ...STRIPE, METRICS_TOKEN })) keep(name, secret)

  const owner = await service.createKey()
  keep('a live key', owner.api_key)
  keep('a free key', (await service.createKey({ kind: 'free' })).api_key)
  const person = await signedIn(service, owner)
  keep('a session', person.token)
  keep('the token against forgeries', person.csrf_token)
  const made = await person.request('POST', '/account/keys', { json: { name: 'By hand' } })
  keep('a key that a person made', made.body.api_key)

  const webhook = await service.client(owner).webhooks.create({ url: 'http://127.0.0.1:1/events' })
  keep('the secret of a webhook', webhook.secret)
  await service.client(owner).webhooks.test({ webhook_id: String(webhook.webhook.id) })

  const code = await allowedCode(service, person)
  keep('the code of a program', code.code)
  keep('its verifier', code.code_verifier)
  const connection = await connected(service, person)
  keep('the token of a program', connection.access_token)
  keep('its refresh token', connection.refresh_token)
  const renewed = await refresh(service, connection.client_id, connection.refresh_token)
  keep('its next refresh token', renewed.body.refresh_token)

  const browser = browserLike(service.url, BASE_URL)
  await browser.post('/login/email', { email: 'reader@example.com', return_to: '/account' })
  await service.app.worker.drain()
  const link = await mailedToken()
  keep('a mailed link', link)
  await browser.get(`/login/email?token=${link}`)
  for (const [name, value] of browser.cookies) if (value.length > 15) keep(`the cookie ${name}`, value)

  // Each secret where it does not belong, and mistyped: what is refused may be repeated in what is said of it.
  for (const secret of [...secrets.values()]) {
    const encoded = encodeURIComponent(secret)
    // In a path only what is known by its looks can be hidden.
    const isKey = secret.startsWith('rk_')
    for (const target of [
      ...(isKey ? [`/v1/jobs/${encoded}`, `/v1/${encoded}`] : []),
      `/v1/billing/usage?key=${encoded}`,
      `/login/callback?code=${encoded}&state=${encoded}`,
      `/shared/${encoded}`,
      `/metrics?token=${encoded}`,
    ])
      answers.push(JSON.stringify(await service.request('GET', target, { key: `${secret}x` })))
    const { body } = await service.request('POST', '/webhooks/card-provider', {
      body: '{}',
      headers: { 'content-type': 'application/json', 'stripe-signature': secret },
    })
    answers.push(JSON.stringify(body))
  }
  const { body: metrics } = await service.request('GET', '/metrics', { key: METRICS_TOKEN })
  answers.push(String(metrics))
  const { body: audit } = await person.request('GET', '/account/audit-log')
  answers.push(JSON.stringify(audit))
}

async function mailedToken(): Promise<string> {
  const outbox = path.join(dir, 'outbox')
  const [file] = await readdir(outbox)
  return /token=([\w-]+)/.exec(await readFile(path.join(outbox, file!), 'utf8'))![1]!
}

/** As it is, and as columns of bytes and encoded texts would have it. */
const spellings = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret),
  Buffer.from(secret).toString('hex'),
  Buffer.from(secret).toString('base64').replace(/=+$/, '').slice(0, -2),
]

const foundIn = (text: string, names: Iterable<string> = secrets.keys()): string[] =>
  [...names].filter((name) => spellings(secrets.get(name)!).some((spelling) => text.includes(spelling)))

test('no log line has one, at any level, whatever was done with it', () => {
  expect(secrets.size).toBeGreaterThan(15)
  expect(lines.length).toBeGreaterThan(100)
  expect(foundIn(lines.join(''))).toEqual([])
})

test('the database has none as it was given: digests, or sealed', async () => {
  const rows = [...(await snapshot(service.database.db))].flatMap(([table, all]) => all.map((row) => `${table} ${row}`))
  expect(rows.length).toBeGreaterThan(50)
  expect(foundIn(rows.join('\n'))).toEqual([])
})

test('no error, metric or entry of the audit log repeats one, beyond the path that its caller typed', () => {
  expect(answers.length).toBeGreaterThan(60)
  expect(foundIn(answers.filter((text) => !text.includes('There is nothing at')).join('\n'))).toEqual([])
})

test('the last line of defence: doctor says what is wrong without a password, key or token', async () => {
  const given = {
    SECRET_KEY: 'doctor-secret-key-0123456789abcdef',
    DATABASE_URL: 'postgres://panel:dbpassword9Xk2@127.0.0.1:1/panel',
    SMTP_URL: 'smtp://sender:smtppassword7Qz@127.0.0.1:1',
    MAIL_FROM: 'panel@example.com',
    LLM_BASE_URL: 'http://127.0.0.1:1/v1',
    LLM_MODEL: 'some-model',
    LLM_API_KEY: 'sk-model-key-4Tg8mVw2Lp',
    METRICS_TOKEN,
    ...STRIPE,
    STRIPE_API_URL: 'http://127.0.0.1:1',
  }
  const said = await new Promise<string>((resolve) => {
    const env = { PATH: process.env.PATH, HOME: dir, DATA_DIR: dir, ...given }
    const main = path.resolve(import.meta.dirname, '../../src/main.ts')
    execFile(process.execPath, [main, 'doctor'], { env, cwd: dir }, (_error, stdout, stderr) =>
      resolve(stdout + stderr),
    )
  })
  expect(said).toMatch(/database/i)
  const passwords = ['dbpassword9Xk2', 'smtppassword7Qz', given.SECRET_KEY, given.LLM_API_KEY, METRICS_TOKEN]
  expect([...passwords, ...Object.values(STRIPE)].filter((secret) => said.includes(secret))).toEqual([])
})
