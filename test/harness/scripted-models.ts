import { createModels } from '../../src/modules/models/create-models.ts'
import type { ModelRequest, Models, Payer } from '../../src/modules/models/models.ts'
import type { Sender, Sent } from '../../src/modules/models/send.ts'
import type { LanguageModels, ModelSettings, Price } from '../../src/modules/models/settings.ts'
import type { Clock } from '../../src/platform/clock.ts'
import type { Db } from '../../src/platform/db/database.ts'
import { createLogger, type Logger } from '../../src/platform/log.ts'
import type { Metrics } from '../../src/platform/metrics.ts'

/** A sender that has no model behind it: what it is given, it keeps, and a script says what comes of it. */
export interface ScriptedSender extends Sender {
  sent: ModelRequest[]
}

export function scriptedSender(
  script: (request: ModelRequest, count: number) => Partial<Sent> | Promise<Partial<Sent>> = () => ({}),
): ScriptedSender {
  const sent: ModelRequest[] = []
  return {
    sent,
    async send(request) {
      sent.push(request)
      return { ...said(`reply to ${request.prompt.own}`), ...(await script(request, sent.length)) }
    },
    state: () => [],
    close: () => undefined,
  }
}

const said = (text: string): Sent => ({
  text,
  finish: 'stop',
  usage: { input_tokens: 100, cached_tokens: 40, output_tokens: 20, reasoning_tokens: 5 },
  latency_ms: 250,
  reported_cost_micros: null,
  attempts: 1,
})

/** 164 millionths of a dollar for the above: 60 + 40 / 10 + 20 * 5. */
const PRICE: Price = { input: 1, output: 5, cached: 0.1 }

function languageModels(price: Price | null = PRICE): LanguageModels {
  const words: ModelSettings = {
    name: 'test:words',
    provider: 'compatible',
    model: 'words',
    base_url: 'http://localhost:1/v1',
    api_key: undefined,
    sees: [],
    price,
  }
  return { words, forecasts: [words], all: [words] }
}

export interface ScriptedModelsParts {
  db: Db
  clock: Clock
  sender?: Sender
  price?: Price | null
  budgets?: { installation?: number; organization?: number; study?: number }
  metrics?: Metrics
  log?: Logger
}

/** What one process has for its calls to models, on a real database. */
export const scriptedModels = ({ db, clock, sender, price, budgets = {}, metrics, log }: ScriptedModelsParts): Models =>
  createModels({
    sender: sender ?? scriptedSender(),
    db,
    clock,
    languageModels: languageModels(price),
    config: {
      LLM_BUDGET_CENTS: budgets.installation,
      LLM_ORGANIZATION_BUDGET_CENTS: budgets.organization,
      LLM_STUDY_BUDGET_CENTS: budgets.study,
      LLM_TEMPERATURE: undefined,
      LLM_MAX_OUTPUT_TOKENS: 4096,
    },
    metrics,
    log: log ?? createLogger('silent'),
  })

/** A request that differs from others by what it is about. */
export const aboutModel = (own: string, payer: Payer, more: Partial<ModelRequest> = {}): ModelRequest => ({
  model: 'test:words',
  purpose: 'words',
  prompt: { version: 'words-1', system: 'You are somebody.', shared: 'A question.', own },
  payer,
  ...more,
})
