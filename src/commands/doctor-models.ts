import {
  createSender,
  languageModelsOf,
  ModelError,
  type ModelSettings,
  senderOptionsOf,
} from '../modules/models/index.ts'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db/database.ts'
import type { Finding } from './finding.ts'

/** Long enough for a server that loads the model first. */
const PATIENCE_MS = 30_000

/** Whether every language model that is set up answers: asked for one word, which tells more than any status page. */
export async function languageModels(config: Config): Promise<Finding[]> {
  try {
    const models = languageModelsOf(config)
    if (models === null) return []
    const options = {
      ...senderOptionsOf(config),
      max_retries: 0,
      timeout_ms: Math.min(PATIENCE_MS, config.LLM_TIMEOUT_SECONDS * 1000),
    }
    const sender = createSender(models, options)
    try {
      return await Promise.all(models.all.map((model) => tried(sender, model)))
    } finally {
      sender.close()
    }
  } catch (error) {
    return [{ check: 'language model', state: 'problem', message: (error as Error).message }]
  }
}

async function tried(sender: ReturnType<typeof createSender>, model: ModelSettings): Promise<Finding> {
  const check = 'language model'
  const prompt = {
    version: 'doctor',
    system: 'You reply with one word.',
    shared: '',
    own: 'Reply with the word "yes".',
  }
  try {
    const { latency_ms, usage } = await sender.send({
      model: model.name,
      purpose: 'words',
      prompt,
      payer: { organization_id: null },
    })
    const tokens = usage.input_tokens + usage.output_tokens
    return {
      check,
      state: 'ok',
      message: `${model.name} answered after ${Math.round(latency_ms)} ms (${tokens} tokens)`,
    }
  } catch (error) {
    const reason = error instanceof ModelError ? error.reason : 'unavailable'
    return {
      check,
      state: 'problem',
      message: `${model.name}: ${(error as Error).message}`,
      advice: adviceOn(reason, model),
    }
  }
}

function adviceOn(reason: ModelError['reason'], { provider, base_url }: ModelSettings): string {
  if (reason === 'unauthorized')
    return `check the key: ${provider === 'compatible' ? 'LLM_API_KEY' : `${provider}'s own variable, or LLM_API_KEY`}`
  if (reason === 'rejected') return 'check the name of the model as its server spells it'
  if (reason === 'rate_limited')
    return 'the server is there, but lets nobody in at the moment; look at your limits and credit'
  return `see that ${base_url === undefined ? `${provider} can be reached from here` : `a server runs at ${new URL(base_url).host}`}`
}

/** How far the language models are believed, and what that rests on. */
export async function calibration(config: Config, db: Db): Promise<Finding[]> {
  const check = 'calibration'
  const { selfCalibrationStatus } = await import('../modules/answering/index.ts')
  // What is wrong with their settings is told with the models themselves.
  const status = await selfCalibrationStatus(db, config).catch(() => null)
  if (status === null) return []
  const { state, calls, answered, reason, next_at } = status
  if (state === 'measured') return [{ check, state: 'ok', message: 'the models that forecast are measured' }]
  if (state === 'measuring')
    return [
      { check, state: 'ok', message: `the models that forecast are being measured: ${answered} of ${calls} calls` },
    ]
  if (state === 'not_begun')
    return [{ check, state: 'ok', message: 'the models that forecast are measured when they are first used' }]
  const message = 'the models that forecast are not measured: believed by what is expected of their size'
  const now = 'to do it now: npm run populace -- calibrate --engine llm'
  if (state === 'off') return [{ check, state: 'warning', message, advice: now }]
  const when = next_at === null ? '' : `, and again from ${next_at.toISOString()}`
  return [{ check, state: 'warning', message: `${message}. ${reason ?? ''}`.trim(), advice: `tried${when}; ${now}` }]
}
