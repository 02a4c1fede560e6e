import { existsSync, readFileSync } from 'node:fs'
import { loadSaid, type Said, type SaidTo } from '../../knowledge/index.ts'
import { naturalLog } from '../deciding/latent-scale.ts'
import { openRows, packedRow } from '../finding/four-bits.ts'
import type { Reader } from '../reader/reader.ts'
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

/** Less alike by the finder's model than this is another question, whatever the reader thinks. */
const LEAST_ALIKE = 0.4
/** Both models' cosines and the words in common choose the wordings that the reader reads together with the asked one. */
const [LOOKED_AT, KINDS_LOOKED_AT] = [7, 2]
const WORDS = 0.3
/**
 * How sure it is that two questions ask the same, as a logit: of how alike both models find them, and of how likely the reader
 * takes them to be the same when it reads both at once. Fitted on 377 questions that the reader was not trained on; from
 * `SAME` on eight in ten are the same question, and most others one that another author has asked as well.
 */
const sameness = ({ alike, meant, likely }: Near): number =>
  0.6 * naturalLog((likely + 0.05) / (1.05 - likely)) + 4.54 * alike + 3.69 * meant - 7.14
const SAME = 0.3
/** Where the very question is known, one that is so much less sure is another ("save plastic bags", "bring your own bags"). */
const ANOTHER = 1
/** From here on a question is near: then each sentence has to go with what was asked and answered, by the reader's cosine. */
const [NEAR, LEAST_FIT] = [-0.5, 0.5]
/** The reader takes most offers for alike: of one kind are those that both models find near, or it and they nearly so. */
const isOfKind = ({ alike, meant, likely }: Near): boolean =>
  alike >= 0.55 && (alike + meant >= 1.35 || (alike + meant >= 1.25 && likely >= 0.5))
/** Questions whose sides are further apart than this ask for the opposite. */
const OPPOSITE = 1.1
/** Sentences for one answer. */
const MOST = 240
/** A sentence that goes better with another answer by more than this is not said with this one. */
const SLACK = 0.03

/** Null where the file is missing, or of other weights or sentences: `npm run data -- meanings` makes it. */
export function openSaidIndex(reader: Pick<Reader, 'version' | 'fits'>, from: URL = file): SaidIndex | null {
  if (!existsSync(from)) return null
  const { questions, digest } = loadSaid()
  const bytes = readFileSync(from)
  if (bytes.toString('latin1', 0, HEAD) !== reader.version + digest) return null
  const asked = questions.flatMap(({ wordings }, at) =>
    wordings.map((wording) => ({ at, wording, stems: contentStems(wording) })),
  )
  const starts = startsOf(questions)
  const { sides, places, meanings, sentences } = parted(bytes.subarray(HEAD), asked.length)

  /** The questions that may ask the same, by their nearest wordings. */
  function candidates({ text, vector, meaning, side }: SaidWanted): Near[] {
    const alike = places(vector)
    if (alike.every((own) => own < LEAST_ALIKE)) return []
    const meant = meanings(meaning())
    const stems = contentStems(text)
    const own = side()
    const rows = asked.flatMap(({ at, wording, stems: theirs }, row) => {
      if (alike[row]! < LEAST_ALIKE || Math.abs(own - sides[row]!) > OPPOSITE) return []
      const shared = stems.filter((stem) => theirs.includes(stem)).length / Math.max(1, stems.length)
      return { at, wording, alike: alike[row]!, meant: meant[row]!, score: alike[row]! + meant[row]! + WORDS * shared }
    })
    rows.sort((a, b) => b.score - a.score)
    const loose = ({ at }: { at: number }): boolean => questions[at]!.loose === true
    const looked = [
      ...rows.filter((row) => !loose(row)).slice(0, LOOKED_AT),
      ...rows.filter(loose).slice(0, KINDS_LOOKED_AT),
    ]
    const likely = reader.fits(
      text,
      looked.map(({ wording }) => wording),
    )
    const near = new Map<number, Near>()
    looked.forEach(({ at, alike: one, meant: other }, nth) => {
      const known = near.get(at) ?? { at, alike: 0, meant: 0, likely: 0 }
      near.set(at, {
        at,
        alike: Math.max(known.alike, one),
        meant: Math.max(known.meant, other),
        likely: Math.max(known.likely, likely[nth]!),
      })
    })
    return [...near.values()]
  }

  return (wanted) => {
    const { answers } = wanted
    const near = candidates(wanted)
    const written = near
      .flatMap((one) => (questions[one.at]!.loose ? [] : { at: one.at, sure: sameness(one), loose: false }))
      .sort((a, b) => b.sure - a.sure)
    const least = Math.max(NEAR, (written[0]?.sure ?? 0) - ANOTHER)
    const same = written.filter(({ sure }) => sure >= least)
    const kind = near.find((one) => questions[one.at]!.loose && isOfKind(one))
    if (kind !== undefined) same.push({ at: kind.at, sure: kind.alike, loose: true })
    const fits = same.length === 0 ? [] : answers.map(sentences)
    return answers.map((_, answer) =>
      same
        .flatMap(({ at, sure: own, loose }) =>
          questions[at]!.said.flatMap((said, nth): Fitting[] => {
            const row = starts[at]! + nth
            const fit = fits[answer]![row]!
            // What is said of a kind of offer has its side on record; elsewhere the reader has to tell.
            const elsewhere = !loose && fits.some((others) => others[row]! > fit + SLACK)
            if (!loose && own < SAME && fit < LEAST_FIT) return []
            return elsewhere ? [] : [{ ...said, fit: fit + own, kind: loose ? own : null }]
          }),
        )
        .sort((a, b) => b.fit - a.fit)
        .slice(0, MOST),
    )
  }
}

/** A question that may ask the same: how alike it is by the finder's model and by the reader's, and how likely the same. */
interface Near {
  at: number
  alike: number
  meant: number
  likely: number
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
