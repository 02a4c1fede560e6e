import { recordKey } from '../../src/modules/knowledge/record-schema.ts'
import { type Place, type Problem, problemAt, type Rule } from './problem.ts'

/**
 * No record of a kind is about what another one is about: a model is trained on them, and what stands twice would count
 * twice, with two answers where the figures differ.
 */
export const recordsOnce: Rule = ({ records }) => {
  const before = new Map<string, Place>()
  return records.flatMap((row): Problem[] => {
    const { kind, record } = row.value
    const key = `${kind} ${recordKey(kind, record)}`
    const first = before.get(key)
    if (first === undefined) before.set(key, row)
    return first === undefined
      ? []
      : [problemAt(row, `recorded already in line ${first.line}`, 'leave one out: `npm run data -- records` does')]
  })
}
