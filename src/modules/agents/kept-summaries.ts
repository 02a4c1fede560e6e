import { type Person, type Population, summaryOf } from '../population/index.ts'

/** Four kilobytes for ten of them. */
const MOST = 10_000

interface Kept {
  recent: Map<number, string>
  /** What was recent before: what is asked for again becomes recent anew, the rest is dropped with the next turn. */
  earlier: Map<number, string>
}

const kept = new WeakMap<Population, Kept>()

/**
 * The summary of an agent. Composing it takes several times as long as everything else about them, and it never changes, so
 * that those who were seen last are remembered: lists are read again and again, and turned page by page and back.
 */
export function keptSummary(population: Population, person: Person): string {
  const known = kept.get(population) ?? { recent: new Map(), earlier: new Map() }
  kept.set(population, known)
  const recent = known.recent.get(person.index)
  if (recent !== undefined) return recent
  const summary = known.earlier.get(person.index) ?? summaryOf(person)
  if (known.recent.size >= MOST / 2) {
    known.earlier = known.recent
    known.recent = new Map()
  }
  known.recent.set(person.index, summary)
  return summary
}
