import type { Member } from '../engine.ts'
import type { Finder } from '../finding/finder.ts'
import type { Format, Reading } from '../reading/reading.ts'
import { sentencesOf, wordCount } from '../saying/english.ts'
import { isBlank } from '../saying/nothing.ts'
import type { Earlier } from '../saying/speaking.ts'
import { type TalkKind, talkKindOf } from './ask-kinds.ts'
import { isChoice, type OptionMeant, optionMeant, pointsAtAnswer } from './options-meant.ts'
import { namesPrice, repriced } from './reprice.ts'
import {
  asksForMore,
  asksInGeneral,
  asksToName,
  bareOf,
  heldToHaveSaid,
  isBare,
  isCorrected,
  lacksObject,
  pointsBack,
  thingOf,
  type WrittenOut,
  withMatter,
  writtenOut,
} from './write-out.ts'

/** An earlier question as it stands by itself, and what one agent said to it. */
export interface Standing {
  question: string
  format: Format | undefined
  reading: Reading
  said: Earlier
  /** What it was written out from, if it leaned on another itself. */
  after: Standing | null
}

/** What a question that leans on earlier answers wants of one agent. */
export type FollowUp =
  | { wants: TalkKind; before: Standing }
  /** Something about one of the answers that there were to choose from. */
  | { wants: 'option'; meant: OptionMeant; before: Standing }
  /** An answer to the question as it is written out. */
  | {
      wants: 'again'
      question: string
      format: Format | undefined
      before: Standing
      about: 'thing' | 'person' | 'same'
    }
  /** The agent is held to have said what it has not. */
  | { wants: 'mistaken'; before: Standing; said: 'yes' | 'no' }
  /** It goes on about what the agent has said it is without; as it is written out. */
  | { wants: 'lacking'; before: Standing; lacking: Standing; question: string; format: Format | undefined }
  /** It asks what a rating lacks that has nothing above it. */
  | { wants: 'top'; before: Standing }
  /** It asks for what the agent has told already. */
  | { wants: 'told'; before: Standing }
  /** Nothing was said that it could lean on, or what it leans on is not to be found. */
  | { wants: 'lost'; before: Standing | null }

export interface Understanding {
  finder: Finder
  read(question: string, format?: Format): Promise<Reading>
}

/** From here on the reader is sure that a wording leans on what was said before. */
const SURE = 0.9
const LIKELY = 0.5
/** So like a known wording that nothing else can be meant. */
const LONGEST_THREAD = 30

/** What one agent is asked that leans on what it has said; null for a question that stands by itself. */
export async function followUpOf(
  asked: string,
  format: Format | undefined,
  { earlier = [] }: Pick<Member, 'earlier'>,
  to: Understanding,
): Promise<FollowUp | null> {
  const thread: Standing[] = []
  for (const said of earlier.filter(({ reply }) => reply.trim() !== '').slice(-LONGEST_THREAD)) {
    const leaning = await leaningOf(said.question, said.format, thread, to)
    const own = standingIn(leaning, said)
    if (own !== null) thread.push({ ...own, reading: await to.read(own.question, own.format), said })
  }
  return leaningOf(asked, format, thread, to)
}

function standingIn(leaning: FollowUp | null, said: Earlier): Pick<Standing, 'question' | 'format' | 'after'> | null {
  if (leaning === null) return { question: said.question, format: said.format, after: null }
  if (leaning.wants === 'again') return { question: leaning.question, format: leaning.format, after: leaning.before }
  return null
}

async function leaningOf(
  asked: string,
  format: Format | undefined,
  thread: readonly Standing[],
  to: Understanding,
): Promise<FollowUp | null> {
  if (isCorrected(asked)) return null
  const { follow_up: leans, subject } = await to.read(asked, format)
  const bare = bareOf(asked)
  const before = thread.at(-1)
  const kind = await talkKindOf(asked, leans, to.finder)
  if (before === undefined) return kind !== null || leans > SURE ? { wants: 'lost', before: null } : null
  const choice = thread.findLast(({ reading }) => isChoice(reading))
  const meant = choice === undefined ? null : optionMeant(bare, choice.reading, choice.said)
  if (meant !== null) {
    if (meant.asks !== 'named') return { wants: 'option', meant, before: choice! }
    return { wants: 'again', question: `${meant.named}?`, format, before: choice!, about: 'same' }
  }
  if (pointsAtAnswer(bare) && leans >= LIKELY) return { wants: 'lost', before }
  const mistaken = mistakenIn(asked, thread)
  if (mistaken !== null && !namesPrice(bare)) return mistaken
  if (asksForMore(bare) && isAtTheTop(before)) return { wants: 'top', before }
  // "What would you change about it?" asks for no change of mind.
  const own = kind?.kind === 'change' && (pointsBack(bare) || asksForMore(bare)) ? null : kind
  if (own?.sure && !asksForMore(bare)) return { wants: own.kind, before }
  const noun =
    chainOf(before)
      .map(({ reading }) => thingOf(reading))
      .find((one) => one !== null) ?? null
  const again = ({ question, about }: WrittenOut, answers: Format | undefined): FollowUp => {
    const lacking = about === 'thing' ? lackedBy(bare, before) : null
    if (lacking !== null) return { wants: 'lacking', before, lacking, question, format: format ?? answers }
    if (asksToName(bare) && told(before.said) !== '') return { wants: 'told', before }
    return { wants: 'again', question, format: format ?? answers, before, about }
  }
  const priced = pricedBefore(bare, leans, thread)
  const other = priced === null ? null : repriced(priced.question, bare, priced.format)
  if (other !== null)
    return { wants: 'again', question: other.question, format: format ?? other.format, before: priced!, about: 'same' }
  const full = writtenOut(bare, before.reading, noun)
  // Of the same question in another case the answers are the same.
  if (full !== null) return again(full, full.keeps ? before.format : undefined)
  if (own !== null) return { wants: own.kind, before }
  if (pointsBack(bare) && subject?.phrase !== bare) {
    const back = again({ question: asked, about: 'thing' }, undefined)
    if (back.wants !== 'again') return back
  }
  const matter = (leans >= LIKELY && subject === null) || asksInGeneral(bare) ? withMatter(bare, noun) : null
  if (matter !== null) return again(matter, undefined)
  return leans > SURE || (leans > HARDLY && lacksObject(bare)) ? { wants: 'lost', before } : null
}
/** Below this nothing in a wording leans on anything. */
const HARDLY = 0.15

function isAtTheTop({ reading: { scale, options, ordered }, said: { value } }: Standing): boolean {
  if (scale !== null) return value === (scale.descending ? scale.min : scale.max)
  return ordered && options.some(({ text, at }) => text === value && at !== null && at >= 1)
}

/** What was said beside a value, or instead of one. */
export function told({ value = null, reply }: Earlier = { question: '', reply: '' }): string {
  const sentences = sentencesOf(reply)
  const own = value === null ? sentences : sentences.slice(1)
  return own.reduce((sum, one) => sum + wordCount(one), 0) < A_TALE || isBlank(reply) ? '' : own.join(' ')
}
const A_TALE = 4

/**
 * The question that another price belongs to: the last one with a price. Whoever has just named a price is asked whether they
 * would pay another one, which is a question of its own.
 */
function pricedBefore(bare: string, leans: number, thread: readonly Standing[]): Standing | null {
  const last = thread.at(-1)!
  if (last.reading.numeric !== null) return null
  if (!namesPrice(bare)) return leans >= LIKELY ? last : null
  return thread.findLast(({ reading }) => reading.price !== null && reading.numeric === null) ?? last
}

/** What a question is about that leaves open whether one has it: nobody is without what they only imagine. */
const IMAGINED =
  /\b(?:would|could|will|should|might|may|if|ever|plan|want|like to|consider|think|thought|convince|keeps?|instead|still)\b/i

/** The answer by which the agent is without what it is asked about now; null where it is not. */
function lackedBy(bare: string, before: Standing): Standing | null {
  const reason = /^why\b/i.test(bare)
  // "Would you pay for it?" "How much?" is for those who would.
  if (isBare(bare) && deniedBy(before)) return before
  if (reason || (IMAGINED.test(bare) && !/\bagain$/i.test(bare))) return null
  return chainOf(before).find((one) => deniedBy(one) && !IMAGINED.test(one.question.replace(HAVE_EVER, ''))) ?? null
}

/** What one has never done one knows. */
const HAVE_EVER = /^have you ever\b/i

function deniedBy({ reading: { claim, options, numeric }, said }: Standing): boolean {
  if (said.value === 0) return numeric?.unit === 'count'
  return options.some(({ text, role }) => role === 'no' && text === said.value) && claim?.about_self === true
}

/** "You said you would not buy it": those who said that they would put it right. */
function mistakenIn(asked: string, thread: readonly Standing[]): FollowUp | null {
  const held = heldToHaveSaid(asked)
  const before = thread.findLast(({ reading, said }) => roleOf(reading, said) !== null)
  const said = before === undefined ? null : roleOf(before.reading, before.said)
  return held === null || said === null || said === held ? null : { wants: 'mistaken', before: before!, said }
}

function roleOf({ options }: Reading, { value }: Earlier): 'yes' | 'no' | null {
  const option = options.find(({ text }) => text === value)
  if (option === undefined) return null
  if (option.role === 'yes' || option.role === 'no') return option.role
  return option.at === null || option.at === 0 ? null : option.at > 0 ? 'yes' : 'no'
}

/** The earlier questions that one is written out from, latest first. */
export function chainOf(before: Standing): Standing[] {
  return [before, ...(before.after === null ? [] : chainOf(before.after))]
}
