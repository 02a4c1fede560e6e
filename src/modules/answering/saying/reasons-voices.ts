import { type Category, fits, type Voice } from '../../knowledge/index.ts'
import { plainness } from '../deciding/forecast-facts.ts'
import { stemsOf } from '../deciding/forecast-words.ts'
import type { Reading } from '../reading/reading.ts'
import { sentence } from './english.ts'
import { maySay } from './only-american.ts'
import { nearness } from './patterns.ts'
import { asksPrice, favourOf, polarityOf } from './reasons-favour.ts'
import type { Remark, Speaking } from './speaking.ts'

const money =
  /\$|\b(dollars?|bucks|cents|a month|per month|a year|(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)(-\w+)? (a|each|per|for|plus|dollars?|bucks))\b/i
const often =
  /\b(once|twice|(two|three|four|five|six|seven|\d+) times|every (day|morning|night|week|month|year|other|sunday|monday|tuesday|wednesday|thursday|friday|saturday|evening|single)|daily|weekly|monthly|a (day|week|month|year)|all day|never|always|rarely|hardly)\b/i

const aboutMoney =
  /\$|price|cost|expens|cheap|afford|dollar|bucks|\bpay|paid|money|sale\b|coupon|budget|hundred|worth it|free\b|(ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|fifteen|twelve|eleven|five|four|three) (for|a|each|plus)\b/i

const figures = new WeakMap<Voice, { money: boolean; often: boolean }>()

/** Whether the question asks for, or names, something that a figure in a voice could contradict. */
function clashes(voice: Voice, { reading, decision }: Speaking): boolean {
  if (asksPrice(reading) && reading.price === null) return !aboutMoney.test(voice.say)
  const priced = reading.price !== null || reading.numeric !== null || reading.ask === 'price'
  const counted = reading.ask === 'frequency' || reading.ask === 'amount' || reading.numeric !== null
  if (!priced && !counted) return false
  let known = figures.get(voice)
  if (known === undefined) {
    known = { money: money.test(voice.say) || /\d/.test(voice.say), often: often.test(voice.say) }
    figures.set(voice, known)
  }
  return (priced && known.money) || (counted && decision.value !== null && known.often)
}

const weights = {
  for: { for: 1, mixed: 0.25, indifferent: 0, against: 0 },
  against: { for: 0, mixed: 0.2, indifferent: 0.3, against: 1 },
  between: { for: 0.2, mixed: 1, indifferent: 0.85, against: 0.2 },
} as const

/** How well the voice suits the stance: 0 is not at all. */
function stanceFit(voice: Voice, favour: number): number {
  const side = favour > 0.4 ? 'for' : favour < -0.4 ? 'against' : 'between'
  return weights[side][voice.stance]
}

/** Kinds of question about something that nobody need have yet. */
const proposed = /\b(interested in|new|imagine|would you|concept|idea of|if there were)\b/i
const hypothetical = new Set(['intent', 'concept', 'condition', 'price', 'message'])

/** Whether the thing asked about is one that people already have or do, so that using the kind is using it. */
function isExisting({ ask, stimulus, subject, price, canonical }: Reading): boolean {
  const named = subject !== null && subject.names.length > 0
  return !hypothetical.has(ask) && stimulus === null && price === null && !named && !proposed.test(canonical)
}

/** What people say about the categories that were found, as far as this agent could say it. Best first. */
export function voiceRemarks(speaking: Speaking, count: number): Remark[] {
  const { found, facets, decision, manner, knowledge, chance, reading } = speaking
  const best = found.categories[0]
  // How convincing a slogan is has little to do with how one gets on with the thing.
  if (best === undefined || reading.ask === 'message') return []
  // In "a fee instead of tips" it cannot be told which of the two the category is, and who is for it.
  if (reading.claim?.about_self === false && /\b(instead of|rather than)\b/i.test(reading.text)) return []
  // A described thing is of a kind, but what people say of the kind is rarely about it.
  if (reading.stimulus !== null && best.score < 0.9) return []
  const favour = favourOf(speaking)
  const sign = polarityOf(speaking)
  const remarks: Remark[] = []
  const existing = isExisting(reading)
  // What should be done about a thing is not how one gets on with it.
  const civic = reading.ask === 'attitude' && reading.claim !== null && !reading.claim.about_self
  let particular = particulars.get(found)
  if (particular === undefined) {
    particular = particularOf(reading, best.category, best.score)
    particulars.set(found, particular)
  }
  const may = maySay(speaking)
  found.categories.forEach(({ category, score }, rank) => {
    // A second category speaks only where it is as likely to be meant as the first.
    if (rank > 2 || score < 0.3 || (rank > 0 && score < best.score * 0.85)) return
    knowledge.voicesOf(category.slug).forEach((voice, at) => {
      const fit = stanceFit(voice, favour)
      if (fit === 0 || !fits(voice.who, facets)) return
      if (civic && voice.user === true && category.parent !== 'society_wellbeing') return
      if (voice.user !== null && (rank > 0 || voice.user !== decision.user)) return
      // Of something new nobody says "I have one": what users say must name the kind it speaks of.
      if ((rank > 0 || (voice.user === true && !existing)) && !namesItself(voice.say, category)) return
      if (clashes(voice, speaking) || (particular !== null && !particular.test(voice.say))) return
      if (!may(voice.say)) return
      const special = Object.keys(voice.who).length > 0 ? 0.15 : 0
      remarks.push({
        text: sentence(voice.say),
        part: 'voice',
        stance: voice.stance === 'for' ? sign : voice.stance === 'against' ? (-sign as -1 | 1) : 0,
        register: voice.register,
        weight:
          0.35 +
          fit * 0.75 * (0.6 + 0.4 * Math.min(1, score / 0.7)) +
          nearness(voice.register, manner.register) * 0.25 +
          special +
          chance(`voice/${category.slug}/${at}`) * 0.35,
        key: `voice:${category.slug}:${at}`,
      })
    })
  })
  return remarks.sort((a, b) => b.weight - a.weight).slice(0, count)
}

/** Whether a category is one of society's matters, and nothing to have or to use. */
const isMatterOfSociety = (category: Category): boolean => category.parent === 'society_wellbeing'

/** Words that are in any question about society. */
const general = new Set(
  stemsOf(`people person someone anyone think believe feel say agree good bad right wrong better worse important should
  country today life world thing way time much many many often usually ever need want make get give take go know help
  allow let use work live year day public society government general most`),
)

/**
 * In a wide field ("family life") most talk is beside a question on something particular in it ("spanking"): then only
 * what names that something may be said. Null where the question is about the category itself.
 */
function particularOf(reading: Reading, category: Category, score: number): RegExp | null {
  if (plainness(reading, category) >= PLAIN) return null
  const claimed = reading.claim !== null && !reading.claim.about_self && score < SURE
  // "Taxes on the rich" are no matter of preparing taxes, whatever word they share.
  if (claimed && score < DOUBTFUL) return /(?!)/
  if (!isMatterOfSociety(category) && !claimed) return null
  const stems = stemsOf(reading.canonical).filter((stem) => stem.length > 2 && !general.has(stem))
  return stems.length === 0 ? null : new RegExp(`\\b(${stems.join('|')})`, 'i')
}
/** Worked out once for a panel. */
const particulars = new WeakMap<Speaking['found'], RegExp | null>()
const PLAIN = 0.6
/** A category that was found so surely is what the claim is about. */
const SURE = 0.85
const DOUBTFUL = 0.5

const named = new WeakMap<Category, RegExp>()

/** Whether a sentence says what it is about, so that it can stand under a question about something near. */
function namesItself(say: string, category: Category): boolean {
  let pattern = named.get(category)
  if (pattern === undefined) {
    const stems = [category.name, ...category.aliases, ...category.words]
      .flatMap((text) => text.toLowerCase().split(/[^a-z]+/))
      .filter((word) => word.length > 3)
      .map((word) => word.replace(/(ies|es|s|y)$/, ''))
    pattern = new RegExp(`\\b(${[...new Set(stems)].join('|') || '\\uffff'})`, 'i')
    named.set(category, pattern)
  }
  return pattern.test(say)
}
