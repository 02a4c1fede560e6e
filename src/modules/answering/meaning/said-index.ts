import { loadSaid, type Said, type SaidSizes } from '../../knowledge/index.ts'
import type { Compared, Reader } from '../reader/reader.ts'
import { contentStems, partOf } from '../reading/content-stems.ts'
import { asksTwice } from '../reading/take-apart.ts'
import { asksOtherwise, isOfAnotherTime, permits } from './asks-alike.ts'
import type { Fitting, SaidWanted } from './fitting.ts'
import { judges, type Near } from './judges.ts'
import { openSaidFile } from './said-file.ts'
import { openSaidKinds } from './said-kinds.ts'

export type { Fitting } from './fitting.ts'

/** Finds sentences that were written for a question: for each of its answers, best first. */
export type SaidIndex = (wanted: SaidWanted) => Fitting[][]

/** Less alike than this by either model is another question, whatever the other one thinks. */
const [LEAST_ALIKE, LEAST_MEANT] = [0.4, 0.35]
/** Both models' cosines and the words in common choose the questions that the reader compares with the asked one. */
const LOOKED_AT = { open: 8, closed: 5 } as const
/** Wordings whose words are looked at. */
const ROWS = 240
const WORDS = 0.3
/** Questions whose sides are further apart than this ask for the opposite. */
const OPPOSITE = 1.1
/** From here on 84 in 100 contraries are seen, and five in a hundred other wordings of a question are taken for one. */
const CONTRARY = 0.7
/** Sentences for one answer. */
const MOST = 240
/** A sentence that goes better with another answer by more than this is not said with this one. */
const SLACK = 0.03
/** From here on a sentence surely answers: by how well it goes with the question, or by how near its own question is. */
const [SURELY, SAME_QUESTION] = [1.5, 1.6]

/** Null where the file is missing, or of other weights or sentences: `npm run data -- meanings` makes it. */
export function openSaidIndex(reader: Pick<Reader, 'version' | 'compare'>, from?: URL): SaidIndex | null {
  const store = loadSaid()
  const rowsOf = ({ wordings, also }: SaidSizes): number => wordings + also
  const owners = Uint32Array.from(store.sizes.flatMap((sizes, at) => Array<number>(rowsOf(sizes)).fill(at)))
  const file = openSaidFile(reader.version + store.digest, owners.length, from)
  if (file === null) return null
  const firstRow = startsOf(store.sizes.map(rowsOf))
  const firstSentence = startsOf(store.sizes.map(({ said, kind }) => (kind === null ? said : 0)))
  const isKind = (at: number): boolean => store.sizes[at]!.kind !== null
  const ofKinds = openSaidKinds(store, file, firstRow, reader)
  const isFurther = (row: number): boolean => row - firstRow[owners[row]!]! >= store.sizes[owners[row]!]!.wordings

  /** The questions that may ask the same, each by its nearest wording. */
  function candidates({ text, vector, meaning, side, open }: SaidWanted): Candidate[] {
    const [alike, meant] = [file!.places.rows(vector), file!.meanings.rows(meaning)]
    const alikes = new Set(file!.places.near(vector, LEAST_ALIKE))
    const rows: { row: number; alike: number; meant: number }[] = []
    for (const row of file!.meanings.near(meaning, LEAST_MEANT)) {
      if (!alikes.has(row) || isKind(owners[row]!)) continue
      if (Math.abs(side - file!.sides[row]!) > OPPOSITE || (!open && isFurther(row))) continue
      const own = { row, alike: alike(row), meant: meant(row) }
      if (own.meant >= LEAST_MEANT && own.alike >= LEAST_ALIKE) rows.push(own)
    }
    rows.sort((a, b) => b.alike + b.meant - a.alike - a.meant)
    const stems = contentStems(text)
    const nearest = new Map<number, Candidate & { score: number }>()
    for (const { row, alike, meant } of rows.slice(0, ROWS)) {
      const at = owners[row]!
      const { wordings, also = [] } = store.at(at)
      const wording = [...wordings, ...also][row - firstRow[at]!]!
      const theirs = contentStems(wording)
      const shared = partOf(stems, theirs)
      const score = alike + meant + WORDS * shared
      // What was said of one name or slogan is not said of another.
      if (quotedIn(wordings[0]!).some((own) => !names(text, own))) continue
      if (score > (nearest.get(at)?.score ?? 0))
        nearest.set(at, { at, wording, alike, meant, further: isFurther(row), score })
    }
    return [...nearest.values()].sort((a, b) => b.score - a.score).slice(0, LOOKED_AT[open ? 'open' : 'closed'])
  }

  /** How the reader compares a question with those that may ask the same, without those that ask the contrary. */
  function compared(
    looked: readonly Candidate[],
    { text, canonical, open }: SaidWanted,
    mayAnswer: MayAnswer,
  ): Known[] {
    const wordings = looked.map(({ wording }) => wording)
    const compared = reader.compare(text, wordings)
    const known = looked.map((one, nth): Known => ({ ...one, ...compared[nth]! }))
    if (open || !known.some(mayAnswer)) return known
    // What goes with a yes to the contrary would be said with a no.
    const contrary = bare(text) === bare(canonical) ? compared : reader.compare(canonical, wordings)
    return known.filter(
      ({ wording }, nth) =>
        contrary[nth]!.contrary <= CONTRARY && permits(text) * permits(wording) >= 0 && !asksOtherwise(text, wording),
    )
  }

  /** What is written for the questions that ask the same, for each of the answers. */
  function saidTo(wanted: SaidWanted): Fitting[][] {
    const { text, answers, open } = wanted
    const { nearness, ofSentence, least, another } = judges[open ? 'open' : 'closed']
    const none = answers.map(() => [])
    // The reader takes its time, so it is asked last, and nothing more is once no sentence can come to what is needed.
    const looked = candidates(wanted)
    const atBest = (one: Candidate, cosine: number): number => nearness({ serves: 1, ...one }) + ofSentence(one, cosine)
    if (looked.every((one) => atBest(one, 1) < least)) return none
    const meanings = answers.map((meaning) => meaning())
    const cosines = new Map(
      looked.map(({ at }) => {
        const rows = file!.sentences(firstSentence[at]!, store.sizes[at]!.said)
        return [at, meanings.map(rows)]
      }),
    )
    const highest = new Map(looked.map(({ at }) => [at, highestOf(cosines.get(at)!, store.sizes[at]!.said)] as const))
    const mayAnswer: MayAnswer = (one) => atBest(one, highest.get(one.at)!) >= least
    if (!looked.some(mayAnswer)) return none
    const near = compared(looked, wanted, mayAnswer)
    const nearest = Math.max(...near.map(nearness))
    const two = open && asksTwice(text)
    const written = near
      .filter((one) => nearness(one) > nearest - another)
      .flatMap((one) => {
        const { wordings, said } = store.at(one.at)
        const twice = two && asksTwice(wordings[0]!)
        const top = topOf(said)
        return said.flatMap((own, nth) => {
          if (!open && isOfAnotherTime(text, wordings[0]!, own.answer)) return []
          return [{ one, said: { ...own, twice, top }, fits: cosines.get(one.at)!.map((cosine) => cosine(nth)) }]
        })
      })
    return answers.map((_, at) => {
      const own = written
        .filter(({ fits }) => fits.every((other) => other <= fits[at]! + SLACK))
        .map(({ one, said, fits }): Fitting => {
          const fit = nearness(one) + ofSentence(one, fits[at]!)
          const sure = fit >= SURELY || (open && one.alike + one.meant >= SAME_QUESTION)
          return { ...said, fit, sure, kind: null }
        })
        .filter(({ fit }) => fit >= least)
        .sort((a, b) => b.fit - a.fit)
      return own.slice(0, MOST)
    })
  }

  return (wanted) => {
    const general = ofKinds(wanted)
    return saidTo(wanted).map((own) => [...own, ...general])
  }
}

/** A question that may ask the same, and how it does so in the wording that is nearest. */
interface Candidate extends Omit<Near, 'serves'> {
  at: number
  wording: string
}

type Known = Candidate & Compared

/** Whether any sentence of a question may be said, as far as is known of it. */
type MayAnswer = (one: Candidate | Known) => boolean

const highestOf = (cosines: readonly ((row: number) => number)[], rows: number): number =>
  cosines.reduce((most, cosine) => {
    for (let row = 0; row < rows; row += 1) most = Math.max(most, cosine(row))
    return most
  }, -1)

const bare = (text: string): string => text.toLowerCase().replace(/\W+/g, '')

function topOf(said: readonly Said[]): number | null {
  const top = Math.max(...said.map(({ answer }) => (answer === null || answer === '' ? Number.NaN : Number(answer))))
  return Number.isNaN(top) ? null : top
}

/** Whether a text is about these words: it puts them in quotes, or has no others there. */
function names(text: string, words: string): boolean {
  const quoted = quotedIn(text)
  return quoted.length > 0 ? quoted.includes(words) : text.toLowerCase().includes(words)
}

const quotedIn = (wording: string): string[] =>
  Array.from(wording.matchAll(/(?:["“]|(?<![\w])')([^"”']{3,}?)[.,!?]?(?:["”]|'(?![\w]))/g), ([, own]) =>
    own!.toLowerCase(),
  )

/** Where the first of each question's rows is. */
function startsOf(counts: readonly number[]): Uint32Array {
  let next = 0
  return Uint32Array.from(counts, (count) => {
    next += count
    return next - count
  })
}
