import { type Finder, openFinder } from '../../src/modules/answering/finding/finder.ts'
import { loadKnowledge } from '../../src/modules/knowledge/index.ts'

let opened: Finder | undefined

/**
 * The finder over our knowledge, opened once per process: its thread takes more than a second of computing to load, and
 * what it finds depends on the question alone. Closing it does nothing, so that an engine that stands on it can be closed
 * while others go on; the thread ends with the process.
 */
export function testFinder(): Finder {
  opened ??= { ...openFinder(loadKnowledge()), close: async () => {} }
  return opened
}
