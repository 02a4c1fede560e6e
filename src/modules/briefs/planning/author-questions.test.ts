import { expect, test } from 'vitest'
import { matterOf } from './matter.ts'
import { objectiveSentence } from './objective-sentence.ts'
import { planQuestions } from './plan-questions.ts'
import { studyTitle } from './study-title.ts'

const planned = (objective: string, matter?: string, count = 7) =>
  planQuestions({ objective, given: [], count, matter }).map(({ question }) => question)

test.for([
  ['what would help them most', 'What, if anything, would help you most?'],
  ['What frustrates them about mortgages?', 'What, if anything, frustrates you about mortgages?'],
  ['what worries them most about retirement', 'What, if anything, worries you most about retirement?'],
  [
    'what is the hardest part of learning a language',
    'What, if anything, is the hardest part of learning a language for you?',
  ],
  ['How do they feel about the price of their medicine?', 'How do you feel about the price of your medicine?'],
  ['what gig workers in California think about health insurance', 'What do you think about health insurance?'],
  ['What would make them quit?', 'What, if anything, would make you quit?'],
  [
    'what would make childless lawyers in their thirties leave a big firm',
    'What, if anything, would make you leave a big firm?',
  ],
  [
    'What stops people with diabetes from checking their blood sugar?',
    'What, if anything, stops you from checking your blood sugar?',
  ],
  [
    'whether a four-day week would keep them in the job',
    'How likely or unlikely would a four-day week be to keep you in your job?',
  ],
  [
    'would longer library hours get them to visit?',
    'How likely or unlikely would longer library hours be to get you to visit?',
  ],
  ['whether subtitles bother them', 'How much, if at all, do subtitles bother you?'],
  ['Why are Gen Z leaving LinkedIn', 'What reasons, if any, do you have for leaving LinkedIn?'],
  ['why do they not switch?', 'What reasons, if any, do you have for not switching?'],
  ['Why did iPhone users not upgrade this year?', 'What reasons, if any, did you have for not upgrading this year?'],
  ['how satisfied they are with school lunches', 'How satisfied or dissatisfied are you with school lunches?'],
  ['are they happy with their bank', 'How happy or unhappy are you with your bank?'],
  ['under what conditions would they move abroad', 'Under what conditions, if any, would you move abroad?'],
  ['what support from their employer they would really use', 'What support from your employer, if any, would you use?'],
  ['how has the drought changed how they farm', 'How, if at all, has the drought changed how you farm?'],
  ['Should our city build bike lanes?', 'Do you agree or disagree that your city should build bike lanes?'],
  ['do they worry that AI will take their job', 'How worried, if at all, are you that AI will take your job?'],
] as const)('what is asked for is asked, of one person and without presuming it: %s', ([objective, question]) => {
  const plan = planned(objective)
  expect(plan).toContain(question)
  // Whoever asks but one question gets this one.
  expect(planned(objective, undefined, 1)).toEqual([question])
  const others = plan.filter((one) => one !== question)
  for (const other of others)
    expect(other).not.toMatch(/\b(?:the question of|when it comes to|think about) (?:what|why|how|whether)\b/)
})

test('a second question of the objective is asked as well, with what it points at', () => {
  expect(planned('how do they cope with the heat and would they go to a cooling centre?')).toEqual(
    expect.arrayContaining([
      'How do you cope with the heat?',
      'How likely or unlikely would you be to go to a cooling centre?',
    ]),
  )
  expect(planned('how do they feel about a phone ban in schools, would they vote for it?')).toContain(
    'How likely or unlikely would you be to vote for a phone ban in schools?',
  )
  const both = planQuestions({
    objective: 'how they spend their weekends and whom they call when something goes wrong',
    given: [],
    count: 7,
  })
  expect(both.map(({ question }) => question)).toEqual(
    expect.arrayContaining([
      'How do you spend your weekends?',
      'Whom, if anyone, do you call when something goes wrong?',
    ]),
  )
  expect(new Set(both.map(({ role }) => role)).size).toBe(7)
  expect(planned("what's holding them back and whether a rent-to-own offer would help")).toEqual(
    expect.arrayContaining([
      'When you think about a rent-to-own offer, what comes to mind first?',
      'What, if anything, is holding you back?',
      'How likely or unlikely would a rent-to-own offer be to help you?',
    ]),
  )
})

test('the author’s own question keeps its place beside questions that were given for the same one', () => {
  const plan = planQuestions({
    objective: 'What frustrates them about mortgages?',
    given: ['What worries you?'],
    count: 7,
  })
  expect(plan.map(({ question }) => question)).toEqual(
    expect.arrayContaining(['What worries you?', 'What, if anything, frustrates you about mortgages?']),
  )
})

test.for([
  ['whether they would buy a $40 baby carrier', 'At $40, how likely or unlikely would you be to buy a baby carrier?'],
  [
    'test a subscription box for dogs at $35 a month vs BarkBox',
    'At $35 a month, how likely or unlikely would you be to subscribe to a subscription box for dogs?',
  ],
  [
    'Price test for a meal kit at $9.99 per serving',
    'At $9.99 per serving, how likely or unlikely would you be to buy a meal kit?',
  ],
  ['an $8 reusable bag', 'At $8, how likely or unlikely would you be to buy a reusable bag?'],
  ['a meal plan that costs $60/mo', 'At $60 a month, how likely or unlikely would you be to pay for a meal plan?'],
  ['would they pay a €20 conservation fee', 'At €20, how likely or unlikely would you be to pay a conservation fee?'],
] as const)('a stated price is said once, in the question about it: %s', ([objective, question]) => {
  const plan = planned(objective)
  expect(plan[3]).toBe(question)
  expect(plan.filter((one) => /[$€£]\d/.test(one))).toHaveLength(1)
  expect(studyTitle(objective, '')).not.toMatch(/[$€£]/)
})

test.for([
  'why do they miss deadlines?',
  'why they forget their passwords',
  'why are teachers burned out',
  'what makes them skip meals',
])('what nobody sets out to do is asked about by how often, by what and what would help: %s', (objective) => {
  const plan = planned(objective)
  expect(plan[1]).toMatch(/^How often, if ever, do you /)
  expect(plan[2]).toMatch(/^What, if anything, (?:leads|makes) you /)
  expect(plan[4]).toMatch(/^What, if anything, would help you to avoid /)
  expect(plan.join(' ')).not.toMatch(/better or worse|effort|keep you from/)
})

test.for(['What would make them quit?', 'why they would leave the job', 'why people cancel their gym membership'])(
  'nobody is asked whether an end is better than what they do now, or what it would cost to buy: %s',
  (objective) => expect(planned(objective).join(' ')).not.toMatch(/better or worse|most you would pay|the job/),
)

test.for([
  ['How do Canadian dads spend their weekends?', 'How do you spend your weekends?'],
  ['what do they eat for breakfast', 'What do you eat for breakfast?'],
  ['where do they get their news', 'Where do you get your news?'],
  ['how do they relax after work', 'How do you relax after work?'],
] as const)('what everybody does is not doubted: %s', ([objective, question]) => {
  const plan = planned(objective)
  expect(plan[1]).toBe(question)
  expect(plan.join(' ')).not.toMatch(/if you do\b|if at all|How easy/)
})

test('what the people have in common stands in for what the objective leaves unsaid', () => {
  expect(planned('What would make them quit?', 'vaping')[2]).toBe('What, if anything, would make you quit vaping?')
  expect(planned('why do they not switch?', 'your bank')).toContain(
    'What reasons, if any, do you have for not switching to another bank?',
  )
  expect(planned('what would help them most', 'looking after an elderly parent')[0]).toBe(
    'When you think about looking after an elderly parent, what comes to mind first?',
  )
  expect(planned('would they use it, and why?', 'an AI tutor')[2]).toBe(
    'How likely or unlikely would you be to use an AI tutor?',
  )
  expect(planned('was it worth the money?', 'acupuncture')[2]).toBe('For you, was acupuncture worth the money, or not?')
  expect(studyTitle('What would make them quit?', 'UK teachers', 'vaping')).toBe('Quitting vaping: UK teachers')
  const launched = 'We are launching an AI tutor for kids: Would parents in Texas use it?'
  expect(planned(launched)[2]).toBe('How likely or unlikely would you be to use an AI tutor for kids?')
  expect(studyTitle(launched, '')).toBe('Using an AI tutor for kids')
  // What is said is not said twice, and what has an object keeps it.
  expect(planned('what would make them quit smoking', 'vaping')[2]).toBe(
    'What, if anything, would make you quit smoking?',
  )
  expect(planned('gas prices', 'vaping')).toEqual(planned('gas prices'))
})

test('the matter is told by what people were screened for, or by what is to be launched', () => {
  const asked = (question: string, keep: 'Yes' | 'No' = 'Yes') =>
    matterOf({ screening: [{ question, keep }], ignored: [] })
  expect(asked('Do you vape?')).toBe('vaping')
  expect(asked('Do you homeschool?')).toBe('homeschooling')
  expect(asked('Do you dislike your bank?')).toBe('your bank')
  expect(asked('Have you tried acupuncture?')).toBe('acupuncture')
  expect(asked('Do you plan to buy a home?')).toBe('buying a home')
  expect(asked('Are you looking after an elderly parent?')).toBe('looking after an elderly parent')
  expect(asked('Are you a vegan?')).toBeUndefined()
  expect(asked('Do you vape?', 'No')).toBeUndefined()
  const told = (said: string) => matterOf({ screening: [], ignored: [{ said }] })
  expect(told('We are launching an AI tutor for kids.')).toBe('an AI tutor for kids')
  expect(told('We’re building our app for nurses, and it is great')).toBe('an app for nurses')
  expect(told('Thanks!')).toBeUndefined()
})

test('a title says whose things they are only where somebody has been named, and as much of the people as fits', () => {
  expect(studyTitle('How do they feel about the price of their medicine?', 'US adults')).toBe(
    'The price of medicine: US adults',
  )
  expect(studyTitle('what they really think of their boss', 'nurses')).toBe('Views of their boss: nurses')
  expect(studyTitle('Why are Gen Z leaving LinkedIn', '')).toBe('Leaving LinkedIn')
  expect(studyTitle('how inflation has affected their budgets', '')).toBe('The effect of inflation on budgets')
  expect(studyTitle('gas prices', 'adults working as nurse, '.repeat(9))).toMatch(
    /^Gas prices: adults working .{50,95}…$/,
  )
})

test('an objective that is shown by itself begins with a capital and ends as what it is', () => {
  expect(objectiveSentence('electric trucks')).toBe('Electric trucks')
  expect(objectiveSentence('  would they use an app ,  and why ??')).toBe('Would they use an app, and why?')
  expect(objectiveSentence('whether they would buy it.')).toBe('Whether they would buy it')
  expect(objectiveSentence('why are Gen Z leaving LinkedIn')).toBe('Why are Gen Z leaving LinkedIn?')
  expect(objectiveSentence('how do they feel about gas prices')).toBe('How do they feel about gas prices?')
  expect(objectiveSentence('iPhone prices:')).toBe('iPhone prices')
  expect(objectiveSentence('')).toBe('')
})
