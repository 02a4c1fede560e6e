import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { keepingLatest } from '../../../platform/keeping-latest.ts'
import { naturalLog } from '../deciding/latent-scale.ts'
import { exponential } from '../finding/portable-math.ts'
import type { Mark } from '../listing/list-words.ts'
import { listedIn } from '../listing/listed.ts'
import { openHeads, softmax } from './heads.ts'
import { openCutting } from './tokens.ts'
import { openWeights } from './weights.ts'

/** The model of our own that reads questions. The same text gives the same bits on every processor. */
export interface Reader {
  /** Changes when the weights do. */
  version: string
  labels: Labels
  read: (text: string) => Sense
  /** How likely the words of a text are part of an answer that it lists. */
  marks: (text: string) => Mark[]
  /** Where sentences lie that go with an answer to a question, in the space of `Sense.meaning`. */
  meaning: (text: string, answer: string) => Float32Array
  /** How a population answers a question with these options. */
  list: (text: string, options: readonly string[]) => Listing
  compare: (text: string, questions: readonly string[]) => Compared[]
}

/** What the heads tell apart, in the order of their outputs. Tilts: the levels of all groups, then the attitudes. */
export interface Labels {
  groups: Record<string, string[]>
  attitudes: string[]
  kinds: string[]
  forms: string[]
  says: string[]
  fields: string[]
  troubles: string[]
}

type Probabilities = Record<string, number>

/** What the reader makes of a wording, whatever its answers are. */
export interface Sense {
  kind: Probabilities
  form: Probabilities
  /** Whether a "yes" speaks for what is asked about. */
  yes: Probabilities
  field: Probabilities
  trouble: Probabilities
  /** That it is several questions in one. */
  several: number
  /** The answers that the wording lists, as they stand there. */
  listed: string[]
  /** Share of zeros; quantiles of the rest, from low to high; and the most that is said. */
  number: { zero: number; quantiles: number[]; most: number }
  demand: Demand
  /** Of unit length. */
  meaning: Float32Array
}

/** Share who would buy at price p: ceiling / (1 + exp((ln p - middle) / spread)); for pay, with the sign turned. */
export interface Demand {
  ceiling: number
  middle: number
  spread: number
  /** That the money is received, so that more of it finds more takers. */
  rising: boolean
}

/** How likely a question asks the same as a text, and what is said to it would answer the text. */
export interface Compared {
  same: number
  serves: number
  /** That a yes to the one is a no to the other. */
  contrary: number
}

export interface Listing {
  shares: number[]
  /** That an option is ticked where several may be. */
  ticks: number[]
  /** For every option, in the order of the labels: shift of its logit among people of a level. */
  tilts: Float64Array[]
  /** How sure the shares are, as the concentration of a Dirichlet distribution around them. */
  doubt: number
}

const own = new URL('../../../../data/reader/', import.meta.url)

/** Texts whose outputs are kept. */
const KEPT = 32

/** Throws where a file is missing, cut short, or does not belong to the others. */
export function openReader(folder: URL = own): Reader {
  const labels = JSON.parse(readFileSync(new URL('labels.json', folder), 'utf8')) as Labels
  const { kinds, forms, says, fields, troubles, attitudes, groups } = labels
  const asked = [kinds, forms, says, fields, troubles, ['one', 'several']]
  const readings = asked.flat().length
  const tilts = Object.values(groups).flat().length + attitudes.length
  const weights = openWeights(new URL('weights.bin', folder))
  const heads = openHeads(weights, { readings, tilts })
  const cut = openCutting(fileURLToPath(new URL('vocabulary.txt', folder)))
  // Of one question the same is asked again and again, by itself and with each of its answers.
  const byTokens = keepingLatest(KEPT, (_: string, tokens: readonly number[]) => heads.alone(tokens))
  const outputsOf = (tokens: readonly number[]) => byTokens(tokens.join(), tokens)
  const alone = (text: string) => outputsOf(cut.alone(text))
  return {
    version: weights.version,
    labels,
    marks: (text) => marksOf(cut.places(text), alone(text).spans),
    read: (text) => {
      const { reading, money, meaning, spans } = alone(text)
      let from = 0
      const [kind, form, yes, field, trouble, several] = asked.map((names): Probabilities => {
        const found = softmax([...reading.subarray(from, from + names.length)])
        from += names.length
        return Object.fromEntries(names.map((name, at) => [name, found[at]!]))
      })
      return {
        kind: kind!,
        form: form!,
        yes: yes!,
        field: field!,
        trouble: trouble!,
        several: several!.several!,
        listed: listedIn(text, marksOf(cut.places(text), spans), form!),
        number: numberOf(money.subarray(3)),
        demand: {
          ceiling: probability(money[0]!),
          middle: money[1]!,
          spread: positive(money[2]!) + 0.15,
          rising: money[10]! > 0,
        },
        meaning,
      }
    },
    meaning: (text, answer) => outputsOf(cut.pair(text, answer)).meaning,
    list: (text, options) => {
      if (options.length === 0) throw new RangeError('a list needs options')
      const { outputs, doubt } = heads.list(cut.listing(text, options))
      return {
        shares: softmax(outputs.map(([share]) => share!)),
        ticks: outputs.map(([, tick]) => probability(tick!)),
        tilts: outputs.map((output) => Float64Array.from(output.subarray(2, 2 + tilts))),
        doubt: exponential(doubt),
      }
    },
    compare: (text, questions) =>
      inLists(questions)
        .flatMap((listed) => heads.list(cut.sentences(text, listed)).outputs)
        .map((output) => ({
          same: probability(output[2 + tilts]!),
          serves: probability(output[3 + tilts]!),
          contrary: probability(output[4 + tilts]!),
        })),
  }
}

/** As many questions as lists had when the reader learnt to compare them. */
const LISTED = 6

function inLists(questions: readonly string[]): (readonly string[])[] {
  const lists = Math.ceil(questions.length / LISTED)
  return Array.from({ length: lists }, (_, at) => questions.slice(at * LISTED, (at + 1) * LISTED))
}

/** The head gives the logarithm of the middle, and steps from it downwards and upwards. */
function numberOf(outputs: Float32Array): Sense['number'] {
  const middle = outputs[1]!
  const [lowest, low, high, highest, most] = Array.from(outputs.subarray(2, 7), positive)
  const top = middle + high! + highest!
  const logs = [middle - low! - lowest!, middle - low!, middle, middle + high!, top]
  return { zero: probability(outputs[0]!), quantiles: logs.map(exponential), most: exponential(top + most!) }
}

const probability = (logit: number): number => 1 / (1 + exponential(-logit))

/** log(1 + e^x). */
const positive = (x: number): number => (x > 30 ? x : naturalLog(1 + exponential(x)))

/** A blank of another kind can part words differently: then no place is sure. */
function marksOf(places: readonly (number | null)[], spans: readonly Float32Array[]): Mark[] {
  if (places.length !== spans.length) return []
  return places.flatMap((from, at) => {
    if (from === null) return []
    const [none, begins, inside] = softmax([...spans[at]!])
    return [{ from, likely: [none!, begins!, inside!] as const }]
  })
}
