import { capital } from './wording.ts'

const direct =
  /^(?:(?:how|why|what|where|when|whom?|which)(?:\s\S+){0,3}?\s)?(?:do|does|did|is|are|was|were|would|will|could|can|should|have|has)(?:n['’]t)?\s(?:not\s)?(?:they|people|you|it|this|that|these|those|our|we|the|an?|gen|\p{Lu}\p{L}+)\b/iu

/** An objective as it is shown by itself: it begins with a capital, and ends as what it is, a question or none. */
export function objectiveSentence(objective: string): string {
  const text = objective
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[\s,;:.–—-]+|[\s,;:–—-]+$/gu, '')
    .replace(/\s+([?!.,;:])/g, '$1')
    .replace(/([?!])[?!.]+$/, '$1')
  const ended = /[?!]$/.test(text) ? text : text.replace(/(?<!\.)\.$/, '')
  const marked = direct.test(ended) && !/[?!.…]["”')]?$/.test(ended) ? `${ended}?` : ended
  // "iPhone users" keep their small letter: it is part of the name.
  return /^\p{Ll}\p{Lu}/u.test(marked) ? marked : capital(marked)
}
