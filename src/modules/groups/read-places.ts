import { knownValues } from '../filters/index.ts'
import type { Finding } from './finding.ts'

const named =
  /\b(?:in|across|throughout|around|near)\s+(the\s+)?(\p{Lu}[\p{L}.'-]*(?:\s+(?:of\s+)?\p{Lu}[\p{L}.'-]*){0,3})(,\s*\p{Lu}{2}\b)?/gu

/** Places that a text names after a word for where: "in Texas", "across the Midwest", "in Portland, OR". */
export function* placesIn(text: string): Generator<Finding> {
  for (const [, article, name, state] of text.matchAll(named)) {
    const city = state === undefined ? undefined : `${name}${state}`
    if (city !== undefined && knownValues('city', city).length > 0) {
      yield { said: city, filters: { city } }
      continue
    }
    const words = name!.replace(/\.$/, '').split(/\s+/)
    for (let length = words.length; length > 0; length--) {
      const found = placeOf(words.slice(0, length).join(' '), article !== undefined)
      if (found === undefined) continue
      yield found
      break
    }
  }
}

/** Cities last: many of them are called like something larger, or like something else. */
function placeOf(said: string, article: boolean): Finding | undefined {
  const fields = article ? (['region', 'country'] as const) : (['country', 'state', 'region', 'city'] as const)
  for (const field of fields) {
    const values = knownValues(field, said)
    if (values.length > 0) return { said, filters: { [field]: values } }
  }
  return undefined
}
