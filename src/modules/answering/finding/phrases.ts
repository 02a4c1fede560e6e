import type { Catalogue } from './catalogue.ts'
import type { Spelling } from './spelling.ts'
import { stem } from './stem.ts'
import { saysLittle, type Token, tokensOf } from './words.ts'

/** A name of a category that occurs in a question. */
export interface Hit {
  slug: string
  key: string
  /** 0 to 1: how surely these words mean this category. */
  trust: number
  from: number
  to: number
  /** The words stand before another noun and only qualify it ("dog costume"). */
  qualifies: boolean
}

export interface PhraseIndex {
  /** Hits that are not part of a longer one. */
  hitsIn(tokens: readonly Token[]): Hit[]
  /** Words that names are made of, for spelling. */
  vocabulary: ReadonlySet<string>
}

const LONGEST = 5
const NAME = 1
const ALIAS = 0.95
const PART = 0.85
const WORD = 0.4

/** Names of categories: their own, parts of it, aliases, and words people use. */
export function openPhrases(categories: Catalogue['categories']): PhraseIndex {
  const phrases = new Map<string, Map<string, number>>()
  const vocabulary = new Set<string>()
  const put = (slug: string, text: string, trust: number) => {
    const tokens = tokensOf(text)
    if (tokens.length === 0 || tokens.length > LONGEST || tokens.every(saysLittle)) return
    for (const token of tokens) if (!saysLittle(token)) vocabulary.add(token.word)
    const stems = tokens.map((token) => token.stem)
    // Compounds are written in one word, in two, or with a hyphen.
    for (const key of stems.length === 2 ? [stems.join(' '), stems.join('')] : [stems.join(' ')]) {
      const meant = phrases.get(key) ?? new Map<string, number>()
      meant.set(slug, Math.max(meant.get(slug) ?? 0, trust))
      phrases.set(key, meant)
    }
  }
  for (const { slug, name, aliases, words } of categories) {
    put(slug, name, NAME)
    put(slug, slug.replaceAll('_', ' '), ALIAS)
    for (const part of partsOf(name)) put(slug, part, PART)
    for (const alias of aliases) put(slug, withoutType(alias), ALIAS)
    for (const word of words) put(slug, word, WORD)
  }
  const hitsIn = (tokens: readonly Token[]): Hit[] => {
    const hits: Hit[] = []
    for (let from = 0; from < tokens.length; from += 1) {
      let key = ''
      for (let to = from; to < Math.min(tokens.length, from + LONGEST); to += 1) {
        if (to > from && !tokens[to]!.joined) break
        key = to === from ? tokens[to]!.stem : `${key} ${tokens[to]!.stem}`
        const meant = phrases.get(key) ?? (to === from + 1 ? phrases.get(key.replace(' ', '')) : undefined)
        for (const [slug, trust] of meant ?? []) {
          const qualifies = isQualifier(tokens, to)
          hits.push({ slug, key, trust, from, to, qualifies })
        }
      }
    }
    return hits.filter((hit) => !hits.some((other) => covers(other, hit)))
  }
  return { hitsIn, vocabulary }
}

const covers = (long: Hit, short: Hit): boolean =>
  long.from <= short.from && long.to >= short.to && long.to - long.from > short.to - short.from

/** "Chips, crackers and salty snacks" are three names; "Remote and hybrid work" has "remote work" in it, too. */
function partsOf(name: string): string[] {
  const parts = name
    .replace(/\(.*?\)/g, '')
    .split(/,|\band\b|\bor\b|\bversus\b/)
    .map((part) => part.trim())
  const head = parts.at(-1)!.split(' ')
  const shared = head.length < 2 ? [] : parts.slice(0, -1).filter((part) => !part.includes(' '))
  return [...parts, ...shared.map((part) => `${part} ${head.at(-1)}`)]
}

/** "kroger-type chain" names kroger. */
const withoutType = (alias: string): string => alias.replace(/-(type|style|like)\b.*$/, '')

const verbs = new Set(
  `cost work help last taste smell look sound fit need want use buy pay sell cost make taste worth good bad better worse
  enough expensive cheap online yet anymore instead right ok okay safe healthy fair necessary useful again together`.split(
    /\s+/,
  ),
)

/** Whether a noun seems to follow: then the words before it only say what kind. */
function isQualifier(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  return next?.joined === true && !saysLittle(next) && !verbs.has(next.word) && !/(ly|ing|ed)$/.test(next.word)
}

/** The tokens with misspelt words put right where that makes a category's name. */
export function mended(tokens: readonly Token[], spelling: Spelling): Token[] {
  return tokens.map((token) => {
    const meant = spelling(token)
    return meant === null ? token : { ...token, word: meant, stem: stem(meant) }
  })
}
