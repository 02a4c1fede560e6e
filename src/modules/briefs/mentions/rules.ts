import type { Facet, Mention } from '../mention.ts'
import { latinOnly } from './letters.ts'

/** What a match means; the mention is the whole match unless `start` or `end` say where in the text it is. */
export interface Reading {
  filters: Record<string, unknown>
  as: string
  noun?: boolean
  assumed?: string
  negated?: boolean
  start?: number
  end?: number
}

export interface Rule {
  /** With the flag `g`. */
  pattern: RegExp
  /** A part of words that every match has: small, so that a large pattern is neither made nor tried in most texts. */
  needs?: RegExp
  /** Undefined where the words mean something else after all. */
  read(match: RegExpExecArray, text: string): Reading | undefined
}

/** Other signs for the same, one for one, so that places in the text stay what they are. */
const plain = (text: string): string =>
  // Most of what is typed has none of these signs.
  !/[^ -~\n]/.test(text) ? text : replaced(text)

const replaced = (text: string): string =>
  text
    .replace(/[‘’‚‛′`´]/g, "'")
    .replace(/[“”„‟«»″]/g, '"')
    .replace(/[‐‑‒–—]/g, '-')
    .replace(/[\t\u00a0\u2000-\u200b\u202f\u3000\ufeff]/g, ' ')

/**
 * Reads a text in plain signs and without runs of white space, which patterns would try again from every place in them;
 * what is found is told by its place in the text as it came.
 */
export function readPlain<Found extends { start: number; end: number }>(
  text: string,
  find: (read: string) => Found[],
): Found[] {
  const read = plain(text)
  if (!/\s\s/.test(read)) return find(read)
  const places: number[] = []
  let squeezed = ''
  let spaced = false
  for (let at = 0; at < read.length; at++) {
    const space = /\s/.test(read[at]!)
    if (!space || !spaced) {
      places.push(at)
      squeezed += read[at]
    }
    spaced = space
  }
  return find(squeezed).map((found) => ({ ...found, start: places[found.start]!, end: places[found.end - 1]! + 1 }))
}

const compiled = new WeakMap<Rule, RegExp>()

/** Patterns are made when they are first needed: most processes read no text at all. */
function patternOf(rule: Rule): RegExp {
  const known = compiled.get(rule)
  if (known !== undefined) return known
  const pattern = latinOnly(rule.pattern)
  compiled.set(rule, pattern)
  return pattern
}

/** Mentions by rules: where two overlap, the rule that comes first has it. In order. */
export function mentionsBy(facet: Facet, rules: readonly Rule[], text: string): Mention[] {
  const found: Mention[] = []
  const has = new Map<RegExp, boolean>()
  for (const rule of rules) {
    if (rule.needs !== undefined && !isThere(rule.needs, text, has)) continue
    for (const match of text.matchAll(patternOf(rule))) {
      const reading = match[0] === '' ? undefined : rule.read(match, text)
      if (reading === undefined) continue
      const mention = mentionOf(facet, reading, match, text)
      if (!found.some((other) => other.start < mention.end && mention.start < other.end)) found.push(mention)
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

/** Whether a text has what rules need; rules that share it ask once. */
function isThere(needs: RegExp, text: string, known: Map<RegExp, boolean>): boolean {
  const before = known.get(needs)
  if (before !== undefined) return before
  const there = needs.test(text)
  known.set(needs, there)
  return there
}

/** Rules none of which matches without such a part of a word. */
export const needing = (needs: RegExp, rules: readonly Rule[]): Rule[] => rules.map((rule) => ({ ...rule, needs }))

function mentionOf(facet: Facet, reading: Reading, match: RegExpExecArray, text: string): Mention {
  let start = reading.start ?? match.index
  let end = reading.end ?? match.index + match[0].length
  while (start < end && /\s/.test(text[start]!)) start++
  while (end > start && /\s/.test(text[end - 1]!)) end--
  return {
    start,
    end,
    facet,
    filters: reading.filters,
    as: reading.as,
    noun: reading.noun ?? false,
    ...(reading.assumed === undefined ? {} : { assumed: reading.assumed }),
    ...(reading.negated === undefined ? {} : { negated: reading.negated }),
  }
}

/** A rule for words that mean one thing wherever they stand. */
export const always = (pattern: RegExp, reading: Reading): Rule => ({ pattern, read: () => reading })
