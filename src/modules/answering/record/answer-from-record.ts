import type { Person } from '../../population/index.ts'
import type { Reading } from '../reading/reading.ts'
import type { Asked } from './asking/asked.ts'
import { factNamed } from './asking/vocabulary.ts'
import { declines, declining } from './telling/declining.ts'
import { meantOf } from './telling/meant.ts'
import { areValues, isOneOfSome } from './telling/options.ts'
import { sayDeclined, sayOption, sayRecord } from './telling/say.ts'
import { truthOf } from './telling/truth.ts'
import { valueFor } from './telling/value-for.ts'

export interface RecordAnswer {
  /** As callers read it: the option's text, several of them, a number; null for an open question. */
  value: string | number | string[] | null
  reply: string
  field: string
  /** The question is not for this person, and the reply says why; the value is an option for those, if there is one. */
  lacking?: true
  /** Where it is not the record that says so. */
  confidence?: 'high' | 'medium' | 'low'
}

/** What somebody answers by their record; null where it does not hold that, or the format has no room for it. */
export function answerFromRecord(
  asked: Asked,
  reading: Reading,
  person: Person,
  year: number = new Date().getFullYear(),
): RecordAnswer | null {
  const { field } = asked
  const fact = factNamed(asked.fact)
  const known = meantOf(asked, reading, person, year)
  if (known === null || isForeign(asked, person)) return null
  // Of a time before they were born people have no age to tell.
  if (fact.moments === 'must' && !asked.polar && typeof known === 'number' && known < 0)
    return { value: null, reply: sayRecord(asked, 0, null, person, reading), field, lacking: true }
  if (known === 'none' && fact.kind === 'number' && !asked.polar)
    return { value: null, reply: sayRecord(asked, known, null, person, reading), field, lacking: true }
  if (declines(asked, person)) return { value: declining(reading), reply: sayDeclined(person), field }
  const truth = asked.polar ? truthOf(asked, known, person) : null
  if (asked.polar && truth === null) return null
  const value = valueFor(asked, reading, person, known, truth)
  const reply =
    typeof value === 'string' && truth === null && isOneOfSome(fact, reading, value)
      ? sayOption(value)
      : sayRecord(asked, known, truth, person, reading)
  if (value !== undefined) return { value, reply, field }
  // Whoever is none of what is listed says what they are.
  return fact.kind === 'value' && truth === null && areValues(fact, reading)
    ? { value: null, reply, field, lacking: true }
    : null
}

/** What somebody says who does not answer yes, or no; null where they do, or the record cannot tell. */
export function lackOf(
  asked: Asked,
  person: Person,
  wanted: boolean = true,
  year: number = new Date().getFullYear(),
): string | null {
  const bare = { type: 'scale', options: [] } as const
  const known = meantOf(asked, bare, person, year)
  const truth = known === null || !asked.polar ? null : truthOf(asked, known, person)
  if (truth === null || (truth !== asked.denied) === wanted) return null
  return sayRecord(asked, known!, truth, person, bare)
}

/** Where somebody was born is on record for people in the US alone, and seen from there. */
const isForeign = ({ fact }: Asked, { country_code }: Person): boolean => fact === 'nativity' && country_code !== 'US'
