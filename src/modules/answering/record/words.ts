import { tidy } from '../reading/fold.ts'
import { numberOf } from '../reading/number-words.ts'

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
const withIs = /^(what|where|when|who|how|it|that|there|here|he|she|which)'s$/

/** The words of a question in one shape: small letters, no short forms, numbers as figures, "25-34" as "25 to 34". */
export function wordsOf(text: string): string[] {
  const plain = tidy(text)
    .toLowerCase()
    .replace(/\([^()]*\)/g, ' ')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/[$\u20AC\u00A3]\s?(?=\d)/g, '')
    .replace(/(\d)\s?k\b/g, '$1000')
    .replace(/(\d)\s?-\s?(?=\d)/g, '$1 to ')
    .replace(/(\d)\+/g, '$1 plus')
    .replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
    .replace(/[^\p{L}\p{N}'.]+/gu, ' ')
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .trim()
  return withFigures(plain.split(' ').filter(Boolean).flatMap(lengthened))
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

const decades = new Map(
  ['twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties', 'nineties'].map(
    (word, at) => [word, `${20 + 10 * at}s`] as const,
  ),
)

function withFigures(words: readonly string[]): string[] {
  const shaped: string[] = []
  for (const [at, word] of words.entries()) {
    const tens = figureOf(words[at - 1] ?? '')
    const number = figureOf(word)
    if (/^[a-z]/.test(word) && number !== null) {
      // "twenty five"
      const joins = number < 10 && tens !== null && tens >= 20 && tens % 10 === 0 && /^[a-z]/.test(words[at - 1]!)
      if (joins) shaped[shaped.length - 1] = String(tens + number)
      else shaped.push(String(number))
    } else shaped.push(decades.get(word) ?? word)
  }
  return shaped
}
