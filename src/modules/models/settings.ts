import type { Config } from '../../platform/config.ts'
import { OperatorError } from '../../platform/errors.ts'
import type { Models } from './models.ts'

export const providers = ['compatible', 'openai', 'anthropic', 'google'] as const
export type Provider = (typeof providers)[number]

/** A model that the operator has named, with where it is reached and what it may be asked to do. */
export interface ModelSettings {
  /** As the operator wrote it: the name in the ledger, in `meta` and in reports. */
  name: string
  provider: Provider
  /** As the provider calls it. */
  model: string
  base_url: string | undefined
  api_key: string | undefined
  /** Media types that it is shown; what is not among them is described, where there is a description. */
  sees: readonly ('image' | 'pdf')[]
  price: Price | null
}

/** Dollars per million tokens. */
export interface Price {
  input: number
  output: number
  cached: number
}

/** Everything the operator decides about language models; null when agents are to answer without one. */
export interface LanguageModels {
  /** Writes what agents say. */
  words: ModelSettings
  /** Each gives a forecast; they count alike. */
  forecasts: readonly ModelSettings[]
  /** All of them, once each. */
  all: readonly ModelSettings[]
}

/** What somebody needs who wants to ask a language model: a way to ask, and which ones there are. */
export interface Language {
  models: Models
  language_models: LanguageModels
}

export function languageModelsOf(config: Config): LanguageModels | null {
  if (config.LLM_MODEL === undefined) return null
  const prices = pricesOf(config.LLM_PRICES)
  const settings = (name: string) => settingsOf(name, config, prices)
  const words = settings(config.LLM_MODEL)
  const names = config.LLM_FORECAST_MODELS.length > 0 ? config.LLM_FORECAST_MODELS : [config.LLM_MODEL]
  const forecasts = [...new Set(names)].map(settings)
  const all = [...new Map([words, ...forecasts].map((model) => [model.name, model])).values()]
  const budget = config.LLM_BUDGET_CENTS ?? config.LLM_ORGANIZATION_BUDGET_CENTS ?? config.LLM_STUDY_BUDGET_CENTS
  const unpriced = all.filter(({ price }) => price === null)
  if (budget !== undefined && unpriced.length > 0) {
    throw new OperatorError(
      `A budget needs prices: add ${unpriced.map(({ name }) => `${name}=INPUT/OUTPUT`).join(', ')} to LLM_PRICES ` +
        '(dollars per million tokens; 0/0 for a model of your own).',
    )
  }
  return { words, forecasts, all }
}

const PREFIXED = /^(openai|anthropic|google|compatible):(.+)$/

function settingsOf(name: string, config: Config, prices: ReadonlyMap<string, Price>): ModelSettings {
  const prefixed = PREFIXED.exec(name)
  const model = prefixed?.[2] ?? name
  const provider = (prefixed?.[1] as Provider | undefined) ?? providerOf(name, config)
  const reached = {
    compatible: { base_url: config.LLM_BASE_URL, api_key: config.LLM_API_KEY },
    openai: { base_url: config.OPENAI_BASE_URL, api_key: config.OPENAI_API_KEY ?? ownKey(config) },
    anthropic: { base_url: config.ANTHROPIC_BASE_URL, api_key: config.ANTHROPIC_API_KEY ?? ownKey(config) },
    google: {
      base_url: config.GOOGLE_GENERATIVE_AI_BASE_URL,
      api_key: config.GOOGLE_GENERATIVE_AI_API_KEY ?? ownKey(config),
    },
  }[provider]
  if (provider === 'compatible' && reached.base_url === undefined) {
    throw new OperatorError(
      `LLM_MODEL ${name}: set LLM_BASE_URL to the server that runs it (http://localhost:11434/v1 for Ollama), ` +
        'or say whose it is: openai:…, anthropic:… or google:….',
    )
  }
  if (provider !== 'compatible' && reached.api_key === undefined) {
    const variable = {
      openai: 'OPENAI_API_KEY',
      anthropic: 'ANTHROPIC_API_KEY',
      google: 'GOOGLE_GENERATIVE_AI_API_KEY',
    }[provider]
    throw new OperatorError(`LLM_MODEL ${name}: set ${variable}, or LLM_API_KEY.`)
  }
  const sees = config.LLM_ATTACHMENTS ?? (provider === 'compatible' ? [] : (['image', 'pdf'] as const))
  return { name, provider, model, ...reached, sees, price: prices.get(name) ?? prices.get(model) ?? null }
}

/** LLM_API_KEY goes with LLM_BASE_URL where that is set, and is never sent to anybody else. */
const ownKey = ({ LLM_BASE_URL, LLM_API_KEY }: Config): string | undefined =>
  LLM_BASE_URL === undefined ? LLM_API_KEY : undefined

/** A name without a prefix is looked for at LLM_BASE_URL; without that, well-known names tell whose they are. */
function providerOf(name: string, config: Config): Provider {
  if (config.LLM_BASE_URL !== undefined) return 'compatible'
  if (/^claude/i.test(name)) return 'anthropic'
  if (/^gemini/i.test(name)) return 'google'
  return /^(gpt|chatgpt|o\d)/i.test(name) ? 'openai' : 'compatible'
}

function pricesOf(entries: readonly string[]): Map<string, Price> {
  return new Map(
    entries.map((entry) => {
      const at = entry.lastIndexOf('=')
      const [input, output, cached = input] = entry
        .slice(at + 1)
        .split('/')
        .map(Number) as [number, number, number?]
      return [entry.slice(0, at).trim(), { input, output, cached }]
    }),
  )
}
