import type { BriefInput, Refusal } from '../briefs/index.ts'
import type { AgentSearch, Relaxation } from '../filters/index.ts'
import type { Reading } from './parts.ts'
import type { ShownRefusal } from './request.ts'

interface Parts {
  reading: Pick<Reading, 'readBrief'>
  search: AgentSearch
}

/** A refusal as it is told: of two phrases that exclude each other, with whom the text would find without either. */
export function shownRefusal({ conflict, ...refusal }: Refusal, input: BriefInput, parts: Parts): ShownRefusal {
  if (conflict === undefined) return refusal
  const nearest = conflict.flatMap((phrase) => withoutPhrase(phrase, input, parts))
  const found = nearest.map(({ suggestion }) => suggestion).join(' ')
  return { ...refusal, message: [refusal.message, found].join(' ').trim(), nearest }
}

function withoutPhrase(phrase: string, input: BriefInput, { reading, search }: Parts): Relaxation[] {
  if (!input.texts.some(({ text }) => text.includes(phrase))) return []
  const texts = input.texts.map(({ text, answers }) => ({ text: text.replace(phrase, ' '), answers }))
  const { filters, refusal } = reading.readBrief({ ...input, texts })
  if (refusal !== null) return []
  const found = search.matching({ filters })
  const suggestion = `Without “${phrase.trim()}”: ${found.total} match.`
  return [{ fields: fieldsOf(found.echo.filters), suggestion, filters: found.echo, matched_count: found.total }]
}

const fieldsOf = (filters: Record<string, unknown>): string[] =>
  Object.keys(filters).filter((name) => name !== 'all' && name !== 'any')
