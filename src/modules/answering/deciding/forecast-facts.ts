import type { Category } from '../../knowledge/index.ts'
import type { Reading, Subject } from '../reading/reading.ts'
import type { Fact } from './forecast-ladder.ts'
import { type Ladder, ladderAs } from './forecast-latent.ts'
import { normalPlace, normalShare } from './forecast-normal.ts'
import { overlapOf, stemsOf } from './forecast-words.ts'

/** What a category says about a question of this kind, written as answers on a ladder that fits the figure. */

const yesNo = ladderAs(['no', 'yes'], [-1, 1])
const fifths = [-1, -0.5, 0, 0.5, 1]
const would = ladderAs(['definitely not', 'probably not', 'might or might not', 'probably', 'definitely'], fifths)
const satisfied = ladderAs(
  ['very dissatisfied', 'somewhat dissatisfied', 'neither', 'somewhat satisfied', 'very satisfied'],
  fifths,
)
const rates = ladderAs(['never', 'a few times a year', 'monthly', 'weekly', 'daily'], fifths)

/** What a fact needs to know of a question. */
type AskedAbout = Pick<Reading, 'ask' | 'canonical' | 'time' | 'stimulus' | 'price'> & {
  subject: Subject | null
}

/** The facts of a category that bear on the question. `score`: how sure it is that the question is about it. */
export function factsOf(asked: AskedAbout, category: Category, score: number): Fact[] {
  const worth = Math.min(1, Math.max(0, score)) * plainness(asked, category) ** 2
  const users = usersWithin(category, asked.time?.direction === 'future' ? 'future' : 'past', asked.time?.days ?? null)
  const binary = (share: number): Fact => ({
    as: asked.ask,
    ask: asked.ask,
    ladder: yesNo,
    places: [normalPlace(1 - share)],
    worth,
  })
  switch (asked.ask) {
    case 'use':
    case 'behaviour':
    case 'experience':
      return [binary(users)]
    case 'frequency':
      return [frequencyFact(category, worth)]
    case 'awareness':
      // Who uses it knows it, and most know of what many use.
      return [binary(category.penetration ** 0.3)]
    case 'intent':
    case 'concept':
      // What has a price is on offer, as a concept is; other intentions are about what one does anyway.
      return [topTwo(asked.price ? 'concept' : asked.ask, 'intent', would, category.top2_intent_norm, worth)]
    case 'satisfaction':
    case 'recommend':
      return [topTwo('satisfaction', 'satisfaction', satisfied, category.satisfaction_top2, worth)]
    default:
      return []
  }
}

function topTwo(as: string, ask: string, ladder: Ladder, share: number, worth: number): Fact {
  return { as, ask, ladder, places: [null, null, normalPlace(1 - share), null], worth }
}

function frequencyFact(category: Category, worth: number): Fact {
  const { daily, weekly, monthly } = category.frequency
  const above = [1, daily + weekly + monthly, daily + weekly, daily].map((share) => category.penetration * share)
  return {
    as: 'frequency',
    ask: 'frequency',
    ladder: rates,
    places: above.map((share) => normalPlace(1 - share)),
    worth,
  }
}

/**
 * A ladder of sums of money for something of the category: people's answers lie around its usual price. Null where the
 * steps are no sums, or lie so far from the price that they must be sums of something else.
 */
export function moneyFact(ask: string, ladder: Ladder, category: Category, worth: number): Fact | null {
  const { price } = category
  if (price === null || !(price.typical > 0) || ask !== 'price') return null
  const { amounts } = ladder
  if (amounts?.of !== 'money') return null
  const { cuts } = amounts
  const middle = Math.log(0.85 * price.typical)
  if (cuts[0]! > middle + 1 || cuts[cuts.length - 1]! < middle - 1) return null
  const zero = amounts.zero ? 0.3 * (1 - category.penetration) : 0
  const places = cuts.map((cut) => normalPlace(zero + (1 - zero) * normalShare((cut - middle) / 0.7)))
  return { as: 'price', ask, ladder, places, worth }
}

/** Which share of adults uses or buys the category within so many days. */
export function usersWithin(category: Category, direction: 'past' | 'future', days: number | null): number {
  const { penetration, frequency } = category
  if (days === null || (days >= 300 && days < 1000)) return penetration
  // Longer than a year: some of the rest had it before. "Ever" reads as a very long time.
  if (days >= 1000)
    return direction === 'past' ? penetration + (1 - penetration) * 0.3 * penetration ** 0.5 : penetration
  const within = (perDay: number): number => 1 - Math.exp(-perDay * days)
  const share =
    frequency.daily * within(1) +
    frequency.weekly * within(2 / 7) +
    frequency.monthly * within(1.5 / 30) +
    frequency.less * within(3 / 365)
  return penetration * Math.min(1, share)
}

/** 0.25 to 1: whether the question is about the category itself, or only about something in it. */
export function plainness(asked: AskedAbout, category: Named): number {
  if (asked.stimulus !== null) return 0.35
  const subject = stemsOf(asked.subject?.phrase ?? asked.canonical)
  let names = nameStems.get(category)
  if (names === undefined) {
    names = [category.name, ...category.aliases].map(stemsOf)
    nameStems.set(category, names)
  }
  let best = 0
  for (const name of names) best = Math.max(best, overlapOf(subject, name))
  return 0.25 + 0.75 * best
}

type Named = Pick<Category, 'name' | 'aliases'>
const nameStems = new WeakMap<Named, string[][]>()
