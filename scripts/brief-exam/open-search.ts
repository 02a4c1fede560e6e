import { type AgentSearch, createSearch } from '../../src/modules/filters/index.ts'
import type { Population } from '../../src/modules/population/index.ts'

/** A search over a population that no database knows: agents have their places for ids. */
export function searchOver(current: Population): AgentSearch {
  const at = (index: number) => ({ id: index + 1, uuid: current.uuidOf(index), index, population: current })
  return createSearch({ directory: { current, at, find: async () => undefined }, strict: false })
}
