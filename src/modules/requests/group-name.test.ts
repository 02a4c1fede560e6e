import { describe, expect, test } from 'vitest'
import { nameInWords, namesOf, screenedFor } from './group-name.ts'

/** What was understood of a text stands in [brackets] in it, what was left aside in {braces}. */
function read(marked: string, quotas: { said: string; filters: object; share: number }[] = []) {
  const between = (pattern: RegExp) => [...marked.matchAll(pattern)].map((match) => match[1]!)
  const brief = {
    understood: between(/\[(.+?)\]/g).map((said) => ({ said, as: said })),
    ignored: between(/\{(.+?)\}/g).map((said) => ({ said, why: 'no filter has it' })),
    screening: [],
    quotas: quotas.map((quota) => ({ ...quota, filters: {} })),
  }
  return { brief, texts: [{ text: marked.replace(/[[\]{}]/g, ''), answers: [] }] }
}

const halves = [1, 2].map((at) => ({ said: `${at}`, filters: {}, share: 0.5 }))

describe('a group is called', () => {
  test.each([
    ['15 [nurses] [in Texas] who [work nights]: would they use an app?', 'Nurses in Texas who work nights'],
    ['30 [UK] [teachers], 60% [women], who [vape]. Why?', 'UK teachers, 60% women, who vape'],
    ['People who [dislike their bank]: why do they not switch?', 'People who dislike their bank'],
    ['10 [vegans] [in Oregon] [with cats]', 'Vegans in Oregon with cats'],
    ['10 [retired] people', 'Retired people'],
    ['Tell us what [US] [women] [aged 30 to 40] think', 'US women aged 30 to 40'],
  ])('by its caller: %s', (text, name) => {
    expect(nameInWords(read(text, text.includes('%') ? halves : []))).toBe(name)
  })

  test('with the numbers of its parts where they have some', () => {
    const text = '12 [nurses] [in Texas] and 12 [teachers] [in Ohio]'
    expect(nameInWords(read(text, halves))).toBe('12 nurses in Texas and 12 teachers in Ohio')
  })

  test.each([
    ['40 {astronauts} [living in Vermont]'],
    ['[nurses], {ideally left-handed}, [in Texas]'],
    ['[Nurses], please. They live [in Texas].'],
    [`[Nurses] ${'and teachers '.repeat(8)}[in Texas]`],
    ['anyone at all'],
  ])('by its description where its caller has no words for it alone: %s', (text) => {
    expect(nameInWords(read(text))).toBeUndefined()
  })

  test('by what was left of two texts, or by its given name', () => {
    const { brief, texts } = read('[nurses] in Texas')
    const later = { said: 'women', as: 'women' }
    const description = 'Women working as nurses (5 titles) in Texas'
    const audience = {
      filters: { match: 'all' as const, filters: {} },
      description,
      matched_count: 9,
      group_size: 5,
      cells: [],
      relaxations: [],
    }
    const row = {
      brief: { ...brief, understood: [...brief.understood, later], audience },
      texts: [...texts, { text: 'women only', answers: [] }],
      settings: { name: null },
    }
    expect(namesOf(row)).toEqual({ name: description, description })
    expect(namesOf({ ...row, settings: { name: 'Night shift' } })).toEqual({ name: 'Night shift', description })
  })
})

test('what candidates are asked reads on from whom they are', () => {
  const asked = (said: string, question: string) => ({ said, question, keep: 'Yes' as const })
  expect(screenedFor([])).toBe('')
  expect(screenedFor([asked('who drive to work', 'Do you drive to work?')])).toBe(' who drive to work')
  expect(
    screenedFor([
      asked('vegans', 'Are you a vegan?'),
      asked('has never flown', 'Have you ever flown?'),
      asked('surfers', 'Do you surf?'),
    ]),
  ).toBe(' who are vegans, have never flown and surf')
  const bank = { said: 'who trust their bank', question: 'Do you trust your bank?', keep: 'No' as const }
  expect(screenedFor([bank])).toBe(' who do not trust their bank')
})
