import type { Decision } from '../../src/modules/answering/deciding/decision.ts'
import type { Forecast } from '../../src/modules/answering/deciding/forecast.ts'
import type { NumberAsked, Option, Reading, Scale, Subject } from '../../src/modules/answering/reading/reading.ts'
import { chanceOf } from '../../src/modules/answering/saying/chance-of.ts'
import { mannerOf } from '../../src/modules/answering/saying/manner.ts'
import type { Speaking } from '../../src/modules/answering/saying/speaking.ts'
import { facetsOf, type Knowledge } from '../../src/modules/knowledge/index.ts'
import type { Person, Population } from '../../src/modules/population/index.ts'

/** Questions as the reader would read them, and answers as they might be decided, for tests of what is said. */

export interface Example {
  reading: Reading
  category: string | null
}

type Ask = Reading['ask']

function subject(phrase: string, head?: string, plural = false): Subject {
  return { phrase, head: head ?? phrase.replace(/^(?:an?|the|my) /, ''), plural, names: [] }
}

function read(text: string, ask: Ask, parts: Partial<Reading>): Reading {
  return {
    text,
    canonical: text,
    type: 'open',
    from: 'format',
    length: null,
    ask,
    options: [],
    ordered: false,
    scale: null,
    numeric: null,
    picks: null,
    reversed: false,
    subject: null,
    alternatives: [],
    claim: null,
    condition: null,
    price: null,
    other_prices: [],
    time: null,
    stimulus: null,
    also: [],
    trouble: null,
    field: null,
    against: null,
    follow_up: 0,
    unknown_words: [],
    ...parts,
  }
}

const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9' ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Options from the low end to the high end. */
function ladder(texts: readonly string[]): Option[] {
  return texts.map((text, at) => ({
    text,
    key: fold(text),
    role: roleOf(text),
    at: texts.length === 1 ? 0 : -1 + (2 * at) / (texts.length - 1),
  }))
}

function roleOf(text: string): Option['role'] {
  const key = fold(text)
  if (key === 'yes') return 'yes'
  if (key === 'no') return 'no'
  if (key === 'maybe' || key.startsWith('neither') || key.startsWith('might or')) return 'neutral'
  if (key === 'not sure' || key === "don't know") return 'dont_know'
  if (key.startsWith('none of') || key === 'none of these') return 'none'
  if (key === 'other') return 'other'
  return 'answer'
}

const picks = (texts: readonly string[]): Option[] =>
  texts.map((text) => ({ text, key: fold(text), role: roleOf(text), at: null }))

const YES_NO = ladder(['No', 'Yes'])
const AGREE = ladder([
  'Strongly disagree',
  'Somewhat disagree',
  'Neither agree nor disagree',
  'Somewhat agree',
  'Strongly agree',
])
const LIKELY = ladder([
  'Very unlikely',
  'Somewhat unlikely',
  'Neither likely nor unlikely',
  'Somewhat likely',
  'Very likely',
])
const WOULD = ladder([
  'Definitely would not',
  'Probably would not',
  'Might or might not',
  'Probably would',
  'Definitely would',
])
const degrees = (word: string) => ladder([`Not at all ${word}`, `Not too ${word}`, `Somewhat ${word}`, `Very ${word}`])
const five = (word: string) =>
  ladder([`Not at all ${word}`, `Slightly ${word}`, `Moderately ${word}`, `Very ${word}`, `Extremely ${word}`])

const choice = { type: 'single_choice', ordered: true } as const
const scaleOf = (min: number, max: number, more: Partial<Scale> = {}): Scale => ({
  min,
  max,
  step: 1,
  labels: Array.from({ length: max - min + 1 }, () => null),
  descending: false,
  nps: false,
  ...more,
})
const numberOf = (unit: NumberAsked['unit'], more: Partial<NumberAsked> = {}): NumberAsked => ({
  unit,
  word: null,
  currency: unit === 'money' ? 'USD' : null,
  per: null,
  min: null,
  max: null,
  whole: true,
  ...more,
})
const self = (yes: string, no: string) => ({ yes, no, about_self: true })
const world = (yes: string, no: string) => ({ yes, no, about_self: false })

const ex = (category: string | null, text: string, ask: Ask, parts: Partial<Reading>): Example => ({
  category,
  reading: read(text, ask, parts),
})

/** Of every type and every family of labels. */
export const examples: readonly Example[] = [
  ex('meal_kits', 'Would you pay $12 a month for a meal kit app?', 'intent', {
    ...choice,
    options: YES_NO,
    subject: subject('a meal kit app'),
    claim: self("I'd pay $12 a month for a meal kit app", "I wouldn't pay $12 a month for a meal kit app"),
    price: { amount: 12, currency: 'USD', per: 'month', text: '$12 a month' },
  }),
  ex('coffee_shops', 'Do you drink coffee?', 'use', {
    ...choice,
    options: YES_NO,
    subject: subject('coffee'),
    claim: self('I drink coffee', "I don't drink coffee"),
  }),
  ex(null, 'Have you ever tried kombucha?', 'use', {
    ...choice,
    options: YES_NO,
    subject: subject('kombucha'),
    claim: self("I've tried kombucha", "I've never tried kombucha"),
  }),
  ex(null, 'Did you rent a car in the past 12 months?', 'use', {
    ...choice,
    options: YES_NO,
    subject: subject('a car'),
    claim: self('I rented a car in the past 12 months', "I didn't rent a car in the past 12 months"),
  }),
  ex(null, 'Should the city ban cars downtown?', 'attitude', {
    ...choice,
    options: YES_NO,
    subject: subject('cars downtown', 'cars', true),
    claim: world('the city should ban cars downtown', "the city shouldn't ban cars downtown"),
  }),
  ex(null, 'Are electric cars worth the money?', 'opinion', {
    ...choice,
    options: ladder(['No', 'Maybe', 'Yes']),
    subject: subject('electric cars', 'electric cars', true),
    claim: world('electric cars are worth the money', "electric cars aren't worth the money"),
  }),
  ex(null, 'Are you happy with your bank?', 'satisfaction', {
    ...choice,
    options: [...YES_NO, ...picks(['Not sure'])],
    ordered: false,
    subject: subject('my bank', 'bank'),
    claim: self("I'm happy with my bank", "I'm not happy with my bank"),
  }),
  ex(null, 'Theme parks cost more than they are worth.', 'attitude', {
    ...choice,
    options: AGREE,
    subject: subject('theme parks', 'theme parks', true),
    claim: world("theme parks cost more than they're worth", "theme parks don't cost more than they're worth"),
  }),
  ex(null, 'I can usually tell when something was written by AI.', 'attitude', {
    ...choice,
    options: ladder(['Strongly disagree', 'Disagree', 'Neutral', 'Agree', 'Strongly agree']),
    subject: subject('AI', 'AI'),
    claim: self(
      'I can usually tell when something was written by AI',
      "I can't usually tell when something was written by AI",
    ),
  }),
  ex('electric_toothbrushes', 'How likely are you to buy a toothbrush subscription?', 'intent', {
    ...choice,
    options: LIKELY,
    subject: subject('a toothbrush subscription'),
    claim: self("I'd buy a toothbrush subscription", "I wouldn't buy a toothbrush subscription"),
  }),
  ex(null, 'How likely are you to move in the next year?', 'intent', {
    ...choice,
    options: ladder(['Very likely', 'Somewhat likely', 'Not too likely', 'Not at all likely'].reverse()),
    subject: null,
    claim: self("I'd move in the next year", "I wouldn't move in the next year"),
  }),
  ex(null, 'A pillow with built-in speakers, $49. Would you buy it?', 'concept', {
    ...choice,
    options: WOULD,
    subject: subject('a pillow with built-in speakers', 'pillow'),
    claim: self("I'd buy a pillow with built-in speakers", "I wouldn't buy a pillow with built-in speakers"),
  }),
  ex(null, 'If you needed a new phone, would you stay with the same brand?', 'loyalty', {
    ...choice,
    options: ladder(['Definitely not', 'Probably not', 'Might or might not', 'Probably', 'Definitely']),
    subject: subject('the same brand', 'brand'),
    claim: self("I'd stay with the same brand", "I wouldn't stay with the same brand"),
  }),
  ex(null, 'How worried are you about climate change?', 'feeling', {
    ...choice,
    options: degrees('worried'),
    subject: subject('climate change'),
  }),
  ex(null, 'How satisfied are you with your deodorant?', 'satisfaction', {
    ...choice,
    options: ladder([
      'Very dissatisfied',
      'Somewhat dissatisfied',
      'Neither satisfied nor dissatisfied',
      'Somewhat satisfied',
      'Very satisfied',
    ]),
    subject: subject('my deodorant', 'deodorant'),
  }),
  ex(null, 'How interested would you be in a plain phone without a browser?', 'concept', {
    ...choice,
    options: degrees('interested'),
    subject: subject('a plain phone without a browser', 'phone'),
  }),
  ex(null, 'How annoyed are you by self-checkout machines?', 'feeling', {
    ...choice,
    options: five('annoyed'),
    subject: subject('self-checkout machines', 'self-checkout machines', true),
  }),
  ex(null, 'How comfortable would you be in a self-driving taxi?', 'trust', {
    ...choice,
    options: ladder([
      'Very uncomfortable',
      'Somewhat uncomfortable',
      'Neither',
      'Somewhat comfortable',
      'Very comfortable',
    ]),
    subject: subject('a self-driving taxi', 'taxi'),
  }),
  ex(null, 'When buying a car, how important is the brand?', 'importance', {
    ...choice,
    options: five('important'),
    subject: subject('the brand', 'brand'),
  }),
  ex(null, 'How convincing is "made by teachers" on a learning product?', 'message', {
    ...choice,
    options: five('convincing'),
    subject: null,
  }),
  ex(null, 'How useful are loyalty cards?', 'feature', {
    ...choice,
    options: degrees('useful'),
    subject: subject('loyalty cards', 'loyalty cards', true),
  }),
  ex(null, 'How easy or hard is Medicare to understand?', 'feeling', {
    ...choice,
    options: ladder(['Very hard', 'Somewhat hard', 'Neither hard nor easy', 'Somewhat easy', 'Very easy']),
    subject: subject('Medicare', 'Medicare'),
  }),
  ex(null, 'How much do you trust insurance agents?', 'trust', {
    ...choice,
    options: ladder(['None at all', 'Not much', 'A fair amount', 'A great deal']),
    subject: subject('insurance agents', 'insurance agents', true),
  }),
  ex(null, 'How much do AI features matter to you when choosing a phone?', 'feature', {
    ...choice,
    options: ladder(['Not at all', 'A little', 'Somewhat', 'Very much']),
    subject: subject('AI features', 'AI features', true),
  }),
  ex('coffee_shops', 'How often do you buy coffee from a coffee shop?', 'frequency', {
    ...choice,
    options: ladder(['Never', 'A few times a year', 'Monthly', 'Weekly', 'Daily']),
    subject: subject('a coffee shop'),
    claim: self('I buy coffee from a coffee shop', "I don't buy coffee from a coffee shop"),
  }),
  ex(null, 'How often do you skip breakfast?', 'frequency', {
    ...choice,
    options: ladder(['Never', 'Rarely', 'Sometimes', 'Often', 'Always']),
    subject: subject('breakfast'),
    claim: self('I skip breakfast', "I don't skip breakfast"),
  }),
  ex(null, 'How would you rate your sleep?', 'opinion', {
    ...choice,
    options: ladder(['Poor', 'Fair', 'Good', 'Very good', 'Excellent']),
    subject: subject('my sleep', 'sleep'),
  }),
  ex(null, 'Compared with last year, how are your finances?', 'feeling', {
    ...choice,
    options: ladder(['Much worse', 'Somewhat worse', 'About the same', 'Somewhat better', 'Much better']),
    subject: subject('my finances', 'finances', true),
  }),
  ex(null, 'How familiar are you with Zorbo toothpaste?', 'awareness', {
    ...choice,
    options: ladder(['Never heard of it', 'Heard the name only', 'Know a little about it', 'Know a lot about it']),
    subject: subject('Zorbo toothpaste', 'Zorbo toothpaste'),
  }),
  ex(null, 'True or false: SPF 100 protects twice as well as SPF 50.', 'knowledge', {
    ...choice,
    ordered: true,
    options: [...ladder(['False', 'True']), ...picks(['Not sure'])],
    subject: subject('sunscreen'),
  }),
  ex(null, 'Should we raise the gas tax?', 'attitude', {
    ...choice,
    options: ladder([
      'Strongly oppose',
      'Somewhat oppose',
      'Neither support nor oppose',
      'Somewhat support',
      'Strongly support',
    ]),
    subject: subject('a higher gas tax', 'gas tax'),
    claim: world('we should raise the gas tax', "we shouldn't raise the gas tax"),
  }),
  ex(null, 'How do you feel about paying $30 for a moisturizer?', 'price', {
    ...choice,
    options: ladder(['A bargain', 'About right', 'A bit high', 'Much too high']),
    subject: subject('a moisturizer'),
  }),
  ex(null, 'What do you spend on gifts in a month?', 'price', {
    ...choice,
    options: ladder(['Nothing', 'Under $25', '$25 to $49', '$50 or more']),
    subject: subject('gifts', 'gifts', true),
  }),
  ex(null, 'On a scale of 1 to 10, how do you rate your dentist?', 'satisfaction', {
    type: 'scale',
    scale: scaleOf(1, 10),
    subject: subject('my dentist', 'dentist'),
  }),
  ex(null, 'How likely are you to recommend your gym, 0 to 10?', 'recommend', {
    type: 'scale',
    scale: scaleOf(0, 10, { nps: true }),
    subject: subject('my gym', 'gym'),
  }),
  ex(null, 'Rate the app from 1 (very satisfied) to 5 (very dissatisfied).', 'satisfaction', {
    type: 'scale',
    scale: scaleOf(1, 5, { descending: true, labels: ['Very satisfied', null, null, null, 'Very dissatisfied'] }),
    subject: subject('the app', 'app'),
  }),
  ex(null, 'Which package would you choose?', 'choice', {
    type: 'single_choice',
    options: picks(['Glass jar', 'Refillable bottle', 'Plastic tube', 'Paper cartons', 'None of these']),
    subject: subject('a package'),
  }),
  ex(null, 'How do you usually get to work?', 'behaviour', {
    type: 'single_choice',
    options: picks(['Drive alone', 'Carpool', 'Public transport', 'Walk or bike', 'I work at home', 'Other']),
    subject: null,
  }),
  ex(null, 'What is the main reason you would go to a library?', 'driver', {
    type: 'single_choice',
    options: picks([
      'Borrow books',
      'Quiet place to work',
      "Children's programs",
      'Classes or events',
      'I would not go',
    ]),
    subject: subject('a library'),
  }),
  ex(null, 'Which of these would make you switch banks?', 'switching', {
    type: 'multiple_choice',
    options: picks([
      'Lower fees',
      'A better app',
      'Higher interest',
      'A branch nearby',
      'Free checks',
      'None of these',
    ]),
    subject: subject('banks', 'banks', true),
  }),
  ex(null, 'Rank these by how much they matter in a hotel.', 'importance', {
    type: 'ranking',
    options: picks(['Price', 'Location', 'Breakfast', 'Quiet rooms']),
    subject: subject('a hotel'),
  }),
  ex(null, 'What is the most you would pay for a lunch?', 'price', {
    type: 'numeric',
    numeric: numberOf('money'),
    subject: subject('a lunch'),
  }),
  ex(null, 'How much do you spend on streaming a month?', 'amount', {
    type: 'numeric',
    numeric: numberOf('money', { per: 'month' }),
    subject: subject('streaming'),
  }),
  ex(null, 'How many cups of coffee do you drink a day?', 'amount', {
    type: 'numeric',
    numeric: numberOf('count', { word: 'cups', per: 'day' }),
    subject: subject('coffee'),
  }),
  ex('meal_kits', 'What do you think of meal kits?', 'opinion', {
    subject: subject('meal kits', 'meal kits', true),
  }),
  ex('farmers_markets', 'Why do you shop at farmers markets?', 'reason', {
    subject: subject('farmers markets', 'farmers markets', true),
    claim: self('I shop at farmers markets', "I don't shop at farmers markets"),
  }),
  ex('coffee_shops', 'Which of these do you care about in a coffee shop?', 'importance', {
    type: 'multiple_choice',
    options: picks(['Taste', 'Short lines', 'Friendly staff', 'A place to sit', 'Price', 'Wi-Fi']),
    subject: subject('a coffee shop'),
  }),
]

/** What an agent might have decided; `draw` gives numbers between 0 and 1 by name. */
function decided(reading: Reading, draw: (name: string) => number): Decision {
  const certainty = draw('certainty')
  const base = { certainty, unsure: false, user: draw('user') < 0.5, reservation_price: null, contributions: [] }
  const at = Math.floor(draw('value') * Math.max(1, reading.options.length))
  const utilities = reading.options.map((_, place) => draw(`utility ${place}`))
  if (reading.type === 'scale') {
    const { min, max, descending } = reading.scale!
    const value = min + Math.floor(draw('value') * (max - min + 1))
    const share = (value - min) / (max - min)
    return { ...base, value, stance: 4 * (descending ? 1 - share : share) - 2, utilities: [] }
  }
  if (reading.type === 'numeric') {
    const value = draw('zero') < 0.1 ? 0 : Math.round(1 + 40 * draw('value'))
    return { ...base, value, stance: draw('stance') * 4 - 2, utilities: [] }
  }
  if (reading.type === 'ranking') {
    const order = reading.options.map((option, place) => ({ option, u: utilities[place]! })).sort((a, b) => b.u - a.u)
    return { ...base, value: order.map((one) => one.option.text), stance: 0, utilities }
  }
  if (reading.type === 'multiple_choice') {
    const chosen = reading.options.filter((option, place) => option.role === 'answer' && utilities[place]! > 0.55)
    return { ...base, value: chosen.map((option) => option.text), stance: 0, utilities }
  }
  if (reading.type === 'open') return { ...base, value: null, stance: draw('stance') * 4 - 2, utilities: [] }
  const option = reading.options[at]!
  return { ...base, value: option.text, stance: (option.at ?? 0) * 1.6, unsure: option.role === 'dont_know', utilities }
}

/** A panel's speakings on an example, with agents taken in steps from the population. */
export function speakingsOn(
  { reading, category }: Example,
  population: Population,
  knowledge: Knowledge,
  size: number,
): Speaking[] {
  const chances = chanceOf(reading, 0)
  const found = knowledge.categories.get(category ?? '')
  return Array.from({ length: size }, (_, at) => {
    const person: Person = population.person((at * 7) % population.size)
    const chance = chances(person)
    return {
      reading,
      found: {
        categories: found === undefined ? [] : [{ category: found, score: 0.9 }],
        known: [],
        vector: null,
        by: 'lexical',
      },
      forecast: noForecast,
      decision: decided(reading, (name) => chance(`decide ${name}`)),
      person,
      facets: facetsOf(person),
      manner: mannerOf(person),
      knowledge,
      chance,
      earlier: [],
    }
  })
}

const noForecast: Forecast = {
  shape: 'ladder',
  shares: [],
  number: null,
  tilts: {},
  attitudes: {},
  option_tilts: [],
  price: null,
  uncertainty: 10,
  confidence: 'low',
  basis: [],
  category: null,
}
