import { fitting } from '../meaning/fitting.ts'
import { nameRemarks } from './names.ts'
import { focused } from './reasons-choice.ts'
import { priceRemarks } from './reasons-price.ts'
import { voiceRemarks } from './reasons-voices.ts'
import { saidReasons } from './says.ts'
import type { Remark, Speaking } from './speaking.ts'
import { reactions, writtenRemarks } from './written.ts'

/** Below this a category is only near the question, and its particulars would be beside the point. */
const SURE = 0.3
const VOICES = 8

/**
 * What the agent could add to a closed answer, best first: what was written for the question and the answer, what people
 * say with the same answer to a known question, what they say about the category, and about the price. Everything agrees
 * with who the agent is and with what it decided.
 */
export function remarksOf(speaking: Speaking): Remark[] {
  const written = raised(writtenRemarks(speaking), WRITTEN)
  // What people say about shoes tells nothing of how many they have, and another number would contradict the speaker's own.
  if (typeof speaking.decision.value === 'number')
    return distinct([...written, ...priceRemarks(focused(speaking))]).filter(({ text }) => !COUNTED.test(text))
  return distinct([
    ...written,
    ...raised(fitting(speaking, saidReasons(speaking)), SAID),
    ...fitting(speaking, voicesOf(speaking)),
    ...nameRemarks(speaking),
    ...reactions(speaking),
    ...priceRemarks(focused(speaking)),
  ])
}

const COUNTED =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|once|twice|none|couple|pair|bucks?|dollars?)\b/i

/** What was written for the question comes before what was written for one near it. */
const [WRITTEN, SAID] = [5, 1]
const raised = (remarks: readonly Remark[], by: number): Remark[] =>
  remarks.map((remark) => ({ ...remark, weight: Math.max(0.1, remark.weight) + by }))

/** What people say about the category, as far as it is what was asked about. */
export function voicesOf(asked: Speaking): Remark[] {
  const speaking = focused(asked)
  const best = speaking.found.categories[0]
  return best === undefined || best.score < SURE ? [] : voiceRemarks(speaking, VOICES)
}

/** Each key and each text once. */
function distinct(remarks: readonly Remark[]): Remark[] {
  const seen = new Set<string>()
  return remarks.filter(({ key, text }) => {
    if (seen.has(key) || seen.has(text)) return false
    seen.add(key).add(text)
    return true
  })
}
