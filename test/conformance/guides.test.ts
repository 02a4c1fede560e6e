import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Service, startService } from '../harness/service.ts'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

test.each([
  '/',
  '/docs/asking',
  '/docs/first-study',
  '/docs/requests',
  '/docs/briefs',
  '/docs/usage',
  '/docs/groups',
  '/docs/results',
  '/docs/webhooks',
  '/docs/sample-answers',
  '/docs/fidelity',
  '/docs/knowledge',
  '/docs/free-tier-oauth',
  '/docs/errors',
  '/docs/calibration',
])('every link and picture of %s leads somewhere', async (page) => {
  const { status, body } = await service.request('GET', page)
  expect(status).toBe(200)
  const targets = [...String(body).matchAll(/(?:href|src)="([^"#]+)[^"]*"/g)].map(([, target]) => target!)
  expect(targets.length).toBeGreaterThan(0)
  for (const target of new Set(targets)) {
    if (/^https?:/.test(target)) continue
    const path = new URL(target, `http://localhost${page}`).pathname
    // Who is not signed in is led from the account to where one can.
    expect([200, 301, 303], `${page} → ${target}`).toContain((await service.request('GET', path)).status)
  }
})
