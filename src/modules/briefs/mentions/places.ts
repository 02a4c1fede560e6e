import type { Mention, MentionContext, UnknownCountry } from '../mention.ts'
import { cityStatesIn } from './city-names.ts'
import { listing, type Place } from './gazetteer.ts'
import { type Located, locatedIn } from './located.ts'
import { mentionsBy, readPlain } from './rules.ts'
import { urbanicityRules } from './urbanicity.ts'

/** Where people live, as far as there are people there. */
export const placesIn = (text: string, context: MentionContext): Mention[] =>
  readPlain(text, (read) => {
    const named = found(read).flatMap((located) => {
      const filters = filtersOf(located.place, context)
      return filters === undefined ? [] : [mentionOf(located, filters, context)]
    })
    const urban = mentionsBy('place', urbanicityRules, read).filter(
      ({ start, end }) => !named.some((place) => place.start < end && start < place.end),
    )
    return joinedOutside([...named, ...urban].sort((a, b) => a.start - b.start))
  })

/** "Outside Texas and Florida" is said of both at once: whoever is outside of one of them may be in the other. */
function joinedOutside(mentions: readonly Mention[]): Mention[] {
  const joined: Mention[] = []
  for (const mention of mentions) {
    const last = joined.at(-1)
    const [field] = Object.keys(mention.filters)
    if (
      last?.negated &&
      mention.negated &&
      field !== undefined &&
      field in last.filters &&
      mention.start - last.end < 12
    ) {
      const none = [last, mention].flatMap(({ filters }) => (filters[field] as { none: unknown[] }).none)
      joined[joined.length - 1] = { ...last, end: mention.end, filters: { ...last.filters, [field]: { none } } }
    } else joined.push(mention)
  }
  return joined
}

/** Countries and nationalities that are understood, and of which there is nobody. */
export const unknownCountriesIn = (text: string, context: MentionContext): UnknownCountry[] =>
  readPlain(text, (read) =>
    found(read).flatMap(({ start, end, place }) =>
      filtersOf(place, context) === undefined ? [{ start, end, name: place.assumed ?? place.countries[0]! }] : [],
    ),
  )

const worldwide =
  /(?<![\p{L}-])(?:worldwide|world-wide|globally|internationally|global\s+(?:audience|sample|panel|consumers|population)|(?:around|across|all\s+over|throughout)\s+the\s+(?:world|globe)|anywhere\s+in\s+the\s+world|(?:any|every|all)\s+countr(?:y|ies)|multiple\s+countries|from\s+all\s+countries)(?![\p{L}-])/iu

/** Whether people of all countries are meant. */
export const saysWorldwide = (text: string): boolean => worldwide.test(text)

function found(text: string): Located[] {
  const cities = cityStatesIn(text)
  return locatedIn(text, cities).sort((a, b) => a.start - b.start)
}

/** None where nobody lives there. */
function filtersOf({ countries, filters }: Place, context: MentionContext): Record<string, unknown> | undefined {
  if (countries.length === 0) return filters
  const there = countries.filter((country) => context.countries.includes(country))
  if (there.length === 0) return undefined
  if (countries.length === 1 && Object.keys(filters).length > 0) return filters
  return { country: there.length === 1 ? there[0] : { any: there } }
}

function mentionOf(
  { place, start, end, urbanicity, side, noun, outside }: Located,
  filters: Record<string, unknown>,
  context: MentionContext,
): Mention {
  const there = place.countries.filter((country) => context.countries.includes(country))
  const part = Object.keys(place.filters).length === 0
  const assumed = part
    ? `"${place.assumed}" is taken to be the countries there that have people: ${listing(there)}.`
    : (place.assumed ??
      (side === undefined
        ? undefined
        : /county|parish/i.test(side)
          ? `All of the state is taken, not only ${side}.`
          : `All of the place is taken, not only its ${side.toLowerCase()} part.`))
  if (outside) {
    const negated = Object.entries(filters).map(([field, value]) => [
      field,
      field === 'country' ? value : { none: listOf(value) },
    ])
    return {
      start,
      end,
      facet: 'place',
      filters: Object.fromEntries(negated),
      as: `outside ${place.as.replace(/^in /, '')}`,
      noun: false,
      negated: true,
      ...(assumed === undefined ? {} : { assumed }),
    }
  }
  return {
    start,
    end,
    facet: 'place',
    filters: urbanicity === undefined ? filters : { ...filters, urbanicity },
    as: urbanicity === undefined ? place.as : `${place.as}, ${urbanicity}`,
    noun,
    ...(assumed === undefined ? {} : { assumed }),
  }
}

const listOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null && 'any' in value ? [value.any].flat() : [value]
