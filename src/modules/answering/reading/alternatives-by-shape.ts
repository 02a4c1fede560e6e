import { isBe } from './auxiliaries.ts'
import type { Clause } from './clause-shape.ts'
import { evened } from './even-options.ts'
import { parted } from './options-in-wording.ts'
import { sentencesOf } from './sentences.ts'
import { is, joined, may, type Token, tokensOf } from './tokens.ts'
import { isAdverb, isDeterminer, isPreposition } from './word-sets.ts'

const longestOption = 9
const speakers = new Set('you u i we they it he she there'.split(' '))
const breaks = new Set('when where if while because whenever unless although that which who'.split(' '))

/**
 * What a question names to choose between, rank or divide among, told by the shape of the list alone: only for wordings
 * that are known to name such things, since every "or" and every "and" looks like a list.
 */
export function alternativesByShape(text: string, clause: Clause): string[] {
  const sentences = sentencesOf(text)
  for (const sentence of sentences) {
    const list = /(?::|\s[-\u2013\u2014])\s+(\S.*)$/.exec(sentence)
    const options = list === null ? [] : parted(list[1]!)
    if (sound(options)) return options
  }
  const candidates = [clause.rest, ...sentences.map((sentence) => tokensOf(sentence))]
  for (const words of ['or vs versus', 'and &', ''])
    for (const tokens of candidates) {
      const options = evened(coordinated(tokens, words.split(' ')))
      if (sound(options)) return options
    }
  return []
}

/** "beer, wine or any other alcohol" gives examples of one thing. */
const example = /^(?:any|anything|other|another|something|someone|somewhere|so|not|otherwise|else)\b/i

const sound = (options: readonly string[]): boolean =>
  options.length > 1 &&
  !example.test(options.at(-1)!) &&
  new Set(options).size === options.length &&
  options.every((option) => option !== '' && option.split(' ').length <= longestOption)

/** "… a lamp, a bank or a dog": the parts of the last list in a sentence. Without a conjunction it takes two commas. */
function coordinated(tokens: readonly Token[], conjunctions: readonly string[]): string[] {
  const at = tokens.findLastIndex((token, index) => index > 0 && is(token, ...conjunctions))
  const commas = tokens.flatMap((token, index) => (/[,;]/.test(token.post) && index < tokens.length - 1 ? [index] : []))
  if (at < 0 && (conjunctions[0] !== '' || commas.length < 2)) return []
  const last = at < 0 ? commas.pop()! : at
  const own = commas.filter((index) => index < last - (at < 0 ? 0 : 1))
  const starts = [0, ...own.map((index) => index + 1)]
  const parts: (readonly Token[])[] = starts.map((from, part) =>
    tokens.slice(from, starts[part + 1] ?? (at < 0 ? last + 1 : last)),
  )
  parts.push(ended(tokens.slice(last + 1)))
  // What stands before the part that asks is no part of the list: "When your lease is up, will you stay, move or buy?"
  const asking = parts.slice(0, -1).findLastIndex((part) => startOfRest(part) > 0)
  const listed = parts.slice(Math.max(0, asking))
  const [first, second] = listed
  if (first === undefined || second === undefined || second.length === 0) return []
  const items = [first.slice(startOf(first, second)), ...listed.slice(1)]
  // "for food, for fun": what all have before them says nothing.
  const shared = isPreposition(items[0]![0]) && items.every((item) => item.length > 1 && is(item[0], items[0]![0]!.low))
  return items.map((item) => joined(shared ? item.slice(1) : item))
}

/** The last part goes on to where a clause of its own begins, or what belongs to all of them: "for your pet", "in 2020". */
function ended(part: readonly Token[]): readonly Token[] {
  const end = part.findIndex(
    (token, at) =>
      at > 0 &&
      (breaks.has(token.low) ||
        /[,;.?!]/.test(part[at - 1]!.post) ||
        (isPreposition(token) && (is(part[at + 1], 'your', 'our', 'my') || /^\d{4}$/.test(part[at + 1]?.low ?? '')))),
  )
  return end < 0 ? part : part.slice(0, end)
}

/** Where what is said begins, behind who it is said of: "would you …", "how many were …". */
function startOfRest(part: readonly Token[]): number {
  return part.findLastIndex((token) => speakers.has(token.low) || isBe(token.low)) + 1
}

/** Where the first thing of a list begins in what stands before its first comma: where it is built as the second one is. */
function startOf(first: readonly Token[], second: readonly Token[]): number {
  const from = startOfRest(first)
  const last = (test: (token: Token) => boolean): number =>
    first.findLastIndex((token, at) => at >= from && at < first.length && test(token))
  const opening = second[0]!
  const same = last((token) => token.low === opening.low)
  if (same >= 0) return same
  const like = isDeterminer(opening) ? last(isDeterminer) : isPreposition(opening) ? last(isPreposition) : -1
  if (like >= 0) return like
  const start = first.findIndex(
    (token, at) =>
      at >= from && !isAdverb(token) && !is(token, 'rather', 'sooner', 'prefer', 'to', 'be', 'more', 'either'),
  )
  if (start < 0) return Math.max(0, first.length - second.length)
  const verbs = may(first[start], 'verb') && may(opening, 'verb') && (opening.tags.has('Verb') || !may(opening, 'noun'))
  // "window seat or aisle": nothing but the thing itself.
  const bare =
    from === 0 &&
    first.length <= 3 &&
    !first.some((token) => isPreposition(token) || (may(token, 'verb') && !may(token, 'noun')))
  return verbs || bare ? start : Math.max(start, first.length - second.length)
}
