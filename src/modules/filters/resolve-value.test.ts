import { describe, expect, test } from 'vitest'
import {
  conditions,
  drugClasses,
  industryList,
  majorGroupList,
  readFigures,
  usPlaces,
  usStates,
  vocabulary,
  worldCountries,
  worldPlaces,
} from '../population/index.ts'
import { type FieldName, fields } from './fields.ts'
import { closedFields, resolveValue } from './resolve-value.ts'
import { fold } from './resolve-value-fold.ts'
import { habitWords } from './resolve-value-habit-words.ts'
import { healthWords } from './resolve-value-health-words.ts'
import { hintWords } from './resolve-value-hints.ts'
import { entriesOf, type Words } from './resolve-value-lexicon.ts'
import { peopleWords } from './resolve-value-people-words.ts'
import { cityWords, stateWords } from './resolve-value-place-words.ts'
import { placeEntries } from './resolve-value-places.ts'
import { workWords } from './resolve-value-work-words.ts'
import { yesNoHabits } from './search-index-minds.ts'

const figures = readFigures<Record<string, Words>>('filters/words.json')
const slugs = (list: readonly { slug: string }[]): string[] => list.map(({ slug }) => slug)

const canonical: [FieldName, readonly string[]][] = [
  ['country', ['US', ...Object.keys(worldCountries())]],
  ['sex', vocabulary.sexes],
  ['is_parent', ['true', 'false']],
  ['marital_status', vocabulary.maritalStatuses],
  ['education', vocabulary.educations],
  ['ethnicity', vocabulary.ethnicities],
  ['nativity', vocabulary.nativities],
  ['religion', vocabulary.religions],
  ['party', ['democrat', 'independent', 'republican']],
  ['political_views', ['liberal', 'moderate', 'conservative']],
  ['home', vocabulary.homes],
  ['urbanicity', vocabulary.urbanicities],
  ['region', [...new Set(usStates.map(({ region }) => region))]],
  ['labour_status', vocabulary.labourStatuses],
  ['labour_detail', vocabulary.labourDetails],
  ['industry', slugs(industryList())],
  ['occupation_major_group', slugs(majorGroupList())],
  ['health_conditions', slugs(conditions)],
  ['health_drug_classes', slugs(drugClasses)],
  ['smoking_status', vocabulary.smokingStatuses],
  ['alcohol_use', vocabulary.alcoholUses],
  ['physical_activity_level', vocabulary.activityLevels],
  ['sleep_quality', vocabulary.sleepQualities],
  ['diet_quality', vocabulary.dietQualities],
  ['bmi_class', vocabulary.bmiClasses],
  ['phq9_severity', vocabulary.phq9Severities],
  ['pets', ['dog', 'cat', 'other', 'none']],
  ...yesNoHabits.map((field): [FieldName, string[]] => [field, ['true', 'false']]),
]

const valuesOf = (field: FieldName, text: string, country?: string): string[] =>
  resolveValue(field, text, country).values

const suggestionsOf = (field: FieldName, text: string, country?: string): string[] | undefined => {
  const resolved = resolveValue(field, text, country)
  return 'suggestions' in resolved ? resolved.suggestions : undefined
}

describe('canonical values', () => {
  test.each(canonical)('of %s stand for themselves, in capitals and with spaces around them too', (field, values) => {
    for (const value of values) {
      expect(valuesOf(field, value)).toEqual([value])
      expect(valuesOf(field, `  ${value.toUpperCase()} `)).toEqual([value])
    }
  })

  test('of every closed field are covered by the list above', () => {
    const listed = canonical.map(([field]) => field).filter((field) => field !== 'industry')
    expect([...closedFields].sort()).toEqual(listed.sort())
  })

  test.each(['state', 'city'] as const)('of %s outside the United States find themselves', (field) => {
    for (const country of Object.keys(worldCountries())) {
      const { regions, cities } = worldPlaces(country)
      for (const name of field === 'state' ? regions : cities) expect(valuesOf(field, name, country)).toContain(name)
    }
  })
})

describe('words', () => {
  const lists = { ...peopleWords, ...healthWords, ...workWords, ...habitWords } as Record<string, Words>

  test.each([...Object.keys(lists)])(
    'of %s stand for values of the field, and each word for one set of them',
    (field) => {
      const values = canonical.find(([name]) => name === field)![1]
      const meanings = new Map<string, string>()
      for (const { word, values: meant } of entriesOf(lists[field]!)) {
        for (const value of meant) expect(values).toContain(value)
        expect(meanings.get(fold(word)) ?? meant.join(), word).toBe(meant.join())
        meanings.set(fold(word), meant.join())
        expect(valuesOf(field as FieldName, word), word).toEqual(meant)
      }
    },
  )

  test.each([
    'health_conditions',
    'health_drug_classes',
    'industry',
    'occupation_major_group',
    'labour_status',
  ] as const)('of the figures for %s resolve to what the figures say, whatever the case and punctuation', (field) => {
    for (const { word, values } of entriesOf(figures[field]!)) {
      const isSlug = canonical.some(([name, slugs]) => name === field && slugs.includes(word.toLowerCase()))
      const expected = isSlug ? [word.toLowerCase()] : values
      expect(valuesOf(field, word), word).toEqual(expected)
      expect(valuesOf(field, ` ${word.toUpperCase()}. `), word).toEqual(values)
      if (!isSlug) expect(valuesOf(field, word.replaceAll(/[ -]/g, '_')), word).toSatisfy(sameOrSlug(values))
    }
  })

  test('for places belong to places that exist, and find them', () => {
    for (const [country, text] of Object.entries(stateWords)) {
      const names: readonly string[] =
        country === 'US' ? usStates.map(({ name }) => name) : worldPlaces(country).regions
      for (const { word, values } of placeEntries(text)) {
        expect(names).toContain(values[0])
        expect(valuesOf('state', word, country), word).toContain(values[0])
      }
    }
    const cities = new Set([
      ...usPlaces().names,
      ...Object.keys(worldCountries()).flatMap((it) => worldPlaces(it).cities),
    ])
    for (const { word, values } of placeEntries(cityWords)) {
      expect(cities, word).toContain(values[0])
      expect(valuesOf('city', word), word).toContain(values[0])
    }
  })

  test('that are only offered are neither values nor words of their field', () => {
    for (const [field, words] of Object.entries(hintWords)) {
      for (const [word, offered] of Object.entries(words)) {
        expect(valuesOf(field as FieldName, word), word).toEqual([])
        for (const value of offered.split('|').filter(Boolean)) {
          expect(valuesOf(field as FieldName, value), value).not.toEqual([])
        }
      }
    }
  })

  /** A class may be named like a phrase that means more. */
  function sameOrSlug(values: readonly string[]) {
    return (found: string[]) => found.join() === values.join() || (found.length === 1 && values.includes(found[0]!))
  }
})

describe('what callers write', () => {
  test.each<[FieldName, string, string]>([
    ['health_conditions', 'diabetes', 'diabetes_t2'],
    ['health_conditions', 'High-Blood Pressure', 'hypertension'],
    ...'GLP-1|GLP1|semaglutide|tirzepatide|Ozempic|Wegovy|Mounjaro|Zepbound|Rybelsus|Saxenda|Victoza'
      .split('|')
      .map((name): [FieldName, string, string] => ['health_drug_classes', name, 'glp1_agonist']),
    ['health_drug_classes', 'Ozempic 0.5 mg pen', 'glp1_agonist'],
    ['health_drug_classes', 'weight_loss_drug', 'weight_loss_drug'],
    ['health_drug_classes', 'weight loss drug', 'glp1_agonist weight_loss_drug'],
    ['health_drug_classes', 'benazepril/amlodipine', 'ace_inhibitor calcium_channel_blocker'],
    ['bmi_class', 'Obese', 'obese_1 obese_2 obese_3'],
    ['smoking_status', 'non smoker', 'never'],
    ['country', 'U.S.', 'US'],
    ['country', 'deu', 'DE'],
    ['country', 'the Netherlands', 'NL'],
    ['country', 'turkiye', 'TR'],
    ['region', 'the South', 'south'],
    ['sex', 'Women', 'female'],
    ['marital_status', 'single', 'never_married'],
    ['education', 'college degree', 'bachelors masters professional phd'],
    ['education', "Bachelor's or higher", 'bachelors masters professional phd'],
    ['education', 'Masters+', 'masters professional phd'],
    ['education', 'at most high school', 'less_than_high_school high_school'],
    ['education', 'B.A.', 'bachelors'],
    ['ethnicity', 'African-American', 'black'],
    ['religion', 'Christian', 'protestant catholic orthodox other_christian'],
    ['urbanicity', 'suburbs', 'large_fringe_metro'],
    ['labour_status', 'Student', 'not_in_labour_force'],
    ['labour_status', 'working', 'employed self_employed'],
    ['labour_detail', 'Stay-at-home mom', 'homemaker'],
    ['industry', 'tech', 'information professional_scientific_technical'],
    ['occupation_major_group', 'Business and Financial Operations', 'business_financial'],
    ['is_parent', 'Yes', 'true'],
  ])('%s "%s" means %s', (field, text, expected) => {
    expect(valuesOf(field, text).join(' ')).toBe(expected)
  })

  test.each<[string, string | undefined, string[]]>([
    ['tx', undefined, ['Texas']],
    ['D.C.', undefined, ['District of Columbia']],
    ['WA', undefined, ['Washington']],
    ['WA', 'AU', ['Western Australia']],
    ['Bavaria', undefined, ['Bayern']],
    ['Thueringen', 'DE', ['Thüringen']],
    ['ile de france', undefined, ['Île-de-France']],
    ['Osaka Prefecture', 'JP', ['Osaka']],
    ['istanbul', 'TR', ['İstanbul']],
    ['Texas', 'DE', ['Texas']],
  ])('the state %s, asked of %s, is %s', (text, country, expected) => {
    expect(valuesOf('state', text, country)).toEqual(expected)
  })

  test('cities are found by nickname, English name and without accents, and with the state or country they name', () => {
    expect(resolveValue('city', 'nyc')).toEqual({ values: ['New York City'] })
    expect(resolveValue('city', 'Munich')).toEqual({ values: ['München'] })
    expect(valuesOf('city', 'saint louis')).toContain('St. Louis')
    expect(valuesOf('city', 'sao paulo')).toEqual(['São Paulo'])
    const within = { field: 'state', values: ['Oregon'] }
    expect(resolveValue('city', 'Portland, OR')).toEqual({ values: ['Portland'], within })
    expect(resolveValue('city', 'Paris, France')).toMatchObject({ within: { field: 'country', values: ['FR'] } })
  })
})

describe('suggestions', () => {
  test.each<[FieldName, string, string[]]>([
    ['health_conditions', 'hypertenson', ['hypertension']],
    ['health_conditions', 'heart', ['heart_attack', 'heart_disease', 'heart_failure']],
    ['health_drug_classes', 'Ozempik', ['Ozempic']],
    ['health_drug_classes', 'Zanax', ['Xanax']],
    ['health_drug_classes', 'blood pressure', ['blood pressure pill']],
    ['state', 'Califronia', ['California']],
    ['state', 'Txeas', ['Texas']],
    ['state', 'Bvaria', ['Bavaria']],
    ['city', 'San Fransisco', ['San Francisco']],
    ['country', 'Germny', ['Germany']],
    ['country', 'England', ['United Kingdom']],
    ['region', 'West Coast', ['west']],
    ['title_variant', 'sofware engineer', ['software engineer']],
  ])('for %s "%s" are %s', (field, text, expected) => {
    expect(resolveValue(field, text)).toEqual({ values: [], suggestions: expected })
  })

  test.each<[FieldName, string]>([
    ['country', 'Austria'],
    ['country', 'North Korea'],
    ['country', 'United Arab Emirates'],
    ['health_conditions', 'lupus'],
    ['health_conditions', 'lung disease'],
    ['sex', 'nonbinary'],
    ['state', 'zz'],
    ['city', 'Port'],
    ['city', 'Cape'],
    ['smoking_status', 'vaper'],
    ['industry', ''],
    ['industry', ' - '],
    ['city', 'x'.repeat(100_000)],
  ])('for %s "%s" are none rather than silly ones', (field, text) => {
    expect(resolveValue(field, text)).toEqual({ values: [], suggestions: [] })
  })

  test('are three where there are more', () => {
    expect(suggestionsOf('city', 'Gotham')).toHaveLength(3)
  })

  test('are at most three, and each of them resolves', () => {
    for (const [field, values] of canonical) {
      for (const value of values.filter(({ length }) => length > 5)) {
        const offered = suggestionsOf(field, `${value.slice(0, 2)}q${value.slice(3)}`) ?? []
        expect(offered.length).toBeLessThanOrEqual(3)
        for (const word of offered) expect(valuesOf(field, word), word).not.toEqual([])
      }
    }
  })
})

test('a text longer than any name is not looked into', () => {
  expect(valuesOf('health_conditions', `${' '.repeat(100)}diabetes`)).toEqual(['diabetes_t2'])
  expect(valuesOf('health_conditions', `${' '.repeat(1000)}diabetes`)).toEqual([])
})

test('fields of numbers, and occupations, have no words here', () => {
  for (const field of Object.keys(fields) as FieldName[]) {
    if (fields[field].kind !== 'number' && field !== 'occupation') continue
    expect(resolveValue(field, 'nurse')).toEqual({ values: [], suggestions: [] })
  }
})
