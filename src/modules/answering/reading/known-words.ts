import { readFileSync } from 'node:fs'
import { distance } from 'fastest-levenshtein'
import { canBe, inLexicon, lexiconWords } from './word-forms.ts'

const file = new URL('../../../../data/answering/words.txt', import.meta.url)
/** Words in use in small letters, then, behind an empty line, others, among them names. */
let listed: ReadonlySet<string> | null = null
let common: ReadonlySet<string> | null = null
let byShape: ReadonlyMap<string, readonly string[]> | null = null

function words(): ReadonlySet<string> {
  listed ??= new Set(read().split('\n').filter(Boolean))
  return listed
}

function commonWords(): ReadonlySet<string> {
  common ??= new Set(read().split('\n\n')[0]!.split('\n').filter(Boolean))
  return common
}

function read(): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // The list is made with the help of this very file; without it the lexicon and the rules must do.
    return ''
  }
}

const endings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/'s$/, ['']],
  [/ies$/, ['y', 'ie']],
  [/(?:ches|shes|sses|xes|zes)$/, []],
  [/es$/, ['', 'e']],
  [/s$/, ['']],
  [/ied$/, ['y']],
  [/(.)\1ed$/, ['$1']],
  [/ed$/, ['', 'e']],
  [/(.)\1ing$/, ['$1']],
  [/ing$/, ['', 'e']],
  [/ily$/, ['y']],
  [/ly$/, ['', 'le']],
  [/iness$/, ['y']],
  [/ness$/, ['']],
  [/(.)\1ers?$/, ['$1']],
  [/ers?$/, ['', 'e']],
  [/iest$/, ['y']],
  [/est$/, ['', 'e']],
  [/ments?$/, ['']],
  [/less$/, ['']],
  [/ful$/, ['']],
  [/(?:able|ible)$/, ['', 'e']],
  [/ability$/, ['able']],
  [/ations?$/, ['e', 'ate']],
  [/ions?$/, ['', 'e']],
  [/ish$/, ['', 'e']],
  [/y$/, ['', 'e']],
  [/like$/, ['']],
  [/friendly$/, ['']],
]
const beginnings =
  /^(?:un|re|non|pre|over|under|mis|dis|anti|super|ultra|mini|multi|eco|semi|auto|micro|bio|self|co|de|out|up|down|e)-?(?=[a-z]{3})/

/** What a word may be made of by the commonest rules of inflection. */
export function stemsOf(word: string): string[] {
  const roots: string[] = []
  for (const [ending, put] of endings) {
    if (!ending.test(word)) continue
    for (const instead of put) {
      const root = word.replace(ending, instead)
      if (root.length > 2) roots.push(root)
    }
  }
  return roots
}

/** The same, and what stands behind "un", "re" and the like. */
function rootsOf(word: string): string[] {
  const bare = word.replace(beginnings, '')
  return bare !== word && bare.length > 2 ? [...stemsOf(word), bare] : stemsOf(word)
}

/** Whether a word of small letters is one: listed, in the tagger's lexicon, or made of such by rule. */
export function isKnownWord(word: string): boolean {
  const has = (one: string): boolean => words().has(one) || inLexicon(one)
  if (word.length < 3 || /\d/.test(word) || has(word)) return true
  if (/[-/&.]/.test(word)) return word.split(/[-/&.]+/).some((part) => part.length > 2 && isKnownWord(part))
  return rootsOf(word).some((root) => has(root) || rootsOf(root).some(has)) || isCompound(word, has)
}

/** A word that means something common, not only somebody's name. */
export function isCommonWord(word: string): boolean {
  if (commonWords().has(word)) return true
  if (words().has(word) && /(?:ic|al|ous|ive|able|ful|less|ary|ism|tion|ness|ment|ist)$/.test(word)) return true
  // Names have no plural: "Banks" at the start of a sentence are banks.
  if (/[^s]s$/.test(word) && rootsOf(word).some((root) => commonWords().has(root) || inLexicon(root))) return true
  if (inLexicon(word))
    return canBe(word, 'verb') || canBe(word, 'adjective') || canBe(word, 'adverb') || !canBe(word, 'name')
  return rootsOf(word).some((root) => commonWords().has(root) || (inLexicon(root) && !canBe(root, 'name')))
}

/** "toothbrush", "doorbell": two known words in one. */
function isCompound(word: string, has: (one: string) => boolean): boolean {
  if (word.length < 7) return false
  for (let at = 3; at <= word.length - 3; at += 1)
    if (has(word.slice(0, at)) && has(word.slice(at)) && Math.max(at, word.length - at) > 3) return true
  return false
}

/** Whether it is a known word with a slip of the finger in it. */
export function isMisspelt(word: string): boolean {
  if (word.length < 5 || word.length > 24) return false
  byShape ??= Map.groupBy(
    [...words(), ...lexiconWords()].filter(({ length }) => length > 3),
    (one) => one[0]!,
  )
  const allowed = word.length > 7 ? 2 : 1
  for (const first of [word[0]!, word[1]!]) {
    for (const one of byShape.get(first) ?? []) {
      if (Math.abs(one.length - word.length) > allowed || distance(one, word) > allowed) continue
      // In a short word another letter makes another word; a letter more, less or swapped is a slip.
      if (word.length > 6 || one.length !== word.length) return true
    }
  }
  return false
}
