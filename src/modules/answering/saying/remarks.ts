import { featureRemarks } from './features.ts'
import { lackRemarks } from './lacks.ts'
import { nameRemarks } from './names.ts'
import { priceRemarks } from './reasons-price.ts'
import type { Remark, Speaking } from './speaking.ts'
import { generalRemarks, nearbyRemarks, reactions, writtenRemarks } from './written.ts'

/**
 * What the agent could add to a closed answer, best first: what was written for the question and the answer, for names and offers
 * like it, and about the price. Everything agrees with who the agent is and with what it decided.
 */
export function remarksOf(speaking: Speaking): Remark[] {
  if (speaking.lacking) return lackRemarks(speaking)
  const written = raised(writtenRemarks(speaking), WRITTEN)
  // What people say about shoes tells nothing of how many they have, and another number would contradict the speaker's own.
  if (typeof speaking.decision.value === 'number' && speaking.reading.scale === null)
    return distinct([...written, ...nearbyRemarks(speaking), ...priceRemarks(speaking)]).filter(
      ({ text }) => !COUNTED.test(text),
    )
  if (judgesPrice(speaking)) return distinct([...written, ...nearbyRemarks(speaking), ...priceRemarks(speaking)])
  return distinct([
    ...written,
    ...nameRemarks(speaking),
    ...featureRemarks(speaking),
    ...reactions(speaking),
    ...generalRemarks(speaking),
    ...nearbyRemarks(speaking),
    ...priceRemarks(speaking),
  ])
}

/** "A bargain, fair or too expensive?": what people say of the thing is no reason. */
const judgesPrice = ({ reading }: Speaking): boolean =>
  reading.ask === 'price' && reading.options.length > 0 && !reading.options.some(({ role }) => role === 'yes')

const COUNTED =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|once|twice|none|couple|pair|bucks?|dollars?)\b/i

/** What was written for the question comes before what was written for a kind. */
const WRITTEN = 5
const raised = (remarks: readonly Remark[], by: number): Remark[] =>
  remarks.map((remark) => ({ ...remark, weight: Math.max(0.1, remark.weight) + by }))

/** Each key and each text once. */
function distinct(remarks: readonly Remark[]): Remark[] {
  const seen = new Set<string>()
  return remarks.filter(({ key, text }) => {
    if (seen.has(key) || seen.has(text)) return false
    seen.add(key).add(text)
    return true
  })
}
