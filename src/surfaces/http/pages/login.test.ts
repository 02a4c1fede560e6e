import cookie from '@fastify/cookie'
import { type FastifyInstance, fastify } from 'fastify'
import { expect, test } from 'vitest'
import { ServiceError, unauthorized } from '../../../platform/errors.ts'
import { loginPages, type SignInPageParts } from './login.ts'

const TOKEN = 'a-session-token-that-a-module-has-just-opened'

const provider = {
  name: 'Example',
  begin: async () => 'https://idp.example/authorize?state=1',
  complete: async () => ({ token: TOKEN, seconds: 600, return_to: '//evil.example' }),
}

/** The pages alone, with nobody signed in. */
async function pages(parts: Partial<SignInPageParts>): Promise<FastifyInstance> {
  const app = fastify()
  await app.register(cookie)
  const calls = { call: () => Promise.reject(unauthorized('You are signed out.')) }
  const given = {
    base_url: 'http://localhost:3000',
    provider,
    email: undefined,
    outbox: undefined,
    signOut: async () => {},
    ...parts,
  }
  await app.register(async (scope) => loginPages(given, calls)(scope))
  return app
}

const cookiesOf = (response: { headers: Record<string, unknown> }): string[] =>
  [response.headers['set-cookie'] ?? []].flat().map(String)

test('with https the cookies are bound to the host and to https, without it to the host alone', async () => {
  for (const [base_url, name, secure] of [
    ['https://panel.example.com', '__Host-populace_', 'Secure; '],
    ['http://localhost:3000', 'populace_', ''],
  ] as const) {
    const app = await pages({ base_url })
    expect(cookiesOf(await app.inject('/login'))).toEqual([
      expect.stringMatching(
        new RegExp(`^${name}browser=[\\w-]{43}; Max-Age=3600; Path=/; HttpOnly; ${secure}SameSite=Lax$`),
      ),
    ])
    const [browser, session] = cookiesOf(await app.inject('/login/callback?code=1&state=1'))
    expect(browser).toMatch(new RegExp(`^${name}browser=; `))
    expect(session).toBe(`${name}session=${TOKEN}; Max-Age=600; Path=/; HttpOnly; ${secure}SameSite=Lax`)
  }
})

test('a way back that leads to another site is not taken, whoever kept it', async () => {
  const app = await pages({})
  expect((await app.inject('/login/callback?code=1&state=1')).headers.location).toBe('/')
})

test('without any way to sign in the page says what is missing and whom to ask', async () => {
  const app = await pages({ provider: undefined })
  const { statusCode, body } = await app.inject('/login')
  expect(statusCode).toBe(200)
  for (const words of ['OIDC_ISSUER', 'SMTP_URL', 'keys create']) expect(body).toContain(words)
  expect((await app.inject('/login/idp')).statusCode).toBe(404)
  expect((await app.inject('/login/email?token=x')).statusCode).toBe(404)
})

test('a provider that cannot be reached is a page with a way to start again', async () => {
  const away = async () => {
    throw new ServiceError('engine_unavailable', 'The identity provider cannot be reached.', { retry_after_seconds: 5 })
  }
  const app = await pages({ provider: { ...provider, begin: away } })
  const { statusCode, headers, body } = await app.inject('/login/idp')
  expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
  expect(body).toContain('The identity provider cannot be reached.')
  expect(body).toContain('Start again')
})

test('an address that cannot be one comes back in its field, with what is wrong; too many mails say how long to wait', async () => {
  const refusals = [
    new ServiceError('invalid_request', 'Enter an e-mail address such as ann@example.com.'),
    new ServiceError('rate_limited', 'Too many requests: 5 in 3600 seconds are allowed here.', {
      retry_after_seconds: 1500,
    }),
  ]
  const email = { send: () => Promise.reject(refusals.shift()), complete: provider.complete }
  const app = await pages({ email })
  const ask = () =>
    app.inject({
      method: 'POST',
      url: '/login/email',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=%22%3E%3Cb%3E&return_to=%2Faccount%2Fkeys',
    })
  const again = await ask()
  expect(again.statusCode).toBe(400)
  expect(again.body).toContain('value="&#34;&#62;&#60;b&#62;" aria-invalid="true"')
  expect(again.body).toMatch(/name="return_to" value="\/account\/keys".*Enter an e-mail address/s)
  const waiting = await ask()
  expect([waiting.statusCode, waiting.headers['retry-after']]).toEqual([429, '1500'])
  expect(waiting.body).toContain('Try again in 25 minutes.')
})
