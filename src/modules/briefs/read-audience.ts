import type { Quota, Screening } from './brief.ts'
import { compose } from './compose.ts'
import { either, type Filters, simplified } from './conditions.ts'
import { type Count, countsIn } from './counts.ts'
import { destinationsIn } from './destinations.ts'
import { employerSizesIn } from './employer-size.ts'
import type { Mention, MentionContext } from './mention.ts'
import { unknownCountriesIn } from './mentions/places.ts'
import { denialIn, deniesOn, isDenied } from './negation.ts'
import { isOther } from './others.ts'
import { peopleWord } from './people-words.ts'
import { quotasIn } from './quotas.ts'
import { applyCounts, type KindCount } from './sample-size.ts'
import { screeningIn } from './screening.ts'
import { overlap, type Span } from './span.ts'
import { type Contradiction, composeTogether } from './terms.ts'

type MentionsOf = (span: Span) => readonly Mention[]

export interface Audience {
  filters: Filters
  quotas: Quota[]
  screening: Screening[]
  group_size: number | null
  /** With the fields that it set, so that a later text can take it back. */
  understood: { said: string; as: string; fields: string[] }[]
  assumed: string[]
  ignored: { said: string; why: string }[]
  contradiction: Contradiction | null
  /** Somebody is named, even if only "people". */
  named: boolean
}

interface PartRead {
  filters: Filters
  said: string
  /** Begins with how many of whom. */
  counted: boolean
  counts: KindCount[]
  groups: Filters[]
}

/** More could not be asked of candidates without wearing them out. */
const MOST_SCREENING = 5

/** What the parts of a brief that are about people say of them together. */
export function readAudience(
  text: string,
  parts: readonly Span[],
  context: MentionContext,
  mentionsOf: MentionsOf,
): Audience {
  const audience: Audience = {
    filters: {},
    quotas: [],
    screening: [],
    group_size: null,
    understood: [],
    assumed: [],
    ignored: [],
    contradiction: null,
    named: false,
  }
  const read = parts.map((part) => readPart(text, part, context, audience, mentionsOf))
  const { filters, contradiction } = composeTogether(alternativesJoined(read))
  audience.contradiction ??= contradiction
  audience.filters = simplified(filters)
  applyCounts(
    read.flatMap(({ counts }) => counts),
    read.flatMap(({ groups }) => groups).filter((group) => Object.keys(group).length > 0),
    audience,
  )
  audience.ignored.push(
    ...audience.screening
      .slice(MOST_SCREENING)
      .map(({ said }) => ({ said, why: 'more than five screening questions are not asked' })),
  )
  audience.screening = audience.screening.slice(0, MOST_SCREENING)
  audience.assumed = [...new Set(audience.assumed)]
  return audience
}

function readPart(
  text: string,
  part: Span,
  context: MentionContext,
  audience: Audience,
  mentionsOf: MentionsOf,
): PartRead {
  const sizes = employerSizesIn(text, part)
  const all = mentionsOf(part).filter((mention) => !sizes.some((size) => overlap(size, mention)))
  const mentions = all.filter((mention) => !isOther(text, part, mention, all))
  audience.screening.push(...sizes.map(({ screening }) => screening))
  const quotas = quotasIn(text, part, mentions)
  const counts = countsIn(text, part, mentions, [...quotas.taken, ...sizes])
  // "At least 5 smokers" describes five of them, not all.
  const some = counts.slice(1).flatMap((count) => (count.among ? (firstBehind(count, mentions) ?? []) : []))
  const taken = [...quotas.taken, ...some, ...sizes]
  const settled = destinationsIn(text, part, context).filter((one) => !mentions.some((other) => overlap(one, other)))
  const used = inOrder([...mentions, ...settled])
  const told = used.filter((mention, place) => !isListedBehind(text, mention, used[place + 1]))
  const composed = compose(text, part, told, [...taken, ...used.filter((one) => !told.includes(one))], counts)
  audience.contradiction ??= composed.contradiction
  if (audience.quotas.length === 0) audience.quotas = quotas.quotas
  audience.assumed.push(...quotas.assumed, ...mentions.flatMap(({ assumed }) => assumed ?? []))
  audience.understood.push(...understoodIn(text, part, used))
  const abroad = unknownCountriesIn(text.slice(part.start, part.end), context).map(({ start, end }) => ({
    start: start + part.start,
    end: end + part.start,
  }))
  const screened = screeningIn(text, part, mentions, [...taken, ...counts, ...abroad])
  audience.screening.push(
    ...screened.screening.filter(({ question }) => !audience.screening.some((one) => one.question === question)),
  )
  audience.ignored.push(...quotas.ignored, ...screened.ignored)
  audience.named ||=
    mentions.length > 0 || screened.screening.length > 0 || namesAnybody(text.slice(part.start, part.end))
  const both = composeTogether([
    { said: text.slice(part.start, part.end), filters: composed.filters },
    { said: quotas.quotas.map(({ said }) => said).join(', '), filters: quotas.filters },
  ])
  audience.contradiction ??= both.contradiction
  return {
    filters: both.filters,
    said: text.slice(part.start, part.end),
    counted: counts[0]?.ofKind === true && !/[\p{L}\d]/u.test(text.slice(part.start, counts[0].start)),
    counts: counts.map((count) => ({
      ...count,
      said: saidOf(text, part, count, counts, mentions),
      filters:
        count.among && count !== counts[0]
          ? (firstBehind(count, mentions)?.filters ?? null)
          : ownFilters(text, count, composed.groups, counts, mentions, part),
    })),
    groups: composed.groups.map((group) => group.filters),
  }
}

/** Items of a list that each say how many of whom: nobody has to be both. */
function alternativesJoined(read: readonly PartRead[]): readonly Pick<PartRead, 'said' | 'filters'>[] {
  const apart = read.filter(({ counted, filters }) => counted && Object.keys(filters).length > 0)
  if (apart.length < 2) return read
  const joined = {
    said: apart.map(({ said }) => said).join('; '),
    filters: either(apart.map(({ filters }) => filters)),
  }
  return [joined, ...read.filter((part) => !apart.includes(part))]
}

/** "Tradespeople (electricians, plumbers)": what stands in brackets tells who is meant. */
const isListedBehind = (text: string, mention: Mention, next: Mention | undefined): boolean =>
  mention.noun &&
  next?.noun === true &&
  /^\s*\((?:i\.e\.,?\s*)?$/i.test(text.slice(mention.end, next.start)) &&
  Object.keys(mention.filters).join() === Object.keys(next.filters).join()

const inOrder = (mentions: readonly Mention[]): Mention[] => [...mentions].sort((a, b) => a.start - b.start)

const firstBehind = (count: Count, mentions: readonly Mention[]): Mention | undefined =>
  mentions.find(({ start }) => start >= count.end && start < count.end + 24)

const namesAnybody = (said: string): boolean =>
  [...said.matchAll(peopleWord)].some(([word]) => !/^(?:users|customers|subjects|ones|candidates|those)$/i.test(word))

/** What was understood, an exclusion with the word that makes it one: "no students". */
function understoodIn(text: string, part: Span, mentions: readonly Mention[]): Audience['understood'] {
  let previous: { mention: Mention; denied: boolean } | undefined
  return mentions.map((mention) => {
    const from = previous?.mention.end ?? part.start
    const before = text.slice(from, mention.start)
    const goesOn =
      previous?.denied === true &&
      previous.mention.noun === mention.noun &&
      deniesOn(before, previous.mention.facet === mention.facet, text.slice(part.start, previous.mention.start))
    const itself = isDenied(before)
    const denied = itself || goesOn
    previous = { mention, denied }
    const own = text.slice(mention.start, mention.end).replace(/^(?:who|that) (?:are|is) (?=\S)/i, '')
    const word = itself ? denialIn(before) : ''
    const as = mention.noun && mention.facet === 'work' ? own.toLowerCase() : mention.as
    return { said: `${word}${own}`, as: denied ? `not ${as}` : mention.as, fields: Object.keys(mention.filters) }
  })
}

/** A number with those whom it counts: to the end of what is understood before the next number, or to a mark. */
function saidOf(
  text: string,
  part: Span,
  count: Count,
  counts: readonly Count[],
  mentions: readonly Mention[],
): string {
  const next = counts.find((other) => other.start > count.start)?.start ?? part.end
  const own = mentions.findLast(({ start, end }) => start >= count.end && end <= next)
  const said = text.slice(count.start, own?.end ?? next)
  return (own === undefined ? said.split(/[,;:.(\n]/)[0]! : said).replace(
    /\s+(?:(?:and|or|plus|please|at least)\s*)?$/i,
    '',
  )
}

/** The group that is named behind a number and before the next one. */
function ownFilters(
  text: string,
  count: Count,
  groups: readonly { at: Span; filters: Filters }[],
  counts: readonly Count[],
  mentions: readonly Mention[],
  part: Span,
): Filters | null {
  if (!count.ofKind) return null
  const next = counts.find((other) => other.start > count.start)?.start ?? part.end
  const group = groups.find(({ at }) => at.start >= count.end && at.start < next)
  if (group !== undefined) return group.filters
  // "20 in Iowa, 10 in Nebraska"
  const own = mentions.filter(({ start, end }) => start >= count.end && end <= next)
  return own.length === 0 ? null : compose(text, { start: count.end, end: own.at(-1)!.end }, own, []).filters
}
