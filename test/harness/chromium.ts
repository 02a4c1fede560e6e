import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

/** The system's own browser; tests that need one are skipped where there is none. */
export const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((file) =>
  existsSync(file),
)

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: CHROMIUM!,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
