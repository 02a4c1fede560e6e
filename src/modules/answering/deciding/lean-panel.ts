import type { Knowledge } from '../../knowledge/index.ts'
import type { Found } from '../finding/found.ts'
import { readQuestion } from '../reading/read-question.ts'
import type { Reading } from '../reading/reading.ts'
import type { Leaning } from '../saying/speaking.ts'
import { decidePanel } from './decide-panel.ts'
import { forecastOf } from './forecast-of.ts'
import { nearbyQuestions } from './nearby-questions.ts'
import type { PanelAgent } from './panel-agent.ts'
import type { Reference } from './reference.ts'

/**
 * What each member of the panel would answer to the known questions near the one asked. An open question thus has
 * answers with true shares: "What do you have for breakfast?" comes down to a list that somebody has asked about.
 */
export function leanPanel(
  reading: Reading,
  found: Found,
  panel: readonly PanelAgent[],
  reference: Reference,
  knowledge: Knowledge,
): Leaning[][] {
  const leanings: Leaning[][] = panel.map(() => [])
  for (const { question, role, similarity } of nearbyQuestions(reading, found)) {
    const closed = readQuestion(question.text, { type: 'single_choice', options: [...question.options] })
    const known = [{ question, similarity: 1 }, ...found.known.filter((other) => other.question !== question)]
    const nearer = { ...found, known }
    const forecast = forecastOf(closed, nearer, knowledge)
    const decisions = decidePanel({ reading: closed, found: nearer, forecast }, panel, reference)
    for (const [member, { value }] of decisions.entries()) {
      if (typeof value === 'string') leanings[member]!.push({ question, closed, option: value, role, similarity })
    }
  }
  return leanings
}
