import { expect, test } from 'vitest'
import { readBrief } from './read-brief.ts'

const read = (text: string) =>
  readBrief({
    kind: 'group',
    texts: [{ text, answers: [] }],
    now: new Date('2026-06-01T00:00:00Z'),
    countries: ['United States', 'Germany', 'Mexico', 'India', 'Spain', 'United Kingdom'],
  })

test.each([
  ['people who look after a parent with dementia', 'Do you look after a parent with dementia?'],
  ['parents of a child with asthma', 'Do you have a child with asthma?'],
  ['teachers who teach kids with autism', 'Do you teach kids with autism?'],
  ['people who live with someone who smokes', 'Do you live with someone who smokes?'],
  ['people with a friend who is a veteran', 'Do you have a friend who is a veteran?'],
  ['people whose boss is a woman', 'Is your boss a woman?'],
  ['wives of truck drivers', 'Is your husband a truck driver?'],
])('what is so of people they have to do with is asked, and filters nobody: %s', (text, question) => {
  const { filters, screening } = read(text)
  expect(screening.map((one) => one.question)).toEqual([question])
  expect(filters).not.toHaveProperty('health_conditions')
  expect(filters).not.toHaveProperty('smoking_status')
  expect(filters).not.toHaveProperty('occupation', 'truck driver')
})

test.each([
  [
    'folks who moved to Florida from the Northeast',
    { state: 'Florida' },
    'Have you moved to Florida from the Northeast?',
  ],
  ['immigrants from Mexico', { nativity: 'foreign_born', country: 'United States' }, 'Are you from Mexico?'],
  ['Mexican immigrants in Texas', { nativity: 'foreign_born', state: 'Texas' }, 'Are you a Mexican immigrant?'],
  ['people born in India living in New Jersey', { state: 'New Jersey' }, 'Were you born in India?'],
  ['Brits who have lived in Spain', { country: 'United Kingdom' }, 'Have you lived in Spain?'],
  ['people planning to move to Florida', { country: 'United States' }, 'Are you planning to move to Florida?'],
])('where people come from is asked, where they live is a filter: %s', (text, filters, question) => {
  expect(read(text)).toMatchObject({ filters, screening: [{ question }] })
})

test.each([
  ['adults living with their parents', 'Are you living with your parents?', 'Yes'],
  ['women, not vegetarian, in Ohio', 'Are you vegetarian?', 'No'],
  ['people who have no pet insurance', 'Do you have pet insurance?', 'No'],
  ['vegans, vegetarians or pescatarians', 'Are you a vegan or a vegetarian or a pescatarian?', 'Yes'],
  ['iPhone and Android users in Ohio', 'Are you an iPhone or Android user?', 'Yes'],
  ['Taylor Swift fans', 'Are you a Taylor Swift fan?', 'Yes'],
  ['adults who were bullied as kids', 'Were you bullied as a child?', 'Yes'],
] as const)('%s: %s %s', (text, question, keep) => {
  expect(read(text).screening).toMatchObject([{ question, keep }])
})

test.each(['people for our shopper panel', 'nurses at companies', 'adults with their parents'])(
  'what makes no sensible question is left aside, and said to be: %s',
  (text) => {
    const { screening, ignored } = read(text)
    expect(screening).toEqual([])
    expect(ignored).toHaveLength(1)
  },
)

test('shares of what no filter has are not kept, and said not to be', () => {
  const { quotas, screening, ignored } = read('half vegans, half meat eaters')
  expect(quotas).toEqual([])
  expect(screening).toMatchObject([{ question: 'Are you a vegan or a meat eater?' }])
  expect(ignored.map(({ said }) => said)).toEqual(['half vegans', 'half meat eaters'])
})
