import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'
import { inject } from 'vitest'

/** The system's own browser; tests that need one are skipped where there is none. */
export const CHROMIUM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((file) => existsSync(file))

export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  '--disable-sync',
  '--mute-audio',
  '--no-first-run',
]

/** Every wait ends as soon as what it waits for is there. */
const PATIENCE_MS = 90_000

/** The browser that all test files share (browser-setup.ts); closing it closes what was opened with it here. */
export const openBrowser = (): Promise<Browser> => chromium.connect(inject('browserEndpoint'))

/**
 * A window of its own. A page waits thirty seconds for what it is told to wait for unless told otherwise, by the clock of the
 * wall; beside three other tests on two cores a browser may come too late for that.
 */
export async function openWindow(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(PATIENCE_MS)
  return context
}

/** What is broken fails twice. */
export const BROWSER = { retry: 1 }
