import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client, Group } from '../../src/clients/sdk/index.ts'
import { BROWSER, CHROMIUM } from '../harness/chromium.ts'
import { otherLooks } from '../harness/looks.ts'
import type { TestKey } from '../harness/service.ts'
import { type SignedIn, signedIn } from '../harness/signed-in.ts'
import { type OpenPage, openWeb, type Web } from '../harness/web.ts'

describe.skipIf(CHROMIUM === undefined)('studies in the browser', BROWSER, () => {
  let web: Web
  let key: TestKey
  let me: SignedIn
  let mine: Client
  let group: Group

  beforeAll(async () => {
    web = await openWeb()
    key = await web.service.createKey()
    me = await signedIn(web.service, key)
    mine = web.service.client(key)
    group = (await mine.groups.recruit({ name: 'Eight of them', group_size: 8 })).group
  }, 120_000)

  afterAll(() => web?.close())

  const visit = async <T>(path: string, look: (open: OpenPage) => Promise<T>, as: SignedIn | undefined = me) => {
    const open = await web.visit(path, { as })
    try {
      return await look(open)
    } finally {
      await open.close()
    }
  }
  const newStudy = async (title: string) =>
    (await mine.studies.create({ title, research_group_uuid: group.uuid })).study

  test('without studies the list says what one is, and has two ways to begin', async () => {
    await visit('/research-studies', async ({ page, wrong }) => {
      await page.getByRole('heading', { name: 'No studies yet' }).waitFor()
      expect(await wrong()).toEqual([])
      await page.getByRole('link', { name: 'Set one up by hand' }).click()
      await page.getByRole('button', { name: 'Create the study' }).waitFor()
      expect(await page.getByRole('link', { name: 'By hand' }).getAttribute('aria-current')).toBe('page')
      expect(await page.getByRole('link', { name: 'From a brief' }).getAttribute('aria-current')).toBeNull()
    })
  })

  test('a sentence becomes people and a plan; what is changed in the plan is what the study has', async () => {
    await visit('/research-studies/new', async ({ page, wrong }) => {
      await page
        .getByRole('textbox', { name: 'What do you want to find out, and from whom?' })
        .fill('6 adults in the US: would they use a scheduling app, and why?')
      await page.getByRole('button', { name: 'Find people and plan questions' }).click()
      // The first request of a process also loads what texts are read with.
      await page.getByRole('heading', { name: 'The plan' }).waitFor({ timeout: 90_000 })
      await page.getByRole('heading', { name: '6 synthetic people' }).waitFor()
      await page.getByRole('button', { name: 'Edit question 1' }).click()
      await page.getByRole('textbox', { name: 'Wording' }).fill('What would an app have to do for you?')
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByRole('button', { name: 'Leave out question 2' }).click()
      expect(await wrong()).toEqual([])
      await page.getByRole('button', { name: 'Start asking' }).click()
      await page.waitForURL(/\/research-studies\/[0-9a-f-]{36}$/)
      const study_id = page.url().split('/').at(-1)!
      const { study } = await mine.studies.get({ study_id })
      expect(study).toMatchObject({ participant_count: 6, question_count: 0 })
      const [first, second] = study.planned_questions
      expect(first).toMatchObject({ question: 'What would an app have to do for you?', role: 'opening' })
      expect(second!.role).not.toBe('behaviour')
    })
  })

  test('what is missing is asked back, and the answer goes on with the request', async () => {
    const { request_id } = await mine.requests.createStudy({ request_text: 'I want to learn about snacks' })
    await visit(`/requests/${request_id}`, async ({ page, wrong }) => {
      await page.getByRole('heading', { name: 'One more thing' }).waitFor()
      expect(await wrong()).toEqual([])
      await page.getByRole('textbox', { name: /Who should be asked/ }).fill('5 adults in the US')
      await page.getByRole('button', { name: 'Go on' }).click()
      await page.getByRole('heading', { name: 'The plan' }).waitFor()
      await page.getByText('5 synthetic people').waitFor()
    })
  })

  test('nobody is recruited before a request under review is approved', async () => {
    const { request_id } = await mine.requests.createStudy({
      request_text: '4 adults in the US: what do they cook?',
      review: true,
    })
    await visit(`/requests/${request_id}`, async ({ page }) => {
      await page.getByRole('heading', { name: 'Is this what you meant?' }).waitFor()
      expect((await mine.requests.getStudy({ request_id })).recruited_agent_ids).toEqual([])
      await page.getByRole('button', { name: 'Approve and recruit' }).click()
      await page.getByRole('heading', { name: '4 synthetic people' }).waitFor()
    })
  })

  test('a request that nobody matches leads to those whom a looser one finds', async () => {
    const { request_id } = await mine.requests.createStudy({
      request_text: '30 widowed dentists in Alaska under 25: which toothpaste?',
    })
    await visit(`/requests/${request_id}`, async ({ page }) => {
      await page.getByRole('heading', { name: 'This cannot be done' }).waitFor()
      const { refusal } = await mine.requests.getStudy({ request_id })
      await page.getByRole('link', { name: refusal!.nearest![0]!.suggestion }).click()
      await page.waitForURL('**/audience**')
      await page.goBack()
      await page.getByRole('heading', { name: 'This cannot be done' }).waitFor()
    })
  })

  test('by hand, the group of the address takes part', async () => {
    await visit(`/research-studies/new?group=${group.uuid}`, async ({ page, wrong }) => {
      await page.getByRole('checkbox', { name: /Eight of them/, checked: true }).waitFor()
      await page.getByRole('button', { name: 'Create the study' }).click()
      await page.getByText('A study needs a title.').waitFor()
      expect(await wrong()).toEqual([])
      await page.getByRole('textbox', { name: 'Title' }).fill('By hand')
      await page.getByRole('button', { name: 'Create the study' }).click()
      await page.getByText('8 participants').first().waitFor()
      await page.getByRole('button', { name: 'By hand' }).waitFor()
    })
  })

  test('a study is renamed, archived and deleted in the list; a deletion that is undone has not happened', async () => {
    const { uuid } = await newStudy('To be tidied')
    await visit('/research-studies?text=tidied', async ({ page }) => {
      const link = page.getByRole('link', { name: 'To be tidied' })
      const choose = async (title: string, action: string) => {
        await page.getByRole('button', { name: `Actions for ${title}` }).click()
        await page.getByRole('menuitem', { name: action }).click()
      }
      await link.waitFor()
      await choose('To be tidied', 'Delete')
      await link.waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Undo' }).click()
      await link.waitFor()
      await choose('To be tidied', 'Rename')
      await page.getByRole('textbox', { name: 'Title' }).fill('Soon tidied')
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByRole('link', { name: 'Soon tidied' }).waitFor()
      await choose('Soon tidied', 'Archive')
      await page.getByRole('link', { name: 'Soon tidied' }).waitFor({ state: 'detached' })
      expect((await mine.studies.get({ study_id: uuid })).study).toMatchObject({
        title: 'Soon tidied',
        stage: 'archived',
      })
      await page.getByRole('combobox', { name: 'Which studies' }).selectOption('archived')
      await page.getByRole('link', { name: 'Soon tidied' }).waitFor()
      await choose('Soon tidied', 'Delete')
    })
    // Whoever leaves the page meant it.
    const exists = () =>
      mine.studies.get({ study_id: uuid }).then(
        () => true,
        () => false,
      )
    await expect.poll(exists).toBe(false)
  })

  test('a study is completed when everything is answered, says why not before, and leads to its report', async () => {
    const { uuid } = await newStudy('To be completed')
    await visit(`/research-studies/${uuid}/participants`, async ({ page }) => {
      await page.getByRole('button', { name: 'Complete', exact: true }).click()
      await page.getByText('Nothing has been asked in this study yet.').waitFor()
      await page.keyboard.press('Escape')
      await mine.studies.ask({ study_id: uuid, question: 'Do you cook?', format: { options: ['Yes', 'No'] } })
      await page.reload()
      await page.getByRole('button', { name: 'Complete', exact: true }).click()
      await page.getByRole('button', { name: 'Write the report' }).click()
      await page.waitForURL(/\/report$/)
      await page.getByText('Complete', { exact: true }).first().waitFor()
    })
    expect((await mine.studies.get({ study_id: uuid })).study.stage).toBe('complete')
  })

  test('the title is changed where it stands; the part that one sees is marked, whichever id the address has', async () => {
    const { id, uuid } = await newStudy('Working title')
    await visit(`/research-studies/${id}/compare`, async ({ page }) => {
      const marked = page.getByRole('navigation', { name: 'Parts of the study' }).locator('[aria-current=page]')
      await marked.waitFor()
      expect(await marked.allInnerTexts()).toEqual(['Results'])
      await page.getByRole('link', { name: 'Participants' }).click()
      await page.getByRole('heading', { name: 'Who takes part' }).waitFor()
      expect(await marked.allInnerTexts()).toEqual(['Participants'])
      await page.getByRole('button', { name: 'Working title' }).click()
      await page.getByRole('textbox', { name: 'Title of the study' }).fill('Final title')
      const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
      await page.keyboard.press('Enter')
      // Shown before it is saved.
      await page.getByRole('heading', { level: 1, name: 'Final title' }).waitFor()
      await saved
    })
    expect((await mine.studies.get({ study_id: uuid })).study.title).toBe('Final title')
  })

  test('participants are listed and charted, and one who is removed can be taken back', async () => {
    const { uuid } = await newStudy('Who is it')
    const { agents } = await mine.studies.listAgents({ study_id: uuid })
    const [first, second] = agents
    await visit(`/research-studies/${uuid}/participants`, async ({ page, wrong }) => {
      for (const { name } of agents) await page.getByRole('link', { name }).first().waitFor()
      await page.getByRole('img', { name: /^Age: / }).waitFor()
      expect(await wrong()).toEqual([])
      await page.getByRole('button', { name: `Remove ${first!.name}` }).click()
      await page.getByRole('button', { name: `Remove ${first!.name}` }).waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.getByRole('button', { name: `Remove ${first!.name}` }).waitFor()
      await page.getByRole('button', { name: `Remove ${second!.name}` }).click()
      await page.getByText('7 participants', { exact: true }).waitFor({ timeout: 12_000 })
    })
    const left = (await mine.studies.listAgents({ study_id: uuid })).agents.map((agent) => agent.uuid)
    expect(left).toEqual(agents.filter((agent) => agent !== second).map((agent) => agent.uuid))
  })

  test('a study of another organization is as if it were not there', async () => {
    const { uuid } = await newStudy('A secret title')
    const stranger = await signedIn(web.service, await web.service.createKey())
    await visit(
      `/research-studies/${uuid}`,
      async ({ page }) => {
        await page.getByRole('heading', { name: 'There is nothing here.' }).waitFor()
        expect(await page.getByText('A secret title').count()).toBe(0)
      },
      stranger,
    )
  })

  test('an organization without a plan reads why it cannot begin a study, and where plans are', async () => {
    const free = await signedIn(web.service, await web.service.createKey({ kind: 'free', billing_mode: 'free' }))
    await visit(
      '/research-studies/new',
      async ({ page, wrong }) => {
        await page.getByRole('link', { name: 'See the plans' }).waitFor()
        expect(await page.getByRole('textbox').count()).toBe(0)
        expect(await wrong()).toEqual([])
      },
      free,
    )
  })

  // A request and the participants are looked at above, on a wide, light screen.
  const pages = ['the list', ...(process.env.TEST_LONG === '1' ? ['a request', 'the participants'] : [])]
  test.each(otherLooks)(`at $width pixels, $colorScheme, nothing is wrong with ${pages.join(', ')}`, async (look) => {
    const { requests } = await mine.requests.listStudies({ limit: 1 })
    const { uuid } = await newStudy('For narrow screens, with a rather long title that wraps')
    const paths = [
      '/research-studies',
      `/requests/${requests[0]!.request_id}`,
      `/research-studies/${uuid}/participants`,
    ].slice(0, pages.length)
    for (const path of paths) {
      const { page, wrong, close } = await web.visit(path, { as: me, ...look })
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      expect(await wrong(), path).toEqual([])
      await close()
    }
  })
})
