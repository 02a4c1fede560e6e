import { afterAll, expect, test } from 'vitest'
import { createEmbeddedEngine } from '../../src/modules/answering/index.ts'
import { loadKnowledge } from '../../src/modules/knowledge/index.ts'
import { testFinder } from '../harness/finder.ts'
import { testPopulation } from '../harness/population.ts'

/** Classes of questions that a panel used to take for others. */
const population = await testPopulation()
const engine = createEmbeddedEngine({ population, knowledge: loadKnowledge(), finder: testFinder() })
afterAll(() => engine.close())

const { start, size } = population.countries.find(({ code }) => code === 'US')!
const people = Array.from({ length: 60 }, (_, at) => population.person(start + Math.floor(((at + 0.5) * size) / 60)))
const panel = people.map((person) => ({ person }))
const works = people.map(({ labour_status }) => labour_status === 'employed' || labour_status === 'self_employed')

const ask = (question: string) => Promise.all(panel.map((_, member) => engine.answer({ question, panel }, member)))

test('answers that a second sentence lists are the answers, also where one of them begins like a question', async () => {
  const [one] = await ask(
    'How likely are you to adopt a cat this year? Definitely, probably, might or might not, probably not, definitely not',
  )
  expect(one!.understood.options.map((own) => own.toLowerCase())).toEqual([
    'definitely',
    'probably',
    'might or might not',
    'probably not',
    'definitely not',
  ])
})

test('whoever never had it is not asked whether they still pay for it', async () => {
  const answers = await ask('Did you have student loans, and are you still paying on them?')
  const nos = answers.filter(({ value }) => value === 'No')
  expect(nos.length).toBeGreaterThan(20)
  for (const { reply } of nos) expect(reply).not.toMatch(/\b(?:I am|I'm not|I still do)\b[^.]*\.$/)
})

test('two conditions in one question are both named, and nothing between them', async () => {
  const answers = await ask("Do you have diabetes or has a doctor told you that you're prediabetic?")
  for (const [at, { value, reply, words }] of answers.entries()) {
    const has = people[at]!.health!.conditions.some((own) => /^(?:diabetes_t[12]|prediabetes)$/.test(own))
    expect([value, words]).toEqual([has ? 'Yes' : 'No', 'record'])
    expect(reply).not.toMatch(/\bdoctor\b|\byou\b/)
  }
})

test('the way to work is asked of those who go there', async () => {
  const answers = await ask('How do you usually get to work: drive alone, carpool, bus or train, bike, or walk?')
  expect(answers.map(({ words }) => words !== 'not_applicable')).toEqual(works)
})

test('kinds of work to choose from are answered from the record', async () => {
  const question =
    'Which of these best describes your work: office or professional, retail or food service, trades or manufacturing, health care, education, or not working?'
  const answers = await ask(question)
  for (const [at, { value, words }] of answers.entries()) {
    const group = works[at] ? people[at]!.job!.major_group : null
    if (group === null) expect(value).toBe('not working')
    else if (/^healthcare/.test(group)) expect(value).toBe('health care')
    else if (/^educational/.test(group)) expect(value).toBe('education')
    else if (/^(?:sales|food)/.test(group)) expect(value).toBe('retail or food service')
    // Whoever does none of these says what they do.
    expect(value === null ? words : 'record').toBe(value === null ? 'not_applicable' : 'record')
  }
})

test('what may be ticked in a list is ticked by those who say yes to it by itself', async () => {
  const [listed, alone] = [
    await ask(
      'Which of these do you own? Check all that apply: a bicycle, a kayak, an espresso machine, none of these',
    ),
    await ask('Do you own a kayak?'),
  ]
  const ticks = (at: number): readonly string[] => listed[at]!.value as string[]
  expect(people.map((_, at) => ticks(at).includes('a kayak'))).toEqual(alone.map(({ value }) => value === 'Yes'))
  for (const at of people.keys())
    expect(ticks(at).includes('none of these')).toBe(ticks(at).every((own) => own === 'none of these'))
})

test('what one owns of several things is ticked without being told to, and what one uses most is one of them', async () => {
  const [owned] = await ask('Which of these do you own: a kayak, a bicycle, a drone, or none of these?')
  const [most] = await ask('Which of these do you use most: a laptop, a tablet or a phone?')
  expect([owned!.understood.type, most!.understood.type]).toEqual(['multiple_choice', 'single_choice'])
})

test('within a month fewer do what many do within a year', async () => {
  const yes = async (question: string) => (await ask(question)).filter(({ value }) => value === 'Yes').length
  const [year, month] = [
    await yes('Have you been to a museum in the past 12 months?'),
    await yes('Have you been to a museum in the past month?'),
  ]
  expect(month).toBeLessThan(0.8 * year)
})

test('times a day are not told in times a month', async () => {
  const [one] = await ask('How often do you check the weather in a day?')
  expect(one!.understood.options).toContain('2 or 3 times a day')
})

test('of people to choose from the speaker is "me"', async () => {
  const answers = await ask('Who does the cooking in your household: you, your partner, or somebody else?')
  for (const { value, reply } of answers) if (value === 'you') expect(reply).toMatch(/\bme\b/i)
})

test('nobody says how old somebody else is', async () => {
  const answers = await ask('Would you consider a hearing aid that you buy without a prescription for $650 a pair?')
  const spelt = answers.flatMap(({ reply }, at) => {
    const [, tens] = /\bI'm (twenty|thirty|forty|fifty|sixty|seventy|eighty)\b/i.exec(reply) ?? []
    return tens === undefined ? [] : [[tens.toLowerCase(), Math.floor(people[at]!.age / 10)] as const]
  })
  const named = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty']
  for (const [tens, decade] of spelt) expect(tens).toBe(named[decade])
})

test('whoever is asked for questions about an offer asks some', async () => {
  const answers = await ask(
    'We rent out robotic lawn mowers that live in your yard for $89 a month. What questions would you have before signing up?',
  )
  const said = answers.filter(({ words }) => words === 'said')
  expect(said.length).toBeGreaterThan(2)
  expect(said.filter(({ reply }) => !reply.includes('?')).length).toBeLessThan(0.4 * said.length)
})

test('a story has no yes or no of its own behind it', async () => {
  const answers = await ask('Tell me about the last thing you returned to a store. Did you get your money back?')
  const stories = answers.filter(({ words }) => words === 'said')
  expect(stories.length).toBeGreaterThan(20)
  for (const { reply } of stories)
    expect(reply).not.toMatch(/\b(?:Yes|Yeah|Yep|Sure|No|Nope|Nah)\b[^.!?]{0,12}\bI (?:did|didn't)[^.!?]{0,6}\.$/)
})

test('whoever is addressed by an "if" is whom it is asked of', async () => {
  const answers = await ask('If you have children, how do you handle screen time?')
  expect(answers.map(({ words }) => words !== 'not_applicable')).toEqual(
    people.map(({ num_children }) => num_children > 0),
  )
})

test('renting and owning are told from the record, also with other answers beside them', async () => {
  const answers = await ask(
    'Do you rent your home, own it with a mortgage, own it outright, or live with family or friends?',
  )
  const atHome = answers.flatMap(({ value }, at) => (String(value).startsWith('live with') ? [people[at]!] : []))
  for (const { age, partner, num_children } of atHome)
    expect([age < 30, partner, num_children]).toEqual([true, 'none', 0])
  expect(atHome.length).toBeGreaterThan(0)
  for (const [at, { value }] of answers.entries())
    expect(value).toMatch(people[at]!.home === 'rents' ? /^rent|^live with/ : /^own|^live with/)
})

test('what is divided is what stands behind "between", to the last thing', async () => {
  const [one] = await ask(
    'You have $100 to split between eating out, clothes, hobbies, savings and gifts this month. How would you divide it?',
  )
  expect(one!.understood.options).toEqual(['eating out', 'clothes', 'hobbies', 'savings', 'gifts'])
})

test('a list of steps behind the question is asked once', async () => {
  const answers = await ask(
    'How important is it that your eggs are cage-free? Not at all important, slightly important, moderately important, very important, or extremely important?',
  )
  for (const { reply } of answers) expect(reply.match(/\bimportant\b/gi)?.length ?? 0).toBeLessThan(2)
})

test('nobody wears more than they own', async () => {
  const answers = await ask('How many pairs of jeans do you own and how many do you actually wear?')
  for (const { reply } of answers) {
    const [own, worn] = reply.match(/\d+/g)?.map(Number) ?? []
    if (own !== undefined && worn !== undefined) expect(worn).toBeLessThanOrEqual(own)
  }
})

test('nobody of a panel says what somebody else has just said in nearly the same words', async () => {
  const content = (text: string): string[] =>
    [...new Set(text.toLowerCase().match(/[a-z]{4,}/g) ?? [])].filter(
      (word) => !/^(?:that|with|when|they|have)$/.test(word),
    )
  const replies = (await ask('What do you think of raising the federal minimum wage?')).map(({ reply }) =>
    content(reply),
  )
  const pairs = replies.flatMap((one, at) => replies.slice(at + 1).map((other) => [one, other] as const))
  const alike = pairs.filter(
    ([one, other]) =>
      Math.min(one.length, other.length) > 5 &&
      one.filter((word) => other.includes(word)).length > 0.85 * Math.min(one.length, other.length),
  )
  expect(alike).toEqual([])
})

test.each([
  ['How many elephants do you own?', 'Do you own an elephant?'],
  ['How many bicycles do you own?', 'Do you own any bicycles?'],
  ['How many guns do you own?', 'Do you own any guns?'],
])('%s: those have none who say that they have none', async (many, any) => {
  const [counts, owns] = [await ask(many), await ask(any)]
  const disagree = counts.filter(({ value }, at) => (value !== 0) !== (owns[at]!.value === 'Yes'))
  // In a panel one or two answer otherwise than alone.
  expect(disagree.length).toBeLessThanOrEqual(2)
})

test('what children need while they are small is asked of those whose children are', async () => {
  const answers = await ask('What is hardest about packing lunches for your kids?')
  expect(answers.map(({ words }) => words !== 'not_applicable')).toEqual(
    people.map(({ child_ages }) => child_ages.some((age) => age < 18)),
  )
})

test('on a matter of fact nobody has an opinion', async () => {
  for (const question of [
    'Is there anyone in your household who has a cochlear implant?',
    'is your mother still alive?',
    'do you own a falconry bird or have you ever trained one',
  ])
    for (const { reply } of await ask(question))
      expect(reply, question).not.toMatch(
        /from me|for me|I'd say|I think|Leaning|on balance|Not really|if I have to|it is/i,
      )
})

test('answers of a list are whole: with a slash, an "or" or a full stop inside', async () => {
  const options = async (question: string) => (await ask(question))[0]!.understood.options
  expect(
    await options(
      "When you need new jeans where do you go first: Walmart/Target, a department store like Kohl's or Macy's, Amazon, or a thrift store?",
    ),
  ).toEqual(['Walmart/Target', "a department store like Kohl's or Macy's", 'Amazon', 'a thrift store'])
  expect(
    await options('Which line would make you look: "Less plastic. Same clean." or "One bottle. A year of clean."?'),
  ).toEqual(['Less plastic. Same clean', 'One bottle. A year of clean'])
  expect(
    await options(
      'Two appeals. A: "1 in 6 kids here goes to bed hungry." B: "$10 puts 25 meals on a table." Which one would make you give?',
    ),
  ).toEqual(['1 in 6 kids here goes to bed hungry', '$10 puts 25 meals on a table'])
})

test('a chance from 0 to 100 percent is told in percent, and how strongly one agrees in steps', async () => {
  const [chances] = await ask("What are the chances, 0 to 100 percent, that you'll live to be 85?")
  expect(chances!.value).toBeTypeOf('number')
  expect(chances!.reply).toMatch(/%|percent/)
  const [agreement] = await ask('Agree or disagree, and how strongly: tipping has gotten out of hand.')
  expect(agreement!.understood.options).toHaveLength(5)
})

test('why people are without work, and through whom they are insured, is on record', async () => {
  const working = await ask(
    'Are you working full time, part time, looking for work, retired, or not working for some other reason?',
  )
  for (const [at, { value, words }] of working.entries()) {
    expect(words).toBe('record')
    if (people[at]!.labour_status === 'retired') expect(value).toBe('retired')
  }
  for (const [at, { reply }] of (await ask('Do you have health insurance?')).entries())
    if (people[at]!.labour_status !== 'employed') expect(reply).not.toMatch(/through work|an employer/)
})

test('what people do is no matter of liking: nobody picks how they dry their laundry', async () => {
  for (const { reply } of await ask('Do you dry your laundry on a line or in a dryer?'))
    expect(reply).not.toMatch(/I'd (?:pick|go with)|for me\.|by a hair|Close call|hands down/)
})
