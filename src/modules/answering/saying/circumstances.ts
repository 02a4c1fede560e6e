import type { Category } from '../../knowledge/index.ts'
import type { Contribution } from '../deciding/decision.ts'
import type { Reading } from '../reading/reading.ts'
import { bodyBanks } from './circumstances-body.ts'
import { isExisting, personSlot, tagHolds } from './circumstances-facts.ts'
import { homeBanks } from './circumstances-home.ts'
import { mindBanks } from './circumstances-mind.ts'
import { moneyBanks } from './circumstances-money.ts'
import type { Pair } from './circumstances-pair.ts'
import { placeBanks } from './circumstances-place.ts'
import { asksWorry, favourOf, polarityOf } from './reasons-favour.ts'
import { type Matter, matterSlots } from './reasons-matter.ts'
import { pickFrom } from './reasons-patterns.ts'
import type { Remark, Speaking } from './speaking.ts'

const pairs: ReadonlyMap<string, Pair> = new Map(
  [...moneyBanks, ...homeBanks, ...placeBanks, ...bodyBanks, ...mindBanks].map((pair) => [pair.key, pair]),
)

/** Areas in which a body may be mentioned. Elsewhere an illness is nobody's business. */
const bodily = new Set([
  'food_drink',
  'health_conditions_care',
  'medicines_devices',
  'fitness_wellness',
  'restaurants_delivery',
  'ageing_caregiving',
  'beauty_personal_care',
])
const eaten = new Set(['food_drink', 'restaurants_delivery'])

const conditionBanks: Readonly<Record<string, string>> = {
  diabetes_t2: 'sugar',
  diabetes_t1: 'sugar',
  prediabetes: 'sugar',
  hypertension: 'pressure',
  arthritis: 'joints',
  osteoarthritis: 'joints',
  rheumatoid_arthritis: 'joints',
  chronic_pain: 'joints',
  back_pain: 'joints',
  asthma: 'breath',
  copd: 'breath',
  obesity: 'weight',
  insomnia: 'sleep',
  sleep_apnea: 'sleep',
  anxiety: 'nerves',
  allergies: 'allergy',
  celiac: 'allergy',
  eczema: 'allergy',
  heart_disease: 'heart',
  heart_attack: 'heart',
  heart_failure: 'heart',
}

/** Facts that say little by themselves: worth a word only where they moved the answer a good deal. */
const faint =
  /^(is_parent\.no|region|urbanicity\.suburban|marital|home|age\.(30-44|45-64)|use|income\.(50-75k|75-100k))/
const FAINT = 0.2
const SOME = 0.15
const ANY = 0.05

/** Which bank speaks of a contribution, for this agent; null where it is not for saying. */
function bankKey({ by, level }: Contribution, speaking: Speaking, category: Category | null): string | null {
  const { person } = speaking
  switch (by) {
    case 'income':
      return level === '75-100k' ? 'income.50-75k' : `income.${level}`
    case 'age':
    case 'region':
    case 'urbanicity':
    case 'home':
      return `${by}.${level}`
    case 'is_parent':
      return level === 'no' && person.age > 50 ? null : `is_parent.${level}`
    case 'marital':
      if (level === 'married' && person.partner === 'none') return null
      return level !== 'married' && person.partner !== 'none' ? null : `marital.${level}`
    case 'employed':
      return level === 'yes' ? 'employed.yes' : notWorking(person.labour_detail)
    case 'health':
      if (category === null || !bodily.has(category.parent)) return null
      return conditionBanks[level] === undefined ? null : `health.${conditionBanks[level]}`
    case 'smoker':
      return level === 'yes' && category !== null && bodily.has(category.parent) ? 'smoker.yes' : null
    case 'attitude':
      return attitudeKey(level, speaking, category)
    case 'use':
      if (speaking.decision.user === null || !isExisting(speaking.reading)) return null
      return speaking.decision.user ? 'use.yes' : 'use.no'
    case 'novelty':
      return 'novelty'
    default:
      return null
  }
}

function notWorking(detail: string): string {
  if (detail === 'retired' || detail === 'student') return `work.${detail}`
  return detail === 'homemaker' ? 'work.home' : 'work.none'
}

function attitudeKey(name: string, { person }: Speaking, category: Category | null): string | null {
  const standing = person.attitudes?.[name]
  if (standing === undefined || (standing > 40 && standing < 60)) return null
  if (name === 'food_curiosity' && (category === null || !eaten.has(category.parent))) return null
  const key = `attitude.${name}.${standing >= 60 ? 'high' : 'low'}`
  return pairs.has(key) ? key : null
}

/** Kinds of question in which somebody speaks as a buyer or a user of the thing. */
const buying = new Set(['intent', 'price', 'concept', 'use', 'frequency', 'loyalty', 'condition', 'barrier', 'driver'])
const worldly = new Set(['society_wellbeing', 'social', 'privacy', 'b2b_purchasing', 'advertising', 'automation'])

/** Whether a category is one of society's matters, and nothing to have or to use. */
export const isMatterOfSociety = (category: Category): boolean => category.parent === 'society_wellbeing'

/** Kinds of question that money, time and place have no part in. */
const aside = new Set([
  'choice',
  'comparison',
  'association',
  'experience',
  'knowledge',
  'awareness',
  'importance',
  'amount',
])

/** Whether the thing asked about is something one could have, use or buy, so that money and time speak to it. */
function isGoods(reading: Reading, category: Category | null, matter: Matter): boolean {
  if (reading.ask === 'trust' || reading.subject === null || asksWorry(reading)) return false
  if (category !== null && isMatterOfSociety(category)) return false
  if (/^[a-z]{3,}ing /.test(matter.mention)) return false
  if (category !== null && worldly.has(category.parent) && !buying.has(reading.ask)) return false
  if (category !== null && category.parent === 'b2b_purchasing') return false
  if (reading.claim !== null && !reading.claim.about_self && !buying.has(reading.ask)) return false
  if (/^(the|this|that|my|our|his|her|their|people|someone|companies|being|having|feeling) ?/i.test(matter.mention)) {
    return buying.has(reading.ask) && matter.named && !/^(people|my|our|companies)/i.test(matter.mention)
  }
  return matter.named
}

/**
 * What in the agent's own life moved the answer, largest first, said in passing. Where the decision names nothing,
 * what the agent lives in and on stands in, with less weight.
 */
export function circumstanceRemarks(
  speaking: Speaking,
  matter: Matter,
  category: Category | null,
  count: number,
): Remark[] {
  const { decision, chance, manner, person, reading } = speaking
  if (!isGoods(reading, category, matter) || aside.has(reading.ask) || (category === null && reading.ask === 'use'))
    return []
  const favour = favourOf(speaking)
  const sign = polarityOf(speaking)
  const words = matterSlots(matter)
  const slots = (name: string): string | null => words(name) ?? personSlot(person, name)
  const tag = tagHolds(speaking)
  const remarks: Remark[] = []
  const said = new Set<string>()
  const largest = Math.abs(decision.contributions[0]?.shift ?? 0) || 1
  const facts = isExisting(reading) ? decision.contributions : [...decision.contributions, ...ordinary(speaking)]
  for (const contribution of facts) {
    if (remarks.length >= count) break
    const key = bankKey(contribution, speaking, category)
    const pair = key === null ? undefined : pairs.get(key)
    if (pair === undefined || said.has(pair.key)) continue
    if (
      contribution.shift !== 0 &&
      Math.abs(contribution.shift) < (faint.test(pair.key) ? FAINT : contribution.by === 'attitude' ? SOME : ANY)
    )
      continue
    const direction = contribution.shift === 0 ? Math.sign(favour) : Math.sign(contribution.shift * sign)
    // What pulled the other way is only said by those who are torn.
    if (direction === 0 || (Math.abs(favour) > 0.4 && direction !== Math.sign(favour))) continue
    said.add(pair.key)
    const bank = direction > 0 ? pair.for : pair.against
    const [picked] = pickFrom(bank, 1, chance, slots, manner.register, tag)
    if (picked === undefined) continue
    const strength = contribution.shift === 0 ? 0.3 : Math.min(1, Math.abs(contribution.shift) / largest)
    remarks.push({
      text: picked.text,
      part: 'self',
      stance: (direction * sign) as -1 | 1,
      register: picked.register,
      weight: (contribution.shift === 0 ? 0.5 : 0.75) + 0.6 * strength + 0.25 * chance(`weight/${pair.key}`),
      key: `self:${pair.key}`,
    })
  }
  return remarks
}

/** Facts that nearly every answer about goods could mention, for agents whose decision names no others. */
function ordinary({ facets, decision, chance }: Speaking): Contribution[] {
  const facts: Contribution[] = []
  const add = (by: Contribution['by'], level: string | null): void => {
    if (level !== null) facts.push({ by, level, shift: 0 })
  }
  add('income', facets.income)
  if (facets.age === '18-29' || facets.age === '65+') add('age', facets.age)
  add('is_parent', facets.is_parent === 'yes' ? 'yes' : null)
  add('employed', facets.employed)
  if (decision.user !== null) add('use', decision.user ? 'yes' : 'no')
  const start = Math.floor(chance('ordinary') * facts.length)
  return [...facts.slice(start), ...facts.slice(0, start)]
}
