import type { Person } from '../../src/modules/population/index.ts'
import { testPopulation } from './population.ts'

/** Some US adults of the small population, each as a member of a panel. */
export async function usAdults(count: number, from = 0): Promise<{ person: Person }[]> {
  const population = await testPopulation()
  const { start, size } = population.countries.find(({ code }) => code === 'US')!
  if (from + count > size) throw new Error(`The test population has only ${size} US adults.`)
  return Array.from({ length: count }, (_, at) => ({ person: population.person(start + from + at) }))
}
