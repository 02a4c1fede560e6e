import { beforeNouns, functionWords, isForeignWord, vagueWords } from './themes-function-words.ts'
import { type Echoes, singular } from './themes-question.ts'
import type { Sentence, Word } from './themes-sentences.ts'

/** A sentence as phrases are looked for in it. */
export interface ReadSentence {
  /** Whoever said it. */
  agent_id: number
  sentence: Sentence
  /** Places of words that codes account for. */
  covered: ReadonlySet<number>
}

/** A phrase that many use, by itself no code of the frame. */
export interface Phrase {
  label: string
  words: number
  sentences: Set<ReadSentence>
  agents: Set<number>
}

interface Candidate extends Phrase {
  key: string
  /** How often it stands where nouns stand. */
  uses: number
  asNoun: number
  /** Every way in which it was written, and how often that was; apart for the beginnings of sentences. */
  inside: Map<string, number>
  opening: Map<string, number>
}

const MAX_WORDS = 3
/** A longer phrase takes the place of its words where most who use them use it. */
const MOST = 0.6
/** A word that follows "to" or "I" as often as "the" is a verb, and verbs make poor labels. */
const NOUN = 0.5

/** Phrases that at least `least` people use, each people's own words: no phrase holds another. */
export function phrasesIn(read: readonly ReadSentence[], least: number, echoes: Echoes): Phrase[] {
  const candidates = new Map<string, Candidate>()
  const spoken = speaking(echoes)
  for (const one of read) gather(one, spoken(one), candidates)
  const frequent = [...candidates.values()]
    .filter(({ agents, words, uses, asNoun }) => agents.size >= least && (words > 1 || asNoun >= NOUN * uses))
    .sort((a, b) => b.words - a.words || b.agents.size - a.agents.size || (a.key < b.key ? -1 : 1))
  const kept: Candidate[] = []
  for (const candidate of frequent) {
    // Longer ones come first. A word stays only where the phrases that hold it are the lesser part of its uses.
    const longer = kept.filter(({ key }) => ` ${key} `.includes(` ${candidate.key} `))
    const mostly = longer.some(({ agents }) => agents.size >= MOST * candidate.agents.size)
    if (mostly) continue
    for (const phrase of longer) kept.splice(kept.indexOf(phrase), 1)
    kept.push(candidate)
  }
  return kept.map((candidate) => ({
    label: labelOf(candidate),
    words: candidate.words,
    sentences: candidate.sentences,
    agents: candidate.agents,
  }))
}

/** A phrase where it stands in a sentence. */
interface Spoken {
  key: string
  words: number
  asNoun: boolean
  opening: boolean
  written: string
}

/** Each sentence is looked at once, however many say it. */
function speaking(echoes: Echoes): (one: ReadSentence) => readonly Spoken[] {
  const known = new Map<Sentence, readonly Spoken[]>()
  const tells = telling()
  return (one) => {
    let spoken = known.get(one.sentence)
    if (spoken === undefined) {
      spoken = [...spokenIn(one, echoes, tells)]
      known.set(one.sentence, spoken)
    }
    return spoken
  }
}

function* spokenIn({ sentence, covered }: ReadSentence, echoes: Echoes, telling: Telling): Generator<Spoken> {
  const { words, text, foreign } = sentence
  const tells = words.map((word, at) => !covered.has(at) && telling(word, foreign))
  for (let from = 0; from < words.length; from++) {
    if (!tells[from]) continue
    for (let to = from + 1; to <= words.length && to - from <= MAX_WORDS; to++) {
      if (!tells[to - 1] || (to - 1 > from && !words[to - 1]!.joined)) break
      // With subscriptions in the question, "subscription box" is about the box and "cheap subscription" about nothing.
      if (echoes(words[to - 1]!.low)) continue
      yield {
        key: words
          .slice(from, to)
          .map(({ low }) => singular(low))
          .join(' '),
        words: to - from,
        asNoun: foreign || standsAsNoun(words, tells, from, to),
        opening: from === 0,
        written: text.slice(words[from]!.from, words[to - 1]!.to).replace(/['’]s$/, ''),
      }
    }
  }
}

function gather(one: ReadSentence, spoken: readonly Spoken[], candidates: Map<string, Candidate>): void {
  for (const { key, words, asNoun, opening, written } of spoken) {
    const candidate = candidates.get(key) ?? fresh(key, words)
    candidates.set(key, candidate)
    candidate.sentences.add(one)
    candidate.agents.add(one.agent_id)
    candidate.uses += 1
    if (asNoun) candidate.asNoun += 1
    const ways = opening ? candidate.opening : candidate.inside
    ways.set(written, (ways.get(written) ?? 0) + 1)
  }
}

const fresh = (key: string, words: number): Candidate => ({
  key,
  words,
  label: '',
  sentences: new Set(),
  agents: new Set(),
  uses: 0,
  asNoun: 0,
  inside: new Map(),
  opening: new Map(),
})

type Telling = (word: Word, foreign: boolean) => boolean

/** Each word is looked at once, however often it is said. */
function telling(): Telling {
  const known = { own: new Map<string, boolean>(), foreign: new Map<string, boolean>() }
  return (word, foreign) => {
    const words = foreign ? known.foreign : known.own
    let tells = words.get(word.low)
    if (tells === undefined) {
      tells = isTelling(word, foreign)
      words.set(word.low, tells)
    }
    return tells
  }
}

/** Whether a word can be a part of a theme: it is no number, and says something by itself. */
function isTelling({ low }: Word, foreign: boolean): boolean {
  if (!/^\p{L}/u.test(low) || low.length > 40 || low.includes("'")) return false
  if (isForeignWord(low) && (foreign || low.length < 4)) return false
  if (/^\p{Script=Latin}/u.test(low)) {
    if (low.length < (foreign ? 4 : 3)) return false
    return foreign || !(functionWords.has(low) || vagueWords.has(low) || /[a-z]{3}ly$/.test(low))
  }
  // Scripts in which words are short; a single sign of kana is grammar.
  return low.length > 1 && !/^\p{Script=Hiragana}+$/u.test(low)
}

const nounEnding = /(?:tion|ment|ness|ity|ship|ance|ence|ism)s?$/

/**
 * "the mileage", "of mileage", "low mileage", or next to nothing else: "Mileage, reliability." Not so "low" in "the low
 * mileage".
 */
function standsAsNoun(words: readonly Word[], tells: readonly boolean[], from: number, to: number): boolean {
  const after = words[to]
  if (after?.joined && tells[to]) return false
  if (nounEnding.test(words[to - 1]!.low)) return true
  const before = words[from - 1]
  if (before !== undefined && words[from]!.joined) return beforeNouns.has(before.low) || tells[from - 1]!
  return after === undefined || !after.joined
}

/** As most people write it, with a capital. Beginnings of sentences have one anyway: they count where all are such. */
function labelOf({ inside, opening }: Candidate): string {
  const ways = inside.size > 0 ? inside : opening
  const [written] = [...ways].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]!
  const label = written.replace(/\s/g, ' ')
  const first = String.fromCodePoint(label.codePointAt(0)!)
  return first.toUpperCase() + label.slice(first.length)
}
