import { expect, test } from 'vitest'
import { cpuMs } from '../../../../test/harness/cpu-time.ts'
import { healthIn } from './health.ts'

const context = { now: new Date('2026-06-15'), countries: ['United States'] }
const read = (text: string) =>
  healthIn(text, context).map(({ start, end, filters }) => [text.slice(start, end), filters] as const)

test.each([
  ['people living with HIV', 'living with HIV', 'hiv'],
  ['people who suffer from migraines', 'who suffer from migraines', 'migraine'],
  ['asthma sufferers in Ohio', 'asthma sufferers', 'asthma'],
  ['cancer survivors', 'cancer survivors', 'cancer'],
  ['T2D patients', 'T2D patients', 'diabetes_t2'],
  ['type 1 diabetics', 'type 1 diabetics', 'diabetes_t1'],
  ['migraineurs', 'migraineurs', 'migraine'],
  ['hypertensive adults', 'hypertensive', 'hypertension'],
  ['who are diabetic', 'who are diabetic', 'diabetes_t2'],
  ['people with severe asthma', 'with severe asthma', 'asthma'],
  ['women in perimenopause', 'in perimenopause', 'menopause_symptoms'],
  ['heart patients', 'heart patients', 'heart_disease'],
  ['type 1s', 'type 1s', 'diabetes_t1'],
  ['who had a stroke', 'who had a stroke', 'stroke'],
  ['women going through menopause', 'going through menopause', 'menopause_symptoms'],
  ['depressed men', 'depressed', 'depression'],
  ['people without diabetes', 'diabetes', 'diabetes_t2'],
  ['who don’t have diabetes', 'have diabetes', 'diabetes_t2'],
  ['women, type 2 diabetes, urban', 'type 2 diabetes', 'diabetes_t2'],
])('%s: a condition that people have', (text, said, condition) => {
  expect(read(text)).toEqual([[said, { health_conditions: condition }]])
})

test.each([
  ['on Ozempic', 'on Ozempic', 'glp1_agonist'],
  ['women on the pill', 'on the pill', 'hormonal_contraceptive'],
  ['insulin-dependent adults', 'insulin-dependent', 'insulin'],
  ['GLP-1 users', 'GLP-1 users', 'glp1_agonist'],
  ['people currently taking a statin', 'currently taking a statin', 'statin'],
  ['who are on GLP-1 drugs', 'who are on GLP-1 drugs', 'glp1_agonist'],
  ['on blood pressure meds', 'on blood pressure meds', 'blood pressure medication'],
  ['on antidepressants', 'on antidepressants', 'antidepressants'],
  ['who take blood pressure medication', 'who take blood pressure medication', 'blood pressure medication'],
])('%s: a medicine that people take', (text, said, drug) => {
  expect(read(text)).toEqual([[said, { health_drug_classes: drug }]])
})

test('what is listed is one mention each', () => {
  expect(read('people with diabetes and hypertension').map(([said]) => said)).toEqual(['with diabetes', 'hypertension'])
  expect(read('asthma and COPD patients').map(([said]) => said)).toEqual(['asthma', 'COPD patients'])
  expect(read('on Wegovy or metformin').map(([said]) => said)).toEqual(['on Wegovy', 'metformin'])
})

test.each([
  ['smokers', { smoking_status: 'current' }],
  ['ex-smokers', { smoking_status: 'former' }],
  ['non-smokers', { smoking_status: { none: ['current'] } }],
  ['who don’t smoke', { smoking_status: { none: ['current'] } }],
  ['who have never smoked', { smoking_status: 'never' }],
  ['who have quit smoking', { smoking_status: 'former' }],
  ['heavy drinkers', { alcohol_use: 'heavy' }],
  ['teetotallers', { alcohol_use: 'none' }],
  ['who don’t drink', { alcohol_use: 'none' }],
  ['social drinkers', { alcohol_use: { any: ['light', 'moderate'] } }],
  ['obese', { bmi_class: { any: ['obese_1', 'obese_2', 'obese_3'] } }],
  ['with a BMI of 27 or higher', { bmi: { min: 27 } }],
  ['sedentary', { physical_activity_level: 'low' }],
  ['who exercise regularly', { physical_activity_level: { any: ['moderate', 'high'] } }],
  ['who have trouble sleeping', { sleep_quality: 'poor' }],
  ['who eat healthy', { diet_quality: 'healthy' }],
  ['on three or more prescription medications', { rx_medication_count: { min: 3 } }],
  ['not on any medication', { rx_medication_count: { max: 0 } }],
  ['with moderate to severe depression', { phq9_severity: { any: ['moderate', 'moderately_severe', 'severe'] } }],
])('%s: how people live', (text, filters) => {
  expect(read(text)).toEqual([[text, filters]])
})

test.each([
  'healthy adults',
  'smoke alarms',
  'trying to quit smoking',
  'vapers',
  'beer drinkers',
  'who don’t drink coffee',
  'sugar-free',
  'on TikTok',
  'on Medicare',
  'the heart of Texas',
  'allergic to nonsense',
  'people with anxiety about AI',
  'have a cold',
  'pain points',
  'a depressed market',
  'drug store shoppers',
  'diabetic socks',
  'parents of kids with asthma',
  'caregivers of people with dementia',
  'women who look after a parent with dementia',
  'people living with someone with depression',
  'men who lost a friend with cancer',
  'interest in menopause apps and asthma',
  'with a family history of cancer',
  'what do they think of Ozempic',
  'MI and OH residents',
  'gym-goers',
  'who stopped taking statins',
  'women considering Ozempic',
  'recovering alcoholics',
])('%s: nothing that they suffer from', (text) => {
  expect(read(text)).toEqual([])
})

test('no text makes it slow', () => {
  for (const part of ['who are ', 'with a ', 'severe mild ', ' ', 'and or ', 'never drink ', 'BMI 30 ']) {
    const text = part.repeat(Math.ceil(4000 / part.length))
    expect(cpuMs(() => healthIn(text, context))).toBeLessThan(1000)
  }
})
