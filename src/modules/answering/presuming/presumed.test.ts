import { beforeAll, describe, expect, test } from 'vitest'
import { testPopulation } from '../../../../test/harness/population.ts'
import { type Person, readFigures } from '../../population/index.ts'
import { readQuestion } from '../reading/read-question.ts'
import { factOf } from '../record/record-answers.ts'
import { presumedBy } from './presumed.ts'
import { settledByRecord } from './settled.ts'

const { has } = readFigures<{ has: Record<string, string[]> }>('language/presuppositions.json')

let people: Person[]
beforeAll(async () => {
  const population = await testPopulation()
  people = Array.from({ length: 2000 }, (_, at) => population.person(at))
})

const presumed = (text: string): string[] => presumedBy(readQuestion(text)).map((one) => one.text)

describe('what a question takes for granted', () => {
  test.each(Object.keys(has))('can be told from the record: %s', (question) => {
    expect(factOf(readQuestion(question))?.polar).toBe(true)
  })

  test.each([
    ['How do you feel about your boss?', ['Do you have a job?']],
    ['what does your toddler eat for breakfast', ['Do you have a toddler?']],
    ["How long is your dog's morning walk?", ['Do you have a dog?']],
    ['Since you started your GLP-1 medicine, how has your appetite changed?', ['Do you take glp-1 medicine?']],
    ['How well is your asthma controlled?', ['Do you have asthma?']],
    ['How long have you had diabetes?', ['Do you have diabetes?']],
    ['What is the worst thing about calling your health insurance company?', ['Do you have health insurance?']],
    ['When your company needs software, who decides: you, your manager, or the owner?', ['Do you have a job?']],
    ['How did you pick your mortgage, and does your husband agree?', ['Do you own your home?', 'Are you married?']],
  ])('%s', (text, questions) => {
    expect(presumed(text)).toEqual(questions)
  })

  test.each([
    'Do you have a dog?',
    'Should your employer pay for your commute?',
    'If you had a dog, what would you call your dog?',
    'What was your first job like?',
    'What would your dream job be?',
    'What is your favorite color?',
    'How do you keep your blood pressure down?',
    'Do you trust your doctor?',
    "What's your pet peeve?",
    'What do you put on your hot dogs?',
    'What were your teen years like?',
    'How do you talk to your inner child?',
    'What is the worst thing about calling your insurance company?',
    'How helpful is your property manager?',
    'Would you let your teenager have a phone at the dinner table?',
    'Do you think your employer, or your most recent one, paid you fairly?',
    "Do you talk to your plants or pets like they're people?",
  ])('is nothing in: %s', (text) => {
    expect(presumed(text)).toEqual([])
  })
})

test('a question that takes something for granted at every word is looked through as fast as any other', () => {
  const texts = [
    'your headaches your a-b-c your diabetes '.repeat(60),
    `your ${'a'.repeat(2000)}`,
    'since you started '.repeat(120),
  ]
  for (const text of texts) expect(presumed(text).length).toBeLessThanOrEqual(8)
})

describe('whoever is asked for what they do not have', () => {
  test.each<[string, (person: Person) => boolean]>([
    [
      'What do you like about your job?',
      ({ labour_status }) => /employed$/.test(labour_status) && labour_status !== 'unemployed',
    ],
    ['How do you get along with your kids?', ({ num_children }) => num_children > 0],
    ['How do you discipline your kids?', ({ child_ages }) => child_ages.some((age) => age < 18)],
    ['What is hard about packing lunches for your kids?', ({ child_ages }) => child_ages.some((age) => age < 18)],
    ['How were your kids disciplined at school?', ({ num_children }) => num_children > 0],
    ['What annoys you about your landlord?', ({ home }) => home === 'rents'],
    ['What does your cat eat?', ({ habits }) => /cat/.test(habits?.pets ?? 'none')],
    ['What side effects does your insulin have?', ({ health }) => health?.drug_classes.includes('insulin') === true],
  ])('says so, and nobody else does: %s', (text, has) => {
    const reading = readQuestion(text)
    for (const person of people) {
      const lack = settledByRecord(reading, [{ person }])[0]!
      expect(lack === null, `${text} ${lack?.reply}`).toBe(has(person))
      if (lack !== null)
        expect(lack).toMatchObject({ value: null, lacking: true, reply: expect.stringMatching(/^[A-Z].*\.$/) })
    }
  })
})
