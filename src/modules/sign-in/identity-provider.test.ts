import { expect, test } from 'vitest'
import { loadConfig } from '../../platform/config.ts'
import { OperatorError } from '../../platform/errors.ts'
import { createLogger } from '../../platform/log.ts'
import { openIdentityProvider } from './identity-provider.ts'

const settings = { client_id: 'panel', scopes: 'openid', log: createLogger('silent') }
const checks = { state: 'state', nonce: 'nonce', code_verifier: 'v'.repeat(43) }

test.each(['http://id.example.com', 'http://10.0.0.7:8080', 'http://127.0.0.1.example.com'])(
  'a provider at %s is refused at the start: others could read along',
  (issuer) => {
    expect(() => openIdentityProvider({ ...settings, issuer })).toThrow(OperatorError)
  },
)

test.each(['https://id.example.com', 'http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080'])(
  'a provider at %s may be used',
  (issuer) => {
    expect(() => openIdentityProvider({ ...settings, issuer })).not.toThrow()
  },
)

test('a provider that is asked in vain is asked again the next time, and else only once', async () => {
  const issuer = 'https://id.example.com'
  const metadata = { issuer, authorization_endpoint: `${issuer}/authorize` }
  const replies = [() => Response.error(), () => Response.json({ ...metadata, issuer: 'https://evil.example' })]
  let asked = 0
  const provider = openIdentityProvider({
    ...settings,
    issuer,
    fetch: async () => {
      asked++
      return (replies.shift() ?? (() => Response.json(metadata)))()
    },
  })
  const ask = () => provider.authorizationUrl('browser', 'https://panel.example.com/login/callback', checks)
  await expect(ask()).rejects.toMatchObject({ code: 'engine_unavailable', retryAfterSeconds: 5 })
  await expect(ask()).rejects.toMatchObject({ code: 'engine_unavailable' })
  await Promise.all([ask(), ask(), ask()])
  expect(await ask()).toMatch(/^https:\/\/id\.example\.com\/authorize\?/)
  expect(asked).toBe(3)
})

test.each(['https://id.example.com/application/o/panel/', 'https://id.example.com/realms/panel'])(
  'a provider that calls itself %s is asked under that name, and believed',
  async (issuer) => {
    const asked: string[] = []
    const config = loadConfig({ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'panel' })
    const provider = openIdentityProvider({
      ...settings,
      issuer: config.OIDC_ISSUER!,
      fetch: async (url) => {
        asked.push(url)
        return Response.json({ issuer, authorization_endpoint: 'https://id.example.com/authorize' })
      },
    })
    await provider.authorizationUrl('browser', 'https://panel.example.com/login/callback', checks)
    expect(asked).toEqual([`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`])
  },
)

test.each([
  ['cli', { cli_client_id: 'native', cli_client_secret: 'not so secret' }, 'native', 'not so secret'],
  ['cli', { cli_client_id: 'native' }, 'native', undefined],
  ['cli', {}, 'panel', 'web secret'],
  ['browser', { cli_client_id: 'native', cli_client_secret: 'not so secret' }, 'panel', 'web secret'],
] as const)('a %s sign-in with %j is that of the client %s, with its own secret or none', async (...row) => {
  const [purpose, native, client_id, secret] = row
  const issuer = 'https://id.example.com'
  const sent: URLSearchParams[] = []
  const provider = openIdentityProvider({
    ...settings,
    client_secret: 'web secret',
    ...native,
    issuer,
    fetch: async (url, { body }) => {
      if (url.endsWith('openid-configuration')) {
        const token_endpoint_auth_methods_supported = ['client_secret_post']
        const token_endpoint = `${issuer}/token`
        return Response.json({ issuer, token_endpoint, token_endpoint_auth_methods_supported })
      }
      sent.push(new URLSearchParams(String(body)))
      return Response.json({ error: 'invalid_grant' }, { status: 400 })
    },
  })
  const callback = new URLSearchParams({ code: 'code', state: checks.state })
  await expect(provider.redeem(purpose, 'http://127.0.0.1:1/oauth/callback', callback, checks)).rejects.toThrow()
  expect(sent.map((body) => [body.get('client_id'), body.get('client_secret') ?? undefined])).toEqual([
    [client_id, secret],
  ])
})
