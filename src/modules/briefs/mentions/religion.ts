import type { Reading, Rule } from './rules.ts'
import { being, isBeforePeople, isOfPeople, isPossessive } from './surroundings.ts'

const of = (religion: unknown, as: string, more: Partial<Reading> = {}): Reading => ({
  filters: { religion },
  as,
  ...more,
})

const christian = { any: ['protestant', 'catholic', 'orthodox', 'other_christian'] }
const counted = (whom: string, as: string): Partial<Reading> => ({
  assumed: `${whom} are looked for among those whose religion is ${as}.`,
})

/** Plurals, which name people by themselves, and the adjectives, which do so only beside people. */
const religions: readonly { nouns: string; adjective?: string; reading: Reading }[] = [
  { nouns: '(?:roman\\s+)?catholics', adjective: '(?:roman\\s+)?catholic', reading: of('catholic', 'Catholic') },
  {
    nouns: 'evangelicals|evangelical christians|born[\\s-]again(?:\\s+christians)?',
    adjective: 'evangelical',
    reading: of('protestant', 'Protestant', counted('Evangelicals', 'protestant')),
  },
  {
    nouns: 'baptists|methodists|lutherans|presbyterians|pentecostals|episcopalians|anglicans',
    adjective: '(?:southern\\s+)?baptist|methodist|lutheran|presbyterian|pentecostal|episcopalian|anglican',
    reading: of('protestant', 'Protestant'),
  },
  {
    nouns: 'quakers|mennonites|amish(?=\\s+(?:people|families|communit))',
    adjective: 'mennonite|amish',
    reading: of('protestant', 'Protestant', counted('Quakers, Mennonites and Amish', 'protestant')),
  },
  { nouns: 'protestants', adjective: 'protestant', reading: of('protestant', 'Protestant') },
  {
    nouns: "mormons|latter[\\s-]day saints|lds members|jehovah's witnesses",
    adjective: 'mormon|lds',
    reading: of('other_christian', 'of another Christian church', counted('Mormons and Witnesses', 'other_christian')),
  },
  {
    nouns: '(?:eastern|greek|russian)\\s+orthodox(?:\\s+christians)?|orthodox christians',
    adjective: '(?:eastern|greek|russian) orthodox',
    reading: of('orthodox', 'Orthodox'),
  },
  { nouns: 'non-?christians', reading: of({ none: christian.any }, 'not Christian', { negated: true }) },
  { nouns: 'jews|jewish people', adjective: 'jewish', reading: of('jewish', 'Jewish') },
  { nouns: 'muslims|moslems', adjective: 'muslim|moslem', reading: of('muslim', 'Muslim') },
  { nouns: 'hindus', adjective: 'hindu', reading: of('hindu', 'Hindu') },
  { nouns: 'buddhists', adjective: 'buddhist', reading: of('buddhist', 'Buddhist') },
  { nouns: 'sikhs', adjective: 'sikh', reading: of('other', 'of another religion', counted('Sikhs', 'other')) },
  { nouns: '(?:practi[cs]ing\\s+|devout\\s+)?christians', adjective: 'christian', reading: of(christian, 'Christian') },
  {
    nouns:
      'atheists(?:\\s+(?:and|or)\\s+agnostics)?|agnostics(?:\\s+(?:and|or)\\s+atheists)?|non-?believers|(?:people\\s+)?(?:with\\s+no|without(?:\\s+a|\\s+any)?|of\\s+no)\\s+(?:religion|faith)|who\\s+have\\s+no\\s+(?:religion|faith)|(?:religious|religiously)\\s+(?:nones|unaffiliated)',
    adjective: "atheist|agnostic|secular|(?:are\\s+)?(?:not|aren't)\\s+religious|non-?religious|irreligious",
    reading: of('none', 'without a religion'),
  },
  {
    nouns: 'people\\s+of\\s+faith',
    adjective: '(?<!(?:not|non)[\\s-])religious',
    reading: of({ none: ['none'] }, 'religious'),
  },
]

/** What people believe. */
export const religionRules: readonly Rule[] = religions.flatMap(({ nouns, adjective, reading }) => [
  {
    pattern: new RegExp(`(?<![\\p{L}-])(?:${nouns})(?![\\p{L}-])`, 'giu'),
    read: (match: RegExpExecArray, text: string) => {
      const end = match.index + match[0].length
      return isPossessive(text, end) ? undefined : { ...reading, noun: !isBeforePeople(text, end) }
    },
  },
  ...(adjective === undefined ? [] : [adjectiveRule(adjective, reading)]),
])

function adjectiveRule(source: string, reading: Reading): Rule {
  return {
    pattern: new RegExp(`(?<![\\p{L}-])${being}(${source})(?![\\p{L}-])`, 'giu'),
    read(match, text) {
      const end = match.index + match[0].length
      const said = match[0].length > match[1]!.length || isOfPeople(text, end - match[1]!.length, end)
      return said && !/^\s+(?:schools?|church(?:es)?|countr|holidays?)\b/i.test(text.slice(end)) ? reading : undefined
    },
  }
}
