/** What others write, and what happens in other tabs, must not reach further than its place on the screen. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BROWSER, CHROMIUM } from '../harness/chromium.ts'
import { type SignedIn, signedIn } from '../harness/signed-in.ts'
import { type OpenPage, openWeb, type Web } from '../harness/web.ts'

const MARKUP = '</title></script><img src=x onerror=alert(1)>"\'$&$1'

describe.skipIf(CHROMIUM === undefined)('the app among hostile texts and other tabs', BROWSER, () => {
  let web: Web
  beforeAll(async () => {
    web = await openWeb()
  })
  afterAll(() => web.close())

  async function person(): Promise<SignedIn> {
    return signedIn(web.service, await web.service.createKey())
  }

  /** A member of two organizations, who works in the first. */
  async function memberOfTwo() {
    const [key, other] = [await web.service.createKey(), await web.service.createKey()]
    await sql`insert into memberships (organization_id, user_id, role, created_at)
      values (${other.organization_id}, ${key.user_id}, 'member', now())`.execute(web.service.database.db)
    return { as: await signedIn(web.service, key), second: other.org_uuid }
  }

  const sound = async ({ page, complaints }: OpenPage): Promise<void> => {
    expect(await page.locator('img[src="x"]').count()).toBe(0)
    expect(complaints.filter((text) => !/status of 4/.test(text))).toEqual([])
  }

  test('a title is text wherever it stands: in the list, the page, its name and the organization’s', async () => {
    const as = await person()
    await as.request('PATCH', '/account/organization', { json: { name: MARKUP } })
    const { body } = await as.request('POST', '/v1/research-studies', { json: { title: MARKUP, objective: MARKUP } })
    for (const path of ['/research-studies', `/research-studies/${body.study.uuid}`]) {
      const opened = await web.visit(path, { as })
      await opened.page.getByText(MARKUP).first().waitFor()
      await sound(opened)
      if (path !== '/research-studies') await expect.poll(() => opened.page.title()).toContain(MARKUP)
      await opened.close()
    }
  })

  test('an address with names that every object has, or with markup, breaks no page', async () => {
    const as = await person()
    const names = ['q', 'question', 'filters', 'state', 'age_min', 'country', 'section', 'days', 'month', 'job', 'new']
    const opened = await web.visit('/', { as })
    // Both in one address, in turn, so that each name has had each of them after two pages; with TEST_LONG=1 each alone.
    const mixed = ['constructor', MARKUP]
    const alone = [['constructor'], [MARKUP]]
    for (const [turn, path] of ['/', '/fidelity', '/calibration', '/audience', '/account/usage'].entries()) {
      for (const values of process.env.TEST_LONG === '1' ? alone : [mixed]) {
        const search = new URLSearchParams(names.map((name, at) => [name, values[(at + turn) % values.length]!]))
        await opened.page.goto(`${web.service.url}${path}?${search}&__proto__=1&constructor=1`)
        await opened.page.getByRole('heading', { level: 1 }).waitFor()
        await sound(opened)
      }
    }
    await opened.close()
  })

  test('a tab of the organization that another tab has left shows the new one as soon as it asks', async () => {
    const { as, second } = await memberOfTwo()
    const opened = await web.visit('/account/keys', { as })
    const { page } = opened
    await page.getByRole('heading', { level: 1 }).waitFor()
    await as.request('POST', '/account/organization', { json: { org_uuid: second } })
    const { body } = await as.request('GET', '/account/session')
    await page.getByRole('link', { name: 'Members' }).click()
    await page.getByRole('heading', { level: 1, name: body.organization.name }).waitFor()
    await opened.close()
  })

  test('what a stale tab would change is refused, in words', async () => {
    const { as, second } = await memberOfTwo()
    const opened = await web.visit('/account/keys?new=key', { as })
    const dialog = opened.page.getByRole('dialog')
    await dialog.getByRole('textbox').first().fill('Meant for the old one')
    // What the page itself asks for has come: else that would notice the change first, and open the page anew.
    await opened.page.waitForLoadState('networkidle')
    await as.request('POST', '/account/organization', { json: { org_uuid: second } })
    await dialog.getByRole('button', { name: 'Make a key' }).click()
    await opened.page.getByText('You signed in or changed organizations in another tab.').first().waitFor()
    expect(
      (await as.request('GET', '/account/keys')).body.keys.map(({ name }: { name: string }) => name),
    ).not.toContain('Meant for the old one')
    await opened.close()
  })
})
