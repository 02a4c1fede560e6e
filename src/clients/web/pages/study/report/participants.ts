import { queryOptions } from '@tanstack/react-query'
import type { StudiesListAgentsOutput } from '../../../../sdk/index.ts'
import { client } from '../../../api.ts'
import { report } from '../../../strings/report.ts'

export type Participant = StudiesListAgentsOutput['agents'][number]

const MOST_AT_ONCE = 1000
const HOME = 'United States'

/** Everybody who takes part, however many pages that is. */
export const allParticipants = (study_id: string) =>
  queryOptions({
    queryKey: ['studies.listAgents', { study_id, limit: 'all' }],
    queryFn: async ({ signal }) => {
      const all: Participant[] = []
      for await (const one of client.studies.listAgents({ study_id, limit: MOST_AT_ONCE }, { signal })) all.push(one)
      return all
    },
  })

/** As on the shared page: at home the country goes without saying. */
export const placeOf = ({ city, state, country }: Participant): string =>
  [...new Set([city, state, ...(country === HOME ? [] : [country])])].join(', ')

export interface Part {
  label: string
  count: number
  /** All that are too few to be told apart. */
  rest?: true
}

const AGES = [18, 25, 35, 45, 55, 65]

export const bySex = (people: readonly Participant[]): Part[] => counted(people.map(({ sex }) => sex))

export const byAge = (people: readonly Participant[]): Part[] =>
  AGES.map((from, at) => {
    const below = AGES[at + 1] ?? Number.POSITIVE_INFINITY
    return {
      label: report.people.ages(from, Number.isFinite(below) ? below - 1 : null),
      // Who is younger than the first band, in a country where that is grown up, counts with it.
      count: people.filter(({ age }) => (age >= from || at === 0) && age < below).length,
    }
  }).filter(({ count }) => count > 0)

/** Countries where there are several, and states where there is one. */
export function byPlace(people: readonly Participant[]): { of: 'country' | 'state'; parts: Part[] } {
  const countries = counted(people.map(({ country }) => country))
  return countries.length > 1
    ? { of: 'country', parts: firstOnes(countries) }
    : { of: 'state', parts: firstOnes(counted(people.map(({ state }) => state))) }
}

const MOST_PLACES = 8

function firstOnes(parts: readonly Part[]): Part[] {
  if (parts.length <= MOST_PLACES) return [...parts]
  const rest = parts.slice(MOST_PLACES)
  return [
    ...parts.slice(0, MOST_PLACES),
    { label: report.people.others(rest.length), count: rest.reduce((sum, { count }) => sum + count, 0), rest: true },
  ]
}

/** How many of each, most frequent first. */
function counted(values: readonly string[]): Part[] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([label, count]) => ({ label, count })).sort((a, b) => b.count - a.count)
}
