import type { DraftClaim } from './claim.ts'
import { claimQuestions } from './claim-questions.ts'
import type { Spoken } from './read-claim.ts'
import { splitThesis } from './split-thesis.ts'

interface Wanted {
  max_groups: number
  questions_per_group: number
}

type Filters = Record<string, unknown>

/**
 * A thesis taken apart by rules: its assertions, each with those of whom it speaks. One that names nobody speaks of those
 * whom the thesis names elsewhere. While there is room, others are set beside them: whom they are compared with, or
 * whoever an assertion does not speak of.
 */
export function draftClaims(
  thesis: string,
  { max_groups, questions_per_group }: Wanted,
  readClaim: (assertion: string) => Spoken,
  opposite: (filters: Filters) => Filters,
): DraftClaim[] {
  const spoken = splitThesis(thesis)
    .slice(0, max_groups)
    .map((claim) => ({ claim, ...readClaim(claim) }))
  const somebody = spoken.find(({ filters }) => Object.keys(filters).length > 0)
  const drafted = spoken.map(({ claim, who, filters, caveat, own_words }): DraftClaim => {
    const meant = who === null && somebody !== undefined ? somebody : { who, filters }
    const questions = claimQuestions(own_words ?? claim, questions_per_group, own_words === null ? 'world' : 'self')
    return { claim, who: meant.who, role: 'claim', filters: meant.filters, questions, caveat }
  })
  const named = spoken.flatMap(({ claim, compared }, at): DraftClaim[] =>
    compared === null
      ? []
      : [{ claim, ...compared, role: 'comparison', questions: drafted[at]!.questions, caveat: null }],
  )
  return withComparisons([...drafted, ...named].slice(0, max_groups), max_groups, opposite)
}

/** Claims, and while there is room those of whom they do not speak. */
export function withComparisons(
  claims: readonly DraftClaim[],
  max_groups: number,
  opposite: (filters: Filters) => Filters,
): DraftClaim[] {
  const drafted = [...claims]
  for (const { claim, who, role, filters, questions } of claims) {
    if (drafted.length >= max_groups) break
    const compared = claims.some((one) => one.role === 'comparison' && one.claim === claim)
    const others = role === 'comparison' || compared ? undefined : othersThan(filters, opposite)
    if (others !== undefined && !drafted.some((one) => same(one.filters, others) && one.claim === claim)) {
      const besides = who === null ? null : `Others than ${who.charAt(0).toLowerCase()}${who.slice(1)}`
      drafted.push({ claim, who: besides, role: 'comparison', filters: others, questions, caveat: null })
    }
  }
  return drafted
}

/** Where people live stays, so that the groups differ in what the claim is about. */
const places = ['country', 'state', 'city', 'region', 'urbanicity']

/** Those who live in the same places and are not as the filter says; undefined where it says nothing but places. */
function othersThan(filters: Filters, opposite: (filters: Filters) => Filters): Filters | undefined {
  const [where, who] = [true, false].map((wanted) =>
    Object.fromEntries(Object.entries(filters).filter(([field]) => places.includes(field) === wanted)),
  )
  return Object.keys(who!).length === 0 ? undefined : { ...where, ...opposite(who!) }
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
