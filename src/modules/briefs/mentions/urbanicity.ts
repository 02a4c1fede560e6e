import type { Reading, Rule } from './rules.ts'
import { isBeforePeople, isItem, isPredicate } from './surroundings.ts'

export const urbanicityWord = '(?:rural|suburban|urban|small[\\s-]town)'

const located =
  '(?:(?:who|that)\\s+)?(?:(?:are|is)\\s+)?(?:currently\\s+)?(?:(?:liv(?:e|es|ing)|resid(?:e|es|ing)|based|located)\\s+)?(?:in|from|across|within|outside|around|throughout)\\s+(?:the\\s+|an?\\s+)?(?:more\\s+|very\\s+|mostly\\s+)?'

const readingOf = (word: string): Reading => {
  const value = /^rural|^(?:the\s+)?country|^village|^farm/i.test(word)
    ? 'rural'
    : /^(?:the\s+)?sub/i.test(word)
      ? 'suburban'
      : /^small[\s-]?(?:er)?[\s-]?towns?/i.test(word)
        ? 'small town'
        : 'urban'
  return { filters: { urbanicity: value }, as: value === 'small town' ? 'in a small town' : value }
}

const areas =
  '(?:areas?|communit(?:y|ies)|regions?|neighbou?rhoods?|settings?|locations?|places|counties|districts|environments?|centers|centres|zones|markets)'
const cities =
  '(?:(?:big|bigger|large|larger|major|biggest|largest)\\s+(?:cit(?:y|ies)|metros?|metro(?:politan)?\\s+areas?)|inner[\\s-]cit(?:y|ies)|cities|city\\s+cent(?:er|re)s?|metropolitan\\s+areas|the\\s+city(?!\\s+of))'
const small = 'small(?:er)?\\s+towns?'
const country = '(?:countryside|country(?=\\s*(?:$|[,.;)]))|villages?|farm\\s+country|suburbs?|suburbia)'

/** In the list of words that belong together: "urban and rural". */
const joint = /^\s*(?:,|\/|and|or|vs\.?|versus|,\s*(?:and|or))\s*(?:rural|suburban|urban|small[\s-]town)(?![\p{L}-])/iu
const joined =
  /(?<![\p{L}-])(?:rural|suburban|urban|small[\s-]town)\s*(?:,|\/|and|or|vs\.?|versus|,\s*(?:and|or))\s*$/iu

/** In what kind of place people live. */
export const urbanicityRules: readonly Rule[] = [
  {
    pattern: new RegExp(
      `(?<![\\p{L}-])${located}((?:${urbanicityWord})(?=\\s+(?:${areas}|america))|${cities}|${small}|${country})(?:\\s+(?:${areas}|america))?(?![\\p{L}-])`,
      'giu',
    ),
    read(match, text) {
      // "Across the country" is everywhere.
      if (/^country$/i.test(match[1]!) && !/\bliv|\breside/i.test(match[0])) return undefined
      if (/^the\s+city$/i.test(match[1]!) && !/\bliv|\breside|based/i.test(match[0])) return undefined
      if (/outside/i.test(match[0]) || /^\s+of\s/i.test(text.slice(match.index + match[0].length))) return undefined
      return readingOf(match[1]!)
    },
  },
  {
    pattern:
      /(?<![\p{L}-])((?:big[\s-])?city|urban|suburban|rural|country|small[\s-]town|village)[\s-](?:dwellers|residents|folks?|inhabitants)(?![\p{L}-])|(?<![\p{L}-])(suburbanites|urbanites|villagers)(?![\p{L}-])/giu,
    read: ({ 1: where, 2: who }) => ({ ...readingOf(where ?? who!), noun: true }),
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}-])(${urbanicityWord}|inner[\\s-]city|big[\\s-]city|(?:the\\s+)?suburbs|suburbia|(?:the\\s+)?countryside|small\\s+towns|big\\s+cities)(\\s+${areas})?(?![\\p{L}-])`,
      'giu',
    ),
    read(match, text) {
      const end = match.index + match[0].length
      const listed =
        joint.test(text.slice(end, end + 30)) || joined.test(text.slice(Math.max(0, match.index - 30), match.index))
      const said = isBeforePeople(text, end) || isPredicate(text, match.index) || isItem(text, match.index, end)
      return listed || (said && !/^\s+(?:planners?|legends?|design)/i.test(text.slice(end)))
        ? readingOf(match[1]!)
        : undefined
    },
  },
]
