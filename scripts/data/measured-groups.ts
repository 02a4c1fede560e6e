/**
 * How groups of people answered the measured questions: our own tabulations, for holding agents against them. Only
 * groups of some size, by what agents have, too. Writes data/fidelity/groups.jsonl.
 *
 * Run: node scripts/data/run.ts measured-groups
 */
import type { MeasuredGroups } from '../fidelity/groups.ts'
import { writeLines } from './knowledge-files.ts'
import { readMeasured } from './measured-questions.ts'

/** As many people, after weighting, as a group must stand for. */
const LEAST = 150

const dimensions = {
  age: 'age4',
  sex: 'sex',
  education: 'edu4',
  income: 'inc5',
  region: 'region4',
  ethnicity: 'race4',
  is_parent: 'kids_hh',
} as const

const rows = readMeasured().map(({ id, groups }): MeasuredGroups => {
  const own = Object.entries(dimensions).flatMap(([attribute, dimension]) => {
    const found = groups[dimension] ?? {}
    // One survey has college without a degree under high school: that is another group than ours of the name.
    if (attribute === 'education' && found.some_college === undefined) return []
    const large = Object.entries(found).filter(([level, { neff }]) => neff >= LEAST && level !== 'other')
    return large.length === 0
      ? []
      : [
          [
            attribute,
            Object.fromEntries(large.map(([level, { neff, p }]) => [level, [Math.round(neff), ...p.map(rounded)]])),
          ] as const,
        ]
  })
  return { question: id, groups: Object.fromEntries(own) }
})
const bytes = writeLines('fidelity/groups.jsonl', rows)
console.log(`data/fidelity/groups.jsonl: ${(bytes / 1000).toFixed(0)} kB`)

function rounded(share: number): number {
  return Math.round(share * 1000) / 1000
}
