import { closeSync, openSync } from 'node:fs'
import { headerOf } from '../reader/weights-file.ts'
import type { Remark, Speaking } from '../saying/speaking.ts'
import { openSentenceMeanings, type SentenceMeanings } from './sentence-meanings.ts'

/**
 * Below this a sentence goes with another question, or with another answer. Of sentences written for a question and an
 * answer that the reader had not seen, two in three lie above it; of what is said about the same category, one in eight;
 * of what is said about others, none in a hundred.
 */
const LEAST = 0.4

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
  return remarks.flatMap((remark) => {
    const fit = WRITTEN.test(remark.key) ? fitOf(meanings, asked, remark.text) : null
    if (fit === null) return [remark]
    return fit < LEAST ? [] : [{ ...remark, weight: remark.weight * (1 + STEEPNESS * (fit - LEAST)) }]
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

function askedOf({ reading, decision, found }: Speaking): Float32Array | null {
  const { meanings = [] } = found
  const place = meanings.length === 1 ? 0 : reading.options.findIndex(({ text }) => text === decision.value)
  return meanings[place] ?? null
}

function readerVersion(): string {
  const file = openSync(new URL('../../../../data/reader/weights.bin', import.meta.url), 'r')
  try {
    return headerOf<{ version: string }>(file, 'no weights').header.version
  } finally {
    closeSync(file)
  }
}
