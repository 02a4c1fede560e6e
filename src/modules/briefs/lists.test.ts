import { expect, test } from 'vitest'
import { readBrief } from './read-brief.ts'

const read = (text: string, kind: 'group' | 'study' = 'group') =>
  readBrief({
    kind,
    texts: [{ text, answers: [] }],
    now: new Date('2026-06-01T00:00:00Z'),
    countries: ['United States', 'Germany', 'Japan'],
  })

test('items of a list say what people do, have and are not', () => {
  expect(
    read(
      'People for our shopper panel:\n- live in Tennessee or Alabama\n- do most of the food shopping\n- not vegetarian\n- own a dog\nTotal: 45',
    ),
  ).toMatchObject({
    filters: { state: { any: ['Tennessee', 'Alabama'] }, pets: 'dog' },
    group_size: 45,
    screening: [
      { question: 'Do you do most of the food shopping?', keep: 'Yes' },
      { question: 'Are you vegetarian?', keep: 'No' },
    ],
  })
})

test('headings tell participants, topics and questions apart', () => {
  expect(read('Participants\n- 20 nurses\n- work nights\n\nTopics\n- sleep\n- food at work', 'study')).toMatchObject({
    filters: { occupation: 'nurse' },
    group_size: 20,
    screening: [{ question: 'Do you work nights?' }],
    objective: 'sleep; food at work',
  })
  expect(
    read('Recruit:\n- 10 men\n- 10 women\nAsk:\n- How did you sleep?\n- Who kept the pet?', 'study'),
  ).toMatchObject({
    group_size: 20,
    quotas: [{ share: 0.5 }, { share: 0.5 }],
    questions: ['How did you sleep?', 'Who kept the pet?'],
    refusal: null,
  })
})

test('a form that is filled in is read entry by entry', () => {
  expect(
    read(
      'Sex: women\nAge: 25-34\nState: Texas, Ohio\nIncome: over $75k\nKids: yes\nReligion: any\nNO. OF PEOPLE: 40\nAIM: reaction to a stroller',
      'study',
    ),
  ).toMatchObject({
    filters: {
      sex: 'female',
      age: { min: 25, max: 34 },
      state: { any: ['Texas', 'Ohio'] },
      annual_income_usd: { min: 75_000 },
      is_parent: true,
    },
    group_size: 40,
    objective: 'reaction to a stroller',
    screening: [],
    refusal: null,
  })
})

test.each([
  ['nurses at companies with more than 500 employees', 'Do you work at a company with more than 500 employees?'],
  ['managers at firms with under 50 staff in Ohio', 'Do you work at a firm with under 50 employees?'],
  ['nurses\nCompany size: 200+ employees', 'Do you work at a company with 200 or more employees?'],
])('how large an employer is is asked, and counts nobody: %s', (text, question) => {
  expect(read(text)).toMatchObject({ group_size: null, screening: [{ question }] })
})

test.each([
  ['Total: 45\nWomen in Kansas', 45],
  ['2 groups of 8 nurses', 16],
  ['three focus groups of 6 retirees each', 18],
  ["Nurses. I'd say 13 people.", 13],
])('how many: %s', (text, size) => expect(read(text).group_size).toBe(size))
