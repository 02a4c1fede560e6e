import type { AskKind } from '../reading/reading.ts'
import { bankFiles } from './banks.ts'
import { drawsOf } from './compose-draws.ts'
import { drawn } from './patterns.ts'
import { favourOf } from './reasons-favour.ts'
import type { Remark, Speaking } from './speaking.ts'

/** Kinds of question that a judgement answers; a story, a habit or a piece of advice has to be one's own. */
const judged: ReadonlySet<AskKind> = new Set([
  'opinion',
  'attitude',
  'feeling',
  'satisfaction',
  'trust',
  'importance',
  'message',
])
/** Kinds that ask whether one would have it. */
const offered: ReadonlySet<AskKind> = new Set(['concept', 'intent', 'price', 'feature'])

/** Only these ask for no more than how one finds it: "How has it changed?" is not answered by "I like it". */
const ASKS =
  /\b(?:do you (?:think|feel|like|find (?:it|this|that|these|those|the|them))|what you think|how would you (?:feel|react)|thoughts?|opinions?|your (?:view|take)|impressions?|reactions?|sounds?|strikes?|trust|appeal(?:ing)? to you|interested)\b/i
/** What asks for a thing, a way or a reason is not answered by a liking. */
const ASKS_MORE =
  /\b(?:why|what should|which|what do you think (?!of\b|about\b)\w+|how (?:do|did|would|often|much|many)(?! you (?:feel|like|find|react)\b)|what (?:do|would) you (?:like|dislike|do|use|want|need|expect))\b/i

/** What is read or heard is not tried. */
const MESSAGE =
  /\b(?:text|e-?mail|message|ad|advert|headline|letter|post|sign|subject line|slogan|tagline|motto|script|notice|caption|announcement|sentence|label|line)\b[^"\u201C?]{0,60}["\u201C]/i

/** What might happen to somebody is no thing that they like or not: "How would you feel if your rent went up?" */
const HAPPENS = /\bhow would you (?:feel|react)\b.{0,20}\b(?:if|when)\b/i

/** Of people nobody says that they would try them. */
const PEOPLE = /\b(?:people|those|someone|anyone|drivers|neighbors|parents|folks) (?:who|that)\b/i

/** What somebody thinks of a thing, where nobody has written about it: good, bad or in between, and no more. */
export function judgements(speaking: Speaking): Remark[] {
  const { reading, manner, chance } = speaking
  if (!ASKS.test(reading.text) || ASKS_MORE.test(reading.text) || PEOPLE.test(reading.text)) return []
  if (HAPPENS.test(reading.text)) return []
  const favour = favourOf(speaking)
  const bank =
    !MESSAGE.test(reading.text) && (offered.has(reading.ask) || (reading.stimulus !== null && judged.has(reading.ask)))
      ? wouldBank(favour)
      : judged.has(reading.ask)
        ? goodBank(favour)
        : null
  if (bank === null) return []
  return drawn(bankFiles.judgements[bank]!, manner.register, {}, drawsOf(chance('judgement')), 6).map((filled) => ({
    ...filled,
    part: 'verdict',
    stance: favour > 0.3 ? 1 : favour < -0.3 ? -1 : 0,
    weight: 1,
  }))
}

const wouldBank = (favour: number): string => (favour > 0.4 ? 'would' : favour < -0.4 ? 'would_not' : 'might')

const goodBank = (favour: number): string =>
  favour > 1.2 ? 'very_good' : favour > 0.35 ? 'good' : favour > -0.35 ? 'mixed' : favour > -1.2 ? 'bad' : 'very_bad'
