import { exponential } from '../finding/portable-math.ts'
import { byOption, nothing, stanceOf } from './decide-pick.ts'
import type { Decision } from './decision.ts'
import { logitOfNormal, logitOfShare } from './latent-scale.ts'
import { habitNoise, optionNoise } from './noise.ts'
import { optionReasons, type Pickable, pickables, sharesOf, towards } from './option-utilities.ts'
import type { Draw } from './panel-agent.ts'
import type { Reference } from './reference.ts'
import type { Sitting } from './sitting.ts'
import { spreadNoise } from './spread-noise.ts'

/** Share of the variance that is ticking many boxes or few, whatever they are. */
const MANY = 0.2
const ROUNDS = 8

/** Every option by itself, as many as may be picked. Some options stand alone: "none of these", "don't know". */
export function decideEach(sitting: Sitting): Decision[] {
  const pickable = pickables(sitting)
  if (pickable.length === 0) return sitting.panel.map((_, at) => nothing(sitting, at))
  const { panel, reading, reference, styles, topic, replicate } = sitting
  const margins = (people: typeof panel, how: typeof styles, columns: (nth: number) => Float64Array): Float64Array[] =>
    people.map((agent, at) =>
      Float64Array.from(
        pickable,
        (option, nth) => towards(sitting, option, agent, how[at]!) + logitOfNormal(columns(nth)[at]!),
      ),
    )
  const many = (version: string): Draw => habitNoise(version, 'many', topic)
  const own = pickable.map(
    ({ key }) =>
      (version: string) =>
        optionNoise(version, reading, topic, key, replicate),
  )
  const noiseOf = (column: (draw: (version: string) => Draw) => Float64Array): Float64Array[] => {
    const common = column(many)
    return own.map((draw) => together(common, column(draw)))
  }
  const here = noiseOf(sitting.column)
  const there = noiseOf((draw) => referenceColumn(reference, draw))
  const limits = limitsOf(sitting, pickable)
  const shares = sharesOf(sitting, pickable).map((share) => Math.min(0.999, share))
  const cuts = cutsOf(
    margins(reference.agents, reference.styles, (nth) => there[nth]!),
    pickable,
    shares,
    limits,
  )
  const reasons = optionReasons(sitting)
  return margins(panel, styles, (nth) => here[nth]!).map((margin, at) => {
    const above = margin.map((place, nth) => place - cuts[nth]!)
    const chosen = chosenOf(above, pickable, limits)
    const alone = chosen.length === 1 ? pickable[chosen[0]!]!.role : 'answer'
    let nearest = Infinity
    for (const distance of above) nearest = Math.min(nearest, Math.abs(distance))
    const certainty = alone === 'dont_know' ? 0.1 : 1 - exponential(-nearest / 0.4)
    return {
      ...nothing(sitting, at),
      value: chosen.map((nth) => reading.options[pickable[nth]!.at]!.text),
      stance: chosen.length === 0 ? -0.5 : stanceOf(alone, certainty),
      certainty,
      unsure: alone === 'dont_know',
      contributions: reasons(
        panel[at]!,
        chosen.map((nth) => pickable[nth]!),
      ),
      utilities: byOption(sitting, pickable, above),
    }
  })
}

function referenceColumn({ agents }: Reference, draw: (version: string) => Draw): Float64Array {
  const indexes = agents.map(({ person }) => person.index)
  return spreadNoise(Float64Array.from(indexes, draw(agents[0]?.person.version ?? '')), indexes)
}

const together = (many: Float64Array, own: Float64Array): Float64Array =>
  own.map((noise, at) => Math.sqrt(1 - MANY) * noise + Math.sqrt(MANY) * many[at]!)

interface Limits {
  least: number
  most: number
}

function limitsOf({ reading: { picks } }: Sitting, pickable: readonly Pickable[]): Limits {
  const count = pickable.filter(({ role }) => !standsAlone(role)).length
  const most = Math.min(count, Math.max(1, picks?.max ?? count))
  return { least: Math.min(most, Math.max(1, picks?.min ?? 1)), most }
}

const standsAlone = (role: Pickable['role']): boolean => role === 'none' || role === 'dont_know' || role === 'all'

/** Which options are chosen, by how far each is above its cut; in the reading's order. */
function chosenOf(above: Float64Array, pickable: readonly Pickable[], { least, most }: Limits): number[] {
  const best = [...above.keys()].sort((a, b) => above[b]! - above[a]! || (pickable[a]!.key < pickable[b]!.key ? -1 : 1))
  const alone = best.find((nth) => standsAlone(pickable[nth]!.role) && above[nth]! > 0)
  if (alone !== undefined) return [alone]
  const others = best.filter((nth) => !standsAlone(pickable[nth]!.role))
  const wanted = others.filter((nth) => above[nth]! > 0).length
  // A list of nothing but "none" and "don't know" leaves the likelier of them.
  if (others.length === 0) return best.slice(0, 1)
  return others.slice(0, Math.min(most, Math.max(least, wanted))).sort((a, b) => a - b)
}

/** Cuts with which the reference chooses every option as often as forecast, limits and lone options included. */
function cutsOf(
  people: readonly Float64Array[],
  pickable: readonly Pickable[],
  shares: readonly number[],
  limits: Limits,
): number[] {
  const cuts = shares.map((share) => -logitOfShare(Math.max(0.001, share)))
  const weight = 1 / Math.max(1, people.length)
  for (let round = 0; round < ROUNDS; round++) {
    const picked = new Float64Array(cuts.length)
    for (const margin of people) {
      const above = margin.map((place, nth) => place - cuts[nth]!)
      for (const nth of chosenOf(above, pickable, limits)) picked[nth]! += weight
    }
    for (let nth = 0; nth < cuts.length; nth++) {
      const off = logitOfShare(Math.max(0.002, shares[nth]!)) - logitOfShare(Math.max(0.002, picked[nth]!))
      cuts[nth]! -= Math.min(1, Math.max(-1, off))
    }
  }
  return cuts
}
