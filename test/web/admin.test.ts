import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BROWSER, CHROMIUM } from '../harness/chromium.ts'
import { inTurn } from '../harness/looks.ts'
import type { TestKey } from '../harness/service.ts'
import { type SignedIn, signedIn } from '../harness/signed-in.ts'
import { openWeb, type Web } from '../harness/web.ts'

describe.skipIf(CHROMIUM === undefined)('administration in the browser', BROWSER, () => {
  let web: Web
  let chief: SignedIn
  let chiefKey: TestKey
  let other: TestKey
  beforeAll(async () => {
    web = await openWeb()
    chiefKey = await web.service.createKey()
    chief = await signedIn(web.service, chiefKey, { administrator: true })
    other = await organization('Ann & Sons')
  })
  afterAll(() => web.close())

  const organization = async (name: string): Promise<TestKey> => {
    const key = await web.service.createKey()
    await chief.request('PATCH', `/admin/organizations/${key.organization_id}`, { json: { name } })
    return key
  }
  const fromService = async (path: string) => (await chief.request('GET', path)).body

  test('whoever is no administrator is told so, and how to become one', async () => {
    const as = await signedIn(web.service, other)
    const { page, wrong, close } = await web.visit('/admin/', { as })
    await page.getByText('Administration is for administrators of this installation.').waitFor()
    expect(await page.getByRole('navigation', { name: 'Administration' }).count()).toBe(0)
    expect(await wrong()).toEqual([])
    await close()
  })

  test('the status says what runs, warns of stand-ins, and keeps itself up to date', async () => {
    const { page, close } = await web.visit('/admin/', { as: chief })
    await page.getByText('anybody can sign in as anybody').waitFor()
    const users = page.getByRole('region', { name: 'How much there is' })
    const before = (await fromService('/admin/status')).counts.organizations
    await users.getByText(String(before), { exact: true }).first().waitFor()
    await organization('Latecomers')
    await users
      .getByText(String(before + 1), { exact: true })
      .first()
      .waitFor()
    await close()
  })

  const paths = ['/admin/organizations', '/admin/users', '/admin/keys', '/admin/jobs', '/admin/audit-log', '/admin/']
  test.each(inTurn(paths))('$at is sound at $width pixels, $colorScheme', async ({ at, width, colorScheme }) => {
    const { page, wrong, close } = await web.visit(at, { as: chief, width, colorScheme })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('status', { name: 'Loading' }).waitFor({ state: 'detached' })
    expect(await wrong()).toEqual([])
    await close()
  })

  test('a tier is made with its price as money, changed, and deleted after a question', async () => {
    const { page, wrong, close } = await web.visit('/admin/pricing-tiers', { as: chief })
    await page.getByRole('button', { name: 'New tier' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Name').fill('Department')
    await form.getByLabel('Price a month (USD)').fill('forty')
    await form.getByRole('button', { name: 'Create' }).click()
    await form.getByText('must be an amount such as 49 or 49.90').waitFor()
    await form.getByLabel('Price a month (USD)').fill('49.90')
    await form.getByLabel('Studies').check()
    expect(await wrong()).toEqual([])
    await form.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('link', { name: 'Department' }).click()
    const made = (await fromService('/admin/pricing-tiers')).tiers.find(
      ({ name }: { name: string }) => name === 'Department',
    )
    expect(made).toMatchObject({ monthly_price_cents: 4990, inc_research_studies: true, questions_per_cycle: null })
    await page.getByLabel('Questions', { exact: true }).fill('1200')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect
      .poll(async () => (await fromService(`/admin/pricing-tiers/${made.id}`)).tier)
      .toMatchObject({ questions_per_cycle: 1200, monthly_price_cents: 4990 })
    await page.getByRole('button', { name: 'Delete the tier' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete it for good' }).click()
    await page.getByText('The tier Department is deleted.').waitFor()
    expect((await chief.request('GET', `/admin/pricing-tiers/${made.id}`)).status).toBe(404)
    await close()
  })

  test('an organization is found by a member’s address, and put on another tier', async () => {
    const { page, wrong, close } = await web.visit('/admin/organizations', { as: chief })
    await page.getByLabel('Name, or e-mail of a member').fill(other.email)
    await page.keyboard.press('Enter')
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(other.email)
    await expect.poll(() => page.getByRole('row').count()).toBe(2)
    await page.getByRole('link', { name: 'Ann & Sons' }).click()
    await page.getByRole('link', { name: other.email }).waitFor()
    await page.getByLabel('Billing').selectOption('invoiced')
    expect(await wrong()).toEqual([])
    await page.getByRole('button', { name: 'Save' }).click()
    await expect
      .poll(async () => (await fromService(`/admin/organizations/${other.organization_id}`)).organization.billing_mode)
      .toBe('invoiced')
    await page.goBack()
    await page.getByRole('link', { name: 'Ann & Sons' }).waitFor()
    expect(await page.getByLabel('Name, or e-mail of a member').inputValue()).toBe(other.email)
    await close()
  })

  test('an organization is deleted only by its name', async () => {
    const doomed = await organization('Doomed')
    const address = `/admin/organizations/${doomed.organization_id}`
    const { page, wrong, close } = await web.visit(address, { as: chief, width: 390, colorScheme: 'dark' })
    const button = page.getByRole('button', { name: 'Delete it for good' })
    await button.waitFor()
    expect(await wrong()).toEqual([])
    const name = page.getByLabel('Its name, to be sure')
    await name.fill('doomed')
    expect(await button.isDisabled()).toBe(true)
    await name.fill('Doomed')
    await button.click()
    await page.getByText('Doomed is deleted.').waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/organizations')
    expect((await chief.request('GET', `/admin/organizations/${doomed.organization_id}`)).status).toBe(404)
    await close()
  })

  test('a user becomes administrator after a question; nobody takes it from themselves', async () => {
    const { page, close } = await web.visit(`/admin/users/${other.user_id}`, { as: chief })
    await page.getByRole('button', { name: 'Make administrator' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make administrator' }).click()
    await page.getByRole('button', { name: 'No longer administrator' }).waitFor()
    expect((await fromService(`/admin/users/${other.user_id}`)).user.administrator).toBe(true)
    await page.goto(`${web.service.url}/admin/users/${chiefKey.user_id}`)
    await page.getByText('This is you').waitFor()
    expect(await page.getByRole('button', { name: 'No longer administrator' }).count()).toBe(0)
    await close()
  })

  test('a key is found by its end, and revoked after a question', async () => {
    const { page, close } = await web.visit(`/admin/keys?q=${other.api_key.slice(-4)}`, { as: chief })
    await page.getByRole('button', { name: /^Revoke/ }).click()
    await page.getByRole('alertdialog').getByText('It belongs to Ann & Sons.').waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
    await page.getByText('The key is revoked.').waitFor()
    await expect.poll(async () => (await web.service.request('GET', '/v1/me', { key: other.api_key })).status).toBe(401)
    await close()
  })
})
