import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../src/clients/sdk/index.ts'
import type { Engine } from '../../src/modules/answering/index.ts'
import type { Person } from '../../src/modules/population/index.ts'
import { createLogger } from '../../src/platform/log.ts'
import { scriptedPanel } from '../harness/scripted-panel.ts'
import { type Service, startService } from '../harness/service.ts'

/** What agents say when they mean harm, each with who they are and where they live. */
const hostile = (person: Person, member: number): string => {
  const { first_name, last_name, city, state, state_code, country } = person
  const words = [
    '<script>alert("taken over")</script>',
    '"><img src=x onerror=alert(1)>',
    "=cmd|' /C calc'!A0",
    '\u202eהמחיר גבוה מדי\u202c',
    `The price is too high. ${'Costs and costs. '.repeat(110)}`,
    '</style><style>body{display:none}</style>',
    '&lt;b&gt; </svg><svg onload=alert(1)>',
  ]
  const self = `I am ${first_name} ${last_name.toUpperCase()}, ${first_name.toLowerCase()} to friends, of ${city}, ${state_code ?? state}, in ${state}, ${country}.`
  return `${words[member % words.length]} ${self} The price is what I look at.`
}

const TITLE = 'Oat milk <b>"at"</b> the airport'
const OPTIONS = ['Yes', 'No', '"><script>alert(2)</script>', `A ${'very '.repeat(80)}long answer`]

/** The log of the service. */
const lines: string[] = []
let service: Service
let client: Client
let people: Person[]
let agents: { id: number; uuid: string }[]
let study_id: string
let url: string

const nameOf = ({ first_name, last_name }: Person): string => `${first_name} ${last_name}`
const page = (path: string) => service.request('GET', path)
const addressOf = (shared: { url: string | null }): string => new URL(shared.url!).pathname
const ask = (question: string, format: object) => client.studies.ask({ study_id, question, ...format })

beforeAll(async () => {
  const panel = scriptedPanel()
  const engine: Engine = {
    ...panel.engine,
    async answer(asked, member, by) {
      people = asked.panel.map(({ person }) => person)
      return { ...(await panel.engine.answer(asked, member, by)), reply: hostile(people[member]!, member) }
    },
  }
  service = await startService({ engine, log: createLogger('info', { write: (line) => void lines.push(line) }) })
  client = service.client(await service.createKey())
  const found = await client.agents.search({ country: 'US', limit: 35 })
  agents = found.agents.map(({ id, uuid }) => ({ id, uuid }))
  const { group } = await client.groups.create({ name: 'Travellers', agent_ids: agents.map(({ id }) => id) })
  const { study } = await client.studies.create({ title: TITLE, research_group_uuid: group.uuid })
  study_id = String(study.id)
  await ask('Would you pay $7 for it?', { format: { type: 'single_choice', options: OPTIONS } })
  await ask('How likely are you to recommend it, from 0 to 10?', {
    format: { type: 'scale', scale: { min: 0, max: 10 } },
  })
  await ask('What stands against it?', {})
  await service.app.worker.drain()
  url = addressOf(await client.studies.share({ study_id }))
})
afterAll(() => service.close())

/** What would run, load or lead to somewhere else if the text of others were taken for markup. */
function expectHarmless(html: string): void {
  const tags = [...html.matchAll(/<\/?([a-z][a-z0-9]*)/gi)].map(([, name]) => name!.toLowerCase())
  expect(tags.filter((name) => ['script', 'iframe', 'object', 'embed', 'form', 'base', 'b>'].includes(name))).toEqual(
    [],
  )
  const attributes = [...html.matchAll(/<[a-z][^>]*>/gi)].map(([tag]) => tag)
  expect(attributes.filter((tag) => /\son\w+=/i.test(tag))).toEqual([])
  const links = [...html.matchAll(/\s(?:src|href)="([^"]*)"/g)].map(([, link]) => link!)
  // Past the header, for those who do not see the page, and otherwise to this service alone.
  expect(links.filter((link) => link !== '#main' && (!link.startsWith('/') || link.startsWith('//')))).toEqual([])
  expect(tags.filter((name) => name === 'style')).toHaveLength(4)
  expect(html.match(/<title>/g)!.length).toBeGreaterThan(4)
}

describe('a shared report', () => {
  test('is a page with results, intervals, quotes and their speakers before the study is complete', async () => {
    const { status, headers, body } = await page(url)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('content-security-policy')).not.toContain('script-src')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(body).toContain('Synthetic research: AI personas answered, no people were surveyed.')
    expect(body).toContain('The study is not complete')
    expect(body.match(/<svg class="chart" role="img"/g)!.length).toBeGreaterThan(4)
    expect(body).toContain('Net promoter score')
    expect(body).toContain('<summary>Show the numbers</summary>')
    expect(body).toContain('<blockquote')
    expect(people.some((one) => body.includes(`${nameOf(one)}</a>, ${one.age}, `))).toBe(true)
    expect(agents.some(({ uuid }) => body.includes(`/agents/${uuid}/portrait.svg`))).toBe(true)
    expectHarmless(body)
  })

  test('has the written report once the study is complete, and previews that say that it is synthetic', async () => {
    await client.studies.complete({ study_id })
    await service.app.worker.drain()
    const { body } = await page(url)
    expect(body).not.toContain('The study is not complete')
    for (const heading of ['Summary', 'Recommendations', 'What to ask next', 'Who took part', 'How this was made']) {
      expect(body).toContain(`<h2>${heading}</h2>`)
    }
    const tag = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(body)?.[1]
    const title = 'Oat milk &#60;b&#62;&#34;at&#34;&#60;/b&#62; the airport'
    expect(body).toContain(`<title>${title} · Populace</title>`)
    expect(tag('og:title')).toBe(title)
    expect(tag('og:type')).toBe('article')
    expect(tag('og:url')).toBe(`http://localhost:3000${url}`)
    expect(tag('twitter:card')).toBe('summary')
    expect(tag('robots')).toBe('noindex')
    for (const name of ['description', 'og:description'])
      expect(tag(name)).toMatch(/^Synthetic research: .+ respondents/)
    expectHarmless(body)
  })

  test('looks as the reader chose in the app, and caches know that', async () => {
    const themed = (cookie: string) => service.request('GET', url, { headers: { cookie } })
    expect((await themed('populace_theme=dark; other=1')).body).toContain('<html lang="en" data-theme="dark">')
    expect((await themed('populace_theme=light')).body).toContain('<html lang="en" data-theme="light">')
    const hostile = await themed('populace_theme=dark"><script>alert(1)</script>')
    expect(hostile.body).toContain('<html lang="en">')
    expect(String(hostile.headers.get('vary'))).toContain('Cookie')
  })

  test('with names and locations redacted tells nobody’s name, place, page or portrait', async () => {
    await client.studies.share({ study_id, redact: ['names', 'locations'] })
    const { body } = await page(url)
    const words = body.toLowerCase()
    expect(people.length).toBeGreaterThan(30)
    for (const { first_name, last_name, city, state, country } of people) {
      for (const told of [`${first_name} ${last_name}`, `${first_name} to friends`, city, state, country]) {
        expect(words, told).not.toContain(told.toLowerCase())
      }
    }
    for (const { uuid } of agents) expect(body).not.toContain(uuid)
    expect(body).not.toMatch(/\/agents\/|portrait/)
    expect(body).toContain('I am [name]')
    expect(body).toContain('left out names and locations')
    expect(body).toContain('-year-old')
    expect(body).toContain('Travellers')
    expectHarmless(body)
  })

  test('with names alone redacted keeps places, and with locations alone keeps names but no way to the agents', async () => {
    await client.studies.share({ study_id, redact: ['names'] })
    const nameless = (await page(url)).body
    expect(people.some(({ city, state }) => nameless.includes(`, ${city}, ${state}</span>`))).toBe(true)
    expect(people.filter((one) => nameless.includes(nameOf(one)))).toEqual([])
    expect(nameless).not.toContain('/agents/')
    await client.studies.share({ study_id, redact: ['locations'] })
    const placeless = (await page(url)).body
    expect(people.some((one) => placeless.includes(`<span>${nameOf(one)}, ${one.age}, `))).toBe(true)
    expect(people.filter(({ city }) => placeless.includes(city))).toEqual([])
    expect(placeless).not.toContain('/agents/')
    expect(placeless).not.toContain('US region')
    await client.studies.share({ study_id, redact: [] })
  })

  test('is the same with any query, answers HEAD, and reading it changes nothing', async () => {
    const state = async () =>
      (
        await sql`select row_to_json(s)::text as row from research_studies s where id = ${study_id}::int`.execute(
          service.database.db,
        )
      ).rows
    const before = await state()
    const { body } = await page(url)
    for (const query of ['?utm_source=ce', '?utm_source=blog', '?x[]=1&token=other&%00']) {
      expect(await page(`${url}${query}`)).toMatchObject({ status: 200, body })
    }
    expect(await service.request('HEAD', url)).toMatchObject({ status: 200, body: '' })
    expect((await service.request('POST', url, { json: {} })).status).toBe(405)
    expect(await state()).toEqual(before)
  })
})

describe('what changes', () => {
  test('shows at once: whoever is removed from the study is no longer counted or heard', async () => {
    const heard = ({ uuid }: { uuid: string }) => page(url).then(({ body }) => body.includes(uuid))
    const before = (await page(url)).body
    const gone = agents.find(({ uuid }) => before.includes(uuid))!
    expect(before).toContain('<dt>AI personas</dt><dd>35</dd>')
    await client.studies.removeAgents({ study_id, agent_ids: [gone.id] })
    expect((await page(url)).body).toContain('<dt>AI personas</dt><dd>34</dd>')
    expect(await heard(gone)).toBe(false)
    await client.studies.update({ study_id, title: 'Another airport' })
    expect((await page(url)).body).toContain('<h1 dir="auto">Another airport</h1>')
  })
})

describe('a link that leads to no report', () => {
  test('is the same page, 404, whether it was switched off, mistyped or never made', async () => {
    const off = await client.studies.share({ study_id })
    await client.studies.share({ study_id, enabled: false })
    const gone = await page(addressOf(off))
    expect(gone.status).toBe(404)
    expect(gone.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(gone.headers.get('cache-control')).toBe('private, no-store')
    expect(gone.body).toContain('<h1>There is no report here.</h1>')
    const others = [
      'A'.repeat(43),
      'A'.repeat(5000),
      '',
      "'; drop table answers",
      '%F0%9F%8D%95',
      '..%2F..%2Fagents',
      'a/b',
    ]
    for (const token of others) {
      const { status, body } = await page(`/shared/${token.includes('%') ? token : encodeURIComponent(token)}`)
      expect({ token, status, body }).toEqual({ token, status: 404, body: gone.body })
    }
  })

  test('is 410 from the moment it expires, and the share record says so', async () => {
    const expires_at = new Date(service.clock.now().getTime() + 60_000).toISOString()
    const shared = await client.studies.share({ study_id, expires_at })
    expect(shared).toMatchObject({ enabled: true, expires_at, is_expired: false, redact: [] })
    expect(await client.studies.readShare({ study_id })).toEqual(shared)
    const link = addressOf(shared)
    service.clock.advance(59_999)
    expect((await page(link)).status).toBe(200)
    service.clock.advance(1)
    const { status, body } = await page(link)
    expect(status).toBe(410)
    expect(body).toContain('This report is no longer shared.')
    expect(body).not.toContain('airport')
    expect(await client.studies.readShare({ study_id })).toEqual({ ...shared, is_expired: true })
    await client.studies.share({ study_id, expires_at: null })
    expect((await page(link)).status).toBe(200)
  })
})

test('whoever reads the log cannot open what was shared', async () => {
  const shared = await client.studies.share({ study_id })
  expect((await page(addressOf(shared))).status).toBe(200)
  const read = lines.filter((line) => line.includes('page.shared'))
  expect(read.at(-1)).toContain('"path":"/shared/*"')
  expect(lines.join('')).not.toContain(shared.token)
})
