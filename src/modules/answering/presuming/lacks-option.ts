import type { Person } from '../../population/index.ts'
import { lackOf } from '../record/answer-from-record.ts'
import { readQuestion } from '../reading/read-question.ts'
import { factOf } from '../record/record-answers.ts'
import { takenForGranted } from './presumed.ts'

type Lacks = (person: Person) => boolean

/** "Not work", "I don't work": nobody's who does. */
const WITHOUT_WORK = /^(?:i )?(?:(?:do |am )?not|don't|'m not) (?:currently )?(?:work|working|employed)\b/i

const known = new Map<string, Lacks>()
const KEPT = 2000

/** Who cannot choose an option: "your partner" is nobody's who has none. */
export function lacksOption(text: string): Lacks {
  let lacks = known.get(text)
  if (lacks === undefined) {
    const presumed = takenForGranted(text).flatMap((reading) => factOf(reading) ?? [])
    const job = WITHOUT_WORK.test(text) ? factOf(readQuestion('Do you have a job?')) : null
    lacks = (person) =>
      presumed.some((asked) => lackOf(asked, person) !== null) || (job !== null && lackOf(job, person, false) !== null)
    if (known.size >= KEPT) known.clear()
    known.set(text, lacks)
  }
  return lacks
}
