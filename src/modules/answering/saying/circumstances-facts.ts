import type { Person } from '../../population/index.ts'
import type { Reading } from '../reading/reading.ts'
import type { Speaking } from './speaking.ts'

const working = (person: Person): boolean =>
  person.labour_status === 'employed' || person.labour_status === 'self_employed'

const pets = (person: Person): string => person.habits?.pets ?? 'none'

/** What a sentence or a point may presuppose about whoever says it, beyond the attributes of the knowledge base. */
const tests: Readonly<Record<string, (person: Person) => boolean>> = {
  partner: (person) => person.partner !== 'none',
  parent: (person) => person.children_at_home > 0,
  worker: working,
  renter: (person) => person.home === 'rents',
  owner: (person) => person.home === 'owns',
  grandparent: (person) => person.age >= 52 && person.child_ages.some((age) => age >= 24),
  dog: (person) => pets(person) === 'dog' || pets(person) === 'dog_and_cat',
  cat: (person) => pets(person) === 'cat' || pets(person) === 'dog_and_cat',
  pet: (person) => pets(person) !== 'none',
  retired: (person) => person.labour_detail === 'retired',
  older: (person) => person.age >= 60,
  woman: (person) => person.sex === 'female',
  man: (person) => person.sex === 'male',
  faith: (person) => (person.attitudes?.religiosity ?? 0) >= 65 && person.religion !== 'none',
  parents_alive: (person) => person.age < 58,
  driver: (person) => person.urbanicity !== 'large_central_metro',
  alone: (person) => person.household_size === 1,
}

/** Whether the person is or has what a sentence takes for granted. What is not known to hold does not. */
export const holds = (need: string, person: Person): boolean => tests[need]?.(person) ?? false

/** Kinds of question about something that nobody need have yet. */
const proposed = /\b(interested in|new|imagine|would you|concept|idea of|if there were)\b/i
const hypothetical = new Set(['intent', 'concept', 'condition', 'price', 'message'])

const existing = new WeakMap<Reading, boolean>()

/** Whether the thing asked about is one that people already have or do, so that using the kind is using it. */
export function isExisting(reading: Reading): boolean {
  let known = existing.get(reading)
  if (known === undefined) {
    const { ask, stimulus, subject, price, canonical } = reading
    const named = subject !== null && subject.names.length > 0
    known = !hypothetical.has(ask) && stimulus === null && price === null && !named && !proposed.test(canonical)
    existing.set(reading, known)
  }
  return known
}

/** Areas of life that nobody advertises. */
const abstract = new Set(['society_wellbeing', 'work_careers', 'local_services_civic', 'social', 'privacy'])

/** What as many adults have is nothing new to anybody. */
const COMMON = 0.4

const durables = new Set([
  'devices',
  'home_kitchen',
  'housing_energy',
  'cars_transport',
  'concepts_pricing',
  'fashion_luxury',
])

/** What the thing costs, as far as the question or the category says; null where neither does. */
const costOf = ({ reading, found }: Speaking): number | null =>
  reading.price?.amount ?? found.categories[0]?.category.price?.typical ?? null

/** The tags of patterns: "user" and "non" by the decision, "existing", "novel", "durable" and "costly" by the thing, others as above. */
export const tagHolds =
  (speaking: Speaking) =>
  (tag: string): boolean => {
    const { decision, person, reading, found } = speaking
    const used = found.categories[0]?.category.parent !== 'society_wellbeing' && isExisting(reading)
    if (tag === 'user') return decision.user === true && used
    if (tag === 'non') return decision.user === false && used
    if (tag === 'goods') return !abstract.has(found.categories[0]?.category.parent ?? '')
    if (tag === 'money') return reading.numeric?.unit === 'money'
    if (tag === 'existing') return isExisting(reading)
    if (tag === 'novel') return !isExisting(reading) || (found.categories[0]?.category.penetration ?? 0) < COMMON
    if (tag === 'costly') return (costOf(speaking) ?? 0) >= 25
    if (tag === 'durable') {
      const category = found.categories[0]?.category
      return category === undefined
        ? /^an? /i.test(reading.subject?.phrase ?? '')
        : durables.has(category.parent) && (costOf(speaking) ?? 0) >= 15
    }
    return holds(tag, person)
  }

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const spelled = (count: number): string => numbers[count] ?? String(count)

function childPhrase(age: number): string {
  if (age < 1) return 'a baby'
  if (age < 3) return 'a toddler'
  if (age < 13)
    return age === 8 || age === 11 ? `an ${age === 8 ? 'eight' : 'eleven'}-year-old` : `a ${years[age]}-year-old`
  return 'a teenager'
}
const years = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** "a toddler and a nine-year-old", "three kids": the children at home as a parent mentions them. */
export function kidsPhrase(person: Person): string | null {
  const young = person.child_ages.filter((age) => age < 18)
  const count = person.children_at_home
  if (count === 0 || young.length === 0) return null
  if (count > 2) return person.index % 2 === 0 ? `${spelled(count)} kids` : `${spelled(count)} of them`
  if (count === 1) return childPhrase(young[0]!)
  const [younger, older] = [childPhrase(young[0]!), childPhrase(young[1] ?? young[0]!)]
  if (younger === older) return younger === 'a teenager' ? 'two teenagers' : 'two kids'
  return person.index % 3 === 0 ? 'two kids' : `${younger} and ${older}`
}
