import { conditionName, drugName } from '../../filters/index.ts'
import { conditions, drugClasses, type Person, readFigures, streamOf, uniform } from '../../population/index.ts'
import type { Reading } from '../reading/reading.ts'
import { capital, inWords, listOf, money, sentence, withArticle } from '../saying/english.ts'
import { type Asked, holds } from './asked.ts'
import { type Known, recordValue } from './record-value.ts'

/** data/language/record/sentences.json: clauses with slots, a choice of them for every fact. */
interface FactSays {
  /** By value of the record; several ways to say it are parted by bars. */
  words?: Record<string, string>
  say?: string[]
  /** Instead of `say` behind a yes or a no, which need a whole clause. */
  clause?: string[]
  none?: string[]
  one?: string[]
  /** Of several, those that are meant. */
  of?: string[]
  yes?: string[]
  no?: string[]
  pastYes?: string[]
  pastNo?: string[]
  youngest?: string[]
  oldest?: string[]
  counted?: string[]
  /** Of a parent, for whoever is asked after the other one. */
  male?: string[]
  female?: string[]
  any?: string
  /** For what is left of a long list. */
  more?: string
}

interface Sentences {
  yes: string[]
  no: string[]
  declined: string[]
  facts: Record<string, FactSays>
}

let read: Sentences | undefined
function sentences(): Sentences {
  read ??= readFigures<Sentences>('language/record/sentences.json')
  return read
}

/** Everybody has their own way to say a thing, and keeps to it. */
function chosen(from: readonly string[], { version, index }: Person, name: string): string {
  return from[Math.floor(uniform(streamOf(version, `record ${name}`), index) * from.length)]!
}

export const sayDeclined = (person: Person): string => chosen(sentences().declined, person, 'declined')

/** One short sentence that is true of the person. */
export function sayRecord(
  asked: Asked,
  known: Known,
  truth: boolean | null,
  person: Person,
  reading: Pick<Reading, 'type' | 'options'>,
): string {
  const says = sentences().facts[asked.fact]!
  const clause = clauseOf(asked, known, truth, person, says)
  // On a ladder of agreement nobody was asked for a yes.
  if (truth === null || (reading.type !== 'open' && !reading.options.some(({ role }) => role === 'yes')))
    return sentence(clause)
  const lead = chosen(truth !== asked.denied ? sentences().yes : sentences().no, person, `lead ${asked.fact}`)
  return sentence(lead.replace('{c}', () => clause).replace('{C}', () => capital(clause)))
}

function clauseOf(asked: Asked, known: Known, truth: boolean | null, person: Person, says: FactSays): string {
  const isChildless = person.num_children === 0 && (asked.fact === 'child_age' || asked.fact === 'first_child')
  const isOtherParent = asked.only !== null && asked.only !== person.sex && person.num_children > 0
  const from = isChildless
    ? sentences().facts.children!.none!
    : isOtherParent
      ? says[person.sex]!
      : templatesFor(asked, known, truth, says)
  return filled(chosen(from, person, asked.fact), asked, known, person, says)
}

/** What is over rather than there: it is said in another tense. */
const past = new Set(['heart_attack', 'stroke', 'cancer', 'skin_cancer_nonmelanoma', 'kidney_stones', 'gallstones'])

function templatesFor(asked: Asked, known: Known, truth: boolean | null, says: FactSays): readonly string[] {
  if (truth !== null && says.yes !== undefined && !(asked.values.length === 0 && !truth)) {
    const isPast = asked.values.length > 0 && asked.values.every((value) => past.has(value))
    if (isPast && says.pastYes !== undefined) return truth ? says.pastYes : says.pastNo!
    return truth ? says.yes : says.no!
  }
  if (asked.counts) return says.counted!
  if (asked.which !== null) return says[asked.which]!
  const size = typeof known === 'number' ? known : Array.isArray(known) ? known.length : null
  if ((size !== null && size <= 0) || known === 'none' || isJobless(asked, known))
    if (says.none !== undefined) return says.none
  if (says.of !== undefined && asked.compare !== null && truth === null) return says.of
  if (size === 1 && says.one !== undefined) return says.one
  if (says.say === undefined) return known === 'yes' ? says.yes! : says.no!
  return truth === null ? says.say : (says.clause ?? says.say)
}

const isJobless = ({ fact }: Asked, known: Known): boolean => fact === 'occupation' && !/^\d/.test(String(known))

function filled(template: string, asked: Asked, known: Known, person: Person, says: FactSays): string {
  const slots: Readonly<Record<string, () => string>> = {
    v: () => valueWords(asked, known, person, says),
    asked: () => askedWords(asked, says),
    place: () => placeOf(person),
    state: () => person.state,
    country: () => countryOf(person),
    count: () => inWords(person.num_children),
    age: () => String(person.age),
    household: () => householdOf(person),
    trade: () => tradeOf(person),
    spouse: () => (person.sex === 'male' ? 'wife' : 'husband'),
    labour: () => wordsFor('labour', person.labour_detail, person),
  }
  const once = template.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot]!())
  return once.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot]!())
}

/** "My wife, our two kids and my mother": those whom the record does not name are others. */
function householdOf({ sex, partner, children_at_home, household_size }: Person): string {
  const spouse = partner === 'spouse' ? (sex === 'male' ? 'my wife' : 'my husband') : 'my partner'
  const together = partner === 'none' ? [] : [spouse]
  const kids = Math.min(children_at_home, household_size - 1 - together.length)
  const others = household_size - 1 - together.length - kids
  const counted = (count: number, one: string, more: string) =>
    count === 0 ? [] : [count === 1 ? one : `${inWords(count)} ${more}`]
  return listOf([
    'me',
    ...together,
    ...counted(kids, 'one kid', 'kids'),
    ...counted(others, 'one other adult', 'other adults'),
  ])
}

/** What somebody does is asked for as such. */
const TRADE: Asked = {
  fact: 'occupation',
  field: 'occupation',
  values: [],
  compare: null,
  which: null,
  counts: false,
  only: null,
  polar: false,
  denied: false,
  said: null,
  narrower: false,
}

/** What somebody does, as a clause. */
function tradeOf(person: Person): string {
  const known = recordValue('occupation', person, 0)
  if (known === null) return wordsFor('labour', person.labour_detail, person)
  return clauseOf(TRADE, known, null, person, sentences().facts.occupation!)
}

const placeOf = ({ city, state, country, country_code }: Person): string =>
  [city, country_code === 'US' ? state : country].filter(Boolean).join(', ')

const countryOf = ({ country, country_code }: Person): string => (country_code === 'US' ? 'the United States' : country)

function valueWords(asked: Asked, known: Known, person: Person, says: FactSays): string {
  const { fact } = asked
  if (fact === 'occupation') return withArticle(person.job!.title)
  if (fact === 'income_own' || fact === 'income_household') return money(roundly(known as number), 'USD')
  if (fact === 'marital_status') return maritalWords(person, says)
  if (fact === 'child_age') return ageWords(asked, known as readonly number[])
  if (Array.isArray(known)) {
    const held = (known as readonly string[]).filter((one) => asked.values.length === 0 || asked.values.includes(one))
    return listed(
      withoutWider(held).map((value) => nameOf(fact, value, says)),
      says,
    )
  }
  if (typeof known === 'number' && counted.has(fact)) return inWords(known)
  return wordsFor(fact, String(known), person)
}

const counted = new Set(['household_size', 'children', 'children_at_home', 'medicine_count', 'tv_hours'])

const wordsFor = (fact: string, value: string, person: Person): string =>
  chosen((sentences().facts[fact]!.words?.[value] ?? value).split('|'), person, `words ${fact}`)

/** Nobody recites more. */
const MOST = 5

const listed = (names: readonly string[], { more = '' }: FactSays): string =>
  names.length <= MOST + 1
    ? listOf(names)
    : listOf([...names.slice(0, MOST), more.replace('{n}', inWords(names.length - MOST))])

/** Whoever has osteoarthritis has arthritis: that need not be said. */
const withoutWider = (held: readonly string[]): readonly string[] =>
  held.some((value) => value.endsWith('arthritis') && value !== 'arthritis')
    ? held.filter((value) => value !== 'arthritis')
    : held

/** Nobody tells their income to the dollar. */
const roundly = (amount: number): number =>
  Math.round(amount / (amount < 20_000 ? 500 : 1000)) * (amount < 20_000 ? 500 : 1000)

function maritalWords({ marital_status, partner }: Person, { words }: FactSays): string {
  const unmarried = partner === 'unmarried_partner' && marital_status === 'never_married'
  return words![unmarried ? 'partnered' : marital_status]!
}

function ageWords({ which, counts, compare }: Asked, ages: readonly number[]): string {
  const count = ages.filter((age) => compare === null || holds(compare, age)).length
  if (counts) return count === 0 ? 'none' : inWords(count)
  const told = which === 'youngest' ? ages.slice(0, 1) : which === 'oldest' ? ages.slice(-1) : ages
  return listOf(told.map((age) => (age === 0 ? 'under one' : String(age))))
}

function nameOf(fact: string, value: string, says: FactSays): string {
  const label = (list: readonly { slug: string; label: string }[]): string =>
    list.find(({ slug }) => slug === value)?.label ?? value
  const own = says.words?.[value]
  if (own !== undefined) return own
  if (fact === 'conditions') return conditionName(value, label(conditions))
  return fact === 'medicines' ? drugName(label(drugClasses)) : value
}

/** What was asked about, for whoever does not have it. */
function askedWords({ fact, values, said }: Asked, says: FactSays): string {
  if (values.length === 0 || (fact === 'pets' && values.length > 1)) return says.any!
  // A brand is named as it was; a class of drugs has a name.
  if (fact === 'medicines' && said !== null && (values.length > 1 || said !== said.toLowerCase())) return said
  if (fact === 'conditions' && values.length > 1) return widerName(values) ?? said ?? widerNames(values, says)
  return listOf(
    values.map((value) => nameOf(fact, value, says)),
    'or',
  )
}

/** "Diabetes or prediabetes": by the wider names as far as these go. */
function widerNames(values: readonly string[], says: FactSays): string {
  const names: string[] = []
  let left = [...values]
  for (const [all, name] of widerNamesOf()) {
    const own = all.split(' ')
    if (!own.every((value) => left.includes(value))) continue
    names.push(name)
    left = left.filter((value) => !own.includes(value))
  }
  return listOf([...names, ...left.map((value) => nameOf('conditions', value, says))], 'or')
}

let wider: ReadonlyMap<string, string> | undefined

/** "Diabetes" for both of its types. */
const widerName = (values: readonly string[]): string | undefined => widerNamesOf().get(values.join(' '))

function widerNamesOf(): ReadonlyMap<string, string> {
  wider ??= new Map(
    Object.entries(readFigures<{ conditions: Record<string, string> }>('language/record/wider.json').conditions).map(
      ([names, all]) => [all, names.split('|')[0]!],
    ),
  )
  return wider
}
