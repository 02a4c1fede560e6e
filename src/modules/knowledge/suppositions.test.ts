import { describe, expect, test } from 'vitest'
import { american } from '../../../scripts/data/knowledge-spelling.ts'
import { supposed } from '../../../scripts/data/knowledge-suppositions.ts'
import { allVoices } from '../../../test/harness/voices.ts'
import type { Who } from './knowledge.ts'

describe('what words give away about whoever says them', () => {
  test.each<[string, Who, Who]>([
    ['My husband falls asleep with the light on', {}, { marital: 'married', sex: 'female' }],
    ['Text my wife, that is all I ask of the car', { marital: 'married' }, { marital: 'married', sex: 'male' }],
    ['My husband left me the truck', { marital: 'other' }, { marital: 'other' }],
    ['My son set it up for me', { age: '65+' }, { age: '65+', children: 'yes' }],
    ['My son won’t eat it', { is_parent: 'yes' }, { is_parent: 'yes' }],
    ['The grandkids go straight for it', {}, { children: 'yes', age: '45-64|65+' }],
    ['My toddler throws it', { is_parent: 'yes' }, { is_parent: 'yes', child: 'small' }],
    ['My teenager lives on it', { is_parent: 'yes' }, { is_parent: 'yes', child: 'teen' }],
    ['My mother buys it every week', {}, { age: '18-29|30-44|45-64' }],
    ['My mother taught me that', {}, {}],
    ['My boss pays for mine', {}, { employed: 'yes' }],
    ['My shift starts at four', {}, { employed: 'yes' }],
    ['Gave it up when I retired', { age: '65+' }, { age: '65+', retired: 'yes' }],
    ['A retired teacher does it for us', {}, {}],
    ['My landlord said no', {}, { home: 'renter' }],
    ['It costs more than my mortgage', {}, { home: 'owner' }],
    ['With my diabetes I read the label', {}, { health: 'diabetes_t2' }],
    ['We get it after church', {}, { faith: 'christian' }],
    [
      'My patients ask for it',
      { employed: 'yes' },
      { employed: 'yes', job: 'healthcare_practitioners_and_technical|healthcare_support' },
    ],
    ['It is too sweet for me', {}, {}],
  ])('%s', (say, authored, who) => {
    expect(supposed(say, authored)).toMatchObject({ who })
    expect(Object.keys(supposed(say, authored).who)).toHaveLength(Object.keys(who).length)
  })

  test('a sentence that contradicts what its author presupposed is nobody’s', () => {
    expect(supposed('My landlord said no', { home: 'owner' }).dropped).toBeDefined()
    expect(supposed('My wife loves it', { sex: 'female' }).dropped).toBeDefined()
  })

  test('no voice that is kept gives away more than it presupposes', () => {
    const leaking = allVoices().filter(({ say, who }) => {
      const { added, dropped } = supposed(say, who)
      return added.length > 0 || dropped !== undefined
    })
    expect(leaking.map(({ say }) => say)).toEqual([])
  })
})

describe('spelling', () => {
  test.each([
    ['My favourite colour', 'My favorite color'],
    ['Cancelled the flight', 'Canceled the flight'],
    ['We recognised the neighbours', 'We recognized the neighbors'],
    ['The programme at the theatre centre', 'The program at the theater center'],
    ['Earl Grey and a grey coat', 'Earl Grey and a gray coat'],
    ['A glamorous four-hour tour of your house', 'A glamorous four-hour tour of your house'],
    ['Realistic exercise, precise promises', 'Realistic exercise, precise promises'],
  ])('%s', (british, expected) => {
    expect(american(british)).toBe(expected)
  })
})
