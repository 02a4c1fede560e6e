import { freedomOf, meanSquareContingency, type Places, placesOf, tableOf, tooSparse, turned } from './contingency.ts'
import { chiSquareTail } from './distributions.ts'
import type { Group } from './groupings.ts'
import type { Crosstab } from './results.ts'
import { pick, type Tally } from './tally.ts'
import { effectiveN, midranksOf, momentsOf } from './weighted.ts'

/** Before other tests of the same request are taken into account. */
export type Test = Omit<NonNullable<Crosstab['test']>, 'q'>

/**
 * Whether groups that have no member in common differ at all; null where it cannot be told. Scales and numbers are
 * compared by Kruskal and Wallis' test, since prices and other amounts are too skewed for a comparison of means;
 * everything else by Pearson's. Weighted counts are scaled to the effective number of respondents (Rao and Scott's
 * correction of first order). The engine's error is not in it: the test is about these agents.
 */
export function independenceTest(tally: Tally, groups: readonly Group[]): Test | null {
  if (groups.length < 2) return null
  const members = groups.flatMap((group) => group.members)
  const sample: Grouped = {
    members,
    weights: pick(tally.weights, members),
    groups: groups.flatMap((group, at) => group.members.map(() => at)),
  }
  if (tally.numbers !== null) return kruskalWallis(pick(tally.numbers, members), sample)
  return tally.exclusive ? oneOfEach(tally, sample) : anyOfEach(tally, sample)
}

interface Grouped {
  members: readonly number[]
  weights: readonly number[]
  /** By member, the number of the group. */
  groups: readonly number[]
}

/** With equal weights this is Kruskal and Wallis' H, corrected for ties. */
function kruskalWallis(numbers: readonly number[], { weights, groups }: Grouped): Test | null {
  const ranks = midranksOf(numbers, weights)
  const all = momentsOf(ranks, weights)
  let total = 0
  const sums = new Map<number, { weight: number; ranks: number }>()
  ranks.forEach((rank, at) => {
    const weight = weights[at]!
    total += weight * (rank - all.mean) ** 2
    const sum = sums.get(groups[at]!) ?? { weight: 0, ranks: 0 }
    sums.set(groups[at]!, { weight: sum.weight + weight, ranks: sum.ranks + weight * rank })
  })
  if (new Set(numbers).size < 2) return null
  let between = 0
  for (const sum of sums.values()) between += sum.weight * (sum.ranks / sum.weight - all.mean) ** 2
  const statistic = ((all.n_effective - 1) * between) / total
  const df = sums.size - 1
  return { name: 'kruskal_wallis', statistic, df, p: chiSquareTail(statistic, df) }
}

function oneOfEach(tally: Tally, { members, weights, groups }: Grouped): Test | null {
  const answers = members.map((member) => tally.items.findIndex(({ given }) => given[member] === 1))
  const table = tableOf(placesOf(answers), placesOf(groups), weights)
  const n = effectiveN(weights)
  const df = freedomOf(table)
  if (df < 1 || tooSparse([table], n)) return null
  const statistic = n * meanSquareContingency(table)
  return { name: 'chi_square', statistic, df, p: chiSquareTail(statistic, df) }
}

/**
 * Where everybody can give several answers: the sum of the chi-squares of each answer given or not. Answers that go
 * together make the sum vary more than independent ones would, for which statistic and degrees of freedom are corrected
 * by Satterthwaite's method (Rao and Scott's correction of second order).
 */
function anyOfEach(tally: Tally, { members, weights, groups }: Grouped): Test | null {
  const answers = tally.items
    .map(({ given }) => pick(given, members))
    .filter((given) => given.includes(0) && given.includes(1))
    .map(placesOf)
  if (answers.length === 0) return null
  const n = effectiveN(weights)
  const groupAt = placesOf(groups)
  const tables = answers.map((given) => tableOf(given, groupAt, weights))
  if (tooSparse(tables, n)) return null
  let sum = 0
  for (const table of tables) sum += n * meanSquareContingency(table)
  const inflation = squaresOfPairs(answers, weights) / answers.length
  const df = (answers.length / inflation) * freedomOf(tables[0]!)
  const statistic = sum / inflation
  return { name: 'chi_square', statistic, df, p: chiSquareTail(statistic, df) }
}

/** How far each two answers are from independence, added up. */
function squaresOfPairs(answers: readonly Places[], weights: readonly number[]): number {
  const squares = answers.map(() => new Array<number>(answers.length))
  answers.forEach((one, row) => {
    for (let column = row; column < answers.length; column++) {
      const table = tableOf(one, answers[column]!, weights)
      squares[row]![column] = meanSquareContingency(table)
      squares[column]![row] = meanSquareContingency(turned(table))
    }
  })
  return squares.flat().reduce((sum, square) => sum + square, 0)
}
