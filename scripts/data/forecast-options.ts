import type { OptionFigures } from '../../src/modules/answering/deciding/forecast-figures.ts'
import type { Known } from '../../src/modules/answering/deciding/forecast-known.ts'
import { stemsOf } from '../../src/modules/answering/deciding/forecast-words.ts'
import { round, sorted } from './forecast-norms.ts'

/** What makes one option likelier than another: a ridge regression of log shares on the parts and words of options. */

/** A word needs so many options, and is held back as if so many more had said nothing. */
const LEAST = 10
const PENALTY = 12
const ROLE_PENALTY = 5
const ROUNDS = 25

interface Row {
  features: readonly number[]
  value: number
}

export function fitOptions(knowns: readonly Known[]): Pick<OptionFigures, 'role' | 'stem'> {
  const nominal = knowns.filter(
    ({ ladder, question, options }) => ladder === null && options.length === question.shares.length,
  )
  const counts = new Map<string, number>()
  for (const { options } of nominal) {
    for (const { key } of options) for (const stem of stemsOf(key)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  }
  const names = new Map<string, number>()
  const feature = (name: string): number => {
    if (!names.has(name)) names.set(name, names.size)
    return names.get(name)!
  }
  const questions = nominal.map(({ question, options }): Row[] => {
    const logs = question.shares.map((share) => Math.log(Math.max(0.01, share)))
    const mean = logs.reduce((sum, value) => sum + value, 0) / logs.length
    return options.map(({ key, role }, at) => ({
      // The part says more than the words where an option is a way out.
      features: [
        feature(`role ${role}`),
        ...(role === 'answer'
          ? stemsOf(key)
              .filter((stem) => counts.get(stem)! >= LEAST)
              .map((stem) => feature(`stem ${stem}`))
          : []),
      ],
      value: logs[at]! - mean,
    }))
  })
  const weights = solve(questions, names)
  const role: Record<string, number> = {}
  const stem: Record<string, number> = {}
  for (const [name, at] of names) {
    if (name.startsWith('role ')) role[name.slice(5)] = weights[at]!
    else if (Math.abs(weights[at]!) >= 0.08) stem[name.slice(5)] = weights[at]!
  }
  return { role: sorted(role, round), stem: sorted(stem, round) }
}

/** One weight after another, with each question's own level taken out, until nothing moves any more. */
function solve(questions: readonly (readonly Row[])[], names: ReadonlyMap<string, number>): Float64Array {
  const weights = new Float64Array(names.size)
  const penalties = new Float64Array(names.size)
  for (const [name, at] of names) penalties[at] = name.startsWith('role ') ? ROLE_PENALTY : PENALTY
  const uses: { question: number; row: number }[][] = Array.from({ length: names.size }, () => [])
  for (const [question, rows] of questions.entries()) {
    for (const [row, { features }] of rows.entries()) for (const at of features) uses[at]!.push({ question, row })
  }
  const rest = questions.map((rows) => rows.map(({ value }) => value))
  const levels = questions.map(() => 0)
  for (let turn = 0; turn < ROUNDS; turn++) {
    for (const [question, values] of rest.entries()) {
      const off = values.reduce((sum, value) => sum + value, 0) / values.length
      levels[question]! += off
      for (let row = 0; row < values.length; row++) values[row]! -= off
    }
    for (const [at, places] of uses.entries()) {
      const sum = places.reduce((total, { question, row }) => total + rest[question]![row]!, 0)
      const step = (sum + places.length * weights[at]!) / (places.length + penalties[at]!) - weights[at]!
      weights[at]! += step
      for (const { question, row } of places) rest[question]![row]! -= step
    }
  }
  return weights
}
