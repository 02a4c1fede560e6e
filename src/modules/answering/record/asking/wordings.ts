import type { Reading } from '../../reading/reading.ts'

/** The wordings in which a question may ask for a fact. Asked together with something else, it is only a part of the text. */
export function wordingsOf(reading: Reading): readonly string[] {
  if (reading.also.length > 0) return [reading.canonical]
  const { text } = reading
  if (SUPPOSES.test(text)) return [text]
  // Options that stand in the wording are no part of `canonical`, and no question by themselves.
  const listed = reading.options.length > 1 && reading.from === 'wording'
  const sentences = text.split(listed ? /(?<=[.!?])\s+/ : /(?<=[.!?:])\s+/)
  const questions = sentences.filter((sentence) => sentence.endsWith('?'))
  const alone = questions.length === 0 ? sentences.at(-1)! : questions.length === 1 ? questions[0]! : text
  return [...new Set([text, alone, ...(listed ? [reading.canonical, withoutList(reading)] : [])])]
}

/** "Which of these describes your work: office, …?" without the answers that it lists. */
const withoutList = ({ text, options }: Reading): string =>
  options.reduce((rest, option) => rest.replace(option.text, ' '), text)

/** What comes before such a question may make it one about somebody else; "if so" goes on about the answer. */
const SUPPOSES =
  /\b(?:imagine|imagining|suppose|supposing|pretend|assume|assuming|if(?! (?:so|yes|not|any|you do|you smoke|you have (?:any )?(?:kids|children|pets))\b)|say|picture)\b/i
