import { readFileSync } from 'node:fs'
import type { Member } from '../engine.ts'
import type { Finder } from '../finding/finder.ts'
import { moneyIn } from '../reading/prices.ts'
import type { Format, Reading } from '../reading/reading.ts'
import type { Earlier } from '../saying/speaking.ts'

/** An earlier question, written out, and as it was asked. */
export interface Before extends Earlier {
  asked: string
}

/** What a question that leans on an earlier answer wants. */
export type FollowUp =
  /** The reasons of the last answer, what would change it, or the last answer again. */
  | { wants: 'why' | 'change' | 'repeat'; before: Before }
  /** The same question with something changed, written out. */
  | { wants: 'again'; question: string; format: Format | undefined }
  /** Nothing was said that it could lean on, or what it leans on is not to be found. */
  | { wants: 'lost' }

type Kind = 'why' | 'change' | 'repeat' | 'price'

const examples = JSON.parse(
  readFileSync(new URL('../../../../data/language/conversation/follow-ups.json', import.meta.url), 'utf8'),
) as Record<Kind, string[]>

/** From here on the reader is sure that a wording leans on what was said before. */
const SURE = 0.9
/** How like a known follow-up a wording must be, by the finder's cosine. */
const ALIKE = 0.62

/** What a panel is asked that leans on its last answers; null for a question that stands by itself. */
export async function followUpOf(
  reading: Reading,
  asked: string,
  panel: readonly Member[],
  finder: Finder,
): Promise<FollowUp | null> {
  if (reading.follow_up < 0.5) return null
  const kind = await kindOf(asked, finder)
  const before = await lastOf(panel, finder)
  const leans = kind === 'why' || kind === 'change' || kind === 'repeat'
  if (before === null) return leans ? { wants: 'lost' } : null
  if (leans) return { wants: kind, before }
  const question = repriced(before.question, asked)
  if (question !== null) return { wants: 'again', question, format: before.format }
  return reading.follow_up > SURE ? { wants: 'lost' } : null
}

/**
 * The last question that stands by itself, or that was asked again with something changed. Whoever was not there then has
 * nothing to go back to.
 */
async function lastOf(panel: readonly Member[], finder: Finder): Promise<Before | null> {
  const told = panel.find(({ earlier = [] }) => earlier.some(({ reply }) => reply.trim() !== ''))?.earlier ?? []
  let last: Before | null = null
  for (const one of told) {
    if (one.reply.trim() === '') continue
    const kind = await kindOf(one.question, finder)
    if (kind === null) last = { ...one, asked: one.question }
    else if (kind === 'price' && last !== null) {
      const question = repriced(last.question, one.question)
      if (question !== null) last = { ...one, question, format: last.format, asked: one.question }
    }
  }
  return last
}

let known: Promise<{ kind: Kind; vector: Float32Array }[]> | null = null

async function kindOf(asked: string, finder: Finder): Promise<Kind | null> {
  const vector = await finder.encode(asked)
  if (vector === null) return null
  known ??= Promise.all(
    Object.entries(examples).flatMap(([kind, texts]) =>
      texts.map(async (text) => ({ kind: kind as Kind, vector: (await finder.encode(text)) ?? new Float32Array() })),
    ),
  )
  let best: { kind: Kind; alike: number } | null = null
  for (const { kind, vector: other } of await known) {
    const alike = cosine(vector, other)
    if (alike >= ALIKE && alike > (best?.alike ?? 0)) best = { kind, alike }
  }
  return best?.kind ?? null
}

/** Lengths differ where a finder has lost its model in between: nothing is like nothing. */
function cosine(one: Float32Array, other: Float32Array): number {
  if (one.length !== other.length) return 0
  let [dot, first, second] = [0, 0, 0]
  for (const [at, value] of one.entries()) {
    dot += value * other[at]!
    first += value * value
    second += other[at]! * other[at]!
  }
  return dot / Math.sqrt(first * second || 1)
}

const factors: readonly [RegExp, number][] = [
  [/\bhalf\b/i, 0.5],
  [/\b(?:twice|doubled?)\b/i, 2],
  [/\b(?:free|for nothing)\b/i, 0],
]

/** A question with the price that a follow-up names in place of its own; null where either has none. */
function repriced(question: string, asked: string): string | null {
  const own = moneyIn(question).prices[0]
  const named = moneyIn(asked).prices[0]
  const factor = factors.find(([words]) => words.test(asked))?.[1]
  if (own === undefined) return named === undefined ? null : `${question.replace(/[?.!\s]*$/, '')} for ${named.text}?`
  if (named !== undefined) return question.replace(own.text, () => named.text)
  if (factor === undefined) return null
  // In the unit that it is written in: "50 cents", "$2k". A price in words is not made another.
  const times = own.text.replace(FIGURE, (figure) => money(Number(figure.replaceAll(',', '')) * factor))
  return times === own.text ? null : question.replace(own.text, () => times)
}
const FIGURE = /\d[\d,]{0,15}(?:\.\d{1,9})?/

const money = (amount: number): string => (Number.isInteger(amount) ? String(amount) : amount.toFixed(2))
