import { mean } from './measures.ts'
import type { Pair } from './mind-asked.ts'

/** What the field can be fitted to: of each pair, what its correlation is beyond that of the two leanings. */
interface Target {
  survey: string
  kind: Pair['kind']
  beyond: number
  cosine: number
  weight: number
}

/** Errors below this are not those of a sample, but of what a ladder and a rank correlation can tell. */
const LEAST_ERROR = 0.1
const MOST = 0.95

/** How well a field of this reach tells the answers to a survey that it was not fitted to. */
export interface Fit {
  reach: number
  /** Share of the noise that is the field's, fitted to all surveys. */
  share: number
  /** By kind of pair: how much smaller the squared error is than that of no field, as a mean over the surveys left out. */
  gain: Record<Pair['kind'], number>
}

const REACHES = [0.1, 0.2, 0.3, 0.4, 0.5, 0.7, 1]

export function fitsOf(pairs: readonly Pair[]): Fit[] {
  const targets = targetsOf(pairs)
  const surveys = [...new Set(targets.map(({ survey }) => survey))]
  return REACHES.map((reach) => {
    const gains: Record<Pair['kind'], number[]> = { family: [], topic: [], far: [] }
    for (const left of surveys) {
      const share = shareOf(
        targets.filter(({ survey }) => survey !== left),
        reach,
      )
      for (const kind of ['family', 'topic', 'far'] as const) {
        const own = targets.filter((target) => target.survey === left && target.kind === kind)
        if (own.length >= FEWEST_PAIRS) gains[kind].push(gainOf(own, reach, share))
      }
    }
    return {
      reach,
      share: shareOf(targets, reach),
      gain: { family: mean(gains.family), topic: mean(gains.topic), far: mean(gains.far) },
    }
  })
}

/** Fewer pairs are one accident. */
const FEWEST_PAIRS = 25

const fieldAt = ({ cosine }: Target, reach: number): number => Math.exp((cosine - 1) / reach)

/** By least squares. */
function shareOf(targets: readonly Target[], reach: number): number {
  let [across, along] = [0, 0]
  for (const target of targets) {
    const field = fieldAt(target, reach)
    across += target.weight * field * target.beyond
    along += target.weight * field * field
  }
  return across / along
}

function gainOf(targets: readonly Target[], reach: number, share: number): number {
  let [left, all] = [0, 0]
  for (const target of targets) {
    left += target.weight * (target.beyond - share * fieldAt(target, reach)) ** 2
    all += target.weight * target.beyond ** 2
  }
  return 1 - left / all
}

/** No survey and no kind of pair outweighs the others by its mere number of pairs. */
function targetsOf(pairs: readonly Pair[]): Target[] {
  const groups = Map.groupBy(pairs, ({ survey, kind }) => `${survey} ${kind}`)
  return [...groups.values()].flatMap((group) => {
    const targets = group.map(({ survey, kind, one, other, people }): Target => {
      const scale = one.chance * other.chance
      const beyond = (people.value - products(one.leaning, other.leaning)) / scale
      return {
        survey,
        kind,
        beyond: Math.max(-MOST, Math.min(MOST, beyond)),
        cosine: one.meaning.reduce((sum, value, at) => sum + value * other.meaning[at]!, 0),
        weight: 1 / ((people.error / scale) ** 2 + LEAST_ERROR ** 2),
      }
    })
    const total = targets.reduce((sum, { weight }) => sum + weight, 0)
    return targets.map((target) => ({ ...target, weight: (target.weight / total) * Math.sqrt(group.length) }))
  })
}

const products = (one: Float64Array, other: Float64Array): number =>
  one.reduce((sum, value, at) => sum + value * other[at]!, 0) / one.length
