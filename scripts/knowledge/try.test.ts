import { describe, expect, test } from 'vitest'
import { readQuestion } from '../../src/modules/answering/reading/read-question.ts'
import { loadKnowledge } from '../../src/modules/knowledge/index.ts'
import { forecastOf, foundOf } from '../../test/harness/deciding.ts'
import { WIDTH } from './columns.ts'
import { forecastText, labelledShares } from './try-forecast.ts'
import { foundText } from './try-found.ts'
import { readingText } from './try-reading.ts'
import { whoText } from './try-who.ts'

const yesNo = readQuestion('Would you pay $7 for a latte at the airport?')

describe('what is shown of a question', () => {
  test('is how it was read', () => {
    const text = readingText(yesNo)
    for (const part of ['single_choice', 'a latte', 'Yes +1.0 | No -1.0', '$7', 'as asked'])
      expect(text).toContain(part)
    expect(text).not.toContain('trouble')
  })

  test('is every answer with its share, what stands beside a ladder included', () => {
    expect(labelledShares(yesNo, forecastOf())).toEqual([
      { label: 'No', share: 0.6 },
      { label: 'Yes', share: 0.4 },
    ])
    const reading = readQuestion('Do you like tea?', { options: ['Yes', 'No', 'Not sure'] })
    const shown = labelledShares(reading, forecastOf({ aside: [{ option: 2, share: 0.5 }] }))
    expect(shown.map(({ share }) => share)).toEqual([0.3, 0.2, 0.5])
    expect(shown[2]!.label).toBe('Not sure')
  })

  test('is an interval that stays between none and all', () => {
    const text = forecastText(yesNo, forecastOf({ shares: [0.96, 0.04], uncertainty: 10 }))
    expect(text).toContain('(86 % to 100 %)')
    expect(text).toContain('(0 % to 14 %)')
  })

  test('is who differs, strongest first, in words', () => {
    const text = whoText(yesNo, forecastOf({ tilts: { age: { '18-29': 0.2, '65+': -0.5 } }, attitudes: {} }))
    expect(text).toBe('  towards "Yes"\n  -0.50  65 and older\n  +0.20  aged 18 to 29')
    expect(whoText(yesNo, forecastOf({ tilts: {}, attitudes: {} }))).toBe('  nobody in particular')
  })

  test('fits a terminal', () => {
    const knowledge = loadKnowledge()
    const known = knowledge.questions.slice(0, 6).map((question) => ({ question, similarity: 0.5 }))
    const longest = [...knowledge.categories.values()].sort((a, b) => b.slug.length - a.slug.length).slice(0, 4)
    const categories = longest.map((category) => ({ category: { ...category, name: 'x'.repeat(60) }, score: 0.5 }))
    const text = [
      foundText(foundOf({ known, categories }), knowledge),
      forecastText(yesNo, forecastOf()),
      readingText(yesNo),
    ].join('\n')
    expect(text.split('\n').filter((line) => line.length > WIDTH)).toEqual([])
  })
})
