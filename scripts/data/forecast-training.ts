import { recordsBlind } from '../../src/modules/answering/calibrating/blind-look-up.ts'
import { formatOf, type Known, knownAs } from '../../src/modules/answering/deciding/forecast-known.ts'
import { catalogueOf } from '../../src/modules/answering/finding/catalogue.ts'
import type { Found } from '../../src/modules/answering/finding/found.ts'
import { openKnownIndex } from '../../src/modules/answering/finding/known-index.ts'
import { byMeaning, sureness } from '../../src/modules/answering/finding/rate-categories.ts'
import { openRecordIndex } from '../../src/modules/answering/finding/record-index.ts'
import { loadVectors } from '../../src/modules/answering/finding/vectors.ts'
import { readQuestion } from '../../src/modules/answering/reading/read-question.ts'
import type { Reading } from '../../src/modules/answering/reading/reading.ts'
import { type KnownQuestion, loadKnowledge } from '../../src/modules/knowledge/index.ts'
import { readApart } from './reader-apart.ts'

/**
 * Known questions as if somebody asked them: what is found near each of them, its own family left out. A measured
 * question never sees another question of its family; of an author's question only its own copies are left out.
 */
export interface Case {
  known: Known
  reading: Reading
  position: number
  found: Found
  fold: number
}

/** Whole families are in one fold, and whatever is fitted for a fold has not seen it. */
export const FOLDS = 8
const MOST_KNOWN = 16
const MOST_CATEGORIES = 4
const COPY = 0.9

export const knowledge = loadKnowledge()
const catalogue = catalogueOf(knowledge)
const vectors = loadVectors(catalogue)
const records = openRecordIndex()

/** Every known question with its fold. */
export const everything = knowledge.questions.map((question) => ({ known: knownAs(question), fold: foldOf(question) }))

/** All measured questions, and every nth of the authors'. */
export function trainingCases(
  every: number,
  apart: (one: KnownQuestion, other: KnownQuestion) => boolean = sameFamily,
  /** What the reader must not have seen; left out, it is not asked. */
  without?: 'family' | 'survey',
): Case[] {
  const index = openKnownIndex(catalogue)
  const { questions } = knowledge
  return questions.flatMap((question, position): Case[] => {
    const vector = vectors.ofQuestion(position)
    if (vector === null || (question.source === null && position % every !== 0)) return []
    const { similarities, evidence } = index.near(question.text, { vector, known: vectors }, position)
    const order = Uint32Array.from(similarities.keys()).sort((a, b) => similarities[b]! - similarities[a]!)
    const known: { question: KnownQuestion; similarity: number }[] = []
    for (const other of order) {
      if (known.length === MOST_KNOWN) break
      if (other === position || apart(question, questions[other]!)) continue
      // An estimate in nearly the words of a measured question would be the examination with its answers.
      if (question.source !== null && questions[other]!.source === null && similarities[other]! >= COPY) continue
      known.push({ question: questions[other]!, similarity: similarities[other]! })
    }
    const categories = evidence
      .map((one) => ({ category: knowledge.categories.get(one.slug)!, score: sureness(one, byMeaning) }))
      .filter(({ score }) => score >= 0.05)
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST_CATEGORIES)
    const { known: own, fold } = everything[position]!
    const reading = readQuestion(question.text, formatOf(question))
    return [
      {
        known: own,
        reading,
        position,
        found: {
          categories,
          known,
          records: question.source === null ? [] : recordsBlind(records, vector),
          vector: vectors.centred(vector),
          ...(without === undefined ? null : readApart(question.id, reading, without)),
          by: 'embedding',
        },
        fold,
      },
    ]
  })
}

export const sameFamily = (one: KnownQuestion, other: KnownQuestion): boolean =>
  one.source === null ? one.text === other.text : one.family === other.family

/** For the harder examination: nothing of the same survey. */
export const sameSource = (one: KnownQuestion, other: KnownQuestion): boolean =>
  one.source === null ? one.text === other.text : one.source === other.source

function foldOf({ id, family, source, categories }: KnownQuestion): number {
  const text = source === null ? (categories[0] ?? id) : family!
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return ((value ^ (value >>> 15)) >>> 0) % FOLDS
}
