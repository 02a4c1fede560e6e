import type { Participant } from '../results/index.ts'
import type { Redactor } from './shared-report-redact.ts'

/** Who says something, as the report introduces it. */
export interface Speaker {
  /** "Ana Flores", or without names "A 41-year-old nurse". */
  who: string
  /** "41, nurse, Tulsa, Oklahoma". */
  about: string
  /** Where one reads more about the agent; null where that would tell what is left out. */
  path: string | null
}

export function speakerOf(participant: Participant, { names, locations }: Redactor): Speaker {
  const { person, agent_uuid } = participant
  const place = locations ? [] : placeOf(participant)
  return {
    who: names ? withoutName(participant) : `${person.first_name} ${person.last_name}`.trim(),
    about: (names ? place : [person.age, workOf(participant), ...place]).join(', '),
    path: names || locations ? null : `/agents/${agent_uuid}`,
  }
}

/** At home the country goes without saying. */
const placeOf = ({ person: { city, state, country, country_code } }: Participant): string[] =>
  [city, state === city ? '' : state, country_code === 'US' ? '' : country].filter((part) => part !== '')

const works = ({ person: { labour_status } }: Participant): boolean =>
  labour_status === 'employed' || labour_status === 'self_employed'

const workOf = (participant: Participant): string =>
  (works(participant) ? participant.person.job?.title : undefined) ?? participant.person.occupation.toLowerCase()

function withoutName(participant: Participant): string {
  const { age, labour_detail } = participant.person
  // Eight, eleven and eighteen begin with a vowel.
  const aged = `${/^(8|11$|18$)/.test(String(age)) ? 'An' : 'A'} ${age}-year-old`
  if (works(participant)) return `${aged} ${workOf(participant)}`
  switch (labour_detail) {
    case 'retired':
      return `A retired ${age}-year-old`
    case 'unemployed':
      return `An unemployed ${age}-year-old`
    case 'unable_to_work':
    case 'other':
      return `${aged} who is ${workOf(participant)}`
    default:
      return `${aged} ${workOf(participant)}`
  }
}
