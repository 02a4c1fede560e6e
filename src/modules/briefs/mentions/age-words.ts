import { phraseOf, type Range } from './age-ranges.ts'
import type { Reading, Rule } from './rules.ts'
import { being, isBeforePeople, isItem, isPossessive, isPredicate, personNoun } from './surroundings.ts'

const reading = (age: Range, more: Partial<Reading> = {}): Reading => ({ filters: { age }, as: phraseOf(age), ...more })

const taken = (words: string, age: Range): string => `"${words}" is taken to be ${phraseOf(age)}.`

/** Whom somebody cares for is not whom to ask. */
const cared =
  /\b(?:car(?:e|es|ed|ing|egivers?|ers?)\s+(?:for|of|to)|look(?:s|ing)?\s+after|(?:their|my|your|his|her|our|an?)|supporting|assisting)\s+(?:the\s+|an?\s+)?$/i
const isCaredFor = (text: string, start: number): boolean => cared.test(text.slice(Math.max(0, start - 30), start))

const word = (source: string, age: Range, more: Partial<Reading> = {}): Rule => ({
  pattern: new RegExp(`(?<![\\p{L}-])${being}(?:${source})(?![\\p{L}-])`, 'giu'),
  read: (match, text) =>
    isPossessive(text, match.index + match[0].length) || isCaredFor(text, match.index) ? undefined : reading(age, more),
})

/** An adjective that says something of age only beside people. */
const adjective = (source: string, age: Range, assumed = false): Rule => ({
  pattern: new RegExp(`(?<![\\p{L}-])${being}(?:${source})(?![\\p{L}-])`, 'giu'),
  read(match, text) {
    const end = match.index + match[0].length
    if (isCaredFor(text, match.index)) return undefined
    if (!isBeforePeople(text, end) && !isItem(text, match.index, end) && !isPredicate(text, end - match[0].length)) {
      return undefined
    }
    return reading(age, assumed ? { assumed: taken(match[0], age) } : {})
  },
})

const senior: Range = { min: 65 }
const young: Range = { max: 29 }
const middle: Range = { min: 40, max: 59 }

const general = '(?:people|adults|folks|persons|individuals|americans|citizens|consumers|generations?)'

/** Words that say how old people are without a number. */
export const ageWords: readonly Rule[] = [
  word(
    'senior citizens?|(?<!(?:high school|college|university) )seniors(?!\\s+(?:in|at)\\s+(?:high|college|university))',
    senior,
    {
      noun: true,
    },
  ),
  word(`(?:the elderly(?! ${personNoun}\\b)|elderly ${general}|elders)`, senior, { noun: true }),
  word(`old(?:er)? ${general}`, senior, { noun: true }),
  word(`(?:young|younger) ${general}`, young, { noun: true }),
  word('young adults?', young, { noun: true }),
  word('middle[\\s-]agers', middle, { noun: true }),
  word('in\\s+(?:midlife|mid-life|middle\\s+age)', middle),
  word('in\\s+(?:their|the)\\s+(?:golden|later|twilight)\\s+years|in\\s+old\\s+age', senior),
  adjective('middle[\\s-]aged?|midlife', middle),
  adjective('elderly(?! (?:parents?|relatives?|famil|mothers?|fathers?|moms?|dads?))', senior),
  adjective('(?:older|aging|ageing)(?= (?:workers?|employees|professionals))', { min: 55 }, true),
  adjective(
    '(?:older|aging|ageing)(?= (?:wom[ae]n|m[ae]n|residents|patients|voters|drivers|couples|homeowners|renters|shoppers|customers|users|lad|gentlem|black|white|asian|hispanic|latin))',
    senior,
    true,
  ),
  adjective('(?:young|younger)(?! (?:famil|kid|child|son|daughter|teen|boy|girl))', young, true),
  word('(?:of\\s+)?(?:prime\\s+)?working[\\s-]age', { min: 18, max: 64 }),
  word('(?:of|at|in|past|over|around)\\s+(?:the\\s+)?retirement\\s+age|retirement[\\s-]age(?= \\p{L})', senior),
  word(
    '(?:nearing|approaching|close to|near|about to reach) retirement(?: age)?|pre-?retirees',
    { min: 55, max: 64 },
    {
      assumed: taken('nearing retirement', { min: 55, max: 64 }),
    },
  ),
  word('(?:of\\s+)?(?:college|university|uni|student)[\\s-]aged?', { min: 18, max: 24 }),
  word('(?:of|over|above)\\s+(?:the\\s+)?legal\\s+(?:drinking\\s+)?age|(?:legal[\\s-])?drinking[\\s-]age', { min: 21 }),
  word('(?:of\\s+)?voting[\\s-]age', { min: 18 }),
  word(
    '(?:of\\s+)?(?:child-?\\s?bearing|reproductive)\\s+age',
    { min: 18, max: 49 },
    { assumed: taken('of childbearing age', { min: 18, max: 49 }) },
  ),
  word('medicare[\\s-](?:age|eligible)', senior, { assumed: taken('Medicare-eligible', senior) }),
  word('quadragenarians?', { min: 40, max: 49 }, { noun: true }),
  word('quinquagenarians?', { min: 50, max: 59 }, { noun: true }),
  word('sexagenarians?', { min: 60, max: 69 }, { noun: true }),
  word('septuagenarians?', { min: 70, max: 79 }, { noun: true }),
  word('octogenarians?', { min: 80, max: 89 }, { noun: true }),
  word('nonagenarians?', { min: 90, max: 99 }, { noun: true }),
  word('centenarians?', { min: 100 }, { noun: true }),
]
