import type { Mention } from './mention.ts'
import { numberOf, numberPattern } from './mentions/number-words.ts'
import { peopleSource } from './people-words.ts'
import { overlap, type Span } from './span.ts'

export interface Count extends Span {
  value: number
  /** Says how many of those named right behind it, rather than how many in all. */
  ofKind: boolean
  /** "20 each": of every kind that is named. */
  each: boolean
  /** "At least 5 smokers" among those who are counted before. */
  among: boolean
}

const amount = `(?:half a dozen|a dozen|an? (?:couple|pair) (?:of )?(?:dozen|hundred)|(?:two|three|four|five|six|eight|ten|2|3|4|5|6) dozen|a handful(?= of)|${numberPattern})`
const ranged = new RegExp(
  `(?<![\\p{L}\\d$£€#./:-])(?:n\\s*[=:]\\s*)?(?:between\\s+)?(${amount})(?:\\s*(?:-|to|or|and)\\s*(${amount}))?(?![\\d%/'°]|[.:]\\d|\\s*%)`,
  'giu',
)
/** What numbers count that are not people. */
const unit =
  /^[\s-]*(?:%|percent|per ?cent|pct|years?|yrs?|y\/?o\b|months?|weeks?|days?|hours?|hrs?|minutes?|mins?|kids?|children|child|times?|questions?|states|cities|countries|dollars|bucks|usd|pounds|lbs?|kg|kilos?|miles?|km|k\b|am\b|pm\b|employees|staff|bedrooms?|cars?|dogs?|cats?|pets?|jobs?|or (?:more|fewer|less)|\+|plus\b|and (?:over|above|up|older|under)|in (?:ten|10|five|four|three)\b|options?|concepts?|versions?|variants?|products?|ads?|names?|pages?|stars?|thirds?|quarters?|halves|to \d|things|reasons|sentences|words|points?|locations|stores|brands|features|(?:focus |discussion |small )?groups|segments|cohorts|types|kinds|meals?|drinks?|cups?|trips?|flights?|apps?|medications?|meds|prescriptions?|generations?|rounds?|waves?|phases?|of (?:the|their|our|these))\b/iu
const asGroup =
  /^[\s-]+(?:person|people|member|participant|respondent)[\s-](?:group|panel|study|sample|survey|focus|poll|cohort|test|interview)/i
const sized =
  /(?:\bn\s*[=:]\s*|\bsample(?: size)?(?: of|:| =)?\s*|\bsize(?: of|:| =| is| to)?\s*|\b(?:group|panel|pool|cohort|set|mix|batch|survey|poll|study|total|minimum|maximum|number|count|how many|number of (?:people|participants|respondents))(?: of| with|:| =)\s*|\b(?:hear from|talk to|speak to|interview|survey|recruit|need|want)\s+|\b(?:make it|make that|make them|up to|let's do|say|use|only|just|about|around|roughly|bump it to|increase (?:it )?to|reduce (?:it )?to)\s+)(?:about |around |roughly |approximately |at least |up to |some )?$/i
const inDescription =
  /\b(?:who|that|whose|own|owns|have|having|has|earning|making|taking|take|living|in|for|on|ages?|aged|under|over|between|least|than|past|last|born|since|until|paid|pay|spend|costs?|worth|price|priced)\s+(?:[\p{L}'-]+\s+){0,2}$/iu
const approximately =
  /\b(?:at least|at most|up to|about|around|roughly|approximately|some|a total of|minimum of|a minimum of|a maximum of|for|in total)\s+$/i

/** A number that stands alone between marks, or with nothing but "of them", "in total", "please" and the like. */
const tail =
  '(?:(?:of (?:them|these|those|each)|in (?:total|all)|altogether|all told|overall|total|please|pls|or so|instead|then|now|rather|each|apiece|will do|would do|should do|is (?:fine|enough|plenty|ok)|max(?:imum)?|min(?:imum)?|tops|if poss(?:ible)?|ideally|respondents|participants|people|interviews|would be (?:good|great|fine|enough)|is what we need)\\b[\\s,]*)'
const alone = new RegExp(
  `^\\s*(?:${tail}{0,4}(?=$|[,;.)(:!?\\n—])|${tail}{1,4}(?=to (?:find|see|learn|know|understand|test)\\b|(?:who|from|in|with|aged|over|under)\\b))`,
  'i',
)
const bareLead =
  /(?:^|[,;.(:!?\n—])\s*(?:(?:about|around|roughly|approximately|approx\.?|~|circa|ca\.?|up to|at most|max\.?|maximum|at least|min\.?|minimum|say|maybe|some|like|only|just|a total of|altogether|and|for|with|make it|i(?:'d| would)? (?:need|want|like)|we(?:'d| would)? (?:need|want|like)|need|let's say|sample|size)[\s:=]+){0,3}~?$/i

/** How many people a stretch of text asks for, each number with its place. */
export function countsIn(text: string, part: Span, mentions: readonly Mention[], taken: readonly Span[]): Count[] {
  const said = text.slice(part.start, part.end)
  const counts: Count[] = []
  for (const match of said.matchAll(ranged)) {
    // "24 M 25-34" counts men; a million is written "24m".
    const number = match[0].replace(/\s+m$/i, '')
    const value = amountOf((match[2] ?? match[1]!).replace(/\s+m$/i, ''))
    const span = { start: part.start + match.index, end: part.start + match.index + number.length }
    if (value === undefined || !Number.isInteger(value) || value < 1) continue
    if ([...mentions, ...taken].some((other) => overlap(other, span))) continue
    const before = said.slice(Math.max(0, match.index - 60), match.index)
    const after = said.slice(match.index + number.length)
    const explicit = /^n/i.test(match[0]) || sized.test(before)
    const named = mentions.some((one) => one.noun && one.start === span.end + 1)
    if (unit.test(after) && !asGroup.test(after) && !named && !/^\s*of (?:them|these|those|each)\b/i.test(after))
      continue
    const bare = alone.test(after) && bareLead.test(before)
    const ofKind = countsPeople(text, span.end, part.end, mentions)
    if (!explicit && !asGroup.test(after) && !bare) {
      if (!ofKind) continue
      const lead = before.replace(approximately, '')
      if (
        inDescription.test(
          `${lead
            .split(/[,;:.—]|\b(?:and|or|plus)\b/i)
            .at(-1)!
            .trimStart()} `.replace(/\s+$/, ' '),
        )
      )
        continue
    }
    if (/^one$/i.test(match[0].trim())) continue
    counts.push({
      ...span,
      value: value * groupsBefore(before),
      ofKind: ofKind && !explicit && !bare,
      each: /^\s*(?:of )?(?:each|apiece)\b/i.test(after),
      among: /\b(?:at least|including(?: at least)?|minimum(?: of)?|no fewer than|of (?:them|whom))\s*$/i.test(before),
    })
  }
  return [...counts, ...asManyIn(text, part, mentions, taken, counts)].sort((a, b) => a.start - b.start)
}

/** "12 nurses and as many teachers": the number before, once more. */
function asManyIn(
  text: string,
  part: Span,
  mentions: readonly Mention[],
  taken: readonly Span[],
  counts: readonly Count[],
): Count[] {
  return [
    ...text
      .slice(part.start, part.end)
      .matchAll(/\b(?:(?:just )?as many|(?:the same|an equal) number of)(?=\s+\p{L})/giu),
  ].flatMap((match) => {
    const span = { start: part.start + match.index, end: part.start + match.index + match[0].length }
    const before = counts.findLast(({ end, ofKind }) => ofKind && end <= span.start)
    if (before === undefined || [...mentions, ...taken].some((other) => overlap(other, span))) return []
    return countsPeople(text, span.end, part.end, mentions) ? [{ ...before, ...span, each: false, among: false }] : []
  })
}

/** "Three focus groups of 6": how many times as many. */
function groupsBefore(before: string): number {
  const match =
    /(?:^|[\s(])(\d{1,2}|two|three|four|five|six|eight|ten)\s+(?:[\p{L}-]+\s+){0,2}?(?:groups|sessions|panels|cohorts|cells|waves|rounds)\s+(?:of|with)\s+(?:about |around |roughly )?$/iu.exec(
      before,
    )
  return match === null ? 1 : (numberOf(match[1]!) ?? 1)
}

function amountOf(said: string): number | undefined {
  const word = said.trim().toLowerCase()
  if (/^an? (?:couple|pair) (?:of )?dozen$/.test(word)) return 24
  if (/^an? (?:couple|pair) (?:of )?hundred$/.test(word)) return 200
  if (word === 'half a dozen') return 6
  if (word === 'a dozen') return 12
  if (word === 'a handful') return 5
  const dozens = /^(.+) dozen$/.exec(word)
  if (dozens !== null) return 12 * (numberOf(dozens[1]!) ?? NaN)
  return numberOf(word)
}

const peopleAhead = new RegExp(`^(?:${peopleSource})\\b`, 'iu')

/** Whether people follow the number: a mention, a word for people, or a plural, within a few words and before any mark. */
function countsPeople(text: string, from: number, end: number, mentions: readonly Mention[]): boolean {
  if (mentions.some((one) => one.start >= from && one.start <= from + 2 && one.end <= end)) return true
  const window = /^(?:\s+[\p{L}\p{N}'.-]+){0,7}/u.exec(text.slice(from, end))![0]
  for (const match of window.matchAll(/[\p{L}\p{N}'.-]+/gu)) {
    const at = from + match.index
    if (
      /^(?:who|that|with|in|from|about|and|or|to)$/i.test(match[0]) &&
      match.index > 1 &&
      !mentions.some((one) => one.start <= at && at < one.end)
    ) {
      if (!/^(?:in|from)$/i.test(match[0])) return false
    }
    if (mentions.some((one) => one.start <= at && at < one.end && one.noun)) return true
    if (
      peopleAhead.test(text.slice(at, end)) ||
      /^(?:interviews|responses|completes|respondents|conversations)$/i.test(match[0])
    )
      return true
    if (
      /^\p{L}{3,}s\.?$/u.test(match[0]) &&
      !/ss\.?$/.test(match[0]) &&
      !mentions.some((one) => one.start <= at && at < one.end)
    )
      return true
  }
  return false
}
