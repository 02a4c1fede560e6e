import { z } from 'zod'
import { FEWEST_NEXT, isNeutral, MOST_NEXT } from '../by-rules/next-questions.ts'
import { researchSummary, summaryParts } from '../by-rules/research-summary.ts'
import type { CompletionTables } from '../completion-tables.ts'
import { QUOTES_OF_CLAIM } from '../quoting.ts'
import type { ResearchSummary } from '../result-shapes.ts'
import {
  claimShape,
  entriesOf,
  mayStand,
  quoteShape,
  quotesOfQuestion,
  quotesThatStand,
  type Writing,
} from './reading-replies.ts'

const LONGEST_SENTENCE = 500
const LONGEST_QUESTION = 300
const MOST_FINDINGS = 4

const shapes = {
  findings: claimShape,
  key_segments: z.strictObject({
    segment: z.string(),
    question_id: z.int(),
    insight: z.string(),
    quotes: z.array(quoteShape),
  }),
  divergences: z.strictObject({ question_id: z.int(), topic: z.string(), split: z.string() }),
  shared_mindsets: z.strictObject({
    question_id: z.int(),
    answer: z.string(),
    value: z.string(),
    quotes: z.array(quoteShape),
  }),
  next_questions: z.string(),
}

export function summaryWriting(tables: CompletionTables): Writing<ResearchSummary> {
  const byRules = researchSummary(tables)
  const parts = summaryParts(tables)
  return {
    draft: {
      findings: parts.findings,
      key_segments: byRules.key_segments.map(({ segment, question_ids, insight, quotes }) => ({
        segment,
        question_id: question_ids[0],
        insight,
        quotes: quotes.map(({ answer_id, text }) => ({ answer_id, text })),
      })),
      divergences: byRules.divergences.map(({ question_id, topic, split }) => ({ question_id, topic, split })),
      shared_mindsets: byRules.shared_mindsets.map(({ question_id, value, quotes }, at) => ({
        question_id,
        answer: tables.agreed[at]!.label,
        value,
        quotes: quotes.map(({ answer_id, text }) => ({ answer_id, text })),
      })),
      next_questions: byRules.next_questions,
    },
    shape: z.strictObject({
      findings: z.array(shapes.findings),
      key_segments: z.array(shapes.key_segments),
      divergences: z.array(shapes.divergences),
      shared_mindsets: z.array(shapes.shared_mindsets),
      next_questions: z.array(shapes.next_questions),
    }),
    read(reply) {
      const rejected: string[] = []
      const findings = findingsIn(tables, reply.findings, rejected)
      const segments = segmentsIn(tables, byRules, reply.key_segments, rejected)
      const divergences = divergencesIn(tables, byRules, reply.divergences, rejected)
      const shared = sharedIn(tables, byRules, reply.shared_mindsets, rejected)
      const questions = nextQuestionsIn(reply.next_questions, tables, rejected)
      const summary = [parts.opening, ...(findings ?? parts.findings), ...parts.ending]
        .map(({ text }) => text)
        .join(' ')
      return {
        result: {
          ...byRules,
          overall_summary: summary,
          key_segments: byRules.key_segments.map((one) => segments.get(one) ?? one),
          divergences: byRules.divergences.map((one) => divergences.get(one) ?? one),
          shared_mindsets: byRules.shared_mindsets.map((one) => shared.get(one) ?? one),
          next_questions: questions ?? byRules.next_questions,
        },
        kept:
          (findings === null ? 0 : 1) + segments.size + divergences.size + shared.size + (questions === null ? 0 : 1),
        rejected,
      }
    },
  }
}

/** All of them or none: a summary without one of its sentences may say the opposite. */
function findingsIn(tables: CompletionTables, list: unknown, rejected: string[]): { text: string }[] | null {
  const before = rejected.length
  const findings = entriesOf(shapes.findings, list, 'findings', rejected)
  if (findings.length === 0 || findings.length > MOST_FINDINGS) {
    rejected.push(`"findings" must hold one to ${MOST_FINDINGS} sentences`)
  }
  for (const claim of findings.slice(0, MOST_FINDINGS)) mayStand(tables, claim, 'findings', LONGEST_SENTENCE, rejected)
  return rejected.length > before ? null : findings.map(({ text }) => ({ text: ended(text) }))
}

type Segment = ResearchSummary['key_segments'][number]
type Divergence = ResearchSummary['divergences'][number]
type Shared = ResearchSummary['shared_mindsets'][number]

/** What a model says of a finding takes the place of what rules say of it; its numbers stay those of the tables. */
function segmentsIn(
  tables: CompletionTables,
  byRules: ResearchSummary,
  list: unknown,
  rejected: string[],
): Map<Segment, Segment> {
  const kept = new Map<Segment, Segment>()
  for (const { segment, question_id, insight, quotes } of entriesOf(
    shapes.key_segments,
    list,
    'key_segments',
    rejected,
  )) {
    const one = byRules.key_segments.find((known) => known.segment === segment && known.question_ids[0] === question_id)
    if (one === undefined) {
      rejected.push(
        `key_segments: no clear difference is listed for ${JSON.stringify(segment)} on question ${question_id}`,
      )
      continue
    }
    const claim = { text: insight, question_ids: [question_id] }
    if (!mayStand(tables, claim, 'key_segments', LONGEST_SENTENCE, rejected)) continue
    const standing = quotesThatStand(quotes, one.quotes, rejected)
    kept.set(one, { ...one, insight: ended(insight), quotes: standing.length > 0 ? standing : one.quotes })
  }
  return kept
}

function divergencesIn(
  tables: CompletionTables,
  byRules: ResearchSummary,
  list: unknown,
  rejected: string[],
): Map<Divergence, Divergence> {
  const kept = new Map<Divergence, Divergence>()
  for (const { question_id, topic, split } of entriesOf(shapes.divergences, list, 'divergences', rejected)) {
    const one = byRules.divergences.find((known) => known.question_id === question_id)
    if (one === undefined) {
      rejected.push(`divergences: no split is listed for question ${question_id}`)
      continue
    }
    const question_ids = [question_id]
    const stands = [topic, split].every((text) =>
      mayStand(tables, { text, question_ids }, 'divergences', LONGEST_SENTENCE, rejected),
    )
    if (stands) kept.set(one, { ...one, topic: topic.trim(), split: ended(split) })
  }
  return kept
}

function sharedIn(
  tables: CompletionTables,
  byRules: ResearchSummary,
  list: unknown,
  rejected: string[],
): Map<Shared, Shared> {
  const kept = new Map<Shared, Shared>()
  for (const { question_id, answer, value, quotes } of entriesOf(
    shapes.shared_mindsets,
    list,
    'shared_mindsets',
    rejected,
  )) {
    const at = tables.agreed.findIndex((known) => known.question_id === question_id && known.label === answer)
    const one = byRules.shared_mindsets[at]
    if (one === undefined) {
      rejected.push(`shared_mindsets: ${JSON.stringify(answer)} is not listed for question ${question_id}`)
      continue
    }
    if (!mayStand(tables, { text: value, question_ids: [question_id] }, 'shared_mindsets', LONGEST_SENTENCE, rejected))
      continue
    const shown = [...one.quotes, ...quotesOfQuestion(tables, question_id)]
    const standing = quotesThatStand(quotes, shown, rejected).slice(0, QUOTES_OF_CLAIM)
    kept.set(one, { ...one, value: ended(value), quotes: standing.length > 0 ? standing : one.quotes })
  }
  return kept
}

function nextQuestionsIn(list: unknown, tables: CompletionTables, rejected: string[]): string[] | null {
  const before = rejected.length
  const all = tables.questions.map(({ asked }) => asked.id)
  const questions = [
    ...new Set(entriesOf(shapes.next_questions, list, 'next_questions', rejected).map((text) => text.trim())),
  ]
  if (questions.length < FEWEST_NEXT || questions.length > MOST_NEXT) {
    rejected.push(`"next_questions" must hold ${FEWEST_NEXT} to ${MOST_NEXT} questions`)
  }
  for (const text of questions.slice(0, MOST_NEXT)) {
    if (!mayStand(tables, { text, question_ids: all }, 'next_questions', LONGEST_QUESTION, rejected)) continue
    if (!text.endsWith('?')) rejected.push(`next_questions (${JSON.stringify(text)}): it is no question`)
    else if (!isNeutral(text)) rejected.push(`next_questions (${JSON.stringify(text)}): it leads, or asks two things`)
  }
  return rejected.length > before ? null : questions
}

const ended = (text: string): string => (/[.!?…][”"]?$/.test(text.trim()) ? text.trim() : `${text.trim()}.`)
