import { conditionName, drugName, weightNames } from './describe-health.ts'
import { listed, MOST_LISTED } from './describe-lists.ts'
import { countryName, regions, surroundings } from './describe-places.ts'
import { workersOf } from './describe-work.ts'
import type { FieldName } from './fields.ts'
import type { Understood } from './normal-form.ts'

type Values = Understood & { kind: 'values' }
export type Label = (field: FieldName, value: string) => string

/** A value as it is said in a sentence. */
function valueInWords(field: FieldName, value: string, label: Label): string {
  if (field === 'country') return countryName(value)
  if (field === 'health_conditions') return conditionName(value, label(field, value))
  if (field === 'health_drug_classes') return drugName(label(field, value))
  if (field === 'occupation_major_group') return label(field, value).toLowerCase()
  return wordsOf[field]?.[value] ?? label(field, value)
}

export function listOfValues({ field, mode, values }: Values, label: Label): string {
  if (field === 'occupation') {
    return workersOf(
      values.map((value) => label(field, value)),
      MOST_LISTED,
    )
  }
  const named = field === 'bmi_class' ? weightNames(values) : values.map((value) => valueInWords(field, value, label))
  return listed(named, mode === 'all' ? 'and' : 'or')
}

export function phraseOfValues(part: Values, label: Label): string {
  const { field, mode, values } = part
  const list = listOfValues(part, label)
  const name = field.replaceAll('_', ' ')
  if (mode === 'none') return excluding[field]?.(list, values) ?? `${name} other than ${list}`
  if (values.length === 1 && yesNo[field] !== undefined) return yesNo[field][values[0] === 'true' ? 0 : 1]
  return including[field]?.(list, values) ?? `${name} ${list}`
}

/** What is said in place of a value. */
const wordsOf: Partial<Record<FieldName, Readonly<Record<string, string>>>> = {
  region: regions,
  urbanicity: surroundings,
  sex: { female: 'women', male: 'men' },
  marital_status: { never_married: 'never married' },
  ethnicity: { black: 'Black', hispanic: 'Hispanic', asian: 'Asian', other: 'of another ethnicity' },
  education: {
    less_than_high_school: 'less than high school',
    high_school: 'a high school diploma',
    some_college: 'some college',
    associates: "an associate's degree",
    bachelors: "a bachelor's degree",
    masters: "a master's degree",
    professional: 'a professional degree',
    phd: 'a doctorate',
  },
  religion: {
    none: 'not religious',
    protestant: 'Protestant',
    catholic: 'Catholic',
    orthodox: 'Orthodox',
    other_christian: 'Christian in another way',
    jewish: 'Jewish',
    muslim: 'Muslim',
    hindu: 'Hindu',
    buddhist: 'Buddhist',
    other: 'of another religion',
  },
  labour_status: { self_employed: 'self-employed', not_in_labour_force: 'outside the labour force' },
  labour_detail: {
    full_time: 'working full time',
    part_time: 'working part time',
    unemployed: 'looking for work',
    retired: 'in retirement',
    student: 'studying',
    homemaker: 'running a household',
    unable_to_work: 'unable to work',
    other: 'without work',
  },
  home: { owns: 'own', rents: 'rent' },
  nativity: { native_born: 'born in the US', foreign_born: 'born abroad' },
  party: { democrat: 'Democrats', independent: 'independents', republican: 'Republicans' },
  pets: { dog: 'dogs', cat: 'cats', other: 'other pets', none: 'no pets' },
  smoking_status: { never: 'have never smoked', former: 'used to smoke', current: 'smoke' },
  alcohol_use: { none: 'not at all', light: 'a little', moderate: 'moderately', heavy: 'heavily' },
  phq9_severity: { moderately_severe: 'moderately severe' },
}

/** True, and false. */
const yesNo: Partial<Record<FieldName, readonly [string, string]>> = {
  is_parent: ['who are parents', 'without children'],
  gun_at_home: ['with a gun at home', 'without a gun at home'],
  hunts_or_fishes: ['who hunt or fish', 'who neither hunt nor fish'],
  invests_in_stocks: ['who invest in stocks', 'who do not invest in stocks'],
  shops_online: ['who shop online', 'who do not shop online'],
  uses_facebook: ['who use Facebook', 'who do not use Facebook'],
  uses_instagram: ['who use Instagram', 'who do not use Instagram'],
  uses_twitter: ['who use Twitter', 'who do not use Twitter'],
  uses_youtube: ['who use YouTube', 'who do not use YouTube'],
  uses_tiktok: ['who use TikTok', 'who do not use TikTok'],
}

const whoAre = (list: string): string => `who are ${list}`
const within = (list: string): string => `in ${list}`
const outside = (list: string): string => `outside ${list}`

const including: Partial<Record<FieldName, (list: string, values: readonly string[]) => string>> = {
  country: within,
  state: within,
  city: within,
  region: within,
  urbanicity: within,
  sex: whoAre,
  marital_status: whoAre,
  ethnicity: whoAre,
  education: (list) => `with ${list}`,
  nativity: (list) => list,
  religion: whoAre,
  party: whoAre,
  political_views: whoAre,
  home: (list) => `who ${list} their home`,
  labour_status: whoAre,
  labour_detail: (list) => list,
  occupation: (list) => `working as ${list}`,
  occupation_major_group: (list) => `in ${list} jobs`,
  industry: (list) => `working in ${list}`,
  title_variant: (list) => `with the job title ${list}`,
  health_conditions: (list) => `with ${list}`,
  health_drug_classes: (list) => `taking ${list}`,
  smoking_status: (list) => `who ${list}`,
  alcohol_use: (list, values) => (values.join() === 'none' ? 'who do not drink alcohol' : `who drink ${list}`),
  physical_activity_level: (list) => `with ${list} physical activity`,
  sleep_quality: (list) => `with ${list} sleep`,
  diet_quality: (list) => `with a ${list} diet`,
  bmi_class: whoAre,
  phq9_severity: (list) => `with ${list} symptoms of depression`,
  pets: (list) => `with ${list}`,
}

/** Undefined, and so said in the plainest way, with a value that makes no sense after "not". */
function whoAreNot(negative?: string): (list: string, values: readonly string[]) => string | undefined {
  return (list, values) => (negative !== undefined && values.includes(negative) ? undefined : `who are not ${list}`)
}

const excluding: Partial<Record<FieldName, (list: string, values: readonly string[]) => string | undefined>> = {
  country: outside,
  state: outside,
  city: outside,
  region: outside,
  urbanicity: (list) => `not in ${list}`,
  sex: whoAreNot(),
  marital_status: (list, values) =>
    values.join() === 'never_married' ? 'who are or were married' : whoAreNot('never_married')(list, values),
  ethnicity: whoAreNot('other'),
  nativity: (list) => `not ${list}`,
  religion: (list, values) => (values.join() === 'none' ? 'who are religious' : whoAreNot('none')(list, values)),
  party: whoAreNot(),
  political_views: whoAreNot(),
  home: (list) => `who do not ${list} their home`,
  industry: (list) => `not working in ${list}`,
  labour_status: (list, values) =>
    values.join() === 'not_in_labour_force' ? 'in the labour force' : whoAreNot('not_in_labour_force')(list, values),
  labour_detail: (list) => `not ${list}`,
  occupation: (list) => `not working as ${list}`,
  occupation_major_group: (list) => `not in ${list} jobs`,
  title_variant: (list) => `without the job title ${list}`,
  health_conditions: (list) => `without ${list}`,
  health_drug_classes: (list) => `not taking ${list}`,
  bmi_class: whoAreNot('normal'),
  smoking_status: (_list, values) => (values.length === 1 ? notSmoking[values[0]!] : undefined),
  alcohol_use: (_list, values) => (values.join() === 'none' ? 'who drink alcohol' : undefined),
  pets(list, values) {
    if (!values.includes('none')) return `without ${list}`
    // Not to have no pets is to have some.
    const others = values.filter((value) => value !== 'none').map((value) => wordsOf.pets![value] ?? value)
    return others.length === 0 ? 'with pets' : `with pets, but without ${listed(others, 'or')}`
  },
}

const notSmoking: Readonly<Record<string, string>> = {
  current: 'who do not smoke',
  never: 'who have smoked',
  former: 'who have not given up smoking',
}
