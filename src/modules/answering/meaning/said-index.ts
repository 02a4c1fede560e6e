import { loadSaid, type Said } from '../../knowledge/index.ts'
import { naturalLog } from '../deciding/latent-scale.ts'
import type { Compared, Reader } from '../reader/reader.ts'
import { contentStems } from '../reading/content-stems.ts'
import { openSaidFile } from './said-file.ts'

/** A written sentence, with how well it goes with what was asked and answered. */
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
  meaning: Float32Array
  /** The same with each of its answers; by itself where it has none. */
  answers: readonly Float32Array[]
  /** Whether it is answered in words. */
  open: boolean
  /** Whether it asks for what is good (1), for what is bad (-1), or for neither. */
  side: number
}

/** Finds sentences that were written for a question: for each of its answers, best first. */
export type SaidIndex = (wanted: SaidWanted) => Fitting[][]

/** Less alike by the finder's model than this is another question, whatever the reader thinks. */
const LEAST_ALIKE = 0.4
/** Both models' cosines and the words in common choose the questions that the reader compares with the asked one. */
const [LOOKED_AT, KINDS_LOOKED_AT] = [10, 2]
/** Wordings whose words are looked at. */
const ROWS = 240
const WORDS = 0.3
/** The reader takes most offers for alike: of one kind are those that both models find near, or it and they nearly so. */
const isOfKind = ({ alike, meant, same }: Near): boolean =>
  alike >= 0.55 && (alike + meant >= 1.35 || (alike + meant >= 1.25 && same >= 0.5))
/** Questions whose sides are further apart than this ask for the opposite. */
const OPPOSITE = 1.1
/** Sentences for one answer. */
const MOST = 240
/** A sentence that goes better with another answer by more than this is not said with this one. */
const SLACK = 0.03
const logit = (likely: number): number => naturalLog((likely + 0.05) / (1.05 - likely))
/**
 * How sure it is that a sentence which was written for one question answers another, as a logit: of how alike both models find the two,
 * of how likely the reader takes what is said to the one to answer the other, and of how near the sentence lies to the question with
 * its answer. Fitted on 2,620 sentences that were judged by hand, for questions that the reader was not trained on. From `SAID` on
 * some eight in ten answer what was asked; a closed question can do without.
 */
const sureness = (one: Near, fit: number): number => nearness(one) + 3.39 * fit - 7.26
const nearness = ({ alike, meant, serves }: Near): number => 3.78 * alike + 3.82 * meant + 0.33 * logit(serves)
const SAID = { open: 0.4, closed: 0.8 }
/** Where the very question is known, one that is so much less sure is another ("save plastic bags", "bring your own bags"). */
const ANOTHER = 1

/** Null where the file is missing, or of other weights or sentences: `npm run data -- meanings` makes it. */
export function openSaidIndex(reader: Pick<Reader, 'version' | 'compare'>, from?: URL): SaidIndex | null {
  const store = loadSaid()
  const owners = Uint32Array.from(store.sizes.flatMap(({ wordings }, at) => Array<number>(wordings).fill(at)))
  const file = openSaidFile(reader.version + store.digest, owners.length, from)
  if (file === null) return null
  const firstRow = startsOf(store.sizes.map(({ wordings }) => wordings))
  const firstSentence = startsOf(store.sizes.map(({ said }) => said))
  const isLoose = (at: number): boolean => store.sizes[at]!.loose

  /** The questions that may ask the same, each by its nearest wording. */
  function candidates({ text, vector, meaning, side }: SaidWanted): Near[] {
    const alike = file!.places(vector)
    const meant = file!.meanings(meaning)
    const rows = [...alike.keys()]
      .filter((row) => alike[row]! >= LEAST_ALIKE && Math.abs(side - file!.sides[row]!) <= OPPOSITE)
      .sort((a, b) => alike[b]! + meant[b]! - alike[a]! - meant[a]!)
      .slice(0, ROWS)
    const stems = contentStems(text)
    const nearest = new Map<number, { wording: string; alike: number; meant: number; score: number }>()
    for (const row of rows) {
      const at = owners[row]!
      const wording = store.at(at).wordings[row - firstRow[at]!]!
      const theirs = contentStems(wording)
      const shared = stems.filter((stem) => theirs.includes(stem)).length / Math.max(1, stems.length)
      const score = alike[row]! + meant[row]! + WORDS * shared
      if (score > (nearest.get(at)?.score ?? 0))
        nearest.set(at, { wording, alike: alike[row]!, meant: meant[row]!, score })
    }
    const sorted = [...nearest].sort(([, a], [, b]) => b.score - a.score)
    const looked = [
      ...sorted.filter(([at]) => !isLoose(at)).slice(0, LOOKED_AT),
      ...sorted.filter(([at]) => isLoose(at)).slice(0, KINDS_LOOKED_AT),
    ]
    const compared = reader.compare(
      text,
      looked.map(([, { wording }]) => wording),
    )
    return looked.map(([at, one], nth) => ({ at, alike: one.alike, meant: one.meant, ...compared[nth]! }))
  }

  return (wanted) => {
    const { answers } = wanted
    const near = candidates(wanted)
    const kind = near.find((one) => isLoose(one.at) && isOfKind(one))
    if (near.length === 0) return answers.map(() => [])
    const nearest = Math.max(...near.flatMap((one) => (isLoose(one.at) ? [] : nearness(one))))
    const known = near.filter((one) => !isLoose(one.at) && nearness(one) > nearest - ANOTHER)
    const least = wanted.open ? SAID.open : SAID.closed
    const fits = answers.map(file.sentences)
    return fits.map((own) => {
      const written = known
        .flatMap((one) =>
          store.at(one.at).said.flatMap((said, nth): Fitting[] => {
            const row = firstSentence[one.at]! + nth
            const elsewhere = fits.some((others) => others[row]! > own[row]! + SLACK)
            return elsewhere ? [] : [{ ...said, fit: sureness(one, own[row]!), kind: null }]
          }),
        )
        .sort((a, b) => b.fit - a.fit)
      // What is said of a kind of offer has its side on record.
      const ofKind = (kind === undefined ? [] : store.at(kind.at).said).map(
        (said): Fitting => ({ ...said, fit: kind!.alike, kind: kind!.alike }),
      )
      return [...written.filter(({ fit }) => fit >= least).slice(0, MOST), ...ofKind]
    })
  }
}

/** Where the first of each question's rows is. */
function startsOf(counts: readonly number[]): Uint32Array {
  let next = 0
  return Uint32Array.from(counts, (count) => {
    next += count
    return next - count
  })
}

/** A question that may ask the same: how alike it is by the finder's model and by the reader's, and how the reader compares the two. */
interface Near extends Compared {
  at: number
  alike: number
  meant: number
}
