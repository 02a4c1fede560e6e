import { readCsv } from './files.ts'
import type { Cells } from './occupations-fit.ts'
import { ageStarts, fullTimeFrom, partTimeFrom } from './occupations-shares.ts'

/** What the odds depend on; the last is met best where the figures contradict each other. */
export const names = ['industry', 'worker_class', 'education', 'income', 'age', 'sex'] as const
export const levelCounts = [13, 3, 8, fullTimeFrom.length + partTimeFrom.length, ageStarts.length, 2]

interface Worker {
  group: string
  /** By attribute. */
  levels: number[]
  full_time: boolean
  income: number
  weight: number
}

const lastFrom = (from: readonly number[], value: number): number => from.findLastIndex((start) => start <= value)

const workers: Worker[] = readCsv('population/us_adults_seed.csv')
  .filter(({ l }) => l === '0' || l === '1')
  .map(({ s, i, c, e, a, x, l, y, w }) => {
    const income = Number(y)
    const band = l === '0' ? lastFrom(fullTimeFrom, income) : fullTimeFrom.length + lastFrom(partTimeFrom, income)
    const levels = [Number(i), Number(c), Number(e), band, lastFrom(ageStarts, Number(a)), x === 'F' ? 1 : 0]
    return { group: s!, levels, full_time: l === '0', income, weight: Number(w) }
  })

export const allWorkers = workers.reduce((sum, { weight }) => sum + weight, 0)

/** The workers of a major group, those alike counted together. */
export function cellsFrom(group: string): Cells {
  const found = new Map<string, Worker>()
  for (const worker of workers) {
    if (worker.group !== group) continue
    const key = worker.levels.join()
    const alike = found.get(key)
    if (alike === undefined) found.set(key, { ...worker })
    else alike.weight += worker.weight
  }
  const list = [...found.values()]
  return {
    level: levelCounts.map((_, at) => Uint8Array.from(list, ({ levels }) => levels[at]!)),
    weight: Float64Array.from(list, ({ weight }) => weight),
  }
}

/** In hundreds of US dollars. */
export function medianFullTimeIncome(): number {
  const people = workers.filter(({ full_time }) => full_time).sort((one, other) => one.income - other.income)
  const half = people.reduce((sum, { weight }) => sum + weight, 0) / 2
  let seen = 0
  return people.find(({ weight }) => {
    seen += weight
    return seen >= half
  })!.income
}
