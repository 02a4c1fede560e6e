import type { BlendFigures, ForecastFigures } from './forecast-figures.ts'
import type { Known, Neighbour } from './forecast-known.ts'
import { type Ladder, latentOf, placesAt, placesOf, sharesOf, transferred, usualCuts } from './forecast-latent.ts'
import { ALONE_SPREAD, FACT_SPREAD, levelOf, spreadAt } from './forecast-uncertainty.ts'

/** Something the category says of the population: places on a ladder of its own. */
export interface Fact {
  /** What it is weighed as. */
  as: string
  /** The kind of question that it answers. */
  ask: string
  ladder: Ladder
  /** One place per cut; null for a cut of which nothing is known. */
  places: readonly (number | null)[]
  /** 0 to 1: how plainly the question is about what the fact says. */
  worth: number
}

interface LadderAsked {
  ask: string
  ladder: Ladder
}

interface LadderShares {
  shares: number[]
  /** How far the shares are from nothing and everything, before a price moves them: what it does is not known better. */
  level: number
  /** Standard deviation of where the neighbours, the facts and what is usual put the population. */
  disagreement: number
  /** By neighbour, in their order. */
  weights: number[]
}

/** From here on a question is about the same thing, so that its sums and numbers can be taken over as such. */
const CLOSE = 0.75
/** "Mostly" and "seldom" say little of how many times a year. */
const VAGUE = 0.15
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Shares on a ladder, low to high: the usual cuts, the neighbours' and the facts', averaged by what they are worth. */
export function ladderShares(
  asked: LadderAsked,
  neighbours: readonly Neighbour[],
  facts: readonly Fact[],
  figures: ForecastFigures,
): LadderShares {
  const { blend } = figures
  const cuts = usualCuts(asked.ask, asked.ladder, figures)
  const sums = cuts.map((cut) => blend.prior * cut)
  let total = blend.prior
  const middle = mean(cuts)
  let middles = blend.prior * middle
  let squares = blend.prior * (middle ** 2 + ALONE_SPREAD ** 2)
  const add = (weight: number, places: readonly number[], spread: number): void => {
    total += weight
    for (const [at, place] of places.entries()) sums[at]! += weight * place
    middles += weight * mean(places)
    squares += weight * (mean(places) ** 2 + spread ** 2)
  }
  const weights = neighbours.map(({ known, similarity }) => {
    const { ladder } = known
    if (ladder === null) return 0
    const places = placesOf(ladder.shares).map((place) => place + known.moved)
    const close = similarity >= CLOSE
    const same = ladder.ladder.name === asked.ladder.name
    const rated = asked.ladder.amounts?.of === 'rate' && ladder.ladder.amounts?.of !== 'rate'
    const weight = weightOf(known, similarity, known.ask === asked.ask, same, blend) * (rated ? VAGUE : 1)
    add(
      weight,
      transferred(places, { ladder: ladder.ladder, ask: known.ask, close }, asked, cuts, figures),
      spreadAt(similarity, known.question.source),
    )
    return weight
  })
  for (const fact of facts) {
    const weight = fact.worth * (blend.fact[fact.as] ?? blend.fact['']!)
    if (weight > 0) add(weight, placesOfFact(fact, asked, cuts, figures), FACT_SPREAD)
  }
  const shares = sharesOf(sums.map((sum) => sum / total))
  return {
    shares,
    level: levelOf(shares),
    disagreement: Math.sqrt(Math.max(0, squares / total - (middles / total) ** 2)),
    weights,
  }
}

/** The distance within which known questions ask nearly the same. */
const SAME = 0.06

/** What a known question at some similarity is worth: what asks the same outweighs a crowd of what asks nearly that. */
export function nearness(similarity: number, { steepness, close }: { steepness: number; close: number }): number {
  const distance = 1 - Math.min(1, similarity)
  return Math.exp(-steepness * distance) * (1 + close * Math.exp(-distance / SAME))
}

/** What a neighbour is worth. */
export function weightOf(
  known: Known,
  similarity: number,
  sameAsk: boolean,
  sameSet: boolean,
  blend: BlendFigures,
): number {
  const near = nearness(similarity, blend)
  const origin = known.question.source === null ? blend.authored * known.question.confidence : 1
  return near * origin * (sameAsk ? 1 : blend.other_ask) * (sameSet ? 1 : blend.other_set)
}

/** A fact on the ladder that is asked. Of the cuts that it leaves open, what is usual tells how far they are away. */
function placesOfFact(fact: Fact, asked: LadderAsked, cuts: readonly number[], figures: ForecastFigures): number[] {
  const usual = usualCuts(fact.ask, fact.ladder, figures)
  const held = fact.places.flatMap((place, at) => (place === null ? [] : [at]))
  const latent = latentOf(
    held.map((at) => fact.places[at]!),
    held.map((at) => usual[at]!),
  )
  const whole = placesAt(latent, usual).map((place, at) => fact.places[at] ?? place)
  return transferred(whole, fact, asked, cuts, figures)
}
