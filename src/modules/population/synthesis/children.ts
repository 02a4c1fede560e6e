import { below, type Stream, streamOf } from './chance.ts'

const MAJORITY = 18
/** Parents are at least this old at a birth, and mothers and fathers at most so old, but for rare exceptions. */
const YOUNGEST_PARENT = 16
const OLDEST_PARENT = [56, 45]

/** Of the people of one country. */
export const childrenStream = (seed: string): Stream => streamOf(seed, 'children')

/** As many children as somebody of that age can have had, a year and a half apart. */
export const mostChildren = (age: number): number => Math.floor(((age - YOUNGEST_PARENT) * 2) / 3) + 1

/**
 * The ages of somebody's children, youngest first: those at home are minors, the others grown up as far as the
 * parent's age allows it. A pure function, so that nothing but the youngest's age need be kept.
 */
export function childAgesOf(
  stream: Stream,
  agent: number,
  parent: { age: number; sex: number; at_home: number; elsewhere: number },
): number[] {
  const { age, sex, at_home, elsewhere } = parent
  const oldest = Math.max(0, age - YOUNGEST_PARENT)
  const ages: number[] = []
  if (at_home > 0) {
    const low = Math.min(Math.max(0, age - OLDEST_PARENT[sex]!), MAJORITY - 1)
    const high = Math.max(low, Math.min(MAJORITY - 1, oldest) - 2 * (at_home - 1))
    spread(
      stream,
      agent,
      ages,
      at_home,
      low + below(stream, agent, high - low + 1, 100),
      Math.min(MAJORITY - 1, oldest),
    )
  }
  if (elsewhere > 0) {
    const low = Math.min(oldest, Math.max(MAJORITY, age - OLDEST_PARENT[sex]!, (ages.at(-1) ?? -1) + 1))
    const high = Math.max(low, Math.min(oldest, low + 16) - 2 * (elsewhere - 1))
    spread(stream, agent, ages, elsewhere, low + below(stream, agent, high - low + 1, 200), oldest)
  }
  return ages.sort((a, b) => a - b)
}

/** Brothers and sisters are one to four years apart, twins now and then, as far as there is room. */
function spread(stream: Stream, agent: number, ages: number[], count: number, youngest: number, oldest: number): void {
  let age = youngest
  for (let child = 0; child < count; child++) {
    ages.push(Math.min(age, oldest))
    const gap = below(stream, agent, 40, ages.length)
    age += gap === 0 ? 0 : 1 + (gap % 4)
  }
}
