import { bounded, type Candidate } from './list-candidates.ts'
import type { ListWord } from './list-words.ts'

/** Says that a list has something, and how much of it. */
export type Add = (name: string, value?: number) => void

/** That nothing is listed. */
export function featuresOfNone(words: readonly ListWord[], form: Readonly<Record<string, number>>, add: Add): void {
  add('outside', outside(words, -1, -1))
  add('none')
  for (const [name, share] of Object.entries(form)) add(`none:${name}`, share)
  if (words.some(({ low }) => low === 'or')) add('none:or')
}

/** What speaks for and against a list: what the reader marks, and how alike its answers are built. */
export function featuresOf(words: readonly ListWord[], { mode, items }: Candidate, add: Add): void {
  const [first, second] = items as readonly [Item, Item]
  const last = items.at(-1)!
  add(
    'inside',
    sum(items, (at) => (counts(words[at]!) ? bounded(1 - words[at]!.likely[0]) : 0)),
  )
  add('outside', outside(words, first[0], last[1]))
  add(
    'begins',
    items.reduce((all, [at]) => all + share(words[at]!.likely, 1), 0),
  )
  add(
    'goes on',
    sum(items, (at, begins) => (begins || !counts(words[at]!) ? 0 : share(words[at]!.likely, 2))),
  )
  words.forEach((word, at) => {
    if ((at < first[0] || at > last[1]) && counts(word) && word.likely[0] < MARKED)
      add(word.likely[1] > word.likely[2] ? 'leaves a beginning out' : 'leaves a word out')
  })
  add(`mode:${mode}`)
  add(`items:${Math.min(5, items.length)}`)
  const before = words[last[0] - 1]!
  add(before.kind === 'conj' ? `joined:${before.low}` : 'not joined')
  starts(words, items, add)
  around(words, items, add)
  inner(words, items, add)
  lengths(items, add)
  if (
    first[1] > first[0] ? second[1] > second[0] && alike(words, first[0] + 1, second[0] + 1) : second[1] === second[0]
  )
    add('second words alike')
}

/** Below this a word is taken to be part of an answer. */
const MARKED = 0.3

type Item = Candidate['items'][number]

/** How the answers begin. */
function starts(words: readonly ListWord[], items: Candidate['items'], add: Add): void {
  const [own, ...others] = items.map(([at]) => words[at]!)
  const { kind, low } = own!
  add('starts alike', others.filter((other) => other.kind === kind).length / others.length)
  add(kind === others[0]!.kind ? 'second starts alike' : `starts:${kind}>${others[0]!.kind}`)
  if (low === others[0]!.low) add('same first word')
  if (others.every((other) => other.low === low)) add('same first word in all')
  if (others.length > 1 && new Set(others.map((other) => other.kind)).size === 1) add('others start alike')
  add(`start:${kind}`)
  for (const other of others) {
    if (other.kind === 'aux') add('asks again')
    if (other.kind === 'wh') add('begins a clause')
  }
}

/** What stands before the first answer and behind the last one. */
function around(words: readonly ListWord[], items: Candidate['items'], add: Add): void {
  const [from, to] = [items[0]![0], items.at(-1)![1]]
  const [left, start, end, right] = [words[from - 1], words[from]!, words[to]!, words[to + 1]]
  const others = items.slice(1).map(([at]) => words[at]!)
  const before =
    left === undefined || left.sentence !== start.sentence
      ? 'sentence'
      : left.post.endsWith(':')
        ? 'colon'
        : /[,;]/.test(left.post)
          ? 'comma'
          : left.kind
  add(`before:${before}`)
  if (before === left?.kind) {
    if (others.some(({ low }) => low === left.low)) add('others begin with the word before')
    if (left.kind === others[0]!.kind) add('word before is like the start of the second')
    if (before === 'prep' || before === 'verb') add(`before:${left.low}`)
  }
  if (/[([]/.test(start.pre)) add('in brackets')
  const behind =
    right === undefined || right.sentence !== end.sentence
      ? 'sentence'
      : /[)\]]/.test(end.post) || right.pre.includes('(')
        ? 'bracket'
        : /[,;:]/.test(end.post)
          ? 'comma'
          : right.kind
  add(`behind:${behind}`)
  if (behind === 'prep') add(`behind:${right!.low}`)
  if (before === 'conj' || behind === 'conj') add('goes on with a conjunction')
  add(`end:${end.kind}`)
}

/** What the answers hold that others do not. */
function inner(words: readonly ListWord[], items: Candidate['items'], add: Add): void {
  const has = ([from, to]: Item, test: (word: ListWord) => boolean): boolean => words.slice(from + 1, to + 1).some(test)
  const [first, last] = [items[0]!, items.at(-1)!]
  const [others, sooner] = [items.slice(1), items.slice(0, -1)]
  const prep = ({ kind }: ListWord): boolean => kind === 'prep'
  if (has(first, prep) && !others.some((item) => has(item, prep))) add('preposition in the first only')
  if (has(last, prep))
    add(sooner.some((item) => has(item, prep)) ? 'preposition in the last too' : 'preposition in the last only')
  for (const own of ['pron', 'wh'])
    if (has(last, ({ kind }) => kind === own) && !sooner.some((item) => has(item, ({ kind }) => kind === own)))
      add(`${own} in the last only`)
  const start = words[others[0]![0]]!
  if (has(first, ({ kind }) => kind === start.kind))
    add(start.kind === words[first[0]]!.kind ? 'could start later too' : `could start later:${start.kind}`)
  if (has(first, ({ low }) => low === start.low)) add('could start later with the same word')
  const quoted = items.filter(([from, to]) => isQuote(words, from, to)).length
  if (quoted > 0) add(quoted === items.length ? 'all quoted' : 'some quoted')
  for (const [from, to] of items)
    for (let at = from; at < to; at += 1) {
      if (words[at]!.kind === 'conj') add(`inner:${words[at]!.low}`)
      if (/[,;]/.test(words[at]!.post)) add('inner comma')
    }
}

const isQuote = (words: readonly ListWord[], from: number, to: number): boolean =>
  words[from]!.quote > 0 &&
  words[to]!.closes &&
  words[from]!.quote === words[to]!.quote &&
  words[from - 1]?.quote !== words[from]!.quote

function lengths(items: Candidate['items'], add: Add): void {
  const all = items.map(([from, to]) => to - from + 1)
  const first = Math.log(all[0]! / median(all.slice(1)))
  const last = Math.log(all.at(-1)! / median(all.slice(0, -1)))
  add(first > 0 ? 'first longer' : 'first shorter', Math.abs(first))
  add(last > 0 ? 'last longer' : 'last shorter', Math.abs(last))
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)]!

const alike = (words: readonly ListWord[], one: number, other: number): boolean =>
  words[one]!.kind === words[other]!.kind

const counts = ({ kind }: ListWord): boolean => kind !== 'conj' && kind !== 'sep'

/** How sure it is that a word begins an answer (1) or goes on with one (2), if it is part of one. */
const share = (likely: ListWord['likely'], what: 1 | 2): number =>
  Math.log((likely[what] + 0.001) / (likely[1] + likely[2] + 0.002))

const sum = (items: Candidate['items'], of: (at: number, begins: boolean) => number): number =>
  items.reduce((all, [from, to]) => {
    for (let at = from; at <= to; at += 1) all += of(at, at === from)
    return all
  }, 0)

/** How likely the words before and behind a list are part of no answer. */
const outside = (words: readonly ListWord[], from: number, to: number): number =>
  words.reduce((all, word, at) => all + (counts(word) && (at < from || at > to) ? bounded(word.likely[0]) : 0), 0)
