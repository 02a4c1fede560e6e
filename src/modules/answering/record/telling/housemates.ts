import { type Person, readFigures } from '../../../population/index.ts'
import { chanceOf, normalOf } from './lasting.ts'

export interface Housemate {
  kind: 'partner' | 'child' | 'parent' | 'other'
  age: number
}

interface Figures {
  partner_age: { older_by: Record<string, number>; spread: number }
}

let read: Figures | undefined
function figures(): Figures {
  read ??= readFigures<Figures>('population/us-lasting.json')
  return read
}

const MINOR = 18
const OLDEST = 95
/** Who has grown children and somebody else in the house has one of them there more often than not. */
const GROWN_CHILD = 0.7
/** The young live with parents or with others of their age. */
const YOUNG = 35
const PARENT = 0.5
/** Parents were so old at a birth. */
const [YOUNGEST, SPAN] = [20, 16]

/** With whom somebody lives: children at home are on record, others as far as the household goes, drawn once and for all. */
export function housematesOf(person: Person): readonly Housemate[] {
  const { partner, child_ages, children_at_home, household_size } = person
  const housemates: Housemate[] = partner === 'none' ? [] : [{ kind: 'partner', age: partnerAgeOf(person) }]
  const minors = child_ages.filter((age) => age < MINOR).slice(0, children_at_home)
  housemates.push(...minors.map((age): Housemate => ({ kind: 'child', age })))
  const grown = child_ages.filter((age) => age >= MINOR)
  for (let left = household_size - 1 - housemates.length, at = 0; left > 0; left--, at++) {
    const next = grown[at]
    const child = next !== undefined && chanceOf(person, 'grown child at home', at) < GROWN_CHILD
    housemates.push(child ? { kind: 'child', age: next } : anotherAdult(person, at))
  }
  return housemates.slice(0, Math.max(0, household_size - 1))
}

function anotherAdult(person: Person, at: number): Housemate {
  const older = person.age + YOUNGEST + Math.floor(chanceOf(person, 'age of a parent', at) * SPAN)
  const isParent = chanceOf(person, 'parent at home', at) < (person.age < YOUNG ? 2 * PARENT - 0.2 : PARENT)
  if (isParent && at < 2 && older <= OLDEST) return { kind: 'parent', age: older }
  return { kind: 'other', age: between(person.age + Math.round(6 * normalOf(person, 'age of another adult', at))) }
}

function partnerAgeOf(person: Person): number {
  const { older_by, spread } = figures().partner_age
  return between(person.age + Math.round(older_by[person.sex]! + spread * normalOf(person, 'age of the partner')))
}

const between = (age: number): number => Math.min(OLDEST, Math.max(MINOR, age))

/** A grown child in its parents' home, who has no family of its own. */
export const livesWithParents = (person: Person): boolean =>
  person.age < ON_ONES_OWN &&
  person.partner === 'none' &&
  person.num_children === 0 &&
  housematesOf(person).some(({ kind }) => kind === 'parent')
const ON_ONES_OWN = 30
