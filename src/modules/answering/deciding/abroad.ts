import type { Category, Country, Knowledge } from '../../knowledge/index.ts'
import { worldCountries } from '../../population/index.ts'
import { categoryNamed } from './forecast-category-names.ts'
import { logitOfShare } from './latent-scale.ts'

/**
 * What is known of the country of somebody who does not live in the United States. Forecasts are of US adults; from here
 * comes what is known to be different where the agent lives.
 */
export interface Abroad {
  country: Country
  currency: string
  /** Units of the currency for a US dollar. */
  fx: number
  /** The category that an option is the name of. */
  named(option: string): Category | null
}

/** What it takes to know that. */
export type KnownAbroad = Pick<Knowledge, 'countryOf' | 'categories'>

const known = new WeakMap<KnownAbroad, Map<string, Abroad | null>>()

/** Null for the United States, and for countries of which nothing at all is known. */
export function abroadOf(code: string, knowledge: KnownAbroad): Abroad | null {
  const countries = known.get(knowledge) ?? new Map<string, Abroad | null>()
  known.set(knowledge, countries)
  let abroad = countries.get(code)
  if (abroad === undefined) {
    const world = code === 'US' ? undefined : worldCountries()[code]
    abroad =
      world === undefined
        ? null
        : {
            country: knowledge.countryOf(code) ?? nothingKnown(code),
            currency: world.currency,
            fx: world.fx,
            named: (option) => categoryNamed(option, knowledge),
          }
    countries.set(code, abroad)
  }
  return abroad
}

const nothingKnown = (country: string): Country => ({
  country,
  price_level: 1,
  categories: {},
  confidence: 0,
  source: null,
})

const LEAST = 0.001

/** The share of adults there who use a category; null where nothing is known to differ. */
export function shareThere(abroad: Abroad, { slug }: Pick<Category, 'slug'>): number | null {
  const share = abroad.country.categories[slug]?.penetration
  return share === undefined ? null : Math.min(1 - LEAST, Math.max(LEAST, share))
}

/** How much likelier use is there than in the US, in logits; 0 where nothing is known to differ. */
export function shiftThere(abroad: Abroad, category: Pick<Category, 'slug' | 'penetration'>): number {
  const share = shareThere(abroad, category)
  if (share === null) return 0
  return logitOfShare(share) - logitOfShare(Math.min(1 - LEAST, Math.max(LEAST, category.penetration)))
}

/** What is free there (a doctor's visit) is not without a measure: a price for it is only very dear. */
const CHEAPEST = 0.05

/** The usual price there against that in the US, both in dollars. */
export function priceThere({ country, fx }: Abroad, category: Category | null): number {
  const own = category === null ? undefined : country.categories[category.slug]?.price
  const here = category?.price ?? null
  if (own === undefined || here === null || !(here.high > 0)) return country.price_level
  return Math.max(CHEAPEST, usual(own) / fx / usual(here))
}

/** As `forecast-price.ts` takes the usual price of a category. */
const usual = ({ typical, high }: { typical: number; high: number }): number => Math.max(typical, high / 4)
