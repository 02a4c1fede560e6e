import type { AgentSearch } from '../filters/index.ts'
import type { Language } from '../models/index.ts'
import type { Composed } from './composed.ts'
import type { ThesisRow } from './store.ts'

interface Parts {
  /** Null where rules do it alone. */
  language: Language | null
  search: AgentSearch
  countries: readonly string[]
}

/** Takes theses apart. What reads them is loaded with the first one: a start does without. */
export const composeThesis =
  ({ language, search, countries }: Parts) =>
  async (row: ThesisRow, signal: AbortSignal): Promise<Composed> => {
    const { composeByRules } = await import('./compose-by-rules.ts')
    const byRules = composeByRules(countries)
    if (language === null) return byRules(row)
    const { composeByModel } = await import('./by-model.ts')
    return composeByModel({ language, search, countries, byRules })(row, signal)
  }
