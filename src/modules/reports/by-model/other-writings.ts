import { z } from 'zod'
import { correlationsReport } from '../by-rules/correlations.ts'
import { checkWithPeople, confidenceOn, recommendations } from '../by-rules/recommendations.ts'
import { LONGEST_BULLET, LONGEST_TLDR, tldr, tldrClaims } from '../by-rules/tldr.ts'
import type { CompletionTables } from '../completion-tables.ts'
import type { CorrelationsReport, Recommendations, Tldr } from '../result-shapes.ts'
import { claimShape, entriesOf, mayStand, type Writing } from './reading-replies.ts'

const LONGEST_SENTENCE = 500
const MOST_RECOMMENDATIONS = 7
const MOST_BULLETS = 3

const recommendation = z.strictObject({
  recommendation: z.string(),
  because: z.string(),
  question_ids: z.array(z.int()),
})

/** How sure a recommendation is follows from its questions, and that the respondents are synthetic is always said. */
export function recommendationsWriting(tables: CompletionTables): Writing<Recommendations> {
  const byRules = recommendations(tables)
  return {
    draft: {
      recommendations: byRules.recommendations
        .slice(0, -1)
        .map(({ recommendation: text, because, question_ids }) => ({ recommendation: text, because, question_ids })),
    },
    shape: z.strictObject({ recommendations: z.array(recommendation) }),
    read(reply) {
      const rejected: string[] = []
      const kept = entriesOf(recommendation, reply.recommendations, 'recommendations', rejected)
        .slice(0, MOST_RECOMMENDATIONS)
        .filter(({ recommendation: text, because, question_ids }) => {
          if (question_ids.length === 0)
            rejected.push(`recommendations (${JSON.stringify(text)}): it rests on no question`)
          const texts = [text, because].map((one) =>
            mayStand(tables, { text: one, question_ids }, 'recommendations', LONGEST_SENTENCE, rejected),
          )
          return question_ids.length > 0 && !texts.includes(false)
        })
        .map((one) => ({ ...one, confidence: confidenceOn(tables, one.question_ids) }))
      if (kept.length === 0) rejected.push('"recommendations" must hold at least one that may stand')
      const told = kept.length === 0 ? byRules.recommendations : [...kept, checkWithPeople(tables)]
      return { result: { ...byRules, recommendations: told }, kept: kept.length, rejected }
    },
  }
}

const correlation = z.strictObject({ question_ids: z.array(z.int()), sentence: z.string() })
const causal = /\b(?:caus\w+|because|leads? to|led to|driv\w+|due to|makes? (?:them|agents)|influenc\w+|affects?)\b/i

export function correlationsWriting(tables: CompletionTables): Writing<CorrelationsReport> {
  const byRules = correlationsReport(tables)
  return {
    draft: { correlations: byRules.correlations.map(({ question_ids, sentence }) => ({ question_ids, sentence })) },
    shape: z.strictObject({ correlations: z.array(correlation) }),
    read(reply) {
      const rejected: string[] = []
      const sentences = new Map<string, string>()
      for (const { question_ids, sentence } of entriesOf(correlation, reply.correlations, 'correlations', rejected)) {
        const name = pairOf(question_ids)
        if (!byRules.correlations.some((known) => pairOf(known.question_ids) === name)) {
          rejected.push(`correlations: none is listed for questions ${question_ids.join(' and ')}`)
          continue
        }
        if (causal.test(sentence)) {
          rejected.push(`correlations (${JSON.stringify(sentence)}): that answers go together is no cause`)
          continue
        }
        if (!mayStand(tables, { text: sentence, question_ids }, 'correlations', LONGEST_SENTENCE, rejected)) continue
        sentences.set(name, sentence.trim())
      }
      const correlations = byRules.correlations.map((one) => ({
        ...one,
        sentence: sentences.get(pairOf(one.question_ids)) ?? one.sentence,
      }))
      return { result: { ...byRules, correlations }, kept: sentences.size, rejected }
    },
  }
}

const pairOf = (question_ids: readonly number[]): string => question_ids.toSorted((a, b) => a - b).join(' ')

export function tldrWriting(tables: CompletionTables): Writing<Tldr> {
  const byRules = tldr(tables)
  const claims = tldrClaims(tables)
  return {
    draft: { tldr: claims.text, bullets: claims.bullets },
    shape: z.strictObject({ tldr: claimShape, bullets: z.array(claimShape) }),
    read(reply) {
      const rejected: string[] = []
      const text = tldrIn(tables, reply.tldr, rejected)
      const bullets = entriesOf(claimShape, reply.bullets, 'bullets', rejected)
        .slice(0, MOST_BULLETS)
        .filter((claim) => mayStand(tables, claim, 'bullets', LONGEST_BULLET, rejected))
        .map((claim) => claim.text.trim())
      const result = { ...byRules, tldr: text ?? byRules.tldr, bullets: bullets.length > 0 ? bullets : byRules.bullets }
      return { result, kept: (text === null ? 0 : 1) + bullets.length, rejected }
    },
  }
}

function tldrIn(tables: CompletionTables, value: unknown, rejected: string[]): string | null {
  const before = rejected.length
  const [claim] = entriesOf(claimShape, [value], 'tldr', rejected)
  if (claim === undefined) return null
  mayStand(tables, claim, 'tldr', LONGEST_TLDR, rejected)
  if (!/\bsynthetic\b/i.test(claim.text)) rejected.push('tldr: it must say that respondents are synthetic')
  if (tables.counts.first_read && !/\bfirst read\b/i.test(claim.text)) rejected.push('tldr: it must say "a first read"')
  return rejected.length > before ? null : claim.text.trim()
}
