import { between, type Range } from './age-ranges.ts'
import { numberOf } from './number-words.ts'
import { needing, type Rule } from './rules.ts'
import { isItem } from './surroundings.ts'

const count = '(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)'
const more =
  '(\\s*\\+|\\s+or\\s+more|\\s+or\\s+larger|\\s+plus|\\s+or\\s+fewer|\\s+or\\s+less|\\s*(?:-|to|or)\\s*(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten))?'
const bound =
  '(?:(?:of\\s+)?(?:at\\s+least|a\\s+minimum\\s+of|more\\s+than|over|fewer\\s+than|less\\s+than|at\\s+most|up\\s+to)\\s+)?'
const members = '(?:people|persons?|members|occupants|adults)'

const phraseOf = ({ min, max }: Range): string => {
  if (max === 1) return 'living alone'
  if (min === max) return `in a household of ${min}`
  if (max === undefined) return `in a household of ${min} or more`
  return min === undefined ? `in a household of at most ${max}` : `in a household of ${min} to ${max}`
}

/** `most` is what follows the number: "or more", "+", "to five". */
function rangeOf(said: string, size: number, most: string | undefined): Range {
  if (/\bmore\s+than\b|\bover\b/i.test(said)) return { min: size + 1 }
  if (/\b(?:fewer|less)\s+than\b/i.test(said)) return { max: size - 1 }
  if (/\bat\s+least\b|\bminimum\b/i.test(said)) return { min: size }
  if (/\bat\s+most\b|\bup\s+to\b/i.test(said) || /fewer|less/i.test(most ?? '')) return { max: size }
  const other = numberOf(/(\d+|\p{L}+)$/u.exec(most ?? '')?.[0] ?? '')
  if (most !== undefined && other !== undefined) return between(size, other)
  if (most !== undefined) return { min: size }
  return size === 1 ? { max: 1 } : { min: size, max: size }
}

interface Sized {
  noun?: boolean
  /** How many more live there than are counted. */
  besides?: number
  /** Whether it is said of a household at all. */
  holds?: (match: RegExpExecArray, text: string) => boolean
}

const sized = (source: string, { noun = false, besides = 0, holds = () => true }: Sized): Rule => ({
  pattern: new RegExp(`(?<![\\p{L}\\d$-])${source}(?![\\p{L}\\d-])`, 'giu'),
  read(match, text) {
    const size = (numberOf(match[1]!) ?? Number.NaN) + besides
    if (Number.isNaN(size) || size < 1 || size > 15 || !holds(match, text)) return undefined
    const range = rangeOf(match[0], size, match[2])
    return { filters: { household_size: range }, as: phraseOf(range), noun }
  },
})

/** "3 or more people in the household" is a trait; "10 people in the household panel" and "20 people at home" are whom to ask. */
const isTrait = (match: RegExpExecArray, text: string): boolean =>
  /^(?:with|who|that|has|have|having|there|liv)/i.test(match[0]) ||
  (isItem(text, match.index, match.index + match[0].length) &&
    /\b(?:least|more|over|than|fewer|most)\b|\+|household/i.test(match[0]))

const there = '(?:(?:who\\s+)?(?:with|have|has|having|there\\s+are|live\\s+with)\\s+)?'
const living = '(?:(?:who|that)\\s+)?(?:(?:are\\s+)?(?:liv(?:e|es|ing)|part)\\s+(?:in|of)\\s+(?:an?\\s+)?)?'

const rules: readonly Rule[] = [
  {
    pattern:
      /(?<![\p{L}-])(?:(?:who|that)\s+(?:are\s+)?)?(?:currently\s+)?(?:liv(?:e|es|ing)\s+(?:alone|by\s+(?:them|him|her)sel(?:f|ves)|on\s+(?:their|his|her)\s+own)|solo\s+dwellers|liv(?:e|es|ing)\s+solo)(?![\p{L}-])/giu,
    read: ({ 0: said }) => ({
      filters: { household_size: { max: 1 } },
      as: 'living alone',
      noun: /dwellers$/i.test(said),
    }),
  },
  {
    pattern: new RegExp(`(?<![\\p{L}-])${living}(?:single|one)[\\s-]person\\s+households?(?![\\p{L}-])`, 'giu'),
    read: () => ({ filters: { household_size: { max: 1 } }, as: 'living alone', noun: true }),
  },
  {
    pattern: new RegExp(`(?<![\\p{L}-])${living}(?:large|big|larger|bigger)\\s+households?(?![\\p{L}-])`, 'giu'),
    read: () => ({
      filters: { household_size: { min: 5 } },
      as: 'in a household of 5 or more',
      noun: true,
      assumed: 'A large household is taken to have 5 people or more.',
    }),
  },
  {
    pattern: /(?<![\p{L}-])multi-?person\s+households?(?![\p{L}-])/giu,
    read: () => ({ filters: { household_size: { min: 2 } }, as: 'in a household of 2 or more', noun: true }),
  },
  sized(`${living}(?:households?|famil(?:y|ies))\\s+of\\s+${bound}${count}${more}`, { noun: true }),
  sized(`${living}households?\\s+(?:with|of)\\s+${bound}${count}${more}\\s+${members}`, { noun: true }),
  sized(
    `(?:with\\s+)?(?:an?\\s+)?household\\s+size\\s*(?:of|is|:|=)?\\s*${bound}${count}${more}(?:\\s+${members})?`,
    {},
  ),
  sized(`${living}${count}(\\+)?[\\s-](?:person|people|member)\\s+(?:households?|famil(?:y|ies))`, { noun: true }),
  sized(
    `${there}${bound}${count}${more}(?:\\s+${members})?\\s+(?:living\\s+)?(?:in\\s+(?:the|their|a|one|each)\\s+(?:same\\s+)?(?:household|house|home)|at\\s+home)`,
    { holds: isTrait },
  ),
  sized(
    `(?:(?:who|that)\\s+)?liv(?:e|es|ing)\\s+with\\s+${bound}${count}${more}\\s+(?:other\\s+)?(?:${members}|others|room-?mates|house-?mates|flat-?mates|family\\s+members)`,
    { besides: 1 },
  ),
]

/** How many live together. */
export const householdRules = needing(/household|famil|liv|home|house|solo/i, rules)
