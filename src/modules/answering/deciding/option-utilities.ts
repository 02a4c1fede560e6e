import { shiftOf } from '../../knowledge/index.ts'
import { exponential } from '../finding/portable-math.ts'
import { lacksOption } from '../presuming/lacks-option.ts'
import { shiftThere } from './abroad.ts'
import type { Contribution } from './decision.ts'
import { evenPicks } from './even-draws.ts'
import { naturalLog, shareBelow } from './latent-scale.ts'
import { optionNoise } from './noise.ts'
import type { PanelAgent } from './panel-agent.ts'
import { bounded, largest, namedShifts, usualShifts } from './shifts.ts'
import type { Sitting } from './sitting.ts'
import { soundShares } from './sound-shares.ts'
import type { Style } from './style.ts'

/** An option that can be picked; options with the same words are one, and the first stands for them. */
export interface Pickable {
  /** Its place in the reading. */
  at: number
  key: string
  role: Sitting['reading']['options'][number]['role']
}

/** Options by their words, in the order of their first appearance. */
export function pickables({ reading: { options } }: Sitting): Pickable[] {
  const seen = new Set<string>()
  return options.flatMap(({ key, text, role }, at) => {
    const name = key === '' ? text : key
    if (seen.has(name)) return []
    seen.add(name)
    return [{ at, key: name, role }]
  })
}

/** Shares of the pickable options: those with the same words are added up. */
export function sharesOf(sitting: Sitting, pickable: readonly Pickable[]): number[] {
  const { reading, forecast } = sitting
  return pickable.map(({ key }) => {
    let share = 0
    reading.options.forEach((option, at) => {
      if ((option.key === '' ? option.text : option.key) === key) share += Math.max(0, forecast.shares[at] ?? 0) || 0
    })
    return share
  })
}

/** Logits towards an option: its tilts, and who says that they do not know, or that nothing is for them. */
export function towards(sitting: Sitting, { at, key, role }: Pickable, agent: PanelAgent, style: Style): number {
  const shift = bounded(shiftOf(sitting.forecast.option_tilts[at] ?? {}, agent.facets)) + thereTowards(key, agent)
  // Nobody chooses whom or what they do not have.
  if (lacksOption(sitting.reading.options[at]!.text)(agent.person)) return -BARRED
  if (role === 'dont_know') return shift + naturalLog(style.unsure)
  if (role === 'none' && sitting.use !== null)
    return shift + (sitting.use.isUser(agent) ? -NOTHING_FOR_ME : NOTHING_FOR_ME)
  return shift
}

/** Of the difference in use, what shows in a choice between things: some would choose what they cannot have. */
const SHOWN = 0.7

/** Logits towards an option that names something which more, or fewer, people use in the agent's country. */
function thereTowards(key: string, { abroad }: PanelAgent): number {
  if (!abroad) return 0
  const category = abroad.named(key)
  return category === null ? 0 : bounded(SHOWN * shiftThere(abroad, category))
}

/** Further down than any chance reaches, in logits. */
const BARRED = 60

/** How much more often non-users say "none of these", and users less often, in logits. */
const NOTHING_FOR_ME = 0.6
const ROUNDS = 12

/** How well every option does with every agent: by agent, then by pickable option. The best is what is picked. */
export function utilitiesOf(sitting: Sitting, pickable: readonly Pickable[]): Float64Array[] {
  const { panel, reading, topic, styles, replicate } = sitting
  const weights = weightsOf(sitting, pickable, soundShares(sharesOf(sitting, pickable)))
  const constants = weights.map((weight) => (weight > 0 ? naturalLog(weight) : -60))
  const noise = pickable.map(({ key }) =>
    sitting.column((version) => optionNoise(version, reading, topic, key, replicate)),
  )
  const leanings = panel.map((agent, at) => pickable.map((option) => towards(sitting, option, agent, styles[at]!)))
  const utilities = leanings.map((own, at) =>
    Float64Array.from(own, (leaning, nth) => {
      const chance = Math.min(1 - 1e-9, Math.max(1e-9, shareBelow(noise[nth]![at]!)))
      return constants[nth]! + leaning - naturalLog(-naturalLog(chance))
    }),
  )
  return evenPicks(
    utilities,
    leanings.map((own) => chancesBy(weights, own)),
    soundShares(sharesOf(sitting, pickable)),
  )
}

function chancesBy(weights: readonly number[], leanings: readonly number[]): number[] {
  const odds = weights.map((weight, nth) => weight * exponential(leanings[nth]!))
  const total = odds.reduce((sum, own) => sum + own, 0)
  return odds.map((own) => own / total)
}

/** The chance that each member of the panel picks each pickable option. */
export function optionChances(sitting: Sitting, pickable: readonly Pickable[]): number[][] {
  const weights = weightsOf(sitting, pickable, soundShares(sharesOf(sitting, pickable)))
  return sitting.panel.map((agent, at) =>
    chancesBy(
      weights,
      pickable.map((option) => towards(sitting, option, agent, sitting.styles[at]!)),
    ),
  )
}

/** Weights with which the reference as a whole picks by the shares: adjusted until it does. */
function weightsOf(sitting: Sitting, pickable: readonly Pickable[], shares: readonly number[]): number[] {
  const { agents, styles } = sitting.reference
  const leanings = agents.map((agent, at) =>
    Float64Array.from(pickable, (option) => exponential(towards(sitting, option, agent, styles[at]!))),
  )
  const weights = [...shares]
  for (let round = 0; round < ROUNDS; round++) {
    const picked = new Float64Array(pickable.length)
    for (const leaning of leanings) {
      let total = 0
      for (let at = 0; at < weights.length; at++) total += weights[at]! * leaning[at]!
      for (let at = 0; at < weights.length; at++) picked[at]! += (weights[at]! * leaning[at]!) / total / agents.length
    }
    for (let at = 0; at < weights.length; at++) if (picked[at]! > 0) weights[at]! *= shares[at]! / picked[at]!
  }
  return weights
}

/** What drew somebody to the options that they chose. */
export function optionReasons(sitting: Sitting): (agent: PanelAgent, chosen: readonly Pickable[]) => Contribution[] {
  const usual = new Map<number, ReadonlyMap<string, number>>()
  const usualOf = (at: number): ReadonlyMap<string, number> => {
    const known = usual.get(at) ?? usualShifts(sitting.forecast.option_tilts[at] ?? {}, sitting.reference)
    usual.set(at, known)
    return known
  }
  return (agent, chosen) =>
    largest(chosen.flatMap(({ at }) => namedShifts(sitting.forecast.option_tilts[at] ?? {}, usualOf(at), agent)))
}
