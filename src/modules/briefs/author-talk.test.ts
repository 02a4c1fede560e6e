import { expect, test } from 'vitest'
import { readBrief } from './read-brief.ts'

const read = (text: string) =>
  readBrief({
    kind: 'study',
    texts: [{ text, answers: [] }],
    now: new Date('2026-06-01T00:00:00Z'),
    countries: ['United States', 'Germany', 'Netherlands', 'Spain', 'Italy', 'Canada', 'Japan'],
  })

test.each([
  [
    'We roast coffee in Portland and want to know whether renters in Texas would subscribe.',
    { home: 'rents', state: 'Texas' },
  ],
  ['We bottle water in Vermont; would women in California buy it?', { sex: 'female', state: 'California' }],
  [
    'Our UX team (60 people, Charlotte) redesigns a screen. Find out how renters in Ohio bank.',
    { home: 'rents', state: 'Ohio' },
  ],
  [
    'A Boston-based insurer wants to understand how retirees in Florida choose a plan.',
    { labour_status: 'retired', state: 'Florida' },
  ],
  [
    'The client, a hospital in Cleveland with 3,000 beds, wants to hear from nurses in Iowa about overtime.',
    { occupation: 'nurse', state: 'Iowa' },
  ],
  [
    'As a nonprofit in Detroit, we would like to survey teachers in Ohio about lunches.',
    { occupation: 'teacher', state: 'Ohio' },
  ],
  [
    'Founded in 1987, our family firm makes tents in Colorado. What do dads in Arizona want?',
    { sex: 'male', is_parent: true, state: 'Arizona' },
  ],
  [
    'Together with a partner in Tokyo we develop a toothbrush. How do women in Ohio choose one?',
    { sex: 'female', state: 'Ohio' },
  ],
  [
    'Last year we surveyed 500 nurses in Florida. This time we want teachers in Ohio and why they quit.',
    { occupation: 'teacher', state: 'Ohio' },
  ],
  [
    'Nurses in Texas. (We build trucks, 4,000 employees, headquartered in Michigan.) What do they drive?',
    { occupation: 'nurse', state: 'Texas' },
  ],
  ['Women in Ohio - we fund companies in Boston - about raising money.', { sex: 'female', state: 'Ohio' }],
  ['For a brewery in Milwaukee: what would make renters in Iowa order a beer?', { home: 'rents', state: 'Iowa' }],
  ['We plan to open a bar in Denver. Would men in Utah come?', { sex: 'male', state: 'Utah' }],
] as const)('where the author is, and how many they are, is not whom to ask: %s', (text, filters) => {
  expect(read(text)).toMatchObject({ filters, group_size: null, screening: [], missing: [] })
  expect(Object.keys(read(text).filters).filter((field) => field !== 'country')).toEqual(Object.keys(filters))
  expect(read(text).ignored).toContainEqual(expect.objectContaining({ why: expect.stringContaining('yourself') }))
})

test.each([
  ['Our target audience is women in Ohio. Would they buy it?', { sex: 'female', state: 'Ohio' }],
  ["We're surveying 200 nurses about sleep", { occupation: 'nurse' }],
  ['We sell mostly to nurses. Would they wear a watch at work?', { occupation: 'nurse' }],
  ['We want to launch a snack in Germany. Would women under 30 buy it?', { sex: 'female', country: 'Germany' }],
  ['We want to open a café in Germany. What do students there want?', { labour_detail: 'student', country: 'Germany' }],
])('what is said of oneself tells whom to ask where nothing else does: %s', (text, filters) => {
  expect(read(text).filters).toMatchObject(filters)
})

test('what somebody works on is what they want to learn, where they say nothing else of it', () => {
  expect(read("I'm writing a thesis on burnout among teachers in Ohio.")).toMatchObject({
    filters: { occupation: 'teacher', state: 'Ohio' },
    objective: 'burnout among teachers in Ohio',
    missing: [],
  })
})

test.each(['Hello, can you help me with something?', 'need help with a research project', 'I have a question.'])(
  'that something is wanted does not say what: %s',
  (text) => expect(read(text)).toMatchObject({ missing: ['audience', 'objective'], questions: [], screening: [] }),
)
