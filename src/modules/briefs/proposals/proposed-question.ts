import { z } from 'zod'
import type { PlannedFormat } from '../planning/answer-forms.ts'

/** A question as a language model proposes it. */
export const proposedQuestion = z.object({
  question: z.string(),
  type: z.enum(['open', 'single_choice', 'multiple_choice', 'scale', 'numeric']),
  /** Of a choice: what can be chosen. Of a scale: what its points are called, from the lowest. */
  options: z.array(z.string()).default([]),
})
export type ProposedQuestion = z.infer<typeof proposedQuestion>

interface SoundQuestion {
  question: string
  format: PlannedFormat
}

const LONGEST = 300
const LONGEST_OPTION = 80
const points = { least: 3, most: 11 }
const choices = { least: 2, most: 12 }

/**
 * A proposed question that can be asked, in neutral words, or why it cannot. `neutral` mends what leads; what it would
 * mend still after that is no question to put to anybody.
 */
export function soundQuestion(
  { question, type, options }: ProposedQuestion,
  neutral: (question: string, format: PlannedFormat) => string,
): SoundQuestion | { why: string } {
  const asked = oneLine(question)
  if (asked.length > LONGEST) return { why: `a question has at most ${LONGEST} characters` }
  if (!/\p{L}{2}.*\?$/u.test(asked)) return { why: `“${asked.slice(0, 80)}” is no question` }
  const format = formatOf(type, options.map(oneLine))
  if ('why' in format) return format
  const mended = neutral(asked, format)
  return neutral(mended, format) === mended ? { question: mended, format } : { why: `“${asked}” leads` }
}

function formatOf(type: ProposedQuestion['type'], labels: readonly string[]): PlannedFormat | { why: string } {
  if (type === 'open' || type === 'numeric') return { type }
  const { least, most } = type === 'scale' ? points : choices
  const fits = labels.every((label) => label !== '' && label.length <= LONGEST_OPTION)
  const different = new Set(labels.map((label) => label.toLowerCase())).size === labels.length
  if (!fits || !different || labels.length < least || labels.length > most) {
    return { why: `a ${type.replace('_', ' ')} has ${least} to ${most} different short options` }
  }
  return type === 'scale'
    ? { type, scale: { min: 1, max: labels.length, labels: [...labels] } }
    : { type, options: [...labels] }
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().toWellFormed()
