import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documents } from '../../src/surfaces/http/pages/docs/documents.ts'
import { type Answer, type Service, startService } from '../harness/service.ts'

const root = path.resolve(import.meta.dirname, '../..')
const ADDRESS = 'https://panel.example.com'
let service: Service
beforeAll(async () => {
  service = await startService({ config: { BASE_URL: ADDRESS } })
})
afterAll(() => service.close())

const pages = ['/', '/docs', ...documents.map(({ name }) => `/docs/${name}`)]
const kept = new Map<string, Promise<Answer>>()

/** Each address is asked for once, however many link to it. */
function get(address: string): Promise<Answer> {
  const known = kept.get(address) ?? service.request('GET', address, { headers: { accept: 'text/html' } })
  kept.set(address, known)
  return known
}

test('every document has a page, and every page has its document', () => {
  const written = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !name.startsWith('adr') && name !== 'index.md')
    .map((name) => `docs/${name}`)
  const listed = documents.map(({ file }) => file)
  expect(listed.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  expect(written.filter((file) => !listed.includes(file))).toEqual([])
  expect(new Set(documents.map(({ name }) => name)).size).toBe(documents.length)
})

test.each(pages)('every link and picture of %s leads somewhere, to the very section that it names', async (page) => {
  const { status, body } = await get(page)
  expect(status).toBe(200)
  const targets = [...String(body).matchAll(/(?:href|src)="([^"]+)"/g)].map(([, target]) => target!)
  expect(targets.length).toBeGreaterThan(0)
  for (const target of new Set(targets)) {
    const { origin, pathname, hash } = new URL(target, `${ADDRESS}${page}`)
    if (origin !== ADDRESS) continue
    const found = await get(pathname)
    // Who is not signed in is led from the account to where one can.
    expect([200, 301, 303], `${page} → ${target}`).toContain(found.status)
    if (hash !== '') expect(String(found.body).includes(`id="${hash.slice(1)}"`), `${page} → ${target}`).toBe(true)
  }
})

describe('a page of the documentation', () => {
  test.each(documents)(
    '$name has one headline, its place in the list, no script and no mark of a test',
    async ({ name }) => {
      const { headers, body } = await get(`/docs/${name}`)
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; img-src/)
      expect(headers.get('link')).toBe(`</docs/${name}.md>; rel="alternate"; type="text/markdown"`)
      expect(body.match(/<h1/g)).toHaveLength(1)
      expect(body.includes(`<a href="/docs/${name}" aria-current="page">`)).toBe(true)
      expect(body.match(/<script|<!--|&#60;!--.*/)).toBe(null)
    },
  )

  test('says where this service is, not where the example was', async () => {
    expect(String((await get('/docs/filters')).body).includes(`curl -sS ${ADDRESS}/v1/`)).toBe(true)
    for (const page of pages)
      expect(String((await get(page)).body).includes('http://localhost:3000/'), page).toBe(false)
  })

  test('is Markdown for whoever would rather have that, with whole addresses of other texts', async () => {
    for (const { name } of documents) {
      const { status, headers, body } = await get(`/docs/${name}.md`)
      expect([status, headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8'])
      expect(headers.get('link')).toBe(`</docs/${name}>; rel="canonical"`)
      expect(body, name).toMatch(/^# /)
      expect(body, name).not.toMatch(/<!-- (?:run|not run|step|check|expect)|http:\/\/localhost:3000\//)
      const links = [
        ...String(body)
          .replace(/^```[\s\S]*?^```$/gm, '')
          .matchAll(/\]\(([^)\s#]+)/g),
      ]
      for (const [, target] of links) expect(target, name).toMatch(/^https?:/)
    }
    const asked = await service.request('GET', '/docs/asking', {
      headers: { accept: 'text/markdown, text/html;q=0.8' },
    })
    expect(asked.body).toBe((await get('/docs/asking.md')).body)
    expect(asked.headers.get('vary')).toContain('accept')
  })
})

test('addresses that others have linked to stay', async () => {
  const known =
    'free-tier-oauth accounts sign-in-and-billing asking first-study requests briefs groups filters results usage webhooks language-models sample-answers errors knowledge fidelity calibration'
  for (const name of known.split(' ')) expect((await get(`/docs/${name}`)).status, name).toBe(200)
  expect((await get('/docs/fidelity/topics.svg')).headers.get('content-type')).toBe('image/svg+xml')
})

test('llms.txt is short, says how to begin and lists every document; llms-full.txt has them all', async () => {
  const [short, full] = [await get('/llms.txt'), await get('/llms-full.txt')]
  expect(short.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(short.body.length).toBeLessThan(10_000)
  expect(short.body).toMatch(/^# Populace\n\n> /)
  for (const said of [`${ADDRESS}/mcp`, '/cli/auth/agent-register', 'synthetic']) expect(short.body).toContain(said)
  for (const { name, summary } of documents) {
    expect(short.body).toContain(`(${ADDRESS}/docs/${name}.md): ${summary}`)
    expect(full.body.includes(String((await get(`/docs/${name}.md`)).body).trim()), name).toBe(true)
  }
})
