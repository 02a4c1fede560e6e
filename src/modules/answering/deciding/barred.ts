import { type Requirement, type Thing, things } from '../../knowledge/index.ts'
import type { Person } from '../../population/index.ts'
import type { Reading } from '../reading/reading.ts'
import { holds } from '../record/holds.ts'
import { askNoise } from './ask-families.ts'
import type { Asked, Barred, PanelAgent } from './panel-agent.ts'
import { topicOf } from './topic.ts'

/** Which of some people do another thing: what they would say if they were asked. */
export type Does = (thing: string, people: readonly PanelAgent[]) => Promise<readonly boolean[]>

/**
 * Who of some people cannot do what is asked about, or cannot have done it: no child, no child's homework; no car, no
 * insurance of one. A question that is only probably about such a thing keeps nobody from saying yes.
 */
export const barredFrom = (asked: Asked, people: readonly PanelAgent[], does: Does): Promise<Barred> =>
  barredBy(requiredBy(asked), people, does)

/** The same where it is known already what is required. */
export async function barredBy(
  requirements: readonly Requirement[],
  people: readonly PanelAgent[],
  does: Does,
): Promise<Barred> {
  const barred = new Map<Person, Requirement>()
  for (const required of requirements) {
    const met =
      'tag' in required ? people.map(({ person }) => holds(required.tag, person)) : await does(required.thing, people)
    people.forEach(({ person }, at) => {
      if (!met[at] && !barred.has(person)) barred.set(person, required)
    })
  }
  return barred
}

/** What the question requires of whoever does the thing. */
export function requiredBy(asked: Asked): readonly Requirement[] {
  const { reading, forecast } = asked
  if (askNoise(reading).family !== 'use' || (forecast.shape !== 'ladder' && forecast.shape !== 'number')) return []
  return thingOf(asked)?.[tenseOf(reading)] ?? []
}

/** The thing that a question is surely about; null where it is about none. */
export function thingOf(asked: Asked): Thing | null {
  const topic = topicOf(asked)
  return topic.thing < 1 ? null : (things()[Number(topic.things[0]![0])] ?? null)
}

/** A year or more ago people may have had what they have no longer. */
const LONG_AGO = 300
const PAST = /\b(?:ever|used to|did you|were you|was your|before you)\b/i

const tenseOf = ({ time, text }: Reading): 'now' | 'ever' =>
  PAST.test(text) || (time?.direction === 'past' && (time.days === null || time.days >= LONG_AGO)) ? 'ever' : 'now'
