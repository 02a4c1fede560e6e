import { describe, expect, test } from 'vitest'
import { audienceOf, findingsIn } from './read-audience.ts'

const strictly = (text: string) => audienceOf(findingsIn(text, 'strict'))

describe('whom an objective names', () => {
  test.each([
    ['Understand how nurses feel about night shifts', { occupation: 'nurses' }],
    ['Why do people over 50 switch banks?', { age: { min: 50 } }],
    ['reactions of women younger than 30', { sex: 'female', age: { max: 29 } }],
    ['test razors among men aged 25 to 34', { sex: 'male', age: { min: 25, max: 34 } }],
    ['what people in their thirties spend on rent', { age: { min: 30, max: 39 } }],
    ['Would parents in Texas pay $7?', { state: 'Texas', is_parent: true }],
    ['moms and dads and screen time', { is_parent: true }],
    ['why small business owners in the UK avoid loans', { country: 'GB', occupation: 'small business owners' }],
    ['How do rural residents in the Midwest get their news?', { region: 'midwest', urbanicity: 'rural' }],
    ['pet insurance in Portland, OR', { city: 'Portland, OR' }],
    ['how people taking GLP-1 drugs eat', { health_drug_classes: 'glp1_agonist' }],
    ['how women with migraines choose', { sex: 'female', health_conditions: 'migraine' }],
    ['what stops smokers from quitting', { smoking_status: 'current' }],
    ['whether college graduates trust AI', { education: ['bachelors', 'masters', 'professional', 'phd'] }],
    ['habits of teachers and librarians', { occupation: ['teachers', 'librarians'] }],
    ['How Americans feel about tariffs on goods from China', { country: 'US' }],
  ])('%s', (objective, audience) => {
    expect(strictly(objective)).toEqual(audience)
  })

  test.each([
    'oat milk pricing',
    'drivers of loyalty in grocery retail',
    'attitudes toward Ozempic',
    'adults who live with their parents',
    'orders over 50 dollars, and discounts under 20 %',
    'let us know what runs in the family',
    '学生がコーヒーを好む理由',
    '',
  ])('nobody in particular: %s', (objective) => {
    expect(strictly(objective)).toEqual({})
  })

  test('a description may also say what somebody runs or is', () => {
    const said = (text: string) => findingsIn(text, 'soft').map(({ filters }) => filters)
    expect(said('runs a small bakery, worried about rent')).toEqual([{ occupation: 'bakery owner' }])
    expect(said('nurse in Texas who works nights')).toEqual([{ state: ['Texas'] }, { occupation: 'nurse' }])
  })

  test.each([
    ['letters without end', `${'a'.repeat(5000)}1`],
    ['hundreds of words that nobody knows', 'of xqzzs '.repeat(500)],
    ['names without end', `in A${' B'.repeat(2000)}`],
    ['hyphens without end', 'a-'.repeat(2500)],
  ])('%s take no longer than a moment', (_what, text) => {
    findingsIn('of xqzzs in Nowhere with nothing', 'soft')
    const start = performance.now()
    findingsIn(text, 'soft')
    expect(performance.now() - start).toBeLessThan(2000)
  })
})
