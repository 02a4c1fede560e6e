import type { Mention, MentionContext, Recogniser } from './mention.ts'
import { agesIn } from './mentions/ages.ts'
import { educationIn } from './mentions/education.ts'
import { employmentIn } from './mentions/employment.ts'
import { familyIn } from './mentions/family.ts'
import { healthIn } from './mentions/health.ts'
import { lifeIn } from './mentions/life.ts'
import { maritalIn } from './mentions/marital.ts'
import { moneyIn } from './mentions/money.ts'
import { occupationsIn } from './mentions/occupations.ts'
import { peopleIn } from './mentions/people.ts'
import { placesIn } from './mentions/places.ts'
import { kindNoun } from './people-words.ts'
import { overlap, type Span } from './span.ts'

const recognisers: readonly Recogniser[] = [
  agesIn,
  familyIn,
  maritalIn,
  placesIn,
  peopleIn,
  lifeIn,
  occupationsIn,
  employmentIn,
  moneyIn,
  educationIn,
  healthIn,
]

/** Everything that a stretch of a text says of people and a filter has; of what overlaps, the longest. In order. */
export function mentionsIn(text: string, span: Span, context: MentionContext): Mention[] {
  const read = text.slice(span.start, span.end)
  if (read.trim() === '') return []
  const all = recognisers.flatMap((recogniser) => recogniser(read, context))
  const chosen: Mention[] = []
  for (const mention of all.sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)) {
    const same = chosen.find((one) => one.start === mention.start && one.end === mention.end)
    // Two readings of the very same words hold together ("wives": women, and married).
    const crossing = chosen.filter((one) => overlap(one, mention))
    if (same !== undefined) mergeInto(same, mention)
    else if (crossing.length === 0) chosen.push({ ...mention, filters: { ...mention.filters } })
    else if (crossing.length === 1) cross(crossing[0]!, mention)
  }
  return [...chosen, ...adjectivesIn(read, chosen, context)]
    .sort((a, b) => a.start - b.start)
    .map((mention) => ({ ...mention, start: mention.start + span.start, end: mention.end + span.start }))
}

function mergeInto(first: Mention, second: Mention): void {
  const added = Object.entries(second.filters).filter(([field]) => !(field in first.filters))
  if (added.length === 0 || first.negated !== second.negated) return
  Object.assign(first.filters, Object.fromEntries(added))
  first.as = `${first.as}, ${second.as}`
  first.noun ||= second.noun
  const assumed = [first.assumed, second.assumed].filter((one) => one !== undefined)
  if (assumed.length > 0) first.assumed = [...new Set(assumed)].join(' ')
}

/** "Stay-at-home dads" and "dads with three children" share a word, and hold together. */
function cross(first: Mention, second: Mention): void {
  const contained = second.start >= first.start && second.end <= first.end
  if (contained || first.facet === second.facet) return
  mergeInto(first, second)
  first.start = Math.min(first.start, second.start)
  first.end = Math.max(first.end, second.end)
}

const adjectival: readonly Recogniser[] = [placesIn, peopleIn, maritalIn, moneyIn, employmentIn, educationIn, agesIn]
const noAdjective =
  /^(?:and|or|the|a|an|of|in|for|with|from|to|who|are|is|some|all|any|about|on|by|as|my|our|their|other|than|vs|but|not|no|that|our|your|do|does|how|would|what|many|few)$/i

/** Adjectives whose own recogniser sees no people behind them: "Polish truck drivers", "25% Hispanic", "must be married". */
function adjectivesIn(read: string, chosen: readonly Mention[], context: MentionContext): Mention[] {
  const found: Mention[] = []
  const take = (start: number, phrase: string, beside: Mention['filters']): boolean => {
    const span = { start, end: start + phrase.length }
    const words = phrase.split(/\s+/)
    if (noAdjective.test(words[0]!) || noAdjective.test(words.at(-1)!)) return false
    if ([...chosen, ...found].some((one) => overlap(one, span))) return false
    const mention = adjectival
      .flatMap((recogniser) => recogniser(`${phrase} people`, context))
      .find((one) => one.start === 0)
    if (mention === undefined || Object.keys(mention.filters).some((field) => field in beside)) return false
    found.push({ ...mention, ...span, noun: false })
    return true
  }
  const kinds = [...read.matchAll(/(?<![\p{L}-])[\p{L}-]{3,29}s(?![\p{L}-])/gu)]
    .filter((match) => kindNoun.test(match[0]))
    .slice(0, 20)
  const nouns = [...chosen.filter((one) => one.noun), ...kinds.map(({ index }) => ({ start: index, filters: {} }))]
  for (const noun of nouns.slice(0, 40)) {
    let at = noun.start
    // Several of them, joined: "Catholic and Jewish voters".
    for (let turn = 0; turn < 3; turn++) {
      const before = /(?:([\p{L}.-]{2,40})\s+)?([\p{L}.-]{2,40})(?:\s*,|\s+(?:and|or))?\s+$/u.exec(
        read.slice(Math.max(0, at - 50), at),
      )
      if (before === null) break
      const from = at - before[0].length
      const second = from + before[0].indexOf(before[2]!, before[1] === undefined ? 0 : before[1].length)
      const known = [...chosen, ...found].find((one) =>
        overlap(one, { start: second, end: second + before[2]!.length }),
      )
      if (known !== undefined && !known.noun) at = known.start
      else if (before[1] !== undefined && take(from, read.slice(from, second + before[2]!.length), noun.filters))
        at = from
      else if (take(second, before[2]!, noun.filters)) at = second
      // "Canadian hockey fans"
      else if (turn === 0 && before[1] !== undefined && take(from, before[1], noun.filters)) break
      else break
    }
  }
  const alone =
    /(?:%|\b(?:half|percent|thirds?|quarters?|rest|be|are|all|being))\s+(?:of them\s+)?(?:(?:are|be|should be|being)\s+)?([\p{L}-]{3,}(?:\s[\p{L}-]{3,})?)(?=\s*(?:[,;.)\n]|and\b|$))/giu
  for (const match of [...read.matchAll(alone)].slice(0, 20))
    take(match.index + match[0].length - match[1]!.length, match[1]!, {})
  return found
}
