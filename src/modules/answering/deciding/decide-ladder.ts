import { exponential } from '../finding/portable-math.ts'
import type { Reading } from '../reading/reading.ts'
import { besideLadder, unsureShare } from './beside-ladder.ts'
import type { Decision } from './decision.ts'
import { evenCuts } from './even-draws.ts'
import { stepsOf } from './forecast-steps.ts'
import { type LatentAnswers, latentAnswers } from './latent-answers.ts'
import { normalOfLogit, shareBelow, shareOfLogit } from './latent-scale.ts'
import { habitNoise } from './noise.ts'
import { sayable } from './said-numbers.ts'
import type { Sitting } from './sitting.ts'
import { cumulative, soundShares } from './sound-shares.ts'

/** One latent quantity cut into steps: yes and no, scales, ordered options, and the stances of open questions. */
export function decideLadder(sitting: Sitting): Decision[] {
  const { forecast, panel, users, styles, topic } = sitting
  const shares = soundShares(forecast.shares.length > 1 ? forecast.shares : [0.2, 0.2, 0.2, 0.2, 0.2])
  const ends = cumulative(shares)
  const answers = latentAnswers(sitting, shares.length, middleOf(shares))
  const open = sitting.reading.type === 'open'
  const values = open ? null : valuesOf(sitting.reading, shares.length)
  const beside = open ? null : besideLadder(sitting)
  const cutsOf = evened(answers, ends, beside)
  const unsureBelow = open ? unsureShare(sitting) : 0
  const doubts = open ? sitting.column((version) => habitNoise(version, 'beside/dont_know', topic)) : null
  return panel.map((agent, at) => {
    const cuts = cutsOf(at)
    const place = answers.places[at]!
    let step = 0
    while (step < cuts.length && place > cuts[step]!) step++
    const option = beside?.[at] ?? null
    const role = option === null ? null : sitting.reading.options[option]!.role
    const unsure =
      role === 'dont_know' || (doubts !== null && shareBelow(doubts[at]!) < unsureBelow * styles[at]!.unsure)
    const onLadder = option === null
    const stance = stanceOf(step, cuts, place, isNeutral(sitting.reading, step, shares.length))
    return {
      value: onLadder ? (values?.[step] ?? null) : sitting.reading.options[option]!.text,
      stance: onLadder ? (unsure ? stance / 4 : stance) : 0,
      certainty: onLadder && !unsure ? certaintyOf(cuts, place) : 0.1,
      unsure,
      user: users[at]!,
      reservation_price: reservationOf(sitting, answers, cuts, at),
      contributions: answers.model.reasons(agent, users[at]!),
      utilities: [],
    }
  })
}

/** Where the shares end for each, so that of all who are on the ladder as many stand on each step as are expected to. */
function evened(
  answers: LatentAnswers,
  ends: readonly number[],
  beside: readonly (number | null)[] | null,
): (agent: number) => readonly number[] {
  const cutsOf = answers.cuts(ends)
  const { chanceAt, places } = answers
  const on = [...places.keys()].filter((at) => beside === null || beside[at] === null)
  if (chanceAt === null || on.length === 0) return cutsOf
  const cuts = evenCuts(
    on.map((at) => places[at]!),
    cutsOf(on[0]!),
    (cut) => on.map((at) => chanceAt(at, cut)),
    ends,
  )
  return () => cuts
}

/** The share of the population below the middle of the scale: half of a middle step counts. */
export function middleOf(shares: readonly number[]): number {
  const half = (shares.length - 1) / 2
  let below = 0
  shares.forEach((share, step) => {
    below += step < half ? share : step === half ? share / 2 : 0
  })
  return Math.min(0.98, Math.max(0.02, below))
}

/** What is answered on each step, low to high. */
function valuesOf(reading: Reading, count: number): (string | number | null)[] {
  const steps = stepsOf(reading)
  const { scale, type, options } = reading
  const length = steps?.at.length ?? 0
  return Array.from({ length: count }, (_, step) => {
    if (steps === null) return null
    const near = length === count ? step : Math.round((step * (length - 1)) / (count - 1))
    const option = steps.options[near]?.[0]
    if (option !== undefined && !(type === 'scale' && scale !== null && options.length === length)) {
      return options[option]!.text
    }
    if (scale === null) return null
    const low = Math.min(scale.min, scale.max)
    const size = Math.abs(scale.step) > 0 ? Math.abs(scale.step) : 1
    const point = option ?? (scale.descending ? length - 1 - near : near)
    return Number((low + point * size).toPrecision(12))
  })
}

function isNeutral(reading: Reading, step: number, count: number): boolean {
  if (count % 2 === 1 && step === (count - 1) / 2) return true
  const option = stepsOf(reading)?.options[step]?.[0]
  return option !== undefined && reading.options[option]!.role === 'neutral'
}

/** From the step, and within it from how close the next one is. Ends are as far out as the agent is from the last cut. */
function stanceOf(step: number, cuts: readonly number[], place: number, neutral: boolean): number {
  const count = cuts.length + 1
  const width = 4 / count
  const low = -2 + step * width
  const [below, above] = [cuts[step - 1] ?? -Infinity, cuts[step] ?? Infinity]
  const into = withinStep(below, above, place)
  const stance = low + width * into
  return neutral ? stance * 0.55 : stance
}

/** 0 at the lower end of a step, 1 at its upper end. */
function withinStep(below: number, above: number, place: number): number {
  const up = place - below
  const down = above - place
  if (up === Infinity && down === Infinity) return 0.2 + 0.6 * shareOfLogit(place)
  if (up === Infinity) return exponential(-down / 1.6)
  if (down === Infinity) return 1 - exponential(-up / 1.6)
  return up + down > 0 ? up / (up + down) : 0.5
}

function certaintyOf(cuts: readonly number[], place: number): number {
  let nearest = Infinity
  for (const cut of cuts) nearest = Math.min(nearest, Math.abs(place - cut))
  return nearest === Infinity ? 0.95 : 1 - exponential(-nearest / 0.8)
}

/** The most that the agent would pay: at least the price exactly where it is on the buying side of the ladder. */
function reservationOf(sitting: Sitting, answers: LatentAnswers, cuts: readonly number[], at: number): number | null {
  const { price } = answers.model
  if (price === null || sitting.forecast.price === null) return null
  const { amount } = sitting.forecast.price
  const line = cuts[Math.floor(cuts.length / 2)]!
  const above = normalOfLogit(answers.places[at]!) - normalOfLogit(line)
  const most = price.reservation(sitting.panel[at]!, above)
  if (most === null) return null
  const { roundness } = sitting.styles[at]!
  const said = sayable(most, { unit: 'money', whole: false, roundness, taste: 0.5, wished: true })
  return most >= amount ? Math.max(amount, said) : said < amount ? said : Math.floor(most * 100) / 100
}
