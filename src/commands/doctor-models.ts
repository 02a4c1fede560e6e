import {
  createSender,
  languageModelsOf,
  ModelError,
  type ModelSettings,
  senderOptionsOf,
} from '../modules/models/index.ts'
import type { Config } from '../platform/config.ts'
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
