import { exponential } from '../finding/portable-math.ts'
import type { Decision } from './decision.ts'
import { optionReasons, type Pickable, pickables, utilitiesOf } from './option-utilities.ts'
import type { Sitting } from './sitting.ts'

/** One of several: the option that does best with the agent. */
export function decidePick(sitting: Sitting): Decision[] {
  return ranked(sitting, (order, { reading }) => reading.options[order[0]!.at]!.text)
}

/** An order of all, best first; options with the same words once. Where a top three is asked for, those. */
export function decideRank(sitting: Sitting): Decision[] {
  const { picks, options } = sitting.reading
  const asked = picks !== null && picks.max >= 1 ? picks.max : options.length
  return ranked(sitting, (order, { reading }) => order.slice(0, asked).map(({ at }) => reading.options[at]!.text))
}

function ranked(
  sitting: Sitting,
  answer: (order: readonly Pickable[], sitting: Sitting) => Decision['value'],
): Decision[] {
  const pickable = pickables(sitting)
  if (pickable.length === 0) return sitting.panel.map((_, at) => nothing(sitting, at))
  const utilities = utilitiesOf(sitting, pickable)
  const reasons = optionReasons(sitting)
  return sitting.panel.map((agent, at) => {
    const own = utilities[at]!
    const order = pickable
      .map((option, nth) => ({ option, utility: own[nth]! }))
      .sort((a, b) => b.utility - a.utility || (a.option.key < b.option.key ? -1 : 1))
    const best = order[0]!
    const gap = best.utility - (order[1]?.utility ?? best.utility - 3)
    const unsure = best.option.role === 'dont_know'
    const certainty = unsure ? 0.1 : 1 - exponential(-gap / 1.2)
    return {
      ...nothing(sitting, at),
      value: answer(
        order.map(({ option }) => option),
        sitting,
      ),
      stance: stanceOf(best.option.role, certainty),
      certainty,
      unsure,
      contributions: reasons(agent, [best.option]),
      utilities: byOption(sitting, pickable, own),
    }
  })
}

/** Choosing is being for what is chosen, the more the further it is ahead; choosing none is being against. */
export function stanceOf(role: Pickable['role'], certainty: number): number {
  if (role === 'dont_know') return 0
  const strength = 0.3 + 1.2 * certainty
  return role === 'none' || role === 'no' ? -strength : strength
}

/** In the reading's order; options with the same words have the same utility. */
export function byOption({ reading }: Sitting, pickable: readonly Pickable[], own: Float64Array): number[] {
  const byKey = new Map(pickable.map(({ key }, nth) => [key, own[nth]!]))
  return reading.options.map(({ key, text }) => Number(byKey.get(key === '' ? text : key)!.toFixed(4)))
}

/** What every decision has that is not made yet. */
export function nothing({ users }: Sitting, at: number): Decision {
  return {
    value: null,
    stance: 0,
    certainty: 0,
    unsure: false,
    user: users[at]!,
    reservation_price: null,
    contributions: [],
    utilities: [],
  }
}
