import { readFileSync } from 'node:fs'
import type { Prompt } from '../../models/index.ts'

/** Like all prompts, the file never changes once it has been released: a better wording is a new file. */
const version = 'brief-1'

let loaded: string[] | undefined

interface BriefSlots {
  kind: 'group' | 'study'
  /** Safe to put between tags, as the draft. */
  texts: string
  draft: string
  countries: string
  question_count: number
}

export function briefPrompt(slots: BriefSlots): Prompt {
  loaded ??= readFileSync(new URL(`./${version}.md`, import.meta.url), 'utf8')
    .split(/^# (?:System|Shared|Own)$/m)
    .map((part) => part.trim())
  const [, system, shared, own] = loaded
  const values: Record<string, string> = { ...slots, question_count: String(slots.question_count) }
  // One pass: what is filled in is never looked through for slots again.
  const filled = (template: string): string => template.replace(/\{\{(\w+)\}\}/g, (_, slot: string) => values[slot]!)
  return { version, system: system!, shared: filled(shared!), own: filled(own!) }
}
