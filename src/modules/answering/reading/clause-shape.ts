import type { Token } from './tokens.ts'

/**
 * The main clause of a question. `polar`: yes or no. `degree`: how + adjective. `much`: how much of a feeling or an
 * amount. `wh`: the other question words. `statement` is something to agree with.
 */
export interface Clause {
  kind:
    | 'polar'
    | 'degree'
    | 'much'
    | 'often'
    | 'many'
    | 'long'
    | 'manner'
    | 'why'
    | 'wh'
    | 'statement'
    | 'request'
    | 'fragment'
  /** The question word, "" for none. */
  wh: string
  /** The adjective or adverb after "how". */
  degree: Token | null
  /** What is asked for after "how much", "how many", "which", "what": "confidence", "cups of coffee". */
  asked: readonly Token[]
  /** Positive form; '' where there is none. */
  aux: string
  /** "not", "never" or, in a why-question and in a statement, "n't" denies what is asked. */
  negated: boolean
  /** Denied by "never", which is said again as "never". */
  never: boolean
  subject: readonly Token[]
  /** Verb and what follows, without "not". */
  rest: readonly Token[]
}

/** A clause of a kind, with nothing in it yet. */
export function emptyClause(kind: Clause['kind']): Clause {
  return { kind, wh: '', degree: null, asked: [], aux: '', negated: false, never: false, subject: [], rest: [] }
}
