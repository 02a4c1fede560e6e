/**
 * The form of the answer where the caller gives none, or only a part of it. How an experienced researcher would take it:
 *
 *   Would you …?  Have you …?  Should …?          Yes / No
 *   Do you prefer A or B?  A or B?                 the alternatives
 *   Do you agree …: S.  S. (a bare statement)      five steps of agreement
 *   True or false: S                               True / False
 *   How likely / satisfied / comfortable / easy    five steps, very un… to very …
 *   How important                                  five steps, not at all to extremely
 *   How good …?  How would you rate …?             Poor to Excellent
 *   How + another adjective; how well              four steps, not at all to very
 *   How much do you trust / like / …?              four steps, not at all to a great deal
 *   How much / many / long / old / far …?          a number
 *   … 1 to 10, out of ten, stars                   that scale
 *   Select all …, up to three …                    multiple choice, if there are options
 *   Rank …, in order of …                          ranking, if there are options
 *   How often …?                                   open; steps, where the reader takes it for a scale
 *   What …?  Why …?  Tell us …                     open
 */
import type { Clause } from './clause-shape.ts'
import type { StatementFound } from './statements.ts'

/** Labels from low to high of the word that is asked for. */
export function labelsFor(clause: Clause, statement: StatementFound | null, core: string): string[] | null {
  if (statement !== null)
    return { agree: agreement, true: ['True', 'False'], 'like me': likeMe, often: null }[statement.answer]
  switch (clause.kind) {
    case 'polar':
      return /^do you (?:strongly )?agree or disagree\b/i.test(core) ? agreement : ['Yes', 'No']
    case 'statement':
      return agreement
    case 'degree':
      // "How easy or difficult would it be": what follows the degree is its other end, and no noun.
      return degreeLabels(clause.degree?.low ?? '', clause.asked.length > 0 && !/^how \S+ or /i.test(core))
    case 'much':
      if (/\b(?:agree|disagree)\b/i.test(core)) return agreement
      return clause.asked.length > 0
        ? ['None at all', 'Not much', 'A fair amount', 'A great deal']
        : ['Not at all', 'Not much', 'A fair amount', 'A great deal']
    case 'manner':
      return /\bhow would you (?:rate|grade|score)\b/i.test(core) ? quality : null
    case 'request':
      return /^(?:please )?(?:rate|grade|score|evaluate)\b/i.test(core) ? quality : null
    default:
      return null
  }
}

const agreement = [
  'Strongly disagree',
  'Somewhat disagree',
  'Neither agree nor disagree',
  'Somewhat agree',
  'Strongly agree',
]
const likeMe = ['Not at all like me', 'A little like me', 'Somewhat like me', 'Mostly like me', 'Very much like me']
const quality = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent']

/** Words whose lower end has a name of its own. */
const twoEnded: Readonly<Record<string, string>> = {
  likely: 'unlikely',
  satisfied: 'dissatisfied',
  comfortable: 'uncomfortable',
  happy: 'unhappy',
  safe: 'unsafe',
  fair: 'unfair',
  acceptable: 'unacceptable',
  willing: 'unwilling',
  easy: 'difficult',
  optimistic: 'pessimistic',
  positive: 'negative',
  pleased: 'displeased',
  favorable: 'unfavorable',
  favourable: 'unfavourable',
  probable: 'improbable',
}

/** Ladders for what only the reader makes out. */
export const ladders = {
  agreement,
  likely: degreeLabels('likely', false)!,
  seldom: ['Never', 'Rarely', 'Sometimes', 'Often', 'Always'],
  counted: ['Never', 'A few times a year', 'Monthly', 'Weekly', 'Daily'],
  in_a_day: ['Never', 'Once a day', '2 or 3 times a day', '4 to 9 times a day', '10 or more times a day'],
  in_a_week: ['Never', 'Once a week', '2 or 3 times a week', '4 to 6 times a week', 'Every day'],
} as const

function degreeLabels(word: string, withNoun: boolean): string[] | null {
  if (word === '' || withNoun) return withNoun ? ['Not at all', 'A little', 'Somewhat', 'Very much'] : null
  if (word === 'good' || word === 'bad') return quality
  if (word === 'strongly') return agreement
  const upper = Object.keys(twoEnded).find((key) => key === word || twoEnded[key] === word)
  if (upper !== undefined || word === 'hard' || word === 'difficult') {
    const high = upper ?? 'easy'
    const low = twoEnded[high]!
    return [`Very ${low}`, `Somewhat ${low}`, `Neither ${high} nor ${low}`, `Somewhat ${high}`, `Very ${high}`]
  }
  if (word === 'important' || word === 'unimportant')
    return ['Not at all', 'Slightly', 'Moderately', 'Very', 'Extremely'].map((degree) => `${degree} important`)
  if (word === 'well') return ['Not well at all', 'Not very well', 'Fairly well', 'Very well']
  return [`Not at all ${word}`, `Not very ${word}`, `Somewhat ${word}`, `Very ${word}`]
}
