import type { Person } from '../../population/index.ts'
import type { Reading } from '../reading/reading.ts'
import { lackOf } from '../record/answer-from-record.ts'
import { factOf } from '../record/record-answers.ts'
import { presumedBy } from './presumed.ts'

/** What somebody says to whom a question does not apply: what they are without. Null where it applies. */
export function lacksOf(reading: Reading, person: Person): string | null {
  for (const presumed of presumedBy(reading)) {
    const asked = factOf(presumed)
    const lack = asked === null ? null : lackOf(asked, person)
    if (lack !== null) return lack
  }
  return null
}
