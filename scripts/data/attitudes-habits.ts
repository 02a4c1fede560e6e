import type { Term } from '../../src/modules/population/synthesis/attitudes-groups.ts'
import { normal } from '../../src/modules/population/synthesis/attitudes-normal.ts'
import { streamOf } from '../../src/modules/population/synthesis/chance.ts'
import type { Factor } from './attitudes-factor.ts'
import { fitChoice } from './attitudes-logit.ts'
import { distribution } from './attitudes-normal.ts'
import type { Regression } from './attitudes-regression.ts'
import { fitOnlineShopping } from './attitudes-shopping.ts'
import type { Adults, Survey } from './attitudes-surveys.ts'

interface Habit {
  item: string
  categories: string[]
  /** By option number less one: the category. */
  of: number[]
  asks: Term[]
}

const people: Term[] = ['age', 'sex', 'education5', 'income20', 'ethnicity4', 'marital4', 'parent']
const everything: Term[] = [...people, 'division', 'setting3', 'work6', 'nativity']
const yesNo = (item: string, asks: Term[]): Habit => ({ item, categories: ['no', 'yes'], of: [1, 0], asks })

const general: Record<string, Habit> = {
  gun_at_home: yesNo('owngun', [...everything, 'faith7', 'party']),
  tv_hours: {
    item: 'tvhours',
    categories: ['0', '1', '2', '3', '4', '5-6', '7+'],
    of: [0, 1, 2, 3, 4, 5, 6],
    asks: everything,
  },
  news_source: {
    item: 'newsfrom',
    categories: ['internet', 'tv', 'newspaper', 'radio', 'other'],
    of: [2, 4, 0, 4, 1, 3, 4, 4, 4, 4],
    asks: everything,
  },
}
const election: Record<string, Habit> = {
  invests_in_stocks: yesNo('V201606', people),
  hunts_or_fishes: yesNo('V202567', [...people, 'party']),
  uses_facebook: yesNo('V202541a', [...people, 'digital5']),
  uses_instagram: yesNo('V202541c', [...people, 'digital5']),
  uses_twitter: yesNo('V202541b', [...people, 'digital5', 'party']),
  uses_youtube: yesNo('V202541e', [...people, 'digital5']),
  uses_tiktok: yesNo('V202541g', [...people, 'digital5']),
}

export function fitHabits(gss: Survey, anes: Survey, digital: Factor & Regression, adults: Adults) {
  anes.codes.digital5 = plausibleFifths(digital, anes)
  return {
    pets: fitPets(gss),
    ...fitAll(gss, general),
    ...fitAll(anes, election),
    shops_online: fitOnlineShopping(adults),
  }
}

function fitAll(survey: Survey, habits: Record<string, Habit>) {
  return Object.fromEntries(
    Object.entries(habits).map(([name, { item, categories, of, asks }]) => {
      const values = Int16Array.from(survey.answer(item), (answer) => (answer === 0 ? -1 : of[answer - 1]!))
      return [name, described(survey, survey.text(item), fitChoice(survey, { categories, values, asks }))]
    }),
  )
}

const described = <Fit>(survey: Survey, text: string, fit: Fit) => ({
  text,
  source: survey.source,
  year: survey.meta.year,
  ...fit,
})

function fitPets(gss: Survey) {
  const [dogs, cats, number] = ['has_dog', 'has_cat', 'numpets'].map((item) => gss.answer(item))
  const values = Int16Array.from(dogs!, (dog, at) => {
    if (dog === 0) return -1
    if (dog === 1) return cats![at] === 1 ? 3 : 1
    if (cats![at] === 1) return 2
    return number![at] === 1 ? 0 : 4
  })
  const categories = ['none', 'dog', 'cat', 'dog_and_cat', 'other']
  return described(gss, 'Which pets does your family have?', fitChoice(gss, { categories, values, asks: everything }))
}

/**
 * For each respondent a value that the attitude may well have, drawn given the answers and the group (as fifths). The
 * agents' drawn attitudes relate to the habits as these values do, which point estimates would not.
 */
function plausibleFifths({ score, error, fitted, r2 }: Factor & Regression, survey: Survey): Int16Array {
  const stream = streamOf('attitudes', 'plausible values')
  return Int16Array.from({ length: survey.size }, (_, at) => {
    if (error[at] === Number.POSITIVE_INFINITY) return -1
    const precision = 1 / (1 - r2) + 1 / error[at]!
    const mean = (fitted[at]! / (1 - r2) + score[at]! / error[at]!) / precision
    return Math.min(4, Math.floor(5 * distribution(mean + normal(stream, at, 0) / Math.sqrt(precision))))
  })
}
