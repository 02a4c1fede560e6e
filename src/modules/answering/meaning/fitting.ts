import { closeSync, openSync } from 'node:fs'
import { headerOf } from '../reader/weights-file.ts'
import type { Remark, Speaking } from '../saying/speaking.ts'
import { openSentenceMeanings, type SentenceMeanings } from './sentence-meanings.ts'

/**
 * Below this a sentence goes with another question, or with another answer: of sentences that were judged by hand, found by this
 * cosine alone, one in eight fits below 0.6, one in four from there to 0.7, and two in five beyond.
 */
const LEAST = 0.6
/** What goes better with another answer by more than this is not said with this one. */
const SLACK = 0.03

let opened: SentenceMeanings | null | undefined

/**
 * Remarks that go with the question and with what was decided, as the reader understands both. Sentences that were
 * written for the matter are looked at; what is put together from patterns is about the question by the way it is made.
 */
export function fitting<Kind extends Remark>(speaking: Speaking, remarks: readonly Kind[]): Kind[] {
  const asked = askedOf(speaking)
  if (asked === null) return [...remarks]
  if (opened === undefined) opened = openSentenceMeanings(readerVersion())
  const meanings = opened
  if (meanings === null) return [...remarks]
  const others = speaking.found.meanings!.filter((other) => other !== asked)
  return remarks.flatMap((remark) => {
    const fit = WRITTEN.test(remark.key) ? fitOf(meanings, asked, remark.text) : null
    if (fit === null) return [remark]
    const elsewhere = others.some((other) => fitOf(meanings, other, remark.text)! > fit + SLACK)
    return fit < LEAST || elsewhere ? [] : [{ ...remark, weight: remark.weight * (1 + STEEPNESS * (fit - LEAST)) }]
  })
}

/** A panel goes through the same sentences many times. */
const known = new WeakMap<Float32Array, Map<string, number | null>>()

function fitOf(meanings: SentenceMeanings, asked: Float32Array, text: string): number | null {
  let own = known.get(asked)
  if (own === undefined) {
    own = new Map()
    known.set(asked, own)
  }
  let fit = own.get(text)
  if (fit === undefined) {
    fit = meanings.fit(asked, text)
    own.set(text, fit)
  }
  return fit
}

/** Keys of sentences that somebody wrote. */
const WRITTEN = /^(?:voice|say):/
const STEEPNESS = 4

const askedOf = (speaking: Speaking): Float32Array | null => speaking.found.meanings?.[placeOf(speaking)] ?? null

/** Which of the meanings that were looked up is that of what was decided. */
export const placeOf = ({ reading, decision, found }: Speaking): number =>
  found.meanings?.length === 1 ? 0 : reading.options.findIndex(({ text }) => text === decision.value)

function readerVersion(): string {
  const file = openSync(new URL('../../../../data/reader/weights.bin', import.meta.url), 'r')
  try {
    return headerOf<{ version: string }>(file, 'no weights').header.version
  } finally {
    closeSync(file)
  }
}
