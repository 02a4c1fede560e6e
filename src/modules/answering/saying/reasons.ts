import type { Category } from '../../knowledge/index.ts'
import { circumstanceRemarks, isGoods, isMatterOfSociety, standpointRemarks } from './circumstances.ts'
import { anythingRemarks, attitudeRemarks, brandRemarks } from './reasons-anything.ts'
import { focused } from './reasons-choice.ts'
import { asksPrice } from './reasons-favour.ts'
import { matterOf } from './reasons-matter.ts'
import { priceRemarks } from './reasons-price.ts'
import { otherRemarks, thingRemarks } from './reasons-things.ts'
import { voiceRemarks } from './reasons-voices.ts'
import { knowsTrade, workRemarks } from './reasons-work.ts'
import type { Remark, Speaking } from './speaking.ts'

export { favourOf } from './reasons-favour.ts'

/** Below this a category is only near the question, and its particulars would be beside the point. */
const SURE = 0.3
const MOST = 14
/** With fewer reasons of its own than this, a question gets more of those that suit any. */
const FEW = 5

/**
 * What the agent could give as reasons, best first: what people say about the category, the agent's own life, the
 * price, features and alternatives. Everything agrees with who the agent is and with
 * what it decided.
 */
export function reasonsOf(asked: Speaking): Remark[] {
  const speaking = focused(asked)
  const { reading, found } = speaking
  const best = found.categories[0]
  const category = best !== undefined && best.score >= SURE ? best.category : null
  const matter = matterOf(reading, category)
  if (isOutsider(speaking)) {
    // Whoever has nothing to do with it says at least what that is.
    const name = best!.category.name.toLowerCase()
    const trade = matter.named ? matter : { ...matter, mention: name, plural: /s$/.test(name), named: true }
    return ranked([...workRemarks(speaking, trade, false, 8), ...anythingRemarks(speaking, trade, false, 2, 0.5)])
  }
  const goods = isGoods(reading, category, matter)
  const numeric = speaking.forecast.shape === 'number'
  const remarks: Remark[] = []
  if (category !== null) {
    remarks.push(...voiceRemarks(speaking, 8))
    if (category.parent === 'b2b_purchasing') remarks.push(...workRemarks(speaking, matter, true, 2))
  }
  // Of a thing picked from a list that nobody has written about there is nothing to say that would not fit any other.
  const judged = asked.forecast.shape === 'ladder'
  if (!judged && category === null) return []
  // A number answers for itself: what else there is to say is what people say of the thing, and of its price.
  if (numeric) return ranked([...remarks, ...priceRemarks(speaking, matter, category)])
  remarks.push(...priceRemarks(speaking, matter, category), ...brandRemarks(speaking))
  // A closed question has its answer. What one's job or temper has to do with it would fit any other question as well.
  if (reading.type !== 'open') {
    if (category !== null)
      remarks.push(...otherRemarks(asked, matter), ...thingRemarks(speaking, matter, category, goods))
    return ranked(remarks)
  }
  remarks.push(
    ...circumstanceRemarks(speaking, matter, category, 3),
    ...attitudeRemarks(speaking, category, 3),
    ...(isWorldly(speaking, category, goods) ? standpointRemarks(speaking, 3) : []),
    ...otherRemarks(asked, matter),
    ...thingRemarks(speaking, matter, category, goods),
  )
  if (category === null || remarks.length < FEW) remarks.push(...anythingRemarks(speaking, matter, goods, 5, 0.85))
  return ranked(remarks)
}

/** Whether the question is about a tool of a trade that the agent has nothing to do with. */
export function isOutsider({ found, person, decision }: Speaking): boolean {
  const best = found.categories[0]
  return best !== undefined && best.score >= SURE && !knowsTrade(person, best.category, decision.user)
}

/** Matters of one's own house and heart: where one lives, and what one pays in taxes, has no part in them. */
const personal = new Set([
  'family_life',
  'marriage_partnership',
  'parenting_values',
  'religion_practice',
  'honesty_values',
  'personality_self',
  'happiness_life_satisfaction',
  'loneliness_friendship',
  'making_friends_adult',
  'household_chores',
  'time_use_weekends',
  'sleep_daily_life',
  'morning_routines',
  'family_meals',
  'cooking_at_home',
  'decluttering_tidying',
  'phone_checking_habits',
  'celebrations_traditions',
  'journaling_gratitude',
])

/** Whether the question is about the world at large, which people see from where they stand. */
function isWorldly({ reading }: Speaking, category: Category | null, goods: boolean): boolean {
  if (goods || asksPrice(reading) || !/^(attitude|trust|opinion|feeling|importance)$/.test(reading.ask)) return false
  if (category !== null && personal.has(category.slug)) return false
  if (category !== null) return isMatterOfSociety(category) || category.parent === 'local_services_civic'
  return reading.claim !== null && !reading.claim.about_self
}

/** Best first, each key and each text once. */
function ranked(remarks: Remark[]): Remark[] {
  const seen = new Set<string>()
  return remarks
    .sort((a, b) => b.weight - a.weight)
    .filter(({ key, text }) => {
      if (seen.has(key) || seen.has(text)) return false
      seen.add(key).add(text)
      return true
    })
    .slice(0, MOST)
}
