import type { Told } from '../../src/modules/answering/life/life-file.ts'
import { thirdPersonOf } from '../../src/modules/answering/reading/word-forms.ts'

/** What is done again and again, or had for long, and so can be over; or what is once and for all done. */
export type Sort = 'lasting' | 'deeds'

/** How a thing is said of somebody: "own a bicycle" and "owned a bicycle" give "Owns a bicycle." and the like. */
export function wordsOf(
  base: string,
  done: string,
  sort: Sort,
): Pick<Told, 'does' | 'has_done' | 'would_like' | 'never'> {
  const [verb, ...rest] = base.split(' ')
  const third = thirdPersonOf(verb!)
  return {
    does: `${third.charAt(0).toUpperCase()}${[third, ...rest].join(' ').slice(1)}.`,
    has_done: sort === 'lasting' ? `Used to ${base}.` : `Has ${done}.`,
    would_like: `Would like to ${base}.`,
    never: `Has never ${done}.`,
  }
}
