import { countryName } from '../../strings/audience.ts'

/** The countries that a population may have; an installation can have fewer. */
export const countries: readonly string[] =
  'US AR AU BR CA DE ES FR GB ID IE IN IT JP KR MX NG NL PH PL SE TR ZA'.split(' ')

/** The code of a country by the name that the service gives it. */
export const countryByName = (name: string): string | undefined => countries.find((code) => countryName(code) === name)
