import { type Population, type Tables, vocabulary as words } from '../population/index.ts'
import type { Bitset } from './bitset.ts'
import type { FieldName } from './fields.ts'
import type { ValueField } from './search-index-field.ts'
import { derived, fewValues, listOfValues, setsOf, unionOf } from './search-index-values.ts'
import type { Codes } from './selected.ts'

export const parties = ['democrat', 'independent', 'republican'] as const
export const politicalViews = ['liberal', 'moderate', 'conservative'] as const
/** What a family may have, and `none` for those who have no pet. */
export const pets = ['dog', 'cat', 'other', 'none'] as const

/** The surveys have seven steps from one side to the other: only the middle one is neither side. */
const thirdOf = (step: number): number => (step > 6 ? words.NONE_8 : step < 3 ? 0 : step === 3 ? 1 : 2)

export function politicsOf(population: Population): Record<'party' | 'political_views', ValueField> {
  const third = (name: string, labels: readonly string[]): ValueField =>
    fewValues(population.size, labels, () => derived(population.column(name) as Codes, thirdOf))
  return { party: third('party', parties), political_views: third('ideology', politicalViews) }
}

export const yesNoHabits = [
  'gun_at_home',
  'hunts_or_fishes',
  'invests_in_stocks',
  'shops_online',
  'uses_facebook',
  'uses_instagram',
  'uses_twitter',
  'uses_youtube',
  'uses_tiktok',
] as const satisfies readonly FieldName[]

type HabitField = (typeof yesNoHabits)[number] | 'pets'

/** What people have and do. There are figures for the US alone: of everybody else it is not known. */
export function habitsOf(population: Population, { habits }: Tables): Record<HabitField, ValueField> {
  const { size } = population
  const column = (name: string): Codes => population.column(`habit:${name}`) as Codes
  const yesNo = (name: string): ValueField =>
    fewValues(size, ['false', 'true'], () => {
      const answers = habits[name]!
      return derived(column(name), (code) => (code < answers.length ? Number(answers[code] === 'yes') : words.NONE_8))
    })
  let opened: { planes: Bitset[]; known: Bitset } | undefined
  const open = () => {
    if (opened === undefined) {
      const answers = habits.pets!
      const sets = setsOf(column('pets'), answers.length, size)
      // "dog_and_cat" is an answer of its own in the survey.
      const having = (pet: string): Bitset[] => sets.filter((_, code) => answers[code]!.split('_and_').includes(pet))
      opened = { planes: pets.map((pet) => unionOf(having(pet), size)), known: unionOf(sets, size) }
    }
    return opened
  }
  const fields = Object.fromEntries(yesNoHabits.map((name) => [name, yesNo(name)]))
  return {
    ...(fields as Record<(typeof yesNoHabits)[number], ValueField>),
    pets: listOfValues(
      pets,
      () => open().planes,
      () => open().known,
    ),
  }
}
