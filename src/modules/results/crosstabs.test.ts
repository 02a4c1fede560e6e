import { describe, expect, test } from 'vitest'
import { agentFieldNamed, agentFields, fieldValueOf } from './agent-fields.ts'
import { crosstabOf, crosstabsOf } from './crosstabs.ts'
import { answersOf, asked, form, participant, personWith, textsOf } from './sample-study.ts'
import type { AnswerValue, Participant } from './study-data.ts'

const region = agentFieldNamed('region')!
const sex = agentFieldNamed('gender')!
const choice = form('single_choice', { options: ['A', 'B', 'C'] })
const regions = ['northeast', 'midwest', 'south', 'west'] as const

/** So many of each answer in each region, in the regions' order. */
function panelOf(table: readonly (readonly (readonly [AnswerValue, number])[])[]): {
  participants: Participant[]
  values: AnswerValue[]
} {
  const rows = table.flatMap((cells, at) =>
    cells.flatMap(([value, count]) => Array.from({ length: count }, () => ({ value, region: regions[at]! }))),
  )
  return {
    participants: rows.map((row, at) => participant(at + 1, { region: row.region })),
    values: rows.map(({ value }) => value),
  }
}

describe('fields of agents', () => {
  test('names and aliases of filters are understood, whatever their case', () => {
    expect(agentFieldNamed('Income')?.name).toBe('annual_income_usd')
    expect(agentFieldNamed(' gender ')?.name).toBe('sex')
    expect(agentFieldNamed('constructor')).toBeUndefined()
    expect(agentFieldNamed('first_name')).toBeUndefined()
  })

  test('numbers are told in bands, each beginning where the one before has ended', () => {
    const bandOf = (name: string, facts: Parameters<typeof personWith>[0]) =>
      fieldValueOf(personWith(facts), agentFieldNamed(name)!)
    expect([18, 24, 25, 64, 65, 99].flatMap((age) => bandOf('age', { age }))).toEqual([
      ...['18-24', '18-24', '25-34', '55-64', '65+', '65+'],
    ])
    const incomes = [0, 24_900, 25_000, 149_900, 150_000].flatMap((annual_income_usd) =>
      bandOf('income', { annual_income_usd }),
    )
    expect(incomes).toEqual(['under $25,000', 'under $25,000', '$25,000-49,999', '$100,000-149,999', '$150,000+'])
    expect([0, 3, 9].flatMap((num_children) => bandOf('num_children', { num_children }))).toEqual(['0', '3', '4+'])
    expect(bandOf('is_parent', { num_children: 0 })).toEqual(['no'])
  })

  test('what is not known is no value, and only those who work have an occupation', () => {
    const person = personWith({ region: null, ethnicity: null, labour_detail: 'retired', occupation: 'Retired' })
    const known = agentFields.filter((field) => fieldValueOf(person, field).length > 0).map(({ name }) => name)
    for (const name of ['region', 'ethnicity', 'occupation', 'industry', 'bmi', 'health_conditions'] as const) {
      expect(known).not.toContain(name)
    }
    expect(known).toContain('religion')
  })
})

describe('crosstabs', () => {
  test('groups stand in the order of the field, with their own shares; whose field is unknown is in none', () => {
    const participants = [
      ...Array.from({ length: 6 }, (_, at) => participant(at + 1, { region: 'west' })),
      ...Array.from({ length: 6 }, (_, at) => participant(at + 7, { region: 'south' })),
      participant(13, { region: null }),
    ]
    const question = asked(1, choice, answersOf([...Array(6).fill('A'), ...'AABBBB', 'C']))
    const { by, columns } = crosstabOf(question, participants, region)
    expect(by).toBe('region')
    expect(columns.map(({ value, n, options }) => [value, n, options!.map(({ share }) => share)])).toEqual([
      ['south', 6, [2 / 6, 4 / 6, 0]],
      ['west', 6, [1, 0, 0]],
    ])
  })

  test('of fewer than five respondents nothing but their number is told', () => {
    const { participants, values } = panelOf([[['A', 5]], [['B', 4]]])
    const { columns, test: tested } = crosstabOf(asked(1, choice, answersOf(values)), participants, region)
    expect(columns[0]).toMatchObject({ n: 5, suppressed: false })
    expect(columns[1]).toEqual({ value: 'midwest', n: 4, n_effective: 0, suppressed: true, options: null })
    expect(tested).toBeNull()
  })

  test('the test of a choice is Pearson’s', () => {
    // Rows 10 20 30 and 20 20 10 have expected counts 16.36 21.82 21.82 and 13.64 18.18 18.18; chi-square 12.52778.
    const { participants, values } = panelOf([
      [
        ['A', 10],
        ['B', 20],
        ['C', 30],
      ],
      [
        ['A', 20],
        ['B', 20],
        ['C', 10],
      ],
    ])
    const { test: tested } = crosstabOf(asked(1, choice, answersOf(values)), participants, region)
    expect(tested).toMatchObject({ name: 'chi_square', df: 2 })
    expect(tested!.statistic).toBeCloseTo(12.5277777778, 9)
    expect(tested!.p).toBeCloseTo(0.0019038276, 9)
    expect(tested!.q).toBe(tested!.p)
  })

  test('weights that make respondents worth two thirds take a third off the statistic', () => {
    const { participants, values } = panelOf([
      [
        ['A', 40],
        ['B', 20],
      ],
      [
        ['A', 20],
        ['B', 40],
      ],
    ])
    const plain = crosstabOf(asked(1, choice, answersOf(values)), participants, region).test!
    // Each second counts 3 + 2 sqrt(2) times as much as the others: (1 + w)² / (2 (1 + w²)) is 2/3.
    const heavy = 3 + 2 * Math.sqrt(2)
    const weights = values.map((_, at) => (at % 2 ? heavy : 1))
    const weighted = crosstabOf(asked(1, choice, answersOf(values, weights)), participants, region).test!
    expect(weighted.statistic / plain.statistic).toBeCloseTo(2 / 3, 9)
  })

  test('scales are tested by ranks, ties corrected', () => {
    // SciPy's kruskal([1,2,2,3,4], [3,4,4,5,5], [2,2,3,3,5]): H 5.310526, p 0.070280.
    const samples = [
      [1, 2, 2, 3, 4],
      [3, 4, 4, 5, 5],
      [2, 2, 3, 3, 5],
    ]
    const { participants, values } = panelOf(samples.map((sample) => sample.map((value) => [value, 1] as const)))
    const scale = form('scale', { scale: { min: 1, max: 5 } })
    const { columns, test: tested } = crosstabOf(asked(1, scale, answersOf(values)), participants, region)
    expect(tested).toMatchObject({ name: 'kruskal_wallis', df: 2 })
    expect(tested!.statistic).toBeCloseTo(5.3105263158, 9)
    expect(tested!.p).toBeCloseTo(0.0702803414, 9)
    expect(columns.map(({ mean }) => mean!.value)).toEqual([12 / 5, 21 / 5, 3])
  })

  test('with too few expected in its cells, or the same answer of everybody, there is no test', () => {
    const sparse = panelOf([
      [
        ['A', 5],
        ['B', 1],
      ],
      [
        ['A', 4],
        ['B', 2],
      ],
    ])
    expect(crosstabOf(asked(1, choice, answersOf(sparse.values)), sparse.participants, region).test).toBeNull()
    // Of twelve cells only the two of F have less than five expected, about a half each.
    const usual = ['A', 'B', 'C', 'D', 'E'].map((value) => [value, 25] as const)
    const rare = panelOf([usual, [...usual, ['F', 1]]])
    expect(crosstabOf(asked(1, choice, answersOf(rare.values)), rare.participants, region).test).toBeNull()
    const alike = panelOf([[[3, 9]], [[3, 9]]])
    const scale = form('scale', { scale: { min: 1, max: 5 } })
    expect(crosstabOf(asked(1, scale, answersOf(alike.values)), alike.participants, region).test).toBeNull()
  })

  test('a multiple choice that says the same twice is as sure as if it were said once', () => {
    const { participants, values } = panelOf([
      [
        ['A', 30],
        ['B', 20],
      ],
      [
        ['A', 15],
        ['B', 35],
      ],
    ])
    const once = crosstabOf(asked(1, choice, answersOf(values)), participants, region).test!
    const twice = form('multiple_choice', { options: ['A', 'A too'] })
    const doubled = values.map((value) => (value === 'A' ? ['A', 'A too'] : []))
    const several = crosstabOf(asked(1, twice, answersOf(doubled)), participants, region).test!
    expect(several.df).toBeCloseTo(1, 12)
    expect(several.p).toBeCloseTo(once.p, 12)
  })

  test('an agent with several conditions is in several columns, which are not tested against each other', () => {
    const conditions = (slugs: string[]) => ({ health: { conditions: slugs } }) as Parameters<typeof personWith>[0]
    const participants = Array.from({ length: 40 }, (_, at) =>
      participant(at + 1, conditions(at % 2 ? ['asthma', 'diabetes'] : ['asthma'])),
    )
    const question = asked(1, choice, answersOf(participants.map((_, at) => (at % 2 ? 'A' : 'B'))))
    const { columns, test: tested } = crosstabOf(question, participants, agentFieldNamed('conditions')!)
    expect(columns.map(({ value, n }) => [value, n])).toEqual([
      ['asthma', 40],
      ['diabetes', 20],
    ])
    expect(tested).toBeNull()
  })

  test('themes of open answers are told by group, without quotes', () => {
    const participants = Array.from({ length: 12 }, (_, at) => participant(at + 1, { sex: at < 6 ? 'male' : 'female' }))
    const texts = participants.map((_, at) => (at < 6 ? 'The price is too high.' : 'The taste is awful.'))
    const { columns } = crosstabOf(asked(1, form('open'), textsOf(texts)), participants, sex)
    expect(columns.map(({ value, options }) => [value, options])).toEqual([
      ['male', []],
      ['female', []],
    ])
    for (const theme of columns.flatMap(({ themes }) => themes!)) expect(Object.keys(theme)).not.toContain('quotes')
  })

  test('the more is asked for, the larger q; removed agents are in no column', () => {
    const { participants, values } = panelOf([
      [
        ['A', 30],
        ['B', 20],
      ],
      [
        ['A', 15],
        ['B', 35],
      ],
    ])
    const removed = participants.slice(1)
    const question = asked(1, choice, answersOf(values))
    const noise = asked(2, choice, answersOf(values.map((_, at) => (at % 2 ? 'A' : 'B'))))
    const [first, second] = crosstabsOf([question, noise], removed, [region])
    expect(first!.columns[0]!.n).toBe(49)
    expect(first!.test!.q).toBeCloseTo(2 * first!.test!.p, 12)
    expect(second!.test!.q).toBe(second!.test!.p)
  })
})
