/**
 * The way of a stranger through the whole app: a first question without an account, signing in, a plan, an audience, a
 * study, results, a report that somebody else opens, and the administration. A real process, the development identity
 * provider, the sandbox for cards, the embedded engine, one browser.
 */
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BROWSER, CHROMIUM, openBrowser, openWindow } from '../harness/chromium.ts'
import { createTestDatabase, type TestDatabase } from '../harness/database.ts'
import { type Installation, installation, peopledDir, useMachine, welcomed } from '../harness/process.ts'

const machine = useMachine('whole file')
const EMAIL = 'ann@example.com'

describe.skipIf(CHROMIUM === undefined)('from a first question to a report that is passed on', BROWSER, () => {
  let database: TestDatabase
  let place: Installation
  let browser: Browser
  let context: BrowserContext
  let page: Page
  const complaints: string[] = []
  beforeAll(async () => {
    database = await createTestDatabase()
    place = await installation(machine, { DATABASE_URL: database.url!, DATA_DIR: await peopledDir(machine) })
    await welcomed(machine, place)
    browser = await openBrowser()
    context = await openWindow(browser, { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
    page = await context.newPage()
    page.setDefaultTimeout(90_000)
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
  })
  afterAll(async () => {
    await browser?.close()
    await machine.clear()
    await database?.drop()
  })

  const heading = (name: string | RegExp) => page.getByRole('heading', { name }).first()

  test('signed out: twelve people answer a first question', async () => {
    await page.goto(place.url)
    await page.getByLabel('Your question').fill('Would you pay $7 for an oat-milk latte at the airport?')
    await page.keyboard.press('Enter')
    await page.getByText('12 people: a first read, not a measurement.').waitFor()
    expect(await page.getByRole('region', { name: 'The panel' }).getByRole('listitem').count()).toBe(12)
  })

  test('signing in with the development provider leads back to the answers', async () => {
    await page.getByRole('link', { name: 'Sign in' }).click()
    await page.getByRole('link', { name: /Continue with/ }).click()
    await page.getByLabel('E-mail').fill(EMAIL)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL(/\?question=/)
    await page.getByRole('button', { name: /ann@example\.com/ }).waitFor()
  })

  test('what needs a plan says so; bought in the sandbox, it leads back to where one was', async () => {
    await page.getByRole('link', { name: 'Audience', exact: true }).click()
    await page.getByRole('button', { name: /sandbox: no card is charged/ }).click()
    await page.waitForURL(/\/sandbox\/card\/checkout\//)
    await page.getByLabel(/number/i).fill('4242 4242 4242 4242')
    await page.getByLabel(/expir/i).fill('12/40')
    await page.getByLabel(/CVC/i).fill('123')
    await page.getByLabel(/name/i).fill('Ann')
    await page.getByRole('button', { name: /^Pay/ }).click()
    await page.waitForURL(/\/account\/billing\/success/)
    const on = /Continue where you were/
    await page
      .getByRole('link', { name: on })
      .or(page.getByRole('button', { name: on }))
      .click()
    await page.waitForURL(/\/audience/)
  })

  test('an audience in a sentence is understood, counted and saved as a group', async () => {
    await page.getByLabel('Whom do you want to ask?').fill('women in Texas over 40')
    await page.keyboard.press('Enter')
    await page.getByText('How it was understood').waitFor()
    await page.waitForURL(/Texas/)
    await page.getByRole('button', { name: 'Save as a group' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Texan women')
    await dialog.getByLabel('How many people').fill('10')
    await dialog.getByRole('button', { name: 'Recruit the group' }).click()
    await page.waitForURL(/\/research-groups\//)
    await heading('Texan women').waitFor()
    await page.getByText('Texas').first().waitFor()
  })

  test('the group is asked in a study, and everybody answers', async () => {
    await page.getByRole('link', { name: 'Ask this group' }).first().click()
    await page.getByLabel('Title').fill('Shift planning')
    await page.getByRole('button', { name: 'Create the study' }).click()
    await page.getByLabel('Question', { exact: true }).fill('Would you use an app that plans your week?')
    await page.getByRole('button', { name: /^Ask \d+ people/ }).click()
    await page
      .getByText(/^\d+ answers$/)
      .first()
      .waitFor()
    await page
      .getByText(/95 % interval/)
      .first()
      .waitFor()
  })

  test('results have intervals, and are broken down by a field', async () => {
    await page.getByRole('navigation', { name: 'Parts of the study' }).getByRole('link', { name: 'Results' }).click()
    await page.getByText('95 % interval').first().waitFor()
    await page.getByRole('button', { name: 'Age', exact: true }).click()
    await page.waitForURL(/by=age/)
  })

  let link: string
  test('completing writes the report, and sharing makes a link', async () => {
    await page.getByRole('button', { name: 'Complete', exact: true }).click()
    await page.getByRole('button', { name: 'Write the report' }).click()
    await page.waitForURL(/\/report/)
    await heading('Recommendations').waitFor()
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('button', { name: 'Make a link' }).click()
    const field = page.getByRole('textbox', { name: 'Link' })
    await field.waitFor()
    link = await field.inputValue()
    expect(link).toMatch(/\/shared\/[\w-]{40,}$/)
  })

  test('whoever gets the link reads the report, without an account and without scripts', async () => {
    const stranger = await openWindow(browser, { javaScriptEnabled: false })
    const other = await stranger.newPage()
    await other.goto(link)
    expect(await other.getByRole('heading', { level: 1 }).innerText()).toContain('Shift planning')
    expect(await other.locator('body').innerText()).toMatch(/synthetic/i)
    await stranger.close()
  })

  test('an administrator makes a tier', async () => {
    await machine.run(['admin', 'create', '--email', EMAIL], { env: place.env })
    await page.goto(`${place.url}/admin/pricing-tiers`)
    await page.getByRole('button', { name: 'New tier' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('plus')
    await dialog.getByLabel(/^Price a month/).fill('49')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await page.getByText('The tier plus is made.').waitFor()
  })

  test('on the way the browser complained of nothing', () => {
    expect(complaints).toEqual([])
  })
})
