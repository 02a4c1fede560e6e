import { shiftOf } from '../../knowledge/index.ts'
import { exponential } from '../finding/portable-math.ts'
import { type Abroad, shareThere, shiftThere } from './abroad.ts'
import { answerCurve, chanceBelow, type Leaning, standing } from './answer-curve.ts'
import { normalQuantile } from './latent-scale.ts'
import { useNoise } from './noise.ts'
import type { Draw, PanelAgent } from './panel-agent.ts'
import type { Reference } from './reference.ts'
import { bounded } from './shifts.ts'
import type { CategoryOfTopic } from './topic.ts'

/** Who uses a category: a fixed property of an agent, whatever it is asked and with whom. */
export interface CategoryUse {
  /** The share of adults who use it. */
  share: number
  isUser(agent: PanelAgent): boolean
  /** The chance that somebody in these circumstances is a user. */
  chanceOf(agent: PanelAgent): number
  /** How much likelier use is in the agent's country than for Americans in the same circumstances, in logits. */
  shiftOf(agent: PanelAgent): number
  /** Mean deviation of users and of the others on what decides use: how telling it is to be one of them. */
  telling: { user: number; other: number }
}

export function categoryUse(category: CategoryOfTopic, reference: Reference): CategoryUse {
  const share = Math.min(0.995, Math.max(0.005, category.penetration))
  const shifts = new Map<string, number>()
  const shiftFor = ({ person, abroad }: PanelAgent): number => {
    if (!abroad) return 0
    const shift = shifts.get(person.country_code) ?? countryShift(abroad)
    shifts.set(person.country_code, shift)
    return shift
  }
  const leaning = (agent: PanelAgent): Leaning => ({
    tilt: bounded(shiftOf(category.tilts, agent.facets)) + shiftFor(agent),
    pull: 0,
    noise: 1,
    stretch: 1,
    others: 0,
  })
  const cut = answerCurve(reference.agents.map(leaning)).placeOf(1 - share)
  // Who lives there differs, too, in what decides use: of all of them together, as many are users as the figure says.
  function countryShift(abroad: Abroad): number {
    const there = shareThere(abroad, category)
    if (there === null) return 0
    const people = reference.abroad?.(abroad.country.country) ?? []
    if (people.length === 0) return shiftThere(abroad, category)
    return cut - answerCurve(people.map((agent) => leaning({ ...agent, abroad: null }))).placeOf(1 - there)
  }
  const draws = new Map<string, Draw>()
  const drawOf = (version: string): Draw => {
    const draw = draws.get(version) ?? useNoise(version, category.slug)
    draws.set(version, draw)
    return draw
  }
  const z = normalQuantile(1 - share)
  const density = 0.3989422804 * exponential((-z * z) / 2)
  return {
    share,
    isUser: (agent) => standing(leaning(agent), drawOf(agent.person.version)(agent.person.index), 0) > cut,
    chanceOf: (agent) => 1 - chanceBelow(leaning(agent), cut, 0),
    shiftOf: shiftFor,
    telling: { user: density / share, other: -density / (1 - share) },
  }
}
