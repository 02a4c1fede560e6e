import type { Person } from '../../population/index.ts'
import type { Decision } from '../deciding/decision.ts'
import type { Reading } from '../reading/reading.ts'
import { answerFromRecord, type RecordAnswer } from './answer-from-record.ts'
import type { Asked } from './asking/asked.ts'
import { factAsked } from './asking/fact-asked.ts'

/** A panel's question is read once, however many ask by themselves. */
const known = new WeakMap<Reading, { asked: Asked | null }>()

/** The fact that a question asks for; null where it asks for anything else. */
export function factOf(reading: Reading): Asked | null {
  let found = known.get(reading)
  if (found === undefined) {
    found = { asked: factAsked(reading) }
    known.set(reading, found)
  }
  return found.asked
}

/** Whether a question that seems to offer a choice can only be said yes or no to: "a bachelor's degree or higher". */
export const isPolarFact = (reading: Reading): boolean =>
  reading.from === 'wording' &&
  reading.options.length > 0 &&
  reading.options.every(({ role }) => role === 'answer' || role === 'other') &&
  factOf(reading)?.polar === true

/** What each of some people answers by their record, null for those whose record holds nothing on the question. */
export function recordAnswers(
  reading: Reading,
  panel: readonly { person: Person }[],
  year?: number,
): readonly (RecordAnswer | null)[] {
  const asked = factOf(reading)
  return panel.map(({ person }) => (asked === null ? null : answerFromRecord(asked, reading, person, year)))
}

/** Whether somebody's record answers all that is asked in one breath. */
export const isOnRecord = (reading: Reading, member: { person: Person }): boolean =>
  [reading, ...reading.also].every((part) => recordAnswers(part, [member])[0] !== null)

/** A decision that the record takes. */
export const decidedBy = (record: RecordAnswer | null, decision: Decision): Decision =>
  record === null ? decision : { ...decision, value: record.value, certainty: 1, unsure: false, contributions: [] }
