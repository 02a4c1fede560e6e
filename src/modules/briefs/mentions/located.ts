import { type CityFound, placeNamed } from './city-names.ts'
import { beginnings, codes, gazetteer, keyOf, type Place } from './gazetteer.ts'
import { attributesOf, continuationOf, type Introduction, introductionOf } from './place-context.ts'
import { isBeforePeople, isItem, isPossessive, isPredicate } from './surroundings.ts'

/** A place or its people in a text, said of those who are to be asked. */
export interface Located {
  start: number
  end: number
  place: Place
  urbanicity?: string
  side?: string
  noun: boolean
  /** Who is meant lives anywhere else. */
  outside?: true
}

interface Candidate {
  start: number
  end: number
  place: Place
}

/** How many names that no list has are looked up in a text. */
const MOST_LOOKUPS = 40

/** All places that say where people are, those of `cities` included. */
export function locatedIn(text: string, cities: readonly CityFound[]): Located[] {
  const candidates = candidatesIn(text).filter(
    ({ start, end }) => !cities.some((city) => city.start < end && start < city.end),
  )
  const accepted: Located[] = [...cities]
  for (const candidate of candidates) {
    const before = accepted.filter(({ end }) => end <= candidate.start)
    const last = before.reduce((most, { end }) => Math.max(most, end), -1)
    const located = outsideOf(text, candidate, before) ?? accept(text, candidate, last)
    if (located !== undefined && !accepted.some(({ start, end }) => start < located.end && located.start < end))
      accepted.push(located)
  }
  return withUnlisted(text, withPartners(text, candidates, accepted))
}

const wordPattern = /\p{L}[\p{L}\p{M}]*(?:(?:\.(?=\p{L})|'(?!s(?!\p{L})))[\p{L}\p{M}]+)*/gu

function candidatesIn(text: string): Candidate[] {
  const words = [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }))
  const found: Candidate[] = []
  const cased = /\p{Ll}/u.test(text)
  for (let at = 0; at < words.length; at++) {
    const longest = beginnings().get(keyOf(words[at]!.word)) ?? 0
    let taken = 0
    for (let length = Math.min(longest, words.length - at); length > 0 && taken === 0; length--) {
      const start = words[at]!.start
      const end = words[at + length - 1]!.end
      const said = text.slice(start, end)
      const place = /[^\p{L}\p{M}\s.'-]|\s\s/u.test(said) ? undefined : gazetteer().get(keyOf(said))
      if (place === undefined || (place.capital && !isCapital(said))) continue
      const dot = /\.\p{L}$/u.test(said) && text[end] === '.' ? 1 : 0
      found.push({ start, end: end + dot, place })
      taken = length
    }
    const code = taken === 0 && cased ? codes().get(words[at]!.word) : undefined
    if (code !== undefined) found.push({ start: words[at]!.start, end: words[at]!.end, place: code })
    at += Math.max(0, taken - 1)
  }
  return found
}

/** Two letters are both large where they are a name: "US", not "Us". */
const isCapital = (said: string): boolean => {
  const letters = said.replaceAll('.', '')
  return letters.length === 2
    ? letters === letters.toUpperCase()
    : /^(?:the\s+)?\p{Lu}/iu.test(letters) && /\p{Lu}/u.test(letters)
}

const without =
  /(?:(?:who|that)\s+)?(?:liv(?:e|es|ing)\s+|based\s+)?(?<!\p{L})outside\s+(?:of\s+)?(?:the\s+)?(?:states?\s+of\s+)?$/iu

/** "Outside California and Texas": of a state or region it is where others live; outside a city is near it. */
function outsideOf(text: string, { start, end, place }: Candidate, before: readonly Located[]): Located | undefined {
  if (place.kind !== 'name' || !('state' in place.filters || 'region' in place.filters)) return undefined
  const said = without.exec(text.slice(Math.max(0, start - 60), start))
  if (said !== null) return { start: start - said[0].length, end, place, noun: false, outside: true }
  const last = before.find(
    (one) => one.outside && /^\s*(?:,|and|or|,\s*(?:and|or))\s*(?:the\s+)?$/i.test(text.slice(one.end, start)),
  )
  return last && { start, end, place, noun: false, outside: true }
}

function accept(text: string, candidate: Candidate, last: number): Located | undefined {
  const { place, start, end } = candidate
  if (place.kind === 'people') return isPeople(text, start, end) ? { ...candidate, noun: true } : undefined
  if (place.kind === 'adjective') return acceptAdjective(text, candidate)
  if (named.test(text.slice(end, end + 24)) || needsArticle(text, candidate)) return undefined
  if (/county$/i.test(text.slice(start, end)) && isOfState(text.slice(end, end + 30))) return undefined
  if (county.test(text.slice(end, end + 12)) && !('state' in place.filters)) return undefined
  const suburbs = around.exec(text.slice(end, end + 14))
  const closing = { ...candidate, end: end + (suburbs?.[0].length ?? area(text, end)) }
  const inCounty = 'state' in place.filters ? countyBefore.exec(text.slice(Math.max(0, start - 50), start)) : null
  const from = start - (inCounty?.[0].length ?? 0)
  const introduction = introductionOf(text, from) ?? (last < 0 ? undefined : continuationOf(text, last, from))
  if (introduction !== undefined && inCounty !== null)
    return introducedBy(closing, { ...introduction, side: inCounty[1]! })
  if (introduction !== undefined)
    return introducedBy(closing, suburbs === null ? introduction : { ...introduction, urbanicity: 'suburban' })
  // "Not Northern Ireland": whoever composes knows what to do with the "not".
  if (except.test(text.slice(Math.max(0, start - 24), start))) return introducedBy(closing, attributesOf(text, start))
  const chosen =
    chosenBefore.test(text.slice(Math.max(0, start - 16), start)) || chosenAfter.test(text.slice(end, end + 16))
  if (chosen && place.kind === 'name') {
    return introducedBy(closing, attributesOf(text, start))
  }
  if (place.kind === 'code' && ambiguous.has(text.slice(start, end))) return undefined
  const own = attributesOf(text, start)
  if (isBeforePeople(text, closing.end) || /based$/i.test(text.slice(start, closing.end)))
    return introducedBy(closing, own)
  return isItem(text, own.start, closing.end) ? introducedBy(closing, own) : undefined
}

const introducedBy = (candidate: Candidate, { start, urbanicity, side, noun }: Introduction): Located => ({
  ...candidate,
  start,
  noun,
  ...(urbanicity === undefined ? {} : { urbanicity }),
  ...(side === undefined ? {} : { side }),
})

/** Papers, chains and teams that are called after a place. */
const named =
  /^\s+(?:Times|Post|Journal|Tribune|Herald|Roadhouse|Kitchen|Market|Pizza|Fried|State(?!\s+of)|University|Tech|Instruments|Airlines|Hilton|Jones|Street|Avenue|Bank|Hospital|Magazine|Bulls|Cowboys|Slims|Grill|Fashion|Marathon)\b/
const ambiguous = new Set('IN OR ME OK HI OH PA MA AL ID LA DE CO MS MD NE MO AR MT CT VA'.split(' '))
const area = (text: string, end: number): number =>
  /^(?:(?:\s+(?:metro(?:politan)?\s+)?(?:area|region))(?!\p{L})|[\s-]based(?!\p{L}))/iu.exec(
    text.slice(end, end + 30),
  )?.[0].length ?? 0

/** "Wayne County, Michigan": of counties nothing is known but the state. */
const countyBefore = /(?<![\p{L}-])((?:\p{Lu}[\p{L}.'-]*\s+){1,2}(?:County|Parish)),\s*$/u
const county = /^\s+(?:county|parish)(?!\p{L})/iu
/** "The Chicago suburbs". */
const around = /^\s+(?:suburbs|suburbia|exurbs)(?!\p{L})/iu

const except =
  /(?<!\p{L})(?:not|except(?:\s+for)?|excluding|exclude|other\s+than|besides|apart\s+from|minus)\s+(?:the\s+)?$/iu

/** How somebody answers where to look: "then take Italy", "Germany is fine". */
const chosenBefore =
  /(?<!\p{L})(?:use|take|try|make\s+it|go\s+(?:with|for)|choose|pick|switch\s+to|then)\s+(?:the\s+)?$/iu
const chosenAfter = /^\s*,?\s*(?:instead|is\s+(?:fine|ok)|works|will\s+do|then|please)(?!\p{L})/iu

/** "The South" is a region; what is south is not. */
function needsArticle(text: string, { start, end, place }: Candidate): boolean {
  if (!place.article) return false
  // "Midwest or South": with a capital letter, and beside another one.
  if (
    /^\p{Lu}/u.test(text.slice(start)) &&
    /(?:,|\b(?:and|or|down|up|out))\s+$/i.test(text.slice(Math.max(0, start - 6), start))
  )
    return false
  return (
    !/\bthe\s+$/i.test(text.slice(Math.max(0, start - 5), start)) ||
    /^\s+(?:of|side|end|coast)\b/i.test(text.slice(end))
  )
}

const origins =
  /(?:african|asian|mexican|cuban|latin|native|chinese|korean|japanese|vietnamese|filipino|indian|irish|italian|german|polish|greek|arab|afro|puerto rican|nigerian|haitian|european|black|hispanic|white)[\s-]$/i

function isPeople(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 14), start)
  if (/^americans/i.test(text.slice(start)) && origins.test(before) && !/(?:black|white|hispanic)\s$/i.test(before))
    return false
  return (
    !isPossessive(text, end) &&
    !/\b(?:american|cleveland|houston)\s$/i.test(before) &&
    !/^[\s-]americans?\b/i.test(text.slice(end))
  )
}

/** Who teaches a language, or loves a cuisine, is not from there. */
const otherwise =
  /^[\s-]+(?:speak\w*|teachers?|learners?|majors?|tutors?|translators?|interpreters?|lovers?|fans?|immigrants?|expats?|americans?|indians?|cars?|trucks?(?!\s+drivers?)|restaurants?|grocery|foods?|wines?)\b/i
const standing =
  /^\s*(?:$|[,.?!;:)]|(?:think|feel|are|in|who|and|or|about|prefer|like|use|buy|drink|eat|do|would|on|view|see|living|over|under|aged|with)\b)/i

function acceptAdjective(text: string, candidate: Candidate): Located | undefined {
  const { start, end } = candidate
  const before = text.slice(Math.max(0, start - 14), start)
  if (otherwise.test(text.slice(end, end + 30)) || (/^american/i.test(text.slice(start)) && origins.test(before)))
    return undefined
  const article = /\bthe\s+$/i.exec(before)
  if (
    article !== null &&
    /(?:ese|ish|ch|iss)$/i.test(text.slice(start, end)) &&
    standing.test(text.slice(end, end + 12))
  ) {
    return { ...candidate, start: start - article[0].length, noun: true }
  }
  const said = isPredicate(text, start) && standing.test(text.slice(end, end + 12))
  const item = isItem(text, start, end) && /^\s*(?:[,)]|$)/.test(text.slice(end)) && /[,(:]\s*$/.test(before)
  return isBeforePeople(text, end) || said || item ? { ...candidate, noun: false } : undefined
}

const joint = /^\s*(?:,|and|or|\/|&|vs\.?|,\s*(?:and|or))\s*$/i

/** "French and German nurses": what is joined to a place that counts does so too. */
function withPartners(text: string, candidates: readonly Candidate[], accepted: readonly Located[]): Located[] {
  const all = [...accepted]
  for (const candidate of [...candidates].reverse()) {
    if (candidate.place.kind === 'people' || candidate.place.kind === 'code') continue
    if (all.some(({ start, end }) => start < candidate.end && candidate.start < end)) continue
    const partner = all.find(
      ({ start, place }) =>
        start >= candidate.end &&
        start < candidate.end + 12 &&
        place.kind === candidate.place.kind &&
        joint.test(text.slice(candidate.end, start)),
    )
    if (partner !== undefined && !needsArticle(text, candidate)) all.push({ ...candidate, noun: false })
  }
  return all
}

const capitalised =
  /(?:(?<![\p{L}-])(?:in|across|around|near|from|throughout|of|and|or)|(?<=\p{L}),)\s+(?:the\s+|greater\s+|downtown\s+)?(\p{Lu}[\p{L}.'-]*(?:\s+(?:upon\s+|on\s+|de\s+)?\p{Lu}[\p{L}.'-]*){0,3})/gu

/** Towns and regions by their names, where people are said to live. */
function withUnlisted(text: string, accepted: readonly Located[]): Located[] {
  const all = [...accepted]
  const elsewhere = all.flatMap(({ place }) => place.countries)
  let lookups = MOST_LOOKUPS
  for (const match of text.matchAll(capitalised)) {
    const start = match.index + match[0].length - match[1]!.length
    if (all.some((one) => one.start < start + match[1]!.length && start < one.end)) continue
    const last = all.filter(({ end }) => end <= start).reduce((most, { end }) => Math.max(most, end), -1)
    const introduction = introductionOf(text, start) ?? (last < 0 ? undefined : continuationOf(text, last, start))
    if (introduction === undefined) continue
    const words = match[1]!.replace(/[.']+$/, '').split(/\s+/)
    for (let length = words.length; length > 0 && lookups > 0; length--, lookups--) {
      const name = words.slice(0, length).join(' ')
      const place = placeNamed(name, elsewhere)
      const rest = text.slice(start + name.length, start + name.length + 30)
      if (place === undefined || isAbroad(rest) || county.test(rest)) continue
      const end =
        start +
        match[1]!.indexOf(words[length - 1]!, name.length - words[length - 1]!.length) +
        words[length - 1]!.length
      all.push(introducedBy({ place, start, end }, introduction))
      break
    }
  }
  return all
}

const isOfState = (after: string): boolean => {
  if (codes().has(/^,\s*([A-Z]{2})\b/.exec(after)?.[1] ?? '')) return true
  const name = /^,\s*(\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)/u.exec(after)?.[1]
  return name !== undefined && 'state' in (gazetteer().get(keyOf(name))?.filters ?? {})
}

/** "Athens, Greece": a country that follows says which of the towns it is, and that it is none of those that are known. */
function isAbroad(after: string): boolean {
  const country = /^,\s*(\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)/u.exec(after)
  const place = country === null ? undefined : gazetteer().get(keyOf(country[1]!))
  return place?.kind === 'name' && 'country' in place.filters && !('city' in place.filters)
}
