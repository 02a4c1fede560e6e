import { ServiceError } from '../../platform/errors.ts'
import type { MentionContext } from '../briefs/index.ts'
import type { AgentSearch, Matching } from '../filters/index.ts'
import { type OpeningQuestion, openingQuestions } from './opening-questions.ts'

export interface Audience {
  found: Matching
  /** What was taken from the words of the objective. */
  assumptions: string[]
}

/** Whom an objective is about, as far as it says so itself. Throws `refused` for what is not researched here. */
export async function audienceFor(search: AgentSearch, objective: string, context: MentionContext): Promise<Audience> {
  // Loaded when words are read: a start does without.
  const { readBrief } = await import('../briefs/index.ts')
  const texts = [{ text: objective, answers: ['objective'] as const }]
  const { filters, refusal, understood, assumed, screening } = readBrief({ kind: 'study', texts, ...context })
  if (refusal !== null)
    throw new ServiceError('refused', refusal.message, { reason: refusal.reason, said: refusal.said })
  const found = search.matching({ filters })
  const taken = understood.map(({ said, as }) => `“${said}” was taken as ${as}.`)
  const unasked = screening.map(({ said }) => `“${said}” is no filter, and was not asked about.`)
  if (taken.length === 0) {
    return {
      found,
      assumptions: [`The objective names no audience: ${found.description} were considered.`, ...unasked],
    }
  }
  return { found, assumptions: [...new Set([...taken, ...assumed, ...unasked])] }
}

/** Opening questions that lead nobody: what the objective itself brings in of judgement is taken out where that can be. */
export async function neutralQuestions(objective: string): Promise<OpeningQuestion[]> {
  // A process that only serves has no other need of it, and starts sooner without.
  const { optimizeQuestion } = await import('../answering/index.ts')
  return openingQuestions(objective).map((drafted) => ({
    ...drafted,
    question: optimizeQuestion(drafted.question, drafted.format).optimized_question,
  }))
}

/** A name for the group, where none was given. */
export function nameFor(objective: string): string {
  const characters = [...`Interviews: ${objective.replace(/\s+/g, ' ')}`]
  return characters.length <= 200 ? characters.join('') : `${characters.slice(0, 199).join('').trim()}…`
}
