import type { Found } from '../../src/modules/answering/finding/found.ts'
import type { Knowledge, KnownQuestion } from '../../src/modules/knowledge/index.ts'
import { columns, cut, WIDTH } from './columns.ts'

const SHOWN = 6

/** The categories, and the nearest known questions with what they answer. */
export function foundText({ categories, known, by }: Found, knowledge: Knowledge): string {
  const about = (slug: string): number => knowledge.questions.filter((one) => one.categories.includes(slug)).length
  const rows = categories.map(({ category: { slug, name, penetration }, score }) => [
    `  ${score.toFixed(2)}`,
    slug,
    cut(name, 18),
    `${Math.round(penetration * 100)} % use it`,
    `${about(slug)} questions`,
  ])
  return [
    rows.length > 0 ? columns(rows, 'lllrr') : '  no category',
    `\n  known questions near it (by ${by === 'embedding' ? 'meaning' : 'words only'})`,
    ...known.slice(0, SHOWN).map(({ question, similarity }) => knownText(question, similarity)),
  ].join('\n')
}

function knownText(question: KnownQuestion, similarity: number): string {
  const { text, options, shares, source, id, confidence } = question
  const from = source === null ? `estimate, ${id}, confidence ${confidence}` : `measured, ${id}`
  const answers = options.map((option, at) => `${option} ${Math.round(shares[at]! * 100)}`).join(' | ')
  return [
    `  ${similarity.toFixed(2)}  ${cut(text, WIDTH - 8)}`,
    `        ${cut(answers, WIDTH - 8)}`,
    `        (${from})`,
  ].join('\n')
}
