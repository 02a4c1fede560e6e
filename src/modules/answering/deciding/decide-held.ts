import { recordAnswers } from '../record/record-answers.ts'
import { decideLadder } from './decide-ladder.ts'
import { decideNumber } from './decide-number.ts'
import type { Decision } from './decision.ts'
import type { Sitting } from './sitting.ts'

/** How many of a thing somebody has: none, whoever says no to having any, and at least one each of the others. */
export function decideHeld(sitting: Sitting, holding: Sitting): Decision[] {
  const { number } = sitting.forecast
  const some = number === null ? sitting.forecast : { ...sitting.forecast, number: { ...number, zero: 0 } }
  const record = recordAnswers(holding.reading, sitting.panel)
  const held = decideLadder(holding).map(({ value }, at) => (record[at]?.value ?? value) === 'Yes')
  return decideNumber({ ...sitting, forecast: some }).map((decision, at) => ({
    ...decision,
    value: held[at] ? Math.max(1, Number(decision.value)) : 0,
    stance: held[at] ? decision.stance : Math.min(0, decision.stance),
  }))
}
