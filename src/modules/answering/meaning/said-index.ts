import { existsSync, readFileSync } from 'node:fs'
import { loadSaid, type Said, type SaidTo } from '../../knowledge/index.ts'
import { openRows, packedRow } from '../finding/four-bits.ts'
import { contentStems } from '../reading/content-stems.ts'

/** A written sentence, with how well it goes with what was asked and answered, as a cosine. */
export interface Fitting extends Said {
  fit: number
  /** How near the question is to the kind of offers that it was written for; null where it was written for a question. */
  kind: number | null
}

/** A question as written sentences are looked up for it. */
export interface SaidWanted {
  text: string
  /** Where it lies among all texts, by the finder's model. */
  vector: Float32Array
  /** What the reader takes it to mean by itself. */
  meaning: () => Float32Array
  /** The same with each of its answers; by itself where it has none. */
  answers: readonly Float32Array[]
  /** Whether it asks for what is good (1), for what is bad (-1), or for neither. */
  side: () => number
}

/** Finds sentences that were written for a question: for each of its answers, best first. */
export type SaidIndex = (wanted: SaidWanted) => Fitting[][]

const file = new URL('../../../../data/answering/said.bin', import.meta.url)
/** The version of the reader's weights and the digest of the sentences, which the file begins with. */
const HEAD = 32
const [PLACE, MEANING] = [384, 192]
const [PLACE_REACH, MEANING_REACH] = [0.15, 0.2]

/** Less alike by the finder's model than this is another question, whatever the reader thinks; or another kind of offer. */
const [LEAST_ALIKE, LEAST_KIND] = [0.5, 0.52]
/**
 * What both models' cosines and the words in common must come to: two questions that are put alike about different
 * things ("what would you tell a friend who buys a used car", "… a first home") come to 1.6.
 */
const SAME = 1.65
/** From here on a question is near: then each sentence has to go with what was asked and answered, by the reader's cosine. */
const [NEAR, LEAST_FIT] = [1.45, 0.45]
const WORDS = 0.3
/** The reader takes most offers for alike: of one kind are those that the finder's model finds near, and the reader not far. */
const LEAST_MEANT = 0.4
/** Questions whose sides are further apart than this ask for the opposite. */
const OPPOSITE = 1.1
/** Sentences for one answer. */
const MOST = 240
/** A sentence that goes better with another answer by more than this is not said with this one. */
const SLACK = 0.03

/** Null where the file is missing, or of other weights or sentences: `npm run data -- meanings` makes it. */
export function openSaidIndex(version: string, from: URL = file): SaidIndex | null {
  if (!existsSync(from)) return null
  const { questions, digest } = loadSaid()
  const bytes = readFileSync(from)
  if (bytes.toString('latin1', 0, HEAD) !== version + digest) return null
  const asked = questions.flatMap(({ wordings }, at) =>
    wordings.map((wording) => ({ at, stems: contentStems(wording) })),
  )
  const starts = startsOf(questions)
  const { sides, places, meanings, sentences } = parted(bytes.subarray(HEAD), asked.length)
  return ({ text, vector, meaning, answers, side }) => {
    const alike = places(vector)
    if (alike.every((own) => own < LEAST_ALIKE)) return answers.map(() => [])
    const meant = meanings(meaning())
    const stems = contentStems(text)
    const sameness = new Map<number, number>()
    let kind: { at: number; same: number } | null = null
    for (const [row, { at, stems: theirs }] of asked.entries()) {
      const both = alike[row]! + meant[row]!
      if (questions[at]!.loose) {
        const near = alike[row]! >= LEAST_KIND && meant[row]! >= LEAST_MEANT
        if (near && alike[row]! > (kind?.same ?? 0)) kind = { at, same: alike[row]! }
        continue
      }
      if (alike[row]! < LEAST_ALIKE) continue
      const shared = stems.filter((stem) => theirs.includes(stem)).length / Math.max(1, stems.length)
      const same = both + WORDS * shared
      if (same < NEAR || same <= (sameness.get(at) ?? 0) || Math.abs(side() - sides[row]!) > OPPOSITE) continue
      sameness.set(at, same)
    }
    if (kind !== null) sameness.set(kind.at, kind.same)
    const same = [...sameness].sort((a, b) => b[1] - a[1]).map(([at]) => at)
    const fits = same.length === 0 ? [] : answers.map(sentences)
    return answers.map((_, answer) =>
      same
        .flatMap((at) =>
          questions[at]!.said.flatMap((said, nth): Fitting[] => {
            const row = starts[at]! + nth
            const fit = fits[answer]![row]!
            const loose = questions[at]!.loose === true
            // What is said of a kind of offer has its side on record; elsewhere the reader has to tell.
            const elsewhere = !loose && fits.some((others) => others[row]! > fit + SLACK)
            if (!loose && sameness.get(at)! < SAME && fit < LEAST_FIT) return []
            return elsewhere ? [] : [{ ...said, fit: fit + sameness.get(at)!, kind: loose ? sameness.get(at)! : null }]
          }),
        )
        .sort((a, b) => b.fit - a.fit)
        .slice(0, MOST),
    )
  }
}

/** Rows at which the sentences of each question begin. */
function startsOf(questions: readonly SaidTo[]): number[] {
  let next = 0
  return questions.map(({ said }) => {
    next += said.length
    return next - said.length
  })
}

function parted(bytes: Uint8Array, wordings: number) {
  let from = 0
  const next = (length?: number): Uint8Array => {
    const part = bytes.subarray(from, length === undefined ? undefined : from + length)
    from += part.length
    return part
  }
  return {
    sides: Float32Array.from(next(wordings), (value) => (value - MIDDLE) / MIDDLE),
    places: openRows(next((wordings * PLACE) / 2), PLACE),
    meanings: openRows(next((wordings * MEANING) / 2), MEANING),
    sentences: openRows(next(), MEANING),
  }
}

const MIDDLE = 100

/** What a wording is known by: its side, where it lies, and what it means. */
export interface Wording {
  side: number
  place: Float32Array
  meaning: Float32Array
}

/** The file's bytes. */
export const packSaid = (head: string, wordings: readonly Wording[], sentences: readonly Float32Array[]): Buffer =>
  Buffer.concat([
    Buffer.from(head, 'latin1'),
    Uint8Array.from(wordings, ({ side }) => Math.round(side * MIDDLE) + MIDDLE),
    ...wordings.map(({ place }) => packedRow(place, PLACE, PLACE_REACH)),
    ...wordings.map(({ meaning }) => packedRow(meaning, MEANING, MEANING_REACH)),
    ...sentences.map((vector) => packedRow(vector, MEANING, MEANING_REACH)),
  ])
