import { expect, test } from 'vitest'
import type { BriefText } from './brief.ts'
import { readBrief } from './read-brief.ts'

/** Every text answers what the ones before it had left open. */
function read(...texts: string[]) {
  const given: BriefText[] = []
  const input = {
    kind: 'study',
    now: new Date('2026-06-01T00:00:00Z'),
    countries: ['United States', 'Canada'],
  } as const
  let brief = readBrief({ ...input, texts: [{ text: '', answers: [] }] })
  for (const text of texts) {
    given.push({ text, answers: given.length === 0 ? [] : brief.missing })
    brief = readBrief({ ...input, texts: given })
  }
  return brief
}

test.each([
  [['20 nurses on pay', '30'], { group_size: 30 }],
  [['a dozen nurses on pay', 'make it 6, and only women'], { group_size: 6, filters: { sex: 'female' } }],
  [['nurses in Ohio on pay', 'sorry, I meant Iowa'], { filters: { occupation: 'nurse', state: 'Iowa' } }],
  [['nurses in Ohio on pay', 'actually over 50 only'], { filters: { state: 'Ohio', age: { min: 51 } } }],
  [['nurses in Ohio on pay', 'not in Cleveland'], { filters: { state: 'Ohio', city: { none: ['Cleveland'] } } }],
  [['nurses on pay', 'in Canada please'], { filters: { country: 'Canada' } }],
  [['20 nurses on pay', 'half of them men'], { group_size: 20, quotas: [{ share: 0.5 }, { share: 0.5 }] }],
  [['nurses on pay', "I'd also like to know if they moonlight"], { objective: 'pay; if they moonlight' }],
  [
    ['nurses in Ohio on pay', 'also teachers'],
    { filters: { occupation: { any: ['nurse', 'teacher'] }, state: 'Ohio' } },
  ],
])('what is said later adds, and settles what it contradicts: %j', (texts, brief) => {
  expect(read(...texts)).toMatchObject(brief)
})

test('men, and then women too, are everybody', () => {
  expect(read('20 men in Texas on trucks', 'and women too').filters).toEqual({ state: 'Texas' })
})

test('empty talk leaves nothing behind once it is known what is wanted', () => {
  expect(read('need help with a research project', 'Renters in Boston', 'how they feel about rent')).toMatchObject({
    filters: { home: 'rents', city: 'Boston' },
    screening: [],
    objective: 'how they feel about rent',
    missing: [],
  })
})
