import { describe, expect, it } from 'vitest'
import { articleOf, continued, gerundOf, inWords, listOf, money, sentence, sentencesOf } from './english.ts'

describe('sentence', () => {
  it('has one capital and one mark at the end', () => {
    expect(sentence('no thanks')).toBe('No thanks.')
    expect(sentence('coffee? sure, i guess')).toBe('Coffee? Sure, i guess.')
    expect(sentence('really?')).toBe('Really?')
    expect(sentence('i say "don\'t look."')).toBe('I say "don\'t look."')
    expect(sentence('after nine p.m. at least')).toBe('After nine p.m. at least.')
    expect(sentence('i said no. it stays no')).toBe('I said no. It stays no.')
    expect(sentence('well,')).toBe('Well.')
    expect(sentence('$7 is fine')).toBe('$7 is fine.')
    expect(sentence('  ')).toBe('')
  })
})

describe('continued', () => {
  it('lowers common words, keeps the speaker, and refuses names', () => {
    expect(continued('The price is fine.')).toBe('the price is fine.')
    expect(continued("I'd rather not.")).toBe("I'd rather not.")
    expect(continued('Netflix is enough.')).toBeNull()
  })
})

describe('articleOf', () => {
  it('goes by the sound', () => {
    const an = ['apple', 'hour', '8', '11', '18', 'eleven', 'X-ray', 'umbrella']
    const a = ['toaster', 'uniform', '1', '7', 'one', 'European', 'hundred', 'used car']
    expect(an.map(articleOf)).toEqual(an.map(() => 'an'))
    expect(a.map(articleOf)).toEqual(a.map(() => 'a'))
  })
})

describe('numbers', () => {
  it('are written as people write them', () => {
    expect([0, 7, 12, 21, 40, 100, 300, 1000, 1250].map(inWords)).toEqual([
      'zero',
      'seven',
      'twelve',
      'twenty-one',
      'forty',
      'a hundred',
      'three hundred',
      'a thousand',
      '1,250',
    ])
    expect([money(12, 'USD'), money(12.5, null), money(1250, 'USD'), money(9, 'EUR'), money(40, 'CHF')]).toEqual([
      '$12',
      '$12.50',
      '$1,250',
      '€9',
      '40 CHF',
    ])
    expect([money(600, 'JPY'), money(1250, 'INR'), money(20, 'BRL'), money(40, 'PLN'), money(2.5, 'CAD')]).toEqual([
      '¥600',
      '₹1,250',
      'R$20',
      '40 zł',
      'C$2.50',
    ])
  })
})

describe('lists and forms', () => {
  it('are joined and formed as in speech', () => {
    expect(listOf(['a'])).toBe('a')
    expect(listOf(['a', 'b', 'c'])).toBe('a, b and c')
    expect(['switch', 'move', 'get', 'pay', 'lie', 'see', 'rent', 'be'].map(gerundOf)).toEqual([
      'switching',
      'moving',
      'getting',
      'paying',
      'lying',
      'seeing',
      'renting',
      'being',
    ])
    expect(sentencesOf('It was $4.50 once. No more. Why? Ask them.')).toHaveLength(4)
  })
})
