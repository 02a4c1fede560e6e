import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { occupationList } from '../population/index.ts'
import { resolveOccupation } from './resolve-occupation.ts'

describe('resolveOccupation', () => {
  test('gives a label, exactly as it is written, that occupation alone', () => {
    for (const { soc, label } of occupationList()) {
      expect(resolveOccupation(label)).toMatchObject({ via: 'label', occupations: [soc], understood: label })
    }
  })

  test('never leaves out the people whose title was named, unless it is the label of others', () => {
    const lost = occupationList().flatMap(({ soc, titles }) =>
      titles.filter((title) => {
        const { via, occupations } = resolveOccupation(title)
        return via !== 'label' && !occupations.includes(soc)
      }),
    )
    expect(lost).toEqual([])
  })

  test('takes the lower-case word for a family to mean all of it', () => {
    expect(resolveOccupation('Engineer').occupations).toEqual(['17-2199'])
    expect(resolveOccupation('engineers').occupations).toEqual(
      expect.arrayContaining(['17-2051', '17-2141', '17-2199']),
    )
  })

  test('names the live title that is narrower than its occupation', () => {
    expect(resolveOccupation('baristas')).toMatchObject({ occupations: ['35-3023'], title: 'barista' })
    expect(resolveOccupation('nurses').title).toBeUndefined()
  })

  test('keeps that somebody works on their own account', () => {
    expect(resolveOccupation('freelance copywriter')).toMatchObject({
      occupations: ['27-3043'],
      labour_status: 'self_employed',
    })
    expect(resolveOccupation('self-employed')).toMatchObject({ occupations: [], labour_status: 'self_employed' })
  })

  test('asks for no occupation of people who have none', () => {
    expect(resolveOccupation('retired police officer')).toMatchObject({ occupations: [], labour_status: 'retired' })
    expect(resolveOccupation('stay-at-home mum')).toMatchObject({
      occupations: [],
      labour_status: 'not_in_labour_force',
      labour_detail: 'homemaker',
      understood: 'homemaker',
    })
  })

  test('understands several occupations in one text, a frame around it and where somebody works', () => {
    expect(resolveOccupation('plumbers, electricians and roofers').occupations).toEqual([
      '47-2152',
      '47-2111',
      '47-2181',
    ])
    expect(resolveOccupation('people who work as a cashier').occupations).toEqual(['41-2011'])
    expect(resolveOccupation('accountant at a law firm').occupations).toEqual(['13-2011'])
  })

  test('suggests labels where nothing is understood', () => {
    const { via, occupations, suggestions } = resolveOccupation('quantum plumbering')
    expect({ via, occupations }).toEqual({ via: 'none', occupations: [] })
    expect(suggestions.every((label) => occupationList().some((occupation) => occupation.label === label))).toBe(true)
    expect(resolveOccupation('technicians in a lab').suggestions).toContain('Medical Lab Technician')
  })

  test('answers any text, with codes of live occupations only', () => {
    const live = new Set(occupationList().map(({ soc }) => soc))
    const words = fc.constantFrom(
      'nurse',
      'of',
      'constructor',
      '__proto__',
      'and',
      'senior',
      'x'.repeat(200),
      'at',
      '/',
    )
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(words).map((list) => list.join(' ')),
    )
    fc.assert(
      fc.property(texts, (text) => resolveOccupation(text).occupations.every((soc) => live.has(soc))),
      { numRuns: 500 },
    )
  })
})
