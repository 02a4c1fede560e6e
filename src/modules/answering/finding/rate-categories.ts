import type { Hit } from './phrases.ts'
import { exponential } from './portable-math.ts'
import { highest } from './similarity.ts'
import type { WordIndex } from './word-index.ts'
import { isFrame } from './words.ts'

/** What speaks for a category, each about 0 to 1. */
export interface Evidence {
  slug: string
  /** Its names occur in the question. */
  named: number
  /** The nearest known questions are about it. */
  vote: number
  /** Similarity of the nearest known question that is about it. */
  nearest: number
  /** Cosine of the question and the category's description. */
  likeness: number
}

export interface Weights {
  constant: number
  named: number
  vote: number
  nearest: number
  likeness: number
}

export interface Seen {
  hits: readonly Hit[]
  /** To known questions, by position. */
  similarities: Float32Array
  /** To categories, by position; null without a model. */
  likenesses: Float32Array | null
}

const NEIGHBOURS = 16
/** Neighbours below this say nothing; the vote grows with the square of what is above. */
const FAR = 0.4
/** Weight of "about something else" in the vote: a few weak neighbours that agree are still weak. */
const DOUBT = 0.06
const MOST_LIKE = 6

/** What known questions are about, by position, and the slugs of all categories. */
export interface Subjects {
  ofQuestions: readonly (readonly string[])[]
  slugs: readonly string[]
}

/** Collects what speaks for each category that anything speaks for. */
export function evidenceFor(
  { hits, similarities, likenesses }: Seen,
  { ofQuestions, slugs }: Subjects,
  words: WordIndex,
  except = -1,
): Evidence[] {
  const found = new Map<string, Evidence>()
  const of = (slug: string): Evidence => {
    let evidence = found.get(slug)
    if (evidence === undefined) {
      evidence = { slug, named: 0, vote: 0, nearest: 0, likeness: 0 }
      found.set(slug, evidence)
    }
    return evidence
  }
  for (const hit of hits) {
    const evidence = of(hit.slug)
    const sure = trustIn(hit, ofQuestions, words, except) * (hit.qualifies ? 0.6 : 1)
    evidence.named = 1 - (1 - evidence.named) * (1 - sure)
  }
  // Questions that were never sorted into categories cannot vote.
  const sorted = similarities.map((similarity, at) => (ofQuestions[at]!.length > 0 ? similarity : 0))
  const neighbours = highest(sorted, NEIGHBOURS, FAR)
  const pull = ({ value }: { value: number }) => (value - FAR) * (value - FAR)
  const total = neighbours.reduce((sum, neighbour) => sum + pull(neighbour), DOUBT)
  for (const neighbour of neighbours) {
    for (const slug of ofQuestions[neighbour.at]!) {
      const evidence = of(slug)
      evidence.vote += pull(neighbour) / total
      evidence.nearest = Math.max(evidence.nearest, neighbour.value)
    }
  }
  if (likenesses !== null) {
    for (const { at } of highest(likenesses, MOST_LIKE)) of(slugs[at]!)
    slugs.forEach((slug, at) => {
      const evidence = found.get(slug)
      if (evidence !== undefined) evidence.likeness = likenesses[at]!
    })
  }
  return [...found.values()]
}

/** Known questions that use the words tell how often they mean the category: "target" is seldom the store. */
function trustIn(hit: Hit, ofQuestions: Subjects['ofQuestions'], words: WordIndex, except: number): number {
  const having = words.having(hit.key.split(' ').filter((stem) => !isFrame(stem))).filter((at) => at !== except)
  const meant = having.filter((at) => ofQuestions[at]!.includes(hit.slug)).length
  const labelled = having.filter((at) => ofQuestions[at]!.length > 0).length
  return (meant + 4 * hit.trust) / (labelled + 4)
}

/** 0 to 1: how sure it is that the question is about the category. */
export function sureness(evidence: Evidence, weights: Weights): number {
  const sum =
    weights.constant +
    weights.named * evidence.named +
    weights.vote * evidence.vote +
    weights.nearest * evidence.nearest +
    weights.likeness * evidence.likeness
  return 1 / (1 + exponential(-sum))
}

/** Fitted by `node bench/finding.ts --fit`: a logit on known questions, each left out in turn, and half of the exam. */
export const byMeaning: Weights = { constant: -6.69, named: 3.92, vote: 6.8, nearest: 1.29, likeness: 8.48 }
export const byWords: Weights = { constant: -3.7, named: 5.44, vote: 6.72, nearest: 1.18, likeness: 0 }
