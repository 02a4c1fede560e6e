import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../src/clients/sdk/index.ts'
import { BROWSER, CHROMIUM } from '../harness/chromium.ts'
import { otherLooks } from '../harness/looks.ts'
import { scriptedPanel } from '../harness/scripted-panel.ts'
import type { TestKey } from '../harness/service.ts'
import { type SignedIn, signedIn } from '../harness/signed-in.ts'
import { openWeb, textOf, type Web } from '../harness/web.ts'

let web: Web
let client: Client
let key: TestKey
let as: SignedIn
/** One that is complete, one that is not. */
let complete: { id: number; uuid: string }
let begun: { id: number; uuid: string }

const SYNTHETIC = 'Synthetic research: AI personas answered, no people were surveyed.'

async function study(title: string) {
  const { agents } = await client.agents.search({ country: 'US', limit: 35 })
  const { group } = await client.groups.create({ name: 'Travellers', agent_ids: agents.map(({ id }) => id) })
  const made = await client.studies.create({ title, research_group_uuid: group.uuid })
  const study_id = made.study.uuid
  const ask = (question: string, format?: object) =>
    client.studies.ask({ study_id, question, ...(format === undefined ? {} : { format }) })
  await ask('Would you pay $7 for it?', { type: 'single_choice', options: ['Yes', 'No'] })
  await ask('How likely are you to recommend it, from 0 to 10?', { type: 'scale', scale: { min: 0, max: 10 } })
  await ask('What stands against it?')
  await web.service.app.worker.drain()
  return made.study
}

const reportOf = ({ uuid }: { uuid: string }): string => `/research-studies/${uuid}/report`

describe.skipIf(CHROMIUM === undefined)('the report of a study', BROWSER, () => {
  beforeAll(async () => {
    web = await openWeb({ engine: scriptedPanel().engine })
    key = await web.service.createKey()
    as = await signedIn(web.service, key)
    client = web.service.client(key)
    complete = await study('Oat milk at the airport')
    begun = await study('Not complete')
    await client.studies.complete({ study_id: complete.uuid })
    await web.service.app.worker.drain()
  })
  afterAll(() => web?.close())

  test.each(otherLooks)('has every part with its figures, on $width pixels in the $colorScheme', async (look) => {
    const { page, wrong, close } = await web.visit(reportOf(complete), { as, ...look })
    await page.getByRole('heading', { name: 'Method and limits' }).waitFor()
    for (const name of ['Summary', 'What people agree on', 'Where they differ', 'Recommendations', 'Who was asked']) {
      expect(await page.getByRole('heading', { name, exact: true }).count(), name).toBe(1)
    }
    const text = await page.getByRole('article').innerText()
    expect(text).toContain(SYNTHETIC)
    expect(text).toMatch(/n = 35/)
    expect(text).toMatch(/95 % interval/)
    expect(text).toContain('Net promoter score')
    expect(text).toMatch(/Engine: scripted/)
    expect(text).not.toMatch(/undefined|NaN|\[object/)
    expect(await wrong()).toEqual([])
    await close()
  })

  test('tells the line of the API, and leads from a statement to the question that it rests on', async () => {
    const { report } = await client.studies.report({ study_id: complete.uuid })
    const { page, close } = await web.visit(reportOf(complete), { as })
    const line = String(report.study_tldr!.tldr)
    const shown = await page.getByRole('article').innerText()
    expect(shown.replaceAll('\u00a0', ' ')).toContain(line)
    await page
      .getByRole('link', { name: /^question \d$/ })
      .first()
      .click()
    const place = new URL(page.url()).hash
    expect(place).toMatch(/^#question-\d$/)
    await expect
      .poll(() => page.locator(place).evaluate((section) => section.getBoundingClientRect().top))
      .toBeLessThan(900)
    await close()
  })

  test('on paper has neither navigation nor buttons nor a way past them, and is light for those who prefer dark', async () => {
    const { page, close } = await web.visit(reportOf(complete), { as, colorScheme: 'dark' })
    await page.getByRole('heading', { name: 'Method and limits' }).waitFor()
    const paper = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--paper').trim())
    expect(await paper()).toMatch(/^#101215$/)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    expect(await paper()).toMatch(/^#fff/)
    expect(await page.getByRole('navigation').count()).toBe(0)
    // It waits outside of the window, which on paper is the page before.
    expect(await page.getByRole('link', { name: 'Skip to the content' }).count()).toBe(0)
    expect(await page.getByRole('article').getByRole('button').count()).toBe(0)
    await close()
  })

  test('before completion says what completing does, and where the results are', async () => {
    const { page, wrong, close } = await web.visit(reportOf(begun), { as })
    await page.getByRole('heading', { name: 'There is no report yet.' }).waitFor()
    expect(await page.getByRole('link', { name: 'See the results so far' }).getAttribute('href')).toBe(
      `/research-studies/${begun.uuid}/results`,
    )
    expect(await wrong()).toEqual([])
    await close()
  })

  test('is shared until a day and without names, read by anybody, and gone for good when switched off', async () => {
    const { page, wrong, close } = await web.visit(reportOf(complete), { as })
    await page.getByRole('button', { name: 'Share' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('The link works').selectOption('day')
    await dialog.getByLabel('Last day').fill('2099-01-31')
    await dialog.getByLabel('Names').check()
    await dialog.getByRole('button', { name: 'Make a link' }).click()
    const link = dialog.getByLabel('Link', { exact: true })
    await link.waitFor()
    expect(await wrong()).toEqual([])
    const made = await client.studies.readShare({ study_id: complete.uuid })
    expect(made).toMatchObject({ enabled: true, redact: ['names'], url: await link.inputValue() })
    expect(made.expires_at).toMatch(/^2099-0[12]-/)

    const stranger = await web.visit(new URL(made.url!).pathname)
    expect(await stranger.page.getByRole('note').innerText()).toContain(SYNTHETIC)
    expect(await stranger.page.locator('script').count()).toBe(0)
    expect(await stranger.wrong()).toEqual([])

    await dialog.getByRole('button', { name: 'Switch off' }).click()
    const sure = page.getByRole('alertdialog')
    expect(await sure.innerText()).toContain('gone for good')
    await sure.getByRole('button', { name: 'Switch off' }).click()
    await dialog.getByRole('button', { name: 'Make a link' }).waitFor()
    await stranger.page.reload()
    expect(await stranger.page.getByRole('heading').innerText()).toBe('There is no report here.')
    await stranger.close()
    await close()
  })

  test('is exported as files with the names that the service gives them; a failed export is told in a toast', async () => {
    const { page, close } = await web.visit(reportOf(complete), { as })
    const download = async (name: string) => {
      await page.getByRole('button', { name: 'Export the answers' }).click()
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name, exact: false }).first().click(),
      ])
      return { name: file.suggestedFilename(), text: await textOf(file) }
    }
    const csv = await download('One row per answer')
    expect(csv.name).toBe(`study-${complete.id}-oat-milk-at-the-airport.csv`)
    expect(csv.text.trim().split('\r\n')).toHaveLength(1 + 3 * 35)
    const manifest = await download('Run manifest')
    expect(manifest.name).toBe(`study-${complete.id}-manifest.json`)
    expect(JSON.parse(manifest.text)).toMatchObject({ manifest_version: 1, engines: ['scripted'] })
    await page.route('**/export**', (route) => route.fulfill({ status: 403, json: {} }))
    await page.route('**/download**', (route) => route.fulfill({ status: 403, json: {} }))
    await page.getByRole('button', { name: 'Export the answers' }).click()
    await page.getByRole('menuitem', { name: /Excel/ }).click()
    await page.getByText('This is not for you to see.').or(page.getByText('This did not work.')).first().waitFor()
    await close()
  })
})
