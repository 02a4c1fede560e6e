import { expect, test } from 'vitest'
import { healthIn } from './health.ts'

const context = { now: new Date('2026-06-15'), countries: ['United States'] }
const read = (text: string) =>
  healthIn(text, context).map(({ start, end, filters }) => [text.slice(start, end), filters] as const)

test.each([
  ['light or moderate drinkers', { any: ['light', 'moderate'] }],
  ['light to moderate drinkers', { any: ['light', 'moderate'] }],
  ['moderate and heavy drinkers', { any: ['moderate', 'heavy'] }],
  ['heavy-drinking', 'heavy', ' men'],
  ['who drink lightly or moderately', { any: ['light', 'moderate'] }],
  ['who rarely drink', 'light'],
  ['who drink every day', { any: ['moderate', 'heavy'] }],
  ['daily drinkers', { any: ['moderate', 'heavy'] }],
  ['binge drinkers', 'heavy'],
  ['with heavy alcohol use', 'heavy'],
  ['moderate alcohol consumption', 'moderate'],
  ['with moderate to heavy alcohol intake', { any: ['moderate', 'heavy'] }],
  ["who don't drink at all", 'none'],
])('%s: how much people drink, in one mention', (said, alcohol_use, rest = '') => {
  expect(read(`${said}${rest}`)).toEqual([[said, { alcohol_use }]])
})

test.each([
  ['with a high level of physical activity', { physical_activity_level: 'high' }],
  ['low physical activity', { physical_activity_level: 'low' }],
  ['with moderate to high activity levels', { physical_activity_level: { any: ['moderate', 'high'] } }],
  ['Physical activity: low', { physical_activity_level: 'low' }],
  ['who are not very active', { physical_activity_level: 'low' }],
  ['who get little exercise', { physical_activity_level: 'low' }],
  ['who are moderately active', { physical_activity_level: 'moderate' }],
  ['poor sleep quality', { sleep_quality: 'poor' }],
  ['with fair or good sleep quality', { sleep_quality: { any: ['fair', 'good'] } }],
  ['whose sleep is poor', { sleep_quality: 'poor' }],
  ['short sleepers', { sleep_quality: 'poor' }],
  ['with an unhealthy diet', { diet_quality: 'poor' }],
  ['with poor or mixed diets', { diet_quality: { any: ['poor', 'mixed'] } }],
  ['current or former smokers', { smoking_status: { any: ['current', 'former'] } }],
  ['tobacco users', { smoking_status: 'current' }],
])('%s: a habit and its level', (text, filters) => {
  expect(read(text)).toEqual([[text, filters]])
})

test('traits in a list need nobody who is said to have them', () => {
  expect(read('Obese, poor sleep quality, low physical activity.').map(([said]) => said)).toEqual([
    'Obese',
    'poor sleep quality',
    'low physical activity',
  ])
})

test.each([
  'the effects of poor sleep quality on work',
  'beers with no alcohol',
  'apps that promise good sleep tracking',
  'people with good sleep trackers',
  'moderate coffee drinkers',
  'daily drinkers of coffee',
  'heavy beer drinkers',
  'who drink heavily caffeinated sodas',
  'who drink a lot of coffee',
  'active users of the app',
  'inactive accounts',
  'a study on moderate alcohol consumption and sleep',
  'how schools cope with high activity levels',
  'physical activity trackers',
  'a balanced diet is expensive',
  'look after a mother with poor sleep',
])('%s: nobody’s habit', (text) => {
  expect(read(text)).toEqual([])
})
