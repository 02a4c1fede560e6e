import { type Item, itemsOf } from './audience-items.ts'
import { both, either, type Filters, isRange, opposite } from './conditions.ts'
import type { Count } from './counts.ts'
import type { Mention } from './mention.ts'
import type { Span } from './span.ts'
import { Contradicting, type Contradiction, type Term, together } from './terms.ts'

interface Group {
  /** Names people whom a list behind a colon then tells apart: "30 people in Texas: 10 nurses and …". */
  heads: boolean
  before: Item[]
  noun: Item | null
  after: Item[]
}

export interface Composed {
  filters: Filters
  /** The alternatives, each with where its noun stands: for counts of their own. */
  groups: { at: Span; filters: Filters }[]
  contradiction: Contradiction | null
}

/** One filter from what a stretch of text says of the people in it. */
export function compose(
  text: string,
  span: Span,
  mentions: readonly Mention[],
  taken: readonly Span[],
  counts: readonly Count[] = [],
): Composed {
  const items = itemsOf(text, span, mentions, taken, counts)
  const excluded = items.filter(({ denied, noun }) => denied && noun)
  const positive = items.filter((item) => !excluded.includes(item))
  // "Students, but not grad students": where no filter tells the two apart, those who are wanted stay.
  const wanted = new Set(positive.map(({ filters }) => JSON.stringify(filters)))
  try {
    const groups = groupsOf(positive, text)
    const [head, members] = groups[0]?.heads === true ? [filtersOf(groups[0]), groups.slice(1)] : [{}, groups]
    shareModifiers(members)
    const filters = members.map((group) => ({
      at: group.noun ?? group.before[0] ?? span,
      filters: both(head, filtersOf(group)),
    }))
    // "Women and users of our app": a word that says nothing of people must not open the audience to everybody.
    const telling = filters.map((one) => one.filters).filter((one) => Object.keys(one).length > 0)
    const all = together([
      { said: text.slice(span.start, span.end), filters: either(telling) },
      ...excluded
        .filter(({ filters }) => !wanted.has(JSON.stringify(filters)))
        .map(({ said, filters: not }) => ({ said, filters: opposite(not) })),
    ])
    return { filters: all, groups: filters, contradiction: null }
  } catch (error) {
    if (error instanceof Contradicting) return { filters: {}, groups: [], contradiction: error.contradiction }
    throw error
  }
}

function groupsOf(items: readonly Item[], text: string): Group[] {
  const groups: Group[] = [{ heads: false, before: [], noun: null, after: [] }]
  for (const [place, item] of items.entries()) {
    const group = groups.at(-1)!
    const heads =
      groups.length === 1 && item.noun && item.facet !== null && group.noun !== null && isHead(group.noun, item)
    group.heads ||= heads
    if (heads || beginsGroup(item, items[place + 1], group, text)) {
      groups.push({ heads: false, before: [], noun: null, after: [] })
    }
    const current = groups.at(-1)!
    if (current.noun !== null) current.after.push(item)
    else if (item.noun) current.noun = item
    else current.before.push(item)
  }
  return groups
}

/** "30 people: nurses and …", "teachers in Mumbai, 12 women and 12 men": the first noun is about all of them. */
function isHead(noun: Item, item: Item): boolean {
  if (item.listed && (noun.facet === null || item.counted)) return true
  return item.counted && !noun.counted && item.comma
}

function beginsGroup(item: Item, next: Item | undefined, group: Group, text: string): boolean {
  if (group.noun === null || item.predicate || item.denied || item.join === null || item.join === 'but') return false
  if (item.noun) {
    if (item.join !== ',') return true
    // "Women, dog owners, suburban" heaps conditions; "nurses, teachers" lists alternatives.
    return Object.keys(item.filters).join() === Object.keys(group.noun.filters).join() && item.facet !== null
  }
  // "… and urban teachers": the adjective belongs to the noun behind it.
  const adjective =
    next?.noun === true && next.join === null && /^[\s\p{L}'-]{0,25}$/u.test(text.slice(item.end, next.start))
  return adjective && !/\b(?:who|that|are|with|as|in|of)\b/i.test(text.slice(item.end, next.start)) && item.join !== ','
}

/** "Nurses and teachers in Texas" and "young nurses and teachers" describe both; "nurses in Texas and teachers in Ohio" each. */
function shareModifiers(groups: readonly Group[]): void {
  if (groups.length < 2) return
  const last = groups.at(-1)!
  const [first, ...others] = groups
  if (groups.slice(0, -1).every(({ after }) => after.length === 0)) {
    for (const group of groups.slice(0, -1)) group.after = last.after
  }
  const adjectives = first!.before
  if (adjectives.length > 0 && others.every(({ before }) => before.length === 0)) {
    for (const group of others) group.before = adjectives
  }
}

function filtersOf({ before, noun, after }: Group): Filters {
  const nouns = noun === null ? [] : [{ said: noun.said, filters: noun.filters }]
  return together([...termsOf(before), ...nouns, ...termsOf(after)])
}

/** Modifiers joined by "or", and values of one field, are alternatives; everything else holds together. */
function termsOf(items: readonly Item[]): Term[] {
  const terms: (Term & { ends: Item })[] = []
  for (const item of items) {
    const filters = item.denied ? opposite(item.filters) : item.filters
    const last = terms.at(-1)
    if (last !== undefined && isAlternative(last.ends, item)) {
      last.filters = either([last.filters, filters])
      last.said = `${last.said} ${item.said}`
      last.ends = item
    } else terms.push({ said: item.said, filters, ends: item })
  }
  return terms
}

const manyValued = new Set(['health_conditions', 'health_drug_classes', 'pets'])

function isAlternative(last: Item, item: Item): boolean {
  if (last.denied || item.denied || item.join === null || item.join === 'but') return false
  const fields = Object.keys(item.filters)
  const alike = fields.join() === Object.keys(last.filters).join()
  if (item.join === 'or' && (alike || !item.comma)) return true
  if (fields.length !== 1 || !alike || manyValued.has(fields[0]!)) return false
  const [first, second] = [last.filters[fields[0]!], item.filters[fields[0]!]]
  if (!isRange(first) || !isRange(second)) return true
  // "25 to 34 and 45 to 54" are two ranges, "over 30 and under 50" is one.
  return [first, second].every(({ min, max }) => min !== undefined && max !== undefined)
}
