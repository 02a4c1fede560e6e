import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
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

/** The browser that all test files share (browser-setup.ts); closing it closes what was opened with it here. */
export const openBrowser = (): Promise<Browser> => chromium.connect(inject('browserEndpoint'))

/**
 * A page waits thirty seconds for what it is told to wait for, by the clock of the wall; beside three other tests on two cores a
 * browser may come too late for that once. What is broken fails twice.
 */
export const BROWSER = { retry: 1 }
