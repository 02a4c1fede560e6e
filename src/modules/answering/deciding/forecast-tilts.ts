import type { Attribute, Category, Tilts } from '../../knowledge/index.ts'
import type { Option } from '../reading/reading.ts'
import type { ForecastFigures } from './forecast-figures.ts'
import type { Neighbour } from './forecast-known.ts'
import { type Leans, type Pulls, pullsIn } from './reader-tilts.ts'
import { unlessKnown } from './with-reader.ts'

/** How far the tilts of using a category show in other questions about it. */
const byUse: Readonly<Record<string, number>> = {
  use: 1,
  behaviour: 1,
  frequency: 1,
  experience: 0.8,
  intent: 0.6,
  concept: 0.6,
  awareness: 0.5,
  loyalty: 0.4,
  recommend: 0.3,
  importance: 0.3,
  feeling: 0.2,
  satisfaction: 0.15,
}
const OTHER_USE = 0.15

/**
 * Attitudes that bear on an area of life where no measured question says so, as pulls towards more of it: modest, and
 * in the direction that the measured neighbours of these areas have.
 */
const byArea: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  food_drink: { food_curiosity: 0.12 },
  restaurants_delivery: { food_curiosity: 0.14, financial_security: 0.06 },
  devices: { science_and_technology: 0.14, digital_engagement: 0.12 },
  software: { science_and_technology: 0.15, digital_engagement: 0.14 },
  telecom: { digital_engagement: 0.1 },
  automation: { science_and_technology: 0.2 },
  social: { digital_engagement: 0.25 },
  privacy: { trust_in_institutions: 0.08 },
  media: { digital_engagement: 0.1 },
  advertising: { trust_in_institutions: 0.1, digital_engagement: 0.08 },
  finance_insurance: { financial_security: 0.14, financial_planning: 0.16 },
  finance_digital: { digital_engagement: 0.12, financial_planning: 0.08 },
  retail_ecommerce: { digital_engagement: 0.08, financial_security: 0.06 },
  fashion_luxury: { financial_security: 0.1, digital_engagement: 0.08 },
  travel_hospitality: { financial_security: 0.14, food_curiosity: 0.08 },
  housing_energy: { environmental_concern: 0.1, financial_security: 0.08 },
  cars_transport: { financial_security: 0.08 },
  fitness_wellness: { life_satisfaction: 0.08, food_curiosity: 0.06 },
  health_conditions_care: { trust_in_institutions: 0.1 },
  medicines_devices: { trust_in_institutions: 0.1, science_and_technology: 0.06 },
  society_wellbeing: { life_satisfaction: 0.1, trust_in_people: 0.06 },
  local_services_civic: { trust_in_institutions: 0.08, trust_in_people: 0.08 },
  work_careers: { life_satisfaction: 0.08 },
  concepts_pricing: { science_and_technology: 0.08 },
}

/**
 * Shifts and pulls towards the high end, from the neighbours that were used, the category and the reader. Differences
 * between groups are a few points in most questions, so that what these say is averaged by their weights and held down by
 * a weight for "no difference".
 */
export function pullsOf(
  ask: string,
  neighbours: readonly Neighbour[],
  weights: readonly number[],
  category: { category: Category; worth: number } | null,
  leans: Leans | null | undefined,
  { tilt }: ForecastFigures,
): Pulls {
  const tilts = new Gathered()
  const attitudes = new Map<string, number>()
  let total = tilt.floor
  let measured = tilt.attitude_floor
  for (const [at, { known }] of neighbours.entries()) {
    const weight = weights[at]!
    if (weight <= 0 || known.ladder === null) continue
    total += weight
    tilts.add(known.question.tilts, weight * known.ladder.sign)
    if (known.question.source === null) continue
    measured += weight
    for (const [name, pull] of Object.entries(known.question.attitudes)) {
      attitudes.set(name, (attitudes.get(name) ?? 0) + weight * known.ladder.sign * pull)
    }
  }
  if (category) {
    const weight = tilt.own * category.worth
    total += weight
    tilts.add(category.category.tilts, weight * (byUse[ask] ?? OTHER_USE))
  }
  if (leans?.length === 1) {
    const read = pullsIn(leans[0]!)
    const worth = unlessKnown(nearestUsed(neighbours, weights))
    total += worth * tilt.read
    measured += worth * tilt.attitude_read
    tilts.add(read.tilts, worth * tilt.read)
    for (const [name, pull] of Object.entries(read.attitudes))
      attitudes.set(name, (attitudes.get(name) ?? 0) + worth * tilt.attitude_read * pull)
  }
  const pulls = Object.fromEntries([...attitudes].map(([name, sum]) => [name, sum / measured]))
  const area = category ? (byArea[category.category.parent] ?? {}) : {}
  const towardsMore = Math.max(0.4, byUse[ask] ?? OTHER_USE)
  // What was measured near by outweighs what is argued for the area.
  const argued = tilt.attitude_floor / measured
  for (const [name, pull] of Object.entries(area)) pulls[name] = (pulls[name] ?? 0) + argued * towardsMore * pull
  return { tilts: tilts.over(total), attitudes: kept(pulls, 0.02, 0.9) }
}

/** Tilts of every option, from neighbours that offer the same option, the category that an option names, and the reader. */
export function optionTilts(
  options: readonly Option[],
  neighbours: readonly Neighbour[],
  weights: readonly number[],
  matched: readonly (readonly number[])[],
  named: readonly (Category | null)[],
  /** By option, in the reading's order. */
  leans: Leans | null,
  { tilt }: ForecastFigures,
): Tilts[] {
  return options.map((_, at) => {
    const tilts = new Gathered()
    let total = tilt.floor
    for (const [nth, { known }] of neighbours.entries()) {
      const other = matched[nth]![at]!
      const weight = weights[nth]!
      if (other < 0 || weight <= 0) continue
      total += weight
      tilts.add(known.question.option_tilts[known.question.options[other]!] ?? {}, weight)
    }
    const category = named[at]
    if (category) {
      total += tilt.own
      tilts.add(category.tilts, 0.6 * tilt.own)
    }
    if (leans !== null) {
      const worth = unlessKnown(nearestUsed(neighbours, weights)) * tilt.read
      total += worth
      tilts.add(pullsIn(leans[at]!).tilts, worth)
    }
    return tilts.over(total)
  })
}

const nearestUsed = (neighbours: readonly Neighbour[], weights: readonly number[]): number =>
  neighbours.reduce((best, { similarity }, at) => (weights[at]! > 0 ? Math.max(best, similarity) : best), 0)

class Gathered {
  readonly #sums = new Map<Attribute, Map<string, number>>()

  add(tilts: Tilts, weight: number): void {
    for (const [attribute, levels] of Object.entries(tilts) as [Attribute, Readonly<Record<string, number>>][]) {
      let sums = this.#sums.get(attribute)
      if (sums === undefined) {
        sums = new Map()
        this.#sums.set(attribute, sums)
      }
      for (const [level, shift] of Object.entries(levels)) sums.set(level, (sums.get(level) ?? 0) + weight * shift)
    }
  }

  over(total: number): Tilts {
    const tilts: Record<string, Record<string, number>> = {}
    for (const [attribute, sums] of [...this.#sums].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const levels = kept(Object.fromEntries([...sums].map(([level, sum]) => [level, sum / total])), 0.02, 3)
      if (Object.keys(levels).length > 0) tilts[attribute] = levels
    }
    return tilts as Tilts
  }
}

/** In a fixed order, four digits, without what is too small to matter and never beyond `most`. */
function kept(values: Readonly<Record<string, number>>, least: number, most: number): Record<string, number> {
  const entries = Object.entries(values)
    .filter(([, value]) => Number.isFinite(value) && Math.abs(value) >= least)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(
    entries.map(([name, value]) => [name, Math.round(1e4 * Math.min(most, Math.max(-most, value))) / 1e4]),
  )
}
