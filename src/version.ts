import { readFileSync } from 'node:fs'

/** In a file of its own, so that whoever only wants to know it need not load the service. */
export const version = (
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }
).version
