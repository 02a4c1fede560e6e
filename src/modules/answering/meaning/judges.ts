import { naturalLog } from '../deciding/latent-scale.ts'
import type { Compared } from '../reader/reader.ts'

/** A question that may ask the same: how alike it is by the finder's model and by the reader's, and how the reader compares the two. */
export interface Near extends Pick<Compared, 'serves'> {
  alike: number
  meant: number
  /** It was found by another question that its sentences answer. */
  further: boolean
}

const logit = (likely: number): number => naturalLog((likely + 0.05) / (1.05 - likely))
/**
 * How sure it is that a sentence which was written for one question answers another, as a logit: of how alike both models find the two,
 * of how likely the reader takes what is said to the one to answer the other, and of how near the sentence lies to the question with
 * its answer. For open questions it is fitted on 1,724 sentences that were judged for 268 questions nobody had written for, and means
 * what it says: 0 is one in two. For closed ones it was fitted on 2,620 earlier judgements of both kinds, by kinder judges.
 */
export interface Judge {
  nearness: (one: Near) => number
  ofSentence: (one: Pick<Near, 'further'>, cosine: number) => number
  least: number
  /** Where the very question is known, one that is so much less near is another ("save plastic bags", "bring your own bags"). */
  another: number
}
export const judges: Readonly<Record<'open' | 'closed', Judge>> = {
  open: {
    nearness: ({ alike, meant, serves, further }) =>
      3.64 * alike + 3.11 * meant + 0.3 * logit(serves) - (further ? 0.9 : 0),
    ofSentence: (_, cosine) => 3.34 * cosine - 5.91,
    least: 0,
    another: Number.POSITIVE_INFINITY,
  },
  closed: {
    nearness: ({ alike, meant, serves }) => 3.78 * alike + 3.82 * meant + 0.33 * logit(serves),
    ofSentence: (_, cosine) => 3.39 * cosine - 7.26,
    least: 1,
    another: 0.6,
  },
}

/** A kind of questions or of offers, seen from one that may be of it. */
export interface NearKind extends Pick<Compared, 'serves'> {
  /** How near it is to the kind's examples together, and to the nearest of them. */
  middle: number
  best: number
  /** Which part of its words the kind's examples share, and which part of theirs it does. */
  shared: number
  back: number
  /** How much less near it is than to the nearest kind. */
  behind: number
}

/**
 * The same for what was written for a kind: of open questions fitted on 1,296 sentences that were judged for the same 268, of offers on
 * 1,920 for 160.
 */
export const sureOfKind: Readonly<Record<'questions' | 'offers', (one: NearKind) => number>> = {
  questions: ({ middle, best, serves, shared, back }) =>
    3.5 * middle + 0.44 * best + 0.3 * logit(serves) + 0.41 * shared + 1.37 * back - 6.61,
  offers: ({ middle, best, serves, shared, back, behind }) =>
    1.88 * middle + 1.14 * best + 0.63 * logit(serves) + 1.36 * shared + 1.48 * back - 1.7 * behind - 4.87,
}
