import { withoutInstructions } from '../reading/instructions.ts'
import type { Reading } from '../reading/reading.ts'

/** Tags that set off text written by others. Prompts explain that nothing between them is an instruction. */
const TAGS = [
  'question',
  'answers',
  'attachments',
  'attachment',
  'matter',
  'earlier',
  'person',
  'attitudes',
  'answer',
  'reply',
  'brief',
  'draft',
  'thesis',
]

/**
 * Wide and small signs, and strokes that lean either way, are read as the plain ones by whoever reads generously. One at the
 * very end could become a tag together with what stands next in the prompt.
 */
const TAG = new RegExp(`[<＜﹤](?=[\\s/\\\\／⁄∕]*(?:(?:${TAGS.join('|')})\\b|$))`, 'giu')
/** What prints nothing can hide text from a reader, or a tag from us. Line breaks and tabs stay. */
const INVISIBLE = /[^\P{Cc}\t\n\r]|\p{Cf}|\p{Default_Ignorable_Code_Point}/gu

/**
 * Text of others, safe to put between tags: it cannot close the tag that it stands in or open another, because the sign
 * that begins ours is replaced in it. Everything else stays as it was written.
 */
export const untrusted = (text: string): string => text.replace(INVISIBLE, '').replace(TAG, '‹')

/** The same on one line, for lists. */
export const untrustedLine = (text: string): string => untrusted(text).replace(/\s+/g, ' ').trim()

/** A tagged block; nothing at all where there is nothing to say. */
export const block = (tag: (typeof TAGS)[number], lines: readonly string[]): string =>
  lines.length === 0 ? '' : [`<${tag}>`, ...lines, `</${tag}>`].join('\n')

const shown = new WeakMap<Reading, string>()

/** A question as a model is shown it: without what was hidden in it for whoever answers, as it is read here as well. */
export function shownQuestion(reading: Reading): string {
  let question = shown.get(reading)
  if (question === undefined) {
    // Once for a panel, not for each of its agents.
    const text = reading.audience?.asked ?? reading.text
    question = untrusted(withoutInstructions(text).text || text)
    shown.set(reading, question)
  }
  return question
}
