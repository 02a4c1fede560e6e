import { resolverOf } from '../../src/modules/filters/resolve-occupation.ts'
import { indexOf, type OccupationWords } from '../../src/modules/filters/resolve-occupation-index.ts'
import { evenWords, keyOf } from '../../src/modules/filters/resolve-occupation-words.ts'
import { occupationList } from '../../src/modules/population/occupations.ts'
import { readCsv, writeData } from './files.ts'
import { familyWords } from './occupation-words-families.ts'
import { emptyWords, ownerWords, statusWords } from './occupation-words-status.ts'
import { synonymWords } from './occupation-words-synonyms.ts'
import { tradeWords } from './occupation-words-trades.ts'

/** Writes data/occupations/words.json: what people call occupations, beyond the live labels and titles. */

const live = occupationList().map(({ soc }) => soc)
const isLive = new Set(live)
const employment: Record<string, number> = {}
const keys: [string, string][] = []
for (const { soc, title, emp_oews_2024, emp_nem_2022 } of readCsv('occupations/soc.csv')) {
  if (!isLive.has(soc!)) continue
  employment[soc!] = Math.max(1, Math.round(Number(emp_oews_2024 || emp_nem_2022) / 1000))
  keys.push([soc!, evenWords(title!).join(' ')])
}

/** The most common first, as families name them. */
const byJobs = [...live].sort((a, b) => employment[b]! - employment[a]!)

const even = (phrases: string) =>
  [...new Set(phrases.split(',').map((phrase) => evenWords(phrase).join(' ')))].filter(Boolean)

/** Lines of "what: words, words". */
function linesOf(text: string): [string, string][] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at).trim(), even(line.slice(at + 1)).join('|')]
    })
}

/** Codes, and beginnings of codes with "*", less those after "not". */
function codesOf(text: string): string {
  const [wanted, unwanted] = text.split(' not ').map((part) => new Set(part.trim().split(/\s+/).flatMap(codes)))
  return [...wanted!].filter((soc) => !unwanted?.has(soc)).join(' ')
}

function codes(pattern: string): string[] {
  const found = pattern.endsWith('*') ? byJobs.filter((soc) => soc.startsWith(pattern.slice(0, -1))) : [pattern]
  for (const soc of found) if (!isLive.has(soc)) throw new Error(`There is no occupation ${soc}.`)
  if (found.length === 0) throw new Error(`No occupation begins with ${pattern}.`)
  return found
}

const families = familyWords
  .split('\n')
  .filter((line) => /:\s*\S/.test(line))
  .map((line): [string, string] => {
    const [names, text] = line.split(':') as [string, string]
    return [codesOf(text), even(names).join('|')]
  })
const synonyms = linesOf(synonymWords + tradeWords)
for (const [text] of synonyms) for (const soc of text.split(' ')) codes(soc)

/** Titles of the corpus: every code that it gives one, with the weight of that code's jobs. */
const titles = new Map<string, Map<string, number>>()
const empty = new Set(evenWords(emptyWords))
const jargon = /^(?:45|47|49|51|53-7)/
for (const { title, soc, w, src } of readCsv('occupations/titles.csv.gz')) {
  if (!isLive.has(soc!)) continue
  const phrase = evenWords(title!.replace(/\([^)]*\)/g, ' ')).join(' ')
  const count = phrase.split(' ').length
  if (phrase.length < 3 || count > 5 || phrase.split(' ').every((word) => empty.has(word))) continue
  // Of titles that nobody reported of themselves, leave out the jargon of workshops, acronyms and the very long.
  if (src === 'A' && (count > 3 || (count === 1 && (phrase.length < 5 || jargon.test(soc!))))) continue
  const scores = titles.get(phrase) ?? new Map<string, number>()
  titles.set(phrase, scores)
  scores.set(soc!, Math.max(scores.get(soc!) ?? 0, Number(w) * Math.sqrt(employment[soc!]!)))
}

/** What a title of the corpus means: null where it is one word for too many things. */
function meaningOf(scores: ReadonlyMap<string, number>): string[] | null {
  const ranked = [...scores].sort((a, b) => b[1] - a[1])
  const total = ranked.reduce((sum, [, score]) => sum + score, 0)
  const [, best] = ranked[0]!
  const groups = new Set(ranked.map(([soc]) => soc.slice(0, 2)))
  if (groups.size > 2 && best / total < 0.45) return null
  return ranked
    .filter(([, score]) => score >= 0.6 * best)
    .slice(0, 3)
    .map(([soc]) => soc)
}

const words: OccupationWords = {
  employment,
  families,
  synonyms,
  statuses: linesOf(statusWords),
  owners: linesOf(ownerWords),
  keys,
  corpus: [],
  heads: '',
  unsteady: '',
  vocabulary: '',
}

/** Heads: short phrases with a meaning that longer titles with the same end share. */
const plain = resolverOf(words)
const ends = new Map<string, { phrase: string; inside: number; all: number; codes: Set<string> }>()
const titleWords: [string[], string][] = occupationList().flatMap(({ soc, titles: own }) =>
  own.map((title): [string[], string] => [evenWords(title), soc]),
)
for (const [phrase, scores] of titles) {
  const codes = meaningOf(scores)
  if (codes !== null) titleWords.push([phrase.split(' '), codes[0]!])
}
/** Families of many trades (supervisors) are something else with another word before them; nurses are nurses. */
const spansGroups = (codes: readonly string[]) => new Set(codes.map((soc) => soc.slice(0, 2))).size > 1
for (const [title, soc] of titleWords) {
  for (let length = 1; length <= 3 && length < title.length; length++) {
    const phrase = title.slice(-length).join(' ')
    const key = keyOf(title.slice(-length))
    let end = ends.get(key)
    if (end === undefined) {
      const found = plain(phrase)
      const known = found.via !== 'none' && found.via !== 'close' && found.labour_status === undefined
      end = {
        phrase,
        inside: 0,
        all: 0,
        codes: new Set(known ? found.occupations : []),
      }
      ends.set(key, end)
    }
    end.all++
    if (end.codes.has(soc)) end.inside++
  }
}
const isSteady = (key: string) => {
  const { codes, inside, all } = ends.get(key)!
  const narrow = codes.size <= 20 || new Set([...codes].map((soc) => soc.slice(0, 4))).size === 1
  return codes.size > 0 && narrow && !spansGroups([...codes]) && inside / all >= 0.66
}
const single = [...ends].filter(([key, { phrase, all }]) => !phrase.includes(' ') && all >= 3 && isSteady(key))
const several = [...ends].filter(([key, { phrase, codes }]) => phrase.includes(' ') && codes.size > 0 && !isSteady(key))
words.heads = single
  .map(([key]) => key)
  .sort()
  .join('|')
words.unsteady = several
  .map(([key]) => key)
  .sort()
  .join('|')

/** Of the corpus, only what is not understood alike without it. */
const counts = new Map<string, number>()
for (const phrase of titles.keys()) for (const word of phrase.split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1)
const withHeads = resolverOf(words)
const exact = indexOf(words).meanings
/** The corpus finds other occupations for these ranks of one trade than for the trade: it is not followed. */
const rankFirst = /^(?:senior|junior|lead|principal) /
const corpus = new Map<string, string[]>()
for (const [phrase, scores] of titles) {
  const codes = meaningOf(scores)
  if (codes === null) continue
  const found = withHeads(phrase)
  if (found.via !== 'none' && codes.includes(found.occupations[0] ?? '')) continue
  if (exact.has(keyOf(phrase.split(' '))) || rankFirst.test(phrase)) continue
  const key = codes.join(' ')
  const group = corpus.get(key) ?? []
  corpus.set(key, group)
  group.push(phrase.replaceAll(' ', ''))
}
words.corpus = [...corpus].sort(([a], [b]) => (a < b ? -1 : 1)).map(([codes, group]) => [codes, group.sort().join('|')])
words.vocabulary = [...counts]
  .filter(([word, count]) => count >= 2 && word.length > 1)
  .map(([word]) => word)
  .sort()
  .join(' ')

console.log(
  `${titles.size} titles, ${[...corpus.values()].flat().length} kept, ${single.length} heads, ${several.length} unsteady`,
)
writeData('occupations/words.json', words, 2)
