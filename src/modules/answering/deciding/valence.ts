import type { Reading } from '../reading/reading.ts'
import { askNoise } from './ask-families.ts'

/** Words whose "more" is no praise of the thing, by what they complain of. */
const complaints = [
  // What it costs.
  '(too|so|more|increasingly|getting) (expensive|much|high|pricey|costly|dear)|overpriced|unaffordable|rip-?off|waste|wasteful|not worth',
  `more than \\w+ can afford|can(no|')t afford|out of (my|your|our) (reach|budget)`,
  // What it does to people.
  'worr(y|ied|ies|ying)|concern(s|ed|ing)?|afraid|fears?|scared?|anxious|nervous|uneasy|stress(ed|ful)?|guilty',
  'annoy(s|ed|ing)?|bother(s|ed|some)?|irritat(es?|ed|ing)|frustrat(es?|ed|ing|ion)|boring|bored|disappoint(s|ed|ing)?',
  'regret(s|ted)?|embarrass(ed|ing)|overwhelm(ed|ing)|tired of|sick of|fed up|hates?|dislikes?|complain(ts?|ed)?',
  // What is wrong with it.
  'too (long|many|complicated|slow|far|big|small|hard|often|sweet|risky|loud)|difficult(y|ies)?|hard to|problems?',
  'risky?|danger(s|ous)?|harm(s|ful)?|hurts?|unsafe|unfair|unhealthy|unreliable|addict(ed|ive|ion)|threat(s|en)?|wors(e|ened)',
  // Doing without it.
  'avoid(s|ed|ing)?|quit(ting)?|stop(ped|ping)?|giv(e|en|ing) up|cut(ting)? (back|down|out)|skip(ped|ping)?|without',
  'ban(ned|ning)?|prohibit(ed)?|restrict(ed|ions?)?|outlaw(ed)?|abolish(ed)?|repeal(ed)?|eliminat(e|ed)|phas(e|ed) out|do away with|refuse[ds]?|reject(ed)?|instead of|keep(s|ing)? you from',
]
const complaint = new RegExp(`\\b(${complaints.join('|')})\\b`)
/** What works against a trouble is no complaint. */
const remedy = /\b(reduc(e|es|ing)|reliev(e|es|ing)|prevents?|fight(s|ing)?|helps?|solves?|protects?|less)\b/
const serious = /worr|concern|afraid|too |afford/

/** Whether a wording speaks of some trouble. */
export const complains = ({ text }: Pick<Reading, 'text'>): boolean => complaint.test(text.toLowerCase())

/**
 * Whether more of what is asked speaks for the thing (1) or against it (-1): people who are fond of it say the one and
 * not the other. Neither is said by what people know, and by whether they would leave what they have.
 */
export function valenceOf(reading: Reading): -1 | 1 {
  const { family } = askNoise(reading)
  if (family === 'know' || family === 'leave') return 1
  const words = reading.canonical.toLowerCase()
  const found = complaint.exec(words)
  if (found === null) return 1
  return remedy.test(words) && !serious.test(found[0]) ? 1 : -1
}
