import { decideEach } from './decide-each.ts'
import { decideEachAsked } from './decide-each-asked.ts'
import { decideHeld } from './decide-held.ts'
import { decideLadder } from './decide-ladder.ts'
import { decideMost } from './decide-most.ts'
import { decideNumber } from './decide-number.ts'
import { decidePick, decideRank } from './decide-pick.ts'
import type { Decision } from './decision.ts'
import type { Forecast } from './forecast.ts'
import type { Asked, PanelAgent } from './panel-agent.ts'
import type { Reference } from './reference.ts'
import { type Sitting, sittingOf } from './sitting.ts'

export type { Asked, Barred, PanelAgent } from './panel-agent.ts'
export { type Reference, referenceOf } from './reference.ts'

const deciders: Readonly<Record<Forecast['shape'], (sitting: Sitting) => Decision[]>> = {
  ladder: decideLadder,
  pick: decidePick,
  each: decideEach,
  rank: decideRank,
  number: decideNumber,
}

/**
 * What every member of a panel answers: the forecast's shares over the population, each agent leaning as its
 * circumstances and attitudes have it, and the rest left to a chance that belongs to the agent and to what is asked
 * about. `replicate` 0 is what the agent answers; others are what it might answer on another day.
 */
export function decidePanel(
  asked: Asked,
  panel: readonly PanelAgent[],
  reference: Reference,
  replicate = 0,
): Decision[] {
  const sitting = sittingOf(asked, panel, reference, replicate)
  if (asked.offer !== undefined) return decideMost(sitting, sittingOf(asked.offer, panel, reference, replicate))
  if (asked.holding !== undefined) return decideHeld(sitting, sittingOf(asked.holding, panel, reference, replicate))
  if (asked.each === undefined) return deciders[asked.forecast.shape](sitting)
  const ticked = asked.each.map((one) => one && decidePanel(one, panel, reference, replicate))
  return decideEachAsked(sitting, ticked)
}
