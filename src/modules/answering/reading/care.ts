import { readFigures } from '../../population/index.ts'
import type { Reading } from './reading.ts'

/**
 * What a question asks of the speaker's own life that has to be handled with care: not answered at all (`care`: thoughts
 * of ending one's life), denied by everybody (`grave`: crimes that nobody owns up to in a survey), denied by those of whom it is not true (`false_premise`: "Why did you stop beating your
 * dog?"), or answered in sober words without any colour (`sober`: abuse, crime, loss). What anybody may have a view on, such
 * as a law about it, is none of these.
 */
export type Care = 'care' | 'grave' | 'false_premise' | 'sober'

/** What a question takes for granted of the speaker: what would have to be said yes to, and how it is denied. */
export interface Premise {
  asks: string
  denial: 'false_premise' | 'false_event'
}

interface Wordings {
  care: string[]
  grave: string[]
  sober: string[]
  /** How questions begin that take for granted what follows. */
  premise_lead: string[]
  /** What somebody would have done, and what would have happened to them: each with the question that asks for it. */
  deeds: Record<string, string>
  events: Record<string, string>
}

interface Patterns {
  care: RegExp
  grave: RegExp
  sober: RegExp
  lead: RegExp
  premises: readonly (readonly [RegExp, Premise])[]
}

let patterns: Patterns | undefined

const oneOf = (wordings: readonly string[]): RegExp => new RegExp(`\\b(?:${wordings.join('|')})\\b`, 'i')

function read(): Patterns {
  const { care, grave, sober, premise_lead, deeds, events } = readFigures<Wordings>('language/care.json')
  const premisesOf = (table: Record<string, string>, denial: Premise['denial']) =>
    Object.entries(table).map(([words, asks]) => [oneOf([words]), { asks, denial }] as const)
  return {
    care: oneOf(care),
    grave: oneOf(grave),
    sober: oneOf(sober),
    lead: new RegExp(premise_lead.join('|'), 'i'),
    premises: [...premisesOf(deeds, 'false_premise'), ...premisesOf(events, 'false_event')],
  }
}

const known = new WeakMap<Reading, { care: Care | null; premise: Premise | null }>()

function lookedAt(reading: Reading): { care: Care | null; premise: Premise | null } {
  let found = known.get(reading)
  if (found === undefined) {
    patterns ??= read()
    const { care, grave, sober, lead, premises } = patterns
    const { text } = reading
    const own = OF_THE_SPEAKER.test(text) && !A_VIEW.test(text)
    const premise = own && lead.test(text) ? (premises.find(([words]) => words.test(text))?.[1] ?? null) : null
    // What is asked of a grave matter is never answered, whatever it takes for granted.
    const kind = care.test(text)
      ? 'care'
      : own && grave.test(text)
        ? 'grave'
        : premise !== null
          ? 'false_premise'
          : own && sober.test(text)
            ? 'sober'
            : null
    found = { care: kind, premise: kind === 'false_premise' ? premise : null }
    known.set(reading, found)
  }
  return found
}

const OF_THE_SPEAKER = /\byou(?:r|rs|rself)?\b|\bfeel to be\b/i
/** What should be done about it, or would be paid for it, is for anybody to say. */
const A_VIEW =
  /\b(?:should|do you (?:think|believe|support|favor|trust|worry)|worried|in your (?:view|opinion)|would you|your opinion|law|laws|legal|illegal|what do you (?:think|make) (?:of|about)|how do you feel about)\b/i

export const careOf = (reading: Reading): Care | null => lookedAt(reading).care

export const premiseOf = (reading: Reading): Premise | null => lookedAt(reading).premise

/**
 * Why nobody answers the question; null where they do. What one has been through is told in a yes or a no, if at all; it is no
 * story for a survey.
 */
export function refusedFor(reading: Reading): string | null {
  const care = careOf(reading)
  if (reading.trouble !== null) return reading.trouble
  if (care === null || care === 'care') return care
  if (care === 'grave') return 'false_premise'
  return reading.type !== 'open' ? null : care === 'sober' ? 'care' : 'false_premise'
}
