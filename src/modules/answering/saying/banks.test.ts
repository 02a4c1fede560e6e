import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { bankFiles } from './banks.ts'
import { drawsOf } from './compose-draws.ts'
import { drawn } from './patterns.ts'

/** Banks, and the slots that whoever draws from them may fill. */
const slotsOf: Readonly<Record<keyof typeof bankFiles, string>> = {
  values:
    'do dont yes no aux own view plan fact ever world label low n a_n a_word top amount option prefer habit cause guess list first second middle last',
  judgements: '',
  prices: 'price own year',
  refusals: 'secret tongue hello Hello word word2',
  names: 'bearer part',
}
const source = [
  'plain',
  'plain-amounts',
  'plain-options',
  'judgement',
  'reasons-price',
  'refusals',
  'names',
  '../reading/care',
]
  .map((name) => readFileSync(new URL(`${name}.ts`, import.meta.url), 'utf8'))
  .join('\n')
/** Banks whose names are put together: "yes" and how sure, "choice" and how sure. */
const COMPOSED = /^(?:yes|no|choice)(?:_(?:strong|plain|torn))?$/

describe.each(Object.entries(bankFiles))('patterns of %s', (file, banks) => {
  const known = new Set(slotsOf[file as keyof typeof bankFiles].split(' '))
  const filled = Object.fromEntries([...known].map((slot) => [slot, 'something']))

  test.each(Object.keys(banks))('%s is used, and has only slots that are filled', (bank) => {
    expect(COMPOSED.test(bank) || source.includes(`'${bank}'`), bank).toBe(true)
    for (const { nodes } of banks[bank]!.patterns) {
      for (const node of nodes.flatMap((one) => ('of' in one ? one.of.flat() : [one])))
        if ('name' in node) expect(known, `${bank}: ${node.name}`).toContain(node.name)
    }
    const sentences = drawn(banks[bank]!, 'plain', filled, drawsOf(0.3), 40)
    expect(sentences.length).toBeGreaterThanOrEqual(2)
    for (const { text } of sentences) expect(text).toMatch(/^["“$A-Z\d].*[.?!]$/s)
  })
})
