import type { Member } from '../engine.ts'
import { block } from '../prompts/untrusted.ts'
import type { Reading } from '../reading/reading.ts'
import { recordOfNamed } from '../record/telling/named.ts'
import { earlierLines } from './earlier.ts'
import { factsOf } from './facts.ts'

/**
 * What every prompt is told about the agent that it is for: the facts, first of what the question names, then of their
 * life what is near it.
 */
export function personSlots(
  { person, earlier = [] }: Member,
  reading: Reading,
  attitudes: readonly string[],
  lived: readonly string[] = [],
) {
  const named = recordOfNamed(reading, person)
  const lines = [
    ...factsOf(person),
    ...(named.length === 0 ? [] : [`On record of what is asked: ${named.join(' ')}`]),
    ...(lived.length === 0 ? [] : [`Life: ${lived.join(' ')}`]),
  ]
  return {
    facts: lines.join('\n'),
    attitudes: block('attitudes', attitudes),
    earlier: block('earlier', earlierLines(earlier)),
  }
}
