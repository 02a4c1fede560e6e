import { expect, test } from 'vitest'
import { matterOf, planQuestions, readBrief, studyTitle } from './index.ts'

/** What every object has: a table that is looked up by the words of a text must not answer with these. */
const names = Object.getOwnPropertyNames(Object.prototype)

test.each(names)('%s is a word like any other, wherever it stands', (name) => {
  const texts = [
    name,
    `20 ${name}s in Texas`,
    `nurses who ${name} daily`,
    `people on ${name} with ${name}: would they ${name}?`,
  ]
  for (const text of texts) {
    const given = [
      { text, answers: [] },
      { text: `${name} instead`, answers: ['audience'] as const },
    ]
    const { screening, ignored } = readBrief({
      kind: 'study',
      texts: given,
      now: new Date('2026-06-15'),
      countries: ['United States'],
    })
    const matter = matterOf({ screening: [...screening, { question: `Do you ${name}?`, keep: 'Yes' }], ignored })
    expect(planQuestions({ objective: text, given: [], count: 9, matter })).toHaveLength(9)
    expect(studyTitle(text, name, matter)).toBeTypeOf('string')
  }
})
