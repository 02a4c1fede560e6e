import { relativeAtEnd } from './relatives.ts'
import { empty } from './screening-words.ts'
import type { Span } from './span.ts'
import { verbOf } from './verb-forms.ts'

/** Stretches of a description of people, in which the signs of the private use area stand for what is understood. */
interface Piece extends Span {
  starter: 'who' | 'whose' | 'with' | 'without' | null
}

/** Cuts at punctuation, and before words that begin a description. */
export function piecesOf(masked: string, original: string): Piece[] {
  const pieces: Piece[] = []
  let start = 0
  let starter: Piece['starter'] = null
  const boundary =
    /[;:.()\n—!?]|,|\b(?:who|that|which|whose|with|without|but|except(?: for)?|excluding|(?:must|should|need to|needs to|have to|has to)(?!\s+(?:be|have been)\b)(?=\s+\p{L}))\b/giu
  for (const match of masked.matchAll(boundary)) {
    const word = match[0].toLowerCase()
    if (goesOn(word, original.slice(start, match.index), masked.slice(match.index + match[0].length), starter)) continue
    pieces.push({ start, end: match.index, starter })
    start = match.index + match[0].length
    if (/^(?:who|that|which|must|should|needs? to|ha(?:ve|s) to)$/.test(word)) starter = 'who'
    else if (word === 'whose') starter = 'whose'
    else if (word === 'with' || word === 'without') starter = word
    // A list of what people do goes on behind a comma.
    else if (!(word === ',' && starter === 'who' && beginsWithVerb(masked.slice(start)))) starter = null
  }
  pieces.push({ start, end: masked.length, starter })
  return pieces.filter((piece) => piece.end > piece.start)
}

/** "Living with their parents", "a friend who is a veteran": the word belongs to what stands before it. */
function goesOn(word: string, before: string, behind: string, starter: Piece['starter']): boolean {
  if (!/^(?:with|who|that|without)$/.test(word)) return false
  if (/^\s*[\ue001\ue002]/.test(behind)) return false
  // A word, and somebody's name for a relative, are not longer.
  const near = before.slice(-60)
  const last = /(?:^|[^\p{L}'])([\p{L}']{1,30})\s+$/u.exec(near)?.[1] ?? ''
  const verb = verbOf(last)
  if (word === 'with' && verb !== undefined && verb.base !== 'need') return true
  if (relativeAtEnd.test(near)) return true
  return /^with/.test(word) && starter === 'who' && contentOf(before).length > 1
}

export const beginsWithVerb = (rest: string): boolean => {
  const word = /^\s*(?:and |or |but )?([\p{L}']+)/u.exec(rest)?.[1] ?? ''
  const verb = verbOf(word)
  return (
    (verb !== undefined && verb.form !== 'ing') ||
    /^(?:don't|doesn't|haven't|aren't|isn't|are|is|can|can't|were|never|regularly|recently|currently)$/i.test(word)
  )
}

export function hasContent(open: string): boolean {
  return contentOf(open).length > 0
}

export const contentOf = (open: string): string[] =>
  (open.match(/[\p{L}\p{N}][\p{L}\p{N}'+.-]*/gu) ?? []).filter(
    (word) => !empty.has(word.toLowerCase().replace(/\.$/, '')) && !/^\d+$/.test(word),
  )
