import { describe, expect, test } from 'vitest'
import type { Category, Country, KnownQuestion, Voice } from '../../src/modules/knowledge/knowledge.ts'
import { categorySchema, countrySchema, voiceSchema } from '../../src/modules/knowledge/knowledge-schema.ts'
import {
  type KnowledgeRecord,
  type RecordKind,
  recordKey,
  recordKinds,
  recordSchemas,
} from '../../src/modules/knowledge/record-schema.ts'
import { worldCountries } from '../../src/modules/population/index.ts'
import { problemsOf } from './check-base.ts'
import { taggedBefore } from './ethnicity-tagged.ts'
import type { Rule } from './problem.ts'
import { type Base, type RecordRow, type Row, readBase, rowsOf, type SaysRow } from './read-base.ts'
import { otherCountries } from './rule-countries.ts'
import { sentenceForm } from './rule-form.ts'
import { fullCategories } from './rule-full-categories.ts'
import { names } from './rule-names.ts'
import { variedOpenings } from './rule-openings.ts'
import { honestConfidence, questionsOnce } from './rule-questions.ts'
import { recordsOnce } from './rule-records.ts'
import { saidOnce } from './rule-repeats.ts'
import { noStereotype } from './rule-stereotypes.ts'
import { suppositionsStated } from './rule-suppositions.ts'
import { tiltsWithinReason } from './rule-tilts.ts'
import { folded } from './sentences.ts'
import { exceptions } from './tilt-limits.ts'

const ours = readBase()

const points = (side: string) => Array.from({ length: 6 }, (_, at) => ({ point: `${side} ${at}`, who: {} }))
const tea: Category = {
  slug: 'tea',
  name: 'Tea',
  parent: 'food_drink',
  aliases: [],
  penetration: 0.5,
  frequency: { daily: 0.4, weekly: 0.3, monthly: 0.2, less: 0.1 },
  price: null,
  monthly_spend_users: 5,
  top2_intent_norm: 0.2,
  price_elasticity: -1,
  satisfaction_top2: 0.8,
  novelty_openness: 0.3,
  tilts: {},
  drivers: points('reason'),
  barriers: points('doubt'),
  occasions: [],
  substitutes: [],
  attributes: [],
  words: [],
  confidence: 0.7,
}
const asked: KnownQuestion = {
  id: 'food_drink.0001',
  text: 'Do you drink tea?',
  kind: 'use',
  options: ['No', 'Yes'],
  shares: [0.5, 0.5],
  scale: 'binary',
  tilts: {},
  option_tilts: {},
  attitudes: {},
  categories: ['tea'],
  confidence: 0.7,
  source: null,
  family: null,
  topic: 'food_drink',
}
const measured: KnownQuestion = {
  ...asked,
  id: 'gss.tea',
  text: 'Any tea?',
  confidence: 1,
  source: 'gss',
  family: 'tea',
}
const voice: Voice = {
  category: 'tea',
  say: 'Two cups before anybody talks to me',
  stance: 'for',
  user: true,
  who: {},
  register: 'plain',
}

const germany: Country = {
  country: 'DE',
  price_level: 0.92,
  categories: { tea: { penetration: 0.7 } },
  confidence: 0.6,
  source: null,
}

const rows = <Value>(file: string, values: readonly Value[]): Row<Value>[] =>
  values.map((value, at) => ({ file, line: at + 1, value }))

interface Parts {
  categories?: Partial<Category>[]
  questions?: Partial<KnownQuestion>[]
  measured?: Partial<KnownQuestion>[]
  voices?: Partial<Voice>[]
  says?: SaysRow[]
  countries?: Partial<Country>[]
  records?: RecordRow[]
}

const baseOf = (parts: Parts): Base => ({
  categories: rows('categories', parts.categories?.map((own) => ({ ...tea, ...own })) ?? [tea]),
  questions: rows('questions', parts.questions?.map((own) => ({ ...asked, ...own })) ?? [asked]),
  measured: rows('measured', parts.measured?.map((own) => ({ ...measured, ...own })) ?? [measured]),
  voices: rows('voices', parts.voices?.map((own) => ({ ...voice, ...own })) ?? [voice]),
  says: rows('says', parts.says ?? []),
  countries: rows('countries.jsonl', parts.countries?.map((own) => ({ ...germany, ...own })) ?? [germany]),
  records: rows('records', parts.records ?? []),
  misshapen: [],
  files: 5,
  bytes: 0,
})

const found = (rule: Rule, parts: Parts): string[] => rule(baseOf(parts)).map(({ what }) => what)
const saying = (...says: string[]): Parts => ({ voices: says.map((say) => ({ say })) })

describe('data/knowledge', () => {
  test('breaks no rule', () => {
    expect(problemsOf(ours)).toEqual([])
  })

  test('still has every sentence that is excused for naming an ethnic group', () => {
    const tagged = new Set(ours.voices.filter(({ value }) => value.who.ethnicity).map(({ value }) => folded(value.say)))
    expect([...taggedBefore].filter((key) => !tagged.has(key))).toEqual([])
  })

  test('has everything that an exception from the limits of tilts is made for', () => {
    const known = new Set([
      ...ours.categories.map(({ value }) => value.slug),
      ...ours.questions.map(({ value }) => value.id),
    ])
    expect(exceptions.flatMap((exception) => exception.names).filter((name) => !known.has(name))).toEqual([])
  })
})

describe('lines', () => {
  test('that are no JSON, have the wrong shape or are empty are named by their number', () => {
    const text = `${JSON.stringify(voice)}\n{"category":\n\n${JSON.stringify({ ...voice, stance: 'pro' })}\n`
    const { rows: good, problems } = rowsOf('voices/x.jsonl', text, voiceSchema)
    expect(good).toHaveLength(1)
    expect(problems.map(({ line }) => line)).toEqual([2, 3, 4])
    expect(problems[2]!.what).toContain('stance')
  })

  test('of the wrong shape hide everything else, which would be echoes of them', () => {
    const { problems } = rowsOf('categories/x.jsonl', '{}\n', categorySchema)
    expect(problemsOf({ ...baseOf({ voices: [{ category: 'none' }] }), misshapen: problems })).toEqual(problems)
  })
})

describe('records', () => {
  const problems = (kind: RecordKind, record: unknown): string[] =>
    recordSchemas[kind].safeParse(record).error?.issues.map(({ message }) => message) ?? []

  test('there are some of every kind, and each stands once', () => {
    const kinds = new Set(ours.records.map(({ value }) => value.kind))
    expect(recordKinds.filter((kind) => !kinds.has(kind))).toEqual([])
    const tea: RecordRow = { kind: 'statements', record: ['Tea is fine.', [0.4, 0.3, 0.2, 0.06, 0.04]] }
    const again: RecordRow = { kind: 'statements', record: ['TEA is fine.', [0.1, 0.3, 0.2, 0.2, 0.2]] }
    expect(found(recordsOnce, { records: [tea, { ...tea, kind: 'concepts' }] })).toEqual([])
    expect(found(recordsOnce, { records: [tea, again] })).toEqual(['recorded already in line 1'])
  })

  test('of an audience are told apart by it, and what people say by all of it', () => {
    const key = (kind: RecordKind, record: unknown) => recordKey(kind, record as KnowledgeRecord)
    const asked = (who: string) => ['Any tea?', who, ['Yes', 'No'], [0.5, 0.5], [0.4, 0.6]]
    expect(key('audiences', asked('nurses'))).not.toBe(key('audiences', asked('cooks')))
    expect(key('stories', ['Why tea?', 'It was there', []])).not.toBe(key('stories', ['Why tea?', 'No coffee', []]))
    expect(key('known', ['Tea', 'a drink'])).toBe(key('known', ['tea', 'leaves in water']))
  })

  test.each<[RecordKind, unknown]>([
    ['acts', ['drink tea', 'drunk tea', 'drinking tea', 0.9, 0.6, 0.05, [0.2, 0.2, 0.1, 0.1, 0.4]]],
    ['prices', ['a cup of tea', [1, 2, 4], [0.6, 0.3, 0.3], 'each']],
    ['ratings', ['How safe is tea?', 'safe4', [0.01, 0.04, 0.25, 0.7]]],
    ['verbatims', ['What do you think of tea?', '', 'Leaves in water', []]],
    ['reading', { q: 'Tea or coffee?', kind: 'preference', form: 'choice', yes: 'neither' }],
  ])('%s may be like %j', (kind, record) => {
    expect(problems(kind, record)).toEqual([])
  })

  test.each<[string, RecordKind, unknown]>([
    ['more do it now', 'acts', ['drink tea', 'drunk tea', 'drinking tea', 0.5, 0.6, 0.05, null]],
    ['more than everybody', 'acts', ['drink tea', 'drunk tea', 'drinking tea', 0.9, 0.6, 0.5, null]],
    ['never do it', 'acts', ['drink tea', 'drunk tea', 'drinking tea', 0.9, 0.6, 0.05, [0.2, 0.2, 0.1, 0, 0.5]]],
    ['sum to 1', 'known', ['Tea', 'a drink', 0.01, [0.3, 0.3, 0.3, 0.1, 0.03], 0.5]],
    ['prices rise', 'prices', ['a cup of tea', [1, 4, 2], [0.6, 0.3, 0.1], 'each']],
    ['shares fall', 'prices', ['a cup of tea', [1, 2, 4], [0.6, 0.1, 0.3], 'each']],
    ['share for every price', 'prices', ['a cup of tea', [1, 2, 4], [0.6, 0.3], 'each']],
    ['Invalid option', 'ratings', ['How safe is tea?', 'safety4', [0.01, 0.04, 0.25, 0.7]]],
    ['scale has steps', 'ratings', ['How safe is tea?', 'safe4', [0.05, 0.25, 0.7]]],
    ['option twice', 'choices', ['Tea?', ['Yes', 'Yes'], [0.5, 0.5], 'binary']],
    ['share for every option', 'choices', ['Tea?', ['Yes', 'No'], [0.5, 0.3, 0.2], 'nominal']],
    ['quantiles rise', 'numbers', ['How many cups?', 'cups', 0.1, [1, 3, 2, 4, 5], 0, 20]],
    ['within the bounds', 'numbers', ['How many cups?', 'cups', 0.1, [1, 2, 3, 4, 25], 0, 20]],
    ['field that nobody has', 'facts_on_record', ['How many cups?', 'cups']],
    ['Invalid option', 'reading', { q: 'Tea?', kind: 'wish', form: 'yes_no', yes: 'for' }],
    ['Invalid option', 'reading', { q: 'Tea?', kind: 'act', form: 'words', yes: 'for' }],
    ['only there', 'reading', { q: 'Tea?', kind: 'act', form: 'yes_no', yes: 'for', field: 'age' }],
  ])('%s: %s are not like %j', (what, kind, record) => {
    expect(problems(kind, record).join()).toContain(what)
  })
})

describe('other countries', () => {
  const shaped = (own: object): boolean => countrySchema.safeParse({ ...germany, ...own }).success

  test('are those of the population, once each, with categories and prices that exist', () => {
    expect(found(otherCountries, {})).toEqual([])
    expect(found(otherCountries, { countries: [{ country: 'US' }] })).toEqual(['there is no country US'])
    expect(found(otherCountries, { countries: [{}, {}] })).toEqual(['country DE has a line already'])
    expect(found(otherCountries, { countries: [{ categories: { coffee: { penetration: 0.5 } } }] })).toEqual([
      'there is no category coffee',
    ])
    expect(
      found(otherCountries, { countries: [{ categories: { tea: { price: { low: 1, typical: 2, high: 3 } } } }] }),
    ).toEqual(['tea has a price in DE, but no unit'])
    expect(found(otherCountries, { countries: [{ confidence: 0.9 }] })).toEqual([
      'an estimate with a confidence of 0.9',
    ])
  })

  test('have shares, prices from low to high, and nothing that is not known', () => {
    expect(shaped({})).toBe(true)
    expect(shaped({ categories: { tea: { penetration: 1.2 } } })).toBe(false)
    expect(shaped({ categories: { tea: { price: { low: 3, typical: 2, high: 4 } } } })).toBe(false)
    expect(shaped({ categories: { tea: {} } })).toBe(false)
    expect(shaped({ categories: { tea: { share: 0.5 } } })).toBe(false)
    expect(shaped({ price_level: 92 })).toBe(false)
    expect(shaped({ capital: 'Berlin' })).toBe(false)
  })

  test('are all there, each with what differs most', () => {
    expect(ours.countries.map(({ value }) => value.country).sort()).toEqual(Object.keys(worldCountries()).sort())
    expect(ours.countries.filter(({ value }) => Object.keys(value.categories).length < 45)).toEqual([])
  })
})

describe('names', () => {
  test('are unique, and what is named exists', () => {
    expect(found(names, {})).toEqual([])
    expect(found(names, { says: [{ question: 'gss.tea', says: { Yes: ['Every morning'] } }] })).toEqual([])
  })

  test.each<[string, Parts]>([
    ['slug tea', { categories: [{}, {}] }],
    ['id food_drink.0001', { questions: [{}, {}] }],
    ['id gss.tea', { questions: [{ id: 'gss.tea', topic: 'gss' }] }],
    ['does not begin with its topic', { questions: [{ topic: 'pets' }] }],
    ['no category coffee', { questions: [{ categories: ['coffee'] }] }],
    ['no category coffee', { voices: [{ category: 'coffee' }] }],
    ['no question food_drink.9', { says: [{ question: 'food_drink.9', says: {} }] }],
    ['no option "Maybe"', { says: [{ question: 'food_drink.0001', says: { Maybe: ['Could be'] } }] }],
  ])('%s', (what, parts) => {
    expect(found(names, parts).join()).toContain(what)
  })
})

describe('questions', () => {
  test('are asked once, and nothing measured is asked again; two surveys may have asked the same', () => {
    expect(found(questionsOnce, { measured: [{}, { id: 'anes.tea' }] })).toEqual([])
    expect(found(questionsOnce, { questions: [{}, { text: 'Do you drink: TEA?' }] })).toHaveLength(1)
    expect(found(questionsOnce, { questions: [{ text: 'any tea' }] })[0]).toContain('gss.tea')
  })

  test('say honestly how sure they are', () => {
    expect(found(honestConfidence, {})).toEqual([])
    expect(found(honestConfidence, { questions: [{ confidence: 0.97 }] })).toHaveLength(1)
    expect(found(honestConfidence, { categories: [{ confidence: 1 }] })).toHaveLength(1)
    expect(found(honestConfidence, { questions: [{ source: 'gss' }] })).toHaveLength(1)
    expect(found(honestConfidence, { measured: [{ confidence: 0.9 }] })).toHaveLength(1)
  })
})

describe('tilts', () => {
  test.each<[string, Parts]>([
    ['within the limit', { questions: [{ tilts: { age: { '18-29': 1.5, '65+': -1.5 } } }] }],
    ['of an illness', { categories: [{ tilts: { health: { asthma: 3 } } }] }],
    ['of a circumstance that decides', { questions: [{ tilts: { home: { owner: 2.5, renter: -2.5 } } }] }],
    ['of an excepted category', { categories: [{ slug: 'makeup', tilts: { sex: { female: 2.5 } } }] }],
    ['of a question about it', { questions: [{ categories: ['makeup'], tilts: { sex: { female: 2.2 } } }] }],
  ])('%s are fine', (_, parts) => {
    expect(found(tiltsWithinReason, parts)).toEqual([])
  })

  test.each<[string, Parts]>([
    ['age tilts by 2.2', { questions: [{ tilts: { age: { '65+': 2.2 } } }] }],
    ['age tilts over 3.2', { categories: [{ tilts: { age: { '18-29': 1.6, '65+': -1.6 } } }] }],
    ['sex tilts by 1.3', { questions: [{ tilts: { sex: { male: 1.3 } } }] }],
    ['ethnicity tilts by 1.5', { questions: [{ option_tilts: { Yes: { ethnicity: { asian: -1.5 } } } }] }],
    ['age tilts by 2.2', { categories: [{ slug: 'makeup', tilts: { age: { '65+': -2.2 } } }] }],
  ])('%s is too far', (what, parts) => {
    expect(found(tiltsWithinReason, parts).join()).toContain(what)
  })
})

describe('a category', () => {
  const stances = ['for', 'against', 'mixed'] as const
  const registers = ['plain', 'dry', 'warm', 'chatty'] as const
  const full: Partial<Voice>[] = Array.from({ length: 12 }, (_, at) => ({
    say: `Cup number ${at} for me`,
    stance: stances[at % 3]!,
    user: at % 2 === 0,
    register: registers[at % 4]!,
  }))

  test('has reasons and voices of every kind', () => {
    expect(found(fullCategories, { voices: full })).toEqual([])
  })

  test.each<[string, Parts]>([
    ['5 drivers', { categories: [{ drivers: points('reason').slice(1) }], voices: full }],
    ['0 barriers', { categories: [{ barriers: [] }], voices: full }],
    ['11 voices', { voices: full.slice(1) }],
    ['in 1 registers', { voices: full.map((own) => ({ ...own, register: 'dry' })) }],
    ['no voice for it', { voices: full.map((own) => ({ ...own, stance: 'against' })) }],
    ['no voice against it', { voices: full.map((own) => ({ ...own, stance: 'for' })) }],
    ['mixed or indifferent', { voices: full.map((own) => ({ ...own, stance: 'for' })) }],
    ['that a user could have', { voices: full.map((own) => ({ ...own, user: false })) }],
    ['who does not use it', { voices: full.map((own) => ({ ...own, user: true })) }],
  ])('lacks: %s', (what, parts) => {
    expect(found(fullCategories, parts).join()).toContain(what)
  })
})

describe('sentences', () => {
  test('are said once, wherever they stand; a short reason may hold for several things', () => {
    const short = [{ point: 'no time', who: {} }]
    const long = [{ point: 'nobody ever showed me how it works', who: {} }]
    expect(found(saidOnce, { categories: [{ drivers: short }, { slug: 'coffee', barriers: short }] })).toEqual([])
    expect(found(saidOnce, { categories: [{ drivers: short, barriers: short }] })).toHaveLength(1)
    expect(found(saidOnce, { categories: [{ drivers: long }, { slug: 'coffee', barriers: long }] })).toHaveLength(1)
    expect(found(saidOnce, saying('Not before noon', 'not before noon'))).toHaveLength(1)
    const says = [{ question: 'food_drink.0001', says: { Yes: ['Two cups before anybody talks to me'] } }]
    expect(found(saidOnce, { says })).toHaveLength(1)
  })

  test.each([
    'Two cups before anybody talks to me',
    '3 cups a day',
    '"No sugar", they said',
    'As a treat, with cake',
    'As a kid I hated it',
  ])('%s: has the right form', (say) => {
    expect(found(sentenceForm, saying(say))).toEqual([])
  })

  test.each([
    ['words', 'Never tea'],
    ['words', `Tea ${'and tea '.repeat(16)}`.trim()],
    ['ends with a stop', 'It is too hot,'],
    ['capital', 'it is too hot'],
    ['labels its speaker', 'As a busy mom I love it'],
    ['labels its speaker', 'It helps, being a single dad'],
    ['labels its speaker', 'As someone with taste, no'],
    ['exclamation', 'I love it! every day'],
    ['advertisement', 'This tea is a game-changer'],
    ['spelt', 'My favourite cup'],
  ])('%s: %s', (what, say) => {
    expect(found(sentenceForm, saying(say)).join()).toContain(what)
  })

  test('do not all begin alike', () => {
    const varied = Array.from({ length: 20 }, (_, at) => `Cup ${at} is mine`)
    expect(found(variedOpenings, saying(...varied))).toEqual([])
    expect(found(variedOpenings, saying(...varied.slice(2), "I'd go now", 'I’d go later'))).toEqual([])
    expect(found(variedOpenings, saying(...varied.slice(3), "I'd go", 'I’d go later', "I'd go early"))).toHaveLength(1)
  })

  test('presuppose what is in `who`, and nothing else', () => {
    expect(found(suppositionsStated, { voices: [{ say: 'My landlord said no', who: { home: 'renter' } }] })).toEqual([])
    expect(found(suppositionsStated, saying('My landlord said no'))).toHaveLength(1)
    expect(found(suppositionsStated, { voices: [{ say: 'My wife pours it', who: { sex: 'female' } }] })).toHaveLength(1)
    const says = (...own: string[]) => ({ says: [{ question: 'food_drink.0001', says: { Yes: own } }] })
    expect(found(suppositionsStated, says('My husband pours it', 'Somebody pours it'))).toHaveLength(1)
    expect(found(suppositionsStated, says('My husband pours it'))).toEqual([])
  })
})

describe('groups of people', () => {
  test.each([
    'My mother is always late with it',
    'Women asked me for the recipe',
    'The senior center has old people I grew up with',
    "Women's work pants have no pockets",
    'Immigrants and farmers built this town',
  ])('may be mentioned: %s', (say) => {
    expect(found(noStereotype, saying(say))).toEqual([])
  })

  test.each([
    'Women are bad drivers',
    "Old people can't use it, so why bother",
    'I skip it because those people always cheat',
    'Most men never read the label',
    'Muslims are all like that',
    'It looks ghetto to me',
    "That's women's work",
  ])('are not told what they are like: %s', (say) => {
    expect(found(noStereotype, saying(say))).toHaveLength(1)
  })

  test('have no sentences of their own by descent, and points follow the same words', () => {
    expect(found(noStereotype, { voices: [{ who: { ethnicity: 'asian' } }] })).toHaveLength(1)
    expect(
      found(noStereotype, { categories: [{ drivers: [{ point: 'women love shopping', who: {} }] }] }),
    ).toHaveLength(1)
  })
})
