import { readJson } from './files.ts'

/** A survey question as the figures have it: tabulated by us, in our words. */
export interface MeasuredQuestion {
  id: string
  source: string
  year: string
  topic: string
  family: string
  scale: 'binary' | 'ordinal' | 'nominal'
  text: string
  options: string[]
  universe: string
  overall: number[]
  neff: number
  groups: Record<string, Record<string, { n: number; neff: number; p: number[] }>>
}

export const readMeasured = (): MeasuredQuestion[] =>
  readJson<{ questions: MeasuredQuestion[] }>('attitudes/questions.json').questions

/** Adults by the age bands of the survey of internet use: 18 to 24, 25 to 44, 45 to 64, 65 and over (2023). */
const BANDS: Record<string, number> = { '18-29': 0.117, '30-44': 0.345, '45-64': 0.315, '65+': 0.223 }

/**
 * Shares among adults. One survey counts everybody from the age of three or fifteen: there the adults' age groups are
 * put together anew, by their numbers, and among internet users also by how many of them are online.
 */
export function adultShares(question: MeasuredQuestion, online: MeasuredQuestion): number[] {
  const { universe, groups, overall } = question
  const everybody = /3\+|15\+/.test(universe)
  if (!everybody || groups.age4 === undefined) return overall
  const users = universe.startsWith('internet users')
  const weights = Object.entries(BANDS).map(([band, share]) => share * (users ? online.groups.age4![band]!.p[0]! : 1))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return overall.map((_, option) =>
    Object.keys(BANDS).reduce(
      (sum, band, i) => sum + (weights[i]! / total) * question.groups.age4![band]!.p[option]!,
      0,
    ),
  )
}
