/** Whatever anybody writes, or a model says, is text on every page: nothing of it runs, loads or becomes an element. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BROWSER, CHROMIUM } from '../harness/chromium.ts'
import { asking, registered } from '../harness/mcp-sign-in.ts'
import { scriptedPanel } from '../harness/scripted-panel.ts'
import { type SignedIn, signedIn } from '../harness/signed-in.ts'
import { openWeb, type Web } from '../harness/web.ts'

const RUN = 'window.__ran=1'
/** One after another ends what text could stand in: an attribute, an element, a script, a template, a document. */
const HOSTILE = [
  `"'><img src=x-hostile onerror=${RUN}>`,
  `</title></textarea></script><script>${RUN}</script>`,
  `<svg/onload=${RUN}>`,
  `{{constructor.constructor('${RUN}')()}}`,
  `[x](javascript:${RUN})`,
].join('')
/** For fields that take less: each of its own. */
const SHORT = `"><img src=x-hostile onerror=${RUN}>`

describe.skipIf(CHROMIUM === undefined)('hostile texts', BROWSER, () => {
  let web: Web
  let as: SignedIn
  let study: string
  let group: string
  let shared: string
  beforeAll(async () => {
    const panel = scriptedPanel()
    panel.saying = () => `I say ${HOSTILE}`
    web = await openWeb({ engine: panel.engine, config: { WEBHOOK_ALLOW_PRIVATE: 'true' } })
    const { service } = web
    const key = await service.createKey()
    as = await signedIn(service, key, { administrator: true })
    const client = service.client(key)
    await as.request('PATCH', '/account/organization', { json: { name: HOSTILE.slice(0, 100) } })
    await as.request('POST', '/account/keys', { json: { name: SHORT } })
    await as.request('POST', '/account/members', { json: { email: `"<img/src=x-hostile>"@example.org` } })
    await client.webhooks.create({
      url: `http://127.0.0.1:1/${encodeURIComponent(SHORT)}?${SHORT}`,
      description: SHORT,
    })
    const { agents } = await client.agents.search({ country: 'US', limit: 4 })
    const made = await client.groups.create({
      name: HOSTILE.slice(0, 200),
      description: HOSTILE,
      agent_ids: agents.map(({ id }) => id),
    })
    group = made.group.uuid
    const begun = await client.studies.create({
      title: HOSTILE.slice(0, 200),
      objective: HOSTILE,
      research_group_uuid: group,
    })
    study = begun.study.uuid
    const format = { type: 'single_choice' as const, options: [SHORT, 'No'] }
    await client.studies.ask({ study_id: study, question: `What of ${HOSTILE}?` })
    await client.studies.ask({ study_id: study, question: `Which of ${HOSTILE}?`, format })
    await service.app.worker.drain()
    await client.studies.complete({ study_id: study })
    await service.app.worker.drain()
    const { url } = await client.studies.share({ study_id: study, enabled: true })
    shared = new URL(url!).pathname
  })
  afterAll(() => web?.close())

  /** Those that must show a hostile text, and those whose address holds one. */
  const pages = (): [name: string, path: string, shows: boolean, as?: SignedIn][] => [
    ['the list of studies', '/research-studies', true, as],
    ['a study', `/research-studies/${study}`, true, as],
    ['its report', `/research-studies/${study}/report`, true, as],
    ['the list of groups', '/research-groups', true, as],
    ['a group', `/research-groups/${group}`, true, as],
    ['keys', '/account/keys', true, as],
    ['members', '/account/members', false, as],
    ['webhooks', '/account/webhooks', true, as],
    ['the audit log', '/account/audit-log', false, as],
    ['organizations', '/admin/organizations', true, as],
    ['a question in the address', `/?q=${encodeURIComponent(HOSTILE)}`, false, as],
    ['an address that is none', `/${encodeURIComponent(HOSTILE)}?${encodeURIComponent(HOSTILE)}`, false],
    ['sign-in', `/login?return_to=${encodeURIComponent(`/${HOSTILE}`)}&error=${encodeURIComponent(HOSTILE)}`, false],
    ['a report that is shared', shared, true],
    ['the search of the documents', `/docs?q=${encodeURIComponent(HOSTILE)}`, false],
  ]

  test('nothing runs and nothing is loaded on any page of the app, nor on those of the server', async () => {
    const client_id = await registered(web.service, { client_name: SHORT.slice(0, 80) })
    const consent = asking(client_id, { state: HOSTILE }).address
    for (const [name, path, shows, person] of [...pages(), ['a program that asks', consent, true, as] as const]) {
      const opened = await web.visit(path, { as: person })
      await opened.page.locator('h1').first().waitFor()
      if (shows)
        await opened.page
          .getByText('x-hostile')
          .first()
          .waitFor()
          .catch(() => expect.fail(name))
      const found = await opened.page.evaluate(() => ({
        ran: '__ran' in window,
        elements: document.querySelectorAll('img[src*="x-hostile"], svg[onload], [onerror], a[href^="javascript:" i]')
          .length,
      }))
      expect({ name, ...found }).toEqual({ name, ran: false, elements: 0 })
      // The browser reports here whatever the page's policy had to stop: there must be nothing to stop.
      expect({ name, complaints: opened.complaints.filter((text) => !/status of 4/.test(text)) }).toEqual({
        name,
        complaints: [],
      })
      await opened.close()
    }
  })
})
