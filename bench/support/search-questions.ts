/** The four questions that search is measured by, put to our own index. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { ranked } from '../../src/modules/filters/bitset.ts'
import { select } from '../../src/modules/filters/evaluate.ts'
import { facets } from '../../src/modules/filters/facets.ts'
import { pageOf } from '../../src/modules/filters/order.ts'
import { sample } from '../../src/modules/filters/sample.ts'
import type { SearchIndex } from '../../src/modules/filters/search-index.ts'
import type { Peer } from './search-peers.ts'
import { faceted } from './search-sql.ts'

export const questions = ['find', 'search', 'facets', 'recruit'] as const

export type Questions = Pick<Peer, (typeof questions)[number]>

export function questionsTo(index: SearchIndex): Questions {
  return {
    find: async (filter) => pageOf(ranked(select(index, filter)), 1),
    async search(filter) {
      const found = ranked(select(index, filter))
      pageOf(found, 20)
      return found.count
    },
    facets: async (filter) => facets(index, select(index, filter), faceted),
    recruit: async (filter) => sample(index, select(index, filter), 1000, { method: 'random', seed: 'bench' }),
  }
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Bytes that are in use, after a collection. */
export function bytesInUse(): number {
  collectGarbage()
  const { arrayBuffers, heapUsed } = process.memoryUsage()
  return arrayBuffers + heapUsed
}
