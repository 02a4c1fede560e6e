import type { Person } from '../../population/index.ts'
import { lackOf } from '../record/answer-from-record.ts'
import { factOf } from '../record/record-answers.ts'
import { takenForGranted } from './presumed.ts'

type Lacks = (person: Person) => boolean

const known = new Map<string, Lacks>()
const KEPT = 2000

/** Who cannot choose an option: "your partner" is nobody's who has none. */
export function lacksOption(text: string): Lacks {
  let lacks = known.get(text)
  if (lacks === undefined) {
    const presumed = takenForGranted(text).flatMap((reading) => factOf(reading) ?? [])
    lacks = (person) => presumed.some((asked) => lackOf(asked, person) !== null)
    if (known.size >= KEPT) known.clear()
    known.set(text, lacks)
  }
  return lacks
}
