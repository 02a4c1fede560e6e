import { forecastFigures } from '../../src/modules/answering/deciding/forecast-figures.ts'
import { uncertaintyOf } from '../../src/modules/answering/deciding/forecast-uncertainty.ts'
import type { KnownQuestion } from '../../src/modules/knowledge/index.ts'
import { type Described, describe, figuresOf, type Weights } from '../data/forecast-described.ts'
import { isMeasured, type Score, scoresOf } from '../data/forecast-scores.ts'
import { type Case, FOLDS, sameFamily, sameSource, trainingCases } from '../data/forecast-training.ts'
import { fitUncertainty } from '../data/forecast-uncertainty.ts'
import { mean } from './measures.ts'

/** Measured questions, each forecast without what it must not have seen. */
export interface Trials {
  /** The engine as it is. */
  engine: Score[]
  /** What can be had for nothing, and parts of what is known: by name. */
  baselines: Record<string, Score[]>
}

const figures = forecastFigures()
/** Only the weights: what is usual is fitted anew, without what is examined. */
const weights: Weights = (({ blend, tilt, uncertainty, reader, option: { role: _, stem: __, ...option } }) => ({
  blend,
  tilt,
  uncertainty,
  reader,
  option,
}))(figures)

const MEASURED_ONLY = Number.POSITIVE_INFINITY

type Without = 'family' | 'survey'
type Apart = (one: KnownQuestion, other: KnownQuestion) => boolean

/** Without the question's own family; and, harder, without anything of the survey that it comes from. */
export const byFamily = (): Trials => {
  const described = Array.from({ length: FOLDS }, (_, fold) => describe((one) => one.fold !== fold))
  return trialsBy(sameFamily, 'family', ({ fold }) => described[fold]!)
}

export const bySource = (): Trials => {
  const described = new Map<string, Described>()
  return trialsBy(sameSource, 'survey', ({ known }) => {
    const source = known.question.source!
    const found = described.get(source) ?? describe((one) => one.known.question.source !== source)
    described.set(source, found)
    return found
  })
}

function trialsBy(apart: Apart, without: Without, describedFor: (one: Case) => Described): Trials {
  const cases = measured(apart, without)
  const score = (of: readonly Case[], tried: Weights = weights): Score[] =>
    scoresOf(of, (one) => figuresOf(describedFor(one), tried))
  const { blend, option } = weights
  const unread: Weights = { ...weights, reader: { ...weights.reader, pair: 0, several: 0, near: 0 } }
  const alone = { ...weights.reader, pair: 1, several: 1, near: 1, sharpness: 1 }
  const usual: Weights = { ...unread, blend: { ...blend, prior: 1e9 }, option: { ...option, prior: 1e9 } }
  return {
    engine: score(cases),
    baselines: {
      'usual for the answers': score(cases, usual),
      'measured questions only': score(measured((one, other) => apart(one, other) || other.source === null)),
      'estimates only': score(measured((_, other) => other.source !== null)),
      'known questions only': score(cases, unread),
      'the reader only': score(cases, { ...weights, reader: alone }),
    },
  }
}

/** How often 80 % intervals hold whose widths were fitted on the other families: the honest figure beside the fitted one. */
export function heldOut(scores: readonly Score[]): number {
  const held = Array.from({ length: FOLDS }, (_, fold) => {
    const uncertainty = fitUncertainty(scores.filter(({ case: one }) => one.fold !== fold))
    return scores
      .filter(({ case: one }) => one.fold === fold)
      .map(({ expected, actual, doubt }) => {
        const width = uncertaintyOf(doubt, { ...figures, uncertainty })
        return mean(expected.map((share, at) => (100 * Math.abs(share - actual[at]!) <= width ? 1 : 0)))
      })
  })
  return mean(held.flat())
}

/** With the question itself among what is known: what a panel does on a question that was measured. */
export function seen(): Score[] {
  const cases = measured(sameFamily, 'family').map((one): Case => {
    const self = { question: one.known.question, similarity: 1 }
    return { ...one, found: { ...one.found, known: [self, ...one.found.known] } }
  })
  return scoresOf(cases, () => figures)
}

const measured = (apart: Apart, without?: Without): Case[] =>
  trainingCases(MEASURED_ONLY, apart, without).filter(isMeasured)
