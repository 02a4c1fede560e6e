import { readFileSync } from 'node:fs'
import { tagged } from '../reading/word-forms.ts'

/** How likely the words from here on belong to no listed answer, begin one, or go on with one. */
export interface Mark {
  from: number
  likely: readonly [none: number, begins: number, inside: number]
}

/** A word of a wording as lists are found in it. */
export interface ListWord {
  low: string
  from: number
  to: number
  /** Punctuation before and behind it. */
  pre: string
  post: string
  /** Its class; "sep" for a sign that stands alone. */
  kind: string
  likely: Mark['likely']
  sentence: number
  /** The quotation or pair of square brackets that it stands in, from 1 on; 0 for none. */
  quote: number
  /** Whether that ends with this word. */
  closes: boolean
  /** A sign without a space on either side. */
  tight: boolean
}

const named = JSON.parse(
  readFileSync(new URL('../../../../data/language/word-classes.json', import.meta.url), 'utf8'),
) as Record<string, string>
const kinds = new Map(Object.entries(named).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind])))

/** What the lexicon calls the others, the first that fits. */
const tagsOf = [
  ['ing', 'Gerund'],
  ['past', 'PastTense'],
  ['past', 'Participle'],
  ['verb', 'Infinitive'],
  ['verb', 'Verb'],
  ['verb', 'PresentTense'],
  ['name', 'ProperNoun'],
  ['noun', 'Noun'],
  ['adj', 'Adjective'],
  ['adv', 'Adverb'],
] as const

const NUMBER = /^[$€£]?\d/
const kindOf = (low: string, tags: ReadonlySet<string>): string =>
  kinds.get(low) ?? (NUMBER.test(low) ? 'num' : (tagsOf.find(([, tag]) => tags.has(tag))?.[0] ?? 'other'))

const QUOTED =
  /"[^"\n]{1,160}"|\u201C[^\u201D\n]{1,160}\u201D|(?<![\p{L}\d])'[^'\n]{2,80}'(?![\p{L}\d])|(?<![\p{L}\d])\u2018[^\u2019\n]{2,80}\u2019(?![\p{L}\d])|\[[^\]\n]{1,80}\]/gu
const PARTS = /^([("'“‘[\]]*)(.*?)([)"'”’\].,;:!?…–—-]*)$/su
const NEXT_SENTENCE = /^\s+["“(]?[A-Z\d]/
/** Letters of what a stop shortens: "Mr.", "a.m." */
const SHORTENED = 2

/** The words of a text. */
export function listWords(text: string, marks: readonly Mark[]): ListWord[] {
  const tags = tagged(text)
  const quotes = [...text.matchAll(QUOTED)].map(({ index, 0: own }) => [index, index + own.length] as const)
  const words: ListWord[] = []
  let [tag, mark, sentence] = [0, 0, 0]
  let likely: Mark['likely'] = [1, 0, 0]
  for (const { 0: whole, index } of text.matchAll(/and\/or\b|[^\s/|]+|[/|]/gi)) {
    const end = index + whole.length
    for (; mark < marks.length && marks[mark]!.from < end; mark += 1) likely = marks[mark]!.likely
    let own: ReadonlySet<string> = new Set()
    for (; tag < tags.length && tags[tag]!.from < end; tag += 1) if (tags[tag]!.from >= index) own = tags[tag]!.tags
    const [, pre = '', word = '', post = ''] = PARTS.exec(whole) ?? []
    const low = word.toLowerCase().replaceAll('’', "'")
    const from = index + pre.length
    const quote = quotes.findIndex(([begin, close]) => index >= begin && index < close) + 1
    const closes = quote > 0 && end >= quotes[quote - 1]![1]
    const alone = word === '' || whole === '/' || whole === '|'
    words.push({
      low: alone ? whole : low,
      from,
      to: from + word.length,
      pre,
      post,
      kind: alone ? 'sep' : kindOf(low, own),
      likely,
      sentence,
      quote,
      closes,
      tight: alone && /\S/.test(text[index - 1] ?? ' ') && /\S/.test(text[end] ?? ' '),
    })
    if (quote === 0 || closes) {
      const next = text.slice(end, end + 4)
      const asked = /[?!]/.test(post) && (!closes || /[?!.]$/.test(whole) || /^\s+[A-Z]/.test(next))
      if (asked || (post.includes('.') && NEXT_SENTENCE.test(next) && word.length > SHORTENED) || /^\s*\n/.test(next))
        sentence += 1
    }
  }
  return words
}
