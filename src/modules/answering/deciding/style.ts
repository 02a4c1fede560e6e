import { streamOf } from '../../population/index.ts'
import { exponential } from '../finding/portable-math.ts'
import { named } from './draws.ts'
import type { Draw, PanelAgent } from './panel-agent.ts'

/** How somebody fills in questionnaires, whatever they are about. Stable for an agent. */
export interface Style {
  /** How far answers are stretched away from the middle of a scale: above 1 likes the ends, below 1 avoids them. */
  stretch: number
  /** Towards saying yes to what is written, whatever it says, in logits. */
  yea: number
  /** How readily the agent says that it does not know: 1 is usual. */
  unsure: number
  /** 0 to 1: says 20 rather than 18 rather than 17.50. */
  roundness: number
}

/**
 * The spread of the stretch is fitted: extreme answers of one person go together across 60 agreement items of different
 * subjects (General Social Survey 2016 and 2018) as if the logarithm of the stretch had a standard deviation of 0.31.
 */
const STRETCH = 0.31
/** Small on purpose: somebody who agrees with a sentence must disagree with its opposite. */
const YEA = 0.03
const UNSURE = 0.6

/** Styles of the agents of one population. Schooling and traits move them a little, as in the literature on response styles. */
export function stylesOf(version: string): (agent: PanelAgent) => Style {
  const draw = (name: string): Draw => named(streamOf(version, `answering/style/${name}`))
  const [stretch, yea, unsure, roundness] = [draw('stretch'), draw('yea'), draw('unsure'), draw('roundness')]
  return ({ person: { index, traits, age }, facets: { education } }) => {
    const schooled = education === 'ba_plus' ? 1 : education === 'lt_hs' ? -1 : 0
    const trait = (name: keyof typeof traits): number => (traits[name] - 50) / 20
    const stretched = 0.95 * stretch(index) - 0.15 * schooled + 0.1 * trait('extraversion') + (age >= 65 ? 0.15 : 0)
    const lost = 0.9 * unsure(index) - 0.25 * schooled - 0.2 * trait('openness')
    const rough = 0.95 * roundness(index) - 0.2 * trait('conscientiousness')
    return {
      stretch: within(exponential(STRETCH * stretched), 0.45, 2.2),
      yea: YEA * yea(index),
      unsure: within(exponential(UNSURE * lost - 0.2), 0.1, 5),
      roundness: within(0.5 + 0.29 * rough, 0, 1),
    }
  }
}

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))
