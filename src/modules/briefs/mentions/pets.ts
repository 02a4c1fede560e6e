import { needing, type Reading, type Rule } from './rules.ts'
import { hasSubject, subject } from './surroundings.ts'

const kinds = '(?:dogs?|cats?|pups?|pupp(?:y|ies)|kittens?|pets?)'
const several = `(${kinds}(?:\\s*(?:,|/|and|or|and/or|&)\\s*(?:an?\\s+)?${kinds})?)`
const some = '(?:(?:an?|one|two|three|at\\s+least\\s+one|multiple|several|more\\s+than\\s+one|\\d|their\\s+own)\\s+)?'
const having = '(?:have|has|having|own|owns|owning|keep|keeps|with|live\\s+with|living\\s+with|got)'
const notHaving =
  "(?:(?:do\\s+not|don't|dont|does\\s+not|doesn't)\\s+(?:currently\\s+)?(?:have|own|keep)(?:\\s+any)?|(?:have|has|with|own)\\s+no|without(?:\\s+any)?|no|never\\s+(?:had|owned))"

const any = ['dog', 'cat', 'other']

const petOf = (word: string): string | undefined =>
  /^(?:dog|pup)/i.test(word) ? 'dog' : /^(?:cat|kit)/i.test(word) ? 'cat' : undefined

function readingOf(said: string, together: boolean): Reading {
  const found = [...new Set((said.match(/\p{L}+/gu) ?? []).map(petOf).filter((pet) => pet !== undefined))]
  if (found.length === 0) return { filters: { pets: { any } }, as: 'with pets' }
  if (found.length === 1) return { filters: { pets: found[0] }, as: `with a ${found[0]}` }
  return {
    filters: { pets: together ? { all: found } : { any: found } },
    as: `with a ${found.join(together ? ' and a ' : ' or a ')}`,
  }
}

function without(said: string): Reading {
  const reading = readingOf(said, true)
  const { pets } = reading.filters
  const none = typeof pets === 'string' ? [pets] : said.match(/dog|cat/gi) === null ? any : ['dog', 'cat']
  return { filters: { pets: { none } }, as: reading.as.replace('with', 'without'), negated: true }
}

/** What is said of dogs and has nothing to do with having one. */
const thing =
  "(?!\\s+(?:food|toys?|insurance|beds?|treats?|walk|groom|sitt|park|train|hair|allerg|friendly|shelter|rescue|suppl|products?|care|brand|owners?'|stores?))"

const rules: readonly Rule[] = [
  {
    pattern: new RegExp(
      `(?<![\\p{L}-])(non-?)?${several}(?:[\\s-](?:owners?|people|parents?|households?|guardians)|-owning)(?![\\p{L}-])`,
      'giu',
    ),
    read({ 0: said, 1: not, 2: kinds }) {
      const noun = !/owning$/i.test(said)
      return { ...(not === undefined ? readingOf(kinds!, false) : without(kinds!)), noun }
    },
  },
  {
    pattern: /(?<![\p{L}-])(dog|cat|pet|fur|puppy)[\s-](mom|mum|mama|mother|dad|father)s?(?![\p{L}-])/giu,
    read({ 1: kind, 2: who }) {
      const sex = /^m/i.test(who!) ? 'female' : 'male'
      const { filters, as } = readingOf(kind!, false)
      return { filters: { sex, ...filters }, as: `${sex === 'female' ? 'women' : 'men'} ${as}`, noun: true }
    },
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}-])(?:owners?\\s+of|people\\s+with)\\s+${some}${several}(?![\\p{L}-])${thing}`,
      'giu',
    ),
    read: ({ 0: said, 1: kinds }) => ({
      ...readingOf(kinds!, /people/i.test(said) && !/\bor\b/i.test(kinds!)),
      noun: true,
    }),
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}-])(?:(?:who|that)\\s+)?${notHaving}\\s+(?:an?\\s+)?${several}(?![\\p{L}-])${thing}`,
      'giu',
    ),
    read: ({ 1: kinds }) => without(kinds!),
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}-])(?:${subject}(?:currently\\s+|also\\s+)?${having}|(?<!\\b(?:play|walk|work|deal|travel|to|sleep|works?|working|travell?ing)\\s)(?:with|owning))\\s+(?:both\\s+)?${some}${several}(?:\\s+at\\s+home)?(?![\\p{L}-])${thing}`,
      'giu',
    ),
    read: (match, text) =>
      /^(?:with|owning)/i.test(match[0]) || hasSubject(text, match)
        ? readingOf(match[1]!, !/\bor\b/i.test(match[1]!))
        : undefined,
  },
]

/** Who has dogs, cats and other pets. */
export const petRules = needing(/dog|cat|pup|kitten|pet|fur/i, rules)
