import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHROMIUM, openBrowser } from '../harness/chromium.ts'
import { type Service, startService } from '../harness/service.ts'

describe.skipIf(CHROMIUM === undefined)('the reference in a browser', () => {
  let service: Service
  let browser: Browser
  beforeAll(async () => {
    service = await startService()
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await service?.close()
  })

  test('/docs/api shows every operation, asks nothing of other hosts and breaks no policy', async () => {
    const page = await browser.newPage()
    const elsewhere: string[] = []
    const complaints: string[] = []
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== service.url) elsewhere.push(request.url())
    })
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.goto(`${service.url}/docs/api`, { waitUntil: 'networkidle' })
    for (const name of ['Populace API', 'Onboarding', 'Free tier', 'Jobs', 'Billing']) {
      await page.getByText(name, { exact: true }).first().waitFor({ state: 'attached' })
    }
    expect(elsewhere).toEqual([])
    expect(complaints).toEqual([])
  })
})
