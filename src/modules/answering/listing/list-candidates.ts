import type { ListWord } from './list-words.ts'

/** A way to part words into answers: from which word to which. */
export interface Candidate {
  mode: Mode
  items: readonly (readonly [first: number, last: number])[]
}

/**
 * What parts answers: everything that can; "and", too; "or" alone; commas alone, or with an "or" behind them; commas and the last "or"
 * ("Kohl's or Macy's, Amazon or somewhere else"); slashes alone.
 */
const modes = ['all', 'and', 'or', 'comma', 'last', 'slash'] as const
type Mode = (typeof modes)[number]

const MOST_ITEMS = 14
const LONGEST_ITEM = 16
const LONGEST = 70
const KEPT = 150
/** Below this no word of a sentence is part of an answer. */
const TRACE = 0.01

/** All the ways in which a wording could list answers, the likeliest by their words. */
export function candidatesIn(words: readonly ListWord[]): Candidate[] {
  const evidence = evidenceOf(words)
  const found = new Map<string, { candidate: Candidate; likelihood: number }>()
  const hopeless = new Set(words.map(({ sentence }) => sentence))
  for (const { sentence, likely, quote } of words) if (quote > 0 || 1 - likely[0] > TRACE) hopeless.delete(sentence)
  for (const mode of modes)
    words.forEach((word, start) => {
      if (hopeless.has(word.sentence) || word.kind === 'sep' || (word.kind === 'conj' && word.quote === 0)) return
      if (start > 0 && word.quote > 0 && words[start - 1]!.quote === word.quote) return
      for (const items of growing(words, start, mode)) {
        const key = items.join()
        if (found.has(key)) continue
        const end = items.at(-1)![1]
        found.set(key, { candidate: { mode, items }, likelihood: evidence(items, start, end) })
      }
    })
  return [...found.values()]
    .sort((a, b) => b.likelihood - a.likelihood)
    .slice(0, KEPT)
    .map(({ candidate }) => candidate)
}

/** The lists of at least two answers that begin with a word, one for each word that they may end with. */
function* growing(words: readonly ListWord[], start: number, mode: Mode): Generator<Candidate['items']> {
  let done: readonly (readonly [number, number])[] = []
  let from = start
  // What stands in brackets explains an answer, unless the whole list does.
  let depth = 0
  for (let at = start; at < words.length && at - start < LONGEST; at += 1) {
    const word = words[at]!
    if (word.sentence !== words[start]!.sentence || done.length >= MOST_ITEMS) return
    depth += at === start ? 0 : [...word.pre].filter((sign) => sign === '(').length
    if (depth > 0) {
      depth = Math.max(0, depth - [...word.post].filter((sign) => sign === ')').length)
      if (depth > 0) continue
    } else if (word.quote === 0 && (joins(words, at, mode) || isSign(word, mode))) {
      if (from < at) done = [...done, [from, at - 1]]
      from = at + 1
      continue
    }
    const whole = word.quote > 0 ? word.closes : !['conj', 'sep'].includes(word.kind) && words[at + 1]?.tight !== true
    const items = [...done, [from, at] as const]
    if (done.length > 0 && whole && items.every(([first, last]) => last - first < LONGEST_ITEM)) yield items
    if (from <= at && partsAfter(words, at, mode)) {
      done = items
      from = at + 1
    }
  }
}

function joins(words: readonly ListWord[], at: number, mode: Mode): boolean {
  const { kind, low } = words[at]!
  if (kind !== 'conj') return false
  const and = low === 'and' || low === '&'
  const behindComma = at > 0 && /[,;]/.test(words[at - 1]!.post)
  switch (mode) {
    case 'all':
      return !and || behindComma
    case 'and':
      return true
    case 'or':
      return !and
    case 'comma':
      return behindComma
    case 'last':
      return behindComma || (!and && isLast(words, at))
    case 'slash':
      return false
  }
}

/** Behind the last comma of the sentence, and with no other "or" after it. */
function isLast(words: readonly ListWord[], at: number): boolean {
  const { sentence } = words[at]!
  for (let next = at + 1; words[next]?.sentence === sentence; next += 1) {
    const { low, post, quote } = words[next]!
    if (quote === 0 && (low === 'or' || (/[,;]/.test(post) && words[next + 1]?.sentence === sentence))) return false
  }
  return true
}

/** "Walmart/Target" is one answer among others, and two only where nothing but slashes parts them. */
const isSign = ({ low, kind, tight }: ListWord, mode: Mode): boolean =>
  kind === 'sep' && (/[/|]/.test(low) ? slashes[mode] && (!tight || mode === 'slash') : /[,;]/.test(low))
const slashes: Readonly<Record<Mode, boolean>> = {
  all: true,
  and: true,
  or: false,
  comma: false,
  last: false,
  slash: true,
}

function partsAfter(words: readonly ListWord[], at: number, mode: Mode): boolean {
  const { post, quote, closes } = words[at]!
  const next = words[at + 1]
  if (quote > 0) return closes && next !== undefined && (next.quote > 0 || signs(post, mode))
  return signs(post, mode) || (mode === 'all' && /[)\]]/.test(post) && next !== undefined && /[([]/.test(next.pre))
}

const signs = (post: string, mode: Mode): boolean => (mode === 'or' || mode === 'slash' ? /;/ : /[,;]/).test(post)

/** How likely the words of a list are part of answers, and the others not, as a logarithm. */
function evidenceOf(words: readonly ListWord[]): (items: Candidate['items'], start: number, end: number) => number {
  const [inside, outside] = [[0], [0]]
  for (const { kind, likely } of words) {
    const counts = kind !== 'conj' && kind !== 'sep'
    inside.push(inside.at(-1)! + (counts ? bounded(1 - likely[0]) : 0))
    outside.push(outside.at(-1)! + (counts ? bounded(likely[0]) : 0))
  }
  return (items, start, end) =>
    items.reduce((sum, [first, last]) => sum + inside[last + 1]! - inside[first]!, 0) +
    outside.at(-1)! -
    (outside[end + 1]! - outside[start]!)
}

export const bounded = (probability: number): number => Math.log(Math.max(0.01, probability))
