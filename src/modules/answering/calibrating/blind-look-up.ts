import type { Knowledge, KnownQuestion } from '../../knowledge/index.ts'
import { catalogueOf } from '../finding/catalogue.ts'
import type { Found } from '../finding/found.ts'
import { openKnownIndex } from '../finding/known-index.ts'
import { LEAST_RECORD, MOST_RECORDS } from '../finding/look-up.ts'
import { byMeaning, byWords, sureness } from '../finding/rate-categories.ts'
import { openRecordIndex, type RecordIndex } from '../finding/record-index.ts'
import { highest } from '../finding/similarity.ts'
import { type KnownVectors, loadVectors } from '../finding/vectors.ts'

/** As much as is found for anybody who asks. */
const MOST_KNOWN = 16
const MOST_CATEGORIES = 4
const LEAST_SURE = 0.05
/** An estimate in nearly the words of a measured question would be the examination with its answers. */
const COPY = 0.9

/**
 * Looks measured questions up as if they were new: without themselves, without the questions on the same matter, and
 * without estimates that only repeat them. Their vectors are at hand, so that no embedding model is needed.
 */
export function openBlindLookUp(knowledge: Knowledge): (question: KnownQuestion) => Found {
  const { questions, categories } = knowledge
  const catalogue = catalogueOf(knowledge)
  const index = openKnownIndex(catalogue)
  const vectors = vectorsOf(catalogue)
  const records = openRecordIndex()
  const positions = new Map(questions.map((question, at) => [question, at]))
  return (question) => {
    const position = positions.get(question)!
    const vector = vectors?.ofQuestion(position) ?? null
    const meaning = vectors === null || vector === null ? null : { vector, known: vectors }
    const { similarities, evidence } = index.near(question.text, meaning, position)
    const allowed = similarities.map((similarity, at) =>
      at === position || givesAway(question, questions[at]!, similarity) ? 0 : similarity,
    )
    return {
      categories: evidence
        .map((one) => ({
          category: categories.get(one.slug)!,
          score: sureness(one, meaning === null ? byWords : byMeaning),
        }))
        .filter(({ score }) => score >= LEAST_SURE)
        .sort((a, b) => b.score - a.score)
        .slice(0, MOST_CATEGORIES),
      known: highest(allowed, MOST_KNOWN).map(({ at, value }) => ({ question: questions[at]!, similarity: value })),
      records: vector === null ? [] : recordsBlind(records, vector),
      vector: meaning === null ? null : meaning.known.centred(meaning.vector),
      by: meaning === null ? 'lexical' : 'embedding',
    }
  }
}

/** Records near a measured question, without those that only repeat it. */
export function recordsBlind(records: RecordIndex, vector: Float32Array): NonNullable<Found['records']> {
  const near = records.near(vector, 2 * MOST_RECORDS, LEAST_RECORD)
  return near.filter(({ similarity }) => similarity < COPY).slice(0, MOST_RECORDS)
}

export function givesAway(
  question: Pick<KnownQuestion, 'family'>,
  other: Pick<KnownQuestion, 'family' | 'source'>,
  similarity: number,
): boolean {
  return other.source === null ? similarity >= COPY : other.family === question.family
}

/** Where the vectors are missing, the service finds by words alone, and so is known what it would know. */
function vectorsOf(catalogue: ReturnType<typeof catalogueOf>): KnownVectors | null {
  try {
    return loadVectors(catalogue)
  } catch {
    return null
  }
}
