import { readFileSync } from 'node:fs'
import { stepsOf } from '../../src/modules/answering/deciding/forecast-steps.ts'
import { pickOrder, shownOf } from '../../src/modules/answering/deciding/reader-listing.ts'
import type { Found } from '../../src/modules/answering/finding/found.ts'
import type { Reading } from '../../src/modules/answering/reading/reading.ts'

/** A line of data/fidelity/reader.jsonl: by option, from readers that were not trained on the question's family or survey. */
interface Apart {
  question: string
  family: number[]
  survey: number[]
  family_leans: number[][]
  survey_leans: number[][]
}

const apart = new Map(
  readFileSync(new URL('../../data/fidelity/reader.jsonl', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Apart)
    .map((line) => [line.question, line]),
)

/** What a reader expects that has not seen the question's family, or survey, in the order in which it would be shown it. */
export function readApart(
  id: string,
  reading: Reading,
  without: 'family' | 'survey',
): Pick<Found, 'reader' | 'leans'> | null {
  const line = apart.get(id)
  const shares = line?.[without]
  const leans = line?.[`${without}_leans`]
  if (
    shares === undefined ||
    leans === undefined ||
    shares.length !== reading.options.length ||
    shownOf(reading) === null
  )
    return null
  const steps = stepsOf(reading)
  if (steps === null) {
    const order = pickOrder(reading)
    return { reader: order.map((at) => shares[at]!), leans: leans.length > 1 ? order.map((at) => leans[at]!) : null }
  }
  const held = steps.options.map((members) => members.reduce((sum, option) => sum + shares[option]!, 0))
  // Its one row of leans goes towards the last option.
  const up = steps.options[0]![0]! < steps.options.at(-1)![0]!
  return {
    reader: [...held, ...steps.aside.map((option) => shares[option]!)],
    leans: leans.length > 1 ? null : [leans[0]!.map((shift) => (up ? shift : -shift))],
  }
}
