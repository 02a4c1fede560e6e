import { needing, type Reading, type Rule } from './rules.ts'
import { hasSubject, isAfterPeople, isItem, subject } from './surroundings.ts'

const platforms: readonly { field: string; name: string; words: RegExp; source: string }[] = [
  { field: 'uses_facebook', name: 'Facebook', words: /^(?:facebook|fb)$/i, source: 'facebook|fb' },
  { field: 'uses_instagram', name: 'Instagram', words: /^(?:instagram|insta|ig)$/i, source: 'instagram|insta|ig' },
  { field: 'uses_youtube', name: 'YouTube', words: /^you\s?tube$/i, source: 'you\\s?tube' },
  { field: 'uses_tiktok', name: 'TikTok', words: /^tik[\s-]?tok$/i, source: 'tik[\\s-]?tok' },
  {
    field: 'uses_twitter',
    name: 'X (Twitter)',
    words: /^(?:twitter|x|twitter\s*\/\s*x|x\s*\/\s*twitter|x\s*\((?:formerly\s+)?twitter\)|twitter\s*\(x\))$/i,
    source:
      'twitter\\s*/\\s*X(?!\\p{L})|X\\s*/\\s*twitter|X\\s*\\((?:formerly\\s+)?twitter\\)|twitter\\s*\\(X\\)|twitter|X(?=\\s+(?:users|and|or|daily|regularly|every)|\\s*[,.?]|$)',
  },
]

const one = `(?:${platforms.map(({ source }) => source).join('|')})`
const several = `(${one}(?:\\s*(?:,|/|and|or|,\\s*(?:and|or)|&)\\s*${one}){0,4})`
const often =
  '(?:\\s+(?:daily|regularly|often|a\\s+lot|every\\s+day|at\\s+least\\s+once\\s+a\\s+(?:day|week|month)|weekly))?'
const using =
  '(?:(?:actively|regularly|currently|frequently|often|mainly|mostly|still|also)\\s+)?(?:use|uses|using|are\\s+(?:active\\s+)?on|is\\s+(?:active\\s+)?on|active\\s+on|are\\s+users\\s+of|watch|have\\s+an?|have)\\s+(both\\s+)?'
const notUsing =
  "(?:(?:do\\s+not|don't|dont|doesn't|does\\s+not|never|no\\s+longer)\\s+(?:actively\\s+|regularly\\s+|currently\\s+)?(?:use|have|watch)(?:\\s+an?)?|(?:are\\s+|is\\s+)?(?:not|aren't|isn't)\\s+(?:active\\s+)?on|(?:without|with\\s+no|have\\s+no)(?:\\s+an?)?)\\s+"

/** `lower-case x` is a letter like any other. */
const named = (said: string): { field: string; name: string }[] =>
  said
    .split(/\s*(?:,\s*(?:and|or)?|(?<!\p{L})(?:and|or)(?!\p{L})|&|(?<!(?:twitter|x)\s*)\/(?!\s*(?:twitter|x)))\s*/iu)
    .flatMap((word) => platforms.filter(({ words }) => words.test(word.trim()) && word.trim() !== 'x'))

function readingOf(said: string, together: boolean, uses: boolean): Reading | undefined {
  const found = named(said)
  if (found.length === 0) return undefined
  const each = found.map(({ field }) => ({ [field]: uses }))
  const names = found.map(({ name }) => name)
  const filters = together || each.length === 1 ? Object.assign({}, ...each) : { any: each }
  return {
    filters,
    as: `${uses ? 'using' : 'not using'} ${names.join(together ? ' and ' : ' or ')}`,
    ...(uses ? {} : { negated: true }),
  }
}

const joined = (said: string, both: string | undefined): boolean => both !== undefined || !/\bor\b/i.test(said)

const rules: readonly Rule[] = [
  {
    pattern: new RegExp(`(?<![\\p{L}-])${subject}${notUsing}${several}(?:\\s+accounts?)?${often}(?![\\p{L}-])`, 'giu'),
    // Whoever uses neither: "or" and "and" mean the same here.
    read: (match, text) => (hasSubject(text, match) ? readingOf(match[1]!, true, false) : undefined),
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}-])(?:not\\s+(?:active\\s+)?on|without)\\s+${several}(?:\\s+accounts?)?(?![\\p{L}-])`,
      'giu',
    ),
    read: (match, text) =>
      isAfterPeople(text, match.index) || isItem(text, match.index, match.index + match[0].length)
        ? readingOf(match[1]!, true, false)
        : undefined,
  },
  {
    pattern: new RegExp(`(?<![\\p{L}-])non-?\\s?${several}[\\s-]users?(?![\\p{L}-])`, 'giu'),
    read({ 1: said }) {
      const reading = readingOf(said!, true, false)
      return reading && { ...reading, noun: true }
    },
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}-])${subject}${using}${several}(?:\\s+(?:accounts?|profiles?))?${often}(?![\\p{L}-])(?!\\s+(?:ads?|reels|shop|marketplace|creators?|influencers?|live|videos?|premium))`,
      'giu',
    ),
    read: (match, text) =>
      hasSubject(text, match) ? readingOf(match[2]!, joined(match[2]!, match[1]), true) : undefined,
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}-])${several}\\s+(?:users|viewers|watchers)(?![\\p{L}-])|(?<![\\p{L}-])users\\s+of\\s+${several}(?![\\p{L}-])`,
      'giu',
    ),
    read(match) {
      const reading = readingOf(match[1] ?? match[2]!, false, true)
      return reading && { ...reading, noun: true }
    },
  },
  {
    pattern: /(?<![\p{L}-])(tik[\s-]?tok|instagram)m?ers(?![\p{L}-])/giu,
    read({ 1: said }) {
      const reading = readingOf(said!, false, true)
      return reading && { ...reading, noun: true }
    },
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}-])(?:active\\s+|regularly\\s+)?on\\s+${several}(?![\\p{L}-])(?!\\s+(?:ads?|reels|shop|marketplace))`,
      'giu',
    ),
    read: (match, text) =>
      isAfterPeople(text, match.index) ? readingOf(match[1]!, joined(match[1]!, undefined), true) : undefined,
  },
  {
    pattern: new RegExp(`(?<![\\p{L}-])with\\s+an?\\s+(?:active\\s+)?${several}\\s+accounts?(?![\\p{L}-])`, 'giu'),
    read: ({ 1: said }) => readingOf(said!, joined(said!, undefined), true),
  },
]

/** Users of the networks that are known of people. The network itself, its ads and its videos are a subject. */
export const socialRules = needing(/facebook|fb|insta|ig|you\s?tube|tik|twitter|X/i, rules)
