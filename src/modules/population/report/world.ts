import type { Population } from '../population.ts'
import { educations, labourDetails, maritalStatuses, religions } from '../vocabulary.ts'
import { worldAgeBands, worldCountries, worldEducationAges, worldLabourAges } from '../world.ts'
import type { Check } from './checks.ts'

type Table = readonly (readonly (readonly number[])[])[]

/** The margins that each further country was drawn to. */
export function worldChecks(population: Population): Check[] {
  return population.countries.flatMap(({ code, start, size }) => {
    if (code === 'US') return []
    const country = worldCountries()[code]!
    const column = (name: string) => population.column(name).subarray(start, start + size)
    const [sex, age] = [column('sex'), column('age')]
    const check = (table: string, cell: string, target: number, found: number, allowed = 1): Check => ({
      section: 'world',
      table: `${country.name}: ${table}`,
      cell,
      target: target * 100,
      found: found * 100,
      allowed,
    })
    const adults = country.adults.flat().reduce((sum, count) => sum + count, 0)
    const agents = new Float64Array(2 * worldAgeBands.length)
    for (let agent = 0; agent < size; agent++)
      agents[sex[agent]! * worldAgeBands.length + bandOf(worldAgeBands, age[agent]!)]!++
    const bySexAge = (name: string, table: Table, ages: readonly number[], labels: readonly string[]): Check[] => {
      const target = new Float64Array(labels.length)
      const found = new Float64Array(labels.length)
      const values = column(name)
      for (let agent = 0; agent < size; agent++) {
        const row = table[sex[agent]!]![bandOf(ages, age[agent]!)]!
        const total = row.reduce((sum, value) => sum + value, 0)
        row.forEach((value, at) => {
          target[at]! += value / total / size
        })
        found[values[agent]!]! += 1 / size
      }
      return labels.map((label, at) => check(name.replaceAll('_', ' '), label, target[at]!, found[at]!))
    }
    const religion = new Float64Array(religions.length)
    for (const value of column('religion')) religion[value]! += 1 / size
    const incomes = Array.from(column('income')).sort((a, b) => a - b)
    return [
      ...Array.from(agents, (count, cell) =>
        check('sex and age', `cell ${cell + 1}`, country.adults.flat()[cell]! / adults, count / size, 0.3),
      ),
      ...bySexAge('education', country.education, worldEducationAges, educations),
      ...bySexAge('labour_detail', country.labour, worldLabourAges, labourDetails),
      ...bySexAge('marital_status', country.marital, worldAgeBands, maritalStatuses),
      ...religions.map((name, at) => check('religion', name, country.religion[at]! / 10_000, religion[at]!)),
      check('income', 'median, in percent of the figure', 1, incomes[size >> 1]! / country.income[50]!, 3),
    ]
  })
}

const bandOf = (firstAges: readonly number[], age: number): number => firstAges.findLastIndex((from) => age >= from)
