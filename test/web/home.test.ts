import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BROWSER, CHROMIUM } from '../harness/chromium.ts'
import { otherLooks } from '../harness/looks.ts'
import { signedIn } from '../harness/signed-in.ts'
import { openWeb, type Web } from '../harness/web.ts'

describe.skipIf(CHROMIUM === undefined)('the first screen', BROWSER, () => {
  let web: Web
  beforeAll(async () => {
    web = await openWeb()
  })
  afterAll(() => web?.close())

  test('somebody who is not signed in asks, and twelve people answer, each with face, name, place, job and words', async () => {
    const { page, wrong, close } = await web.visit('/')
    await page.getByLabel('Your question').fill('Do you like tea?')
    await page.keyboard.press('Enter')
    await page.getByText('12 people: a first read, not a measurement.').waitFor()
    const cards = page.getByRole('region', { name: 'The panel' }).getByRole('listitem')
    expect(await cards.count()).toBe(12)
    for (const card of await cards.all()) {
      expect(await card.innerText()).toMatch(/^.+, \d+\n+.+\n+.+, .+\n+\w+ says no to: Do you like tea\?$/)
      expect(await card.locator('img').getAttribute('src')).toMatch(/^\/agents\/[\w-]{36}\/portrait\.svg$/)
    }
    expect(await wrong()).toEqual([])
    await close()
  })

  test('an asked question has an address: it can be loaded again, and gone back from; one that is too short is not asked', async () => {
    const { page, close } = await web.visit('/')
    await page.getByRole('button', { name: 'What annoys you most about your bank?' }).click()
    await page.getByText('a first read').waitFor()
    expect(page.url()).toMatch(/\?question=What\+annoys\+you\+most\+about\+your\+bank%3F&job=/)
    await page.reload()
    await page.getByText('a first read').waitFor()
    await page.goBack()
    await page.getByText('Asked in this browser').waitFor()
    expect(await page.getByLabel('Your question').inputValue()).toBe('')
    await page.getByLabel('Your question').fill('?')
    await page.getByRole('button', { name: 'Ask twelve people' }).click()
    expect(await page.getByRole('alert').innerText()).toContain('at least three characters')
    await close()
  })

  test('when the free questions are used up, it says when there are more', async () => {
    const poor = await openWeb({ config: { FREE_QUESTIONS_PER_CYCLE: '1' } }, web)
    const { page, close } = await poor.visit('/')
    for (const question of ['Do you like tea?', 'Do you like coffee?']) {
      await page.getByLabel('Your question').fill(question)
      await page.keyboard.press('Enter')
      await page.getByText(question === 'Do you like tea?' ? 'a first read' : 'are used up').waitFor()
    }
    expect(await page.getByRole('alert').innerText()).toContain('first of next month')
    await close()
    await poor.close()
  })

  test('where visitors may not ask, the page offers the sign-in', async () => {
    const closed = await openWeb({ visitors: false }, web)
    const { page, wrong, close } = await closed.visit('/')
    await page.getByRole('heading', { name: 'Ask after signing in' }).waitFor()
    expect(await page.getByLabel('Your question').count()).toBe(0)
    expect(await wrong()).toEqual([])
    await close()
    await closed.close()
  })

  test('what needs an account leads who has none to the sign-in, and back', async () => {
    const { page, close } = await web.visit('/')
    await page.getByRole('link', { name: 'Studies' }).click()
    await page.waitForURL(/\/login\?return_to=%2Fresearch-studies$/)
    await close()
  })

  test.each(otherLooks)(
    'the first screen and an agent can be read at $width pixels, $colorScheme, by everybody',
    async (look) => {
      const { page, wrong, close } = await web.visit('/', look)
      await page.getByRole('heading', { name: 'The panel' }).waitFor()
      expect(await wrong()).toEqual([])
      await page.locator('a[href^="/agents/"]').first().click()
      await page.getByText('Cohort attribute, not a medical record', { exact: true }).waitFor()
      await page.getByRole('button', { name: /things never done/ }).click()
      await page
        .getByText(/^Has never /)
        .first()
        .waitFor()
      expect(await wrong()).toEqual([])
      await close()
    },
  )

  test('everything can be found by name and by keys', async () => {
    const me = await signedIn(web.service, await web.service.createKey())
    const { page, wrong, close } = await web.visit('/', { as: me })
    await page.getByLabel('Your question').waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search and commands' }).fill('stud')
    expect(await wrong()).toEqual([])
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/research-studies/)
    await page.locator('#main').focus()
    await page.keyboard.press('g')
    await page.keyboard.press('a')
    await page.waitForURL(/\/audience/)
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await keys.getByRole('checkbox', { name: 'Use single keys' }).uncheck()
    await page.keyboard.press('Escape')
    await keys.waitFor({ state: 'detached' })
    // Switched off, as WCAG 2.1.4 wants it.
    await page.keyboard.press('?')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search and commands' }).waitFor()
    expect(await keys.count()).toBe(0)
    await close()
  })

  test('a question to the panel can be taken on into a study; the menu of a phone closes behind its links', async () => {
    const me = await signedIn(web.service, await web.service.createKey())
    const { page, wrong, close } = await web.visit('/research-studies/new?question=Tea%3F', { as: me, width: 390 })
    await expect.poll(() => page.getByRole('textbox').first().inputValue()).toBe('Ask 100 people: Tea?')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('button', { name: /@/ }).click()
    await page.getByRole('menuitem', { name: 'Account' }).waitFor()
    expect(await wrong()).toEqual([])
    await page.getByRole('menuitem', { name: 'Account' }).click()
    await page.waitForURL(/\/account/)
    await menu.waitFor({ state: 'detached' })
    await close()
  })

  test('an unknown agent is said to be none', async () => {
    const { page, close } = await web.visit('/agents/00000000-0000-4000-8000-000000000000')
    await page.getByRole('heading', { name: 'There is no such agent.' }).first().waitFor()
    await close()
  })

  test('the code of the first page weighs at most 200 KB of gzip, it asks nothing of other hosts, and nothing moves when the rest arrives', async () => {
    // Another window than the other tests', so that nothing is kept from before.
    const { page, close } = await web.visit('/favicon.svg', { width: 1281 })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(`${web.service.url}/`, { waitUntil: 'networkidle' })
    expect(asked.filter((url) => new URL(url).origin !== web.service.url)).toEqual([])
    const code = asked.filter((url) => /\.(js|css)$/.test(url))
    const sizes = await Promise.all(
      code.map(async (url) => {
        const { headers } = await fetch(url, { headers: { 'accept-encoding': 'gzip' } })
        expect(headers.get('content-encoding')).toBe('gzip')
        return Number(headers.get('content-length'))
      }),
    )
    expect(code.length).toBeGreaterThan(2)
    expect(sizes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThanOrEqual(200)
    expect((await painted(page)).shift).toBeLessThan(0.1)
    await close()
  })

  // A claim on the clock of the wall, and several loads of the app where the machine is busy.
  test.runIf(process.env.TEST_LONG === '1')('the first page shows something within a second', async () => {
    const times: number[] = []
    // Machines under test are busy: the best of some loads is what the page itself takes.
    while (times.length < 8 && !times.some((ms) => ms <= 1000)) {
      const { page, close } = await web.visit('/', { width: 1300 + times.length })
      const { first } = await painted(page)
      times.push(first)
      await close()
    }
    expect(Math.min(...times)).toBeLessThanOrEqual(1000)
  })
})

/** When the page showed something first, and how much has moved since. */
async function painted(page: Page): Promise<{ first: number; shift: number }> {
  await page.getByRole('heading', { name: 'The panel' }).waitFor()
  return page.evaluate(
    () =>
      new Promise<{ first: number; shift: number }>((resolve) => {
        let shift = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY
        setTimeout(() => resolve({ first, shift }), 200)
      }),
  )
}
