import type { SaidKind, SaidStore } from '../../knowledge/index.ts'
import { asksAlike } from './asks-alike.ts'
import type { Fitting, SaidWanted } from './fitting.ts'
import type { SaidFile } from './said-file.ts'

/**
 * An offer is of a kind if, by both models together, so many of the kind's examples are so near on average. Of offers with one example left out
 * 64 in 100 find their kind so, and four in five of those that find one find theirs or one like it.
 */
const [EXAMPLES, OF_KIND] = [3, 1.15]
/**
 * A question is of a kind if it is so near to the middle of its examples. Of the sentences that were judged for 120 questions nobody had written for,
 * eight in ten answer from here on. Of examples that were left out of their kind half are so near, and three in four are nearest to it.
 */
const OF_QUESTIONS = 1.32
/** What is nearly the same as one example is of its kind, however far the others are. */
const BY_ONE = 0.4
/** What is so much less near than the nearest kind is another. */
const NEXT_KIND = 0.06

/** Finds sentences that were written for kinds of offers and of questions, of which there are examples. */
export function openSaidKinds(
  store: SaidStore,
  file: SaidFile,
  firstRow: Uint32Array,
): (wanted: SaidWanted) => Fitting[] {
  /** How near an offer is to the nearest examples of each kind of offers. */
  const nearOffers = (offer: NonNullable<SaidWanted['offer']>): KindNear[] => {
    const [alike, meant] = [file.places.rows(offer.vector), file.meanings.rows(offer.meaning)]
    return offers.map((at) => {
      const nears = examplesOf(at).map((row) => alike(row) + meant(row))
      return { at, near: mean(nears.sort((a, b) => b - a).slice(0, EXAMPLES)) }
    })
  }

  /** How near a question is to the middle of each kind of questions, or to one of its examples. */
  const nearQuestions = ({ vector, meaning, open }: SaidWanted): KindNear[] => {
    const [alike, meant] = [file.places.rows(vector), file.meanings.rows(meaning)]
    return questions[open ? 'open' : 'closed'].map(({ at, lengths }) => {
      const both = examplesOf(at).map((row) => ({ place: alike(row), meaning: meant(row) }))
      const middle =
        mean(both.map(({ place }) => place)) / lengths.place + mean(both.map((own) => own.meaning)) / lengths.meaning
      return { at, near: Math.max(middle, ...both.map((own) => own.place + own.meaning - BY_ONE)) }
    })
  }

  const examplesOf = (at: number): number[] =>
    Array.from({ length: store.sizes[at]!.wordings }, (_, nth) => firstRow[at]! + nth)
  const placesOf = (kind: SaidKind, closed = false): number[] =>
    store.sizes.flatMap((sizes, at) => (sizes.kind === kind && sizes.closed === closed ? [at] : []))
  const offers = placesOf('offers')
  const withLengths = (at: number) => ({ at, lengths: file.together(firstRow[at]!, store.sizes[at]!.wordings) })
  const questions = {
    open: placesOf('questions').map(withLengths),
    closed: placesOf('questions', true).map(withLengths),
  }

  /** What is said of the kinds that an offer is of. Its side is on record. */
  const saidOfOffer = ({ offer }: SaidWanted): Fitting[] =>
    offer === null ? [] : saidOfKinds(nearOffers(offer), OF_KIND, 'offers')

  /** What is said to the kinds that a question is of. */
  function saidToKinds(wanted: SaidWanted): Fitting[] {
    const near = nearQuestions(wanted).filter(({ near }) => near >= OF_QUESTIONS)
    const alike = wanted.open ? near : near.filter(({ at }) => asksAlike(wanted.text, store.at(at).wordings))
    return saidOfKinds(alike, OF_QUESTIONS, 'questions')
  }

  const saidOfKinds = (nears: readonly KindNear[], least: number, kind: SaidKind): Fitting[] =>
    nears
      .toSorted((a, b) => b.near - a.near)
      .filter(({ near }, _, [nearest]) => near >= least && near > nearest!.near - NEXT_KIND)
      .flatMap(({ at, near }) =>
        store.at(at).said.map((said): Fitting => ({ ...said, fit: near, sure: false, kind, twice: false, top: null })),
      )

  return (wanted) => [...saidOfOffer(wanted), ...saidToKinds(wanted)]
}

const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length

interface KindNear {
  at: number
  near: number
}
