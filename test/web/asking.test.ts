import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../src/clients/sdk/index.ts'
import { BROWSER, CHROMIUM } from '../harness/chromium.ts'
import { otherLooks } from '../harness/looks.ts'
import { scriptedPanel } from '../harness/scripted-panel.ts'
import type { TestKey } from '../harness/service.ts'
import { type SignedIn, signedIn } from '../harness/signed-in.ts'
import { type OpenPage, openWeb, type Web } from '../harness/web.ts'

const PEOPLE = 8
const QUESTION = 'What do you drink in the morning?'
const format = { type: 'single_choice' as const, options: ['tea', 'coffee'] }

describe.skipIf(CHROMIUM === undefined)('asking a study', BROWSER, () => {
  const panel = scriptedPanel()
  let web: Web
  let key: TestKey
  let mine: Client
  let person: SignedIn
  let group: string
  let opened: OpenPage[] = []
  beforeAll(async () => {
    const expect = async () => ({ expected_error_points: 12, basis: 'measured' as const })
    web = await openWeb({ engine: { ...panel.engine, expect } })
    key = await web.service.createKey()
    mine = web.service.client(key)
    person = await signedIn(web.service, key)
    const { agents } = await mine.agents.search({ country: 'US', limit: PEOPLE })
    group = (await mine.groups.create({ name: 'Eight', agent_ids: agents.map(({ id }) => id) })).group.uuid
  }, 60_000)
  afterAll(() => web.close())
  afterEach(async () => {
    panel.reset()
    await Promise.all(opened.map((one) => one.close()))
    opened = []
  })

  const study = async (title = 'Mornings') =>
    (await mine.studies.create({ title, research_group_uuid: group })).study.uuid
  const ask = async (study_id: string, question = QUESTION) => {
    const { question_uuid, job_id } = await mine.studies.ask({ study_id, question, format })
    await mine.jobs.wait(job_id)
    return question_uuid
  }
  const visit = async (path: string, look: Parameters<Web['visit']>[1] = {}) => {
    const page = await web.visit(path, { as: person, ...look })
    opened.push(page)
    return page
  }
  const field = (page: Page) => page.getByRole('textbox', { name: 'Question', exact: true })
  const item = (page: Page, text: string) => page.getByRole('button', { name: text }).filter({ hasText: /Q\d/ })

  test('a question with options, written and put in order by keyboard alone, reaches everybody, and their answers the page', async () => {
    const id = await study()
    const { page, complaints } = await visit(`/research-studies/${id}`)
    await field(page).fill(QUESTION)
    await page.getByText('One choice').click()
    const add = page.getByPlaceholder('Add an option')
    for (const option of ['coffee', 'tea', 'milk']) {
      await add.fill(option)
      await add.press('Enter')
    }
    await page.getByRole('button', { name: 'Remove milk' }).click()
    await page.getByRole('textbox', { name: 'Option 2' }).press('Alt+ArrowUp')
    await page.getByText('tea is now 1 of 2.').waitFor({ state: 'attached' })
    await field(page).press('Control+Enter')
    await item(page, QUESTION).filter({ hasText: '8 answers' }).waitFor()
    await page.getByText('I take tea.').first().waitFor()
    const { questions } = await mine.studies.listQuestions({ study_id: id })
    expect(questions).toMatchObject([{ question: QUESTION, format, answer_count: PEOPLE }])
    await expect.poll(() => page.url()).toContain(`question=${questions[0]!.uuid}`)
    await expect.poll(() => field(page).inputValue()).toBe('')
    expect(complaints).toEqual([])
  })

  test('before anybody is asked: how many answer, what it costs, how near it comes; and what is wrong with a leading question', async () => {
    const { page } = await visit(`/research-studies/${await study()}`)
    await field(page).fill(QUESTION)
    await page.getByText('Expect ±12 points for a share').waitFor()
    await page.getByText('8 answers · no cost · within').waitFor()
    await page.getByText('With 8 people, chance alone moves shares a lot.').waitFor()

    // It is shown beside a neutral one, and either can be had.
    const leading = 'Don’t you agree that tea is amazing?'
    await field(page).fill(leading)
    const check = page.getByRole('button', { name: 'Check the wording' })
    await check.click()
    await page.getByText('Leads to an answer').waitFor()
    await page.getByRole('button', { name: 'Keep mine' }).click()
    expect(await field(page).inputValue()).toBe(leading)
    await check.click()
    await page.getByRole('button', { name: 'Use this wording' }).click()
    expect(await field(page).inputValue()).not.toContain('agree')
  })

  test('a pasted image is uploaded, shown, and asked with the question', async () => {
    const id = await study()
    const { page, complaints } = await visit(`/research-studies/${id}`)
    await field(page).fill('What do you see here?')
    await page.evaluate(async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 8, height: 8 })
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
      const data = new DataTransfer()
      data.items.add(new File([blob!], 'shelf.png', { type: 'image/png' }))
      document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
    })
    await page.getByRole('list', { name: 'Attachments' }).getByText('Attached').waitFor()
    await page.getByRole('button', { name: 'Ask 8 people' }).click()
    await item(page, 'What do you see here?').filter({ hasText: '8 answers' }).waitFor()
    expect(panel.calls.at(-1)!.asked.attachments).toMatchObject([{ filename: 'shelf.png' }])
    expect(complaints).toEqual([])
  })

  test('answers are told as they arrive, and whoever would stop asking reads first what that means', async () => {
    const id = await study()
    const release = panel.hold(3)
    const { page } = await visit(`/research-studies/${id}`)
    await field(page).fill(QUESTION)
    await page.getByRole('button', { name: 'Ask 8 people' }).click()
    await page.getByText('3 of 8 answers', { exact: true }).first().waitFor()
    await page.getByRole('button', { name: 'Stop asking' }).click()
    await page.getByRole('alertdialog').getByText('stays charged').waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel', exact: true }).click()
    release()
    await item(page, QUESTION).filter({ hasText: '8 answers' }).waitFor()
  })

  test('a question that failed says why, and comes back into the composer as it was asked', async () => {
    const id = await study()
    panel.failing = () => 'The panel has gone home.'
    await ask(id)
    const { page } = await visit(`/research-studies/${id}`)
    await page.getByText('The panel has gone home.').waitFor()
    await page.getByRole('button', { name: 'Ask again' }).click()
    await expect.poll(() => field(page).inputValue()).toBe(QUESTION)
    expect(await page.getByRole('textbox', { name: 'Option 2' }).inputValue()).toBe('coffee')
  })

  test('a link leads to one question, the others stay closed until opened; answers are found by choice and by words', async () => {
    const id = await study()
    const first = await ask(id, 'Which is the first?')
    await ask(id, 'Which is the second?')
    const { page } = await visit(`/research-studies/${id}?question=${first}`)
    await page.getByRole('button', { name: 'Which is the first?', expanded: true }).waitFor()
    await page.getByRole('button', { name: 'Which is the second?', expanded: false }).click()
    await page.getByRole('button', { name: 'Which is the first?', expanded: false }).waitFor()
    await page.getByRole('button', { name: 'Follow up with everybody' }).click()
    await expect.poll(() => field(page).inputValue()).toBe('About “Which is the second?”: ')
    await page.getByLabel('Chosen answer').selectOption('tea')
    await page.getByText('4 of 8 loaded').waitFor()
    expect(await page.getByText('I take coffee.').count()).toBe(0)
    await page.getByLabel('Search within answers').fill('coffee')
    await page.getByText('No answer that is loaded matches.').waitFor()
  })

  test('a conversation has everything one agent was asked, in order, takes a follow-up, and leads to the next agent', async () => {
    const id = await study()
    await ask(id, 'Which is the first?')
    await ask(id, 'Which is the second?')
    const { page, wrong } = await visit(`/research-studies/${id}`)
    await page.getByRole('region', { name: 'Answers' }).getByRole('link').first().click()
    const log = page.getByRole('log')
    await log.getByText('Which is the second?').waitFor()
    await page.getByRole('textbox', { name: /alone/ }).fill('And why is that?')
    await page.getByRole('button', { name: 'Ask', exact: true }).click()
    await log.getByText('Asked alone').waitFor()
    await expect.poll(() => log.getByRole('listitem').count()).toBe(3)
    await expect.poll(() => log.getByText('is answering').count()).toBe(0)
    const said = await log.getByRole('listitem').allInnerTexts()
    expect(said.map((text) => /first|second|why/.exec(text)?.[0])).toEqual(['first', 'second', 'why'])
    expect(await wrong()).toEqual([])
    await page.getByRole('link', { name: /Next participant/ }).click()
    await page.getByText('2 of 8', { exact: true }).waitFor()
    await expect.poll(() => page.getByRole('log').getByRole('listitem').count()).toBe(2)
  })

  test('an organization without a plan reads why it cannot ask', async () => {
    const id = await study()
    await ask(id)
    await web.service.database.db
      .updateTable('organizations')
      .set({ billing_mode: 'free' })
      .where('id', '=', key.organization_id)
      .execute()
    try {
      const { page } = await visit(`/research-studies/${id}`)
      await page.getByText('Asking the participants of a study needs a plan.').waitFor()
      expect(await field(page).count()).toBe(0)
    } finally {
      await web.service.database.db
        .updateTable('organizations')
        .set({ billing_mode: 'self_hosted' })
        .where('id', '=', key.organization_id)
        .execute()
    }
  })

  test.each(otherLooks)('at $width pixels in $colorScheme nothing is in anybody’s way', async (look) => {
    const id = await study()
    await ask(id)
    const { page, wrong } = await visit(`/research-studies/${id}`, look)
    await field(page).fill('Don’t you agree that tea is amazing?')
    await page.getByText('One choice').click()
    await page.getByPlaceholder('Add an option').fill('Yes')
    await page.getByPlaceholder('Add an option').press('Enter')
    await page.getByText('I take tea.').first().waitFor()
    expect(await wrong()).toEqual([])
  })
})
