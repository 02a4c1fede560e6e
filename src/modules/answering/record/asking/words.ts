import { tidy } from '../../reading/fold.ts'
import { numberOf } from '../../reading/number-words.ts'

const full: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  cannot: 'can not',
  "can't": 'can not',
  "won't": 'will not',
  "y'all": 'you',
  ppl: 'people',
  rn: 'right now',
  whats: 'what is',
  hows: 'how is',
  wheres: 'where is',
  im: 'i am',
  ive: 'i have',
  youre: 'you are',
  youve: 'you have',
  dont: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  arent: 'are not',
  isnt: 'is not',
  werent: 'were not',
  havent: 'have not',
}

/** "What's", not "the bachelor's". */
const withIs = /^(what|where|when|who|how|it|that|there|here|he|she|which|old|age|name|status|much|many)'s$/

/** The words of a question in one shape: small letters, no short forms, numbers as figures, "25-34" as "25 to 34". */
export function wordsOf(text: string): string[] {
  const plain = withInches(tidy(text).toLowerCase())
    .replace(/\([^()]*\)/g, ' ')
    // "Are you, like, retired?"
    .replace(/,\s*like,/g, ' ')
    .replace(/\bfour-oh\b/g, '40')
    .replace(/(\d)(?:st|nd|rd|th)\b/g, '$1')
    .replace(/(\d)\s?(?:lbs?|pounds)\b/g, '$1 pounds')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/[$\u20AC\u00A3]\s?(?=\d)/g, '')
    .replace(/(\d)\s?k\b/g, '$1000')
    .replace(/(\d)\s?thousand\b/g, '$1000')
    .replace(/(\d)\s?-\s?(?=\d)/g, '$1 to ')
    .replace(/(\d)\+/g, '$1 plus')
    .replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
    .replace(/[^\p{L}\p{N}'.]+/gu, ' ')
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .trim()
  return withFigures(plain.split(' ').filter(Boolean).flatMap(lengthened))
}

const INCHES = 12
const INCHES_A_METER = 39.3701

const feetInWords = /\b(four|five|six|seven)(?=[\s-](?:foot|feet|ft)\b)/g

/** Heights in inches, however they are written: "5'4", "six feet two", "180 cm". */
function withInches(text: string): string {
  return text
    .replaceAll('’', "'")
    .replace(/[\u201C\u201D]/g, '"')
    .replace(feetInWords, (word) => String(numberOf(word)))
    .replace(
      /\b([4-7])(?:\s?'\s?|[\s-]?(?:foot|feet|ft)\b[\s-]?)(?:(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven)(?!\s?(?:years|people))(?:\s?(?:"|''|in\b|inch(?:es)?\b))?)?/g,
      (_, feet: string, inches?: string) =>
        `${Number(feet) * INCHES + (inches === undefined ? 0 : (numberOf(inches) ?? 0))} inches `,
    )
    .replace(
      /\b(1\d\d|2[0-2]\d)\s?(?:cm|centimeters|centimetres)\b/g,
      (_, cm: string) => `${Math.round((Number(cm) / 100) * INCHES_A_METER * 10) / 10} inches`,
    )
    .replace(
      /\b([12]\.\d\d?)\s?(?:m|meters|metres)\b/g,
      (_, m: string) => `${Math.round(Number(m) * INCHES_A_METER * 10) / 10} inches`,
    )
}

function lengthened(word: string): string[] {
  const known = Object.hasOwn(full, word) ? full[word]! : word
  return known
    .replace(withIs, '$1 is')
    .replace(/^(\w+)n't$/, '$1 not')
    .replace(/'re$/, ' are')
    .replace(/'ve$/, ' have')
    .replace(/'m$/, ' am')
    .replace(/'d$/, ' would')
    .replaceAll("'", '')
    .split(' ')
    .filter(Boolean)
}

/** A word is a number where it is one by itself: "one" mostly is not. */
const figureOf = (word: string): number | null => (word === 'a' || word === 'one' ? null : numberOf(word))

/** Before these even "one" is a number. */
const exact = new Set(['least', 'most', 'exactly'])

const decades = new Map(
  ['twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties', 'nineties'].map(
    (word, at) => [word, `${20 + 10 * at}s`] as const,
  ),
)

function withFigures(words: readonly string[]): string[] {
  const shaped: string[] = []
  for (const [at, word] of words.entries()) {
    const tens = figureOf(words[at - 1] ?? '')
    const counts = word === 'one' && exact.has(words[at - 1] ?? '')
    const number = counts ? 1 : figureOf(word)
    if (/^[a-z]/.test(word) && number !== null) {
      // "twenty five"
      const joins = number < 10 && tens !== null && tens >= 20 && tens % 10 === 0 && /^[a-z]/.test(words[at - 1]!)
      if (joins) shaped[shaped.length - 1] = String(tens + number)
      else shaped.push(String(number))
    } else shaped.push(...withPart(decades.get(word) ?? word, shaped))
  }
  return shaped
}

const parts: Readonly<Record<string, readonly [from: number, to: number]>> = {
  early: [0, 3],
  mid: [4, 6],
  late: [7, 9],
}

/** "Early 40s" as "40 to 43". */
function withPart(word: string, before: string[]): string[] {
  const part = parts[before.at(-1) ?? '']
  if (part === undefined || !/^\d+s$/.test(word)) return [word]
  before.pop()
  const decade = Number.parseInt(word, 10)
  return [String(decade + part[0]), 'to', String(decade + part[1])]
}
