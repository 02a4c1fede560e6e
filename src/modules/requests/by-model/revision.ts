import {
  type AuthorWords,
  audienceMentions,
  authorWords,
  type Brief,
  type BriefInput,
  type SaidMention,
  standsIn,
} from '../../briefs/index.ts'
import type { AgentSearch } from '../../filters/index.ts'
import type { RejectedChange } from '../request.ts'

/** A reading under revision: the brief as it stands, what was changed in it, and what was not. */
export interface Revision {
  readonly draft: Brief
  readonly input: BriefInput
  readonly words: AuthorWords
  /** What the rules understand of people, with its words. */
  readonly mentions: readonly SaidMention[]
  readonly search: AgentSearch
  brief: Brief
  applied: string[]
  rejected: RejectedChange[]
  /** The words that the changes rest on. */
  rests: string[]
}

export function reviseFrom(draft: Brief, input: BriefInput, search: AgentSearch): Revision {
  const texts = input.texts.map(({ text }) => text)
  return {
    draft,
    input,
    words: authorWords(texts),
    mentions: texts.flatMap((text) => audienceMentions(text, input, 'soft')),
    search,
    brief: draft,
    applied: [],
    rejected: [],
    rests: [],
  }
}

export function apply(revision: Revision, key: string, said: readonly string[], brief: Brief): void {
  if (!revision.applied.includes(key)) revision.applied.push(key)
  revision.rests.push(...said)
  // What was left aside and is taken up now is no longer left aside.
  const ignored = brief.ignored.filter((one) => !said.some((words) => standsIn(one.said, words)))
  revision.brief = { ...brief, ignored }
}

/** A model can be wrong at great length. */
const MOST_REJECTED = 20
const LONGEST = 300

export function reject(revision: Revision, key: string, why: string, proposed: unknown, kept: unknown = null): void {
  if (revision.rejected.length >= MOST_REJECTED) return
  revision.rejected.push({ key: cut(key)!, proposed: cut(proposed), kept: cut(kept), why: cut(why)! })
}

function cut(value: unknown): string | null {
  if (value === null || value === undefined) return null
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const characters = [...text.replace(/\s+/g, ' ').replaceAll('\0', '').toWellFormed()]
  return characters.length <= LONGEST ? characters.join('') : `${characters.slice(0, LONGEST - 1).join('')}…`
}

/** Why a change that rests on these words cannot: the author has not written them. Undefined where they are there. */
export const unsaid = ({ words }: Revision, said: string): string | undefined =>
  words.has(said) ? undefined : `the text does not say “${said}”`

/** What the rules have understood these words as, or words that they are a part of. */
export const understoodAs = ({ mentions }: Revision, words: string): SaidMention | undefined =>
  mentions.find(({ said }) => standsIn(words, said))

export const notInForm = (revision: Revision, key: string) => (entry: unknown, at: number) =>
  reject(revision, `${key}[${at}]`, 'it has not the form that was asked for', entry)
