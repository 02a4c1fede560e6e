import { canBe, tagged, type WordClass } from './word-forms.ts'

/** A word of the question with what hangs on it. */
export interface Token {
  text: string
  low: string
  /** Punctuation before and after it, without blanks. */
  pre: string
  post: string
  /** Where it starts in the sentence. */
  from: number
  tags: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

/** The words of one sentence. `tags` costs about a millisecond: once per question. */
export function tokensOf(sentence: string, tags = true): Token[] {
  const words = tags ? tagged(sentence) : []
  let next = 0
  const tokens: Token[] = []
  for (const match of sentence.matchAll(/\S+/g)) {
    const parts = /^([("'[]*)(.*?)([)"'\].,;:!?]*)$/su.exec(match[0])!
    const end = match.index + match[0].length
    let own = none
    // Of "Wi-Fi" compromise makes two words; the last one says what the whole is.
    while (next < words.length && words[next]!.from < end) {
      if (words[next]!.from >= match.index) own = words[next]!.tags
      next += 1
    }
    if (parts[2] === '') {
      if (tokens.length > 0) tokens[tokens.length - 1]!.post += match[0]
      continue
    }
    tokens.push({
      text: parts[2]!,
      low: parts[2]!.toLowerCase(),
      pre: parts[1]!,
      post: parts[3]!,
      from: match.index,
      tags: own,
    })
  }
  return tokens
}

/** Tokens as text again; what hung on the last one falls away. */
export function joined(tokens: readonly Token[]): string {
  let text = ''
  tokens.forEach((token, at) => {
    if (at > 0) text += ' '
    const last = at === tokens.length - 1
    const open = last ? balancing(tokens) : ''
    text += token.pre + token.text + (last ? open : token.post)
  })
  return text
}

/** The closing quote or bracket that the last token must keep because an earlier one opened it. */
function balancing(tokens: readonly Token[]): string {
  const post = tokens[tokens.length - 1]!.post
  const opened = tokens.map(({ pre }) => pre).join('')
  const closed = tokens
    .slice(0, -1)
    .map(({ post }) => post)
    .join('')
  let kept = ''
  for (const [open, close] of [
    ['(', ')'],
    ['"', '"'],
    ['[', ']'],
    ["'", "'"],
  ] as const) {
    const count = (text: string, sign: string) => text.split(sign).length - 1
    if (count(opened, open) > count(closed, close) && post.includes(close)) kept += close
  }
  return kept
}

/** Whether the token is one of the words, in small letters. */
export function is(token: Token | undefined, ...words: readonly string[]): boolean {
  return token !== undefined && words.includes(token.low)
}

/** What the token can be: by the lexicon, or as the sentence has it. */
export function may(token: Token | undefined, what: WordClass): boolean {
  if (token === undefined) return false
  if (canBe(token.low, what)) return true
  switch (what) {
    case 'verb':
      return token.tags.has('Infinitive')
    case 'past':
      return token.tags.has('PastTense') || token.tags.has('Participle')
    case 'gerund':
      return token.tags.has('Gerund')
    case 'noun':
      return token.tags.has('Noun')
    case 'plural':
      return token.tags.has('Plural')
    case 'adjective':
      return token.tags.has('Adjective')
    case 'adverb':
      return token.tags.has('Adverb')
    case 'name':
      return token.tags.has('ProperNoun')
  }
}
