import { expect, test } from 'vitest'
import { cpuMs } from '../../../../test/harness/cpu-time.ts'
import { occupationsIn } from './occupations.ts'

const context = { now: new Date('2026-06-15'), countries: ['United States'] }
const read = (text: string) =>
  occupationsIn(text, context).map(({ start, end, filters }) => [text.slice(start, end), filters] as const)

test.each([
  ['20 nurses in Texas who work nights', 'nurses', 'nurse'],
  ['ICU nurses', 'ICU nurses', 'ICU nurse'],
  ['long-haul truck drivers', 'long-haul truck drivers', 'long-haul truck driver'],
  ['high school math teachers', 'high school math teachers', 'high school math teacher'],
  ['registered nurses over 40', 'registered nurses', 'registered nurse'],
  ['real estate agents', 'real estate agents', 'real estate agent'],
  ['oncology nurses', 'oncology nurses', 'oncology nurse'],
  ['Uber drivers', 'Uber drivers', 'uber driver'],
  ['restaurant owners', 'restaurant owners', 'restaurant owner'],
  ['VPs of engineering', 'VPs of engineering', 'engineering VP'],
  ['policemen', 'policemen', 'policeman'],
  ['IT managers', 'IT managers', 'IT manager'],
  ['union electricians', 'electricians', 'electrician'],
])('%s: the whole title is taken, and in the singular', (text, said, occupation) => {
  expect(read(text)).toEqual([[said, { occupation }]])
})

test.each([
  ['people who work as plumbers', 'who work as plumbers'],
  ['those who are plumbers', 'who are plumbers'],
  ['someone working as a plumber', 'working as a plumber'],
  ['plumbers by trade', 'plumbers by trade'],
  ['licensed plumbers', 'licensed plumbers'],
  ['parents of two who are plumbers', 'who are plumbers'],
  ['people who don’t work as plumbers', 'work as plumbers'],
])('%s: what says only that it is a job belongs to it', (text, said) => {
  expect(read(text)).toEqual([[said, { occupation: 'plumber' }]])
})

test.each([
  ['female nurses', 'nurses'],
  ['night shift nurses', 'nurses'],
  ['young black nurses', 'nurses'],
  ['rural nurses', 'nurses'],
  ['self-employed nurses', 'nurses'],
  ['full-time nurses', 'nurses'],
  ['experienced nurses', 'nurses'],
  ['German nurses', 'nurses'],
])('%s: what says something else of people is left for others', (text, said) => {
  expect(read(text)).toEqual([[said, { occupation: 'nurse' }]])
})

test('titles that share their last word are alternatives in one mention', () => {
  expect(read('truck and bus drivers')).toEqual([
    ['truck and bus drivers', { occupation: { any: ['truck driver', 'bus driver'] } }],
  ])
  expect(read('elementary and middle school teachers')[0]![1]).toEqual({
    occupation: { any: ['elementary school teacher', 'middle school teacher'] },
  })
})

test('titles in a list are one mention each, in the singular too', () => {
  expect(read('doctors, nurses and pharmacists').map(([said]) => said)).toEqual(['doctors', 'nurses', 'pharmacists'])
  expect(read('someone who works as a nurse or teacher').map(([said]) => said)).toEqual([
    'who works as a nurse',
    'teacher',
  ])
})

test.each([
  ['healthcare workers', 'healthcare workers', { industry: 'health_care_and_social_assistance' }],
  ['people who work in hospitality', 'who work in hospitality', { industry: 'accommodation_and_food_services' }],
  ['government employees', 'government employees', { industry: 'government' }],
  ['people in finance', 'in finance', { industry: 'finance_and_insurance' }],
  ['who work for the government', 'who work for the government', { industry: 'government' }],
  ['employed in the insurance industry', 'employed in the insurance industry', { industry: 'finance_and_insurance' }],
  [
    'men who work in construction or manufacturing',
    'who work in construction or manufacturing',
    { industry: { any: ['construction', 'manufacturing'] } },
  ],
  ['who work in marketing', 'who work in marketing', { occupation: 'marketing professional' }],
  ['mothers who work part-time in retail arrange childcare', 'in retail', { industry: 'retail_trade' }],
  ['dads in the oil and gas industry', 'in the oil and gas industry', { industry: 'mining_oil_gas' }],
  ['people who work on a factory floor', 'who work on a factory floor', { industry: 'manufacturing' }],
  ['who work on farms', 'who work on farms', { industry: 'agriculture_forestry_fishing' }],
  ['Men, in manufacturing, aged 50 to 64', 'in manufacturing', { industry: 'manufacturing' }],
  ['people in the auto industry', 'in the auto industry', { industry: 'manufacturing' }],
  ['who work construction', 'who work construction', { industry: 'construction' }],
  ['hotel employees', 'hotel employees', { industry: 'accommodation_and_food_services' }],
  ['airline staff', 'airline staff', { industry: 'transportation_and_warehousing' }],
  ['people in IT', 'in IT', { occupation: 'IT professional' }],
  ['working full time in the trades', 'in the trades', { occupation: 'tradesperson' }],
  ['HR people', 'HR people', { occupation: 'HR professional' }],
  ['skilled trades, 30 to 50', 'skilled trades', { occupation: 'tradesperson' }],
  ['civil servants', 'civil servants', { industry: 'government' }],
  ['who teach kindergarten', 'who teach kindergarten', { occupation: 'kindergarten teacher' }],
  ['owns a small bakery', 'owns a small bakery', { occupation: 'bakery owner' }],
])('%s: sectors and fields of work', (text, said, filters) => {
  expect(read(text)).toEqual([[said, filters]])
})

test('blue collars are four groups of jobs', () => {
  expect(read('blue-collar workers')[0]![1]).toEqual({
    occupation_major_group: {
      any: [
        'construction_and_extraction',
        'installation_maintenance_and_repair',
        'production',
        'transportation_and_material_moving',
      ],
    },
  })
})

test.each([
  'drivers of loyalty',
  'users and owners',
  'models and buyers',
  'who cooks at home',
  'home cooks',
  'retired teachers',
  'retired teachers and nurses',
  'former nurses',
  'aspiring actors',
  'amateur photographers',
  'farmers markets',
  'teachers’ unions',
  'moms hiring nannies',
  'parents of teachers',
  'dog owners',
  'coffee drinkers',
  'hunters',
  'small business owners',
  'startup founders',
  'students',
  'stay-at-home moms',
  'people who work from home',
  'people working in Texas',
  'family caregivers',
  'grocery shoppers',
  'Etsy sellers',
  'architects of change',
  'trends in retail',
  'we sell in retail, in manufacturing and so on',
  'people who work on cars',
  'working on a thesis',
  'what is in it people ask',
  'who own a car',
])('%s: nobody’s job', (text) => {
  expect(read(text)).toEqual([])
})

test('a text full of unknown words is read in bounded time', () => {
  const text = Array.from({ length: 400 }, (_, place) => `blor${place.toString(36)} workers`)
    .join(' and ')
    .slice(0, 4000)
  occupationsIn('nurses', context)
  expect(cpuMs(() => occupationsIn(text, context))).toBeLessThan(2000)
})
