import { both, Clash, type Filters } from './conditions.ts'

export interface Contradiction {
  first: string
  second: string
}

/** Conditions, and the words that said so. */
export interface Term {
  said: string
  filters: Filters
}

/** Carries two phrases that contradict each other to whoever composes. */
export class Contradicting extends Error {
  readonly contradiction: Contradiction
  constructor(contradiction: Contradiction) {
    super('contradiction')
    this.contradiction = contradiction
  }
}

/** All terms hold; where two cannot, says which two. */
export function together(terms: readonly Term[]): Filters {
  let filters: Filters = {}
  for (const [place, term] of terms.entries()) {
    try {
      filters = both(filters, term.filters)
    } catch (error) {
      if (!(error instanceof Clash)) throw error
      const earlier = terms.slice(0, place).find((other) => clashes(other.filters, term.filters))
      throw new Contradicting({ first: (earlier ?? terms[0]!).said, second: term.said })
    }
  }
  return filters
}

function clashes(first: Filters, second: Filters): boolean {
  try {
    both(first, second)
    return false
  } catch {
    return true
  }
}

/** Conditions of several stretches of text that hold together. */
export function composeTogether(terms: readonly Term[]): { filters: Filters; contradiction: Contradiction | null } {
  try {
    return { filters: together(terms), contradiction: null }
  } catch (error) {
    if (error instanceof Contradicting) return { filters: {}, contradiction: error.contradiction }
    throw error
  }
}
