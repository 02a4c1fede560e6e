import { type CloseMatch, closeMatchOf } from './resolve-occupation-close.ts'
import {
  indexOf,
  type Meaning,
  type OccupationIndex,
  type OccupationWords,
  readOccupationWords,
} from './resolve-occupation-index.ts'
import { type Speller, spellerOf } from './resolve-occupation-spelling.ts'
import {
  beforeClause,
  functionOf,
  isModifier,
  ownedBusiness,
  partsOf,
  properly,
  turned,
  variantsOf,
  withoutFrame,
} from './resolve-occupation-variants.ts'
import { evenWords, keyOf } from './resolve-occupation-words.ts'

export interface Resolution {
  /** SOC codes, best first. Together with a labour status, both must hold. */
  occupations: string[]
  labour_status?: string
  labour_detail?: string
  /** The live title that was named ("barista"), which is narrower than its occupation. */
  title?: string
  via: Meaning['via'] | 'close' | 'none'
  /** What was understood, in words. */
  understood: string
  /** Labels to choose from, where nothing was understood. */
  suggestions: string[]
}

type Found = Omit<Meaning, 'via'> & { via: Resolution['via'] }
type Resolver = (text: string) => Resolution

const longest = 120
const statusBefore = new Map<string, Found>([
  ['retired', { via: 'synonym', occupations: [], labour_status: 'retired', labour_detail: 'retired' }],
  ['unemployed', { via: 'synonym', occupations: [], labour_status: 'unemployed', labour_detail: 'unemployed' }],
])

let resolver: Resolver | undefined

/** Which occupations, or which labour status, a text of a caller means. */
export function resolveOccupation(text: string): Resolution {
  resolver ??= resolverOf(readOccupationWords())
  return resolver(text)
}

export function resolverOf(figures: OccupationWords): Resolver {
  const index = indexOf(figures)
  // Most texts are understood without these two, which take as long to prepare as the rest.
  const spell = once(() => spellerOf(index.vocabulary))
  const tools: Tools = {
    index,
    spell: (word, alone) => spell()(word, alone),
    close: once(() => closeMatchOf(index)),
  }
  return (text) => {
    const written = text.trim()
    const soc = index.asWritten.get(written)
    if (soc !== undefined) return described({ via: 'label', occupations: [soc] }, index)
    const found = written.length > longest ? null : understood(withoutFrame(written), tools)
    if (found !== null) return described(found, index)
    const suggestions = written.length > longest ? [] : tools.close().suggestions(evenWords(written))
    return { occupations: [], via: 'none', understood: 'no occupation', suggestions }
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

interface Tools {
  index: OccupationIndex
  spell: Speller
  close: () => CloseMatch
}

function understood(text: string, tools: Tools): Found | null {
  const words = evenWords(text)
  if (words.length === 0) return null
  const parts = partsOf(text)
  const turn = turned(text)
  const clause = beforeClause(text)
  return (
    plainly(words, tools.index) ??
    (turn === null ? null : plainly(evenWords(turn), tools.index)) ??
    (parts === null ? null : together(parts, tools)) ??
    (clause === null ? null : understood(clause, tools)) ??
    afterAnyWord(words, tools.index) ??
    respelt(words, tools) ??
    swapped(words, tools.index) ??
    nearby(words, tools)
  )
}

/** As it stands, or without words of rank and employer. */
function plainly(words: readonly string[], { meanings }: OccupationIndex): Found | null {
  const whole = meanings.get(keyOf(words))
  if (whole !== undefined) return whole
  const status = words.length > 1 ? statusBefore.get(words[0]!) : undefined
  if (status !== undefined) return status
  if (words.length > 1 && words.at(-1) === 'student') return meanings.get('student') ?? null
  const area = functionOf(words)
  const head = area && (meanings.get(keyOf([...area, 'manager'])) ?? meanings.get(keyOf([...area, 'director'])))
  if (head) return head
  for (const { words: rest, employer, selfEmployed } of variantsOf(words)) {
    const meaning = meanings.get(keyOf(rest))
    if (meaning === undefined || isStatus(meaning)) continue
    // A "Tesla owner" has a car, and a "retail clerk" is no office clerk.
    if (employer && (meaning.labour_status !== undefined || isBroad(meaning))) continue
    return selfEmployed ? { ...meaning, labour_status: 'self_employed' } : meaning
  }
  const business = ownedBusiness(words)
  const manager = business && meanings.get(keyOf(business))
  if (manager && !isGuess(manager)) {
    return { via: 'synonym', occupations: manager.occupations, labour_status: 'self_employed' }
  }
  return properly(words).reduce<Found | null>((found, trade) => found ?? meanings.get(keyOf(trade)) ?? null, null)
}

/** Titles of the corpus are too many, and too odd, to be arrived at by a guess. */
const isGuess = ({ via, title }: Found) => via === 'title' && title === undefined

const isStatus = ({ occupations }: Found) => occupations.length === 0

/** A word for so much that another word before it may narrow it to something else. */
const isBroad = ({ occupations }: Found) =>
  occupations.length > 20 || (occupations.length > 2 && new Set(occupations.map((soc) => soc.slice(0, 2))).size > 1)

/** Several occupations in one text: all of them, if each is plain. */
function together(parts: readonly string[], { index }: Tools): Found | null {
  const occupations = new Set<string>()
  for (const part of parts) {
    const found = plainly(evenWords(part), index)
    if (found === null || isStatus(found)) return null
    for (const soc of found.occupations) occupations.add(soc)
  }
  return { via: 'synonym', occupations: [...occupations] }
}

/** "Oncology nurse": words of job titles before it seldom change what a title means; where they do, none is dropped. */
function afterAnyWord(words: readonly string[], index: OccupationIndex): Found | null {
  for (let start = 1; start < words.length && start <= 3; start++) {
    const before = words[start - 1]!
    if (before === 'assistant' || (!index.vocabulary.has(before) && !isModifier(before))) return null
    const key = keyOf(words.slice(start))
    const meaning = index.meanings.get(key)
    if (meaning === undefined || meaning.labour_status !== undefined || isGuess(meaning)) continue
    const steady = start === words.length - 1 ? index.heads.has(key) : !index.unsteady.has(key)
    if (steady) return { via: 'close', occupations: meaning.occupations }
  }
  return null
}

/** With unknown words replaced by known ones that look alike. */
function respelt(words: readonly string[], { index, spell, close }: Tools): Found | null {
  let choices: { words: readonly string[]; distance: number }[] = [{ words: [], distance: 0 }]
  let changed = 0
  for (const word of words) {
    const known = index.vocabulary.has(word) || isModifier(word) || word.length < 4
    if (!known) changed++
    const corrections = known ? [{ words: [word], distance: 0 }] : spell(word, words.length === 1)
    choices = choices.flatMap((choice) =>
      corrections.map((correction) => ({
        words: [...choice.words, ...correction.words],
        distance: choice.distance + correction.distance,
      })),
    )
  }
  if (changed === 0 || changed > 3) return null
  choices.sort((a, b) => a.distance - b.distance)
  for (const { words: right } of choices) {
    const found = plainly(right, index) ?? afterAnyWord(right, index) ?? swapped(right, index)
    if (found !== null && !isGuess(found)) return { ...found, via: 'close' }
  }
  const found = choices.length === 0 ? null : close().nearest(choices[0]!.words)
  return found === null ? null : { ...found, via: 'close' }
}

/** "Analyst programmer", "assistant nurse": two words the other way round. */
function swapped(words: readonly string[], { meanings }: OccupationIndex): Found | null {
  const meaning = words.length === 2 ? meanings.get(keyOf([words[1]!, words[0]!])) : undefined
  return meaning === undefined || isStatus(meaning) ? null : { ...meaning, via: 'close' }
}

function nearby(words: readonly string[], { index, close }: Tools): Found | null {
  if (!words.every((word) => index.vocabulary.has(word) || isModifier(word))) return null
  const found = close().nearest(words)
  return found === null ? null : { via: 'close', occupations: found.occupations }
}

function described(found: Found, { labels }: OccupationIndex): Resolution {
  const names = found.occupations.map((soc) => labels.get(soc)!)
  const more = names.length > 4 ? ` and ${names.length - 3} more` : ''
  const jobs = (more === '' ? names : names.slice(0, 3)).join(', ') + more
  const status = (found.labour_detail ?? found.labour_status ?? '').replaceAll('_', ' ')
  return {
    ...found,
    occupations: [...found.occupations],
    understood: [status, jobs].filter(Boolean).join(': '),
    suggestions: [],
  }
}
