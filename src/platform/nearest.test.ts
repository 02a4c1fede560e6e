import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nearest } from './nearest.ts'

/** NUL, lone surrogates and all. */
const anyCharacter = fc.nat(0xffff).map((code) => String.fromCharCode(code))

const words = fc.stringMatching(/^[a-z]{3,10}(_[a-z]{3,8}){0,2}$/)
const vocabularies = fc.uniqueArray(words, { minLength: 1, maxLength: 12 })

describe('the nearest known word', () => {
  test.each([
    ['size', 'group_size'],
    ['groupsize', 'group_size'],
    ['group_sizes', 'group_size'],
    ['GROUP_SIZE', 'group_size'],
    ['Question', 'question'],
    ['qestion', 'question'],
    ['quesiton', 'question'],
    ['emial', 'email'],
    ['filter', 'filters'],
    ['my_filters', 'filters'],
  ])('%s means %s', (given, meant) => {
    expect(nearest(given, ['question', 'group_size', 'filters', 'email', 'sample_method'])).toBe(meant)
  })

  test.each([['colour'], ['x'], [''], ['zzzzzzzz'], ['_'], ['🙂']])('nothing is near %j', (given) => {
    expect(nearest(given, ['question', 'group_size', 'filters', 'email'])).toBeUndefined()
  })

  test('of two candidates the nearer one is meant', () => {
    expect(nearest('max_ag', ['min_age', 'max_age'])).toBe('max_age')
    expect(nearest('age', ['max_age', 'age'])).toBe('age')
    expect(nearest('ages', ['min_age', 'age', 'max_age'])).toBe('age')
  })

  test('nothing is near when nothing is known', () => {
    expect(nearest('size', [])).toBeUndefined()
  })

  test('a known word means itself, whatever its case', () => {
    fc.assert(
      fc.property(vocabularies, fc.nat(), (known, index) => {
        const word = known[index % known.length]!
        expect(nearest(word, known)).toBe(word)
        expect(nearest(word.toUpperCase(), known)).toBe(word)
      }),
    )
  })

  test('a word with one typing mistake still means the only known word', () => {
    const mistakes = fc.constantFrom(
      (word: string, at: number) => word.slice(0, at) + word.slice(at + 1),
      (word: string, at: number) => `${word.slice(0, at)}q${word.slice(at)}`,
      (word: string, at: number) => `${word.slice(0, at)}q${word.slice(at + 1)}`,
    )
    fc.assert(
      fc.property(words, mistakes, fc.nat(), (word, mistake, at) => {
        expect(nearest(mistake(word, at % word.length), [word])).toBe(word)
      }),
    )
  })

  test('arbitrary text never crashes, and what is suggested is always one of the candidates', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 300 }), fc.array(fc.string()), (word, known) => {
        expect([undefined, ...known]).toContain(nearest(word, known))
      }),
    )
  })

  test.each([[70], [150], [200], [1_000_000]])(
    'a word of %i characters that resembles nothing means nothing',
    (length) => {
      expect(nearest('z'.repeat(length), ['question', 'group_size'])).toBeUndefined()
    },
  )

  test('a long word that only begins like a known one does not mean it', () => {
    expect(nearest(`question${'z'.repeat(200)}`, ['question', 'group_size'])).toBeUndefined()
  })
})
