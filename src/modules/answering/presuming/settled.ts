import type { Person } from '../../population/index.ts'
import type { Reading } from '../reading/reading.ts'
import { lackOf, type RecordAnswer } from '../record/answer-from-record.ts'
import { factOf, recordAnswers } from '../record/record-answers.ts'
import { presumedBy } from './presumed.ts'

/**
 * What is settled before anything is forecast: what each of some people answers by their record and, of whoever is
 * without what the question takes for granted, that they are. Null for everybody else.
 */
export const settledAnswers = (
  reading: Reading,
  panel: readonly { person: Person }[],
): readonly (RecordAnswer | null)[] =>
  recordAnswers(reading, panel).map((answer, member) => answer ?? lackingAnswer(reading, panel[member]!.person))

function lackingAnswer(reading: Reading, person: Person): RecordAnswer | null {
  for (const presumed of presumedBy(reading)) {
    const asked = factOf(presumed)
    const reply = asked === null ? null : lackOf(asked, person)
    if (reply !== null) return { value: null, reply, field: asked!.field, lacking: true }
  }
  return null
}
