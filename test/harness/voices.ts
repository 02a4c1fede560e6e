import { readdirSync, readFileSync } from 'node:fs'
import type { Voice } from '../../src/modules/knowledge/index.ts'

const folder = new URL('../../data/knowledge/voices/', import.meta.url)

/** What authors have people say about the categories. */
export const allVoices = (): Voice[] =>
  readdirSync(folder).flatMap((name) =>
    readFileSync(new URL(name, folder), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Voice),
  )
