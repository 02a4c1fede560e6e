import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BROWSER, CHROMIUM } from '../harness/chromium.ts'
import type { TestKey } from '../harness/service.ts'
import { type SignedIn, signedIn } from '../harness/signed-in.ts'
import { openWeb, type Web } from '../harness/web.ts'

describe.skipIf(CHROMIUM === undefined)('whom to ask, in a browser', BROWSER, () => {
  let web: Web
  let key: TestKey
  let me: SignedIn

  beforeAll(async () => {
    web = await openWeb()
    key = await web.service.createKey()
    me = await signedIn(web.service, key)
  })
  afterAll(() => web.close())

  const countOf = async (query: object): Promise<string> => {
    const { recruitable_agent_count } = await web.service
      .client(key)
      .filters.get({ country: 'US', fields: 'sex', ...query })
    return recruitable_agent_count.toLocaleString('en')
  }

  test('a filter lives in the address: opened from a link, taken back by the browser; its other values keep their counts', async () => {
    const { page, close } = await web.visit('/audience?sex=female', { as: me })
    const who = page.getByRole('region', { name: 'Who matches' })
    await who.getByText(await countOf({ sex: 'female' }), { exact: true }).waitFor()
    await page.getByLabel('From').fill('60')
    await who.getByText(await countOf({ sex: 'female', age_min: 60 }), { exact: true }).waitFor()
    expect(new URL(page.url()).search).toBe('?sex=female&age_min=60')
    await page.goBack()
    await who.getByText(await countOf({ sex: 'female' }), { exact: true }).waitFor()
    // Values of a field that is filtered by keep their counts, so that another can be added.
    await page.getByRole('checkbox', { name: `Men ${await countOf({ sex: 'male' })}` }).check()
    await who.getByText(await countOf({}), { exact: true }).waitFor()
    await close()
  })

  test('a sentence is read, shown as it was understood, and becomes the filter', async () => {
    const { page, wrong, close } = await web.visit('/audience', { as: me })
    await page.getByLabel('Whom do you want to ask?').fill('women over 40 in Texas on night shifts')
    await page.getByRole('button', { name: 'Find them' }).click()
    const how = page.getByRole('region', { name: 'How it was understood' })
    await how.getByText('Are you on night shifts?').waitFor()
    const expected = await countOf({ sex: 'female', age_min: 41, state: 'Texas' })
    await page.getByRole('region', { name: 'Who matches' }).getByText(expected, { exact: true }).waitFor()
    await page.getByRole('list', { name: 'What they have in common' }).getByText('Texas').waitFor()
    await page.getByText('Where they live').waitFor()
    expect(await wrong()).toEqual([])
    await close()
  })

  test('an occupation as people say it is resolved, and the page tells to what', async () => {
    const { page, close } = await web.visit('/audience', { as: me })
    const box = page.getByRole('combobox', { name: 'Add an occupation' })
    await box.click()
    await box.pressSequentially('RN')
    await page.getByRole('option', { name: 'Whoever is called “RN”' }).click()
    await page.getByText('“RN” was read as: Registered Nurse.').waitFor()
    await expect.poll(() => new URL(page.url()).searchParams.get('occupation')).toBe('Registered Nurse')
    await close()
  })

  test('before more are recruited than match, it says so and what to leave out', async () => {
    const { page, wrong, close } = await web.visit('/audience?state=Wyoming&sex=female&age_max=30', { as: me })
    await page
      .getByRole('region', { name: 'Who matches' })
      .getByText(/pe\w+ match/)
      .waitFor()
    await page.getByRole('button', { name: 'Save as a group' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('How many people').fill('200')
    const wider = await countOf({ sex: 'female', age_max: 30 })
    expect(await wrong()).toEqual([])
    await dialog.getByRole('button', { name: `Without state or region ${wider} match` }).click()
    await expect.poll(() => new URL(page.url()).search).toBe('?sex=female&age_max=30')
    await close()
  })

  test('an audience is saved as a group; its members can be removed, and come back when that is undone', async () => {
    const { page, wrong, close } = await web.visit('/audience?state=California', { as: me })
    await page.getByRole('region', { name: 'Who matches' }).getByText('US adults in California').waitFor()
    await page.getByRole('button', { name: 'Save as a group' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Californians')
    await dialog.getByLabel('How many people').fill('30')
    await dialog.getByRole('button', { name: 'Recruit the group' }).click()
    await page.waitForURL('**/research-groups/*')
    await page.getByRole('heading', { name: 'Californians', level: 1 }).waitFor()
    await page.getByText('1 to 25 of 30').waitFor()
    await page.getByText('30 of 30 wanted').waitFor()
    expect(await wrong()).toEqual([])

    await page.getByRole('table').getByRole('checkbox').first().check()
    await page.getByRole('button', { name: 'Remove 1 person' }).click()
    await page.getByText('1 to 25 of 29').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('1 to 25 of 30').waitFor()
    await close()
  })

  test('where fewer are recruited than wanted, who comes near can be added at once', async () => {
    const { page, close } = await web.visit('/audience?state=Wyoming', { as: me })
    await page.getByRole('region', { name: 'Who matches' }).getByText('US adults in Wyoming').waitFor()
    await page.getByRole('button', { name: 'Save as a group' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('How many people').fill('40')
    await dialog.getByRole('button', { name: 'Recruit the group' }).click()
    await dialog.getByText(/of 40 are recruited/).waitFor()
    await dialog
      .getByRole('button', { name: /^Add \d+$/ })
      .first()
      .click()
    await page.waitForURL('**/research-groups/*')
    await page.getByText('1 to 25 of 40').waitFor()
    await close()
  })

  test('a sentence that asks for more than filters know is recruited as a request', async () => {
    const { page, close } = await web.visit('/audience?q=women+in+Florida+on+night+shifts', { as: me })
    await page.getByText('Are you on night shifts?').waitFor()
    await expect.poll(() => new URL(page.url()).searchParams.get('state')).toBe('Florida')
    await page.getByRole('button', { name: 'Save as a group' }).click()
    const dialog = page.getByRole('dialog')
    await expect.poll(() => dialog.getByRole('radio', { name: 'As described' }).isChecked()).toBe(true)
    await dialog.getByRole('button', { name: 'Ask candidates and recruit' }).click()
    await page.waitForURL('**/requests/*')
    await close()
  })

  test('groups are found by name, and one that is archived can be brought back', async () => {
    const client = web.service.client(key)
    await client.groups.recruit({ name: 'Bavarians', country: 'DE', state: 'Bayern', group_size: 3 })
    await client.groups.recruit({ name: 'Tokyo', country: 'JP', group_size: 3 })
    const { page, wrong, close } = await web.visit('/research-groups', { as: me, width: 390, colorScheme: 'dark' })
    await page.getByLabel('Find a group').fill('bava')
    await expect.poll(() => page.getByRole('row').count()).toBe(2)
    expect(new URL(page.url()).search).toBe('?q=bava')
    expect(await wrong()).toEqual([])
    await page.getByRole('button', { name: 'Archive Bavarians' }).click()
    await page.getByText('No group is called “bava”.').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('link', { name: 'Bavarians' }).waitFor()
    await close()
  })

  test('an organization without a plan learns what it would need, and where to get it', async () => {
    const free = await signedIn(web.service, await web.service.createKey({ kind: 'free' }))
    const { page, wrong, close } = await web.visit('/audience?sex=male', { as: free, width: 390 })
    await page.getByText(/needs a plan/).waitFor()
    expect(await wrong()).toEqual([])
    expect(await page.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/account/billing')
    await close()
  })
})
