import type { AskKind, Reading } from '../reading/reading.ts'
import type { Speaking } from './speaking.ts'

/** More of what these words say is worse for the thing asked about. */
const sour =
  /\b(too (expensive|much|high|pricey|costly|long|many|complicated|slow|far|big|small|hard|often|sweet|risky)|(so|more|increasingly|getting) (expensive|pricey|costly|dear)|overpriced|rip-?off|not worth|waste of|worr(y|ied|ies|ying)|concern(ed|s|ing)?|afraid|fears?|scared|anxious|nervous|uneasy|annoy(s|ed|ing)?|bother(s|ed|some)?|irritat(es?|ed|ing)|stress(ed|ful|es)?|difficult|difficulty|hard (is|was|has|for|to)|frustrat(es?|ed|ing|ion)|problems?|risky|dangerous|harm(s|ful)?|hurts?|bad for|hates?|dislike[sd]?|avoid(ed|ing)?|cancel(l?ed|l?ing)?|quit(ting)?|stop(ped)? (us|buy|eat|go|pay|watch|drink|visit|shop|tak)ing|giv(e|en|ing) up|cut(ting)? (back|down|out)|ban(ned|ning)?|prohibit(ed)?|restrict(ed)?|outlaw(ed)?|abolish(ed|ing)?|repeal(ed)?|eliminat(e|ed|ing)|scrap(ped)?|phas(e|ed|ing) out|get rid of|do away with|defund(ed)?|regret(s|ted)?|disappoint(s|ed|ing)?|boring|overrated|complain(ts?|ed)?|barriers?|prevent(s|ed)?|keep(s|ing)? you from|stop(s|ping)? you|distrust|addict(ed|ive|ion)|overwhelm(ed|ing)|guilty|ashamed|embarrass(ed|ing)|wast(e|ed|eful)|unsafe|unfair|lonely|tired of|sick of|fed up|threat|leave|reject|refuse|oppose[sd]?|skip|do without|live without|go without|wors(e|ened))\b/

/** …unless the sour word is itself what the thing works against. */
const remedied =
  /\b(reduce|relieve|prevent|against|fight|help(s|ed)? (with|you)|solve|protect|less|without (the )?(stress|worry))\b/

/** Kinds whose high end is always praise or use. */
const pleased: ReadonlySet<AskKind> = new Set([
  'driver',
  'condition',
  'improve',
  'recommend',
  'concept',
  'satisfaction',
  'loyalty',
  'use',
  'frequency',
  'awareness',
  'knowledge',
  'message',
])

/** Plans to have less of something. */
const parting =
  /\b(cancel|quit|give up|stop|cut (back|down|out)|reduce|drop|skip|avoid|get rid of|do without|leave|sell)\b/

const switchTo = /\b(switch(ing)? (over )?to|chang(e|ing) to|mov(e|ing) to|try(ing)?)\b/

/** Kinds whose high end says little about whether the thing is liked. */
const damped: Partial<Record<AskKind, number>> = {
  importance: 0.5,
  knowledge: 0.5,
  awareness: 0.6,
  amount: 0.6,
  choice: 0.5,
  comparison: 0.5,
  association: 0.8,
}

/** Matters of care: whoever worries is for them, and what speaks for them is a reason to worry. */
const cared: ReadonlySet<string> = new Set([
  'environment_attitudes',
  'privacy_tools',
  'identity_theft_monitoring',
  'identity_protection',
  'home_security_safety',
  'cancer_screening',
  'parental_controls',
  'fact_checking',
  'screen_time_tools',
  'end_of_life_planning',
  'retirement_savings',
])

const worrying = /\b(worr(y|ied|ies|ying)|concern(ed|s)?|afraid|fears?|scared|anxious|nervous|uneasy|threat)\b/

/** Whether the question is what a thing costs, and whether that is too much. */
export const asksPrice = ({ canonical, ask, numeric }: Reading): boolean =>
  numeric === null &&
  (ask === 'price' || /\b(price of|prices|too (expensive|pricey|costly|high)|overpriced|afford)/i.test(canonical))

/** Whether the question asks how worried people are. */
const asksWorry = ({ canonical, ask }: Reading): boolean => ask !== 'intent' && worrying.test(canonical.toLowerCase())

const polarities = new WeakMap<Reading, -1 | 1>()

/**
 * Whether more of what the question asks speaks for the category it is about (1) or against it ("too expensive?",
 * "worried?": -1).
 */
export function polarityOf({ reading, found }: Speaking): -1 | 1 {
  const known = polarities.get(reading)
  if (known !== undefined) return known
  const slug = found.categories[0]?.category.slug
  const polarity = slug !== undefined && cared.has(slug) && asksWorry(reading) ? 1 : readPolarity(reading)
  polarities.set(reading, polarity)
  return polarity
}

/** The same of a question by itself. */
export function readPolarity({ ask, canonical, type, claim }: Reading): -1 | 1 {
  if (ask === 'choice' || ask === 'comparison') return 1
  // Of claims about the world the category's own goodness is rarely the point; only an outright ban is.
  const text = (claim !== null && !claim.about_self ? claim.yes : canonical).toLowerCase()
  if (ask === 'switching') return switchTo.test(text) ? 1 : -1
  if (ask === 'barrier') return type === 'open' ? 1 : -1
  if (ask === 'intent') return parting.test(text) ? -1 : 1
  if (pleased.has(ask)) return 1
  const cue = sour.exec(text)
  if (cue === null) return 1
  if (remedied.test(text) && !/worr|concern|afraid|too /.test(cue[0])) return 1
  return -1
}

/**
 * How favourable the agent's answer is to the thing asked about: -2 to 2. The stance is about what the question asks,
 * and in "Is it too expensive?" or "How worried are you?" the high end is no praise.
 */
export function favourOf(speaking: Speaking): number {
  const { reading, decision, forecast } = speaking
  const ladder = forecast.shape === 'ladder' || forecast.shape === 'number'
  if (!ladder && decision.value !== null) {
    // Which of several things somebody picks does not say how they like the whole kind; whether they use it does.
    return decision.user === null ? 0 : decision.user ? 0.6 : -0.45
  }
  const favour = polarityOf(speaking) * leaningOf(speaking) * (damped[reading.ask] ?? 1)
  return Math.max(-2, Math.min(2, favour))
}

/** The stance, but never to the other side of the answer given: whoever says yes gives reasons for it, however narrowly. */
export function leaningOf({ reading, decision }: Pick<Speaking, 'reading' | 'decision'>): number {
  const at = reading.options.find(({ text }) => text === decision.value)?.at ?? null
  if (at === null || Math.abs(at) < 0.3) return decision.stance
  return Math.sign(at) * Math.max(0.6, Math.abs(decision.stance))
}
