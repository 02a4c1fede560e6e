import type { SaidKind, SaidStore } from '../../knowledge/index.ts'
import type { Reader } from '../reader/reader.ts'
import { contentStems, partOf } from '../reading/content-stems.ts'
import { asksAlike } from './asks-alike.ts'
import type { Fitting, SaidWanted } from './fitting.ts'
import { judges, sureOfKind } from './judges.ts'
import type { SaidFile } from './said-file.ts'

/** How near an offer is to a kind, is how near it is to so many of its examples on average. */
const EXAMPLES = 3
/** So many kinds are looked at, from so near on, and compared by so many examples each. */
const LOOKED_AT = { questions: 1.15, offers: 0.85, most: 3, compared: 2 } as const
/** Words that so many of the first examples have are the kind's own. */
const [FIRST, OWN] = [6, 2]
/** A closed question is of a kind if it is so near to the middle of its examples, and no other kind is nearer by so much. */
const [OF_CLOSED, NEXT_KIND] = [1.32, 0.06]
/** From here on it surely is; below, what is said to an example must be likely enough to answer it, too. */
const [SURELY, SERVES] = [1.55, 0.15]
/** What is nearly the same as one example is of its kind, however far the others are. */
const BY_ONE = 0.4

/** Finds what was written for kinds of questions and of offers, not for one of them: likeliest first. */
export function openSaidKinds(
  store: SaidStore,
  file: SaidFile,
  firstRow: Uint32Array,
  reader: Pick<Reader, 'compare'>,
): (wanted: SaidWanted) => Fitting[] {
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

  const nearOffers = (sums: (row: number) => number): KindNear[] =>
    offers.map((at) => {
      const nearest = examplesOf(at)
        .map(sums)
        .sort((a, b) => b - a)
      return { at, near: mean(nearest.slice(0, EXAMPLES)) }
    })

  /** How near a question is to the middle of each kind, or to one of its examples. */
  function nearQuestions({ vector, meaning, open }: SaidWanted): KindNear[] {
    const [alike, meant] = [file.places.rows(vector), file.meanings.rows(meaning)]
    return questions[open ? 'open' : 'closed'].map(({ at, lengths }) => {
      const both = examplesOf(at).map((row) => ({ place: alike(row), meaning: meant(row) }))
      const middle =
        mean(both.map(({ place }) => place)) / lengths.place + mean(both.map((own) => own.meaning)) / lengths.meaning
      return { at, near: Math.max(middle, ...both.map((own) => own.place + own.meaning - BY_ONE)) }
    })
  }

  /** What was written for those of the nearest kinds that a text is likelier of than not. */
  function likeliest(kind: 'questions' | 'offers', text: string, sums: (row: number) => number, all: KindNear[]) {
    const nearest = all
      .filter(({ near }) => near >= LOOKED_AT[kind])
      .sort((a, b) => b.near - a.near)
      .slice(0, LOOKED_AT.most)
    const kinds = nearest.map(({ at, near }) => {
      const { wordings, said } = store.at(at)
      const examples = examplesOf(at)
        .map((row, nth) => ({ wording: wordings[nth]!, near: sums(row) }))
        .sort((a, b) => b.near - a.near)
      return {
        said,
        middle: near,
        best: examples[0]!.near,
        behind: nearest[0]!.near - near,
        wordings: examples.map(({ wording }) => wording),
      }
    })
    const compared = reader.compare(
      text,
      kinds.flatMap(({ wordings }) => wordings.slice(0, LOOKED_AT.compared)),
    )
    const stems = contentStems(text)
    return kinds.flatMap(({ said, wordings, ...near }, nth): Fitting[] => {
      const own = compared.slice(nth * LOOKED_AT.compared, (nth + 1) * LOOKED_AT.compared)
      const serves = Math.max(...own.map((one) => one.serves))
      const fit = sureOfKind[kind]({ ...near, ...inCommon[kind](stems, wordings), serves })
      return fit < judges.open.least ? [] : said.map((one) => ({ ...one, ...general, fit, kind }))
    })
  }

  function saidToClosed(wanted: SaidWanted): Fitting[] {
    const { text, vector, meaning } = wanted
    const near = nearQuestions(wanted)
      .filter(({ near, at }) => near >= OF_CLOSED && asksAlike(text, store.at(at).wordings))
      .sort((a, b) => b.near - a.near)
      .filter(({ near }, _, [nearest]) => near > nearest!.near - NEXT_KIND)
    const sums = sumsOf({ vector, meaning })
    const unsure = near.filter((one) => one.near < SURELY)
    const compared = reader.compare(
      text,
      unsure.map(({ at }) => store.at(at).wordings[nearestOf(examplesOf(at).map(sums))]!),
    )
    return near
      .filter((one) => one.near >= SURELY || compared[unsure.indexOf(one)]!.serves >= SERVES)
      .flatMap(({ at, near }) => store.at(at).said.map((one) => ({ ...one, ...general, fit: near, kind: 'questions' })))
  }

  const sumsOf = ({ vector, meaning }: Pick<SaidWanted, 'vector' | 'meaning'>): ((row: number) => number) => {
    const [alike, meant] = [file.places.rows(vector), file.meanings.rows(meaning)]
    return (row) => alike(row) + meant(row)
  }

  return (wanted) => {
    const { offer } = wanted
    const ofOffer = offer === null ? null : sumsOf(offer)
    return [
      ...(ofOffer === null ? [] : likeliest('offers', offer!.text, ofOffer, nearOffers(ofOffer))),
      ...(wanted.open
        ? likeliest('questions', wanted.text, sumsOf(wanted), nearQuestions(wanted))
        : saidToClosed(wanted)),
    ]
  }
}

const general = { sure: false, twice: false, top: null } as const

/** The words that a text has in common with a kind's examples, nearest first: of a question with the nearest ones, of an offer with all. */
const inCommon = {
  questions: (stems: readonly string[], wordings: readonly string[]) => {
    const theirs = wordings.slice(0, EXAMPLES).map(contentStems)
    return {
      shared: Math.max(...theirs.map((own) => partOf(stems, own))),
      back: Math.max(...theirs.map((own) => partOf(own, stems))),
    }
  },
  offers: (stems: readonly string[], wordings: readonly string[]) => {
    const theirs = wordings.slice(0, FIRST).map((own) => [...new Set(contentStems(own))])
    const all = theirs.flat()
    const core = [...new Set(all)].filter((stem) => all.filter((one) => one === stem).length >= OWN)
    return { shared: partOf(stems, all), back: partOf(core, stems) }
  },
}

const nearestOf = (all: readonly number[]): number => all.indexOf(Math.max(...all))

const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length

interface KindNear {
  at: number
  near: number
}
