import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { text } from 'node:stream/consumers'
import type { Browser, BrowserContext, Download, Page } from 'playwright-core'
import { openBrowser, openWindow } from './chromium.ts'
import { type Service, type ServiceOptions, startService } from './service.ts'
import type { SignedIn } from './signed-in.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export interface Look {
  /** Who is signed in; nobody when left out. */
  as?: SignedIn | undefined
  width?: number
  colorScheme?: 'light' | 'dark'
}

/** A page of the app in a real browser, and what went wrong in it so far. */
export interface OpenPage {
  page: Page
  /** What the browser complained of: errors, and whatever the page's policy forbids. */
  complaints: string[]
  /** All that is wrong with what is on the screen now: accessibility, width, complaints. */
  wrong(): Promise<string[]>
  close(): Promise<void>
}

export interface Web {
  service: Service
  browser: Browser
  visit(path: string, look?: Look): Promise<OpenPage>
  close(): Promise<void>
}

/** The service with its web app, and a browser to look at it with. */
export async function openWeb(options: ServiceOptions = {}, beside?: Web): Promise<Web> {
  const service = await startService({ visitors: true, ...options })
  await service.app.worker.start()
  const browser = beside?.browser ?? (await openBrowser())
  // Who looks again in the same way finds what the browser has kept: loading the app anew is most of what a visit costs.
  const contexts = new Map<string, BrowserContext>()
  return {
    service,
    browser,
    async visit(path, { as, width = 1280, colorScheme = 'light' } = {}) {
      const look = { as, width, colorScheme }
      const key = JSON.stringify([as?.token, width, colorScheme])
      const context = contexts.get(key) ?? (await contextFor(browser, service.url, look))
      contexts.set(key, context)
      return visit(context, `${service.url}${path}`)
    },
    async close() {
      for (const context of contexts.values()) await context.close()
      if (beside === undefined) await browser.close()
      await service.close()
    },
  }
}

async function contextFor(browser: Browser, base: string, { as, width, colorScheme }: Required<Look>) {
  const context = await openWindow(browser, { viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' })
  if (as !== undefined) {
    await context.addCookies([
      { name: 'populace_session', value: as.token, url: base, httpOnly: true, sameSite: 'Lax' },
    ])
  }
  return context
}

async function visit(context: BrowserContext, address: string): Promise<OpenPage> {
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(address)
  return {
    page,
    complaints,
    wrong: async () => [...complaints, ...(await tooWide(page)), ...(await violations(page))],
    close: () => page.close(),
  }
}

/** What a file says that the page gave to be kept. */
export const textOf = async (file: Download): Promise<string> => text(await file.createReadStream())

const tooWide = async (page: Page): Promise<string[]> => {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return over > 0 ? [`the page is ${over} pixels wider than the window`] : []
}

/** What axe finds, of WCAG 2.2 AA and beyond. It is put in by the browser's own tools: the page's policy admits no script. */
async function violations(page: Page): Promise<string[]> {
  if (process.env.NO_AXE) return []
  const tools = await page.context().newCDPSession(page)
  const { result: known } = await tools.send('Runtime.evaluate', { expression: 'typeof axe' })
  if (known.value === 'undefined') await tools.send('Runtime.evaluate', { expression: AXE })
  const { result } = await tools.send('Runtime.evaluate', {
    awaitPromise: true,
    returnByValue: true,
    expression: `axe.run(document, { runOnly: ${JSON.stringify(RULES)}, resultTypes: ['violations'] }).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => id + ': ' + html.slice(0, 200) + ' ' + failureSummary)))`,
  })
  await tools.detach()
  return result.value as string[]
}
