import type { CompletionTables } from '../completion-tables.ts'
import { byRules, type Tldr } from '../result-shapes.ts'
import { count, plural, shortened } from '../wording.ts'
import { type Claim, type Headline, headlinesOf } from './headlines.ts'

export const LONGEST_TLDR = 280
export const LONGEST_BULLET = 300

export function tldr(tables: CompletionTables): Tldr {
  const { text, bullets } = tldrClaims(tables)
  return { tldr: text.text, bullets: bullets.map((bullet) => bullet.text), ...byRules }
}

export function tldrClaims(tables: CompletionTables): { text: Claim; bullets: Claim[] } {
  const { counts } = tables
  if (counts.answered === 0) {
    return { text: { text: 'There are no answers yet, so there is nothing to tell.', question_ids: [] }, bullets: [] }
  }
  const headlines = headlinesOf(tables)
    .sort((one, other) => telling(tables, other) - telling(tables, one))
    .map(({ text, question_ids }) => ({ text, question_ids }))
  const panel =
    `${counts.first_read ? 'A first read, not a measurement, from' : 'From'} ` +
    `${plural(counts.answered, 'synthetic respondent', 'synthetic respondents')}.`
  const ending = comparison(tables)
  const compared = tables.comparisons.clear.map(({ question_id }) => question_id)
  const first = headlines.find(({ text }) => panel.length + text.length + 1 <= LONGEST_TLDR)
  const found = [panel, ...(first === undefined ? [] : [first.text])].join(' ')
  // What was found comes before how groups compare, where there is no room for both.
  const room = found.length + ending.length + 1 <= LONGEST_TLDR
  const text = room ? `${found} ${ending}` : found
  return {
    text: {
      text: shortened(text, LONGEST_TLDR),
      question_ids: [...new Set([...(first?.question_ids ?? []), ...(room ? compared : [])])],
    },
    bullets: headlines.filter((headline) => headline !== first && headline.text.length <= LONGEST_BULLET).slice(0, 3),
  }
}

/** What the study set out to learn comes before what stands out beside it. */
function telling({ title, questions }: CompletionTables, { strength, question_ids }: Headline): number {
  const sought = wordsOf(title)
  const asked = wordsOf(questions.find(({ asked: { id } }) => id === question_ids[0])!.asked.question)
  const shared = [...sought].filter((word) => asked.has(word)).length
  return strength + (sought.size === 0 ? 0 : (2 * shared) / sought.size)
}

const LITTLE = new Set(['would', 'have', 'that', 'with', 'what', 'which', 'your', 'does', 'people', 'about', 'this'])
const wordsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !LITTLE.has(word)))

function comparison({ comparisons: { tested, clear } }: CompletionTables): string {
  if (tested === 0) return 'Too few to compare groups.'
  if (clear.length === 0) return 'No group differs clearly from the others.'
  const { segment } = clear[0]!
  const also = new Set(clear.map((one) => one.segment)).size - 1
  // A long name of a group is told in the summary.
  if (segment.length > 60) return 'Some groups differ clearly from all others.'
  return also === 0
    ? `Clear difference from all others: ${segment}.`
    : `Clear differences from all others: ${segment}, and ${count(also)} more.`
}
