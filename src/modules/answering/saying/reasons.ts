import { brandRemarks } from './reasons-brand.ts'
import { focused } from './reasons-choice.ts'
import { featureRemarks } from './reasons-features.ts'
import { matterOf } from './reasons-matter.ts'
import { priceRemarks } from './reasons-price.ts'
import { voiceRemarks } from './reasons-voices.ts'
import { knowsTrade, workRemarks } from './reasons-work.ts'
import type { Remark, Speaking } from './speaking.ts'

export { favourOf } from './reasons-favour.ts'

/** Below this a category is only near the question, and its particulars would be beside the point. */
const SURE = 0.3
const MOST = 14

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
    return ranked(workRemarks(speaking, trade, false, 8))
  }
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
  remarks.push(...featureRemarks(speaking, matter))
  return ranked(remarks)
}

/** Whether the question is about a tool of a trade that the agent has nothing to do with. */
export function isOutsider({ found, person, decision }: Speaking): boolean {
  const best = found.categories[0]
  return best !== undefined && best.score >= SURE && !knowsTrade(person, best.category, decision.user)
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
