import type { Category } from '../../knowledge/index.ts'
import type { Feature } from './draws.ts'
import { placeOf } from './field.ts'
import { stemsOf } from './forecast-words.ts'
import type { Asked } from './panel-agent.ts'

/** As much of a category as it takes to decide who uses it. */
export type CategoryOfTopic = Pick<Category, 'slug' | 'name' | 'aliases' | 'penetration' | 'novelty_openness' | 'tilts'>

/** What chance is tied to in a question: nothing of its price, its options' order, its scale or its direction. */
export interface Topic {
  /** The category whose use matters for the question. */
  category: CategoryOfTopic | null
  /** The categories it is about. Near ties count together, so that a paraphrase that turns the tie changes little. */
  categories: readonly Feature[]
  /** 0 to 1: how surely the categories are what it is about. */
  sure: number
  /** Words that say what it is about. */
  stems: readonly Feature[]
  /** Known questions that it is near to. */
  near: readonly Feature[]
  /** 0 to 1: how nearly the nearest of them asks the same. */
  same: number
  /** Things that people do and own, in whatever form they are asked about: ever, now, how often, would like to. */
  things: readonly Feature[]
  /** 0 to 1: how surely the first of them is what the question is about. */
  thing: number
  vector: Float32Array | null
  /** Where it stands in the field of people's minds; null where the reader was not asked. */
  place: Float32Array | null
}

/** Words that say what is asked of people rather than about what: paraphrases differ in them. */
const asking = new Set(
  stemsOf(
    `how what which when where who why would could should likely unlikely probable probably definitely chance chances
    buy buying bought purchase purchasing consider considering interested interest willing open want wanting plan
    planning intend try trying use using used often frequently frequency usually typically regularly currently ever
    much many think thinking thought feel feeling opinion opinions view views agree disagree say describe tell rate
    rating important importance matter matters satisfied satisfaction happy pleased like likes dislike enjoy prefer
    favor favour support oppose overall general generally personally yourself self today now past year month months
    week weeks days next last 12 twelve following statement people person someone get getting got have having make
    making made one ones thing things new available offered introduced give given choose pick select answer question
    if or not no yes please even still also only way ways`,
  ),
)

/** A category found with this score or less is a guess; with the upper one it counts in full. */
const GUESS = 0.05
const SURE = 0.25
/** From this score on it is asked whether people use the category. */
const ABOUT = 0.5
const NEAR_TIE = 0.75

export function topicOf({ reading, found }: Asked): Topic {
  const best = found.categories[0]?.score ?? 0
  const categories = found.categories
    .filter(({ score }) => score > GUESS)
    .map(({ category: { slug }, score }): Feature => [slug, score * score])
  const same = ramp(found.known[0]?.similarity ?? 0, 0.6, 0.95)
  const words = stemsOf(reading.canonical)
  const content = words.filter((stem) => !asking.has(stem))
  return {
    category: best >= ABOUT ? commonest(found.categories.filter(({ score }) => score >= NEAR_TIE * best)) : null,
    categories,
    // Beside a known question that nearly asks the same, a category must be surer to be what it is about.
    sure: ramp(best, GUESS + 0.15 * same, SURE + 0.4 * same),
    stems: (content.length > 0 ? content : words).map((stem): Feature => [stem, weightOf(stem)]),
    near: found.known.flatMap(({ question: { id }, similarity }): Feature[] => {
      const near = ramp(similarity, 0.4, 1)
      return near > 0 ? [[id, eighthPower(near)]] : []
    }),
    same,
    things: thingsOf(found),
    thing: ramp(nearestThing(found), 0.7, 0.9),
    vector: found.vector,
    place: found.meaning ? placeOf(found.meaning) : null,
  }
}

/** Records of things that people do: all questions that one of them answers have its number. */
const THING = /^record\.acts\.(\d+)\./

const nearestThing = ({ records = [] }: Asked['found']): number =>
  records.find(({ question: { id } }) => THING.test(id))?.similarity ?? 0

function thingsOf({ records = [] }: Asked['found']): Feature[] {
  const nearest = new Map<string, number>()
  for (const { question, similarity } of records) {
    const [, thing] = THING.exec(question.id) ?? []
    if (thing !== undefined && !nearest.has(thing)) nearest.set(thing, eighthPower(ramp(similarity, 0.4, 1)))
  }
  return [...nearest].filter(([, weight]) => weight > 0)
}

/**
 * Of categories that are as likely meant ("gyms" and "local gyms"), the one that most people use: another wording turns
 * the tie, and must not turn who uses the thing.
 */
function commonest(tied: Asked['found']['categories']): Category {
  return tied
    .map(({ category }) => category)
    .reduce((one, other) => {
      if (one.penetration !== other.penetration) return one.penetration > other.penetration ? one : other
      return one.slug < other.slug ? one : other
    })
}

/** Longer words say more of what a question is about. */
const weightOf = (stem: string): number => Math.min(2, 0.5 + stem.length / 6)

/** From 0 at the low end to 1 at the high end. */
const ramp = (value: number, low: number, high: number): number =>
  value <= low ? 0 : value >= high ? 1 : (value - low) / (high - low)

/** Of two near questions the nearer one counts for far more. Multiplied out: powers differ between processors. */
function eighthPower(value: number): number {
  const square = value * value
  return square * square * square * square
}
