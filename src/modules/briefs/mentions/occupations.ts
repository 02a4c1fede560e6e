import type { Mention, MentionContext, Recogniser } from '../mention.ts'
import { employmentIn } from './employment.ts'
import { industriesIn } from './industries.ts'
import { ending, longestOf, saidOfOthers, tidied } from './phrases.ts'
import { isPlural } from './title-words.ts'
import { isOutside, type Title, titleFinder, type Word, wordsOf } from './titles.ts'

/** Who was it once, or is not yet, or does it for fun, has no such job. */
const notTheirJob =
  /\b(?:retired|former|formerly|ex|aspiring|future|would-be|wannabe|unemployed|laid[\s-]off|out-of-work|amateur|hobby|hobbyist|home|student|trainee|keen|avid|family|unpaid|backyard)[\s-]+$/i
const asVerb = /^(?:who|that|he|she|it|one|which|everyone|someone|usually|often|always|never|also)$/
const frame =
  /(?:\b(?:who|that)\s+)?(?:\b(?:currently|now|still)\s+)?(?:\b(?:are|is)\s+)?\b(?:(?:work|works|working|employed|serve|serves|serving)\s+as|(?<=(?:who|that)\s)(?:are|is)|being|is|am)\s+(?:an?\s+|the\s+)?$/i
const afterTitle = /^\s+(?:by\s+(?:profession|trade|training)|for\s+a\s+living)\b/i
const views =
  /^'\s*(?:views|opinions|attitudes|thoughts|feelings|experiences?|perceptions?|needs|habits|perspectives|reactions|use|interest|concerns|preferences|expectations|willingness|appetite)\b/i
const ends = new RegExp(`^${ending}`, 'i')
const unpaid = /^(?:family|unpaid)\s+(?:caregiver|carer)/i
const atTheStove = /^\s+(?:at\s+home|for\s+(?:their|the|his|her|fun)\b|dinner|meals|from\s+scratch)/i
/** "Farmers markets", "drivers license", "teachers union": theirs, not they. */
const theirThings =
  /^\s+(?:markets?|licen[cs]es?|unions?|associations?|meetings?|lounge|almanac|insurance|day|edition|manual|guild)\b/i
/** "Architects of change": what is made so need not be a job. */
const figurative =
  /^(?:architects|engineers|designers|authors|painters|builders|carriers|editors|pilots|managers|directors)$/
const ofPeople = /^\s+of\s+(?:colou?r|all|any|both|different|various|every|either)\b/i

type Finder = ReturnType<typeof titleFinder>

function* titlesIn(text: string, context: MentionContext): Generator<Mention> {
  const words = wordsOf(text)
  const find = titleFinder()
  const statuses = employmentIn(text, context)
  yield* businessesIn(text, find)
  let last: { end: number; meant: boolean } | undefined
  for (let head = 0; head < words.length; head++) {
    if (isOutside(words[head]!)) continue
    const joins = last !== undefined && isList(text.slice(last.end, words[head]!.start))
    if (!isPlural(words[head]!.word) && !mayBeSingular(text, words, head, joins)) continue
    const title = headOf(text, words, head, find) ?? find(words, head)
    if (title === undefined) continue
    const meant = isMeant(text, words, title, last)
    const mention = meant ? mentionOf(text, words, title, find) : undefined
    last = { end: words[title.to - 1]!.end, meant }
    // What has a word for how people stand to work is read there: "founders", "students".
    if (mention === undefined || statuses.some(covers(words, title))) continue
    yield mention
  }
}

const heading = /^(?:directors?|heads?|vps?|chiefs?|managers?|presidents?|professors?|teachers?)$/

/** "Directors of marketing", "VPs of engineering": the function comes behind. */
function headOf(text: string, words: readonly Word[], head: number, find: Finder): Title | undefined {
  if (!heading.test(words[head]!.word) || words[head + 1]?.word !== 'of') return undefined
  for (const length of [2, 1]) {
    const area = words.slice(head + 2, head + 2 + length)
    if (area.length < length || area.some((word) => word.apart || isOutside(word))) continue
    const title = find([...area, { ...words[head]!, apart: false }], length)
    if (title?.from === 0 && ends.test(text.slice(area.at(-1)!.end)))
      return { ...title, from: head, to: head + 2 + length }
  }
  return undefined
}

const running =
  /\b(?:(?:who|that)\s+)?(?:runs?|owns?|operates?|running|owning)\s+(?:an?\s+|the\s+|their\s+(?:own\s+)?|his\s+|her\s+|my\s+)?(?:(?:small|local|family|little|own|successful|struggling|independent)\s+){0,3}((?!practices?\b|homes?\b|houses?\b)[a-z'-]+(?:\s+(?:shop|store|business|truck|salon|studio|company))?)/gi

/** "Runs a small bakery", "who own restaurants". */
function* businessesIn(text: string, find: Finder): Generator<Mention> {
  for (const match of text.matchAll(running)) {
    const trade = match[1]!.replace(/(?<!s)s$/, '')
    const words = wordsOf(`${trade} owner`)
    const title = find(words, words.length - 1)
    if (title?.from !== 0) continue
    const name = `${trade.toLowerCase()} owner`
    yield {
      start: match.index,
      end: match.index + match[0].length,
      facet: 'work',
      filters: { occupation: name },
      as: name,
      noun: false,
    }
  }
}

const covers =
  (words: readonly Word[], { from, to }: Title) =>
  ({ start, end }: Mention): boolean =>
    start <= words[from]!.start && end >= words[to - 1]!.end

const isList = (between: string): boolean =>
  /^\s*(?:,|and|or|&|\/|,\s*(?:and|or))\s*(?:[\w'-]+\s+){0,3}$/i.test(between)

/** One person stands for all: after "a", "as a", at the beginning, or in a list after another. */
function mayBeSingular(text: string, words: readonly Word[], head: number, joins: boolean): boolean {
  const word = words[head]!
  if (!ends.test(text.slice(word.end)) || text[word.end] === "'") return false
  let first = head
  while (first > 0 && head - first < 4 && !words[first]!.apart && !isOutside(words[first - 1]!)) first--
  const before = first === 0 ? undefined : words[first - 1]!.word
  if (joins || first === 0 || (words[first]!.apart && /[.:\n]\s*$/.test(text.slice(0, words[first]!.start))))
    return true
  return before !== undefined && /^(?:an?|as|each|every|am|is)$/.test(before)
}

function isMeant(
  text: string,
  words: readonly Word[],
  { from, to }: Title,
  last: { end: number; meant: boolean } | undefined,
): boolean {
  const { start } = words[from]!
  const { end } = words[to - 1]!
  const before = text.slice(Math.max(0, start - 60), start)
  const after = text.slice(end, end + 60)
  if (notTheirJob.test(before) || saidOfOthers(text, start - (frame.exec(before)?.[0].length ?? 0))) return false
  // "Retired teachers and nurses": so are the nurses.
  if (last?.meant === false && /^\s*(?:and|or|&|,)\s*$/.test(text.slice(last.end, start))) return false
  if (from > 0 && to - from === 1 && !words[from]!.apart && asVerb.test(words[from - 1]!.word)) return false
  if (
    unpaid.test(text.slice(start, end)) ||
    theirThings.test(after) ||
    atTheStove.test(after) ||
    (after.startsWith("'") && !views.test(after))
  )
    return false
  const bare = to - from === 1 && figurative.test(words[from]!.word)
  return !bare || !/^\s+of\b/i.test(after) || ofPeople.test(after)
}

function mentionOf(text: string, words: readonly Word[], title: Title, find: Finder): Mention {
  const listed = namesBefore(words, title, find)
  const { start } = words[listed.from]!
  const { end } = words[title.to - 1]!
  const lead = frame.exec(text.slice(Math.max(0, start - 60), start))
  const trail = afterTitle.exec(text.slice(end))
  const names = [...listed.names, title.name]
  return {
    start: start - (lead?.[0].length ?? 0),
    end: end + (trail?.[0].length ?? 0),
    facet: 'work',
    filters: { occupation: names.length === 1 ? names[0] : { any: names } },
    as: names.join(' or '),
    noun: true,
    ...(title.untold === undefined
      ? {}
      : { assumed: `No filter tells “${title.untold}” apart: any ${title.name} is taken.` }),
  }
}

/** "Truck and bus drivers", "elementary, middle and high school teachers": what shares the last word. */
function namesBefore(words: readonly Word[], { from, to }: Title, find: Finder): { from: number; names: string[] } {
  const names: string[] = []
  let start = from
  while (names.length < 3 && start >= 2 && to - from >= 2) {
    const joint = words[start - 1]!
    const comma = words[start]!.apart
    if (!comma && !/^(?:and|or|&)$/.test(joint.word)) break
    const last = comma ? start - 1 : start - 2
    if (isPlural(words[last]!.word) || isOutside(words[last]!)) break
    const shared = sharedTail(words, { first: last, from, to }, find)
    if (shared === undefined) break
    names.unshift(shared)
    start = last
  }
  return { from: start, names }
}

function sharedTail(
  words: readonly Word[],
  place: { first: number; from: number; to: number },
  find: Finder,
): string | undefined {
  for (let tail = place.from + 1; tail < place.to; tail++) {
    const phrase = [
      { ...words[place.first]!, apart: true },
      ...words.slice(tail, place.to).map((word) => ({ ...word, apart: false })),
    ]
    const title = find(phrase, phrase.length - 1)
    if (title?.from === 0 && title.untold === undefined) return title.name
  }
  return undefined
}

/** What people do for a living: by title, by sector, by collar. */
export const occupationsIn: Recogniser = tidied((text, context) =>
  longestOf([...industriesIn(text, context), ...titlesIn(text, context)]),
)
