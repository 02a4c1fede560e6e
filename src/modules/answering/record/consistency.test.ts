import { beforeAll, expect, test } from 'vitest'
import { testPopulation } from '../../../../test/harness/population.ts'
import type { Person } from '../../population/index.ts'
import { readQuestion } from '../reading/read-question.ts'
import type { Format } from '../reading/reading.ts'
import { recordAnswers } from './record-answers.ts'

/** Everybody in the test population: whoever the record knows answers every question in the same way. */
let people: Person[]
beforeAll(async () => {
  const population = await testPopulation()
  people = Array.from({ length: population.size }, (_, index) => population.person(index)).filter(
    ({ country_code, health }) => country_code === 'US' && health !== null,
  )
  expect(people.length).toBeGreaterThan(1500)
})

const YEAR = 2026
const YES_NO: Format = { type: 'single_choice', options: ['Yes', 'No'] }
const NUMBER: Format = { type: 'numeric' }

function answersTo(question: string, format: Format): unknown[] {
  const panel = people.map((person) => ({ person }))
  const answers = recordAnswers(readQuestion(question, format), panel, YEAR)
  const missing = answers.findIndex((answer) => answer === null)
  expect(missing, `${question} is not answered from the record of ${JSON.stringify(people[missing])}`).toBe(-1)
  return answers.map((answer) => answer!.value)
}

const saysYes = (question: string): boolean[] => answersTo(question, YES_NO).map((value) => value === 'Yes')
const numbers = (question: string): number[] => answersTo(question, NUMBER).map(Number)

test('the year somebody turned 18 is the year of birth and 18 more', () => {
  const born = numbers('What year were you born?')
  expect(numbers('What year did you turn 18?')).toEqual(born.map((year) => year + 18))
  expect(numbers('How old will you be in 2040?')).toEqual(born.map((year) => 2040 - year))
  expect(saysYes('Were you an adult in 2001?')).toEqual(born.map((year) => 2001 - year >= 18))
  expect(saysYes('Were you born in the eighties?')).toEqual(born.map((year) => year >= 1980 && year < 1990))
  expect(saysYes('Are you old enough for Medicare?')).toEqual(people.map(({ age }) => age >= 65))
})

test('those who never married were married no times, everybody else at least once, and a quarter of them again', () => {
  const times = numbers('How many times have you been married?')
  expect(times.map((count) => count === 0)).toEqual(people.map((one) => one.marital_status === 'never_married'))
  expect(saysYes('Have you been married more than once?')).toEqual(times.map((count) => count > 1))
  const divorced = saysYes('Have you ever been divorced?')
  for (const [at, { marital_status }] of people.entries()) {
    if (marital_status === 'divorced') expect(divorced[at]).toBe(true)
    if (marital_status === 'never_married') expect(divorced[at]).toBe(false)
  }
  const married = times.filter((count) => count > 0)
  const again = married.filter((count) => count > 1).length / married.length
  expect(again).toBeGreaterThan(0.19)
  expect(again).toBeLessThan(0.31)
})

test('height and weight are one number each, as tall as women and men are, and go with the body mass index', () => {
  const tall = numbers('How tall are you?')
  expect(saysYes('Are you taller than six feet?')).toEqual(tall.map((inches) => inches > 72))
  expect(saysYes("Are you under 5'4?")).toEqual(tall.map((inches) => inches < 64))
  const heavy = numbers('How much do you weigh?')
  expect(saysYes('Do you weigh more than 200 pounds?')).toEqual(heavy.map((pounds) => pounds > 200))
  const meanOf = (sex: Person['sex']) => {
    const own = tall.filter((_, at) => people[at]!.sex === sex)
    return own.reduce((sum, inches) => sum + inches, 0) / own.length
  }
  expect(Math.abs(meanOf('male') - 69)).toBeLessThan(0.5)
  expect(Math.abs(meanOf('female') - 63.5)).toBeLessThan(0.5)
  for (const [at, { health }] of people.entries())
    expect(Math.abs((703 * heavy[at]!) / tall[at]! ** 2 - health!.bmi)).toBeLessThan(0.2)
})

test('whoever is over 65 has somebody over 65 in the house, and whoever lives alone and is younger has not', () => {
  const old = saysYes('Is anyone in your home over 65?')
  const minors = saysYes('Are there any children under 18 in your household?')
  for (const [at, { age, household_size, children_at_home }] of people.entries()) {
    if (age > 65) expect(old[at]).toBe(true)
    else if (household_size === 1) expect(old[at]).toBe(false)
    if (children_at_home > 0) expect(minors[at]).toBe(true)
  }
  expect(numbers('Not counting yourself, how many people live in your home?')).toEqual(
    people.map(({ household_size }) => household_size - 1),
  )
})

test('only parents are grandparents, and a yes to it agrees with the number', () => {
  const count = numbers('How many grandchildren do you have?')
  expect(saysYes('Are you a grandparent?')).toEqual(count.map((number) => number > 0))
  for (const [at, { num_children }] of people.entries()) if (num_children === 0) expect(count[at]).toBe(0)
})

test.each([
  ['I smoke.', "I don't smoke."],
  ['I am married.', 'I am not married.'],
  ['I have a dog.', "I don't have a dog."],
  ['I have diabetes.', "I don't have diabetes."],
  ['I own my home.', "I don't own my home."],
  ['I have children.', 'I have no children.'],
])('"%s" and "%s" are answered oppositely', (plain, denied) => {
  const agree: Format = { type: 'single_choice', options: ['Agree', 'Disagree'] }
  const own = answersTo(plain, agree)
  expect(new Set(own)).toEqual(new Set(['Agree', 'Disagree']))
  expect(answersTo(denied, agree)).toEqual(own.map((value) => (value === 'Agree' ? 'Disagree' : 'Agree')))
})

test.each([
  ['Do you smoke?', "You don't smoke, do you?"],
  ['Are you white?', "You're not white, are you?"],
  ['Do you have kids?', "You don't have any kids, do you?"],
  ['Do you work?', "Don't you work?"],
])('"%s" is answered as "%s" is', (plain, tagged) => {
  expect(saysYes(tagged)).toEqual(saysYes(plain))
})

test.each([
  ['Do you have more than two children?', 'How many children do you have?', 2],
  ['Are you over 50?', 'How old are you?', 50],
  ['Do you take more than three prescription medicines?', 'How many prescription medicines do you take?', 3],
  ['Do you watch more than 2 hours of TV a day?', 'How many hours of TV do you watch a day?', 2],
])('a yes to "%s" agrees with the number told to "%s"', (polar, asked, limit) => {
  expect(saysYes(polar)).toEqual(numbers(asked).map((number) => number > limit))
})
