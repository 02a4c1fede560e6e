/**
 * The way of a user from a free key to a paid organization, as a stranger would go it: hosted scripts in a real shell, a
 * real browser, the development identity provider, the sandbox for cards, the real service in a process of its own.
 */
import { execFile } from 'node:child_process'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHROMIUM, openBrowser, openWindow } from '../harness/chromium.ts'
import { type Installation, installation, until, useMachine, welcomed } from '../harness/process.ts'
import { send } from '../harness/service.ts'

const run = promisify(execFile)
const machine = useMachine('whole file')
const EMAIL = 'ann@example.com'
const identity = {
  email: EMAIL,
  vendor_account_uuid: '4be0643f-1d98-4f3c-8a53-5b6e2f3ae7d1',
  client_install_id: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
}

let place: Installation
let home: string
beforeAll(async () => {
  place = await installation(machine, { FREE_QUESTIONS_PER_CYCLE: '1' })
  await welcomed(machine, place)
  home = await machine.dir()
})

const env = () => ({ PATH: process.env.PATH, HOME: home })
const envFile = () => path.join(home, '.populace/env')
const savedKey = async () => (await readFile(envFile(), 'utf8')).match(/^SERVICE_FREE_TIER_API_KEY=(\S+)$/m)?.[1]

/** Fetches a script and runs it, as `refresh_command` says. */
async function script(name: string, args: string[] = [], shell = 'sh') {
  const { body } = await send(`${place.url}/scripts/${name}`, 'GET')
  const file = path.join(home, name)
  await writeFile(file, body)
  return run(shell, [file, ...args], { env: env() }).then(
    (done) => ({ ...done, code: 0 }),
    (failed: { stdout: string; stderr: string; code: number }) => failed,
  )
}

describe('agent-register.sh', () => {
  test('without a client identity file it names the other script and ends with 3', async () => {
    expect(await script('agent-register.sh')).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('free-tier-auth.sh'),
    })
  })

  test('it saves a free key that only its owner can read, and leaves other lines alone', async () => {
    await mkdir(path.join(home, '.populace'))
    await writeFile(path.join(home, '.populace/identity.json'), JSON.stringify(identity, null, 2))
    await writeFile(envFile(), 'OTHER=1\nSERVICE_FREE_TIER_API_KEY=old\n')
    expect(await script('agent-register.sh')).toMatchObject({ code: 0, stdout: '' })
    expect(await readFile(envFile(), 'utf8')).toMatch(/^OTHER=1\nSERVICE_FREE_TIER_API_KEY=rk_free_\w{38}\n$/)
    expect((await stat(envFile())).mode & 0o777).toBe(0o600)
    const { status } = await send(`${place.url}/v1/billing/usage`, 'GET', { key: (await savedKey())! })
    expect(status).toBe(200)
  })

  test('it reads the file of an assistant that spells the fields in its own way', async () => {
    const other = path.join(home, 'assistant.json')
    const { email, vendor_account_uuid, client_install_id } = identity
    const oauthAccount = { accountUuid: vendor_account_uuid, emailAddress: email, organizationType: 'odd "type"' }
    await writeFile(
      other,
      JSON.stringify({ history: ['"email": "mallory@example.com"'], userID: client_install_id, oauthAccount }),
    )
    expect(await script('agent-register.sh', ['--identity', other], 'bash')).toMatchObject({ code: 0 })
    expect(await savedKey()).toMatch(/^rk_free_/)
  })
})

describe.skipIf(CHROMIUM === undefined)('in a browser', () => {
  let browser: Browser
  let context: BrowserContext
  let page: Page
  const complaints: string[] = []
  beforeAll(async () => {
    browser = await openBrowser()
    context = await openWindow(browser)
    page = await context.newPage()
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
  })
  afterAll(() => browser?.close())

  let oldKey: string
  let refreshCommand: string

  test('a free question over the limit is answered with a link to upgrade', async () => {
    oldKey = (await savedKey())!
    const json = { question: 'Do you like mornings?' }
    expect(await send(`${place.url}/v1/free/questions`, 'POST', { key: oldKey, json })).toMatchObject({ status: 202 })
    const { body } = await send(`${place.url}/v1/free/questions`, 'POST', { key: oldKey, json })
    const { upgrade_url } = body.error.details
    expect(upgrade_url).toContain(`${place.url}/upgrade?org=`)
    await page.goto(upgrade_url)
  })

  test('signing in at the identity provider leads back to the link, and on to the plans', async () => {
    await page
      .getByRole('link', { name: /Continue with/ })
      .or(page.getByRole('button', { name: /Continue with/ }))
      .first()
      .click()
    await page.getByLabel('E-mail').fill(EMAIL)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL(`${place.url}/account/billing**`)
    await page.getByRole('heading', { name: 'Choose a plan' }).waitFor()
    const [session] = (await context.cookies()).filter(({ name }) => name === 'populace_session')
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  })

  test('a card that is declined buys nothing; one that works leads to the key, shown once', async () => {
    // Whose the assistant is that registered, only its owner can say: without an answer nothing is bought.
    const choose = page.getByRole('button', { name: 'Choose team' })
    await choose.waitFor()
    await expect.poll(() => choose.isEnabled()).toBe(false)
    await page.getByRole('radio', { name: /^Yes/ }).check()
    await choose.click()
    await page.waitForURL(/\/sandbox\/card\/checkout\//)
    const pay = async (number: string) => {
      await page.getByLabel(/number/i).fill(number)
      await page.getByLabel(/expir/i).fill('12/40')
      await page.getByLabel(/CVC/i).fill('123')
      await page.getByLabel(/name/i).fill('Ann')
      await page.getByRole('button', { name: /^Pay/ }).click()
    }
    await pay('4000 0000 0000 0002')
    await page
      .getByText(/declined/i)
      .first()
      .waitFor()
    await pay('4242 4242 4242 4242')
    await page.waitForURL(/\/account\/billing\/success/)
    await page.getByRole('button', { name: /Show the new key/ }).click()
    const [shown] = (await page
      .getByText(/rk_live_\w{38}/)
      .first()
      .textContent())!.match(/rk_live_\w{38}/)!
    expect(await send(`${place.url}/v1/research-groups`, 'GET', { key: shown })).toMatchObject({ status: 200 })
    await page.reload()
    await page.getByText(/shown already/).waitFor()
    expect(await page.getByRole('button', { name: /Show the new key/ }).count()).toBe(0)
  })

  test('the old key says that it was rotated, and its refresh command brings the managed key, again and again', async () => {
    const { status, body } = await send(`${place.url}/v1/billing/usage`, 'GET', { key: oldKey })
    expect({ status, code: body.error.code }).toEqual({ status: 401, code: 'key_rotated_post_upgrade' })
    refreshCommand = body.error.details.refresh_command
    await run('sh', ['-c', refreshCommand], { env: env(), cwd: home })
    const managed = await savedKey()
    expect(managed).toMatch(/^rk_live_/)
    await run('sh', ['-c', refreshCommand], { env: env(), cwd: home })
    expect(await savedKey()).toBe(managed)
    expect(await send(`${place.url}/v1/research-groups`, 'GET', { key: managed! })).toMatchObject({ status: 200 })
  })

  test('cancelling in the portal returns the organization to its former rights, and its work can still be read', async () => {
    const key = (await savedKey())!
    const recruit = (name: string) =>
      send(`${place.url}/v1/research-groups/recruit`, 'POST', { key, json: { name, group_size: 3 } })
    expect(await recruit('Before')).toMatchObject({ status: 201 })
    await page.goto(`${place.url}/account/billing`)
    await page.getByRole('button', { name: /invoices/ }).click()
    await page.waitForURL(/\/sandbox\/card\/portal\//)
    await page.getByRole('button', { name: 'Cancel now' }).click()
    await until('the organization is free again', async () => {
      const { body } = await send(`${place.url}/v1/billing/usage`, 'GET', { key })
      return body.plan?.billing_mode === 'free'
    })
    expect(await recruit('After')).toMatchObject({ status: 403, body: { error: { code: 'feature_not_included' } } })
    const { body } = await send(`${place.url}/v1/research-groups`, 'GET', { key })
    expect(body.total).toBe(1)
  })

  /** What a program would read, with the cookie of the page; a page itself may not, where its policy forbids to connect. */
  const readAs = async (from: Page, address: string): Promise<string> =>
    (await from.request.get(`${place.url}${address}`, { headers: { accept: 'application/json' } })).text()

  test('whoever a command makes an administrator administers from the next page on, in the same browser', async () => {
    // The portal is the card provider's, and its pages may call nothing: ours may.
    await page.goto(`${place.url}/account`)
    expect(await readAs(page, '/admin/audit-log')).toContain('forbidden')
    await machine.run(['admin', 'create', '--email', EMAIL], { env: place.env })
    expect(await readAs(page, '/admin/audit-log')).toContain('organization.upgraded')
    expect((await page.goto(`${place.url}/admin/`))!.status()).toBe(200)
  })

  test('a link by mail signs in the browser that asked for it, and no other', async () => {
    const own = await (await openWindow(browser)).newPage()
    await own.goto(`${place.url}/login`)
    await own.getByLabel('E-mail').fill('bob@example.com')
    await own.getByRole('button', { name: 'Send me a link' }).click()
    const link = await until('a mail lies in the outbox', async () => {
      const { stdout } = await run('sh', ['-c', `cat ${place.data_dir}/outbox/*.eml 2>/dev/null || :`])
      return stdout
        .replaceAll('=\r\n', '')
        .replaceAll('=3D', '=')
        .match(/http:\S+\/login\/email\?token=[\w-]+/)?.[0]
    })
    const other = await (await openWindow(browser)).newPage()
    expect((await other.goto(link))!.status()).toBe(422)
    await own.goto(link)
    const { user, csrf_token } = JSON.parse(await readAs(own, '/account/session'))
    expect(user.email).toBe('bob@example.com')
    const headers = { 'content-type': 'application/json', 'x-csrf-token': csrf_token }
    await own.evaluate((sent) => fetch('/account/sign-out', { method: 'POST', body: '{}', headers: sent }), headers)
    // In another tab: the app in this one may notice by itself, and leave for the sign-in at the same moment.
    const tab = await own.context().newPage()
    await tab.goto(`${place.url}/account`)
    expect(tab.url()).toContain('/login')
  })

  test('free-tier-auth.sh and `login` get a key by the same sign-in', async () => {
    const signIn = async (address: string) => {
      const visitor = await (await openWindow(browser)).newPage()
      await visitor.goto(address)
      await visitor.getByLabel('E-mail').fill('carol@example.com')
      await visitor.getByRole('button', { name: 'Sign in' }).click()
      await visitor.getByText('You are signed in').waitFor()
      await visitor.context().close()
    }
    const { body } = await send(`${place.url}/scripts/free-tier-auth.sh`, 'GET')
    const file = path.join(home, 'free-tier-auth.sh')
    await writeFile(file, body)
    const own = path.join(home, 'carol.env')
    const shell = machine.start([file, '--no-browser', '--env-file', own], { program: ['sh'], env: { HOME: home } })
    await signIn((await shell.says(/^ {2}(http\S+development-idp\S+)$/m))[1]!)
    expect(await shell.ended).toMatchObject({ code: 0 })
    expect(await readFile(own, 'utf8')).toMatch(/^SERVICE_FREE_TIER_API_KEY=rk_free_\w{38}\n$/)

    const command = machine.start(['login', '--browser', '--no-browser', '--save-to', own], {
      env: { ...place.env, HOME: home },
    })
    await signIn((await command.says(/^ {2}(http\S+development-idp\S+)$/m))[1]!)
    expect(await command.ended).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Saved SERVICE_FREE_TIER_API_KEY'),
    })
    const key = (await readFile(own, 'utf8')).match(/rk_free_\w+/)![0]
    expect(await send(`${place.url}/v1/billing/usage`, 'GET', { key })).toMatchObject({ status: 200 })
  })

  test('no page broke its own policy on the way', () => {
    expect(complaints.filter((text) => !/status of (4|5)\d\d/.test(text))).toEqual([])
  })
})
