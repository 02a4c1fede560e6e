import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Engine, Expected, Format, PlannedCall } from '../answering/index.ts'
import { type CallHistory, callHistory, type LanguageModels } from '../models/index.ts'
import type { Population } from '../population/index.ts'
import { ENOUGH_CALLS, embeddedSeconds, expectedReply, fileTokens } from './expectations.ts'
import {
  type Batch,
  callsOf,
  costOf,
  NOTHING,
  plus,
  type Range,
  secondsOf,
  type Tokens,
  tokensIn,
  tokensOf,
} from './rules.ts'

export interface EstimateParts {
  db: Db
  config: EstimateConfig
  /** Null where agents answer without one. */
  language_models: LanguageModels | null
  population: Population
  /** Whoever answers for the agents; a process that only serves has none. */
  engine?: Engine | undefined
}

export type EstimateConfig = Pick<
  Config,
  | 'LLM_ELICITATION'
  | 'LLM_CONCURRENCY'
  | 'LLM_REQUESTS_PER_MINUTE'
  | 'LLM_TOKENS_PER_MINUTE'
  | 'LLM_MAX_OUTPUT_TOKENS'
  | 'WORK_CONCURRENCY'
>

export interface Wanted {
  questions: readonly { question: string; format?: Format | undefined }[]
  agents: number
  attachments: number
}

export interface Estimate {
  calls: { forecast: number; per_agent: number; total: Range }
  tokens: Tokens
  /** In cents; null where the price of a model is not known. */
  cost: Range | null
  /** The models whose price is not known. */
  unpriced: string[]
  seconds: Range
  basis: 'past calls' | 'assumptions'
  past_calls: number
}

/** What questions to a panel would come to, if nothing of it was asked before. */
export async function estimate(wanted: Wanted, parts: EstimateParts): Promise<Estimate> {
  const { language_models, config } = parts
  if (language_models === null) return withoutModels(wanted)
  const planned = await planFor(wanted, parts, language_models)
  const histories = await historiesFor(planned.flat(), parts.db)
  const questions = planned.map((calls) => calls.map((call) => batchOf(call, wanted, histories.of(call), config)))
  const batches = questions.flat()
  const tokens = batches.map(tokensOf)
  const costs = batches.map(costOf)
  return {
    calls: {
      forecast: batches.filter(({ per }) => per === 'question').length,
      per_agent: batches.filter(({ per }) => per === 'agent').length,
      total: plus(...batches.map(callsOf)),
    },
    tokens: {
      input: plus(...tokens.map(({ input }) => input)),
      cached: plus(...tokens.map(({ cached }) => cached)),
      output: plus(...tokens.map(({ output }) => output)),
    },
    cost: costs.includes(null) ? null : plus(...costs.flatMap((cost) => cost ?? [])),
    unpriced: [...new Set(batches.filter(({ price }) => price === null).map(({ model }) => model))],
    seconds: plus(
      secondsOf(questions, {
        concurrency: Math.min(config.LLM_CONCURRENCY, config.WORK_CONCURRENCY),
        requests_per_minute: config.LLM_REQUESTS_PER_MINUTE,
        tokens_per_minute: config.LLM_TOKENS_PER_MINUTE,
      }),
      // What is around the calls is about what there is without them.
      embeddedSeconds(wanted.questions.length, wanted.questions.length * wanted.agents),
    ),
    ...histories.basis,
  }
}

/** How near the answers to each question would come, if the engine can tell before they are there. */
export async function expectedAccuracy(
  questions: Wanted['questions'],
  { engine }: Pick<EstimateParts, 'engine'>,
): Promise<(Expected | null)[]> {
  const expected: (Expected | null)[] = []
  for (const { question, format } of questions) {
    expected.push((await engine?.expect?.(question, format)) ?? null)
    await nextTurn()
  }
  return expected
}

const withoutModels = ({ questions, agents }: Wanted): Estimate => ({
  calls: { forecast: 0, per_agent: 0, total: NOTHING },
  tokens: { input: NOTHING, cached: NOTHING, output: NOTHING },
  cost: NOTHING,
  unpriced: [],
  seconds: embeddedSeconds(questions.length, questions.length * agents),
  basis: 'assumptions',
  past_calls: 0,
})

/** Positions in a population are random, so that the first are a sample of everybody. */
const LOOKED_AT = 24

/** By question: the calls that it takes. */
async function planFor(
  { questions, attachments }: Wanted,
  { population, config }: EstimateParts,
  language_models: LanguageModels,
): Promise<PlannedCall[][]> {
  // A process that only serves has no other need of it, and starts sooner without.
  const { brieflyAndFullyKnown, plannedCalls } = await import('../answering/index.ts')
  const { start, size } = population.countries.find(({ code }) => code === 'US')!
  const looked = Array.from({ length: Math.min(size, LOOKED_AT) }, (_, at) => population.person(start + at))
  const people = brieflyAndFullyKnown(looked)
  const planned: PlannedCall[][] = []
  for (const [at, { question, format }] of questions.entries()) {
    const before = questions.slice(0, at).map((earlier) => earlier.question)
    const parts = { language_models, elicitation: config.LLM_ELICITATION, people, attachments, before }
    planned.push(plannedCalls(question, format, parts))
    // Reading a hundred long questions takes a while, in which others want to be served.
    await nextTurn()
  }
  return planned
}

/** What the last calls of each kind were like. */
async function historiesFor(calls: readonly PlannedCall[], db: Db) {
  const kinds = [...new Map(calls.map((call) => [kindOf(call), call])).entries()]
  const found = await Promise.all(
    kinds.map(async ([kind, { model, purpose }]) => [kind, await callHistory(db, model.name, purpose)] as const),
  )
  const histories = new Map<string, CallHistory>(found)
  const counts = found.map(([, { count }]) => count)
  return {
    of: (call: PlannedCall): CallHistory => histories.get(kindOf(call))!,
    basis: {
      basis: counts.length > 0 && counts.every((count) => count >= ENOUGH_CALLS) ? 'past calls' : 'assumptions',
      past_calls: counts.reduce((sum, count) => sum + count, 0),
    } as const,
  }
}

const kindOf = ({ model, purpose }: PlannedCall): string => JSON.stringify([model.name, purpose])

/** Signs that a protocol puts around the parts of a prompt. */
const AROUND: Range = { low: 0, high: 30 }

function batchOf(call: PlannedCall, wanted: Wanted, history: CallHistory, config: EstimateConfig): Batch {
  const { model, per, short, long, schema, files_shown } = call
  return {
    model: model.name,
    price: model.price,
    per,
    count: per === 'question' ? 1 : wanted.agents,
    system: tokensIn(short.system, long.system),
    shared: plus(tokensIn(short.shared, long.shared), fileTokens(files_shown, wanted.attachments)),
    // Some servers count the shape that they are held to.
    own: plus(tokensIn(short.own, long.own + schema), AROUND),
    ...expectedReply(call, history, config.LLM_MAX_OUTPUT_TOKENS),
  }
}
