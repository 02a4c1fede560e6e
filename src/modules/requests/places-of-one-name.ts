import type { AgentSearch, Matching } from '../filters/index.ts'

/** So many are named. */
const MOST = 4

/** A city that lies in several states is meant to be in one of them: whoever asked must see that all are asked. */
export function severalStates({ echo, selection }: Matching, search: AgentSearch): string[] {
  const { city, state } = echo.filters
  if (echo.match !== 'all' || state !== undefined || !isOneOf(city)) return []
  const states = search.counts(selection, ['state']).state!.filter(({ count }) => count > 0)
  if (states.length < 2) return []
  const named = states.length > MOST ? MOST - 1 : states.length
  const counted = [
    ...states.slice(0, named).map(({ value, count }) => `${value} (${count})`),
    ...(named < states.length ? [`${states.length - named} more`] : []),
  ]
  return [
    `There is a ${city.any[0]} in ${counted.slice(0, -1).join(', ')} and ${counted.at(-1)}: people of all are asked. ` +
      'Name the state to ask one.',
  ]
}

const isOneOf = (value: unknown): value is { any: [string] } =>
  typeof value === 'object' && value !== null && 'any' in value && Array.isArray(value.any) && value.any.length === 1
