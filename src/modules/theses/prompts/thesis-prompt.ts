import { readFileSync } from 'node:fs'
import type { Prompt } from '../../models/index.ts'

/** Like all prompts, the file never changes once it has been released: a better wording is a new file. */
const version = 'thesis-1'

let loaded: string[] | undefined

interface ThesisSlots {
  /** Safe to put between tags, as the draft. */
  thesis: string
  draft: string
  max_groups: string
  questions_per_group: string
}

export function thesisPrompt(slots: ThesisSlots): Prompt {
  loaded ??= readFileSync(new URL(`./${version}.md`, import.meta.url), 'utf8')
    .split(/^# (?:System|Own)$/m)
    .map((part) => part.trim())
  const [, system, own] = loaded
  const values: Record<string, string> = { ...slots }
  // One pass: what is filled in is never looked through for slots again.
  const filled = own!.replace(/\{\{(\w+)\}\}/g, (_, slot: string) => values[slot]!)
  return { version, system: system!, shared: '', own: filled }
}
