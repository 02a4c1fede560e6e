import { closers } from './compose-closers.ts'
import { type Draws, drawsOf } from './compose-draws.ts'
import { against, clipped, conclusion, further, ledIn, runOn } from './compose-joins.ts'
import type { Ears } from './compose-memory.ts'
import { drawn } from './compose-patterns.ts'
import type { Plan } from './compose-plan.ts'
import { sentencesOf, wordCount } from './english.ts'
import type { Remark, Speaking } from './speaking.ts'
import { questionSlots } from './verdicts-slots.ts'

/** An answer put together, with what it was made of. */
export interface Composed {
  text: string
  keys: readonly string[]
  remarks: readonly string[]
}

/** What an answer is put together from: a first statement, and reasons in the order of preference. */
interface Material {
  head: Remark & { names?: boolean }
  reasons: readonly Remark[]
}

/** Puts one answer together, or null where the material does not allow what the plan demands. */
export function compose(
  speaking: Speaking,
  material: Material,
  plan: Plan,
  round: number,
  draws: Draws,
  ears: Ears,
): Composed | null {
  const { manner } = speaking
  const clip = (text: string) => (draws.next() < (manner.clipped - 0.45) * 1.2 ? clipped(text) : text)
  const head = material.head
  // What somebody wrote is said as it was written.
  const written = WRITTEN.test(head.key)
  const plain = written ? head.text : clip(head.text)
  // Whoever comes late to an opening that many have used looks for another way in.
  const headText = !written && round >= 2 && draws.next() < 0.6 ? (ledIn(plain, manner, draws) ?? plain) : plain
  const said = new Answer(plan)
  const reasons = [...material.reasons]
  const first = nextReason(reasons, head, said, plan)

  const nameless = head.names === false
  const { kind, ger, yes } = questionSlots(speaking.reading)
  const nameable = (kind ?? ger ?? yes) !== undefined || material.reasons.length > 0
  const wantsReason = first !== null && (plan.most > 1 || nameless || plan.runOn)
  if (!wantsReason) {
    if (nameless && nameable && round < 4) return null
    said.add(headText, head)
  } else if (nameless && first.part === 'voice' && plan.most > 1 && !plan.runOn) {
    said.add(headText, head)
    reasons.unshift(first)
  } else if (plan.most === 1 || plan.runOn || nameless) {
    const joined = head.stance * first.stance >= 0 ? runOn(headText, first.text, round < 3 ? 5 : 9) : null
    if (joined !== null && wordCount(joined) <= Math.min(plan.words, 34)) said.add(joined, head, first)
    else if (!nameless || round >= 4) said.add(headText, head)
    else return null
    if (joined === null || !said.has(first)) reasons.unshift(first)
  } else if (plan.reasonFirst && head.stance * first.stance >= 0) {
    const end = conclusion(headText, draws)
    if (end === null) said.add(headText, head)
    else {
      said.add(clip(first.text), first)
      said.add(end, head)
    }
    if (end === null) reasons.unshift(first)
  } else {
    said.add(headText, head)
    reasons.unshift(first)
  }
  addReasons(said, reasons, speaking, plan, draws, clip)
  if (said.count < plan.least) addClosers(said, speaking, plan, draws, ears)
  return said.count >= plan.least && said.count <= Math.max(plan.most, 1) && said.words <= plan.words
    ? said.result()
    : null
}

/** Keys of sentences that are complete as they are. */
const WRITTEN = /^(?:written|nothing):/

/** The answer as it grows. */
class Answer {
  readonly texts: string[] = []
  readonly keys: string[] = []
  readonly remarks: string[] = []
  readonly plan: Plan
  count = 0
  reasons = 0
  patterns = 0
  words = 0
  /** Which way the last remark with a direction went. */
  side = 0

  constructor(plan: Plan) {
    this.plan = plan
  }

  add(text: string, ...from: readonly Remark[]): void {
    this.texts.push(text.includes('  ') ? text.replace(/ {2,}/g, ' ') : text)
    for (const remark of from) {
      this.keys.push(remark.key)
      this.remarks.push(remark.text)
      if (remark.stance !== 0) this.side = remark.stance
      if (remark.part !== 'verdict') this.reasons += 1
      if (remark.part !== 'verdict' && remark.part !== 'voice') this.patterns += 1
    }
    this.count += sentencesOf(text).length
    this.words += wordCount(text)
  }

  has(remark: Remark): boolean {
    return this.keys.includes(remark.key)
  }

  result(): Composed {
    return { text: this.texts.join(' '), keys: this.keys, remarks: this.remarks }
  }
}

/** Takes the next reason that goes with the head: the same way, or no way in particular. */
function nextReason(reasons: Remark[], head: Remark, said: Answer, plan: Plan): Remark | null {
  const at = reasons.findIndex(
    (reason) =>
      reason.key !== head.key &&
      !said.has(reason) &&
      reason.stance * head.stance >= 0 &&
      wordCount(reason.text) <= plan.words,
  )
  if (at < 0) return null
  return reasons.splice(at, 1)[0]!
}

/** Goes on while the plan has room. What goes the other way is tied with a "but", once, and only by the torn. */
function addReasons(
  said: Answer,
  reasons: readonly Remark[],
  speaking: Speaking,
  plan: Plan,
  draws: Draws,
  clip: (text: string) => string,
): void {
  const torn = Math.abs(speaking.decision.stance) < 0.5 || speaking.decision.certainty < 0.3
  let turned = false
  let linked = false
  for (const reason of reasons) {
    if (said.count >= plan.most) return
    // A written sentence and one put together from a pattern go well; two patterns in a row sound like what they are.
    if (said.has(reason) || (reason.part !== 'voice' && said.patterns > 0 && plan.least < 3)) continue
    const size = sentencesOf(reason.text).length
    if (said.count + size > plan.most || said.words + wordCount(reason.text) > plan.words) continue
    if (reason.stance * said.side < 0) {
      if (turned || (!torn && draws.next() > 0.1)) continue
      const text = against(reason.text, speaking.manner, draws)
      if (text === null) continue
      turned = true
      said.add(text, reason)
    } else {
      // "Plus" and "and" go on from a reason, once; after a verdict they would hang in the air.
      const text = clip(reason.text)
      const tied: string = said.reasons > 0 && !linked ? further(text, speaking.manner, draws) : text
      linked ||= tied !== text
      said.add(tied, reason)
    }
  }
}

function addClosers(said: Answer, speaking: Speaking, plan: Plan, draws: Draws, ears: Ears): void {
  const more = drawn([closers], speaking.manner.register, questionSlots(speaking.reading), draws, 10)
  for (const closer of more) {
    if (said.count >= plan.least) return
    if (ears.heard(closer.text)) continue
    said.add(closer.text, { text: closer.text, part: 'doubt', stance: 0, register: null, weight: 0, key: closer.key })
  }
}

/** Reasons in the order in which this agent would give them: apt ones first, those already heard in the panel last. */
export function inOrder(reasons: readonly Remark[], speaking: Speaking, ears: Ears, round: number): Remark[] {
  const draws = drawsOf(speaking.chance(`reasons ${round}`))
  const scored = reasons.map((reason) => {
    const fits = reason.register === null || reason.register === speaking.manner.register ? 1.15 : 1
    // Sentences that somebody wrote about the very thing come before those put together from patterns.
    const written = reason.part === 'voice' ? 4 : 1
    const used = ears.usesOf(reason.key)
    const stale = ears.heard(reason.text) ? 0 : ears.wellWorn(reason.text) ? 0.05 : 1
    return { reason, score: (reason.weight * fits * written * stale * (0.6 + 0.8 * draws.next())) / (1 + 2 * used) }
  })
  return scored
    .filter((one) => one.score > 0)
    .sort((a, b) => b.score - a.score)
    .map((one) => one.reason)
}
