import type { Category, Knowledge, KnownQuestion } from '../../knowledge/index.ts'
import type { Found } from '../finding/found.ts'
import { isOfNumber } from '../finding/record-index.ts'
import type { Demand } from '../reader/reader.ts'
import type { Option, Reading } from '../reading/reading.ts'
import type { Forecast } from './forecast.ts'
import { asideShares } from './forecast-aside.ts'
import { closedAskOf } from './forecast-asks.ts'
import { categoryNamed } from './forecast-category-names.ts'
import { factsOf, moneyFact, plainness } from './forecast-facts.ts'
import { type ForecastFigures, forecastFigures } from './forecast-figures.ts'
import type { Neighbour } from './forecast-known.ts'
import { knownAs } from './forecast-known.ts'
import { type Fact, ladderShares } from './forecast-ladder.ts'
import { ladderAs, placesOf, sharesOf } from './forecast-latent.ts'
import { asShares } from './forecast-normal.ts'
import { numberShares, UNIT_WEIGHT } from './forecast-number.ts'
import { optionShares } from './forecast-options.ts'
import { eachOf, eachUsed } from './forecast-picks.ts'
import { type PricePoint, pricePoint } from './forecast-price.ts'
import { type Steps, stanceKeys, stepsOf } from './forecast-steps.ts'
import { optionTilts, pullsOf } from './forecast-tilts.ts'
import { confidenceOf, type Doubt, levelOf, spreadOver, uncertaintyOf } from './forecast-uncertainty.ts'
import { ofTheTime } from './other-times.ts'
import { readPicks, withReader } from './with-reader.ts'

/**
 * What US adults would answer, blended from the nearest known questions, from what is known of the category, and from
 * what is usual for the kind of question and its answers. How much each of them counts was fitted on questions whose
 * answers are known, leaving out the family of the question that was forecast (scripts/data/forecast.ts).
 */
export function forecastOf(reading: Reading, found: Found, knowledge: Knowledge): Forecast {
  return forecastBy(reading, found, knowledge, forecastFigures()).forecast
}

/** A forecast with what its stated uncertainty was read off. */
export interface Supported {
  forecast: Forecast
  doubt: Doubt
}

/** What every shape of forecast starts from. */
interface Ground {
  reading: Reading
  /** Closed kind, by which neighbours are compared. */
  ask: string
  found: Found
  knowledge: Knowledge
  figures: ForecastFigures
  neighbours: Neighbour[]
  category: { category: Category; worth: number } | null
  price: PricePoint | null
}

/** "(People who go)": what those say who do a thing tells less of what everybody says. */
const USERS = /\((?:[^()]{0,40}\b(?:who|with one|owners|users|buyers|drivers|donors))[^()]{0,40}\)\s*$/i
const OF_USERS = 0.75

/** The same with figures of one's own: for fitting them. */
export function forecastBy(reading: Reading, found: Found, knowledge: Knowledge, figures: ForecastFigures): Supported {
  const best = found.categories[0] ?? null
  const plain = best ? plainness(reading, best.category) : 0
  const category = best && { category: best.category, worth: Math.min(1, Math.max(0, best.score)) * plain }
  const price = pricePoint(reading, best?.category ?? null, plain, found.demand)
  // What people would do for nothing says little of what they would do for money.
  const steps = stepsOf(reading)
  const isNumber = steps === null && reading.options.length === 0
  const records = (found.records ?? []).filter(({ question }) => isNumber || !isOfNumber(question))
  const near = found.demand?.rising ? [] : [...found.known, ...records]
  const neighbours = near.map(({ question, similarity }) => ({
    known: ofTheTime(knownAs(question), reading),
    similarity: similarity * (USERS.test(question.text) ? OF_USERS : 1),
  }))
  const ground = { reading, ask: closedAskOf(reading), found, knowledge, figures, neighbours, category, price }
  if (steps) return ladderForecast(ground, steps)
  if (reading.options.length > 0) return optionForecast(ground)
  return numberForecast(ground)
}

function ladderForecast(ground: Ground, steps: Steps): Supported {
  const { reading, found, figures, neighbours, category, price } = ground
  const keys = reading.type === 'open' ? stanceKeys(reading.ask) : steps.keys
  const ladder = ladderAs(keys, steps.at, reading.text)
  const facts: Fact[] = found.categories.flatMap(({ category, score }) => factsOf(reading, category, score)).slice(0, 2)
  const money = category ? moneyFact(ground.ask, ladder, category.category, category.worth) : null
  const near = ladderShares({ ask: ground.ask, ladder }, neighbours, money ? [money] : facts, figures)
  const { level, disagreement, weights } = near
  const beside = asideShares(reading.options, steps.aside, neighbours, weights, category?.category ?? null, figures)
  const on = 1 - beside.reduce((sum, { share }) => sum + share, 0)
  const count = steps.at.length
  const own = recordOf(ground, count)
  const all = withReader(
    [...asShares(near.shares).map((share) => share * on), ...beside.map(({ share }) => share)],
    found,
    figures,
  ).map((share, step) => (own === null || beside.length > 0 ? share : share + own.worth * (own.shares[step]! - share)))
  const aside = beside.map(({ option }, nth) => ({ option, share: all[count + nth]! }))
  // Neither known questions nor the reader were asked at this price.
  const places = placesOf(asShares(all.slice(0, count))).map((place) => place - (price?.shift ?? 0))
  return complete(
    ground,
    weights,
    { disagreement, level, pick: false },
    {
      shape: 'ladder',
      shares: asShares(sharesOf(places)),
      ...(aside.length > 0 ? { aside } : {}),
      number: null,
      ...pullsOf(ground.ask, neighbours, tilting(ground, weights), category, ground.found.leans, figures),
      option_tilts: [],
    },
  )
}

/** What a record says of the very question, which nothing that lies near it is to move; null where there is none. */
function recordOf({ neighbours, ask }: Ground, steps: number): { shares: readonly number[]; worth: number } | null {
  for (const { known, similarity } of neighbours) {
    const { question } = known
    const isOwn =
      OWN.test(question.id) && (known.ask === ask || similarity >= THE_SAME) && steps === 2 && isYesNo(question)
    const worth = Math.min(1, (similarity - NEARLY) / (THE_SAME - NEARLY))
    if (isOwn && worth > 0) return { shares: fromLow(question), worth }
  }
  return null
}
const isYesNo = ({ options }: KnownQuestion): boolean =>
  options.length === 2 && options.some((text) => /^yes\b/i.test(text))

/** From no to yes, whichever the author put first. */
const fromLow = ({ options, shares }: KnownQuestion): readonly number[] =>
  /^yes\b/i.test(options[0]!) ? shares.toReversed() : shares
const [NEARLY, THE_SAME] = [0.94, 0.98]
/** What people do, and what is answered by a yes or a no. */
const OWN = /^record\.(?:acts|choices)\./

function optionForecast(ground: Ground): Supported {
  const { reading, found, knowledge, figures, neighbours } = ground
  const { options } = reading
  const named = options.map((option: Option) => categoryNamed(option.key, knowledge))
  const { shares, weights, matched } = optionShares(options, named, neighbours, figures)
  const read = readPicks(reading, found)
  const tilts = optionTilts(options, neighbours, tilting(ground, weights), matched, named, read.leans ?? null, figures)
  const each = reading.type === 'multiple_choice'
  const picked = asShares(each ? shares : withReader(asShares(shares), read, figures))
  return complete(
    ground,
    weights,
    { disagreement: spreadOver(neighbours, weights, figures.option.prior), level: levelOf(shares), pick: true },
    {
      shape: each ? 'each' : reading.type === 'ranking' ? 'rank' : 'pick',
      shares: each ? eachUsed(eachOf(picked, options, reading.picks), options, named, reading) : picked,
      number: null,
      tilts: {},
      attitudes: {},
      option_tilts: tilts,
    },
  )
}

function numberForecast(ground: Ground): Supported {
  const { reading, figures, neighbours, category } = ground
  const { zero: none, median, log_sd, weights } = numberShares(reading, neighbours, category, figures)
  // What has lasted has not lasted for no time.
  const zero = /\bhow long (?:have|has|had)\b/i.test(reading.text) ? 0 : none
  return complete(
    ground,
    weights,
    { disagreement: spreadOver(neighbours, weights, UNIT_WEIGHT), level: 0.5, pick: true },
    {
      shape: 'number',
      shares: [],
      number: { zero, median, log_sd },
      ...pullsOf(ground.ask, neighbours, tilting(ground, weights), category, ground.found.leans, figures),
      option_tilts: [],
    },
  )
}

/** Who differs is told by known questions alone: records do not say. */
const tilting = ({ found }: Ground, weights: readonly number[]): number[] =>
  weights.map((weight, at) => (at < found.known.length ? weight : 0))

type Partly = Omit<Forecast, 'price' | 'uncertainty' | 'confidence' | 'basis' | 'category'>

/** The rest, which is the same for every shape: how sure it is, and what it rests on. */
function complete(
  { figures, found, neighbours, category, price }: Ground,
  weights: readonly number[],
  doubt: Doubt,
  partly: Partly,
): Supported {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const basis = neighbours
    .map(({ known }, at) => ({
      question: known.question,
      weight: total > 0 ? Number((weights[at]! / total).toFixed(4)) : 0,
    }))
    .filter(({ weight }) => weight > 0.01)
    .sort((a, b) => b.weight - a.weight)
  const forecast: Forecast = {
    ...partly,
    price: price === null || found.demand?.rising ? null : named(price, found.demand),
    uncertainty: uncertaintyOf(doubt, figures),
    confidence: confidenceOf(doubt, figures),
    basis,
    category: category?.category ?? null,
  }
  return { forecast, doubt }
}

const named = ({ amount, usual, ratio }: PricePoint, demand: Demand | null = null): Forecast['price'] => ({
  amount,
  usual,
  ratio,
  demand,
})
