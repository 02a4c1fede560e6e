import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cpuMs } from '../../../test/harness/cpu-time.ts'
import { themesOf } from './themes.ts'
import { frameLabels } from './themes-frame.ts'

type Said = Parameters<typeof themesOf>[0][number]

const said = (...texts: string[]): Said[] =>
  texts.map((text, at) => ({ id: at + 1, agent_id: at + 101, text, weight: 1 }))
const counts = (answers: readonly Said[], question?: string): Record<string, number> =>
  Object.fromEntries(themesOf(answers, question).map(({ label, mentions }) => [label, mentions.length]))
const times = (count: number, ...texts: string[]): string[] =>
  Array.from({ length: count }, (_, at) => texts[at % texts.length]!)

test('a respondent counts once for a theme, however often and in however many answers it is mentioned', () => {
  const answers = said('Too expensive. The price is a joke. Cheap it is not.', 'The cost is high.', 'Nice blue one.')
  expect(counts([...answers, { ...answers[0]!, id: 9 }])).toEqual({ 'Price and value': 2 })
})

test('a quote is the whole sentence that mentions the theme, exactly as it stands there', () => {
  const [theme] = themesOf(said('Well.  It is\ttoo   expensive, sadly!  Bye.', 'Hm. The price, “really”… No.'))
  expect(theme!.mentions.map(({ text }) => text).sort()).toEqual([
    'It is\ttoo   expensive, sadly!',
    'The price, “really”…',
  ])
})

test('two respondents make a theme among few, and one in twenty, at least three, among forty and more', () => {
  const others = (count: number) => times(count, 'Yes.')
  expect(counts(said('Too noisy.', ...others(9)))).toEqual({})
  expect(counts(said(...times(2, 'Too noisy.', 'So noisy.'), ...others(37)))).toEqual({ 'Crowds and noise': 2 })
  expect(counts(said(...times(2, 'Too noisy.'), ...others(38)))).toEqual({})
  expect(counts(said(...times(3, 'Too noisy.'), ...others(37)))).toEqual({ 'Crowds and noise': 3 })
  expect(counts(said(...times(4, 'Too noisy.'), ...others(96)))).toEqual({})
  expect(counts(said(...times(5, 'Too noisy.'), ...others(95)))).toEqual({ 'Crowds and noise': 5 })
})

test('words of the question are no theme; what answers bring up themselves is', () => {
  const answers = said('Coffee again, my coffee.', 'That coffee was bitter.', 'A coffee, bitter as ever.', 'Coffee.')
  expect(counts(answers, 'Tell me about the last time you bought coffee.')).toEqual({ 'Taste and flavor': 2 })
  const priced = said('The price is fine.', 'What a price.', 'Far too expensive.', 'Overpriced.')
  expect(counts(priced, 'What do you think of the price?')).toEqual({ 'Price and value': 2 })
})

test('a subject that the question is about is no theme, and elsewhere it is one', () => {
  const answers = said('My kids decide.', 'The children love it, so it stays.', 'It is for our daughter.')
  expect(counts(answers, 'Who chooses the breakfast cereal?')).toMatchObject({ 'Family and children': 3 })
  expect(counts(answers, 'What do your children think of it?')).not.toHaveProperty('Family and children')
})

test('who names the price of the question again speaks of the price', () => {
  const answers = said('$49 would bother me.', 'I saw $49 and left.', 'Lovely.')
  expect(counts(answers, 'It costs $49. What do you think of it?')).toEqual({ 'Price and value': 2 })
})

test('phrases that many use and no code accounts for are themes in the words of the respondents', () => {
  const answers = said(
    'Please add a dark mode to it.',
    'Dark mode, and notifications that I can mute.',
    'The push notifications never end.',
    'I want dark mode and fewer notifications.',
    'Dark mode please.',
  )
  expect(counts(answers, 'What would you change?')).toEqual({ 'Dark mode': 4, Notifications: 3 })
})

test('themes of nearly the same respondents are one, and the code of the frame is the one that stays', () => {
  const both = times(8, 'Too expensive. What a hinge.', 'That hinge! It was expensive, too.')
  expect(counts(said(...both, 'The hinge, mainly.', 'Expensive.'))).toEqual({ 'Price and value': 9 })
  expect(counts(said(...both, 'Red hinge.', 'A hinge.', 'No hinge.'))).toEqual({ Hinge: 11, 'Price and value': 8 })
})

test('themes come by the weight of their respondents, and then by label', () => {
  const answers = said('Too noisy.', 'Noisy.', 'Bland.', 'It tastes odd.', 'So tasty.', 'Ugly.', 'It looks ugly.')
  const weighted = answers.map((answer, at) => ({ ...answer, weight: at < 2 ? 2 : 1 }))
  expect(themesOf(weighted).map(({ label }) => label)).toEqual([
    'Crowds and noise',
    'Taste and flavor',
    'Design and looks',
  ])
  expect(themesOf(answers.filter(({ id }) => id !== 5)).map(({ label }) => label)).toEqual([
    'Crowds and noise',
    'Design and looks',
    'Taste and flavor',
  ])
})

test('the best quotes come first, and what was said before in the same words comes last', () => {
  const clear = 'The monthly price is more than I spend on two days of food.'
  const [theme] = themesOf(said('Pricey.', clear, 'But the price, honestly?', clear))
  expect(theme!.mentions.map(({ answer_id, text }) => [answer_id, text])).toEqual([
    [2, clear],
    [3, 'But the price, honestly?'],
    [1, 'Pricey.'],
    [4, clear],
  ])
})

test('of several sentences of a respondent the best one is quoted, and of equals the first', () => {
  const clear = 'The monthly price is more than I spend on two days of food.'
  const [theme] = themesOf(said(`Pricey. ${clear} Too dear at that price.`, 'The price is high.'))
  expect(theme!.mentions.map(({ text }) => text)).toEqual([clear, 'The price is high.'])
  const twice = [3, 2].map((id) => ({ id, agent_id: 7, text: 'The price is high.', weight: 1 }))
  expect(themesOf([...twice, ...said('Pricey.')])[0]!.mentions.map(({ answer_id }) => answer_id)).toEqual([1, 2])
})

test('there are a dozen themes at most, the strongest', () => {
  const matters =
    `noisy bland ugly reliable scam privacy sugar expired crowded comfortable delivery coupon parking inflation
    church holidays planet warranty`.split(/\s+/)
  const answers = said(...matters.flatMap((matter) => [`So ${matter}.`, `Very ${matter}.`]), ...times(3, 'So tasty.'))
  const themes = themesOf(answers)
  expect(themes).toHaveLength(12)
  expect(themes[0]!.label).toBe('Taste and flavor')
})

test('what makes a phrase a theme is that it stands where nouns stand', () => {
  expect(counts(said('I scribble.', 'We scribble at night.', 'I used to scribble.', 'They scribble.'))).toEqual({})
  expect(counts(said('A purple widget.', 'My metal widget, too.', 'Square widget, again.'))).toEqual({ Widget: 3 })
  expect(counts(said('Make reservations work.', 'Keep reservations going.', 'Take reservations.'))).toEqual({
    Reservations: 3,
  })
})

test('only the beginning of an endless answer is read', () => {
  expect(counts(said(...times(2, `${'Hm. '.repeat(1_100)}Too expensive.`)))).toEqual({})
})

test('answers in other languages get themes of their own words, and no code', () => {
  const german = said(
    'Die Reichweite ist mir zu gering.',
    'Der Preis ist gut, aber die Reichweite nicht.',
    'Ich finde den Preis zu hoch.',
    'Das Design ist schön, und der Service war fair.',
    'Ein fair gemachtes Design ist für mich wichtig.',
  )
  const labels = Object.keys(counts(german, 'Was halten Sie von Elektroautos?'))
  expect(labels).toEqual(expect.arrayContaining(['Preis', 'Reichweite']))
  expect(labels.filter((label) => frameLabels.has(label))).toEqual([])
  // Too short to tell the language, and the same word all the same.
  expect(counts(said('Los precios son muy altos.', 'Precios.', 'Por los precios.'))).toEqual({ Precios: 3 })
  expect(counts(said('値段が高いです。', '味は好きですが、値段が高い。', '香りがいい。'))).toHaveProperty('値段', 2)
  expect(counts(said('السعر مرتفع جدا', 'أحب الطعم لكن السعر عال', 'لا أعرف'))).toEqual({ السعر: 2 })
})

test('nothing, next to nothing and the same a thousand times over all have a sensible outcome', () => {
  expect(themesOf([])).toEqual([])
  expect(themesOf(said('', '   ', '...', '👍🏽👍🏽', '🤷', '12', '12'))).toEqual([])
  expect(themesOf(said('Far too expensive for me.'))).toEqual([])
  expect(counts(said(...times(1_000, 'Zebra stripes are mesmerizing.')))).toEqual({ 'Zebra stripes': 1_000 })
})

test('texts that are long and made of anything are read in no time', () => {
  const hostile = [
    '.',
    '."',
    "'",
    'a ',
    "i not don't ",
    'price ',
    'a month ago ',
    '価格',
    '\n',
    'x',
    '$',
    '- ',
    'of the ',
  ]
  const took = cpuMs(() => {
    for (const piece of hostile)
      themesOf(said(...times(3, `${piece.repeat(20_000 / piece.length)}!`)), piece.repeat(2_000))
  })
  expect(took).toBeLessThan(5_000)
})

// biome-ignore format: a list reads better in rows
const fragments = [
  'too expensive', 'the price', 'my kids', 'dark mode', 'the dark mode', 'history report', 'it tastes bland', 'noisy',
  'I already have one', 'no idea', 'der Preis ist nicht gut', 'السعر مرتفع', '味が好き', '👍🏽', 'scam', 'far away',
  'to be fair', 'honestly', 'ugly', 'never again', 'crowded', 'reliable', 'sugar', 'my knees', 'the staff was rude',
]
const sentence = fc
  .tuple(
    fc.array(fc.oneof(fc.constantFrom(...fragments), fc.string({ maxLength: 12 })), { maxLength: 4 }),
    fc.constantFrom('.', '!', '?…', '', '\n', '."'),
  )
  .map(([parts, end]) => parts.join(', ') + end)
const answer = fc.record({
  id: fc.integer({ min: 1, max: 10_000 }),
  agent_id: fc.integer({ min: 1, max: 60 }),
  text: fc.array(sentence, { maxLength: 4 }).map((sentences) => sentences.join(' ')),
  weight: fc.double({ min: 0.1, max: 8, noNaN: true }),
})
const answers = fc.uniqueArray(answer, { selector: ({ id }) => id, maxLength: 70 })

test('a dozen themes at most, each respondent once in each, and every quote from the own answer', () => {
  fc.assert(
    fc.property(answers, fc.string({ maxLength: 60 }), (given, question) => {
      const themes = themesOf(given, question)
      expect(themes.length).toBeLessThanOrEqual(12)
      expect(new Set(themes.map(({ label }) => label)).size).toBe(themes.length)
      const people = new Set(given.map(({ agent_id }) => agent_id)).size
      for (const { label, mentions } of themes) {
        expect(label.trim()).not.toBe('')
        expect(mentions.length).toBeGreaterThanOrEqual(2)
        expect(mentions.length).toBeLessThanOrEqual(people)
        expect(new Set(mentions.map(({ agent_id }) => agent_id)).size).toBe(mentions.length)
        for (const { answer_id, agent_id, weight, text } of mentions) {
          const own = given.find(({ id }) => id === answer_id)!
          expect([own.agent_id, own.weight]).toEqual([agent_id, weight])
          expect(text !== '' && own.text.includes(text)).toBe(true)
        }
      }
    }),
    { numRuns: 60 },
  )
})

test('the order of the answers makes no difference', () => {
  fc.assert(
    fc.property(
      answers.chain((given) => fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length }))),
      ([given, shuffled]) => {
        expect(themesOf(shuffled)).toEqual(themesOf(given))
      },
    ),
    { numRuns: 40 },
  )
})
