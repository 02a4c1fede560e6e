import {
  CallError,
  ConnectionError,
  FeatureNotIncludedError,
  NotFoundError,
  PermissionDeniedError,
  PopulaceError,
  QuotaExhaustedError,
  RateLimitError,
  TimeoutError,
} from '../../sdk/index.ts'
import { common } from '../strings/common.ts'

export interface ProblemWords {
  title: string
  words: string
  /** Whether doing it again may help. */
  again: boolean
  /** Whether a plan would help. */
  plan: boolean
}

const { problem } = common

/** What an error says to people: what happened, and what they can do. */
export function sentencesOf(error: Error): ProblemWords {
  if (error instanceof QuotaExhaustedError)
    return { title: problem.quota, words: problem.quotaWords, again: false, plan: true }
  if (error instanceof FeatureNotIncludedError)
    return { title: problem.title, words: error.message, again: false, plan: true }
  if (error instanceof RateLimitError) {
    const seconds = Math.max(1, Math.ceil(error.retry_after_seconds ?? 5))
    return { title: problem.limited, words: problem.limitedWords(seconds), again: true, plan: false }
  }
  if (error instanceof NotFoundError)
    return { title: problem.notFound, words: problem.notFoundWords, again: false, plan: false }
  // Somebody signed in, or changed organizations, in another tab: what is on the screen here is of before.
  if (error instanceof PopulaceError && ['csrf', 'organization_changed'].includes(String(error.details?.reason))) {
    return { title: problem.outdated, words: problem.outdatedWords, again: false, plan: false }
  }
  if (error instanceof PermissionDeniedError) {
    return { title: problem.forbidden, words: problem.forbiddenWords, again: false, plan: true }
  }
  if (error instanceof ConnectionError || error instanceof TimeoutError) {
    return { title: problem.offline, words: problem.offlineWords, again: true, plan: false }
  }
  return {
    title: problem.title,
    words: error.message,
    again: !(error instanceof CallError) || (error instanceof PopulaceError && error.status >= 500),
    plan: false,
  }
}

/** What is wrong with the fields of a form, by their names. */
export function fieldProblems(error: Error | null): Record<string, string> {
  const fields = error instanceof PopulaceError ? error.details?.fields : undefined
  if (typeof fields !== 'object' || fields === null) return {}
  return Object.fromEntries(
    Object.entries(fields as Record<string, unknown>).map(([name, list]) => [
      name,
      Array.isArray(list) ? list.join(', ') : String(list),
    ]),
  )
}
