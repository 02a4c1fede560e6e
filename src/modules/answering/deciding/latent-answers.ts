import { type AnswerCurve, answerCurve, chanceBelow, type Leaning, standing } from './answer-curve.ts'
import { normalQuantile, shareBelow } from './latent-scale.ts'
import { type LeaningModel, leaningModel } from './leaning-model.ts'
import { answerNoise } from './noise.ts'
import type { PanelAgent } from './panel-agent.ts'
import { type Sitting, settledByUse } from './sitting.ts'
import { cumulative } from './sound-shares.ts'
import type { Style } from './style.ts'

/** A panel on one latent: where each stands, and where the whole population does. */
export interface LatentAnswers {
  model: LeaningModel
  /** By agent, in logits. */
  places: Float64Array
  /** Where, for this agent, these lowest shares of the population end; infinite where use has settled it. */
  cuts(shares: readonly number[]): (agent: number) => readonly number[]
  /** The share of the population that stands below this agent. */
  rank(agent: number): number
  /** The chance that this agent stands at a place or below; null where use has settled the answer. */
  chanceAt: ((agent: number, place: number) => number) | null
}

/** Members of the reference from which the middle of the scale is found; it need not be exact. */
const EVERY = 4

/** `middle`: the share of the population below the middle of the scale. `steps`: see `leaningModel`. */
export function latentAnswers(sitting: Sitting, steps: number, middle: number): LatentAnswers {
  const { panel, styles, reading, topic, users, replicate } = sitting
  const settled = settledByUse(sitting)
  const population = leaningPopulation(sitting, settled, steps, middle)
  const noise = sitting.column((version) => answerNoise(version, reading, topic, settled, replicate))
  const places = Float64Array.from(panel, (agent, at) =>
    placeOf(population, settled, agent, styles[at]!, users[at]!, noise[at]!),
  )
  const leanings = panel.map((agent, at) => population.model.of(agent, styles[at]!))
  const curves = curvesOf(population, settled)
  const curveOf = (at: number): AnswerCurve => (users[at] ? curves.user : curves.other)
  return {
    model: population.model,
    places,
    cuts: (shares) => {
      const cuts = cutsOf(sitting, curves, settled, shares)
      return (at) => (users[at] ? cuts.user : cuts.other)
    },
    rank: (at) => curveOf(at).shareAt(places[at]!),
    chanceAt: settled ? null : (at, place) => chanceBelow(leanings[at]!, place, population.centre),
  }
}

/** Where one person stands, of whom it is known whether they use the thing. */
export function placeOf(
  { model, centre }: Pick<LeaningPopulation, 'model' | 'centre'>,
  settled: boolean,
  agent: PanelAgent,
  style: Style,
  user: boolean | null,
  noise: number,
): number {
  const leaning = model.of(agent, style)
  return standing(leaning, settled ? amongTheirs(noise, user, leaning.others) : noise, centre)
}

/** What users of a thing and the others have each for themselves; where use settles nothing, both have the same. */
interface BySide<Own> {
  user: Own
  other: Own
}

function curvesOf({ people, centre }: LeaningPopulation, settled: boolean): BySide<AnswerCurve> {
  if (settled) return { user: answerCurve(people, centre, 'users'), other: answerCurve(people, centre, 'others') }
  const curve = answerCurve(people, centre)
  return { user: curve, other: curve }
}

/** Where these lowest shares of the population end. */
function cutsOf(
  { use }: Sitting,
  { user, other }: BySide<AnswerCurve>,
  settled: boolean,
  shares: readonly number[],
): BySide<readonly number[]> {
  if (!settled) {
    const cuts = shares.map(user.placeOf)
    return { user: cuts, other: cuts }
  }
  const others = 1 - use!.share
  return {
    user: shares.map((share) => (share <= others ? -Infinity : user.placeOf(share))),
    other: shares.map((share) => (share >= others ? Infinity : other.placeOf(share))),
  }
}

/** Where the lowest shares of the population end, with what says where one person stands: see `placeOf`. */
export function cutPopulation(sitting: Sitting, shares: readonly number[], middle: number) {
  const settled = settledByUse(sitting)
  const population = leaningPopulation(sitting, settled, shares.length, middle)
  const cuts = cutsOf(sitting, curvesOf(population, settled), settled, cumulative(shares))
  return { settled, model: population.model, centre: population.centre, cuts }
}

type LeaningPopulation = ReturnType<typeof leaningPopulation>

/** How the population leans, and where in it the middle of the scale lies. */
function leaningPopulation(sitting: Sitting, settled: boolean, steps: number, middle: number) {
  const { reference } = sitting
  const model = leaningModel(sitting, settled, steps)
  const people = reference.agents.map((agent, at) => model.of(agent, reference.styles[at]!))
  return { model, people, centre: people.some(({ stretch }) => stretch !== 1) ? centreOf(people, middle) : 0 }
}

/**
 * The chance that each member of the panel stands on each step, low to high, over all that is left to chance: what
 * groups of agents are expected to answer.
 */
export function chancesOf(sitting: Sitting, shares: readonly number[], middle: number): number[][] {
  const { model, people, centre } = leaningPopulation(sitting, false, shares.length, middle)
  const curve = answerCurve(people, centre)
  const cuts = cumulative(shares).map(curve.placeOf)
  return sitting.panel.map((agent, at) => {
    const leaning = model.of(agent, sitting.styles[at]!)
    const below = [0, ...cuts.map((cut) => chanceBelow(leaning, cut, centre)), 1]
    return below.slice(1).map((share, step) => share - below[step]!)
  })
}

function centreOf(people: readonly Leaning[], middle: number): number {
  const few = people.filter((_, at) => at % EVERY === 0).map((person) => ({ ...person, stretch: 1 }))
  return Math.min(2.5, Math.max(-2.5, answerCurve(few).placeOf(middle)))
}

/**
 * Noise of somebody of whom it is known whether they use the thing: the upper end of all noise is the users', the lower
 * one the others', each in proportion to how many people like this are users. Over both it is noise like any other, so
 * that tilts keep their meaning.
 */
function amongTheirs(noise: number, user: boolean | null, others: number): number {
  const place = shareBelow(noise)
  return normalQuantile(user === true ? others + (1 - others) * place : others * place)
}
