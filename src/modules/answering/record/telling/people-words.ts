import type { Person } from '../../../population/index.ts'
import { inWords, listOf } from '../../saying/english.ts'
import type { FactSays } from './sentences.ts'

/** "My wife, our two kids and my mother": those whom the record does not name are others. */
export function householdOf({ sex, partner, children_at_home, household_size }: Person): string {
  const spouse = partner === 'spouse' ? (sex === 'male' ? 'my wife' : 'my husband') : 'my partner'
  const together = partner === 'none' ? [] : [spouse]
  const kids = Math.min(children_at_home, household_size - 1 - together.length)
  const others = household_size - 1 - together.length - kids
  const counted = (count: number, one: string, more: string) =>
    count <= 0 ? [] : [count === 1 ? one : `${inWords(count)} ${more}`]
  return listOf([
    'me',
    ...together,
    ...counted(kids, 'one kid', 'kids'),
    ...counted(others, 'one other adult', 'other adults'),
  ])
}

export const placeOf = ({ city, state, country, country_code }: Person): string =>
  [city, country_code === 'US' ? state : country].filter(Boolean).join(', ')

export const countryOf = ({ country, country_code }: Person): string =>
  country_code === 'US' ? 'the United States' : country

export function maritalWords({ marital_status, partner }: Person, { words }: FactSays): string {
  const unmarried = partner === 'unmarried_partner' && marital_status === 'never_married'
  return words![unmarried ? 'partnered' : marital_status]!
}
