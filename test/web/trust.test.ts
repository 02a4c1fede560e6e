import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BROWSER, CHROMIUM } from '../harness/chromium.ts'
import { inTurn } from '../harness/looks.ts'
import { openWeb, type Web } from '../harness/web.ts'

/** A half is rounded up, as a browser does it; `toFixed` takes 17.95 for less than it is. */
const oneDigit = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

describe.skipIf(CHROMIUM === undefined)('why believe it, for anybody', BROWSER, () => {
  let web: Web
  beforeAll(async () => {
    web = await openWeb()
  })
  afterAll(() => web.close())

  const fromService = async (path: string) => (await web.service.request('GET', path)).body

  test('a visitor reads the figures that the service has, and the scatter as a table', async () => {
    const { page, close } = await web.visit('/fidelity')
    const { against, goals, points } = await fromService('/v1/fidelity')
    const { tv } = against.find(({ name }: { name: string }) => name === 'the engine')
    await page
      .getByText(`${oneDigit.format(tv * 100)} of 100`)
      .first()
      .waitFor()
    const met = goals.filter((goal: { met: boolean }) => goal.met).length
    expect(await page.getByText(`${met} of ${goals.length}`, { exact: true }).count()).toBe(1)
    const verdicts = page.getByRole('region', { name: 'Goals, met and missed' }).getByText('missed', { exact: true })
    expect(await verdicts.count()).toBe(goals.length - met)
    await page.getByRole('button', { name: 'As a table' }).first().click()
    const rows = page.getByRole('region', { name: /shares as forecast against/ }).getByRole('row')
    const counts = (await rows.allInnerTexts()).slice(1).map((row) => Number(row.split('\t')[1]!.replaceAll(',', '')))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(points.length)
    await close()
  })

  test('questions are looked up by words, and the address carries them', async () => {
    const { page, close } = await web.visit('/fidelity')
    await page.getByLabel('Words in the question').fill('vaccinations')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Do the health benefits of vaccinations outweigh the risks?' }).waitFor()
    await expect.poll(() => new URL(page.url()).search).toBe('?q=vaccinations')
    await page.reload()
    await page
      .getByRole('heading', { name: /vaccinations/ })
      .first()
      .waitFor()
    await page.getByLabel('Words in the question').fill('zzzz')
    await page.keyboard.press('Enter')
    await page.getByText('No question has these words.').waitFor()
    await close()
  })

  test('the calibration says of which population it is, and shows the furthest of a section', async () => {
    const { page, close } = await web.visit('/calibration?section=minds')
    await page.getByText('This installation runs on another one').waitFor()
    const { sections } = await fromService('/v1/calibration')
    const { furthest } = sections.find(({ name }: { name: string }) => name === 'minds')
    const rows = page.getByRole('region', { name: 'The furthest off' }).getByRole('row')
    expect(await rows.nth(1).innerText()).toContain(furthest[0].cell)
    await page.getByLabel('Section').selectOption('work')
    await expect.poll(() => new URL(page.url()).search).toBe('?section=work')
    await close()
  })

  test.each(inTurn(['/calibration', '/fidelity']))('$at is sound at $width pixels, $colorScheme', async (look) => {
    const { page, wrong, close } = await web.visit(look.at, look)
    await page.getByRole('heading', { name: 'Repeat it' }).waitFor()
    await page.getByRole('status', { name: 'Loading' }).waitFor({ state: 'detached' })
    expect(await wrong()).toEqual([])
    await close()
  })
})
