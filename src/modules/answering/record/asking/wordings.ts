import type { Reading } from '../../reading/reading.ts'

/** The wordings in which a question may ask for a fact. Asked together with something else, it is only a part of the text. */
export function wordingsOf(reading: Reading): readonly string[] {
  if (reading.also.length > 0) return [reading.canonical]
  const { text } = reading
  // Behind a scene "What do you do?" asks for no trade.
  if (reading.stimulus !== null) return [text]
  if (SUPPOSES.test(text)) return [text]
  // Options that stand in the wording are no part of `canonical`, and no question by themselves.
  const listed = reading.options.length > 1 && reading.from === 'wording'
  const sentences = text.split(listed ? /(?<=[.!?])\s+/ : /(?<=[.!?:])\s+/)
  const questions = sentences.filter((sentence) => sentence.endsWith('?'))
  const alone = questions.length === 0 ? sentences.at(-1)! : questions.length === 1 ? questions[0]! : text
  const taken = text.replace(MEDICINE_FOR, '$2 $1')
  return [
    ...new Set([
      text,
      ...(taken === text ? [] : [taken]),
      alone,
      ...(listed ? [reading.canonical, withoutList(reading)] : []),
    ]),
  ]
}

/** "Medication for blood pressure" is blood pressure medication. */
const MEDICINE_FOR =
  /\b(?:prescription |prescribed )?(medications?|medicines?|meds|pills?|drugs?) (?:for|to (?:treat|control|lower|manage)) (?:your |high )?((?:[a-z]+ ){0,2}[a-z]+)(?=\W*$| (?:now|currently|right|every|at|or)\b)/i

/** "Which of these describes your work: office, …?" without the answers that it lists. */
const withoutList = ({ text, options }: Reading): string =>
  options.reduce((rest, option) => rest.replace(option.text, ' '), text)

/** What comes before such a question may make it one about somebody else; "if so" goes on about the answer. */
const SUPPOSES =
  /\b(?:imagine|imagining|suppose|supposing|pretend|assume|assuming|if(?! (?:so|yes|not|any|you do|you smoke|you have (?:any )?(?:kids|children|pets))\b)|say|picture)\b/i
