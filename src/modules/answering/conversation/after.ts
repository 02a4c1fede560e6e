import type { Member } from '../engine.ts'
import type { Earlier } from '../saying/speaking.ts'
import { chainOf, type Standing } from './thread.ts'

/** What a question that was written out comes after. */
export interface After {
  /** By member: the earlier questions that it was written out from, with what that member said to them. */
  said: readonly (readonly Standing[])[]
  /** Whether it asks about a thing, about somebody else, or the same in another case. */
  about: 'thing' | 'person' | 'same'
}

/** What a member said to an earlier question; members of one group were asked the same, and said what they said. */
export const saidTo = ({ earlier = [] }: Member, before: Standing | null): Earlier | undefined =>
  before === null ? undefined : earlier.findLast(({ question }) => question === before.said.question)

export const saidBefore = (panel: readonly Member[], before: Standing): Standing[][] =>
  panel.map((member) =>
    chainOf(before).flatMap((one) => {
      const said = saidTo(member, one)
      return said === undefined ? [] : [{ ...one, said }]
    }),
  )
