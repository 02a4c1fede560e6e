import fc from 'fast-check'
import { expect, test } from 'vitest'
import { optimizeQuestion } from '../../answering/index.ts'
import { planQuestions } from './plan-questions.ts'
import { studyTitle } from './study-title.ts'

const objectives = [
  'whether they would use a meal-kit service and why',
  'how much they would pay for a sleep-tracking app',
  'would they pay $15 a month for a meditation app',
  'whether $9.99 a month is too much for a news site',
  'what stops them from going to the gym',
  'barriers to getting a colonoscopy',
  'what would convince them to switch to an electric car',
  'how they feel about gas prices',
  'views on remote work',
  'views on raising the minimum wage',
  "how they feel about the president's immigration policy",
  'whether schools should start later',
  'do they worry that AI will take their job',
  'loneliness',
  'how they shop for groceries',
  'how often they eat fast food',
  'where they buy fresh vegetables and what stops them from buying more',
  'how they got through the wildfire smoke last summer',
  'their experience with telehealth',
  'how satisfied they are with school lunches',
  'oat milk or almond milk',
  'compare electric cars with hybrids',
  'would they rather work from home or in the office',
  'Which would people with rheumatoid arthritis rather have, a weekly injection or a daily pill?',
  'which tagline works best for our new sparkling water',
  'reaction to the name Zuply',
  "which line makes them care more about soil health, 'Feed the ground' or 'Healthy soil, strong farms'?",
  'brand perceptions of Nike',
  'what they look for in a family car',
  'what employees look for in a manager',
  'why teachers want to leave the profession',
  'whether they would take a GLP-1 drug for weight loss',
  'what keeps them from taking their pills regularly?',
  'whether they will vote in the midterms',
  'trust in the news media',
  'Do Germans trust self-driving taxis?',
  'How do dads in Ohio feel about gas prices?',
  'Would nurses in Texas who work nights order breakfast for dinner?',
  'What do people think of the four-day work week?',
  'how inflation has affected their household budgets',
  'feedback on our amazing new AI assistant for lawyers',
  'I want to test a new snack bar made from crickets',
  'Do people who have switched banks in the last year regret it, and what nearly stopped them?',
  'a monthly subscription box of grain-free cat food',
  'interest in a subscription for razors',
  'how they manage their type 2 diabetes day to day',
  'the future of work',
  'why do they not switch?',
  'whether they would buy a $40 baby carrier',
  'test a subscription box for dogs at $35 a month vs BarkBox',
  'How do they feel about the price of their medicine?',
  'what gig workers in California think about health insurance',
  'What would make them quit?',
  'would they use an app that plans their shifts, and why?',
  'whether a four-day week would keep them in the job',
  'Should our city build bike lanes?',
  'Why are Gen Z leaving LinkedIn',
  'Price test for a meal kit at $9.99 per serving',
  'What frustrates them about mortgages?',
  'why do they miss deadlines?',
  'How do Canadian dads spend their weekends?',
  'why they would leave the job',
  'How do they pick a curriculum?',
  'what would help them most',
  'How do they feel about it?',
  'what annoys them about airport security',
  'what worries them most about retirement',
  'what is the hardest part of learning a language',
  "what's their biggest challenge with online banking",
  'what matters to them when choosing a dentist',
  'what motivates them to exercise',
  'what would get them to vote',
  'whether free parking would bring them downtown',
  'whether better signage would help',
  'whether a loyalty program would change where they shop',
  'would they pay $8 for a latte',
  'interest in a $300/month leased e-bike',
  'would they buy our $1,200 e-bike?',
  'how they feel about a $5 surcharge for paper bags',
  "whether they'd subscribe to a wine club for $45 a month",
  'how often do they skip meals?',
  'what makes them miss appointments',
  'what would make nurses quit',
  'why users uninstall the app',
  'how people lose weight',
  'how do they sleep?',
  'where do they get their news',
  'what do they want to change',
  'would they use it',
  'how do they feel about AI at work',
  'whether cities should ban cars downtown',
  'Should our company bring back the office?',
  'whether they think their employer will cut jobs',
  'how satisfied are they with their health plan',
  'how likely are they to recommend their dentist',
  'what would they change about their commute?',
  'whom do they trust with their money',
  'which features do they use most in their banking app',
  'under what circumstances would they lie to their boss',
  'how long do they keep their phones',
  'what made them choose their college?',
  'what they miss about the office',
  'learn about their grocery habits',
  'attitudes toward immigration',
  'reasons for not voting',
  "why haven't they bought a home?",
  'their relationship with their landlord',
  'electric trucks',
  'what do they think about pensions',
  'has inflation changed how they shop',
  'would they rather rent or buy',
  'which of these taglines is best: "Sleep well" or "Rest easy"',
  'what should we charge for a dog walking app',
  'how do they choose a doctor and what would make them leave one',
  'have they ever switched phone carriers, and why',
  'what they do when their flight is cancelled',
  'how do moms of toddlers handle bedtime',
  'Would seniors wear a fall-detection watch at $30 a month?',
  'why are teachers burned out',
  'how have layoffs changed how they look at their employer',
  'which streaming service would they cancel first',
  'whether a ban on gas stoves would anger them',
  'what are their concerns about vaccines',
  'how they decide whom to vote for',
  'how do they feel when their package is late',
  'what would it take for them to buy an EV',
  'how do they handle conflict with coworkers',
  'do they feel lonely',
  'what they wish their doctor knew',
  'how open are they to dating apps',
  'who makes the decisions about money at home',
  'how do couples divide chores',
  "how they'd react if their gym closed",
  'How does caring for a parent affect their work?',
  'why do they keep losing money on crypto',
  'what happened the last time they called customer service',
  'would longer library hours get them to visit more often?',
]

const planned = (objective: string, count = 7, given: string[] = []) => planQuestions({ objective, given, count })

test.for(objectives)('seven fair questions for: %s', (objective) => {
  const plan = planned(objective)
  expect(plan.map(({ role }) => role)).toEqual([
    'opening',
    'behaviour',
    'concept',
    'price',
    'barriers',
    'comparison',
    'closing',
  ])
  expect(plan.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(new Set(plan.map(({ question }) => question.toLowerCase())).size).toBe(7)
  const open = plan.filter(({ format }) => format.type === 'open').length
  expect(open).toBeGreaterThanOrEqual(3)
  expect(open).toBeLessThanOrEqual(4)
  for (const { question, format } of plan) {
    expect(question).toMatch(/^\p{Lu}.*\?$/u)
    expect(question).not.toMatch(/\b(?:they|them|their|our|respondents|amazing)\b/i)
    expect(question).not.toMatch(/\b(\p{L}+) \1\b| {2}|undefined|null| [?,.]/iu)
    expect(optimizeQuestion(question, format)).toEqual({ question, optimized_question: question, changes: [] })
  }
})

test('what the author asks is asked word for word, once, in the place of the planned question of its kind', () => {
  const given = ['How much did your last box cost?', 'Did you stay indoors?', 'How much did your last box cost? ']
  const plan = planned('whether they would use a meal-kit service', 7, given)
  expect(plan).toHaveLength(7)
  expect(plan.filter(({ source }) => source === 'given').map(({ role, question }) => [role, question])).toEqual([
    ['behaviour', 'Did you stay indoors?'],
    ['price', 'How much did your last box cost?'],
  ])
  expect(new Set(plan.map(({ role }) => role)).size).toBe(7)
})

test('a price that the objective states is asked for by its figure, any other as a number', () => {
  const [stated, free] = [
    'would they pay $15 a month for a meditation app',
    'how much they would pay for a bike helmet',
  ]
  expect(planned(stated!)[3]).toMatchObject({
    question: expect.stringContaining('$15 a month'),
    format: { type: 'scale' },
  })
  expect(planned(free!)[3]).toMatchObject({
    question: expect.stringContaining('bike helmet'),
    format: { type: 'numeric' },
  })
})

test('what nobody buys gets no price: votes, pills and views are asked about in other terms', () => {
  for (const objective of ['whether they will vote', 'whether they would get a colonoscopy', 'views on remote work'])
    expect(planned(objective)[3]!.format.type, objective).not.toBe('numeric')
})

test('fewer questions keep the most needed ones, more of them add others', () => {
  expect(planned('gas prices', 3).map(({ role }) => role)).toEqual(['opening', 'behaviour', 'concept'])
  expect(planned('gas prices', 5).map(({ role }) => role)).toEqual([
    'opening',
    'behaviour',
    'concept',
    'barriers',
    'closing',
  ])
  for (const objective of objectives.filter((_, at) => at % 5 === 0)) {
    const plan = planned(objective, 20)
    expect(new Set(plan.map(({ question }) => question.toLowerCase())).size).toBe(20)
  }
})

test('whatever the objective, as many questions as wanted come of it, and a title of at most 120 characters', () => {
  const words = fc.constantFrom(
    'whether',
    'they',
    'would',
    'use',
    'or',
    '“',
    "'",
    '$15',
    'how',
    'why',
    'X',
    '?',
    ',',
    '🙂',
    'their',
    'ing',
    'vs',
  )
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.array(words, { maxLength: 80 }).map((list) => list.join(' ')),
  )
  fc.assert(
    fc.property(
      text,
      fc.array(fc.string(), { maxLength: 5 }),
      fc.integer({ min: 1, max: 20 }),
      (objective, given, count) => {
        const plan = planQuestions({ objective, given, count })
        expect(plan).toHaveLength(count)
        for (const { question, source } of plan) if (source === 'planned') expect(question.length).toBeLessThan(700)
        expect([...studyTitle(objective, 'nurses in Texas')].length).toBeLessThanOrEqual(120)
      },
    ),
    { numRuns: process.env.TEST_LONG === '1' ? 200 : 60 },
  )
})

test('a title names the subject and the people, without speaking to anybody', () => {
  expect(studyTitle('whether they would use a meal-kit service and why', 'nurses in Texas')).toBe(
    'Using a meal-kit service: nurses in Texas',
  )
  expect(studyTitle('what keeps them from taking their pills?', 'men over 45.')).toBe('Taking their pills: men over 45')
  expect(studyTitle('gas prices', '')).toBe('Gas prices')
  const long = studyTitle(`whether they would use an app which ${'finds shops and '.repeat(12)}sells bread`, 'nurses')
  expect(long).toMatch(/^Using an app .{80,105}…$/)
})
