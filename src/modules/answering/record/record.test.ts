import { beforeAll, expect, test } from 'vitest'
import { testFinder } from '../../../../test/harness/finder.ts'
import { testPopulation } from '../../../../test/harness/population.ts'
import { loadKnowledge } from '../../knowledge/index.ts'
import type { Person, Population } from '../../population/index.ts'
import { type AgentAnswer, createEmbeddedEngine, type Engine, type Format } from '../index.ts'

let population: Population
let engine: Engine
let us: Person[]
let abroad: Person[]
beforeAll(async () => {
  population = await testPopulation()
  const everybody = Array.from({ length: population.size }, (_, index) => population.person(index))
  us = everybody.filter(({ country_code }) => country_code === 'US')
  abroad = everybody.filter(({ country_code }) => country_code !== 'US')
  engine = createEmbeddedEngine({ population, knowledge: loadKnowledge(), finder: testFinder() })
})

async function ask(question: string, people: readonly Person[], format?: Format): Promise<AgentAnswer[]> {
  const panel = people.map((person) => ({ person }))
  return Promise.all(panel.map((_, member) => engine.answer({ question, format, panel }, member)))
}

const valuesOf = async (question: string, people: readonly Person[], format?: Format) =>
  (await ask(question, people, format)).map(({ value }) => value)

const hasDiabetes = ({ health }: Person): boolean =>
  health?.conditions.some((slug) => slug === 'diabetes_t2' || slug === 'diabetes_t1') ?? false

test('people who have diabetes on record say so, however they are asked, and nobody else does', async () => {
  const [having, lacking] = [
    us.filter(hasDiabetes).slice(0, 30),
    us.filter((person) => person.health !== null && !hasDiabetes(person)).slice(0, 30),
  ]
  expect(having).toHaveLength(30)
  const wordings = [
    'Do you have diabetes?',
    "Don't you have diabetes?",
    'Are you diabetic?',
    'Have you ever been diagnosed with diabetes?',
    'Has a doctor ever told you that you have diabetes?',
    'Do you suffer from diabetes?',
    'Are you living with diabetes?',
  ]
  for (const wording of wordings) {
    expect(new Set(await valuesOf(wording, having)), wording).toEqual(new Set(['Yes']))
    expect(new Set(await valuesOf(wording, lacking)), wording).toEqual(new Set(['No']))
  }
  for (const { reply } of await ask('Do you have diabetes?', having, { type: 'open' }))
    expect(reply).toMatch(/type [12] diabetes/i)
  for (const { reply } of await ask('Do you have diabetes?', lacking, { type: 'open' }))
    expect(reply).toMatch(/\b(?:don't|do not) have diabetes/)
  const listed = await valuesOf('Which of these conditions do you have?', [...having, ...lacking], {
    type: 'multiple_choice',
    options: ['Diabetes', 'High blood pressure', 'Asthma', 'None of these'],
  })
  for (const [at, value] of listed.entries()) expect((value as string[]).includes('Diabetes')).toBe(at < 30)
})

test('a denied question and its plain form get answers that agree', async () => {
  const people = us.slice(0, 40)
  const married = people.map(({ marital_status }) => marital_status === 'married')
  expect(await valuesOf('Are you married?', people)).toEqual(married.map((yes) => (yes ? 'Yes' : 'No')))
  expect(await valuesOf("Aren't you married?", people)).toEqual(married.map((yes) => (yes ? 'Yes' : 'No')))
  const statement = await valuesOf('I am not married.', people)
  expect(statement).toEqual(married.map((yes) => (yes ? 'Strongly disagree' : 'Strongly agree')))
  for (const [at, { reply }] of (await ask('Are you not married?', people)).entries())
    expect(/\bmarried\b/.test(reply) && !/\bnot married|never been married/.test(reply), reply).toBe(married[at])
})

test('ages are right as numbers, in bands, in comparisons and in words', async () => {
  const people = us.slice(100, 200)
  expect(await valuesOf('How old are you?', people)).toEqual(people.map(({ age }) => age))
  expect(await valuesOf('Are you over 55?', people)).toEqual(people.map(({ age }) => (age > 55 ? 'Yes' : 'No')))
  const options = ['18-24', '25-34', '35-44', '45-54', '55-64', '65+']
  const bands = await valuesOf('What is your age group?', people, { type: 'single_choice', options })
  const bandOf = (age: number) => options[age >= 65 ? 5 : age < 25 ? 0 : Math.floor((age - 25) / 10) + 1]
  expect(bands).toEqual(people.map(({ age }) => bandOf(age)))
  for (const [at, { reply }] of (await ask('May I ask how old you are?', people, { type: 'open' })).entries())
    expect(reply).toContain(String(people[at]!.age))
})

test('somebody is as old as the year of birth says', async () => {
  const year = new Date().getFullYear()
  const people = us.slice(0, 40)
  expect(await valuesOf('Were you born before 1980?', people)).toEqual(
    people.map(({ age }) => (year - age < 1980 ? 'Yes' : 'No')),
  )
})

test('nurses say that they are nurses', async () => {
  const nurses = us.filter(
    ({ job, labour_status }) =>
      job?.soc === '29-1141' && /employed$/.test(labour_status) && labour_status !== 'unemployed',
  )
  expect(nurses.length).toBeGreaterThan(5)
  expect(new Set(await valuesOf('Are you a nurse?', nurses))).toEqual(new Set(['Yes']))
  for (const [at, { reply }] of (await ask('What do you do for a living?', nurses)).entries())
    expect(reply).toContain(nurses[at]!.job!.title)
  const drivers = us.filter(({ occupation }) => /Truck Driver/i.test(occupation))
  expect(new Set(await valuesOf('Are you a nurse?', drivers))).toEqual(new Set(['No']))
})

test('the family is told as it is on record', async () => {
  const people = us.slice(200, 300)
  expect(await valuesOf('How many children do you have?', people)).toEqual(
    people.map(({ num_children }) => num_children),
  )
  expect(await valuesOf('How many of your children are under 12?', people)).toEqual(
    people.map(({ child_ages }) => child_ages.filter((age) => age < 12).length),
  )
  const parents = people.filter(({ num_children }) => num_children > 0)
  expect(await valuesOf('How old is your youngest?', parents)).toEqual(parents.map(({ child_ages }) => child_ages[0]))
  expect(await valuesOf('Did you have a child before you were 30?', people)).toEqual(
    people.map(({ age, child_ages }) => (child_ages.length > 0 && age - child_ages.at(-1)! < 30 ? 'Yes' : 'No')),
  )
  expect(await valuesOf('Are you a mother?', people)).toEqual(
    people.map(({ sex, num_children }) => (sex === 'female' && num_children > 0 ? 'Yes' : 'No')),
  )
})

test('incomes fall into the bands that are offered, and a steady few would rather not say', async () => {
  const options = ['Under $50,000', '$50,000 to $99,999', '$100,000 or more', 'Prefer not to say']
  const people = us.slice(0, 200)
  const household = await valuesOf('What is your household income?', people, { type: 'single_choice', options })
  const own = await valuesOf('How much do you earn a year?', people, { type: 'single_choice', options })
  const silent = household.map((value) => value === options[3])
  expect(own.map((value) => value === options[3])).toEqual(silent)
  const share = silent.filter(Boolean).length / people.length
  expect(share).toBeGreaterThan(0.02)
  expect(share).toBeLessThan(0.15)
  for (const [at, value] of household.entries()) {
    const income = people[at]!.household_income_usd
    if (!silent[at]) expect(value).toBe(options[income < 50_000 ? 0 : income < 100_000 ? 1 : 2])
  }
})

test('facts are told as certain, and which fact was asked for', async () => {
  const [answer] = await ask('Do you have high blood pressure?', us.slice(0, 5))
  expect(answer).toMatchObject({ confidence: 'high', understood: { expected_error_points: 0, field: 'condition' } })
})

test('whose record does not hold a fact answers as to any other question', async () => {
  const unknown = abroad.filter(({ health }) => health === null).slice(0, 5)
  const known = us.slice(0, 5)
  const answers = await ask('Do you have diabetes?', [...known, ...unknown])
  for (const { value } of answers) expect(['Yes', 'No']).toContain(value)
  expect(answers.map(({ confidence }) => confidence).slice(0, 5)).toEqual(new Array(5).fill('high'))
  expect(answers[0]!.understood.expected_error_points).toBeGreaterThan(0)
})

test('asked in one breath with an opinion, the fact comes from the record', async () => {
  const people = us.slice(0, 10)
  const answers = await ask('How old are you? And what do you think of electric cars?', people)
  for (const [at, { reply, value }] of answers.entries()) {
    expect(value).toBe(people[at]!.age)
    expect(reply).toMatch(new RegExp(`\\b${people[at]!.age}\\b.+\\w`))
  }
})

test('party and political views are told as they are on record, however they are asked', async () => {
  const people = us.slice(0, 60)
  const sideOf = ({ party }: Person): string =>
    party === 'independent' ? 'neither' : party!.replace(/^(?:strong|leans)_/, '')
  const asked = await valuesOf('Are you a Democrat, a Republican, or neither?', people)
  expect(asked.map((value) => String(value).toLowerCase().replace(/^an? /, ''))).toEqual(people.map(sideOf))
  expect(await valuesOf('Are you a Republican?', people)).toEqual(
    people.map((person) => (sideOf(person) === 'republican' ? 'Yes' : 'No')),
  )
  const views = await valuesOf('Do you consider yourself a conservative?', people)
  expect(views).toEqual(people.map(({ political_views }) => (/conservative$/.test(political_views!) ? 'Yes' : 'No')))
})

test('how long somebody has been something is asked of those who are, and is no longer than they are grown', async () => {
  const people = us.slice(0, 60)
  const answers = await ask('How long have you been married?', people)
  answers.forEach(({ value, words }, at) => {
    const { marital_status, age } = people[at]!
    if (marital_status === 'married') expect(Number(value)).toBeLessThanOrEqual(Math.max(1, age - 18))
    else expect(words).toBe('not_applicable')
  })
})
