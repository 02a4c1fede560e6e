import type { Option, Reading } from '../../reading/reading.ts'
import type { Mark } from './fact-words.ts'

const speaker = new Set('you i we'.split(' '))

/** "You don't smoke, do you?": a yes still says that one does. */
const TAG =
  /,\s*(?:do|does|did|are|is|was|were|have|has|had|can|could|will|would)(?:n['’]t)? (?:you|u|i|we|it|there)\W*$/i

/** Whether a yes affirms the contrary. "Don't you …?" and "Aren't you …?" ask the same as without. */
export function isDenied(words: readonly string[], marks: readonly Mark[], reading: Reading): boolean {
  if (reading.also.length > 0) return yesAt(reading.options) < 0
  if (!marks.some(({ kind }) => kind === 'negation') || TAG.test(reading.text)) return false
  const not = words.indexOf('not')
  if (not > 0 && auxiliary.has(words[not - 1]!) && speaker.has(words[not + 1] ?? '')) return false
  // In "Are you not …?" a yes may mean either.
  return not > 1 && auxiliary.has(words[not - 2]!) && speaker.has(words[not - 1]!) && !reading.text.endsWith('.')
    ? yesAt(reading.options) < 0
    : true
}

const auxiliary = new Set('do does did are is was were have has had can could will would'.split(' '))

/** Where a yes, or full agreement, stands on what is asked without the negation. */
export function yesAt(options: readonly Option[]): number {
  const yes = options.find(({ role }) => role === 'yes') ?? options.find(({ key }) => /^(?:strongly )?agree$/.test(key))
  return yes?.at ?? 1
}
