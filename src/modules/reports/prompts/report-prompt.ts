import { readFileSync } from 'node:fs'
import type { Prompt } from '../../models/index.ts'
import type { CompletionStep } from '../steps.ts'

/** Like all prompts, the file never changes once it has been released: a better wording is a new file. */
const version = 'report-1'

let loaded: ReadonlyMap<string, string> | undefined

/** The parts of the file by their headings. */
function partsOf(): ReadonlyMap<string, string> {
  if (loaded === undefined) {
    const text = readFileSync(new URL(`./${version}.md`, import.meta.url), 'utf8')
    const [, ...parts] = text.split(/^# (\w+)$/m)
    loaded = new Map(parts.flatMap((part, at) => (at % 2 === 0 ? [[part, parts[at + 1]!.trim()]] : [])))
  }
  return loaded
}

/** The tables come before the task, so that the four steps of a study begin alike and a server reads them once. */
export function reportPrompt(step: CompletionStep, tables: string, draft: string): Prompt {
  const parts = partsOf()
  return {
    version,
    system: parts.get('System')!,
    shared: parts.get('Shared')!.replace('{{tables}}', () => tables),
    own: parts.get(step)!.replace('{{draft}}', () => draft),
  }
}
