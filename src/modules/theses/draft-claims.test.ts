import { describe, expect, test } from 'vitest'
import { optimizeQuestion } from '../answering/index.ts'
import { claimQuestions, MOST_QUESTIONS } from './claim-questions.ts'
import { composeByRules } from './compose-by-rules.ts'
import { splitThesis } from './split-thesis.ts'
import type { ThesisRow } from './store.ts'

const compose = composeByRules(['United States', 'Germany'])
const composed = (thesis: string, max_groups = 3) => {
  const settings = { max_groups, group_size: 10, questions_per_group: 2, seed: 'a' }
  const found = compose({ thesis, settings, created_at: new Date('2026-06-15') } as ThesisRow)
  return 'claims' in found ? found.claims : found.refusal
}

describe('a thesis', () => {
  test.each([
    [
      'Millennial parents would rather pay for convenience, but retirees prefer to save.',
      ['Millennial parents would rather pay for convenience.', 'Retirees prefer to save.'],
    ],
    ['My hypothesis is that nurses quit because they are tired.', ['Nurses quit.', 'Nurses are tired.']],
    [
      'People who work from home are happier, and they stay longer.',
      ['People who work from home are happier.', 'People who work from home stay longer.'],
    ],
    ['Nurses in Texas quit because of night shifts', ['Nurses in Texas quit because of night shifts.']],
  ])('%j is taken apart at its joints', (thesis, expected) => {
    expect(splitThesis(thesis)).toEqual(expected)
  })

  test('a claim is tested with those of whom it speaks, and beside them with those of whom it does not', () => {
    expect(composed('Nurses in Texas quit because of night shifts.')).toMatchObject([
      { role: 'claim', filters: { occupation: 'nurse', state: 'Texas' } },
      { role: 'comparison', filters: { occupation: { none: ['nurse'] }, state: 'Texas' } },
    ])
  })

  test('a claim that names nobody is put to adults at home, and there are never more groups than asked for', () => {
    expect(composed('AI will make customer service worse.')).toMatchObject([{ filters: { country: 'United States' } }])
    const many = 'Nurses like tea. Teachers like coffee. Farmers like milk. Bakers like beer. Cooks like wine.'
    for (const most of [1, 2, 3, 4, 5]) expect(composed(many, most)).toHaveLength(most)
  })

  test('one that aims at harm, or at children, is refused', () => {
    expect(composed('How to scam the elderly out of their savings.')).toMatchObject({ reason: 'harmful' })
  })

  test('it may itself say whom to compare with; those are then asked, and say the claim of themselves', () => {
    expect(composed('Young men in cities trust AI doctors more than older women do.')).toMatchObject([
      { role: 'claim', who: 'Young men in cities', filters: { sex: 'male', age: { max: 29 } } },
      { role: 'comparison', who: 'Older women', filters: { sex: 'female', age: { min: 65 } } },
    ])
    const [claim] = composed('Retirees would switch banks for a better rate.') as {
      questions: { question: string }[]
    }[]
    expect(claim!.questions[0]!.question).toContain('“I would switch banks for a better rate.”')
  })

  test('what no filter tells of people is said', () => {
    const claims = composed('Remote workers are lonelier, and they drink more.') as { claim: string; caveat: string }[]
    expect(claims.map(({ claim }) => claim)).toEqual(['Remote workers are lonelier.', 'Remote workers drink more.'])
    for (const { caveat } of claims) expect(caveat).toContain('“remote workers”')
  })

  test('what says nothing is refused, whatever it is made of', () => {
    for (const text of ['', ' ', '…', 'a', '💥'.repeat(2000), 'so that '.repeat(500), '“”"\'()[]', 'asdf qwer zxcv']) {
      expect(composed(text), text.slice(0, 20)).toMatchObject({ reason: 'unreadable' })
    }
  })
})

test.each(['self', 'world'] as const)('questions about a claim lead nobody and are all different: of %s', (about) => {
  const questions = claimQuestions('I would rather work at home.', MOST_QUESTIONS, about)
  expect(new Set(questions.map(({ question }) => question)).size).toBe(MOST_QUESTIONS)
  for (const { question, format } of questions) {
    const { changes } = optimizeQuestion(question, format)
    expect(changes, question).toEqual([])
  }
})
