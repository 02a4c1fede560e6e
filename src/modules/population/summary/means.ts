import type { Person } from '../person.ts'

export type Means = 'tight' | 'careful' | 'middling' | 'comfortable' | 'rich'

/**
 * Roughly the middle household income of each country for one person, in thousands of US dollars: only to tell who is
 * well off there from who is not, never shown.
 */
const typical: Record<string, number> = {
  US: 51,
  GB: 36,
  CA: 38,
  DE: 36,
  FR: 33,
  AU: 44,
  IN: 1.9,
  BR: 5.3,
  JP: 21,
  MX: 9.2,
  ES: 23,
  IT: 25,
  NL: 47,
  PL: 17,
  SE: 39,
  IE: 47,
  KR: 21,
  ZA: 2.6,
  NG: 0.8,
  PH: 3,
  ID: 3.6,
  TR: 9.4,
  AR: 9.1,
}

/** By household income for the number of people that live on it. */
export function meansOf(p: Person): Means {
  const income = Math.max(p.household_income_usd, p.annual_income_usd)
  const perHead = income / Math.sqrt(Math.max(1, p.household_size))
  const ratio = perHead / (1000 * (typical[p.country_code] ?? 20))
  if (ratio < 0.45) return 'tight'
  if (ratio < 0.85) return 'careful'
  if (ratio < 1.5) return 'middling'
  return ratio < 3 ? 'comfortable' : 'rich'
}
