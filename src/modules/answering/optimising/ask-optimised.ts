import { askModelForJson, ModelError, type Models, type Read } from '../../models/index.ts'
import type { Call } from '../eliciting/elicitation.ts'
import { fillPrompt } from '../prompts/prompt.ts'
import { untrusted, untrustedLine } from '../prompts/untrusted.ts'
import { readQuestion } from '../reading/read-question.ts'
import type { Format } from '../reading/reading.ts'
import type { Change, Optimized } from './mending.ts'
import { optimizeQuestion } from './optimize-question.ts'
import { veiled } from './quoted-text.ts'
import { keepsFigures, sameReading } from './same-reading.ts'

/** A neutral wording, and whose it is. */
export interface OptimizedBy extends Pick<Optimized, 'question' | 'optimized_question'> {
  changes: (Omit<Change, 'kind'> & { kind: Change['kind'] | 'other' })[]
  by: 'rules' | 'model'
}

/**
 * Has a model propose a neutral wording, which stands only if it asks for the same; otherwise, and where there is no
 * model, the rules have the word. Whatever a question tells the model to do, the worst that comes of it is nothing.
 */
export async function askOptimised(
  models: Models,
  model: string,
  question: string,
  format: Format,
  call: Call,
): Promise<OptimizedBy> {
  const byRules = { ...optimizeQuestion(question, format), by: 'rules' as const }
  const asked = byRules.question
  // What agents turn away or cannot make sense of is nobody's to reword.
  if (readQuestion(asked, format).trouble !== null) return byRules
  const prompt = fillPrompt('optimise', { question: untrusted(asked) })
  try {
    const { value } = await askModelForJson(
      models,
      { model, purpose: 'optimise', prompt, json: SCHEMA, ...call },
      (reply) => readOptimised(byRules, format, reply),
    )
    return { question: asked, ...value, by: 'model' }
  } catch (error) {
    // Nor is a model that takes too long: whoever asked is still there.
    if (!(error instanceof ModelError)) throw error
    return byRules
  }
}

const SCHEMA = {
  name: 'optimised',
  schema: {
    type: 'object',
    properties: {
      question: { type: 'string' },
      changes: {
        type: 'array',
        items: {
          type: 'object',
          properties: { found: { type: 'string' }, why: { type: 'string' } },
          required: ['found', 'why'],
          additionalProperties: false,
        },
      },
    },
    required: ['question', 'changes'],
    additionalProperties: false,
  },
}

/** What it says of a change is shown to people: in a sentence or two. */
const LONGEST_REMARK = 300
const remark = (text: string): string => untrustedLine(text).slice(0, LONGEST_REMARK).toWellFormed()

function readOptimised(
  byRules: Optimized,
  format: Format,
  reply: Record<string, unknown>,
): Read<Pick<OptimizedBy, 'optimized_question' | 'changes'>> {
  const wording = typeof reply.question === 'string' ? untrusted(reply.question).trim() : ''
  if (wording === '') return { problem: '"question" must hold the edited question' }
  if (wording === byRules.question) return { value: { optimized_question: wording, changes: [] } }
  const problem = problemWith(wording, byRules, format)
  if (problem !== null) return { problem }
  return { value: { optimized_question: wording, changes: changesIn(reply.changes) } }
}

/** Why a wording cannot stand for the question; null where it can. */
function problemWith(wording: string, { question, optimized_question }: Optimized, format: Format): string | null {
  if (wording.length > question.length * 1.5 + 40) return 'it is much longer than the question'
  if (!keepsFigures(question, wording) || !keepsFigures(wording, question))
    return 'every number and name must stay as it was, and none may come along'
  if (!sameQuotations(question, wording)) return 'quoted text must stay as it was'
  if (!madeOf(wording, question)) return 'it asks about something else'
  const after = readQuestion(wording, format)
  // What the rules may take out, such as a claim before the question, a model may take out as well.
  const same = [question, optimized_question].some((wanted) => {
    const before = readQuestion(wanted, format)
    return before.subject?.head === after.subject?.head && sameReading(before, after, ['labels', 'part'])
  })
  return same ? null : 'it must ask about the same, in the same form, with the same options, prices and time frame'
}

const sameQuotations = (before: string, after: string): boolean =>
  JSON.stringify(veiled(before).quotations) === JSON.stringify(veiled(after).quotations)

/**
 * What a neutral wording may bring along. Everything else in it must have been in the question: one other word, a "not"
 * or another noun, is enough to ask for something else.
 */
const COMMON = new Set(
  (
    'a an and any about are as at all be been by can could did do does else ever feel feels find for from had has have how ' +
    'if in is it its like many may might much of on often opinion or other overall people rate say should so some that the ' +
    'their them there these they thing things think this to use used view was were what when where whether which while who ' +
    'why will with would you your describe consider agree disagree support oppose likely unlikely satisfied dissatisfied'
  ).split(' '),
)

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

function madeOf(wording: string, question: string): boolean {
  const known = new Set(words(question).map(stemmed))
  return words(wording).every((word) => known.has(stemmed(word)) || COMMON.has(word))
}

/** Enough of a word to know it by: "enjoys" is "enjoy". */
const stemmed = (word: string): string => word.slice(0, 4)

function changesIn(value: unknown): OptimizedBy['changes'] {
  if (!Array.isArray(value)) return []
  return value.flatMap((change: unknown) => {
    const { found, why } = (change ?? {}) as { found?: unknown; why?: unknown }
    return typeof found === 'string' && typeof why === 'string'
      ? [{ kind: 'other' as const, found: remark(found), why: remark(why) }]
      : []
  })
}
