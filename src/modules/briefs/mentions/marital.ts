import type { Mention } from '../mention.ts'
import { always, mentionsBy, type Reading, type Rule, readPlain } from './rules.ts'
import { being, isOfPeople, isPossessive } from './surroundings.ts'

const notMarried: Reading = { filters: { marital_status: { none: ['married'] } }, as: 'not married', negated: true }
const status = (value: string, as = value): Reading => ({ filters: { marital_status: value }, as })

const word = (source: string, reading: Reading): Rule => ({
  pattern: new RegExp(`(?<![\\p{L}-])${being}(?:${source})(?![\\p{L}-])`, 'giu'),
  read: (match, text) => (isPossessive(text, match.index + match[0].length) ? undefined : reading),
})

/** Somebody's husband is not whom to ask; and an ex-wife is no wife. */
const whose = /\b(?:their|my|your|his|her|our|whose|ex|former|the|house|mid|fish)[\s-]+(?:own\s+|late\s+|ex-?)?$/i

const spouse = (source: string, reading: Reading): Rule => ({
  pattern: new RegExp(`(?<![\\p{L}-])(?:${source})(?![\\p{L}-])`, 'giu'),
  read: (match, text) =>
    whose.test(text.slice(Math.max(0, match.index - 16), match.index)) ||
    isPossessive(text, match.index + match[0].length)
      ? undefined
      : { ...reading, noun: true },
})

const listed =
  /(?<!\p{L})(?:married|divorced|widowed|single|unmarried|separated)\s*(?:,|\/|or|and|,\s*(?:or|and))\s*$/iu

/** What is only so beside people: "single malt", "separated by commas". */
const described = (source: string, reading: Reading): Rule => ({
  pattern: new RegExp(`(?<![\\p{L}-])${being}(?:${source})(?![\\p{L}-])`, 'giu'),
  read(match, text) {
    const end = match.index + match[0].length
    const start = end - match[0].replace(new RegExp(`^${being}`, 'iu'), '').length
    return isOfPeople(text, start, end) || listed.test(text.slice(Math.max(0, start - 24), start)) ? reading : undefined
  },
})

const together = /\b(?:an?|unmarried|engaged|dating|cohabiting|cohabitating|first|last|next|young unmarried)[\s-]+$/i

const single = described('single', notMarried)
const alone = /^\s+(?:participant|respondent|person|user|customer|sample|panel|household)\b/i

const rules: readonly Rule[] = [
  word(
    "(?:are\\s+|is\\s+)?(?:not|aren't|isn't)\\s+(?:currently\\s+|yet\\s+)?married|unmarried|non-?married",
    notMarried,
  ),
  word(
    "(?:(?:who|that)(?:'ve)?\\s+(?:have\\s+|has\\s+)?)?never[\\s-](?:been[\\s-])?married|never\\s+wed",
    status('never_married', 'never married'),
  ),
  word('(?:previously|formerly|once)[\\s-]married', {
    filters: { marital_status: { any: ['divorced', 'separated', 'widowed'] } },
    as: 'divorced, separated or widowed',
  }),
  word('newly-?\\s?weds?|(?:newly|recently|just)[\\s-]married(?:\\s+couples)?', { ...status('married'), noun: true }),
  word('married\\s+(?:couples?|people|folks)', { ...status('married'), noun: true }),
  always(/(?<![\p{L}-])single[\s-]parent\s+(?:households?|families|homes)(?![\p{L}-])/giu, {
    filters: { marital_status: { none: ['married'] }, is_parent: true },
    as: 'single parents',
    noun: true,
  }),
  {
    pattern: new RegExp(`(?<![\\p{L}-])${being}married(?![\\p{L}-])`, 'giu'),
    read: (match, text) =>
      /\b(?:get|gets|getting|not|never|be|to be)\s+$/i.test(text.slice(Math.max(0, match.index - 10), match.index)) ||
      /^\s+(?:life|name)\b/i.test(text.slice(match.index + match[0].length))
        ? undefined
        : status('married'),
  },
  {
    pattern: /(?<![\p{L}-])couples(?![\p{L}-])(?!\s+(?:of|therap|counsel|massage|retreat|resort))/giu,
    read: (match, text) =>
      together.test(text.slice(Math.max(0, match.index - 20), match.index)) ||
      isPossessive(text, match.index + match[0].length)
        ? undefined
        : { ...status('married', 'married couples'), noun: true },
  },
  word('divorc(?:é|ée|ee)s', { ...status('divorced'), noun: true }),
  word('divorced|divorc(?:ée|ee)', status('divorced')),
  spouse('widows', { filters: { sex: 'female', marital_status: 'widowed' }, as: 'widows' }),
  spouse('widowers', { filters: { sex: 'male', marital_status: 'widowed' }, as: 'widowers' }),
  word('widowed', status('widowed')),
  described('separated(?:\\s+from\\s+(?:their|a|an)\\s+(?:spouse|partner|husband|wife)s?)?', status('separated')),
  spouse('wives', { filters: { sex: 'female', marital_status: 'married' }, as: 'wives' }),
  spouse('husbands', { filters: { sex: 'male', marital_status: 'married' }, as: 'husbands' }),
  spouse('spouses', status('married')),
  {
    pattern:
      /(?<![\p{L}-])(?:eligible\s+)?(bachelorettes|bachelors)(?![\p{L}'-])(?!\s+(?:degrees?|or\b|in\b|and\s+(?:above|higher|up|masters?)|level|educat|part(?:y|ies)|pads?|'))/giu,
    read(match, text) {
      const before = text.slice(Math.max(0, match.index - 24), match.index)
      if (
        /\b(?:with|an?|have|has|hold|holds|holding|earned|least|minimum|education|their|degree|of)[\s:]+$/i.test(before)
      )
        return undefined
      const female = /ettes$/i.test(match[1]!)
      return {
        filters: { ...(female ? { sex: 'female' } : {}), marital_status: 'never_married' },
        as: 'never married',
        noun: true,
      }
    },
  },
  {
    pattern: /(?<![\p{L}-])singles(?![\p{L}-])(?!\s+(?:match|tennis|chart|night|bar))/giu,
    read: (match, text) =>
      isPossessive(text, match.index + match[0].length) ||
      /\b(?:hit|new|music|its|their)\s+$/i.test(text.slice(0, match.index))
        ? undefined
        : { ...notMarried, noun: true },
  },
  {
    pattern: single.pattern,
    read(match, text) {
      const before = text.slice(Math.max(0, match.index - 12), match.index)
      // "A single participant" is one; "a single mom" is not married.
      const one = /\ba\s+$/i.test(before) && alone.test(text.slice(match.index + match[0].length))
      return one || /\b(?:every|each|any|one)\s+$/i.test(before) ? undefined : single.read(match, text)
    },
  },
]

/** Whether people are married, or were. */
export const maritalIn = (text: string): Mention[] => readPlain(text, (read) => mentionsBy('marital', rules, read))
