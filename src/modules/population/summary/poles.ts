import type { Person } from '../person.ts'
import { traits } from '../vocabulary.ts'

export interface Pole {
  trait: keyof Person['traits']
  high: boolean
  /** How far from the average, 0 to 50. */
  distance: number
}

const NOTABLE = 16

/** The traits in which a person stands out, furthest first. */
export function polesOf(p: Person): Pole[] {
  const poles: Pole[] = []
  for (const trait of traits) {
    const value = p.traits[trait]
    const distance = Math.abs(value - 50)
    if (distance >= NOTABLE) poles.push({ trait, high: value > 50, distance })
  }
  return poles.sort((one, other) => other.distance - one.distance)
}
