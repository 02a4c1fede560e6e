import { type Term, terms } from '../../src/modules/population/synthesis/attitudes-groups.ts'
import type { Survey } from './attitudes-surveys.ts'

const AGES = [20, 30, 42, 54, 66, 80]
const INCOMES = [1, 6, 13, 18]

/** A column of a design: how much of it a code of its term has. */
interface Part {
  term: Term
  share(code: number): number
}

/** Main effects: ages and incomes as broken lines, the other terms as groups, and one group for "not known". */
export interface Design {
  parts: Part[]
  /** By respondent: the columns that are not zero, with their values; column 0 is the constant. */
  columns: Uint16Array[]
  values: Float64Array[]
}

export function designOf(survey: Survey, asked: readonly Term[]): Design {
  const parts = asked.flatMap((term) => partsOf(term, survey))
  const columns: Uint16Array[] = []
  const values: Float64Array[] = []
  for (let at = 0; at < survey.size; at++) {
    const found: [number, number][] = [[0, 1]]
    parts.forEach(({ term, share }, i) => {
      const value = share(survey.codes[term]![at]!)
      if (value !== 0) found.push([i + 1, value])
    })
    columns.push(Uint16Array.from(found, ([column]) => column))
    values.push(Float64Array.from(found, ([, value]) => value))
  }
  return { parts, columns, values }
}

/** The sum of a respondent's columns, each times its coefficient. */
export function sumOf({ columns, values }: Design, at: number, coefficients: ArrayLike<number>): number {
  const [own, shares] = [columns[at]!, values[at]!]
  let sum = 0
  for (let k = 0; k < own.length; k++) sum += coefficients[own[k]!]! * shares[k]!
  return sum
}

/** Term by term, the effect of every code that agents may have, centred on the survey's respondents. */
export function effectsOf({ parts }: Design, coefficients: ArrayLike<number>, survey: Survey) {
  const effects: Partial<Record<Term, number[]>> = {}
  for (const term of new Set(parts.map((part) => part.term))) {
    const of = Array.from({ length: terms[term] }, (_, code) =>
      parts.reduce((sum, part, i) => sum + (part.term === term ? coefficients[i + 1]! * part.share(code) : 0), 0),
    )
    let [sum, weight] = [0, 0]
    survey.codes[term]!.forEach((code, at) => {
      if (code < 0) return
      sum += survey.weight[at]! * of[code]!
      weight += survey.weight[at]!
    })
    effects[term] = of.map((effect) => effect - sum / weight)
  }
  return effects
}

function partsOf(term: Term, survey: Survey): Part[] {
  const present = [...new Set(survey.codes[term]!)].sort((a, b) => a - b)
  const unknown: Part[] = present[0]! < 0 ? [{ term, share: (code) => (code < 0 ? 1 : 0) }] : []
  const known = present.filter((code) => code >= 0)
  if (term === 'age' || term === 'income20') {
    const knots = known.length <= 4 ? known : term === 'age' ? AGES : INCOMES
    return [...unknown, ...knots.map((_, knot): Part => ({ term, share: (code) => hat(code, knots, knot) }))]
  }
  const level = (code: number) => survey.merged[term]?.[code] ?? code
  return [...unknown, ...known.map((of): Part => ({ term, share: (code) => (level(code) === of ? 1 : 0) }))]
}

/** One at its own knot, falling to zero at the neighbours; flat beyond the ends. */
function hat(code: number, knots: number[], knot: number): number {
  if (code < 0) return 0
  const value = Math.max(knots[0]!, Math.min(knots.at(-1)!, code))
  const own = knots[knot]!
  if (value === own) return 1
  const neighbour = value < own ? knots[knot - 1] : knots[knot + 1]
  if (neighbour === undefined) return 0
  return Math.max(0, 1 - (value - own) / (neighbour - own))
}
