import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { CHROMIUM, CHROMIUM_ARGS } from './chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser of all test files is reached; empty where there is none. */
    browserEndpoint: string
  }
}

/** One browser for all test files, each with windows of its own: starting one costs more than most tests. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (CHROMIUM === undefined) {
    project.provide('browserEndpoint', '')
    return undefined
  }
  const server = await chromium.launchServer({ executablePath: CHROMIUM, args: [...CHROMIUM_ARGS] })
  project.provide('browserEndpoint', server.wsEndpoint())
  return () => server.close()
}
