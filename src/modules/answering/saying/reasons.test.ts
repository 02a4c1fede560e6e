import { describe, expect, it } from 'vitest'
import { testPopulation } from '../../../../test/harness/population.ts'
import { type Category, facetsOf, fits, loadKnowledge, type Voice } from '../../knowledge/index.ts'
import type { Person } from '../../population/index.ts'
import type { Contribution } from '../deciding/decision.ts'
import type { AskKind, Reading } from '../reading/reading.ts'
import { chanceOf } from './chance-of.ts'
import { mannerOf } from './manner.ts'
import { favourOf, reasonsOf } from './reasons.ts'
import type { Remark, Speaking } from './speaking.ts'

const knowledge = loadKnowledge()
const population = await testPopulation()
const categories = [...knowledge.categories.values()]

/** A repeatable run of numbers from 0 up to 1. */
function rolls(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

function readingOf(text: string, parts: Partial<Reading> = {}): Reading {
  return {
    text,
    canonical: text,
    type: 'open',
    from: 'wording',
    length: null,
    ask: 'opinion',
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

interface Told {
  person: Person
  reading: Reading
  category: Category | null
  stance: number
  user: boolean | null
  contributions?: Contribution[]
  limit?: number | null
}

function speakingOf({ person, reading, category, stance, user, contributions = [], limit = null }: Told): Speaking {
  return {
    reading,
    found: { categories: category === null ? [] : [{ category, score: 0.8 }], known: [], vector: null, by: 'lexical' },
    forecast: {
      shape: 'ladder',
      shares: [0.2, 0.2, 0.2, 0.2, 0.2],
      number: null,
      tilts: {},
      attitudes: {},
      option_tilts: [],
      price:
        reading.price === null
          ? null
          : { amount: reading.price.amount, usual: category?.price?.typical ?? reading.price.amount, ratio: 1 },
      uncertainty: 8,
      confidence: 'medium',
      basis: [],
      category,
    },
    decision: {
      value: null,
      stance,
      certainty: 0.6,
      unsure: false,
      user,
      reservation_price: limit,
      contributions,
      utilities: [],
    },
    person,
    facets: facetsOf(person),
    manner: mannerOf(person),
    knowledge,
    chance: chanceOf(reading, 0)(person),
    earlier: [],
  }
}

const asks: AskKind[] = [
  'opinion',
  'intent',
  'use',
  'frequency',
  'satisfaction',
  'price',
  'attitude',
  'barrier',
  'feeling',
]

/** A question about the category, in one of several forms. */
function questionAbout(category: Category, roll: () => number): Reading {
  const name = category.name.toLowerCase()
  const ask = asks[Math.floor(roll() * asks.length)]!
  const price = roll() < 0.3 ? { amount: 5 + Math.floor(roll() * 90), currency: 'USD', per: null, text: '' } : null
  return readingOf(`What do you think of ${name}? ${Math.floor(roll() * 50)}`, {
    ask,
    subject: roll() < 0.7 ? { phrase: name, head: name, plural: /s$/.test(name), names: [] } : null,
    price: price === null ? null : { ...price, text: `$${price.amount}` },
  })
}

const levels = (person: Person, stance: number): Contribution[] => {
  const facets = facetsOf(person)
  return [
    { by: 'income', level: facets.income ?? '', shift: stance * 0.4 },
    { by: 'age', level: facets.age ?? '', shift: stance * 0.3 },
    { by: 'is_parent', level: facets.is_parent ?? '', shift: stance * 0.3 },
    { by: 'urbanicity', level: facets.urbanicity ?? '', shift: stance * 0.25 },
    { by: 'attitude', level: 'environmental_concern', shift: stance * 0.3 },
    ...[...facets.health].slice(0, 2).map((level): Contribution => ({ by: 'health', level, shift: stance * 0.4 })),
  ]
}

/** Every kind of agent and category, in turn with chance. */
function* combinations(count: number, seed: number): Generator<Speaking> {
  const roll = rolls(seed)
  for (let at = 0; at < count; at++) {
    const category = categories[Math.floor(roll() * categories.length)]!
    const person = population.person(Math.floor(roll() * population.size))
    const stance = roll() * 4 - 2
    const reading = questionAbout(category, roll)
    const limit = reading.price === null ? null : reading.price.amount * (stance > 0 ? 1.4 : 0.6)
    const user = roll() < 0.5
    yield speakingOf({ person, reading, category, stance, user, contributions: levels(person, stance), limit })
  }
}

/** What is wrong with a sentence as it would be printed; null for nothing. */
function flaw({ text, part }: Remark): string | null {
  if (!/^["'$\d]?[A-Z$\d"]/.test(text)) return 'no capital'
  if (!/[.?!]"?$/.test(text)) return 'no stop'
  if (/[.?!,][.,!]|\?\?|[,;:]$/.test(text.replace(/\b[ap]\.m\./g, ''))) return 'stops double'
  if (/[{}[\]|]|undefined|null|NaN/.test(text)) return 'a placeholder'
  if (/ {2}|^ | $| [,.?!]/.test(text)) return 'loose space'
  if (part !== 'voice' && /\b([a-z]+) \1\b/i.test(text)) return 'a word twice'
  if (/\ba (?=[aeio])(?!(one|once|uni|eu|us))/i.test(text) && !/\bA (I|a) /.test(text)) return 'a before a vowel'
  if (/\ban (?=[bcdfgjklpqtvwyz])/i.test(text)) return 'an before a consonant'
  if (/—|–/.test(text)) return 'a dash'
  return null
}

const voices: ReadonlyMap<string, Voice> = new Map(
  categories.flatMap(({ slug }) =>
    knowledge.voicesOf(slug).map((voice, at): [string, Voice] => [`voice:${slug}:${at}`, voice]),
  ),
)

/** Twenty thousand agents, categories and stances, looked at once: what is wrong with what they would say. */
function sweep(): { flaws: string[]; untrue: string[]; contrary: string[] } {
  const found = { flaws: [] as string[], untrue: [] as string[], contrary: [] as string[] }
  for (const speaking of combinations(20_000, 11)) {
    const { decision, facets, reading } = speaking
    // What stops people is asked of those in favour, too.
    const decided = Math.abs(favourOf(speaking)) >= 1 && reading.ask !== 'barrier'
    for (const remark of reasonsOf(speaking)) {
      const wrong = flaw(remark)
      if (wrong !== null) found.flaws.push(`${wrong}: ${remark.text}`)
      if (decided && remark.stance * decision.stance < 0) found.contrary.push(remark.text)
      const voice = voices.get(remark.key)
      if (voice === undefined) continue
      if (!fits(voice.who, facets) || (voice.user !== null && voice.user !== decision.user))
        found.untrue.push(voice.say)
    }
  }
  return found
}

describe('reasons', () => {
  const { flaws, untrue, contrary } = sweep()

  it('are well formed, whoever gives them about whatever', () => {
    expect(flaws.slice(0, 20)).toEqual([])
  })

  it('are only ever given by people of whom they can be true', () => {
    expect(untrue.slice(0, 20)).toEqual([])
  })

  it('argue on the side of the answer', () => {
    expect(contrary.slice(0, 20)).toEqual([])
  })

  it('name no illness, faith, party or ethnicity where that is not the subject', { timeout: 60_000 }, () => {
    const sensitive =
      /\b(diabet|my sugar|blood pressure|inhaler|depress|anxious|pray|church|Republican|Democrat|Hispanic|(Black|white|Asian) (people|folks|man|woman))\b/
    const plain = new Set(['devices', 'home_kitchen', 'retail_ecommerce', 'cars_transport', 'software'])
    const roll = rolls(77)
    const subjects = categories.filter(({ parent }) => plain.has(parent))
    for (let at = 0; at < 2500; at++) {
      const category = subjects[Math.floor(roll() * subjects.length)]!
      const person = population.person(Math.floor(roll() * population.size))
      const stance = roll() * 4 - 2
      const reading = questionAbout(category, roll)
      const speaking = speakingOf({
        person,
        reading,
        category,
        stance,
        user: null,
        contributions: levels(person, stance),
      })
      const composed = reasonsOf(speaking).filter(({ part }) => part === 'self')
      expect(composed.filter(({ text }) => sensitive.test(text)).map(({ text }) => text)).toEqual([])
    }
  })

  it('differ from agent to agent: fifteen or more among a hundred, for any category and either side', {
    timeout: 60_000,
  }, () => {
    const roll = rolls(3)
    for (let round = 0; round < 30; round++) {
      const category = categories[Math.floor(roll() * categories.length)]!
      const reading = questionAbout(category, () => 0.1)
      for (const stance of [1.2, -1.2]) {
        const texts = new Set<string>()
        for (let at = 0; at < 100; at++) {
          const person = population.person(at * 17)
          const remarks = reasonsOf(speakingOf({ person, reading, category, stance, user: at % 2 === 0 }))
          for (const { text } of remarks) texts.add(text)
        }
        expect(texts.size, `${category.slug} ${stance}`).toBeGreaterThanOrEqual(15)
      }
    }
  })

  it('are the same for the same agent and question', () => {
    const again = (): Remark[][] => [...combinations(40, 9)].map(reasonsOf)
    expect(again()).toEqual(again())
  })

  it('do not fail on questions without subject, with odd ones, or about nothing known', () => {
    const person = population.person(12)
    const odd = [
      readingOf(''),
      readingOf('🦄'.repeat(900), { subject: { phrase: '🦄'.repeat(900), head: '🦄', plural: false, names: [] } }),
      readingOf('x', { subject: { phrase: '  ', head: '', plural: true, names: ['\u0000'] } }),
      readingOf('{it} {undefined}', { subject: { phrase: '{it}', head: '{it}', plural: false, names: [] } }),
      readingOf('مرحبا', { price: { amount: Number.NaN, currency: 'EUR', per: 'month', text: '' } }),
    ]
    for (const reading of odd) {
      for (const stance of [-1.5, 0, 1.5]) {
        const remarks = reasonsOf(speakingOf({ person, reading, category: null, stance, user: null }))
        for (const { text } of remarks) expect(text).not.toMatch(/[{}]|undefined|🦄🦄/)
      }
    }
  })
})

describe('favour', () => {
  const person = population.person(5)
  const favour = (text: string, ask: AskKind, stance: number): number =>
    favourOf(speakingOf({ person, reading: readingOf(text, { ask }), category: null, stance, user: null }))

  it('falls with the answer where more is worse', () => {
    expect(favour('is coffee too expensive', 'price', 1)).toBeLessThan(0)
    expect(favour('how worried are you about flying', 'feeling', 1.5)).toBeLessThan(0)
    expect(favour('how likely are you to cancel your streaming service', 'intent', 1)).toBeLessThan(0)
    expect(favour('how likely are you to switch banks', 'switching', 1)).toBeLessThan(0)
  })

  it('rises with the answer where more is better', () => {
    expect(favour('how likely are you to buy an electric car', 'intent', 1)).toBeGreaterThan(0)
    expect(favour('would you switch to an electric car', 'switching', 1)).toBeGreaterThan(0)
    expect(favour('a box of snacks, cancel anytime', 'concept', 1)).toBeGreaterThan(0)
  })
})
