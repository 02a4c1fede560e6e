/** NEW_ORGANIZATIONS: what the organizations of people who sign in are made as. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrowserLike, browserLike } from '../harness/browser-like.ts'
import { type Service, startService } from '../harness/service.ts'

const BASE_URL = 'http://localhost:3000'

let open: Service
let ours: Service
beforeAll(async () => {
  open = await startService()
  ours = await startService({ beside: open, config: { NEW_ORGANIZATIONS: 'self_hosted' } })
})
afterAll(async () => {
  await ours.close()
  await open.close()
})

async function signIn(service: Service, email: string): Promise<BrowserLike> {
  const browser = browserLike(service.url, BASE_URL)
  const begun = await browser.get('/login/idp?return_to=/account')
  await browser.get(await browser.signInAt(begun.location!, email))
  return browser
}

const read = async (browser: BrowserLike, path: string) => JSON.parse((await browser.get(path)).text)
const standing = async (browser: BrowserLike) => {
  const { kind, plan, scopes } = await read(browser, '/v1/me')
  return { kind, plan: plan.name, billing_mode: plan.billing_mode, writes: scopes.includes('studies:write') }
}

const everything = { kind: 'live', plan: 'self_hosted', billing_mode: 'self_hosted', writes: true }

test('by default, whoever signs in for the first time is on the free plan', async () => {
  expect(await standing(await signIn(open, 'first@example.com'))).toMatchObject({ kind: 'free', writes: false })
})

test('with self_hosted, whoever signs in for the first time has everything without payment', async () => {
  const browser = await signIn(ours, 'colleague@example.com')
  expect(await standing(browser)).toEqual(everything)
  expect((await read(browser, '/v1/billing/usage')).charges.cycle_charge_cents).toBe(0)
})

test('with self_hosted, so is a further organization that somebody makes', async () => {
  const browser = await signIn(ours, 'founder@example.com')
  const { csrf_token } = await read(browser, '/account/session')
  const made = await ours.request('POST', '/account/organizations', {
    json: { name: 'Second' },
    headers: { cookie: `populace_session=${browser.cookies.get('populace_session')}`, 'x-csrf-token': csrf_token },
  })
  expect([made.status, made.body.organization.billing_mode]).toEqual([201, 'self_hosted'])
})

test('whoever has an organization already keeps it as it is', async () => {
  await signIn(open, 'early@example.com')
  expect(await standing(await signIn(ours, 'early@example.com'))).toMatchObject({ kind: 'free', billing_mode: 'free' })
})

test('an assistant that registers gets a free key all the same', async () => {
  const { status, body } = await ours.request('POST', '/cli/auth/agent-register', {
    json: { email: 'assistant@example.com', vendor_account_uuid: randomUUID(), client_install_id: 'f'.repeat(64) },
  })
  expect([status, body.api_key?.slice(0, 8)], JSON.stringify(body)).toEqual([201, 'rk_free_'])
})
