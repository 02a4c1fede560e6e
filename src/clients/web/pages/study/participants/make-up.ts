import { capitalized, words } from '../../../format.ts'
import { participants } from '../../../strings/studies.ts'

export interface Part {
  label: string
  n: number
  share: number
}

interface Person {
  age: number
  sex: string
  city: string
  state: string
  country: string
}

/** As the census bureau divides the country. */
const regions: Record<string, string> = Object.fromEntries(
  Object.entries({
    Northeast: 'Connecticut,Maine,Massachusetts,New Hampshire,New Jersey,New York,Pennsylvania,Rhode Island,Vermont',
    Midwest:
      'Illinois,Indiana,Iowa,Kansas,Michigan,Minnesota,Missouri,Nebraska,North Dakota,Ohio,South Dakota,Wisconsin',
    South:
      'Alabama,Arkansas,Delaware,District of Columbia,Florida,Georgia,Kentucky,Louisiana,Maryland,Mississippi,North Carolina,Oklahoma,South Carolina,Tennessee,Texas,Virginia,West Virginia',
    West: 'Alaska,Arizona,California,Colorado,Hawaii,Idaho,Montana,Nevada,New Mexico,Oregon,Utah,Washington,Wyoming',
  }).flatMap(([region, states]) => states.split(',').map((state) => [state, region])),
)

const bands: readonly [number, string][] = [
  [25, '18–24'],
  [35, '25–34'],
  [45, '35–44'],
  [55, '45–54'],
  [65, '55–64'],
  [Number.POSITIVE_INFINITY, '65+'],
]

const bandOf = ({ age }: Person): string => bands.find(([below]) => age < below)![1]

/** More places than this are read by nobody. */
const MOST_PLACES = 6

export const bySex = (people: readonly Person[]): Part[] =>
  parts(people, ({ sex }) => (sex === '' ? participants.unknown : capitalized(words(sex))))

export const byAge = (people: readonly Person[]): Part[] => {
  const counted = new Map(parts(people, bandOf).map((part) => [part.label, part]))
  return bands.map(([, label]) => counted.get(label) ?? { label, n: 0, share: 0 })
}

/** By country, region, state or town: the widest of them in which people differ. */
export function byPlace(people: readonly Person[]): Part[] {
  const inStates = people.every(({ state }) => state in regions)
  const ways: ((person: Person) => string)[] = [
    ({ country }) => country,
    ...(inStates ? [({ state }: Person) => regions[state]!] : []),
    ({ state }) => state || participants.unknown,
    ({ city }) => city || participants.unknown,
  ]
  const divided = ways.map((way) => parts(people, way))
  return few(divided.find((list) => list.length > 1) ?? divided[0]!)
}

function parts(people: readonly Person[], labelOf: (person: Person) => string): Part[] {
  const counts = new Map<string, number>()
  for (const person of people) counts.set(labelOf(person), (counts.get(labelOf(person)) ?? 0) + 1)
  return [...counts].map(([label, n]) => ({ label, n, share: n / people.length })).sort((a, b) => b.n - a.n)
}

function few(all: Part[]): Part[] {
  if (all.length <= MOST_PLACES) return all
  const rest = all.slice(MOST_PLACES - 1)
  const n = rest.reduce((sum, part) => sum + part.n, 0)
  const share = rest.reduce((sum, part) => sum + part.share, 0)
  return [...all.slice(0, MOST_PLACES - 1), { label: participants.others, n, share }]
}
