import type { Tilts } from '../../src/modules/knowledge/knowledge.ts'
import { levels } from '../../src/modules/knowledge/levels.ts'
import type { Adults } from './measured-adults.ts'
import type { MeasuredQuestion } from './measured-questions.ts'
import type { Grouping } from './measured-respondents.ts'
import { centre } from './measured-tilts.ts'

type Facet = Grouping['attribute']

const ROUNDS = 25
/** About how much groups differ (as a variance of logits): a group known from few people is drawn towards the rest. */
const USUAL = 0.15

const dimensions: [facet: Facet, dimension: string, levelOf: (level: string) => string][] = [
  ['age', 'age4', (level) => level],
  ['sex', 'sex', (level) => level],
  ['education', 'edu4', (level) => level],
  ['income', 'inc5', (level) => level],
  ['is_parent', 'kids_hh', (level) => level],
  ['ethnicity', 'race4', (level) => level],
]

/**
 * Where only tables by one attribute at a time are published: the odds that reproduce all of them together among the
 * adults of 2023, so that what goes with income is not counted again under education. Binary questions; towards the
 * last option.
 */
export function tiltsOfTables(question: MeasuredQuestion, adults: Adults): Tilts {
  const tables = dimensions.flatMap(([facet, dimension, levelOf]) => {
    const groups = question.groups[dimension]
    if (groups === undefined) return []
    const logits = levels[facet].map((level) => logitOf(groups[levelOf(level)], question.overall[1]!))
    return [{ facet, logits, shifts: logits.map(() => 0) }]
  })
  const sums = new Float64Array(adults.weight.length)
  for (let round = 0; round < ROUNDS; round++) {
    for (const { facet, logits, shifts } of tables) {
      const codes = adults.codes[facet]!
      const [last, all] = [logits.map(() => 0), logits.map(() => 0)]
      codes.forEach((code, at) => {
        last[code]! += adults.weight[at]! / (1 + Math.exp(-sums[at]!))
        all[code]! += adults.weight[at]!
      })
      const steps = logits.map((wanted, code) =>
        wanted === undefined ? 0 : wanted - Math.log(last[code]! / (all[code]! - last[code]!)),
      )
      steps.forEach((step, code) => {
        shifts[code]! += step
      })
      codes.forEach((code, at) => {
        sums[at]! += steps[code]!
      })
    }
  }
  const tilts: Tilts = {}
  for (const { facet, logits, shifts } of tables) {
    const known = levels[facet].flatMap((level, code) =>
      logits[code] === undefined ? [] : [[level, shifts[code]!] as const],
    )
    const centred = centre(Object.fromEntries(known), adults.margins[facet])
    if (centred !== undefined) tilts[facet] = centred
  }
  const metro = question.groups.urban2
  if (metro !== undefined) {
    const [inside, outside] = [metro.metro, metro.non_metro].map((group) => logitOf(group, question.overall[1]!) ?? 0)
    // The published tables cross it with nothing; half of the difference is what income and education make of it.
    const centred = centre(
      { urban: inside! / 2, suburban: inside! / 2, rural: outside! / 2 },
      adults.margins.urbanicity,
    )
    if (centred !== undefined) tilts.urbanicity = centred
  }
  return tilts
}

/** The logit of a group's share, drawn towards that of all by its error. */
function logitOf(group: { neff: number; p: number[] } | undefined, overall: number): number | undefined {
  if (group === undefined) return undefined
  const share = Math.max(0.002, Math.min(0.998, group.p[1]!))
  const variance = 1 / (group.neff * share * (1 - share))
  const [own, all] = [share, overall].map((value) => Math.log(value / (1 - value)))
  return all! + (own! - all!) * (USUAL / (USUAL + variance))
}
