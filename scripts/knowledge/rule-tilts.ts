import type { Attribute, Tilts } from '../../src/modules/knowledge/knowledge.ts'
import { type Place, type Problem, problemAt, type Rule } from './problem.ts'
import { exceptions, type Limit, limits } from './tilt-limits.ts'

/** Groups differ less than one thinks: nothing tilts further than its limit, or than a documented exception allows. */
export const tiltsWithinReason: Rule = ({ categories, questions }) => [
  ...categories.flatMap((row) => tooFar(row, row.value.tilts, [row.value.slug])),
  ...questions.flatMap((row) => {
    const { id, tilts, option_tilts, categories: about } = row.value
    return [tilts, ...Object.values(option_tilts)].flatMap((own) => tooFar(row, own, [id, ...about]))
  }),
]

/** `names`: what exceptions may be made for, the question or category itself and what it is about. */
function tooFar(place: Place, tilts: Tilts, names: readonly string[]): Problem[] {
  return (Object.entries(tilts) as [Attribute, Record<string, number>][]).flatMap(([attribute, shifts]) => {
    const limit = limitFor(attribute, names)
    if (limit === null) return []
    const values = Object.values(shifts)
    const far = Math.max(...values.map(Math.abs))
    const range = Math.max(...values) - Math.min(...values)
    if (far > limit.shift + ROUNDING)
      return [problemAt(place, `${attribute} tilts by ${far} (limit ${limit.shift})`, MEND)]
    if (range > limit.range + ROUNDING)
      return [problemAt(place, `${attribute} tilts over ${range.toFixed(1)} (limit ${limit.range})`, MEND)]
    return []
  })
}

const ROUNDING = 1e-9
const MEND =
  'think of the shares of both groups again; if figures bear it out, add it to scripts/knowledge/tilt-limits.ts'

function limitFor(attribute: Attribute, names: readonly string[]): Limit | null {
  const excepted = exceptions.find(
    (one) => one.attribute === attribute && names.some((name) => one.names.includes(name)),
  )
  return excepted?.limit ?? limits[attribute]
}
