import type { Db } from '../../platform/db/database.ts'
import {
  type AgentField,
  groupingBy,
  type Participant,
  type QuestionResults,
  resultsAll,
  type UntestedCrosstab,
  untestedCrosstab,
} from '../results/index.ts'
import { talliesOf } from './counted-answers.ts'
import type { ListedQuestion } from './store.ts'

/** Shares, means and quotes that are kept, some hundred bytes each. */
const MOST_FIGURES = 200_000

export interface CrosstabsWanted {
  by: readonly AgentField[]
  /** Asked for only where something has to be worked out. */
  people(): Promise<ReadonlyMap<number, Participant>>
}

export interface CountedQuestion {
  results: QuestionResults
  crosstabs: UntestedCrosstab[]
}

export type KeptResults = ReturnType<typeof createKeptResults>

/**
 * What the answers to questions come to, worked out once and kept while it is asked for.
 *
 * Answers are never changed, they are only added and excluded, and neither is ever undone: how many there are and how
 * many of them count says exactly which they are. Both numbers come with the question from the database, each time
 * somebody asks, so that nothing that is kept is ever stale and no process has to be told of changes.
 */
export function createKeptResults(db: Db, most = MOST_FIGURES) {
  const kept = createKept(most)
  const keyOf = ({ id, answered_count, answer_count }: ListedQuestion, what: string): string =>
    `${id} ${answered_count} ${answer_count} ${what}`
  return async (
    questions: readonly ListedQuestion[],
    { by, people }: CrosstabsWanted = { by: [], people: async () => new Map() },
  ): Promise<CountedQuestion[]> => {
    const counted = new Map<number, CountedQuestion>()
    const missing = questions.filter((question) => {
      const results = kept.get(keyOf(question, 'results')) as QuestionResults | undefined
      const crosstabs = by.map(({ name }) => kept.get(keyOf(question, name)) as UntestedCrosstab | undefined)
      if (results === undefined || !crosstabs.every((one) => one !== undefined)) return true
      counted.set(question.id, { results, crosstabs })
      return false
    })
    const known = missing.length > 0 && by.length > 0 ? await people() : new Map()
    const groupings = by.map(groupingBy)
    for await (const [question, tally] of talliesOf(db, missing)) {
      const results = resultsAll(tally)
      kept.set(keyOf(question, 'results'), results, figuresIn(results))
      const crosstabs = groupings.map((grouping) => {
        const crosstab = untestedCrosstab(question.id, tally, known, grouping)
        kept.set(keyOf(question, grouping.by), crosstab, crosstab.columns.map(figuresIn).reduce(sum, 1))
        return crosstab
      })
      counted.set(question.id, { results, crosstabs })
    }
    return questions.map(({ id }) => counted.get(id)!)
  }
}

const sum = (a: number, b: number): number => a + b

interface Figures {
  options: readonly unknown[] | null
  themes?: readonly unknown[]
}

/** A theme may have quotes, which are as long as several figures. */
const figuresIn = ({ options, themes = [] }: Figures): number => 1 + (options?.length ?? 0) + 6 * themes.length

/** Forgets what was not asked for longest when there is too much. */
function createKept(most: number) {
  const values = new Map<string, { value: unknown; size: number }>()
  let total = 0
  const forget = (key: string): void => {
    total -= values.get(key)?.size ?? 0
    values.delete(key)
  }
  return {
    get(key: string): unknown {
      const found = values.get(key)
      if (found === undefined) return undefined
      values.delete(key)
      values.set(key, found)
      return found.value
    },
    set(key: string, value: unknown, size: number): void {
      forget(key)
      values.set(key, { value, size })
      total += size
      for (const oldest of values.keys()) {
        if (total <= most) break
        forget(oldest)
      }
    },
  }
}
