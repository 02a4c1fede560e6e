import { describe, expect, test } from 'vitest'
import { loadConfig } from '../../platform/config.ts'
import { languageModelsOf } from './settings.ts'

const settingsOf = (env: Record<string, string>) => languageModelsOf(loadConfig(env))
const keys = { OPENAI_API_KEY: 'sk-o', ANTHROPIC_API_KEY: 'sk-a', GOOGLE_GENERATIVE_AI_API_KEY: 'g' }

describe('which model is asked, and where', () => {
  test('without LLM_MODEL there is none, whatever keys lie around', () => {
    expect(settingsOf({})).toBeNull()
    expect(settingsOf({ ...keys, LLM_BASE_URL: 'http://localhost:1/v1', LLM_API_KEY: 'k' })).toBeNull()
  })

  test.each([
    ['openai:gpt-x', 'openai', 'gpt-x', 'sk-o'],
    ['anthropic:claude-x', 'anthropic', 'claude-x', 'sk-a'],
    ['google:gemini-x', 'google', 'gemini-x', 'g'],
    ['claude-x', 'anthropic', 'claude-x', 'sk-a'],
    ['gemini-x', 'google', 'gemini-x', 'g'],
    ['gpt-x', 'openai', 'gpt-x', 'sk-o'],
    ['o9-mini', 'openai', 'o9-mini', 'sk-o'],
  ])('%s belongs to %s', (name, provider, model, api_key) => {
    expect(settingsOf({ ...keys, LLM_MODEL: name })!.words).toMatchObject({ name, provider, model, api_key })
  })

  test.each(['llama3.1:8b', 'meta-llama/llama-3', 'gpt-oss:20b', 'claude-like', 'compatible:anthropic:x'])(
    'with LLM_BASE_URL, %s is looked for there and nowhere else',
    (name) => {
      const { words } = settingsOf({ ...keys, LLM_MODEL: name, LLM_BASE_URL: 'http://localhost:1/v1/' })!
      expect(words).toMatchObject({ provider: 'compatible', base_url: 'http://localhost:1/v1', api_key: undefined })
      expect(words.sees).toEqual([])
    },
  )

  test('the key of LLM_BASE_URL is not sent to a provider, and a provider without a key is a mistake that is named', () => {
    const env = { LLM_BASE_URL: 'http://localhost:1/v1', LLM_API_KEY: 'own', LLM_MODEL: 'anthropic:claude-x' }
    expect(() => settingsOf(env)).toThrow('LLM_MODEL anthropic:claude-x: set ANTHROPIC_API_KEY')
    expect(settingsOf({ LLM_API_KEY: 'k', LLM_MODEL: 'anthropic:claude-x' })!.words.api_key).toBe('k')
  })

  test('a name that tells nothing, without an address, is a mistake that says what to set', () => {
    expect(() => settingsOf({ LLM_MODEL: 'llama3' })).toThrow('LLM_BASE_URL')
  })

  test('forecasts come from the models named for them, each once, else from the one that writes', () => {
    expect(settingsOf({ ...keys, LLM_MODEL: 'gpt-x' })!.forecasts.map(({ name }) => name)).toEqual(['gpt-x'])
    const both = settingsOf({ ...keys, LLM_MODEL: 'gpt-x', LLM_FORECAST_MODELS: 'claude-x, gpt-x,claude-x' })!
    expect(both.forecasts.map(({ name }) => name)).toEqual(['claude-x', 'gpt-x'])
    expect(both.all.map(({ name }) => name)).toEqual(['gpt-x', 'claude-x'])
  })

  test('prices are taken by name, and a budget without them is refused', () => {
    const env = { ...keys, LLM_MODEL: 'openai:gpt-x', LLM_BUDGET_CENTS: '100' }
    expect(() => settingsOf(env)).toThrow('openai:gpt-x=INPUT/OUTPUT')
    expect(settingsOf({ ...env, LLM_PRICES: 'gpt-x=0.25/2/0.03' })!.words.price).toEqual({
      input: 0.25,
      output: 2,
      cached: 0.03,
    })
    expect(settingsOf({ ...env, LLM_PRICES: 'openai:gpt-x=1/2' })!.words.price).toEqual({
      input: 1,
      output: 2,
      cached: 1,
    })
    expect(() => loadConfig({ LLM_PRICES: 'gpt-x=cheap' })).toThrow('LLM_PRICES must be')
  })
})
