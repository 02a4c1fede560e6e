import { worldCountries } from '../population/index.ts'

/** Two countries are called by their letters, also in front of those who live there: "UK adults". */
const letters: Readonly<Record<string, string>> = { US: 'US', GB: 'UK' }
const withArticle = new Set(['US', 'GB', 'NL', 'PH'])

/** As it stands behind "in": "the UK", "Germany", "the Netherlands". */
export function countryName(code: string): string {
  const name = letters[code] ?? worldCountries()[code]?.name ?? code
  return withArticle.has(code) ? `the ${name}` : name
}

/** As it stands before a noun; undefined for a country that stands better behind it. */
export const countryBefore = (code: string): string | undefined => letters[code]

/** Each behind "in". */
export const surroundings: Readonly<Record<string, string>> = {
  large_central_metro: 'big cities',
  large_fringe_metro: 'the suburbs',
  medium_metro: 'medium-sized cities',
  small_metro: 'small cities',
  micropolitan: 'small towns',
  rural: 'the countryside',
}

export const regions: Readonly<Record<string, string>> = {
  northeast: 'the Northeast',
  midwest: 'the Midwest',
  south: 'the South',
  west: 'the West',
}
