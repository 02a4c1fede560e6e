/** A number, or a word for one, that a text claims something with. */
export type SaidNumber =
  | { kind: 'percent' | 'points' | 'amount'; text: string; value: number; decimals: number }
  | { kind: 'ratio'; text: string; part: number; whole: number }
  | { kind: 'fraction'; text: string; value: number }
  | {
      kind: 'range'
      text: string
      low: number
      high: number
      decimals: [number, number]
      unit: 'percent' | 'amount' | 'any'
    }
  /** "twice as many", "3x": no table holds such a thing. */
  | { kind: 'times'; text: string }
  /** A word with a digit in it: "iPhone15", "B2B", "90pc". */
  | { kind: 'token'; text: string }

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const parts: Readonly<Record<string, number>> = {
  half: 2,
  halve: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  tenth: 10,
}

const unit = `(?:${units.slice(1, 10).join('|')})`
const numberWord = new RegExp(`\\b(?:(?:${tens.join('|')})(?:[\\s-]${unit})?|${units.join('|')})\\b`, 'g')

/** "One" is mostly no number: "one agent says", "the one that". It counts where a unit or a ratio follows. */
const onlyOne = /^one$/
const ONE_COUNTS =
  /^(?:\s+|-)(?:in|out|of every|third|quarter|half|fifth|tenth|percent|per\s?cent|%|hundred|thousand)\b|^\s*%/

/** Words for numbers as digits, in small letters and plain signs. */
function inDigits(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[−–—‐‑]/g, '-')
    .replaceAll('⁄', '/')
    .replace(numberWord, (word, at: number, whole: string) => {
      if (onlyOne.test(word) && !ONE_COUNTS.test(whole.slice(at + word.length, at + word.length + 20))) return word
      return String(valueOfWord(word))
    })
    .replace(
      /\b(?:(\d{1,9}|a)\s)?(dozens?|hundreds?|thousands?|millions?|billions?)\b/g,
      (_, many: string | undefined, of: string) => {
        return String((many === undefined || many === 'a' ? 1 : Number(many)) * multiples[of.replace(/s$/, '')]!)
      },
    )
}

const multiples: Readonly<Record<string, number>> = {
  dozen: 12,
  hundred: 100,
  thousand: 1000,
  million: 1e6,
  billion: 1e9,
}

function valueOfWord(word: string): number {
  const [first, second] = word.split(/[\s-]/)
  const ten = tens.indexOf(first!)
  return ten === -1 ? units.indexOf(first!) : 20 + 10 * ten + (second === undefined ? 0 : units.indexOf(second))
}

/** Of bounded length, so that no text takes long; what is longer is a token. */
const number = String.raw`(?:\d{1,3}(?:,\d{3}){1,5}|\d{1,15})(?:\.\d{1,9})?`
const before = String.raw`(?<![\p{L}\p{N}.])`
const sign = String.raw`[-+±]?\s?[$€£]?`
const percentSign = String.raw`\s?(?:%|percent\b|per\s?cent\b)`

/** In this order: what a rule has taken, the next ones do not see. */
const shapes: readonly [RegExp, (match: RegExpExecArray) => SaidNumber | null][] = [
  // How sure an interval is, is no finding.
  [
    new RegExp(`${before}(?:95|80)${percentSign}(?:\\s(?:confidence|credible))?[\\s-](?:intervals?|confidence)`, 'gu'),
    () => null,
  ],
  [
    /(?<![\p{L}\p{N}])(?:twice|thrice|doubl\w+|double|tripl\w+|triple|quadrupl\w+|\d{1,9}(?:[.,]\d{1,9})?\s?x|(?:\d{1,9}(?:[.,]\d{1,9})?|many|several)\s?(?:times|fold))(?![\p{L}\p{N}])/gu,
    ([text]) => ({ kind: 'times', text }),
  ],
  [
    /(?<![\p{L}\p{N}])(?:(\d{1,4}|a|an)[\s-])?(half|halves|(?:third|quarter|fourth|fifth|sixth|tenth)(?:s(?!\p{L}))?)(?![\p{L}\p{N}])/gu,
    ([text, many, part]) => fraction(text, many, part!),
  ],
  [
    new RegExp(
      `${before}(${number})\\s?(?:in|out\\sof|of|/)\\s(?:every\\s|the\\s|all\\s)?(${number})(?![\\p{N}%])`,
      'gu',
    ),
    ([text, part, whole]) => ({ kind: 'ratio', text, part: read(part!), whole: read(whole!) }),
  ],
  [
    new RegExp(`${before}(\\d{1,9})/(\\d{1,9})`, 'gu'),
    ([text, part, whole]) => ({ kind: 'ratio', text, part: read(part!), whole: read(whole!) }),
  ],
  [
    new RegExp(
      `${before}(${sign}${number})(${percentSign})?\\s?(?:to|and|-)\\s?(${sign}${number})(${percentSign})?(?![\\p{L}\\p{N}])`,
      'gu',
    ),
    ([text, low, lowUnit, high, highUnit]) => ({
      kind: 'range',
      text,
      low: read(low!),
      high: read(high!),
      decimals: [decimalsOf(low!), decimalsOf(high!)],
      unit: highUnit !== undefined ? 'percent' : lowUnit !== undefined ? 'any' : 'amount',
    }),
  ],
  [
    new RegExp(`${before}${sign}(${number})${percentSign}(?!\\s?-?points?)`, 'gu'),
    ([text, value]) => ({ kind: 'percent', text, ...plain(value!) }),
  ],
  [
    new RegExp(
      `${before}${sign}(${number})\\s?(?:%\\s?|percentage[\\s-]|percent\\s)?-?(?:points?|pts?|pp)(?![\\p{L}\\p{N}])`,
      'gu',
    ),
    ([text, value]) => ({ kind: 'points', text, ...plain(value!) }),
  ],
  [
    new RegExp(`${before}${sign}(${number})(?:st|nd|rd|th)?(?![\\p{L}\\p{N}])`, 'gu'),
    ([text, value]) => ({ kind: 'amount', text, ...plain(value!) }),
  ],
  [/[\p{L}\p{N}]+/gu, ([text]) => (/\p{N}/u.test(text) ? { kind: 'token', text } : null)],
]

/** Every number that a text states. Nothing with a digit in it is passed over: what fits no shape is a token. */
export function numbersIn(text: string): SaidNumber[] {
  let left = inDigits(text)
  const said: SaidNumber[] = []
  for (const [shape, take] of shapes) {
    for (const match of left.matchAll(shape)) {
      const found = take(match)
      if (found !== null) said.push(found)
    }
    left = left.replace(shape, ' ')
  }
  return said
}

function fraction(text: string, many: string | undefined, part: string): SaidNumber | null {
  const one = part.replace(/s$/, '')
  // "The third question", "first quarter": a place, or a time of the year.
  if (many === undefined && one !== 'half' && !part.endsWith('s')) return null
  const count = many === undefined || many === 'a' || many === 'an' ? 1 : Number(many)
  return { kind: 'fraction', text, value: count / parts[one]! }
}

const read = (text: string): number => Math.abs(Number(text.replace(/[^\d.]/g, '')))
const decimalsOf = (text: string): number => (text.split('.')[1] ?? '').length
const plain = (text: string) => ({ value: read(text), decimals: decimalsOf(text) })
