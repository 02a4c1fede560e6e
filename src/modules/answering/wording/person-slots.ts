import type { Member } from '../engine.ts'
import { block } from '../prompts/untrusted.ts'
import { earlierLines } from './earlier.ts'
import { factsOf } from './facts.ts'

/** What every prompt is told about the agent that it is for. */
export const personSlots = ({ person, earlier = [] }: Member, attitudes: readonly string[]) => ({
  facts: factsOf(person).join('\n'),
  attitudes: block('attitudes', attitudes),
  earlier: block('earlier', earlierLines(earlier)),
})
