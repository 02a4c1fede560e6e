import { worldCountries } from '../../src/modules/population/index.ts'
import { type Problem, problemAt, type Rule } from './problem.ts'

/** Every country is one that agents live in, has one line, and differs in categories and prices that exist. */
export const otherCountries: Rule = ({ countries, categories }) => {
  const known = worldCountries()
  const bySlug = new Map(categories.map(({ value }) => [value.slug, value]))
  const seen = new Set<string>()
  return countries.flatMap((row): Problem[] => {
    const { country, categories: differing, confidence, source } = row.value
    const problems: Problem[] = []
    const problem = (what: string, mend: string) => problems.push(problemAt(row, what, mend))
    if (!Object.hasOwn(known, country))
      problem(`there is no country ${country}`, 'a code of data/world/countries.json; the US is in the categories')
    if (seen.has(country)) problem(`country ${country} has a line already`, 'one line a country: merge them')
    seen.add(country)
    if (source === null && confidence > HIGHEST)
      problem(`an estimate with a confidence of ${confidence}`, `at most ${HIGHEST}: nobody has counted`)
    for (const [slug, { price }] of Object.entries(differing)) {
      const category = bySlug.get(slug)
      if (category === undefined) problem(`there is no category ${slug}`, 'name one of categories/')
      else if (price !== undefined && category.price === null)
        problem(`${slug} has a price in ${country}, but no unit`, 'give the category a price, or leave this one out')
    }
    return problems
  })
}

/** Estimates about other countries rest on less than those about the US. */
const HIGHEST = 0.7
