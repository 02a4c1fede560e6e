import { occupationList, readFigures } from '../population/index.ts'
import { evenWords, keyOf } from './resolve-occupation-words.ts'

/** data/occupations/words.json. Phrases are evened out already, and those of one meaning joined by "|". */
export interface OccupationWords {
  /** Thousands of jobs by code. */
  employment: Record<string, number>
  /** Codes, best first, and the words for all of them together. */
  families: [string, string][]
  synonyms: [string, string][]
  /** Labour status, with its detail after a slash. */
  statuses: [string, string][]
  /** Codes of owners of businesses, who are self-employed as well. */
  owners: [string, string][]
  /** Titles of the classification by code. */
  keys: [string, string][]
  /** Keys of further titles, by code(s). */
  corpus: [string, string][]
  /** Single words whose meaning other words before them do not change: an "oncology nurse" is a nurse. */
  heads: string
  /** Phrases of several words whose meaning others before them do change. */
  unsteady: string
  /** Words that occur in job titles, beyond those of the phrases above. */
  vocabulary: string
}

export interface Meaning {
  via: 'label' | 'synonym' | 'corpus' | 'title'
  occupations: readonly string[]
  labour_status?: string
  labour_detail?: string
  /** The live title that was named, where one was. */
  title?: string
}

/** A phrase that a close match may find. */
export interface Phrase {
  words: readonly string[]
  meaning: Meaning
}

export interface OccupationIndex {
  /** By key, the first in the spec's order; families stand before the label of the same name. */
  meanings: ReadonlyMap<string, Meaning>
  labels: ReadonlyMap<string, string>
  /** Code of each label exactly as it is written. */
  asWritten: ReadonlyMap<string, string>
  phrases: readonly Phrase[]
  heads: ReadonlySet<string>
  unsteady: ReadonlySet<string>
  /** Every known word with its weight: the jobs (thousands) of the occupations that it names. */
  vocabulary: ReadonlyMap<string, number>
  employment: ReadonlyMap<string, number>
}

export const readOccupationWords = () => readFigures<OccupationWords>('occupations/words.json')

export function indexOf(words: OccupationWords): OccupationIndex {
  const meanings = new Map<string, Meaning>()
  const phrases: Phrase[] = []
  const vocabulary = new Map<string, number>()
  const employment = new Map(Object.entries(words.employment))

  function add(phrase: readonly string[], meaning: Meaning, searched: boolean): void {
    const key = keyOf(phrase)
    if (meanings.has(key)) return
    meanings.set(key, meaning)
    if (searched) phrases.push({ words: phrase, meaning })
    const jobs = employment.get(meaning.occupations[0] ?? '') ?? 0
    for (const word of phrase) vocabulary.set(word, (vocabulary.get(word) ?? 0) + jobs)
  }
  function addAll(entries: readonly [string, string][], via: Meaning['via'], searched: boolean): void {
    for (const [codes, joined] of entries) {
      const occupations = codes.split(' ')
      for (const phrase of joined.split('|')) add(phrase.split(' '), { via, occupations }, searched)
    }
  }
  /** People with a title are never left out of what the title means, whatever else it means. */
  function addTitle(phrase: readonly string[], soc: string, title: string): void {
    const known = meanings.get(keyOf(phrase))
    if (known === undefined) add(phrase, { via: 'title', occupations: [soc], title }, true)
    else if (known.via === 'label' || known.labour_status !== undefined) return
    else if (!known.occupations.includes(soc)) {
      meanings.set(keyOf(phrase), { via: known.via, occupations: [...known.occupations, soc] })
    } else if (known.occupations.length === 1) meanings.set(keyOf(phrase), { ...known, title })
  }

  const occupations = occupationList()
  const seen = new Map<string, string>()
  addAll(words.families, 'synonym', false)
  for (const { soc, label } of occupations) add(evenWords(label, seen), { via: 'label', occupations: [soc] }, true)
  for (const [status, joined] of words.statuses) {
    const [labour_status, labour_detail] = status.split('/') as [string, string?]
    const meaning: Meaning = { via: 'synonym', occupations: [], labour_status, ...(labour_detail && { labour_detail }) }
    for (const phrase of joined.split('|')) add(phrase.split(' '), meaning, false)
  }
  for (const [codes, joined] of words.owners) {
    const meaning: Meaning = { via: 'synonym', occupations: codes.split(' '), labour_status: 'self_employed' }
    for (const phrase of joined.split('|')) add(phrase.split(' '), meaning, false)
  }
  addAll(words.synonyms, 'synonym', true)
  addAll(words.keys, 'corpus', true)
  for (const { soc, titles } of occupations) {
    for (const title of titles) addTitle(evenWords(title, seen), soc, title)
  }
  // The corpus is large, and no close match is sought in it: keys are enough.
  for (const [codes, joined] of words.corpus) {
    const meaning: Meaning = { via: 'title', occupations: codes.split(' ') }
    for (const key of joined.split('|')) if (!meanings.has(key)) meanings.set(key, meaning)
  }
  for (const word of words.vocabulary.split(' ')) if (!vocabulary.has(word)) vocabulary.set(word, 0)

  return {
    meanings,
    labels: new Map(occupations.map(({ soc, label }) => [soc, label])),
    asWritten: new Map(occupations.map(({ soc, label }) => [label, soc])),
    phrases,
    heads: new Set(words.heads.split('|')),
    unsteady: new Set(words.unsteady.split('|')),
    vocabulary,
    employment,
  }
}
