import { readFileSync, writeFileSync } from 'node:fs'
import { candidatesIn } from '../../src/modules/answering/listing/list-candidates.ts'
import { featuresOf, featuresOfNone } from '../../src/modules/answering/listing/list-features.ts'
import { listWords } from '../../src/modules/answering/listing/list-words.ts'
import { answersOf } from '../../src/modules/answering/listing/listed.ts'
import { openReader } from '../../src/modules/answering/reader/reader.ts'

/**
 * How answers are cut out of wordings: weights of what speaks for a list (src/modules/answering/listing), fitted to questions whose answers are
 * marked by hand (records/reading.jsonl) or stand in the wording of a choice (records/choices.jsonl, closed.jsonl). A softmax over all ways to cut,
 * by stochastic gradients with a step for each weight (Adagrad); every tenth family of wordings is held out and reported.
 */
interface Labelled {
  q: string
  options: readonly string[]
  /** By the reader's training the marks of most of these are surer than those of unseen wordings. */
  seen: boolean
}

interface Case {
  held: boolean
  seen: boolean
  /** Features of every way to cut, each as its place and its value; the first is that nothing is listed. */
  ways: Float64Array[]
  right: boolean[]
}

const EPOCHS = 14
const STEP = 0.15
const SHRINK = 2e-4
const SEEN = 0.5
const LEAST = 8
const LONGEST = 600
const LISTS: ReadonlySet<string> = new Set(['choice', 'multiple', 'ranking', 'allocation', 'scale'])

const records = new URL('../../data/knowledge/records/', import.meta.url)
const linesOf = (name: string): unknown[] =>
  readFileSync(new URL(name, records), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown)

const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9$% ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:either|or|and|a|b) (?=\S)/, '')
    .replace(/^(?:the|a|an|my|your) (?=\S)/, '')

/** The options where all of them stand in the wording, in their order there. */
function standing(q: string, options: readonly string[]): string[] | null {
  const low = q.toLowerCase()
  const places = options.map((option) => {
    const own = option.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return low.search(new RegExp(`(?<!\\w)${own}(?!\\w)`))
  })
  if (options.length < 2 || places.includes(-1) || new Set(places).size < places.length) return null
  return options.toSorted((a, b) => places[options.indexOf(a)]! - places[options.indexOf(b)]!)
}

function* labelled(): Generator<Labelled> {
  let every = 0
  for (const { q, form, options = [] } of linesOf('reading.jsonl') as {
    q: string
    form: string
    options?: string[]
  }[]) {
    const low = keyOf(q)
    if (options.length > 1 && options.every((option) => low.includes(keyOf(option)))) yield { q, options, seen: true }
    else if (options.length === 0 && !LISTS.has(form) && every++ % 3 === 0) yield { q, options: [], seen: true }
  }
  for (const [q, options] of linesOf('choices.jsonl') as [string, string[]][]) {
    const own = standing(q, options)
    if (own !== null) yield { q, options: own, seen: false }
  }
  for (const { q: wordings, a } of linesOf('closed.jsonl') as { q: string[]; a: [string][] }[]) {
    const options = [...new Set(a.map(([option]) => String(option)))]
    for (const q of wordings) {
      const own = standing(q, options)
      if (own !== null) yield { q, options: own, seen: false }
    }
  }
}

const reader = openReader()
const places = new Map<string, number>()
const counts: number[] = []
const cases: Case[] = []
for (const { q, options, seen } of labelled()) {
  if (q.length > LONGEST) continue
  const words = listWords(q, reader.marks(q))
  const ways: Float64Array[] = []
  const found = new Set<number>()
  const featured = (give: (add: (name: string, value?: number) => void) => void): void => {
    const own = new Map<number, number>()
    give((name, value = 1) => {
      const place = places.get(name) ?? places.size
      places.set(name, place)
      found.add(place)
      own.set(place, (own.get(place) ?? 0) + value)
    })
    ways.push(Float64Array.from([...own].flat()))
  }
  featured((add) => featuresOfNone(words, reader.read(q).form, add))
  const wanted = options.map(keyOf).join('|')
  const right = [wanted === '']
  for (const candidate of candidatesIn(words)) {
    featured((add) => featuresOf(words, candidate, add))
    right.push(answersOf(q, words, candidate).map(keyOf).join('|') === wanted)
  }
  for (const place of found) counts[place] = (counts[place] ?? 0) + 1
  cases.push({ held: folded(q) % 10 === 0, seen, ways, right })
  if (cases.length % 1000 === 0) console.log(`${cases.length} wordings`)
}

/** Wordings that begin alike are of one family. */
function folded(q: string): number {
  let hash = 0
  for (const letter of q.slice(0, 18)) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0
  return hash
}

function scoreOf(weights: Float64Array, way: Float64Array): number {
  let sum = 0
  for (let at = 0; at < way.length; at += 2) sum += weights[way[at]!]! * way[at + 1]!
  return sum
}

function fitted(train: readonly Case[]): Float64Array {
  const weights = new Float64Array(places.size)
  const squares = new Float64Array(places.size).fill(1e-6)
  let state = 1
  const chance = (): number => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
  const order = [...train]
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(chance() * (at + 1))
      ;[order[at], order[other]] = [order[other]!, order[at]!]
    }
    for (const { ways, right, seen } of order) {
      if (!right.includes(true)) continue
      const scores = ways.map((way) => scoreOf(weights, way))
      const most = Math.max(...scores)
      const raised = scores.map((score) => Math.exp(score - most))
      const all = raised.reduce((sum, own) => sum + own, 0)
      const good = raised.reduce((sum, own, at) => sum + (right[at] ? own : 0), 0)
      const slope = new Map<number, number>()
      ways.forEach((way, at) => {
        const off = (raised[at]! / all - (right[at] ? raised[at]! / Math.max(1e-300, good) : 0)) * (seen ? SEEN : 1)
        if (Math.abs(off) < 1e-5) return
        for (let place = 0; place < way.length; place += 2)
          slope.set(way[place]!, (slope.get(way[place]!) ?? 0) + off * way[place + 1]!)
      })
      for (const [place, own] of slope) {
        if (counts[place]! < LEAST) continue
        const step = own + SHRINK * weights[place]!
        squares[place]! += step * step
        weights[place]! -= (STEP * step) / Math.sqrt(squares[place]!)
      }
    }
  }
  return weights
}

function report(weights: Float64Array, held: readonly Case[], name: string): void {
  const good = held.filter(({ ways, right }) => {
    const scores = ways.map((way) => scoreOf(weights, way))
    return right[scores.indexOf(Math.max(...scores))]
  })
  console.log(`${name}: ${good.length} of ${held.length}`)
}

const apart = fitted(cases.filter(({ held }) => !held))
const held = cases.filter((own) => own.held)
report(
  apart,
  held.filter(({ right }) => !right[0]),
  'lists held out',
)
report(
  apart,
  held.filter(({ right }) => right[0]),
  'held out, without a list',
)
const weights = fitted(cases)
const kept = [...places].filter(([, place]) => counts[place]! >= LEAST).sort(([a], [b]) => (a < b ? -1 : 1))
const rounded = kept.map(([name, place]) => [name, Math.round(weights[place]! * 1000) / 1000])
writeFileSync(
  new URL('../../data/reader/lists.json', import.meta.url),
  `${JSON.stringify(Object.fromEntries(rounded), null, 1)}\n`,
)
