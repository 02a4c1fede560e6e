import type { Person } from '../person.ts'
import { type Means, meansOf } from './means.ts'
import { type Pole, polesOf } from './poles.ts'
import { type WorkWords, workWordsOf } from './work-words.ts'

/** A person together with what follows from the fields, so that a phrase can ask a short question. */
export interface Facts {
  p: Person
  she: boolean
  title: string | null
  /** The words of the trade, or of a student's or homemaker's days. */
  work: WorkWords | null
  employed: boolean
  couple: boolean
  /** Married, but not to anybody in the household. */
  apart: boolean
  alone: boolean
  kids: number
  /** Ages of the children at home, youngest first, where they are certain. */
  kidAges: number[] | null
  grown: number
  /** People in the household who are neither partner nor children under 18. */
  others: number
  means: Means
  /** The traits in which the person stands out, furthest first. */
  poles: readonly Pole[]
  /** Home and means are the person's own, or shared with a partner, rather than those of whoever they live with. */
  settled: boolean
  owner: boolean
  tenant: boolean
  rural: boolean
  us: boolean
}

export function factsOf(p: Person): Facts {
  const employed = p.labour_detail === 'full_time' || p.labour_detail === 'part_time'
  const couple = p.partner !== 'none'
  const minors = p.child_ages.filter((age) => age < 18)
  const others = Math.max(0, p.household_size - 1 - (couple ? 1 : 0) - p.children_at_home)
  const settled = others === 0 || (couple && p.age >= 30) || p.age >= 45
  return {
    p,
    she: p.sex === 'female',
    title: p.job?.title ?? null,
    work: workWordsOf(p),
    employed,
    couple,
    apart: p.marital_status === 'married' && !couple,
    alone: p.household_size === 1,
    kids: p.children_at_home,
    kidAges: minors.length === p.children_at_home ? minors : null,
    grown: p.child_ages.length - minors.length,
    others,
    means: meansOf(p),
    poles: polesOf(p),
    settled,
    owner: p.home === 'owns' && settled,
    tenant: p.home === 'rents' && settled,
    rural: p.urbanicity === 'rural',
    us: p.country_code === 'US',
  }
}
