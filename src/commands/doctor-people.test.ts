import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { loadConfig } from '../platform/config.ts'
import { signInAndBilling } from './doctor-people.ts'

const states = async (env: Record<string, string>) =>
  Object.fromEntries((await signInAndBilling(loadConfig(env))).map(({ check, state }) => [check, state]))

test('on a machine of one’s own the sandboxes are all there is to say', async () => {
  expect(await states({})).toEqual({ 'sign-in': 'ok', mail: 'ok', cards: 'ok' })
})

test('on a public address without settings it says that nobody can sign in or get a link', async () => {
  expect(await states({ BASE_URL: 'https://panel.example.com' })).toEqual({
    'sign-in': 'warning',
    mail: 'warning',
    cards: 'ok',
  })
})

test('what is configured and does not answer is a problem, and what answers is none', async () => {
  const dead = {
    OIDC_ISSUER: 'http://127.0.0.1:1',
    OIDC_CLIENT_ID: 'x',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Populace <panel@example.com>',
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
    STRIPE_API_URL: 'http://127.0.0.1:1',
  }
  expect(await states(dead)).toEqual({ 'sign-in': 'problem', mail: 'problem', cards: 'problem' })

  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    const isDiscovery = request.url?.includes('openid-configuration')
    response.end(
      JSON.stringify(isDiscovery ? { issuer: url } : { object: 'list', data: [], has_more: false, url: '/' }),
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    const alive = { ...dead, OIDC_ISSUER: url, STRIPE_API_URL: url }
    expect(await states(alive)).toEqual({ 'sign-in': 'ok', mail: 'problem', cards: 'ok' })
    const impostor = await signInAndBilling(
      loadConfig({ ...alive, OIDC_ISSUER: url.replace('127.0.0.1', 'localhost') }),
    )
    expect(impostor[0]).toMatchObject({ state: 'problem', message: `the provider calls itself ${url}` })
  } finally {
    server.close()
    server.closeAllConnections()
  }
})
