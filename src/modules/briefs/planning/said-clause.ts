import { isAnybody, predicateOf } from './people-clause.ts'
import { type Topic, topicOf } from './topic.ts'
import { doingOf, lowered, phraseOf } from './wording.ts'

/** A statement that people may agree with or expect: who, how it is put, and what they do. */
interface SaidClause {
  who: string
  modal: string
  rest: string
}

const thinking =
  /^(?:whether|if|do|does) .{2,60}? (?:worry|worries|believe|think|feel|fear|expect|agree|know|say)s? (?:that |if |whether |(?=(?:their|the|our|its|an?) ))/i
const modals = 'should|ought to|must|will|could|might|is going to|are going to'

/** "whether schools should start later", "should our city build bike lanes", "do they worry that AI will take their job". */
export function saidOf(text: string): SaidClause | null {
  const isThought = thinking.test(text)
  const clause = text.replace(thinking, 'whether ')
  const direct = new RegExp(`^(?:whether|if) (?!it\\b|this\\b)(.{2,80}?) (${modals}) (.+)$`, 'i').exec(clause)
  if (direct !== null) {
    const [, who, modal, rest] = direct
    // What people would do themselves is a deed of theirs; what ought to be, or what they think will be, is a view.
    const isView = isThought || /^(?:should|ought to|must)$/i.test(modal!)
    return isView && !isAnybody(who!) ? { who: who!, modal: modal!.toLowerCase(), rest: rest! } : null
  }
  const asked = /^should (?!they\b|people\b|you\b|we\b|i\b|it\b)(.+)$/i.exec(text)?.[1]
  if (asked === undefined) return null
  const rest = predicateOf(asked)
  if (rest === null) {
    const cut = /^((?:(?:the|an?|our|your) )?[\p{L}-]+) (\p{L}.+)$/u.exec(asked)
    return cut === null ? null : { who: cut[1]!, modal: 'should', rest: cut[2]! }
  }
  return { who: asked.slice(0, -rest.length).trim(), modal: 'should', rest }
}

/** What is said as a noun: "schools starting later". */
export function viewOf(text: string): Topic | null {
  const clause = saidOf(text)
  if (clause === null) return null
  const isDenied = /^not /i.test(clause.rest)
  const doing = doingOf(phraseOf(clause.rest.replace(/^not /i, '')))
  return topicOf('issue', 'opinion', lowered(phraseOf(`${clause.who} ${isDenied ? 'not ' : ''}${doing}`)))
}
