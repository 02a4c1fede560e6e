import type { Person } from '../person.ts'
import { streamOf } from '../synthesis/chance.ts'
import { Composition } from './compose.ts'
import { factsOf } from './facts.ts'
import { Chance } from './template.ts'

/** Words aimed at; where no attempt gets there, the nearest is taken. */
const FEWEST = 44
const MOST = 75
const ATTEMPTS = 12

/**
 * Two or three sentences about a person, from what is known about them and from harmless colour that follows from it.
 * The same person of the same version always gets the same ones. Ethnicity, origin, religion, health and politics are
 * never told.
 */
export function summaryOf(person: Person): string {
  const facts = factsOf(person)
  const chance = new Chance(streamOf(person.version, `summary/${person.country_code}`), person.index)
  let best = ''
  let excess = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < ATTEMPTS && excess > 0; attempt++) {
    const composition = new Composition(facts, chance)
    const summary = composition.text()
    const off = Math.max(FEWEST - composition.length, composition.length - MOST, 0)
    if (off >= excess) continue
    best = summary
    excess = off
  }
  return best
}
