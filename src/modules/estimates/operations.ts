import type { Handlers } from '../../platform/contract/call.ts'
import { type BudgetConfig, monthBudget, monthOf } from '../models/index.ts'
import { checkLength } from '../questions/index.ts'
import type * as contract from './contract.ts'
import { type EstimateConfig, type EstimateParts, estimate, expectedAccuracy } from './estimate.ts'
import { isEnough, rounded } from './rules.ts'

export interface EstimatesParts extends EstimateParts {
  config: EstimateConfig & BudgetConfig & { QUESTION_MAX_CHARACTERS: number }
}

export const estimatesOperations = (parts: EstimatesParts): Handlers<typeof contract> => ({
  async create({ principal: { organization_id }, clock }, { questions: given, agents, attachments = 0 }) {
    const { db, config, language_models } = parts
    const questions = given.map((asked) => (typeof asked === 'string' ? { question: asked } : asked))
    for (const [at, { question }] of questions.entries()) {
      checkLength(question, config.QUESTION_MAX_CHARACTERS, `questions.${at}`)
    }
    const [{ calls, tokens, cost, unpriced, seconds, basis, past_calls }, { budget }, accuracy] = await Promise.all([
      estimate({ questions, agents, attachments }, parts),
      monthBudget(db, config, organization_id, monthOf(clock.now())),
      expectedAccuracy(questions, parts),
    ])
    const cost_cents = cost && rounded(cost, 4)
    return {
      engine: language_models === null ? ('embedded' as const) : ('llm' as const),
      models: language_models && {
        words: language_models.words.name,
        forecasts: language_models.forecasts.map(({ name }) => name),
      },
      elicitation: language_models && config.LLM_ELICITATION,
      answers: questions.length * agents,
      calls,
      tokens: { input: rounded(tokens.input), cached: rounded(tokens.cached), output: rounded(tokens.output) },
      cost_cents,
      cost_note: cost === null ? `No price is known for ${unpriced.join(', ')}.` : null,
      seconds: rounded(seconds, 1),
      basis,
      past_calls,
      accuracy,
      budget: { remaining_cents: budget.remaining_cents, enough: isEnough(cost_cents, budget.remaining_cents) },
    }
  },
})
