import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../src/clients/sdk/index.ts'
import { BROWSER, CHROMIUM } from '../harness/chromium.ts'
import { otherLooks } from '../harness/looks.ts'
import { scriptedPanel } from '../harness/scripted-panel.ts'
import { type SignedIn, signedIn } from '../harness/signed-in.ts'
import { type Look, openWeb, textOf, type Web } from '../harness/web.ts'

const labels = ['Not at all', 'Slightly', 'Moderately', 'Very', 'Extremely']
const scale = { type: 'scale' as const, scale: { min: 1, max: 5, labels } }
const options = ['Oat', 'Dairy', 'Soy']

describe.skipIf(CHROMIUM === undefined)('the results of a study', BROWSER, () => {
  let web: Web
  let mine: Client
  let pm: SignedIn
  let study: string
  const ids: Record<'choice' | 'dear' | 'cheap' | 'open', string> = { choice: '', dear: '', cheap: '', open: '' }

  beforeAll(async () => {
    web = await openWeb({ engine: scriptedPanel().engine })
    const key = await web.service.createKey()
    mine = web.service.client(key)
    pm = await signedIn(web.service, key)
    const { agents } = await mine.agents.search({ country: 'US', limit: 40 })
    const { group } = await mine.groups.create({ name: 'Forty', agent_ids: agents.map(({ id }) => id) })
    study = (await mine.studies.create({ title: 'Milk', research_group_uuid: group.uuid })).study.uuid
    const ask = async (question: string, format: object) => {
      const { question_id } = await mine.studies.ask({ study_id: study, question, format })
      await web.service.app.worker.drain()
      return String(question_id)
    }
    ids.choice = await ask('Which milk do you buy?', { type: 'single_choice', options })
    ids.dear = await ask('How appealing is oat milk at $4.99?', scale)
    ids.cheap = await ask('How appealing is oat milk at $2.99?', scale)
    ids.open = await ask('What matters to you in a milk?', { type: 'open' })
    await ask('How many cartons a month?', { type: 'numeric' })
    await ask('Rank these.', { type: 'ranking', options })
  })
  afterAll(() => web?.close())

  const open = async (query = '', look: Look = {}) => {
    const opened = await web.visit(`/research-studies/${study}/results${query}`, { as: pm, ...look })
    const card = (words: string) => opened.page.getByRole('article', { name: words })
    await card('Which milk do you buy?').waitFor()
    return { ...opened, card }
  }
  const percent = (share: number) => `${Math.round(share * 100)}%`
  const women = { where: JSON.stringify({ sex: ['female'] }) }
  const query = (search: Record<string, string>) => `?${new URLSearchParams(search)}`

  test('show every share with its interval as the service has it, explain what that holds, and download as CSV', async () => {
    const { page, card, close } = await open()
    const { questions } = await mine.studies.results({ study_id: study, question_ids: ids.choice })
    for (const { value, share, ci_low, ci_high } of questions[0]!.results.options) {
      const text = `${value}${percent(share)}${percent(ci_low)} to ${percent(ci_high)}`
      expect(await card('Which milk do you buy?').textContent()).toContain(text)
    }
    await card('Which milk do you buy?').getByRole('button', { name: 'How sure is this?' }).click()
    const words = page.getByRole('dialog')
    await words.waitFor()
    expect(await words.textContent()).toMatch(
      /chance.*engine’s stated error together.*Answers that count40.*± 10 points/s,
    )
    await page.keyboard.press('Escape')
    await words.waitFor({ state: 'detached' })
    await card('Which milk do you buy?').getByRole('button', { name: 'Actions for question 1' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Download as CSV' }).click(),
    ])
    const [first] = questions[0]!.results.options
    expect(await textOf(file)).toContain(
      `"Everybody","Oat","Share","${first!.share}","${first!.ci_low}","${first!.ci_high}","${first!.count}"`,
    )
    await close()
  })

  test('are broken down for one question from its menu or by dragging a field onto it, for all by pressing it; back undoes it', async () => {
    const { page, card, close } = await open()
    await card('Which milk do you buy?')
      .getByRole('button', { name: /^Break down by/ })
      .click()
    await page.getByRole('menuitemcheckbox', { name: 'Sex', exact: true }).click()
    await page.keyboard.press('Escape')
    await card('Which milk do you buy?')
      .getByRole('columnheader', { name: /^Female/ })
      .waitFor()
    expect(new URL(page.url()).searchParams.get('each')).toBe(`${ids.choice}.sex`)
    expect(await page.getByRole('columnheader', { name: /^Female/ }).count()).toBe(1)
    await page.goBack()
    await page.getByRole('columnheader', { name: /^Female/ }).waitFor({ state: 'detached' })
    const chip = page.getByRole('button', { name: 'Sex', exact: true })
    await chip.dragTo(card('How appealing is oat milk at $4.99?').getByRole('heading', { level: 2 }))
    await card('How appealing is oat milk at $4.99?')
      .getByRole('columnheader', { name: /^Female/ })
      .waitFor()
    expect(new URL(page.url()).searchParams.get('each')).toBe(`${ids.dear}.sex`)
    await chip.click()
    await expect.poll(() => page.getByRole('columnheader', { name: /^Female/ }).count()).toBe(6)
    await close()
  })

  test('say of groups whether they differ, and leave groups of fewer than five untold', async () => {
    const { questions } = await mine.studies.results({ study_id: study, by: 'state', question_ids: ids.choice })
    const small = questions[0]!.crosstabs[0]!.columns.filter(({ suppressed }) => suppressed)
    const { card, close } = await open(query({ each: `${ids.choice}.state,${ids.choice}.sex` }))
    const text = card('Which milk do you buy?')
    await text.getByText(/Not told, as fewer than five answered/).waitFor()
    expect(small.length).toBeGreaterThan(0)
    expect(await text.getByRole('columnheader', { name: small[0]!.value }).count()).toBe(0)
    await text
      .getByText(/No clear difference \(q = [\d.]+\)|The groups differ/)
      .first()
      .waitFor()
    await close()
  })

  test('are filtered by an attribute, with a banner that says whose answers they are', async () => {
    const { matching_count } = await mine.studies.results({ study_id: study, filters: { sex: 'female' } })
    const { page, card, close } = await open()
    await page.getByRole('button', { name: 'Add a filter' }).click()
    await page.getByLabel('Field', { exact: true }).selectOption('sex')
    await page.getByLabel(`Female ${matching_count}`).check()
    await page.getByRole('button', { name: 'Show these' }).click()
    await page.getByText(`You see: Women. ${matching_count} people of 40 participants.`).waitFor()
    expect(await card('Which milk do you buy?').textContent()).toContain(`${matching_count} people answered`)
    expect(new URL(page.url()).searchParams.get('where')).toBe(women.where)
    await page.getByRole('button', { name: 'Show everybody' }).click()
    await card('Which milk do you buy?').getByText('40 people answered').waitFor()
    await close()
  })

  test('of fewer than five are not drawn', async () => {
    const { agents } = await mine.studies.listAgents({ study_id: study })
    const states = Map.groupBy(agents, ({ state }) => state)
    const [rare, few] = [...states].find(([, list]) => list.length < 5)!
    const { card, close } = await open(query({ where: JSON.stringify({ state: [rare] }) }))
    await card('Which milk do you buy?').getByText('Of fewer than five, only their number is told.').waitFor()
    expect(await card('Which milk do you buy?').getByRole('img').count()).toBe(0)
    expect(few.length).toBeLessThan(5)
    await close()
  })

  test('of two questions stand side by side with intervals of the difference, or with why they cannot', async () => {
    const compare = `/research-studies/${study}/compare`
    const { page, wrong, close } = await web.visit(`${compare}?left=${ids.dear}&right=${ids.cheap}`, { as: pm })
    // The script answers both alike.
    await page.getByText('What can be said: no difference is clear. Every interval holds 0.').waitFor()
    await page.getByText(/computed as if they had nothing in common/).waitFor()
    expect(await wrong()).toEqual([])
    await page.getByRole('group', { name: 'Right' }).getByLabel('Question').selectOption(ids.choice)
    await page.getByText('These two cannot be compared: their answers have different forms.').waitFor()
    expect(new URL(page.url()).searchParams.get('right')).toBe(ids.choice)
    await close()
  })

  test.each(otherLooks)('have nothing wrong with them at $width pixels, $colorScheme', async (look) => {
    const { page, wrong, close } = await open(query({ by: 'sex', counts: 'yes', ...women }), look)
    await page
      .getByRole('columnheader', { name: /^Female/ })
      .first()
      .waitFor()
    await page
      .getByRole('img', { name: /How many cartons a month\?/ })
      .first()
      .waitFor()
    expect(await wrong()).toEqual([])
    await close()
  })
})
