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
 * its answer. Fitted on sentences that were judged by hand for questions that nobody had written for: 1,449 of open ones, 2,620 of both. What was
 * found by a further question counts for less, the more so the further the sentence lies. From `least` on three in four answer
 * what was asked; nearer ones do more often. Closed questions can do without.
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
      1.84 * alike + 5.11 * meant + 0.32 * logit(serves) - (further ? 0.7 : 0),
    ofSentence: ({ further }, cosine) => (further ? 4.98 * cosine - 1.6 : 1.42 * cosine) - 5.67,
    least: 0.45,
    another: 1,
  },
  closed: {
    nearness: ({ alike, meant, serves }) => 3.78 * alike + 3.82 * meant + 0.33 * logit(serves),
    ofSentence: (_, cosine) => 3.39 * cosine - 7.26,
    least: 1,
    another: 0.6,
  },
}
