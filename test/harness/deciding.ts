import type { Forecast } from '../../src/modules/answering/deciding/forecast.ts'
import type { Found } from '../../src/modules/answering/finding/found.ts'
import type { Option, Reading } from '../../src/modules/answering/reading/reading.ts'
import type { Category } from '../../src/modules/knowledge/index.ts'

/** Questions, findings and forecasts made by hand, for tests of what agents decide. */

const toasters: Category = {
  slug: 'toasters',
  name: 'Toasters',
  parent: 'home',
  aliases: ['toaster'],
  penetration: 0.4,
  frequency: { daily: 0.1, weekly: 0.3, monthly: 0.3, less: 0.3 },
  price: { unit: 'one toaster', low: 20, typical: 40, high: 90 },
  monthly_spend_users: 3,
  top2_intent_norm: 0.2,
  price_elasticity: -1.3,
  satisfaction_top2: 0.7,
  novelty_openness: 0.5,
  tilts: { income: { lt25k: -0.4, '100k+': 0.3 }, age: { '18-29': 0.5, '65+': -0.6 } },
  drivers: [],
  barriers: [],
  occasions: [],
  substitutes: [],
  attributes: [],
  words: [],
  confidence: 0.7,
}

export const options = (...texts: readonly string[]): Option[] =>
  texts.map((text) => ({ text, key: text.toLowerCase(), role: 'answer', at: null }))

/** Low to high, evenly. */
export const ladder = (...texts: readonly string[]): Option[] =>
  options(...texts).map((option, at) => ({ ...option, at: (2 * at) / (texts.length - 1) - 1 }))

export const yesNo: Option[] = [
  { text: 'Yes', key: 'yes', role: 'yes', at: 1 },
  { text: 'No', key: 'no', role: 'no', at: -1 },
]

export const fiveSteps = ladder('Not at all', 'Hardly', 'Somewhat', 'Rather', 'Very much')

export const readingOf = (parts: Partial<Reading> = {}): Reading => ({
  text: 'Do toasters make mornings better?',
  canonical: 'do toasters make mornings better',
  type: 'single_choice',
  from: 'format',
  length: null,
  ask: 'attitude',
  options: yesNo,
  ordered: true,
  scale: null,
  numeric: null,
  picks: null,
  reversed: false,
  subject: { phrase: 'toasters', head: 'toasters', plural: true, names: [] },
  alternatives: [],
  claim: null,
  condition: null,
  price: null,
  other_prices: [],
  time: null,
  stimulus: null,
  also: [],
  trouble: null,
  field: null,
  against: null,
  follow_up: 0,
  unknown_words: [],
  ...parts,
})

export const foundOf = (parts: Partial<Found> = {}): Found => ({
  categories: [{ category: toasters, score: 0.9 }],
  known: [],
  vector: null,
  by: 'lexical',
  ...parts,
})

export const forecastOf = (parts: Partial<Forecast> = {}): Forecast => ({
  shape: 'ladder',
  shares: [0.6, 0.4],
  number: null,
  tilts: { age: { '18-29': 0.3, '65+': -0.3 } },
  attitudes: { science_and_technology: 0.2 },
  option_tilts: [],
  price: null,
  uncertainty: 10,
  confidence: 'medium',
  basis: [],
  category: toasters,
  ...parts,
})
