import type { Filters } from './conditions.ts'
import type { Count } from './counts.ts'
import type { Mention } from './mention.ts'
import { deniesOn, isDenied } from './negation.ts'
import { peopleWord } from './people-words.ts'
import { empty } from './screening-words.ts'
import { overlap, type Span } from './span.ts'

type Join = 'and' | 'or' | 'but' | ',' | null

/** A mention, or a word for people that says nothing of them, with how it hangs together with what stands before it. */
export interface Item extends Span {
  filters: Filters
  noun: boolean
  facet: string | null
  said: string
  join: Join
  /** Joined by a comma, whatever the list means by it. */
  comma: boolean
  denied: boolean
  /** How many are wanted of these in particular. */
  counted: boolean
  /** Stands behind a colon or a dash. */
  listed: boolean
  /** Says what people are or have who were named before: "who are nurses", "must be parents". */
  predicate: boolean
}

/** What a stretch of text says of people, in order. What is taken is dealt with elsewhere. */
export function itemsOf(
  text: string,
  span: Span,
  mentions: readonly Mention[],
  taken: readonly Span[],
  counts: readonly Count[],
): Item[] {
  const inside = mentions.filter((mention) => mention.start >= span.start && mention.end <= span.end)
  const plain = [...text.slice(span.start, span.end).matchAll(peopleWord)]
    .map((match) => ({ start: match.index + span.start, end: match.index + span.start + match[0].length }))
    .filter((word) => ![...inside, ...taken].some((other) => overlap(word, other)))
  const found = [
    ...inside.map(({ start, end, filters, noun, facet }) => ({ start, end, filters, noun, facet })),
    ...plain.map((word) => ({ ...word, filters: {}, noun: true, facet: null })),
  ].sort((a, b) => a.start - b.start)
  const items: Item[] = []
  let previous: Item | undefined
  for (const { start, end, filters, noun, facet } of found) {
    if (taken.some((other) => overlap({ start, end }, other))) continue
    const between = text.slice(previous?.end ?? span.start, start)
    // A word that says nothing of people stands in no denial's way: "exclude anyone in California".
    const since = items.filter((item) => item.facet !== null).at(-1)?.end ?? span.start
    const denied =
      facet !== null &&
      (isDenied(text.slice(since, start)) ||
        (previous?.denied === true &&
          previous.noun === noun &&
          deniesOn(between, previous.facet === facet, text.slice(span.start, previous.start))))
    const join = joinIn(between)
    const predicate =
      previous !== undefined &&
      (/\b(?:who|that|whom|must|should|they|are|is|be|being|identify|have|has)\b/i.test(between) ||
        (previous.predicate && join !== null && between.length < 12))
    previous = {
      start,
      end,
      filters,
      noun,
      facet,
      said: text.slice(start, end),
      join,
      comma: join === ',',
      denied,
      counted: counts.some(
        (count) => count.ofKind && count.end <= start && !/[,;:.]|\d|\band\b/.test(text.slice(count.end, start)),
      ),
      listed: /[:—]/.test(between),
      predicate,
    }
    items.push(previous)
  }
  return resolvedCommas(items)
}

function joinIn(between: string): Join {
  const signs = [
    ...between
      .toLowerCase()
      .matchAll(/\b(?:and|or|nor|but|plus|as well as|yet|also|along with|vs|versus|compared (?:to|with))\b|[,;/+\n]/g),
  ]
  const sign = signs.at(-1)
  if (sign === undefined) return null
  const last = sign[0]
  // "In manufacturing or construction without a degree": "or" joins what stands right behind it.
  const behind = (between.slice(sign.index + last.length).match(/[\p{L}']+/gu) ?? []).filter(
    (word) => !empty.has(word.toLowerCase()),
  )
  if (last === 'or' && behind.length > 0) return null
  if (last === 'or' || last === 'nor') return 'or'
  if (last === 'but' || last === 'yet') return 'but'
  return /[,;\n]/.test(last) ? ',' : last === '/' ? 'or' : 'and'
}

/** In "nurses, doctors or teachers" the comma means what the last word of the list does. */
function resolvedCommas(items: Item[]): Item[] {
  for (let place = items.length - 2; place > 0; place--) {
    const item = items[place]!
    const next = items[place + 1]!
    if (
      item.join === ',' &&
      (next.join === 'and' || next.join === 'or') &&
      next.noun === item.noun &&
      next.facet === item.facet
    ) {
      item.join = next.join
    }
  }
  return items
}
