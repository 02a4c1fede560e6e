import type { Option, Reading } from '../reading/reading.ts'
import { drawsOf } from './compose-draws.ts'
import { drawn, type Expression, type Filled } from './compose-patterns.ts'
import { wordCount } from './english.ts'
import type { Remark, Speaking } from './speaking.ts'
import { amountsOf } from './verdicts-amounts-of.ts'
import { choicesOf } from './verdicts-choices-of.ts'
import { ladderBanks, ladderSlots } from './verdicts-ladder.ts'
import { pointBanks, pointSlots } from './verdicts-points.ts'
import { questionSlots } from './verdicts-slots.ts'
import { allOfThem, dontCare, dontKnow, noneOfThese, somethingElse } from './verdicts-unsure.ts'
import { maybe, noPlain, noStrong, noTorn, yesPlain, yesStrong, yesTorn } from './verdicts-yes-no.ts'

/** A remark that states the value. `names`: it mentions something of the question, so it could not stand anywhere. */
interface Verdict extends Remark {
  names: boolean
}

/** The agent's closed answer in words: several candidates, in the order of chance. */
export function verdictsOf(speaking: Speaking, count = 8, round = 0): Verdict[] {
  const expression = expressionOf(speaking)
  if (expression === null) return []
  const draws = drawsOf(speaking.chance(round === 0 ? 'verdict' : `verdict ${round}`))
  const filled = drawn(
    expression.banks,
    speaking.manner.register,
    expression.slots,
    draws,
    count,
    reluctanceOf(speaking, round),
    questionSlots(speaking.reading),
  )
  const { stance } = speaking.decision
  const side = stance > 0.15 ? 1 : stance < -0.15 ? -1 : 0
  return filled.map((one) => verdict(one, side))
}

/** Nobody likes to say a long statement after the asker; a short one is how people talk. */
function reluctanceOf({ reading }: Speaking, round: number): number {
  const words = reading.claim === null ? 0 : wordCount(reading.claim.yes)
  const wish = words <= 4 ? 0.2 : words <= 6 ? 0.5 : words <= 8 ? 0.78 : 0.88
  return round > 3 ? 0 : wish
}

function verdict(filled: Filled, stance: -1 | 0 | 1): Verdict {
  return { ...filled, part: 'verdict', stance, weight: 1 }
}

/** What the decided value calls for; null for open questions. */
function expressionOf(speaking: Speaking): Expression | null {
  const { reading, decision } = speaking
  const { value } = decision
  if (value === null) return reading.type === 'open' ? null : unsure(speaking)
  if (Array.isArray(value)) {
    const only = value.length === 1 ? optionOf(reading, value[0]!) : null
    if (value.length === 0) return { banks: [noneOfThese], slots: {} }
    return (only !== null && roleExpression(speaking, only)) || choicesOf(speaking, value)
  }
  if (typeof value === 'number') {
    if (reading.scale !== null) return { banks: pointBanks(speaking, value), slots: pointSlots(speaking, value) }
    return amountsOf(speaking, value)
  }
  const option = optionOf(reading, value)
  if (option === null) return choicesOf(speaking, [value])
  const byRole = roleExpression(speaking, option)
  if (byRole !== null) return byRole
  if (reading.ordered && option.at !== null) {
    const slots = ladderSlots(speaking, option)
    return { banks: ladderBanks(speaking, option), slots }
  }
  return choicesOf(speaking, [value])
}

function optionOf(reading: Reading, text: string): Option | null {
  return reading.options.find((option) => option.text === text) ?? null
}

function unsure(speaking: Speaking): Expression {
  return { banks: speaking.decision.certainty < 0.15 ? [dontKnow, dontCare] : [dontKnow], slots: {} }
}

const BARE_YES = /^(?:yes|yeah|y|yep|i do|i would|i have|i am)$/
/** "I do not work" is none of the others, too, but it says something. */
const NONE_AT_ALL = /^(?:none|neither|nothing|no preference|not any|no one|nobody)\b/
const BARE_NO = /^(?:no|n|nope|i don't|i would not|i wouldn't|i haven't|i am not)$/

function roleExpression(speaking: Speaking, option: Option): Expression | null {
  const { certainty } = speaking.decision
  // Nobody is torn about whether they rented a car.
  const torn = certainty < 0.25 && questionSlots(speaking.reading).fact === undefined
  if (option.role === 'dont_know') return unsure(speaking)
  if (option.role === 'none' && NONE_AT_ALL.test(option.key)) return { banks: [noneOfThese], slots: {} }
  if (option.role === 'other' && /^(?:other|something else|else)/.test(option.key))
    return { banks: [somethingElse], slots: {} }
  if (option.role === 'all') return { banks: [allOfThem], slots: {} }
  if (BARE_YES.test(option.key)) {
    return { banks: certainty > 0.7 ? [yesStrong, yesPlain] : torn ? [yesTorn] : [yesPlain], slots: {} }
  }
  if (BARE_NO.test(option.key)) {
    return { banks: certainty > 0.7 ? [noStrong, noPlain] : torn ? [noTorn] : [noPlain], slots: {} }
  }
  if (option.role === 'neutral' && option.key === 'maybe') return { banks: [maybe], slots: {} }
  return null
}
