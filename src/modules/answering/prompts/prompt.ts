import { readFileSync } from 'node:fs'
import type { Prompt, PromptFile } from '../../models/index.ts'

/**
 * Prompts are files beside this one, each with its version in its name. What a file says never changes once it has been
 * released: a better wording is a new file, so that recorded answers stay the answers to what they were asked.
 */
const versions = {
  forecast_choices: 'forecast-choices-1',
  forecast_open: 'forecast-open-1',
  forecast_number: 'forecast-number-1',
  words: 'words-1',
  persona: 'persona-1',
  reaction: 'reaction-1',
  optimise: 'optimise-1',
} as const

export type PromptName = keyof typeof versions

export const promptVersion = (name: PromptName): string => versions[name]

/** By the slots of the file. What is left empty leaves no blank lines behind. */
export type Slots = Readonly<Record<string, string>>

export function fillPrompt(name: PromptName, slots: Slots, files: readonly PromptFile[] = []): Prompt {
  const { system, shared, own } = partsOf(name)
  return {
    version: versions[name],
    system,
    shared: filled(shared, slots, name),
    own: filled(own, slots, name),
    ...(files.length === 0 ? {} : { files }),
  }
}

interface Parts {
  system: string
  shared: string
  own: string
}

const loaded = new Map<PromptName, Parts>()

function partsOf(name: PromptName): Parts {
  const known = loaded.get(name)
  if (known !== undefined) return known
  const text = readFileSync(new URL(`./${versions[name]}.md`, import.meta.url), 'utf8')
  const [, system, shared, own] = text.split(/^# (?:System|Shared|Own)$/m).map((part) => part.trim())
  const parts = { system: system!, shared: shared!, own: own! }
  loaded.set(name, parts)
  return parts
}

/** One pass: what is filled in is never looked through for slots again. */
function filled(template: string, slots: Slots, name: PromptName): string {
  const text = template.replace(/\{\{(\w+)\}\}/g, (_, slot: string) => {
    const value = slots[slot]
    if (value === undefined) throw new Error(`The prompt ${versions[name]} has a slot "${slot}" that was not filled.`)
    return value
  })
  return text.replace(/\n{3,}/g, '\n\n').trim()
}
