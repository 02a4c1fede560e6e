import type { Mention, MentionContext } from '../mention.ts'
import {
  adultRange,
  ageNumber,
  ageOf,
  between,
  decadeRange,
  decadeWord,
  partWord,
  phraseOf,
  type Range,
} from './age-ranges.ts'
import { ageWords } from './age-words.ts'
import { isBesidePeople, open, unit } from './beside-people.ts'
import { familyIn } from './family.ts'
import { generationRules } from './generations.ts'
import { mentionsBy, needing, type Rule, readPlain } from './rules.ts'
import { being, isAfterPeople, isItem, isPredicate } from './surroundings.ts'

/** How sure a form is: one that names years or ages counts anywhere, another only where no other number is likely. */
type Where = 'anywhere' | 'beside people'

const n = `(${ageNumber})`
const to = '\\s*(?:-\\s*to(?!\\p{L})|-|to|through|thru|until|up to|and|&)\\s*'
/** What makes a number one of years. */
const old = "(?:[\\s-]*(?:years?|yrs?|y)\\.?[\\s/-]*(?:olds?|of\\s+age|o\\b|os\\b)'?s?)"
const oldOrYears = `(?:${old}|\\s*(?:years|yrs)(?!\\s*(?:of|in|experience|ago|as|at|on)\\b))`
const aged =
  '(?:(?:within|in)\\s+the\\s+)?(?:between\\s+(?:the\\s+)?ages?(?:\\s+of)?|(?:from\\s+)?(?:the\\s+)?ages?(?:\\s+(?:of|from|between|is|are|range|group|bracket|limit|span))?(?:\\s+(?:of|from|is|between))?|aged(?:\\s+(?:between|from))?)\\s*[:=]?\\s*'
const start = `(?<![\\p{L}\\d$€£#.,:/+-])${being}`
const end = '(?![\\p{L}\\d])'

/** The number is all: what it counts does not follow. */
const closed = '(?=\\s*(?:$|[,;.!?)\\n])|\\s+(?:and|or|in|who|from|with|about|to|this|next|soon)\\b)'

/** What every number of years has, in digits or in words; and what some forms have instead. */
const counted = /\d|tee?n|twel|twent|thirt|fort|fift|sixt|sevent|eight|ninet|elev/i
const calledAge = /age/i

const form = (source: string, where: Where, range: (match: RegExpExecArray) => Range, noun = false): Rule => ({
  pattern: new RegExp(`${start}${source}${end}`, 'giu'),
  needs: source.startsWith(aged) ? calledAge : counted,
  read(match, text) {
    const until = match.index + match[0].length
    if (
      where === 'beside people' &&
      !/^(?:who|that|they)/i.test(match[0]) &&
      !isBesidePeople(text, match.index, until)
    ) {
      return undefined
    }
    const age = adultRange(range(match))
    return age && { filters: { age }, as: phraseOf(age), noun: noun && /s$/i.test(match[0]) }
  },
})

const both = ([, low, high]: RegExpExecArray): Range => between(ageOf(low!), ageOf(high!))
const atLeast = ([, low]: RegExpExecArray): Range => ({ min: ageOf(low!) })
const above = ([, low]: RegExpExecArray): Range => ({ min: ageOf(low!) + 1 })
const below = ([, high]: RegExpExecArray): Range => ({ max: ageOf(high!) - 1 })
const atMost = ([, high]: RegExpExecArray): Range => ({ max: ageOf(high!) })
const exactly = ([, age]: RegExpExecArray): Range => ({ min: ageOf(age!), max: ageOf(age!) })
const roughly = ([, age]: readonly string[]): Range => ({ min: ageOf(age!) - 3, max: ageOf(age!) + 3 })

const upwards =
  '(?:\\s*\\+|[\\s-]+plus|(?:\\s*(?:,\\s*)?|-)(?:and|or|&)[\\s-]+(?:over|older|up(?:wards?)?|above|beyond|more))'
const downwards = '\\s*(?:,\\s*)?(?:and|or|&)\\s+(?:under|younger|below|less)'
const overWord = '(?:over|above|older than|past|more than|greater than|beyond)'
const underWord = '(?:under|below|younger than|less than|not yet)'
const someone = '(?:\\s+(?:crowd|set|market|age group|demographic|bracket|segment|cohort))?'

const decade = `(?:(${partWord})[\\s-]+)?(${decadeWord})`
const decades: Rule = {
  needs: counted,
  pattern: new RegExp(
    `${start}(?:(in|into|hitting|entering|reaching|aged)(?:\\s+(?:their|his|her|our))?\\s+|(?<!the\\s)(?=${partWord}[\\s-]))${decade}(?:\\s*(?:-|to|through|and|or)\\s*(?:in\\s+)?(?:their\\s+)?${decade})?${end}`,
    'giu',
  ),
  read(match, text) {
    const [said, , part, first, otherPart, second] = match
    // "In the 80s" and "early 90s music" are times.
    if (
      !/\b(?:their|his|her|our|aged)\b/i.test(said) &&
      !isBesidePeople(text, match.index, match.index + said.length)
    ) {
      return undefined
    }
    const from = decadeRange(part, first!)
    const until = second === undefined ? from : decadeRange(otherPart, second)
    const age = adultRange({ min: Math.min(from.min, until.min), max: Math.max(from.max, until.max) })
    return age && { filters: { age }, as: phraseOf(age) }
  },
}

const forms: readonly Rule[] = [
  decades,
  form(`${aged}${n}${oldOrYears}?${to}${n}${oldOrYears}?`, 'anywhere', both),
  form(`(?:between\\s+)?${n}${oldOrYears}?${to}${n}${old}`, 'anywhere', both, true),
  form(`${n}\\s*(?:-|to)\\s*${n}'?s`, 'anywhere', both, true),
  form(`(?:between|from)\\s+${n}\\s*(?:and|&|up\\s+to|to|-)\\s*${n}`, 'beside people', both),
  {
    pattern: new RegExp(`${start}(?:the\\s+)?(over|under)[\\s-](${decadeWord})${end}`, 'giu'),
    read({ 1: side, 2: decade }) {
      const { min } = decadeRange(undefined, decade!)
      const age = adultRange(/^o/i.test(side!) ? { min } : { max: min - 1 })
      return age && { filters: { age }, as: phraseOf(age), noun: true }
    },
  },
  form(`(?:no|not)\\s+(?:older|more)\\s+than\\s+${n}${oldOrYears}?`, 'beside people', atMost),
  form(`(?:no|not)\\s+(?:younger|less)\\s+than\\s+${n}${oldOrYears}?`, 'beside people', atLeast),
  form(
    `(?:up\\s+to\\s+(?:the\\s+)?age|max(?:imum)?\\.?\\s+age)(?:\\s+of)?:?\\s+${n}|(?:up\\s+to|max(?:imum)?\\.?|at\\s+most)\\s+${n}${old}`,
    'anywhere',
    (match) => ({
      max: ageOf(match[1] ?? match[2]!),
    }),
  ),
  form(
    `(?:the\\s+)?(?:under|sub)-${n}\\s+(?:crowd|set|market|age group|demographic|bracket|segment|cohort)`,
    'anywhere',
    below,
  ),
  form(`(?:the\\s+)?over[\\s-]${n}'?s${someone}`, 'anywhere', atLeast, true),
  form(`(?:the\\s+)?under[\\s-]${n}'?s${someone}`, 'anywhere', below, true),
  form(`${aged}(?:at\\s+least\\s+)?${n}${oldOrYears}?${upwards}`, 'anywhere', atLeast),
  form(`${aged}at\\s+least\\s+${n}${oldOrYears}?`, 'anywhere', atLeast),
  form(`${aged}${overWord}\\s+${n}${oldOrYears}?`, 'anywhere', above),
  form(`${aged}${underWord}\\s+${n}${oldOrYears}?`, 'anywhere', below),
  form(`${aged}(?:up\\s+to|at\\s+most)\\s+${n}${oldOrYears}?|${aged}${n}${downwards}`, 'anywhere', (match) => ({
    max: ageOf(match[1] ?? match[2]!),
  })),
  form(`${overWord}\\s+(?:the\\s+age\\s+of\\s+)${n}|${overWord}\\s+${n}${old}`, 'anywhere', (match) => ({
    min: ageOf(match[1] ?? match[2]!) + 1,
  })),
  form(`${underWord}\\s+(?:the\\s+age\\s+of\\s+)${n}|${underWord}\\s+${n}${old}`, 'anywhere', (match) => ({
    max: ageOf(match[1] ?? match[2]!) - 1,
  })),
  form(`at\\s+least\\s+${n}${old}`, 'anywhere', atLeast),
  form(`min(?:imum)?\\.?\\s+age(?:\\s+(?:of|is))?\\s*[:=]?\\s*${n}`, 'anywhere', atLeast),
  form(`${n}\\s*(?:<=|≤)\\s*age\\s*(?:<=|≤)\\s*${n}`, 'anywhere', both),
  form(`${n}\\s*<\\s*age\\s*<\\s*${n}`, 'anywhere', ([, low, high]) => ({
    min: ageOf(low!) + 1,
    max: ageOf(high!) - 1,
  })),
  form(`ages?\\s*(?:>=|≥|=>)\\s*${n}`, 'anywhere', atLeast),
  form(`ages?\\s*>\\s*${n}`, 'anywhere', above),
  form(`ages?\\s*(?:<=|≤|=<)\\s*${n}`, 'anywhere', atMost),
  form(`ages?\\s*<\\s*${n}`, 'anywhere', below),
  form(`(?:min(?:imum)?)\\.?:?\\s+${n}(?:\\s*,|\\s+and)?\\s+max(?:imum)?\\.?:?\\s+${n}`, 'beside people', both),
  form(
    `(?:about\\s+to\\s+turn|(?:who\\s+(?:will|are\\s+about\\s+to)\\s+)turn|turning|who\\s+(?:just|recently)\\s+turned)\\s+${n}${closed}`,
    'beside people',
    ([, age]) => ({ min: ageOf(age!) - 1, max: ageOf(age!) }),
  ),
  form(
    `(?:pushing|nearing|approaching|coming\\s+up\\s+on|almost|nearly)\\s+${n}${closed}`,
    'beside people',
    ([, age]) => ({
      min: ageOf(age!) - 3,
      max: ageOf(age!) - 1,
    }),
  ),
  form(`${n}${old}\\s*${upwards}|${n}\\s+(?:years|yrs)${upwards}`, 'anywhere', (match) => ({
    min: ageOf(match[1] ?? match[2]!),
  })),
  form(`${n}\\s*\\+${old}`, 'anywhere', atLeast, true),
  form(
    `(?:the\\s+)?${n}${upwards}\\s+(?:crowd|set|market|age group|demographic|bracket|segment|cohort)`,
    'anywhere',
    atLeast,
  ),
  form(`${n}${downwards}`, 'beside people', atMost),
  form(
    `(?<=\\b(?:wom[ae]n|men|people|adults?|those)\\s)of\\s+${n}${upwards}|${n}${upwards}`,
    'beside people',
    (match) => ({
      min: ageOf(match[1] ?? match[2]!),
    }),
  ),
  // "65+ women" are old; "20+ people" and "50+ women" may be so many.
  form(
    `((?:[3-9]5|[6-9]0))\\s*\\+(?=\\s+(?:adults|women|men|parents|voters|drivers|residents|americans)\\b)`,
    'anywhere',
    atLeast,
  ),
  form(`at\\s+least\\s+${n}`, 'beside people', atLeast),
  form(`${overWord}[\\s-]${n}`, 'beside people', above),
  form(`${underWord}[\\s-]${n}`, 'beside people', below),
  form(
    '([2-9]0|twenty|thirty|forty|fifty|sixty|seventy|eighty)[\\s-]?somethings?',
    'anywhere',
    (match) => {
      const min = ageOf(match[1]!)
      return { min, max: min + 9 }
    },
    true,
  ),
  form(`(?:${aged})?(?:around|about|roughly|approximately|circa|approx\\.?)\\s+${n}${old}`, 'anywhere', roughly),
  form(`(?:aged|age|ages)\\s+(?:around|about|roughly|approximately|circa)\\s+${n}`, 'anywhere', roughly),
  form(`(?:aged?|ages)\\s+${n}\\s+or\\s+so`, 'anywhere', roughly),
  form(`${n}(?:-?ish)(?:${old})?`, 'anywhere', roughly),
  form(`${n}[\\s-]odd${old}`, 'anywhere', roughly),
  form(`(?:aged|of)\\s+(?:some\\s+)?${n}[\\s-]odd(?:\\s+years)?`, 'beside people', roughly),
  form(`${n}${old}`, 'anywhere', exactly, true),
  form(`(?:aged|ages?)\\s*:?\\s*${n}`, 'anywhere', exactly),
]

/** "Anyone 18-34", "M/F 25-34", "18-24 or 25-34". */
const anyone =
  /(?:\b(?:anyone|anybody|everyone|everybody|those|someone)|\b[MF](?:\s?\/\s?[MF])?|\b\d\d\s?-\s?\d\d\s*(?:,|or|and))[,:]?\s+\(?$/
const isAfterAnyone = (text: string, start: number): boolean => anyone.test(text.slice(Math.max(0, start - 16), start))

/** Numbers without a word for years: only directly after people, or alone in a list of traits. */
const bare: readonly Rule[] = [
  {
    pattern: new RegExp(
      `${start}(?:around|about|roughly|approximately|(up\\s+to|max(?:imum)?\\.?|until))\\s+${n}${end}`,
      'giu',
    ),
    read(match, text) {
      const until = match.index + match[0].length
      if (unit.test(text.slice(until, until + 40)) || !open.test(text.slice(until, until + 40))) return undefined
      if (!isAfterPeople(text, match.index) && !isPredicate(text, match.index) && !/^(?:who|that|they)/i.test(match[0]))
        return undefined
      const age = adultRange(match[1] === undefined ? roughly([match[0], match[2]!]) : { max: ageOf(match[2]!) })
      return age && { filters: { age }, as: phraseOf(age) }
    },
  },
  {
    pattern: new RegExp(`${start}${n}\\s*(?:-|to|through|thru)\\s*${n}(?:\\s*(?:yrs?|years))?${end}`, 'giu'),
    read(match, text) {
      const until = match.index + match[0].length
      const after = text.slice(until, until + 40)
      if (unit.test(after)) return undefined
      const named = isAfterPeople(text, match.index) || isAfterAnyone(text, match.index)
      const near = (named || isPredicate(text, match.index)) && open.test(after)
      if (!near && !isItem(text, match.index, until)) return undefined
      const age = adultRange(both(match))
      return age && { filters: { age }, as: phraseOf(age) }
    },
  },
]

let made: { year: number; rules: readonly Rule[] } | undefined

/** Made once a year, because patterns are dear to make. */
function rulesIn(now: Date): readonly Rule[] {
  const year = now.getUTCFullYear()
  if (made?.year !== year)
    made = {
      year,
      rules: [...generationRules(year), ...forms, ...ageWords, ...needing(counted, bare)],
    }
  return made.rules
}

/** How old people are. The ages of their children are not theirs. */
export const agesIn = (text: string, { now }: MentionContext): Mention[] =>
  readPlain(text, (read) => {
    const children = familyIn(read).filter(({ filters }) => !('sex' in filters) || Object.keys(filters).length > 1)
    return mentionsBy('age', rulesIn(now), read).filter(
      ({ start, end }) => !children.some((child) => child.start < end && start < child.end),
    )
  })
