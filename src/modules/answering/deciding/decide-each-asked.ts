import { nothing, stanceOf } from './decide-pick.ts'
import type { Decision } from './decision.ts'
import type { Sitting } from './sitting.ts'

/**
 * What each has ticked of things that were decided one by one: `ticked` says by option and agent whether somebody would
 * say yes to it alone. Whoever would to none ticks "none of these", where there is such an answer.
 */
export function decideEachAsked(sitting: Sitting, ticked: readonly (readonly Decision[] | null)[]): Decision[] {
  const { options } = sitting.reading
  const none = options.findIndex(({ role }) => role === 'none')
  return sitting.panel.map((_, at) => {
    const chosen = options.flatMap((_, nth) => (ticked[nth]?.[at]?.value === 'Yes' ? [nth] : []))
    const all = chosen.length === 0 && none >= 0 ? [none] : chosen
    const sure = ticked.flatMap((own) => (own === null ? [] : [own[at]!.certainty]))
    const certainty = sure.length === 0 ? 0 : Math.min(...sure)
    return {
      ...nothing(sitting, at),
      value: all.map((nth) => options[nth]!.text),
      stance: chosen.length === 0 ? -0.5 : stanceOf('answer', certainty),
      certainty,
    }
  })
}
