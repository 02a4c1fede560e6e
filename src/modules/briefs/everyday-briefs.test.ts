import { describe, expect, test } from 'vitest'
import type { Brief, BriefInput, BriefText } from './brief.ts'
import { readBrief } from './read-brief.ts'

const countries = ['United States', 'Germany', 'France', 'Spain', 'Nigeria', 'South Africa', 'United Kingdom']

/** Every text answers what the ones before it had left open. */
function read(texts: string | readonly string[], kind: BriefInput['kind'] = 'group'): Brief {
  const given: BriefText[] = []
  const input = { kind, now: new Date('2026-06-01T00:00:00Z'), countries }
  let brief = readBrief({ ...input, texts: [{ text: '', answers: [] }] })
  for (const text of typeof texts === 'string' ? [texts] : texts) {
    given.push({ text, answers: given.length === 0 ? [] : brief.missing })
    brief = readBrief({ ...input, texts: given })
  }
  return brief
}

describe('questions that follow whom they are for', () => {
  const ohio = { labour_status: 'self_employed', state: 'Ohio' }
  test.each([
    [
      'Ask 10 small business owners in Ohio: 1) What software do you use? 2) Would you switch?',
      ohio,
      ['What software do you use?', 'Would you switch?'],
    ],
    [
      'Ask 10 small business owners in Ohio:\n1. What software do you use?\n2. Would you switch?',
      ohio,
      ['What software do you use?', 'Would you switch?'],
    ],
    ['Ask small business owners in Ohio: what do you pay?', ohio, ['what do you pay?']],
    ['Question for small business owners in Ohio: what do you pay?', ohio, ['what do you pay?']],
    [
      'Small business owners in Ohio. Here is what to ask: Would you move? Why or why not?',
      ohio,
      ['Would you move? Why or why not?'],
    ],
    [
      'Small business owners in Ohio. Ask them: "Are you well?" and "Are you rich?"',
      ohio,
      ['Are you well?', 'Are you rich?'],
    ],
  ])('%s', (text, filters, questions) => {
    expect(read(text, 'study')).toMatchObject({ filters, questions, missing: [], ignored: [], objective: null })
  })

  test('what "you" says within a quotation is no question to anybody', () => {
    const { questions, objective } = read("20 nurses: which line do they prefer, 'For you' or 'For all'?", 'study')
    expect({ questions, objective }).toEqual({
      questions: [],
      objective: "which line do they prefer, 'For you' or 'For all'?",
    })
  })
})

describe('who is meant', () => {
  test.each([
    ['parents in Spain, either with cats or renting', { is_parent: true, any: [{ pets: 'cat' }, { home: 'rents' }] }],
    ['people in Spain who either have kids or rent', { any: [{ is_parent: true }, { home: 'rents' }] }],
    ['tradespeople (electricians, plumbers) in Spain', { occupation: { any: ['electrician', 'plumber'] } }],
    ['community college graduates in Spain', { education: 'associates' }],
    ['people with pets in Spain who have a cat', { pets: 'cat' }],
    ['old people in Spain', { age: { min: 65 } }],
    ['women in Spain who own or rent', { sex: 'female' }],
  ])('%s', (text, filters) => {
    expect(read(text).filters).toEqual({ country: 'Spain', ...filters })
  })

  test.each([
    ['40 astronauts living in Spain', 'Are you an astronaut?'],
    ['astronauts in Spain', 'Are you an astronaut?'],
    ['8 sport fencers over 40', 'Are you a sport fencer?'],
    ['10 remote software engineers', 'Do you work remotely?'],
  ])('what no filter has is asked of candidates, and never dropped: %s', (text, question) => {
    expect(read(text)).toMatchObject({ screening: [{ question, keep: 'Yes' }], ignored: [] })
  })

  test.each(['20 interviews with nurses', '30 completes in Ohio', '30 homes in Ohio', '20 nurses, 5 hospitals'])(
    'is nobody: %s',
    (text) => {
      expect(read(text).screening).toEqual([])
    },
  )
})

describe('how many', () => {
  const halves = (...said: string[]) => said.map((one) => ({ said: one, share: 0.5 }))
  test.each([
    ['nurses in Germany and France, 10 each', 20, halves('Germany, 10 each', 'France, 10 each')],
    ['adults 18-29 and 30-44, 15 each', 30, halves('18 to 29, 15 each', '30 to 44, 15 each')],
    ['12 nurses in Texas and 12 teachers in Ohio', 24, halves('12 nurses in Texas', '12 teachers in Ohio')],
    ['20 people, 10 from Texas and 10 from Ohio', 20, halves('10 from Texas', '10 from Ohio')],
    ['24 M 25-34 and 24 F 25-34', 48, halves('24 M 25-34', '24 F 25-34')],
    ['20 people with pets. 10 cat owners, 10 dog owners.', 20, halves('10 cat owners', '10 dog owners')],
    ['20 adults: 10 from Texas, 10 from Ohio', 20, halves('10 from Texas', '10 from Ohio')],
    ['12 nurses and as many teachers', 24, halves('12 nurses', 'as many teachers')],
    ['20 people, as many men as women', 20, halves('men', 'women')],
    ['a couple hundred nurses', 200, []],
    ['5000 adults', 5000, []],
  ])('%s', (text, group_size, quotas) => {
    expect(read(text)).toMatchObject({ group_size, quotas })
  })

  test.each(['half men, half women in Spain', 'half men and half women, in Spain', '60% women in Spain, the rest men'])(
    'a place that is said of one share is that of all: %s',
    (text) => {
      const { filters, quotas } = read(text)
      expect(filters).toEqual({ country: 'Spain' })
      expect(quotas.map((quota) => Object.keys(quota.filters))).toEqual([['sex'], ['sex']])
    },
  )

  test('parts add up to the number before them', () => {
    const { group_size, quotas } = read('40 adults: 10 from Texas, 10 from Ohio, 20 from Maine')
    expect({ group_size, shares: quotas.map(({ share }) => share) }).toEqual({
      group_size: 40,
      shares: [0.25, 0.25, 0.5],
    })
  })

  test('each share keeps a place of its own', () => {
    expect(read('half women in Spain, half men in France').quotas).toMatchObject([
      { filters: { sex: 'female', country: 'Spain' } },
      { filters: { sex: 'male', country: 'France' } },
    ])
  })

  test('of those whom only screening tells apart, it is said that their numbers cannot be kept', () => {
    expect(read('8 vegetarians and 8 meat eaters')).toMatchObject({
      group_size: 16,
      ignored: [{ said: '8 vegetarians, 8 meat eaters', why: expect.stringContaining('share') }],
    })
  })
})

describe('what comes later', () => {
  test.each([
    [['a dozen nurses', 'And 8 of them.'], { group_size: 8 }],
    [['20 nurses', '30 instead'], { group_size: 30 }],
    [['nurses, half men, half women', 'forget the split'], { quotas: [] }],
    [['nurses over 50 in Texas', 'Forget the age.'], { filters: { occupation: 'nurse', state: 'Texas' } }],
    [
      ['nurses over 50 in Texas', 'drop the age limit, and make it 20'],
      { group_size: 20, filters: { state: 'Texas' } },
    ],
    [
      ['nurses over 50 in Texas', 'never mind where they live'],
      { filters: { occupation: 'nurse', age: { min: 51 }, country: 'United States' }, screening: [], ignored: [] },
    ],
    [
      ['nurses in Texas', 'forget the nurses, teachers please'],
      { filters: { occupation: { any: ['teacher'], none: ['nurse'] }, state: 'Texas' } },
    ],
  ])('%j', (texts, brief) => {
    expect(read(texts)).toMatchObject(brief)
  })

  test('what is taken back or replaced is no longer said to be understood', () => {
    const said = (...texts: string[]) => read(texts).understood.map((one) => one.as)
    expect(said('nurses over 50 in Texas', 'forget the age')).toEqual(['nurse', 'in Texas'])
    expect(read(['nurses over 50 in Texas', 'forget the age']).filters).toEqual({ occupation: 'nurse', state: 'Texas' })
    expect(said('doctors in Texas', 'nurses rather than doctors')).toEqual(['in Texas', 'nurse', 'not doctors'])
    expect(said('nurses in Texas', 'also teachers')).toEqual(['nurse', 'in Texas', 'teacher'])
  })

  test.each(['I do not know', 'no idea', '???', "Hmm, I'm not sure yet."])('%s is no answer: asked again', (text) => {
    expect(read(['I want to test a snack', text], 'study')).toMatchObject({ missing: ['audience'], screening: [] })
    expect(read(['20 nurses', text], 'study')).toMatchObject({ missing: ['objective'], objective: null })
  })
})

describe('what to learn', () => {
  test.each([
    ['Need feedback from college students on a new energy drink', 'a new energy drink'],
    ['Looking for thoughts from gamers on subscriptions', 'subscriptions'],
    ['Ask 8 nurses. Plant-based burgers: taste, price, health.', 'Plant-based burgers: taste, price, health'],
    ['Elderly women in Ohio, widowed; loneliness and technology', 'loneliness and technology'],
  ])('%s', (text, objective) => {
    expect(read(text, 'study').objective).toBe(objective)
  })
})

describe('in which words it is told', () => {
  test.each([
    ['people in Texas, no students', 'no students', 'not students'],
    ['lawyers, not in New York', 'not in New York', 'not in New York'],
    ['lawyers, but not in California or New York', 'New York', 'not in New York'],
    ['people who are under 25', 'under 25', 'aged 24 or younger'],
  ])('%s', (text, said, as) => {
    expect(read(text).understood).toContainEqual({ said, as })
  })

  test('who is named as representative names a country', () => {
    expect(read('100 people representative of the US').assumed.join()).not.toContain('No country')
  })

  test('greetings and thanks are not told of', () => {
    expect(read('Hi! 10 nurses in Ohio. Thanks a lot!').ignored).toEqual([])
  })

  test('the nearest country comes first', () => {
    expect(read('people in Ghana').clarifying_questions.join()).toContain('Nigeria, South Africa')
  })

  test('two phrases that contradict each other are named without what joins them', () => {
    expect(read('people over 30 who are under 25').refusal?.message).toContain('both “over 30” and “under 25”')
  })
})

describe('refusals', () => {
  test.each([
    ['teenagers', 'minors'],
    ['10 teenagers', 'minors'],
    ['Find John Smith of 12 Elm Street, Boston', 'real_people'],
    ['the Johnson family at 12 Elm Street', 'real_people'],
    ['Which elderly people would fall for a fake IRS call?', 'harmful'],
    ['What pitch would lonely widows trust enough to give their bank details?', 'harmful'],
    ['Vulnerable old people in Florida: which scam call would they fall for?', 'harmful'],
  ])('%s: %s', (text, reason) => {
    expect(read(text, 'study').refusal?.reason).toBe(reason)
  })

  test.each([
    'parents with 6 kids in Kansas, aged 30 to 40',
    'retired surfers aged 50 to 60 with 6 kids',
    'How many old people fell for a fake call, and how can we protect them?',
    'families in Boston on Elm Street parking',
    'old people who were scammed: what would help them?',
  ])('is not refused: %s', (text) => {
    expect(read(text, 'study').refusal).toBeNull()
  })
})
