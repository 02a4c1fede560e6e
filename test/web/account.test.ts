/** The account in a real browser: keys, plans, members, webhooks, usage, and what needs a plan. */
import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ManualClock } from '../../src/platform/clock.ts'
import { BROWSER, CHROMIUM } from '../harness/chromium.ts'
import { inTurn } from '../harness/looks.ts'
import { type KeyOptions, send, type TestKey } from '../harness/service.ts'
import { type SignedIn, signedIn } from '../harness/signed-in.ts'
import { type Look, type OpenPage, openWeb, textOf, type Web } from '../harness/web.ts'

const BASE_URL = 'http://localhost:3000'
const CARD = { number: '4242 4242 4242 4242', expiry: '04/30', cvc: '123', name: 'Ada Lovelace' }

let web: Web
let receiver: Server

const person = async (options?: KeyOptions): Promise<SignedIn & { key: TestKey }> => {
  const key = await web.service.createKey(options)
  return { ...(await signedIn(web.service, key)), key }
}

async function at(path: string, look: Look, work: (open: OpenPage) => Promise<void>): Promise<void> {
  const open = await web.visit(path, look)
  try {
    await work(open)
  } finally {
    await open.close()
  }
}

const works = async (key: string) => (await web.service.request('GET', '/v1/me', { key })).status === 200

describe.skipIf(CHROMIUM === undefined)('the account', BROWSER, () => {
  beforeAll(async () => {
    web = await openWeb({ clock: new ManualClock(new Date()), config: { WEBHOOK_ALLOW_PRIVATE: 'true' } })
    receiver = createServer((_request, response) => response.writeHead(204).end()).listen(0, '127.0.0.1')
  })
  afterAll(async () => {
    receiver?.close()
    await web?.close()
  })

  // Keys, billing and webhooks are looked at below, with something in them.
  const tabs = ['Overview', 'Usage', 'Members', 'Organization', 'Sessions', 'Changes']
  const others = process.env.TEST_LONG === '1' ? ['Keys', 'Billing', 'Webhooks'] : []
  const looks = Map.groupBy(inTurn([...tabs, ...others]), ({ width, colorScheme }) => `${width} pixels, ${colorScheme}`)
  test.each([...looks])('nothing is wrong with the tabs at %s', async (_name, seen) => {
    const as = await person()
    const { width, colorScheme } = seen[0]!
    await at('/account', { as, width, colorScheme }, async ({ page, wrong }) => {
      for (const { at: tab } of seen) {
        await page.getByRole('navigation', { name: 'Parts of the account' }).getByRole('link', { name: tab }).click()
        await expect.poll(() => page.title()).toBe(`${tab} · Account · Populace`)
        await page.getByRole('heading', { level: 2 }).first().waitFor()
        await expect.poll(() => page.getByRole('status', { name: 'Loading' }).count()).toBe(0)
        expect(await wrong(), tab).toEqual([])
      }
    })
  })

  test('a key is shown once, works, may do what was chosen, and works no more when it is revoked', async () => {
    const as = await person()
    await at('/account/keys', { as }, async ({ page, wrong }) => {
      await page.getByRole('button', { name: 'Make a key' }).click()
      await page.getByLabel('What is it for?').fill('Notebook')
      await page.getByLabel('What I choose').check()
      expect(await page.getByRole('dialog').getByRole('button', { name: 'Make a key' }).isDisabled()).toBe(true)
      await page.getByLabel('Read groups').check()
      await page.getByLabel('Read usage and charges').check()
      await page.getByRole('dialog').getByRole('button', { name: 'Make a key' }).click()
      const shown = page.getByRole('region', { name: 'Your new key' })
      const key = (await shown.getByText(/^rk_live_/).innerText()).trim()
      expect(await shown.getByText(/^curl/).innerText()).toContain(`Bearer ${key}" ${web.service.url}/v1/me`)
      const { body } = await web.service.request('GET', '/v1/me', { key })
      expect(body.scopes.sort()).toEqual(['billing:read', 'groups:read'])
      expect(await wrong()).toEqual([])

      await shown.getByRole('button', { name: 'I have it' }).click()
      expect(await page.content()).not.toContain(key)
      await page.getByRole('button', { name: 'Revoke Notebook' }).click()
      expect(await page.getByRole('alertdialog').innerText()).toContain('cannot be undone')
      await page.getByRole('button', { name: 'Revoke for good' }).click()
      await page.getByText('The key is revoked.').waitFor()
      expect(await works(key)).toBe(false)
      await page.getByRole('link', { name: 'Show revoked keys' }).click()
      await page
        .getByRole('row', { name: /Notebook/ })
        .getByText(/^Revoked,/)
        .waitFor()
    })
  })

  test('what needs a plan leads to one and back: the checkout, the key once, and where one was', async () => {
    const as = await person({ kind: 'free' })
    await at('/account/webhooks', { as }, async ({ page, wrong }) => {
      await page.getByText('They come with a plan.').waitFor()
      expect(await wrong()).toEqual([])
      // The provider's pages are at the public address, which this browser does not know.
      await page.route(`${BASE_URL}/**`, (route) => route.fulfill({ contentType: 'text/html', body: 'the provider' }))
      await page.getByRole('button', { name: 'Start team (sandbox: no card is charged)' }).click()
      await page.getByText('the provider').waitFor()
      const checkout = page.url()
      const paid = await send(checkout.replace(BASE_URL, web.service.url), 'POST', {
        body: new URLSearchParams(CARD).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      const back = paid.headers.get('location')!
      expect(back).toContain('/account/billing/success?checkout=')
      await page.goto(back.replace(BASE_URL, web.service.url))

      await page.getByRole('button', { name: 'Show the new key, once' }).click()
      const key = (
        await page
          .getByRole('region', { name: 'Your new key' })
          .getByText(/^rk_live_/)
          .innerText()
      ).trim()
      expect(await works(key)).toBe(true)
      expect(await works(as.key.api_key)).toBe(false)
      await page.reload()
      await page.getByText(`The key ending in ${key.slice(-4)} was shown already.`).waitFor()
      expect(await page.content()).not.toContain(key)
      await page.getByRole('link', { name: 'Continue where you were' }).click()
      await page.getByRole('button', { name: 'Add a webhook' }).waitFor()
    })
  })

  test('plans stand with their prices, say that no card is charged, and nobody passes by unknown assistants', async () => {
    const { body } = await web.service.request('POST', '/cli/auth/agent-register', {
      json: { email: 'owner@example.com', vendor_account_uuid: randomUUID(), client_install_id: 'c'.repeat(64) },
    })
    const { rows } = await sql<{ user_id: number; organization_id: number }>`
      select m.user_id, m.organization_id from memberships m join organizations o on o.id = m.organization_id
      where o.uuid = ${body.org_uuid}`.execute(web.service.database.db)
    const as = await signedIn(web.service, rows[0]!)
    await at('/account/billing', { as, width: 390, colorScheme: 'dark' }, async ({ page, wrong }) => {
      await page.getByText('no card is charged').waitFor()
      await page.getByText('$49.00').waitFor()
      const choose = page.getByRole('button', { name: 'Choose team' })
      await page.getByText('An assistant is registered with this organization. Is it yours?').waitFor()
      expect(await choose.isDisabled()).toBe(true)
      await page.getByLabel('I am not sure: no key until I say so under Keys').check()
      expect(await choose.isDisabled()).toBe(false)
      expect(await wrong()).toEqual([])
    })
  })

  test('a member is told whom to ask, and is offered nothing that only admins may do', async () => {
    const admin = await person({ kind: 'free' })
    const as = await person({ kind: 'free', colleague_of: admin.key, role: 'member' })
    await at('/account/webhooks', { as }, async ({ page }) => {
      await page.getByText(`Ask ${admin.key.email} for a plan.`).waitFor()
      await page.getByRole('link', { name: 'Billing' }).click()
      await page.getByText('$49.00').waitFor()
      expect(await page.getByRole('button', { name: /Choose/ }).count()).toBe(0)
      await page.getByRole('link', { name: 'Members' }).click()
      await page.getByRole('row', { name: new RegExp(admin.key.email) }).waitFor()
      expect(await page.getByRole('button', { name: /Invite|Make|Remove/ }).count()).toBe(0)
    })
  })

  test('whoever is invited is asked on top of the account, joins, and switches', async () => {
    const [host, as] = [await person(), await person()]
    await at('/account/members', { as: host }, async ({ page }) => {
      await page.getByLabel('E-mail').fill(as.key.email)
      await page.getByRole('button', { name: 'Invite', exact: true }).click()
      await page.getByRole('row', { name: new RegExp(as.key.email) }).waitFor()
    })
    const { body } = await host.request('GET', '/account/session')
    const name = body.organization.name as string
    await at('/account/keys', { as }, async ({ page, wrong }) => {
      await page.getByText(`${host.key.email} invites you to join ${name} as a member`).waitFor()
      expect(await wrong()).toEqual([])
      await page.getByRole('button', { name: 'Join' }).click()
      await page.getByText(`You are a member of ${name} now.`).waitFor()
      await page.getByRole('link', { name: 'Overview' }).click()
      await page.getByRole('button', { name: `Work in ${name}` }).click()
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await page.getByText('a member here').waitFor()
    })
  })

  test('a webhook shows its secret once, a test says how it fared, and a deletion is taken back', async () => {
    const as = await person()
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/events`
    await at('/account/webhooks', { as }, async ({ page, wrong }) => {
      await page.getByRole('button', { name: 'Add a webhook' }).click()
      await page.getByLabel('Address').fill(url)
      await page.getByLabel('What it is for').fill('Dashboard')
      await page.getByRole('dialog').getByRole('button', { name: 'Add a webhook' }).click()
      const secret = page.getByRole('region', { name: 'The secret of the webhook' })
      await secret.getByText(/^whsec_/).waitFor()
      await secret.getByRole('button', { name: 'I have it' }).click()
      expect(await page.getByText(/whsec_/).count()).toBe(0)
      await page.getByRole('button', { name: `Send a test to ${url}` }).click()
      await page.getByText('The test was received, with 204.').waitFor()
      expect(await wrong()).toEqual([])

      await page.getByRole('button', { name: `More for ${url}` }).click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await page.getByText('There are no webhooks yet.').waitFor()
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.getByRole('heading', { name: url }).waitFor()
    })
  })

  test('what was asked is in the charts, in their tables and in the files', async () => {
    const as = await person()
    for (const question of ['Tea?', 'Coffee?']) {
      const asked = await web.service.request('POST', '/v1/research-agents/1/questions', {
        key: as.key.api_key,
        json: { question },
      })
      expect(asked.status).toBe(202)
    }
    await at('/account/usage?days=7', { as }, async ({ page }) => {
      await page.getByText('2 questions to 2 agents in all').waitFor()
      await page.getByText('2 of 1,000,000 used').waitFor()
      await page.getByRole('button', { name: 'As a table' }).last().click()
      await page.getByRole('row', { name: 'Agents asked directly 2 $0.00' }).waitFor()
      const saving = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Charges (CSV)' }).click()
      const text = await textOf(await saving)
      expect(text.split('\n').filter((line) => line.includes('agent_question'))).toHaveLength(2)
    })
  })

  test('members change roles and are removed in words; what was done is told by the log', async () => {
    const as = await person()
    const other = await person({ colleague_of: as.key, role: 'member' })
    await at('/account/members', { as }, async ({ page }) => {
      await page.getByRole('button', { name: `Make admin: ${other.key.email}` }).click()
      await page.getByRole('button', { name: `Make member: ${other.key.email}` }).waitFor()
      await page.getByRole('button', { name: `Remove: ${other.key.email}` }).click()
      expect(await page.getByRole('alertdialog').innerText()).toContain('stop working at once')
      await page.getByRole('button', { name: 'Remove, and revoke their keys' }).click()
      await page.getByText('Removed; 1 key revoked.').waitFor()
      expect(await works(other.key.api_key)).toBe(false)
      await page.getByRole('link', { name: 'Changes' }).click()
      const rows = page.getByRole('row', { name: new RegExp(other.key.email) })
      await rows.first().waitFor()
      expect((await rows.allInnerTexts()).join(' ')).toMatch(/Removed[\s\S]*Role changed[\s\S]*member → admin/)
    })
  })

  test('everything of an organization is one click away, as an archive', async () => {
    await at('/account/organization-settings', { as: await person() }, async ({ page }) => {
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download everything' }).click()
      const bytes = await buffer(await (await saved).createReadStream())
      expect(bytes.subarray(0, 2).toString()).toBe('PK')
      expect(bytes.toString('latin1')).toContain('manifest.json')
    })
  })

  test('an organization is deleted only by whoever writes its name, and its people go on in another', async () => {
    const as = await person()
    const { body } = await as.request('GET', '/account/session')
    await at('/account/organization-settings', { as }, async ({ page }) => {
      const action = page.getByRole('button', { name: 'Delete this organization' })
      expect(await action.isDisabled()).toBe(true)
      await page.getByLabel(`Type “${body.organization.name}” to be sure`).fill(body.organization.name)
      await action.click()
      await page.getByRole('heading', { level: 1, name: as.key.email }).waitFor()
      expect(await works(as.key.api_key)).toBe(false)
    })
  })
})
