import type { Config } from '../../platform/config.ts'
import { OperatorError } from '../../platform/errors.ts'
import { nearest } from '../../platform/nearest.ts'
import { figuresDigest, METHOD, type Recipe } from './recipe.ts'
import { worldCountries } from './world.ts'

/** The population that an installation asks for. */
export function recipeOf(config: Config): Recipe {
  return {
    method: METHOD,
    figures: figuresDigest(),
    seed: config.POPULATION_SEED,
    size: config.POPULATION_SIZE,
    country_size: config.POPULATION_COUNTRY_SIZE,
    countries: countriesOf(config.POPULATION_COUNTRIES),
    health_share: config.POPULATION_HEALTH_PERCENT / 100,
  }
}

function countriesOf(given: readonly string[]): string[] {
  const known = Object.keys(worldCountries()).sort()
  const wanted = given.map((code) => code.toUpperCase())
  if (wanted.includes('ALL')) return known
  if (wanted.includes('NONE')) return []
  for (const code of wanted) {
    if (known.includes(code) || code === 'US') continue
    const meant = nearest(code, known)
    throw new OperatorError(
      `POPULATION_COUNTRIES: there are no figures for ${code}${meant === undefined ? '' : `; did you mean ${meant}?`} ` +
        `Known: ${known.join(', ')}, all, none.`,
    )
  }
  // The US are always part of it; their number is POPULATION_SIZE.
  return [...new Set(wanted)].filter((code) => code !== 'US').sort()
}
