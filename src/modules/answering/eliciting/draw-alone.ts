import { middleOf } from '../deciding/decide-ladder.ts'
import { decidePanel } from '../deciding/decide-panel.ts'
import type { Decision } from '../deciding/decision.ts'
import type { Forecast } from '../deciding/forecast.ts'
import { chancesOf } from '../deciding/latent-answers.ts'
import { optionChances, pickables } from '../deciding/option-utilities.ts'
import { sittingOf } from '../deciding/sitting.ts'
import { soundShares } from '../deciding/sound-shares.ts'
import type { Put } from './elicitation.ts'

/**
 * What one agent answers when its own chances are known: the shares of a forecast for people just like it. Nothing leans
 * any more; what is left is the agent's own lasting noise, so that it answers the same question the same way.
 */
export function drawAlone(put: Put, member: number, chances: Pick<Forecast, 'shares' | 'aside'>): Decision {
  const { reading, found, known, agents, barred, reference, replicate } = put
  const forecast: Forecast = {
    ...known,
    ...chances,
    tilts: {},
    attitudes: {},
    option_tilts: known.option_tilts.map(() => ({})),
  }
  return decidePanel({ reading, found, forecast, barred }, [agents[member]!], reference, replicate)[0]!
}

/** The chances of every agent as far as they are known here: what a model's are held against. Null where there are none. */
export function knownChances({ reading, found, known, agents, reference, replicate }: Put): readonly number[][] | null {
  const sitting = sittingOf({ reading, found, forecast: known }, agents, reference, replicate)
  if (known.shape === 'ladder') {
    const shares = soundShares(known.shares)
    return chancesOf(sitting, shares, middleOf(shares))
  }
  if (known.shape !== 'pick' && known.shape !== 'rank') return null
  const pickable = pickables(sitting)
  return optionChances(sitting, pickable).map((own) => {
    const byOption = reading.options.map(() => 0)
    for (const [nth, { at }] of pickable.entries()) byOption[at] = own[nth]!
    return byOption
  })
}
