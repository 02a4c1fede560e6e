import type { AgentField } from './agent-fields.ts'
import type { Participant, StudyData } from './study-data.ts'
import type { Tally } from './tally.ts'

/** Fewer respondents than this are not spoken about: a share of them is an anecdote with a percent sign. */
export const LEAST_RESPONDENTS = 5

/** A way to tell participants apart. */
export interface Grouping {
  /** As callers name it. */
  by: string
  several: boolean
  order: readonly string[] | null
  valuesOf(participant: Participant): readonly string[]
}

export interface Group {
  value: string
  /** Positions of its members in the tally. */
  members: number[]
}

/** A participant is looked at once, however many questions it has answered. */
export function groupingBy({ name, several, order, valuesOf }: AgentField): Grouping {
  const known = new Map<Participant, readonly string[]>()
  return {
    by: name,
    several,
    order,
    valuesOf(participant) {
      let values = known.get(participant)
      if (values === undefined) {
        values = valuesOf(participant.person)
        known.set(participant, values)
      }
      return values
    },
  }
}

/** By the research groups that participants came from. */
export function groupingByResearchGroup({ study }: StudyData): Grouping {
  const names = new Map(study.groups.map(({ uuid, name }) => [uuid, name]))
  return {
    by: 'research_group',
    several: false,
    order: [...names.values()],
    valuesOf({ group_uuid }) {
      const name = names.get(group_uuid)
      return name === undefined ? [] : [name]
    },
  }
}

/** The groups that somebody is in, in the grouping's order. Respondents of whom nothing is known are in none. */
export function groupsIn(tally: Tally, participants: ReadonlyMap<number, Participant>, grouping: Grouping): Group[] {
  const groups = new Map<string, number[]>()
  tally.agent_ids.forEach((agent_id, position) => {
    const participant = participants.get(agent_id)
    if (participant === undefined) return
    for (const value of grouping.valuesOf(participant)) {
      const members = groups.get(value)
      if (members === undefined) groups.set(value, [position])
      else members.push(position)
    }
  })
  const { order } = grouping
  return [...groups]
    .map(([value, members]) => ({ value, members }))
    .sort((a, b) =>
      order === null
        ? b.members.length - a.members.length || (a.value < b.value ? -1 : 1)
        : order.indexOf(a.value) - order.indexOf(b.value),
    )
}

export const participantsById = (participants: readonly Participant[]): ReadonlyMap<number, Participant> =>
  new Map(participants.map((participant) => [participant.agent_id, participant]))
