import type { AskKind } from '../reading/reading.ts'
import type { Speaking } from './speaking.ts'

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

/**
 * Whether more of what the question asks speaks for what it is about (1) or against it ("too expensive?", "worried?": -1), as the
 * reader takes it. An open question for obstacles is answered with them by everybody.
 */
export const polarityOf = ({ reading: { against, ask, type } }: Pick<Speaking, 'reading'>): -1 | 1 =>
  against === true && !(ask === 'barrier' && type === 'open') ? -1 : 1

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
function leaningOf({ reading, decision }: Pick<Speaking, 'reading' | 'decision'>): number {
  const at = reading.options.find(({ text }) => text === decision.value)?.at ?? null
  if (at === null || Math.abs(at) < 0.3) return decision.stance
  return Math.sign(at) * Math.max(0.6, Math.abs(decision.stance))
}
