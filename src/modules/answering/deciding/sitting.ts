import { askNoise } from './ask-families.ts'
import { type CategoryUse, categoryUse } from './category-use.ts'
import { plainness } from './forecast-facts.ts'
import type { Asked, Draw, PanelAgent, Weighed } from './panel-agent.ts'
import type { Reference } from './reference.ts'
import { spreadNoise } from './spread-noise.ts'
import { type Style, stylesOf } from './style.ts'
import { type Topic, topicOf } from './topic.ts'
import { valenceOf } from './valence.ts'

/** A panel with a question before it: what every shape of question is decided from. */
export interface Sitting extends Weighed {
  panel: readonly PanelAgent[]
  reference: Reference
  replicate: number
  topic: Topic
  use: CategoryUse | null
  /** By agent, in the panel's order; null where the question is about no category. */
  users: readonly (boolean | null)[]
  styles: readonly Style[]
  /** A quantity of every agent, as it is by itself or spread evenly over the panel. */
  column(draw: (version: string) => Draw, spread?: boolean): Float64Array
}

export const sittingOf = (
  asked: Asked,
  panel: readonly PanelAgent[],
  reference: Reference,
  replicate: number,
): Sitting => sittingOn(asked, topicOf(asked), panel, reference, replicate)

/** The same for a question of which it is known already what chance is tied to in it. */
export function sittingOn(
  weighed: Weighed,
  topic: Topic,
  panel: readonly PanelAgent[],
  reference: Reference,
  replicate: number,
): Sitting {
  const use = topic.category === null ? null : categoryUse(topic.category, reference)
  const indexes = panel.map(({ person }) => person.index)
  const styled = perVersion(stylesOf)
  return {
    ...weighed,
    panel,
    reference,
    replicate,
    topic,
    use,
    users: panel.map((agent) => (use === null ? null : use.isUser(agent) && !weighed.barred?.has(agent.person))),
    styles: panel.map((agent) => styled(agent.person.version)(agent)),
    column: (draw, spread = true) => {
      const drawn = perVersion(draw)
      const noise = Float64Array.from(panel, ({ person }) => drawn(person.version)(person.index))
      return spread ? spreadNoise(noise, indexes) : noise
    },
  }
}

/** A panel comes from one population, so the last version is nearly always the next one. */
function perVersion<Made>(make: (version: string) => Made): (version: string) => Made {
  let last: { version: string; made: Made } | null = null
  return (version) => {
    if (last?.version !== version) last = { version, made: make(version) }
    return last.made
  }
}

/** A question about doing something is about use where its subject is hardly more than the name of the category. */
const PLAIN = 0.6

/**
 * Whether the answer is settled by who uses the thing: "Do you drink coffee?", "How often …?". Users then take the high
 * answers and the others the low ones, so that no two answers of one person contradict each other.
 */
export function settledByUse({ reading, use, forecast, topic }: Sitting): boolean {
  if (use === null || topic.category === null || topic.sure < 1 || valenceOf(reading) < 0) return false
  if (reading.price !== null || reading.time?.direction === 'future') return false
  if ((forecast.aside ?? []).some(({ option }) => reading.options[option]?.role !== 'dont_know')) return false
  if (askNoise(reading).family !== 'use') return false
  if (reading.ask === 'use' || reading.ask === 'frequency' || forecast.shape === 'number') return true
  return ['behaviour', 'experience'].includes(reading.ask) && plainness(reading, topic.category) >= PLAIN
}
