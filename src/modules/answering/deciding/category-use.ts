import { type Category, shiftOf } from '../../knowledge/index.ts'
import { exponential } from '../finding/portable-math.ts'
import { answerCurve, chanceBelow, type Leaning, standing } from './answer-curve.ts'
import { normalQuantile } from './latent-scale.ts'
import { useNoise } from './noise.ts'
import type { Draw, PanelAgent } from './panel-agent.ts'
import type { Reference } from './reference.ts'
import { bounded } from './shifts.ts'

/** Who uses a category: a fixed property of an agent, whatever it is asked and with whom. */
export interface CategoryUse {
  /** The share of adults who use it. */
  share: number
  isUser(agent: PanelAgent): boolean
  /** The chance that somebody in these circumstances is a user. */
  chanceOf(agent: PanelAgent): number
  /** Mean deviation of users and of the others on what decides use: how telling it is to be one of them. */
  telling: { user: number; other: number }
}

export function categoryUse(category: Category, reference: Reference): CategoryUse {
  const share = Math.min(0.995, Math.max(0.005, category.penetration))
  const leaning = ({ facets }: PanelAgent): Leaning => ({
    tilt: bounded(shiftOf(category.tilts, facets)),
    pull: 0,
    noise: 1,
    stretch: 1,
    others: 0,
  })
  const cut = answerCurve(reference.agents.map(leaning)).placeOf(1 - share)
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
    telling: { user: density / share, other: -density / (1 - share) },
  }
}
