import type { Quota } from './brief.ts'
import { type Filters, isObject, isRange, opposite } from './conditions.ts'
import type { Count } from './counts.ts'
import { sharelessReason } from './shares.ts'

/** A number of people, and the conditions of those whom it counts. */
export type KindCount = Count & {
  filters: Filters | null
  /** The number and those whom it counts, as the text has it. */
  said: string
}

/** What numbers settle of an audience. */
interface Sampled {
  quotas: Quota[]
  group_size: number | null
  ignored: { said: string; why: string }[]
}

/** One number is how many; several are how many of each, with how many in all before them or as their sum. */
export function applyCounts(counts: readonly KindCount[], groups: readonly Filters[], audience: Sampled): void {
  if (counts.length === 0) return
  const each = counts.find((count) => count.each)
  const kindsOfEach = groups.length === 1 ? alternativesOf(groups[0]!) : groups
  if (each !== undefined && kindsOfEach.length > 1) {
    const total = each.value * kindsOfEach.length
    setShares(
      kindsOfEach.map((filters) => ({ value: each.value, filters, said: `${describe(filters)}, ${each.value} each` })),
      total,
      audience,
    )
    audience.group_size = total
    return
  }
  const [first, ...others] = counts.filter((count, place) => !(place > 0 && isAmong(count, counts[0]!, audience)))
  const rest = others.reduce((sum, { value }) => sum + value, 0)
  const kinds = counts.filter(({ filters }) => filters !== null && Object.keys(filters).length > 0)
  let total = first!.value
  if (
    others.length > 0 &&
    [first!, ...others].every(({ ofKind }) => ofKind) &&
    (rest !== first!.value || (alike(first!.filters, others[0]!.filters) && !covers(first!.filters!, others)))
  ) {
    total += rest
    if (kinds.length === others.length + 1) setShares(kinds, total, audience)
    else tellShareless([first!, ...others], audience)
  } else if (others.length === 1 && first!.ofKind && others[0]!.ofKind) {
    total += rest
    if (kinds.length === 2) setShares(kinds, total, audience)
    else tellShareless([first!, ...others], audience)
  } else if (others.length > 1 && rest === first!.value && kinds.length >= others.length) {
    setShares(
      kinds.filter((kind) => kind !== first),
      rest,
      audience,
    )
  } else {
    const stated = counts.find(({ ofKind }) => !ofKind)
    if (stated !== undefined) total = stated.value
  }
  audience.group_size = total
}

/** "8 vegetarians and 8 meat eaters": who they are can be asked, how many of each cannot be kept. */
const tellShareless = (counts: readonly KindCount[], audience: Sampled): void => {
  audience.ignored.push({ said: counts.map(({ said }) => said).join(', '), why: sharelessReason })
}

/** "Nurses in Germany and France, 10 each": the values that the last condition with several has are what each is one of. */
function alternativesOf(group: Filters): Filters[] {
  const listed = Object.entries(group).findLast(([, value]) => severalOf(value).length > 1)
  if (listed === undefined) return []
  const [field, value] = listed
  return severalOf(value).map((one) => (field === 'any' ? (one as Filters) : { [field]: one }))
}

const severalOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : isObject(value) && Array.isArray(value.any) ? value.any : []

const alike = (first: Filters | null, second: Filters | null): boolean =>
  first !== null &&
  second !== null &&
  Object.keys(first).length > 0 &&
  Object.keys(first).join() === Object.keys(second).join()

/** "40 adults: 10 from Texas, 10 from Ohio, 20 from Maine": the first number is that of all the others. */
const covers = (first: Filters, others: readonly KindCount[]): boolean =>
  Object.entries(first).some(([field, value]) =>
    others.every(({ filters }) =>
      severalOf(value).some((one) => JSON.stringify(one) === JSON.stringify(filters?.[field])),
    ),
  )

/** "20 people, at least 5 of them smokers": a share of those who were counted before. */
function isAmong(count: KindCount, first: Count, audience: Sampled): boolean {
  if (!count.among || count.value >= first.value || count.filters === null || Object.keys(count.filters).length === 0)
    return false
  const share = Math.round((count.value / first.value) * 10_000) / 10_000
  if (audience.quotas.length === 0) {
    audience.quotas = [
      { said: count.said, filters: count.filters, share },
      { said: 'the rest', filters: opposite(count.filters), share: 1 - share },
    ]
  }
  return true
}

function setShares(
  kinds: readonly { value: number; filters: Filters | null; said: string }[],
  total: number,
  audience: Sampled,
): void {
  if (audience.quotas.length > 0 || kinds.length < 2) return
  const [first, ...others] = kinds.map(({ filters }) => filters!)
  const shared = Object.keys(first!).filter((field) =>
    others.every((other) => JSON.stringify(other[field]) === JSON.stringify(first![field])),
  )
  audience.quotas = kinds.map(({ value, filters, said }) => {
    const own = Object.fromEntries(Object.entries(filters!).filter(([field]) => !shared.includes(field)))
    return { said, filters: own, share: Math.round((value / total) * 10_000) / 10_000 }
  })
}

const describe = (filters: Filters): string =>
  Object.values(filters)
    .map((value) =>
      isRange(value) ? rangeSaid(value) : isObject(value) ? severalOf(value).join(' or ') : String(value),
    )
    .join(', ')

const rangeSaid = ({ min, max }: { min?: number; max?: number }): string =>
  min === undefined ? `up to ${max}` : max === undefined ? `${min} or more` : `${min} to ${max}`
