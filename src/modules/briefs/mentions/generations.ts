import { adultRange, phraseOf, type Range } from './age-ranges.ts'
import { needing, type Rule } from './rules.ts'
import { isBeforePeople } from './surroundings.ts'

/** By years of birth. */
const generations: readonly { name: string; words: string; from?: number; to: number }[] = [
  { name: 'Generation Z', words: "gen(?:eration)?[\\s-]?z(?:'?ers?|s)?|zoomers?", from: 1997, to: 2012 },
  { name: 'Xennials', words: 'xennials?', from: 1977, to: 1985 },
  { name: 'Millennials', words: "millenn?ials?|gen(?:eration)?[\\s-]?y(?:'?ers?)?", from: 1981, to: 1996 },
  { name: 'Generation X', words: "gen(?:eration)?[\\s-]?x(?:'?ers?)?", from: 1965, to: 1980 },
  { name: 'Baby boomers', words: '(?:baby[\\s-]?)?boomers?|baby[\\s-]boom generation', from: 1946, to: 1964 },
  { name: 'the Silent Generation', words: '(?:the )?silent generation', to: 1945 },
]

/** Generations, and when people were born. Ages are those that they reach in the year. */
export function generationRules(year: number): Rule[] {
  const aged = ({ min, max }: Range): Range | undefined =>
    // The earlier somebody was born, the older.
    adultRange({
      ...(max === undefined ? {} : { min: year - max }),
      ...(min === undefined ? {} : { max: year - min }),
    })
  return [...generations.map((generation) => generationRule(generation, year)), ...needing(/born/i, birthRules(aged))]
}

function generationRule({ name, words, from, to }: (typeof generations)[number], year: number): Rule {
  return {
    pattern: new RegExp(
      `(?<![\\p{L}-])(?:(older|elder|geriatric|younger|young)\\s+)?(?:${words})(?![\\p{L}])(\\s+(?:and|or)\\s+(?:older|younger|above|below|up)(?!\\s+(?!in|who|from|with|and|or|to|about|that|living)\\p{L}))?`,
      'giu',
    ),
    read(match, text) {
      const whole = { ...(from === undefined ? {} : { max: year - from }), min: year - to }
      const range = adultRange(extended(halved(whole, match[1]), match[2]))
      if (range === undefined) return undefined
      const part = match[1] === undefined ? '' : `the ${/^young/i.test(match[1]) ? 'younger' : 'older'} half of `
      return {
        filters: { age: range },
        as: phraseOf(range),
        noun: !isBeforePeople(text, match.index + match[0].length),
        ...(part === '' ? {} : { assumed: `${part}${name} is taken to be ${phraseOf(range)}.`.replace(/^t/, 'T') }),
      }
    },
  }
}

function halved({ min, max }: Range, part: string | undefined): Range {
  const low = Math.max(18, min ?? 18)
  if (part === undefined || max === undefined) return { min: low, ...(max === undefined ? {} : { max }) }
  const middle = Math.floor((low + max + 1) / 2)
  return /^young/i.test(part) ? { min: low, max: middle - 1 } : { min: middle, max }
}

function extended(range: Range, how: string | undefined): Range {
  if (how === undefined) return range
  if (/older|above|up/i.test(how)) return { min: range.min ?? 18 }
  return range.max === undefined ? {} : { max: range.max }
}

const yearNumber = '((?:19|20)\\d{2})'

function birthRules(aged: (born: Range) => Range | undefined): Rule[] {
  const rule = (source: string, born: (match: RegExpExecArray) => Range): Rule => ({
    pattern: new RegExp(`(?:(?:who|that)\\s+(?:were|was)\\s+)?\\bborn\\s+${source}`, 'giu'),
    read(match) {
      const range = aged(born(match))
      return range && { filters: { age: range }, as: phraseOf(range) }
    },
  })
  return [
    rule(
      `(?:between|from|in|in between)?\\s*${yearNumber}\\s*(?:-|to|and|through|until)\\s*${yearNumber}`,
      ([, from, to]) => ({
        min: Number(from),
        max: Number(to),
      }),
    ),
    rule(`(?:in|during) the (?:(early|mid|late)[\\s-])?(?:'|19|20)?(\\d0)'?s\\b`, ([said, part, decade]) => {
      const start = (Number(decade) < 30 && !said!.includes('19') ? 2000 : 1900) + Number(decade)
      if (part === undefined) return { min: start, max: start + 9 }
      return part.toLowerCase() === 'early'
        ? { min: start, max: start + 3 }
        : { min: start + (part.toLowerCase() === 'mid' ? 4 : 7), max: start + (part.toLowerCase() === 'mid' ? 6 : 9) }
    }),
    rule('in the (forties|fifties|sixties|seventies|eighties|nineties)\\b', ([, decade]) => {
      const words = ['forties', 'fifties', 'sixties', 'seventies', 'eighties', 'nineties']
      const start = 1940 + words.indexOf(decade!.toLowerCase()) * 10
      return { min: start, max: start + 9 }
    }),
    rule(`(?:after|later than)\\s+${yearNumber}`, ([, from]) => ({ min: Number(from) + 1 })),
    rule(`(?:since|in or after|from)\\s+${yearNumber}(?:\\s+on(?:wards?)?)?`, ([, from]) => ({ min: Number(from) })),
    rule(`(?:before|prior to|earlier than)\\s+${yearNumber}`, ([, to]) => ({ max: Number(to) - 1 })),
    rule(`(?:in|by)\\s+${yearNumber}(?:\\s+or\\s+(?:later|earlier))?`, ([said, at]) => {
      if (/later$/i.test(said!)) return { min: Number(at) }
      return /earlier$/i.test(said!) ? { max: Number(at) } : { min: Number(at), max: Number(at) }
    }),
  ]
}
