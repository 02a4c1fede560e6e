import type { Facets, Tilts } from '../../knowledge/index.ts'
import { attitudeDeviation } from '../../population/index.ts'
import type { Contribution } from './decision.ts'
import { fitMainEffects, type MainEffects } from './main-effects.ts'
import type { PanelAgent } from './panel-agent.ts'
import type { Reference } from './reference.ts'

/** What people's attitudes do to their answer, on the normal scale. */
export interface AttitudePull {
  /** What is left to chance: the standard deviation of the noise of this agent. */
  of(agent: PanelAgent): { pull: number; noise: number }
  /** One by one, in logits. */
  named(agent: PanelAgent): Contribution[]
}

/** Openness to experience, as far as the question is about something new. Everybody has it, attitudes only US agents. */
const NOVELTY = 'novelty'
/** At most this share of an answer's variance is explained by attitudes. */
const MOST_EXPLAINED = 0.6
const LOGITS = 1.7

/**
 * Attitudes differ by age, schooling and the rest, and so do answers; where the forecast states a tilt by an attribute,
 * the tilt is the whole difference, and only what attitudes differ by within the levels is added.
 */
export function attitudePull(
  pulls: Readonly<Record<string, number>>,
  novelty: number,
  tilts: Tilts,
  reference: Reference,
): AttitudePull {
  const named = Object.entries(pulls)
    .filter(([, pull]) => Number.isFinite(pull) && pull !== 0)
    .map(([name, pull]) => [name, Math.min(1, Math.max(-1, pull))] as const)
  const stated = (Object.keys(tilts) as (keyof Tilts)[]).filter((attribute) => attribute !== 'health')
  const of = (agent: PanelAgent, opinions: boolean): number => {
    let sum = novelty * opennessOf(agent)
    if (opinions) for (const [name, pull] of named) sum += pull * deviationOf(agent, name)
    return sum
  }
  const explain = (opinions: boolean): { effects: MainEffects; scale: number; noise: number } => {
    const raw = Float64Array.from(reference.agents, (agent) => of(agent, opinions))
    const effects = fitMainEffects(raw, reference.agents, stated)
    let squares = 0
    raw.forEach((value, at) => {
      const left = value - effects(reference.agents[at]!.facets)
      squares += (left * left) / raw.length
    })
    const scale = squares > MOST_EXPLAINED ? Math.sqrt(MOST_EXPLAINED / squares) : 1
    return { effects, scale, noise: Math.sqrt(1 - Math.min(MOST_EXPLAINED, squares)) }
  }
  const full = named.length > 0 ? explain(true) : null
  const bare = novelty !== 0 ? explain(false) : { effects: none, scale: 1, noise: 1 }
  const explainFor = ({ person }: PanelAgent) => (full !== null && person.attitudes !== null ? full : bare)
  return {
    of: (agent) => {
      const { effects, scale, noise } = explainFor(agent)
      return {
        pull: scale * (of(agent, full !== null && agent.person.attitudes !== null) - effects(agent.facets)),
        noise,
      }
    },
    named: (agent) => {
      const { scale } = explainFor(agent)
      const shifts: Contribution[] = named.map(([name, pull]) => ({
        by: 'attitude',
        level: name,
        shift: LOGITS * scale * pull * deviationOf(agent, name),
      }))
      if (novelty !== 0) {
        const openness = opennessOf(agent)
        shifts.push({ by: NOVELTY, level: openness > 0 ? 'open' : 'reserved', shift: LOGITS * novelty * openness })
      }
      return shifts
    },
  }
}

const none = (_: Facets): number => 0

const opennessOf = ({ person }: PanelAgent): number => (person.traits.openness - 50) / 20

function deviationOf({ person: { attitudes } }: PanelAgent, name: string): number {
  const standing = attitudes?.[name]
  return standing === undefined ? 0 : attitudeDeviation(standing)
}
