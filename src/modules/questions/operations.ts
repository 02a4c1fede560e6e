import type { Handlers } from '../../platform/contract/call.ts'
import { ServiceError } from '../../platform/errors.ts'
import type { Language } from '../models/index.ts'
import type * as contract from './contract.ts'
import { checkLength } from './rules.ts'

/** Somebody waits for the answer: rules have the word when a model takes longer. */
const PATIENCE_MS = 30_000

export const questionsOperations = (
  questionMaxCharacters: number,
  language: Language | null,
): Handlers<Pick<typeof contract, 'optimize'>> => ({
  async optimize({ principal }, { question, format, by = 'rules' }) {
    checkLength(question, questionMaxCharacters)
    if (by === 'model' && principal.kind === 'free') {
      throw new ServiceError('forbidden', 'A free key words questions by rules; a language model costs money.')
    }
    // A process that only serves has no other need of it, and starts sooner without.
    const { askOptimised, optimizeQuestion } = await import('../answering/index.ts')
    const byRules = () => ({ ...optimizeQuestion(question, format), by: 'rules' as const })
    if (by === 'rules' || language === null) return byRules()
    const { models, language_models } = language
    const call = {
      payer: { organization_id: principal.organization_id },
      signal: AbortSignal.timeout(PATIENCE_MS),
    }
    return askOptimised(models, language_models.words.name, question, format ?? {}, call)
  },
})
