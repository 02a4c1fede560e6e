import { readFileSync } from 'node:fs'
import { stepsOf } from '../../src/modules/answering/deciding/forecast-steps.ts'
import { pickOrder, shownOf } from '../../src/modules/answering/deciding/reader-listing.ts'
import type { Reading } from '../../src/modules/answering/reading/reading.ts'

/** A line of data/fidelity/reader.jsonl: by option, from readers that were not trained on the question's family or survey. */
interface Apart {
  question: string
  family: number[]
  survey: number[]
}

const apart = new Map(
  readFileSync(new URL('../../data/fidelity/reader.jsonl', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Apart)
    .map((line) => [line.question, line]),
)

/** What a reader expects that has not seen the question's family, or survey, in the order in which it would be shown it. */
export function readApart(id: string, reading: Reading, without: 'family' | 'survey'): number[] | null {
  const shares = apart.get(id)?.[without]
  if (shares === undefined || shares.length !== reading.options.length || shownOf(reading) === null) return null
  const steps = stepsOf(reading)
  if (steps === null) return pickOrder(reading).map((at) => shares[at]!)
  const held = steps.options.map((members) => members.reduce((sum, option) => sum + shares[option]!, 0))
  return [...held, ...steps.aside.map((option) => shares[option]!)]
}
