import type { Quota } from './brief.ts'
import { compose } from './compose.ts'
import { both, either, type Filters, opposite } from './conditions.ts'
import { namesPlace } from './country.ts'
import type { Mention } from './mention.ts'
import { kindNoun } from './people-words.ts'
import { sharelessReason, sharesIn } from './shares.ts'
import type { Span } from './span.ts'
import { verbOf } from './verb-forms.ts'

export interface QuotasFound {
  quotas: Quota[]
  /** The words that said so, mentions included. */
  taken: Span[]
  /** Everybody in the sample is in one of the quotas: what that asks of all. */
  filters: Filters
  assumed: string[]
  ignored: { said: string; why: string }[]
}

interface Stated extends Span {
  said: string
  filters: Filters
  share: number | null
}

const even =
  /\b(?:(?:an?\s+)?(?:roughly |approximately |more or less )?(?:even|equal|balanced|fifty-fifty|50[/-]50)\s+(?:mix(?:ture)?|split|numbers?|balance|parts?|shares?|representation|distribution|proportions?|amounts?|gender (?:split|mix|balance))|evenly (?:split|divided|distributed|mixed|balanced)|equally (?:split|divided|represented)|split (?:evenly|equally|50[/-]50|down the middle)|in equal (?:numbers|parts|shares|measure|proportions?)|equal(?:ly)?|50[/-]50(?: split| mix)?|fifty-fifty|as many)\b(?:\s+(?:of|between|among|across|by|for|in terms of|on))?:?/gi
const uneven =
  /(?<![\d/])(\d{1,2})\s?\/\s?(\d{1,2})(?:\s+(?:split|mix|ratio))?(?:\s+(?:of|between|in favou?r of))?(?![\d/])/g
const byGender =
  /\b(?:gender[\s-]balanced?|balanced? (?:by|on|for|across|in terms of|in) (?:gender|sex)|balanced gender(?: split| mix)?|gender balance|gender parity|(?:even|equal|50[/-]50) (?:gender|sex) (?:split|mix|balance|ratio)|(?:even|evenly|equal|equally|50[/-]50)(?: split)?(?: split)? (?:by|on|across|between|of) (?:genders?|(?:the |both )?sex(?:es)?)|split (?:evenly |equally |50[/-]50 )?by (?:gender|sex)|both (?:genders|sexes) equally|(?:a )?(?:good |nice )?gender (?:mix|split))\b/gi
const representative =
  /\b(?:(?:nationally|demographically|roughly|fully) )?representative(?: (?:sample|panel|group|mix))?(?: of (?:the )?(?:us|u\.s\.|united states|uk|american|british|country|general|adult|national|population|public)(?: (?:adult |general )?(?:population|public|adults))?)?|nat(?:ionally)?[\s-]rep\b/gi

/** The shares that a part of a brief asks for: "half men, half women", "60% renters", "an even mix of urban and rural". */
export function quotasIn(text: string, part: Span, mentions: readonly Mention[]): QuotasFound {
  const found: QuotasFound = { quotas: [], taken: [], filters: {}, assumed: [], ignored: [] }
  const said = text.slice(part.start, part.end)
  const inside = mentions.filter((one) => one.start >= part.start && one.end <= part.end)
  for (const match of said.matchAll(representative)) {
    found.taken.push(spanOf(part, match))
    found.assumed.push(
      `“${match[0]}”: people are drawn so that they stand for everybody who fits, without fixed shares.`,
    )
  }
  for (const match of said.matchAll(byGender)) {
    const span = spanOf(part, match)
    found.taken.push(span)
    if (found.quotas.length === 0) found.quotas = halves(match[0])
  }
  if (found.quotas.length === 0) listed(text, part, inside, said, found)
  if (found.quotas.length === 0) stated(text, part, inside, found)
  const country = countryOf(found.assumed.join(' '))
  if (country !== undefined && found.filters.country === undefined) found.filters = { ...found.filters, country }
  return found
}

/** "Representative of the US" names a country. */
function countryOf(said: string): string | undefined {
  if (/\bof (?:the )?(?:us|u\.s\.|united states|american)\b/i.test(said)) return 'United States'
  return /\bof (?:the )?(?:uk|british)\b/i.test(said) ? 'United Kingdom' : undefined
}

const spanOf = (part: Span, match: RegExpMatchArray): Span => ({
  start: part.start + match.index!,
  end: part.start + match.index! + match[0].length,
})

const halves = (said: string): Quota[] => [
  { said, filters: { sex: 'female' }, share: 0.5 },
  { said, filters: { sex: 'male' }, share: 0.5 },
]

/** "An even mix of A and B", "A and B, 50/50", "60/40 women to men". */
function listed(text: string, part: Span, mentions: readonly Mention[], said: string, found: QuotasFound): void {
  const ratio = [...said.matchAll(uneven)].find(([, a, b]) => Number(a) + Number(b) === 100)
  const evens = [...said.matchAll(even)]
  const marker = ratio ?? evens[0]
  if (marker === undefined) return
  const span = spanOf(part, marker)
  const behind = chainFrom(text, span.end, mentions)
  const chain = behind.length > 1 ? behind : chainBefore(text, span.start, mentions)
  if (chain.length < 2) {
    if (/50|fifty|split|mix/i.test(marker[0])) {
      found.taken.push(span)
      found.ignored.push({ said: marker[0].trim(), why: sharelessReason })
    }
    return
  }
  const shares =
    ratio === undefined ? chain.map(() => 1 / chain.length) : [Number(ratio[1]) / 100, Number(ratio[2]) / 100]
  if (shares.length !== chain.length) return
  found.taken.push({ start: Math.min(span.start, chain[0]!.start), end: Math.max(span.end, chain.at(-1)!.end) })
  found.quotas = chain.map((mention, place) => ({
    said: text.slice(mention.start, mention.end),
    filters: mention.filters,
    share: shares[place]!,
  }))
  found.filters = either(chain.map(({ filters }) => filters))
}

const listing =
  /^\s*(?:,|,?\s*and|,?\s*or|\/|vs\.?|versus|to|as|-)?\s*(?:the\s+|of\s+|both\s+|between\s+|people\s+|(?:in|from)\s+)*$/i

/** Mentions that follow each other as members of one list. */
function chainFrom(text: string, from: number, mentions: readonly Mention[]): Mention[] {
  const chain: Mention[] = []
  let end = from
  for (const mention of mentions) {
    if (mention.start < from) continue
    const between = text.slice(end, mention.start)
    const joined =
      chain.length === 0
        ? /^[\s:]*(?:of |between |the |both |gender |people |residents )*$/i.test(between)
        : listing.test(between) && between.trim() !== ''
    if (!joined) break
    chain.push(mention)
    end = mention.end
  }
  return chain
}

function chainBefore(text: string, to: number, mentions: readonly Mention[]): Mention[] {
  const chain: Mention[] = []
  let start = to
  for (const mention of [...mentions].reverse()) {
    if (mention.end > to) continue
    const between = text.slice(mention.end, start)
    const joined =
      chain.length === 0
        ? /^[\s,(—-]*(?:split|in|at|mixed|divided)?\s*$/i.test(between)
        : listing.test(between) && between.trim() !== ''
    if (!joined) break
    chain.unshift(mention)
    start = mention.start
  }
  return chain
}

const filler =
  /^[\s:]*(?:(?:should|must|to|be|being|are|is|who|whom|that|from|in|of|the|with|living|identify|as|will|would|can|a|an|need|have|,)\b\s*)*$/i

/** "Half (of them) men and half women", "60% renters, the rest owners", "a quarter Black". */
function stated(text: string, part: Span, mentions: readonly Mention[], found: QuotasFound): void {
  const markers = sharesIn(text, part)
  const parts: Stated[] = []
  for (const [place, marker] of markers.entries()) {
    const limit = markers[place + 1]?.start ?? part.end
    const stop = /[;.\n(]|,(?!\s*(?:and\s)?half)|\s—|\)/.exec(text.slice(marker.end, limit))
    let end = stop === null ? limit : marker.end + stop.index
    const own = mentions.filter((one) => one.start >= marker.end && one.end <= end)
    if (own.length === 0 || !filler.test(text.slice(marker.end, own[0]!.start))) {
      if (own.length === 0 && marker.share !== null) unfilterable(text, marker, end, found)
      continue
    }
    end = own.at(-1)!.end
    const composed = compose(text, { start: marker.end, end }, own, [])
    if (Object.keys(composed.filters).length === 0) continue
    parts.push({
      start: marker.start,
      end,
      said: text.slice(marker.start, end),
      filters: composed.filters,
      share: marker.share,
    })
  }
  if (parts.length === 0) return
  found.taken.push(...parts)
  const common = sharedTail(parts)
  completed(parts, found)
  found.filters = { ...found.filters, ...common }
}

/**
 * "Half men, half women in Spain": what is said behind one of those who are otherwise told alike is said of all. Takes it
 * out of that one.
 */
function sharedTail(parts: readonly Stated[]): Filters {
  const fields = Object.keys(parts[0]!.filters).filter((field) => parts.every(({ filters }) => field in filters))
  const own = parts.filter(({ filters }) => Object.keys(filters).length > fields.length)
  const [only] = own
  if (fields.length === 0 || parts.length < 2 || own.length !== 1 || only === undefined) return {}
  const more = Object.entries(only.filters).filter(([field]) => !fields.includes(field))
  // Said of the first, only a place is everybody's: "60% women in Spain, the rest men".
  if (only !== parts.at(-1) && more.some(([field]) => !namesPlace({ [field]: true }))) return {}
  only.filters = Object.fromEntries(Object.entries(only.filters).filter(([field]) => fields.includes(field)))
  return Object.fromEntries(more)
}

function unfilterable(text: string, marker: Span, end: number, found: QuotasFound): void {
  const said = text.slice(marker.start, end).trim()
  const behind = text.slice(marker.end, end).trim()
  const [first = '', ...rest] = behind.split(/\s+/)
  // "Half vegans, half meat eaters": who they are can be asked, how many of each cannot be kept.
  if ([first, ...rest.slice(0, 2)].some((word) => kindNoun.test(word))) {
    found.taken.push({ start: marker.start, end: marker.end })
    found.ignored.push({ said, why: sharelessReason })
    return
  }
  if (!/^(?:of|should|must|are|who|have|being|with|use)$/i.test(first) && verbOf(first) === undefined) return
  found.taken.push({ start: marker.start, end })
  found.ignored.push({ said, why: sharelessReason })
}

/** Shares that leave something over leave it to those who are otherwise. */
function completed(parts: readonly Stated[], found: QuotasFound): void {
  const known = parts.reduce((sum, { share }) => sum + (share ?? 0), 0)
  const open = parts.filter(({ share }) => share === null)
  const rest = Math.max(0, 1 - known)
  if (known > 1.02) {
    found.ignored.push(...parts.map(({ said }) => ({ said, why: 'the shares add up to more than everybody' })))
    return
  }
  found.quotas = parts.map(({ said, filters, share }) => ({ said, filters, share: share ?? rest / open.length }))
  if (rest < 0.02 || open.length > 0) {
    found.filters = either(parts.map(({ filters }) => filters))
  } else {
    const others = parts.map(({ filters }) => opposite(narrowest(filters))).reduce((all, one) => both(all, one), {})
    found.quotas.push({ said: 'the rest', filters: twoValued(others), share: round(rest) })
  }
  const total = found.quotas.reduce((sum, { share }) => sum + share, 0)
  found.quotas = found.quotas.map((quota) => ({ ...quota, share: round(quota.share / total) }))
}

/** Half from London: the others are not from London, and as British as everybody. */
function narrowest({ country, ...rest }: Filters): Filters {
  return country === undefined || rest.city !== undefined || rest.state !== undefined ? rest : { country, ...rest }
}

const round = (share: number): number => Math.round(share * 10_000) / 10_000

const two: Record<string, readonly [string, string]> = {
  home: ['owns', 'rents'],
  nativity: ['native_born', 'foreign_born'],
}

/** Of fields with two values, not the one is the other. */
function twoValued(filters: Filters): Filters {
  return Object.fromEntries(
    Object.entries(filters).map(([field, value]) => {
      const none = (value as { none?: unknown[] } | null)?.none
      const pair = two[field]
      if (pair === undefined || !Array.isArray(none) || none.length !== 1) return [field, value]
      return [field, pair.find((one) => one !== none[0]) ?? value]
    }),
  )
}
