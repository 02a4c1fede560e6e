import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readable } from '../../../test/harness/asked-study.ts'
import { openForm, sampleStudy } from '../../../test/harness/sample-studies.ts'
import type { Person } from '../population/index.ts'
import type { Participant } from '../results/index.ts'
import { namesGivenAway, redactorOf } from './shared-report-redact.ts'
import { speakerOf } from './shared-report-speaker.ts'

const people: Partial<Person>[] = [
  {
    first_name: 'José',
    last_name: 'García-Ruiz',
    city: 'Normal',
    state: 'Illinois',
    state_code: 'IL',
    metro: 'Bloomington',
  },
  { first_name: 'Will', last_name: 'Price', city: 'Tulsa', state: 'Oklahoma', state_code: 'OK' },
]
const said = ['They call me Jose.', 'It is too dear.']
const data = sampleStudy({
  size: 2,
  person: (at) => people[at]!,
  questions: [{ question: 'Will you move to Illinois?', form: openForm, answer: (at) => ({ text: said[at]! }) }],
})
const [jose, will] = data.participants as [Participant, Participant]
const but = (facts: Partial<Person>): Participant => ({ ...will, person: { ...will.person, ...facts } })
const both = redactorOf(data, ['names', 'locations'], await namesGivenAway(readable(data)))

describe('redactorOf', () => {
  test('takes out a speaker’s own names and places, however they are spelt', () => {
    const words =
      'I am José García-Ruiz. JOSE! jose, Garcia to you, of Normal, IL, near Bloomington, Illinois, United States.'
    for (const text of [words, words.normalize('NFD')]) {
      expect(both.quote(text, jose)).toBe(
        'I am [name]. [name]! [name], [name] to you, of [place], near [place], [place], [place].',
      )
    }
  })

  test('leaves words that only look like a name or stand within another word', () => {
    expect(both.quote('Normal, ILLEGAL as it is', jose)).toBe('[place], ILLEGAL as it is')
    expect(both.quote('I will, whatever the price; Willing or not, Pricey as it is.', will)).toBe(
      'I will, whatever the price; Willing or not, Pricey as it is.',
    )
  })

  test('takes full names and places out of sentences, single names only where their bearer spoke them', () => {
    expect(both.prose('Will Price of Tulsa, Jose or jose in Oklahoma: Will it last?')).toBe(
      '[name] of [place], [name] or [name] in [place]: Will it last?',
    )
  })

  test('leaves what the author of the study wrote, also inside of sentences about it', () => {
    expect(both.prose('On “Will you move to Illinois?”, those in Illinois say no.')).toBe(
      'On “Will you move to Illinois?”, those in [place] say no.',
    )
  })

  test('takes out only what it was asked to, and without anything to redact changes no text', () => {
    expect(redactorOf(data, ['names']).quote('José of Normal', jose)).toBe('[name] of Normal')
    expect(redactorOf(data, ['locations']).quote('José of Normal', jose)).toBe('José of [place]')
    fc.assert(fc.property(fc.string(), (text) => redactorOf(data, []).quote(text, jose) === text))
  })

  test('never leaves a full name, whatever stands around it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (before, after) => {
        expect(both.quote(`${before} Will Price ${after}`, will)).not.toContain('Will Price')
      }),
    )
  })
})

describe('speakerOf', () => {
  test('introduces by name, or by age and work, and leads to the agent only where nothing is left out', () => {
    const plain = redactorOf(data, [])
    expect(speakerOf(will, plain)).toEqual({
      who: 'Will Price',
      about: '40, icu nurse, Tulsa, Oklahoma',
      path: '/agents/agent-2',
    })
    expect(speakerOf(will, redactorOf(data, ['names']))).toEqual({
      who: 'A 40-year-old icu nurse',
      about: 'Tulsa, Oklahoma',
      path: null,
    })
    expect(speakerOf(will, redactorOf(data, ['locations']))).toEqual({
      who: 'Will Price',
      about: '40, icu nurse',
      path: null,
    })
    const retired = but({
      age: 81,
      labour_status: 'retired',
      labour_detail: 'retired',
      occupation: 'Retired',
    })
    expect(speakerOf(retired, both).who).toBe('A retired 81-year-old')
    const student = but({
      age: 18,
      labour_status: 'not_in_labour_force',
      labour_detail: 'student',
      occupation: 'Student',
    })
    expect(speakerOf(student, both).who).toBe('An 18-year-old student')
  })
})
