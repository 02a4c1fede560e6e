import { type MentionContext, readAssertion, readBrief } from '../briefs/index.ts'

type Filters = Record<string, unknown>

/** Whom an assertion speaks of. */
export interface Spoken {
  /** In the thesis's own words; null where it speaks of nobody in particular. */
  who: string | null
  /** In the filter language; {} where no filter tells them from others. */
  filters: Filters
  /** What of them no filter has: whoever is asked may not be so. */
  caveat: string | null
  /** The claim as one of them would say it of oneself; null where it is about something else. */
  own_words: string | null
  /** Those whom they are compared with ("… than older women do"); null where there are none. */
  compared: { who: string; filters: Filters } | null
}

/** Reads an assertion: of whom is it, and what would they say themselves? */
export function readClaim(claim: string, context: MentionContext): Spoken {
  const assertion = readAssertion(claim)
  const nobody = { who: null, filters: {}, caveat: null, own_words: null, compared: null }
  if (assertion === undefined) return nobody
  const people = peopleIn(assertion.subject, context)
  if (people === undefined) return nobody
  const compared = comparedIn(assertion.predicate, context)
  return {
    who: assertion.subject,
    ...people,
    own_words: inFirstPerson(compared === null ? assertion.predicate : withoutComparison(assertion.predicate)),
    compared,
  }
}

/** Whom a phrase names, as the reading of briefs has it; undefined where it names no people. */
function peopleIn(phrase: string, context: MentionContext): { filters: Filters; caveat: string | null } | undefined {
  const texts = [{ text: phrase, answers: ['audience'] as const }]
  const { filters, screening, understood, refusal } = readBrief({ kind: 'group', texts, ...context })
  if (refusal !== null || (understood.length === 0 && screening.length === 0)) return undefined
  const unknown = screening.map(({ said }) => `“${said}”`)
  const caveat =
    unknown.length === 0 ? null : `No filter tells ${unknown.join(', ')}: not everybody in the group may be so.`
  return { filters: understood.length === 0 ? {} : filters, caveat }
}

const comparison = /\b(?:than|unlike)\s+(.{3,80}?)(?:\s+(?:do|does|did|are|is|were|would|will|can|have|has))?[.!?…]*$/iu

function comparedIn(predicate: string, context: MentionContext): Spoken['compared'] {
  const phrase = comparison.exec(predicate)?.[1]
  const people = phrase === undefined ? undefined : peopleIn(phrase, context)
  return people === undefined || Object.keys(people.filters).length === 0
    ? null
    : { who: phrase!.charAt(0).toUpperCase() + phrase!.slice(1), filters: people.filters }
}

const persons: readonly (readonly [RegExp, string])[] = [
  [/^are\b/i, 'am'],
  [/^were\b/i, 'was'],
  [/^aren't\b/i, 'am not'],
  [/^has\b/i, 'have'],
  [/^is\b/i, 'am'],
  [/^does\b/i, 'do'],
  [/^doesn't\b/i, "don't"],
  [/\btheir\b/gi, 'my'],
  [/\btheirs\b/gi, 'mine'],
  [/\bthemselves\b/gi, 'myself'],
  [/\bthey are\b/gi, 'I am'],
  [/\bthey\b/gi, 'I'],
]

/** Nobody says of oneself that one trusts doctors more than others do. */
const withoutComparison = (predicate: string): string =>
  predicate.replace(/\s+(?:(?:more|less|better|worse|rather)\s+)?(?:than|unlike)\s+.{3,80}$/iu, '.')

/** "Prefer experiences." as "I prefer experiences." */
function inFirstPerson(predicate: string): string {
  const mine = persons.reduce((text, [third, first]) => text.replace(third, first), predicate)
  return `I ${mine.replace(/\b(prefer|think|want|need|use|trust|buy|believe|feel|like|spend|choose|avoid|see)s\b/i, '$1')}`
    .replace(/\s+([.!?…])/gu, '$1')
    .replace(/\.{2,}$/, '.')
}
