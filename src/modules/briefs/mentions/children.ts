import { ageNumber, between, phraseOf, type Range } from './age-ranges.ts'
import { latinOnly } from './letters.ts'
import { numberOf } from './number-words.ts'
import { needing, type Reading, type Rule } from './rules.ts'

/** Words for children of an age. */
const ofAge: readonly [string, Range][] = [
  ['newborns?|new-born(?: bab(?:y|ies))?', { max: 1 }],
  ['bab(?:y|ies)|infants?', { max: 1 }],
  ['toddlers?', { min: 1, max: 3 }],
  ['pre-?schoolers?|pre-?school(?:[\\s-]aged?)?|pre-?k', { min: 3, max: 5 }],
  ['kindergart(?:e?ners?)', { min: 5, max: 6 }],
  ['(?:elementary|grade|primary)[\\s-]?school(?:ers?|[\\s-]aged?)?|grade-?schoolers?', { min: 6, max: 10 }],
  ['school[\\s-]?aged?|schoolchildren|school[\\s-]kids', { min: 6, max: 12 }],
  ['tweens?|pre-?teens?', { min: 9, max: 12 }],
  ['middle[\\s-]?school(?:ers?|[\\s-]aged?)?', { min: 11, max: 13 }],
  ['high[\\s-]?school(?:ers?|[\\s-]aged?)?', { min: 14, max: 17 }],
  ['teen(?:ager|aged?)?s?|adolescents?', { min: 13, max: 17 }],
  [
    'college[\\s-]aged?|(?:college|university|uni)(?=\\s+(?:kids|students|children|freshm[ae]n))(?:\\s+(?:students|freshm[ae]n))?',
    { min: 18, max: 24 },
  ],
  ['(?:grown|grown[\\s-]up|adult)(?=\\s)', { min: 18 }],
  ['(?:little|young) ones?|under-?fives|(?:very\\s+)?(?:young|small|little)(?:er)?(?=\\s)', { max: 5 }],
  ['minor(?:\\s+children)?', { max: 17 }],
]
const agesByWord = ofAge.map(([source, range]) => [new RegExp(`^(?:${source})`, 'i'), range] as const)
const ageWord = ofAge.map(([source]) => source).join('|')

const childNoun = '(?:kids?|kiddos?|child(?:ren)?|sons?|daughters?|boys?|girls?|twins|offspring|dependents?)'
/** Any age, in one or two digits or in words. */
const years = `(?:\\d{1,2}(?![\\d%])|${ageNumber}|(?:one|two|three|four|five|six|seven|eight|nine)(?![a-z]))`
const count = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)'
const months = '(?<months>[\\s-]*(?:months?|mos?)(?:[\\s-]olds?)?(?!\\p{L}))'
const old = "(?:[\\s-]*(?:years?|yrs?|y)\\.?[\\s/-]*(?:olds?|of age|o\\b)'?s?|\\s*(?:years|yrs))"

const counted = `(?:(at\\s+least|more\\s+than|over|fewer\\s+than|less\\s+than|up\\s+to|exactly|only|just)\\s+)?(${count})(?:\\s*(?:-|to|or)\\s*(${count}))?(\\s*\\+|\\s+or\\s+more|\\s+or\\s+fewer|\\s+or\\s+less|\\s+plus)?|(multiple|several|many|(?:just\\s+|only\\s+)?(?:an?|one)\\s+only|an?\\s+single|an?)`
const aged =
  '(?:who\\s+(?:are|is)\\s+)?(?:both\\s+|all\\s+)?(?:(?:between\\s+the\\s+)?ages?(?:\\s+of)?|aged|who\\s+are|is|are)?\\s{0,3}\\(?'
const limits = [
  `(?<from>${years})(?:${old})?\\s*(?:-|to|and|through)\\s*(?<to>${years})(?:${old})?`,
  `between\\s+(?<low>${years})\\s+and\\s+(?<high>${years})(?:${old})?`,
  `(?:under|below|younger\\s+than|less\\s+than)\\s+(?:the\\s+age\\s+of\\s+|age\\s+)?(?<under>${years})(?:${old})?`,
  `(?:over|above|older\\s+than)\\s+(?:the\\s+age\\s+of\\s+|age\\s+)?(?<over>${years})(?:${old})?`,
  `(?<upto>${years})(?:${old})?\\s+(?:and|or)\\s+(?:under|younger|below)`,
  `(?<least>${years})(?:${old})?(?:\\s*\\+|\\s+(?:and|or)\\s+(?:over|older|up|above))`,
]
const grade =
  '(?:still\\s+)?(?:in|attending|starting|entering)\\s+(?<grade>diapers|nappies|day-?care|nursery|pre-?school|pre-?k|kindergarten|(?:elementary|primary|grade|middle|high|secondary)\\s+school|school|college|university)'
const atHome =
  '(?:still\\s+)?(?:living\\s+)?(?:at|in\\s+the)\\s+(?<home>home|house|household)(?![\\p{L}-])|living\\s+with\\s+(?<them>them)'
const tail = `(?:(?:\\s*,(?=\\s*(?:ages?|aged)\\s*(?:\\d|1[0-7])(?!\\d)))?\\s{0,3}(?:${aged}(?:${limits.join('|')})${months}?(?:\\s*\\))?|aged?\\s+(?<single>${years})(?!\\d)|${grade}))?(?:\\s+(?:${atHome}))?(?:\\s+(?:under|below)\\s+(?:the\\s+age\\s+of\\s+)?(?<minor>18))?`

const adjectives = '(?:(?:biological|own|adopted|foster|dependent|healthy|active|picky|sick)\\s+)?'
const one = `(?:${adjectives}(?<kind>${ageWord})(?:\\s+(?<noun>${childNoun}))?|${adjectives}(?<plain>${childNoun})|(?<yearOld>${years})(?:\\s*(?:-|to)\\s*(?<yearOldTo>${years}))?[\\s-]*(?:year|yr|(?<month>month))s?[\\s-]olds?(?:\\s+${childNoun})?|(?<unders>under[\\s-]${years}'?s))(?![\\p{L}])`
const also = `(?:\\s*(?:,|and|or|to|/)\\s*(?:an?\\s+)?(?<also>${ageWord})(?:\\s+${childNoun})?(?![\\p{L}]))?`

/** Children as something that people have: how many, how old, and whether at home. A source with groups of its own. */
const children = `(?:(?:${counted})\\s+)?${one}${also}${tail}`

/** "Work with children" and "want to have kids" say nothing of having any. */
const notTheirs =
  "(?<!\\b(?:work(?:s|ed|ing)?|deal(?:s|ing)?|play(?:s|ing)?|help(?:s|ing)?|interact(?:s|ing)?|experienced?|volunteer(?:s|ing)?|good|better|travel+ing|travels?|shop(?:s|ping)?|cook(?:s|ing)?|time|sleep(?:s|ing)?|to|not|never|don't|about|planning|delay|delaying|consider(?:ing)?|against|should|would|will)\\s)"
const having =
  "(?:(?:who|that)(?:'ve|\\s+(?:already|currently|now|also|each|still))?\\s+)?(?:with|w/|having|have\\s+got|have|has|had|raising|(?:are|is)\\s+raising|parenting|(?:are|is)\\s+parenting)\\s+"
const theirs = '(?:their\\s+(?:own\\s+)?|my\\s+)?'

const number = (text: string): number => numberOf(text) ?? Number.NaN

function countOf([, how, first, second, more, word]: RegExpExecArray): Range | undefined {
  if (word !== undefined) {
    if (/only|single/i.test(word)) return { min: 1, max: 1 }
    return /multiple/i.test(word) ? { min: 2 } : /several|many/i.test(word) ? { min: 3 } : undefined
  }
  if (first === undefined) return undefined
  const n = number(first)
  if (second !== undefined) return between(n, number(second))
  if (/more|plus|\+/i.test(more ?? '') || /least/i.test(how ?? '')) return { min: n }
  if (/fewer|less/i.test(more ?? '') || /up/i.test(how ?? '')) return { min: 1, max: n }
  if (/more|over/i.test(how ?? '')) return { min: n + 1 }
  if (/fewer|less/i.test(how ?? '')) return { min: 1, max: n - 1 }
  return { min: n, max: n }
}

const grades: readonly [RegExp, Range][] = [
  [/diapers|nappies/i, { max: 2 }],
  [/day-?care|nursery/i, { max: 4 }],
  [/pre/i, { min: 3, max: 5 }],
  [/kinder/i, { min: 5, max: 6 }],
  [/elementary|primary|grade/i, { min: 6, max: 10 }],
  [/middle/i, { min: 11, max: 13 }],
  [/high|secondary/i, { min: 14, max: 17 }],
  [/college|university/i, { min: 18, max: 24 }],
  [/school/i, { min: 6, max: 17 }],
]

const ofWord = (word: string): Range | undefined => agesByWord.find(([pattern]) => pattern.test(`${word} kids`))?.[1]

function ageOf(groups: Record<string, string | undefined>): Range | undefined {
  const { from, to, low, high, under, over, upto, least, single, grade, kind, also, yearOld, yearOldTo, unders } =
    groups
  if (from !== undefined) return between(number(from), number(to!))
  if (low !== undefined) return between(number(low), number(high!))
  if (under !== undefined) return { max: number(under) - 1 }
  if (over !== undefined) return { min: number(over) + 1 }
  if (upto !== undefined) return { max: number(upto) }
  if (least !== undefined) return { min: number(least) }
  if (single !== undefined) return { min: number(single), max: number(single) }
  if (grade !== undefined) return grades.find(([pattern]) => pattern.test(grade))![1]
  if (yearOld !== undefined) return between(number(yearOld), number(yearOldTo ?? yearOld))
  if (unders !== undefined) return { max: number(/\d+/.exec(unders)?.[0] ?? '') - 1 }
  const first = kind === undefined ? undefined : ofWord(kind)
  const second = also === undefined ? undefined : ofWord(also)
  return first === undefined || second === undefined ? first : spanning(first, second)
}

function spanning(a: Range, b: Range): Range {
  const min = a.min === undefined || b.min === undefined ? undefined : Math.min(a.min, b.min)
  const max = a.max === undefined || b.max === undefined ? undefined : Math.max(a.max, b.max)
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
}

/** Of babies, in whole years: "6 to 18 months" is 0 to 1, "under 12 months" is 0. */
function inYears(age: Range | undefined): Range | undefined {
  if (age === undefined) return undefined
  const min = age.min === undefined ? 0 : Math.floor(age.min / 12)
  const max = age.max === undefined ? undefined : Math.floor(age.max / 12)
  return { ...(min === 0 ? {} : { min }), ...(max === undefined ? {} : { max }) }
}

function readChildren(match: RegExpExecArray): Reading | undefined {
  const groups = match.groups ?? {}
  const count = countOf(match)
  const age = groups.months === undefined && groups.month === undefined ? ageOf(groups) : inYears(ageOf(groups))
  const home = groups.home !== undefined || groups.them !== undefined
  if ([age?.min, age?.max, count?.min, count?.max].some((value) => Number.isNaN(value))) return undefined
  // Children at home are those under 18 anyway.
  if (home && (age === undefined || (age.max === 17 && age.min === undefined))) {
    const number = count ?? { min: 1 }
    return { filters: { children_at_home: number }, as: `with ${phraseOfCount(number)} at home` }
  }
  if (age !== undefined) {
    const filters = { child_age: age, ...(count === undefined ? {} : { num_children: count }) }
    return { filters, as: `with ${phraseOf(age, 'a child aged')}` }
  }
  if (groups.minor !== undefined) return { filters: { child_age: { max: 17 } }, as: 'with a child under 18' }
  if (count !== undefined) return { filters: { num_children: count }, as: `with ${phraseOfCount(count)}` }
  return { filters: { is_parent: true }, as: 'with children' }
}

function phraseOfCount({ min, max }: Range): string {
  if (min === max) return min === 1 ? 'one child' : `${min} children`
  if (max === undefined) return min === 1 ? 'children' : `${min} or more children`
  return min === undefined ? `at most ${max} children` : `${min} to ${max} children`
}

const withChildren: Rule = {
  pattern: new RegExp(`(?<![\\p{L}'-])${notTheirs}${having}${theirs}${children}`, 'giu'),
  // "Test it with college students": they are whose children only after a word for parents.
  read: (match) => (/(?:students|freshm[ae]n)$/i.test(match[0]) ? undefined : readChildren(match)),
}

const ofChildren = latinOnly(new RegExp(`\\s+(?:of|to|${having})\\s*${theirs}${children}`, 'iuy'))
const notChildren = '(?!\\s*(?:%|percent|\\p{L}*(?:year|month|kid|child|day|hour|state|countr|cit|dog|cat|week)))'
const ofSoMany = latinOnly(
  new RegExp(
    `\\s+(?:of|to|with(?=\\s+\\S+(?:\\s+or\\s+more)?\\s*(?:$|[,;.:!?)]|(?:and|or|who|in|from|living|aged|at)\\b)))\\s+(${count})(\\s*\\+|\\s+or\\s+more)?${notChildren}(?![\\p{L}\\d-])`,
    'iuy',
  ),
)

/** What follows a word for parents: "of toddlers", "with two kids under 10", "of three". */
export function childrenAfter(text: string, end: number): { end: number; reading: Reading } | undefined {
  ofChildren.lastIndex = end
  const match = ofChildren.exec(text)
  const reading = match === null ? undefined : readChildren(match)
  if (match !== null && reading !== undefined) return { end: end + match[0].length, reading }
  ofSoMany.lastIndex = end
  const many = ofSoMany.exec(text)
  if (many === null) return undefined
  const n = number(many[1]!)
  const range = many[2] === undefined ? { min: n, max: n } : { min: n }
  return {
    end: end + many[0].length,
    reading: { filters: { num_children: range }, as: `with ${phraseOfCount(range)}` },
  }
}

const bare = limits.join('|')
/** "Whose kids are teenagers", "whose children are under 10". */
const whoseChildren: Rule = {
  pattern: new RegExp(
    `(?<![\\p{L}-])whose\\s+(?:(?:youngest|oldest|eldest)(?:\\s+(?:child|kid|one))?|${childNoun})\\s+(?:are|is)\\s+(?:(?:all|both|still|now)\\s+)?(?:an?\\s+)?(?:(?<kind>${ageWord.replaceAll('(?=\\s)', '')})|(?:aged\\s+)?(?:${bare})|(?:${grade}))(?![\\p{L}])`,
    'giu',
  ),
  read(match) {
    const age = ageOf(match.groups!)
    return age && { filters: { child_age: age }, as: `with ${phraseOf(age, 'a child aged')}` }
  },
}

/** "Parents, kids 6-12": children of an age in a list of traits, of somebody who was called a parent before. */
const listedChildren: Rule = {
  pattern: new RegExp(`(?<=[,(;:]\\s?)${children}`, 'giu'),
  read(match, text) {
    const before = text.slice(Math.max(0, match.index - 80), match.index)
    const reading = parent.test(before) ? readChildren(match) : undefined
    if (reading === undefined || !('child_age' in reading.filters)) return undefined
    // A bracket that was opened before is not closed here.
    const open = match[0].endsWith(')') && !match[0].includes('(') ? 1 : 0
    return { ...reading, end: match.index + match[0].length - open }
  },
}
const parent = /(?<!\p{L})(?:moms?|mums?|mothers?|dads?|fathers?|parents?|families)(?!\p{L})/iu

/** "Kids at home" in a list of traits, without a word that says whose. */
const homeAlone: Rule = {
  pattern: new RegExp(`(?<![\\p{L}-])(?:${counted})?\\s*(?<plain>kids|children)\\s+(?:${atHome})`, 'giu'),
  read: readChildren,
}

const no =
  "(?:(?:who|that)\\s+)?(?:(?:do\\s+not|don't|does\\s+not|doesn't|dont|did\\s+not|didn't)\\s+(?:currently\\s+|yet\\s+)?have(?:\\s+any)?|(?:have|has|with|having)\\s+no|without(?:\\s+any)?|no|have\\s+never\\s+had(?:\\s+any)?|never\\s+had(?:\\s+any)?)\\s+"
const withoutChildren: Rule = {
  pattern: new RegExp(
    `(?<![\\p{L}-])${no}(?:(?:minor|young|small|dependent)\\s+)?(?:kids|children|child)(?:\\s+(?:under\\s+(?:the\\s+age\\s+of\\s+)?18|(?:${atHome})|of\\s+their\\s+own|yet)){0,2}(?![\\p{L}])(?!\\s+(?:under|over|aged|between|in)\\b)`,
    'giu',
  ),
  read(match) {
    if (/minor|young|small|dependent|18|home|house|them$/i.test(match[0])) {
      return { filters: { children_at_home: { max: 0 } }, as: 'without children at home', negated: true }
    }
    return { filters: { is_parent: false }, as: 'without children', negated: true }
  },
}

const childish =
  /kid|child|son|daughter|boy|girl|twin|offspring|depend|born|bab(?:y|ies)|infant|toddler|school|pre-?k|kinder|teen|tween|adolescent|college|uni|grown|adult|little|young|under|minor|year|yr|month/i

export const childRules: readonly Rule[] = [
  ...needing(/kid|child/i, [withoutChildren]),
  ...needing(childish, [withChildren]),
  ...needing(/whose/i, [whoseChildren]),
  ...needing(parent, [listedChildren]),
  ...needing(/kids|children/i, [homeAlone]),
]
