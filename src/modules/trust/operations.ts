import type { Handlers } from '../../platform/contract/call.ts'
import { pageOf } from '../../platform/contract/paging.ts'
import type * as contract from './contract.ts'
import { calibrationFigures, examinedQuestions, fidelityFigures } from './figures.ts'

/** What the panel was measured by, for everybody to see. `digest`: of the population in use. */
export function trustOperations(population: { digest: string }): Handlers<typeof contract> {
  return {
    fidelity: async () => fidelityFigures(),

    async fidelityQuestions(_call, { q, topic, confidence, order, limit, offset }) {
      const words = q?.toLowerCase().split(/\s+/) ?? []
      const found = examinedQuestions().filter(
        (question) =>
          words.every((word) => question.text.toLowerCase().includes(word)) &&
          (topic === undefined || question.topic === topic) &&
          (confidence === undefined || question.confidence === confidence),
      )
      const ordered = order === 'best' ? found.toReversed() : found
      const questions = ordered.slice(offset, offset + limit)
      return { questions, ...pageOf(questions, found.length, { limit, offset }) }
    },

    async calibration() {
      const figures = calibrationFigures()
      return { ...figures, in_use: population.digest.startsWith(figures.population.digest) }
    },
  }
}
