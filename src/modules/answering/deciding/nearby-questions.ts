import type { KnownQuestion } from '../../knowledge/index.ts'
import type { Found } from '../finding/found.ts'
import type { AskKind, Reading } from '../reading/reading.ts'

/** A known closed question whose answer says something about the one that was asked. */
export interface Nearby {
  question: KnownQuestion
  role: 'answer' | 'for' | 'against'
  similarity: number
}

/** Kinds of known questions that an open question comes down to, and how near they must be. */
const answers: Partial<Record<AskKind, { kinds: readonly string[]; near: number }>> = {
  barrier: { kinds: ['barrier'], near: 0.6 },
  driver: { kinds: ['driver', 'feature', 'choice', 'importance', 'loyalty'], near: 0.62 },
  feature: { kinds: ['feature', 'driver', 'importance', 'choice'], near: 0.62 },
  condition: { kinds: ['switching', 'driver', 'loyalty', 'barrier'], near: 0.6 },
  improve: { kinds: ['barrier', 'feature', 'choice'], near: 0.7 },
  switching: { kinds: ['switching', 'driver'], near: 0.62 },
  loyalty: { kinds: ['loyalty', 'driver'], near: 0.62 },
  // How often is answered by how often, not by what one pays for it.
  frequency: { kinds: ['frequency'], near: 0.7 },
  amount: { kinds: ['frequency', 'behaviour', 'price'], near: 0.74 },
}
/** Other open questions come down to whatever nearly asks the same. */
const others = { kinds: null, near: 0.74 }
/** Of a barrier or a driver, to give as a reason. */
const NEAR_REASON = 0.55

const MOST = 3

/** Options that answer their own question only. */
const PLAIN = /^(?:yes|no|maybe|true|false)\b(?! (?:time|need|money|interest|room|insurance|one|car|difference))/i

/**
 * The known questions to put to the panel beside the one asked: at most one that an open question comes down to, one
 * that says what speaks for the matter, and one that says what speaks against it. Only those with named options, since a
 * step of a ladder is no reason.
 */
export function nearbyQuestions(reading: Reading, found: Found): Nearby[] {
  const main = found.categories[0]?.category.slug
  const nearby: Nearby[] = []
  const take = (role: Nearby['role'], fits: (question: KnownQuestion, similarity: number) => boolean): void => {
    const hit = found.known.find(
      ({ question, similarity }) =>
        question.scale === 'nominal' &&
        !question.options.some((option) => PLAIN.test(option)) &&
        fits(question, similarity) &&
        !nearby.some((other) => other.question === question) &&
        (similarity >= 0.8 ||
          main === undefined ||
          question.categories.length === 0 ||
          question.categories.includes(main)),
    )
    if (hit !== undefined) nearby.push({ ...hit, role })
  }
  if (reading.type === 'open' && reading.ask !== 'reason') {
    // "What do you worry about?" is no question for what keeps one from something.
    const worry = reading.ask === 'barrier' && /\b(worr|fear|afraid|concern|scare)/i.test(reading.text)
    const { kinds, near } = (worry ? undefined : answers[reading.ask]) ?? others
    take('answer', ({ kind }, similarity) => similarity >= near && (kinds === null || kinds.includes(kind)))
  }
  take('against', ({ kind }, similarity) => kind === 'barrier' && similarity >= NEAR_REASON)
  take('for', ({ kind }, similarity) => kind === 'driver' && similarity >= NEAR_REASON)
  return nearby.slice(0, MOST)
}
