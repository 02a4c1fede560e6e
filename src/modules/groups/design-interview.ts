import type { AgentSearch, Matching } from '../filters/index.ts'
import { type OpeningQuestion, openingQuestions } from './opening-questions.ts'
import { audienceOf, findingsIn } from './read-audience.ts'

export interface Audience {
  found: Matching
  /** What was taken from the words of the objective. */
  assumptions: string[]
}

/** Whom an objective is about, as far as it says so itself. */
export function audienceFor(search: AgentSearch, objective: string): Audience {
  const findings = findingsIn(objective, 'strict')
  const found = search.matching({ filters: audienceOf(findings) })
  if (findings.length === 0) {
    return { found, assumptions: ['The objective names no audience: everybody who can be recruited was considered.'] }
  }
  const assumptions = findings.map(
    ({ said, filters }) => `“${said}” was taken as ${search.matching({ filters }).description}.`,
  )
  return { found, assumptions: [...new Set(assumptions)] }
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
