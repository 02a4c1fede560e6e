import { createHash } from 'node:crypto'
import { copyFileSync, mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { naturalLog } from '../deciding/latent-scale.ts'
import fixtures from './fixtures.json' with { type: 'json' }
import { openHeads, softmax } from './heads.ts'
import { openReader } from './reader.ts'
import { openCutting } from './tokens.ts'
import { openWeights } from './weights.ts'

const folder = new URL('../../../../data/reader/', import.meta.url)
const weights = new URL('weights.bin', folder)
const reader = openReader()
const { lists, texts } = fixtures
const sizes = { readings: texts[0]!.reading.length, tilts: lists[0]!.tilts.length }
const heads = openHeads(openWeights(weights), sizes)
const cut = openCutting(fileURLToPath(new URL('vocabulary.txt', folder)))

/** The largest difference, at any of the numbers; of numbers beyond 1 as a part of them. */
const apart = (found: Iterable<number>, expected: readonly number[]): number => {
  const values = [...found]
  expect(values).toHaveLength(expected.length)
  return Math.max(...values.map((value, at) => Math.abs(value - expected[at]!) / Math.max(1, Math.abs(expected[at]!))))
}

const { kinds, forms, says, fields, troubles } = reader.labels
/** The heads that read, as probabilities. */
const shareOf = (logits: Iterable<number>): number[] => {
  const rest = [...logits]
  return [kinds, forms, says, fields, troubles, ['one', 'several']].flatMap(({ length }) =>
    softmax(rest.splice(0, length)),
  )
}

/** The last of them says whether the money is received, as a logit; only its side is used. */
const amounts = (money: ArrayLike<number>): number[] => [...Array.from(money).slice(0, -1), logistic(money[10]!)]

test('gives what the model gave where it was trained', () => {
  const off: [number, string][] = [
    ...lists.map(({ text, options, shares, ticks, tilts, same, serves, turned, doubt }): [number, string] => {
      const found = heads.list(cut.listing(text, options))
      const logits = [...found.outputs.map(([share]) => share!), ...found.outputs.map(([, tick]) => tick!)]
      const numbers = [...logits, ...found.outputs[0]!.subarray(2, 2 + sizes.tilts), found.doubt]
      const read = heads.list(cut.sentences(text, options)).outputs
      const likely = [2, 3, 4].flatMap((at) => read.map((output) => logistic(output[sizes.tilts + at]!)))
      const expected = [...shares, ...ticks, ...tilts, doubt, ...[...same, ...serves, ...turned].map(logistic)]
      return [apart([...numbers, ...likely], expected), text]
    }),
    ...texts.map(({ text, reading, money, meaning }): [number, string] => {
      const found = heads.alone(cut.alone(text))
      const numbers = [...shareOf(found.reading), ...amounts(found.money), ...found.meaning.subarray(0, 8)]
      return [apart(numbers, [...shareOf(reading), ...amounts(money), ...meaning]), text]
    }),
  ]
  expect(off).toHaveLength(300)
  expect(off.filter(([by]) => !(by < 1e-3))).toEqual([])
})

test('makes shares, amounts and a demand curve of it', () => {
  const { text, options, shares, ticks, tilts, doubt } = lists[0]!
  const list = reader.list(text, options)
  expect(list.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
  const logs = list.shares.map(naturalLog)
  expect(apart(logs, softened(shares))).toBeLessThan(1e-3)
  expect(apart(list.ticks, ticks.map(logistic))).toBeLessThan(1e-3)
  expect(apart(list.tilts[0]!, tilts)).toBeLessThan(1e-3)
  expect(naturalLog(list.doubt)).toBeCloseTo(doubt, 2)

  const { text: asked, reading, money } = texts.at(-1)!
  const found = reader.read(asked)
  const { kinds } = reader.labels
  const kind = softened(reading.slice(0, kinds.length)).map(Math.exp)
  expect(apart(Object.values(found.kind), kind)).toBeLessThan(1e-3)
  expect(Object.keys(found.kind)).toEqual(kinds)
  expect(found.several).toBeCloseTo(logistic(reading.at(-1)! - reading.at(-2)!), 3)
  expect(found.demand.ceiling).toBeCloseTo(logistic(money[0]!), 3)
  expect(found.demand.spread).toBeCloseTo(Math.log(1 + Math.exp(money[2]!)) + 0.15, 2)
  const { quantiles, most, zero } = found.number
  expect(zero).toBeCloseTo(logistic(money[3]!), 3)
  expect(Math.log(quantiles[2]!)).toBeCloseTo(money[4]!, 2)
  expect([...quantiles, most]).toEqual([...quantiles, most].sort((a, b) => a - b))
  expect(found.meaning.reduce((sum, value) => sum + value * value, 0)).toBeCloseTo(1, 5)
})

test.each([
  ['Would you drive, fly, take a train or take a bus?', ['drive', 'fly', 'take a train', 'take a bus']],
  ['Rank these by importance: price, taste, packaging (size and shape).', ['price', 'taste', 'packaging']],
  ['Do you own a car or truck?', []],
  ['', []],
  ['日本のコーヒーは好きですか?', []],
])('finds the answers that a wording lists: %s', (text, listed) => {
  expect(reader.read(text).listed).toEqual(listed)
})

test('listed answers stand in the wording, whatever is typed', () => {
  const odd = [
    ...texts.map(({ text }) => text),
    `Rank these: ${Array.from({ length: 400 }, (_, at) => `thing ${at}`).join(', ')}.`,
    'a, b or c? '.repeat(300),
    `Which: ${'('.repeat(500)}a or b${')'.repeat(500)}?`,
    'Tea\u00a0or\u2003coffee\u200b or [unused0] [SEP] water?',
    'Would you pay $5, $10 or $1,000,000 for it?',
  ]
  for (const text of odd) {
    const plain = text.replace(/\s+/g, ' ')
    for (const option of reader.read(text).listed) expect(plain, option).toContain(option)
  }
})

test('gives the same bits again, whatever was read before', () => {
  const { text, options } = lists[3]!
  const [list, reading] = [reader.list(text, options), reader.read(text)]
  reader.list('A much longer question, which must leave nothing behind, or does it?', ['Yes', 'No', 'Perhaps'])
  expect(reader.list(text, options)).toEqual(list)
  expect(reader.read(text)).toEqual(reading)
  expect(openReader().list(text, options)).toEqual(list)
})

test('the version is that of the weights', () => {
  const content = readFileSync(weights)
  const body = content.subarray(8 + Number(content.readBigUInt64LE(0)))
  expect(createHash('sha256').update(body).digest('hex').slice(0, 16)).toBe(reader.version)
})

test('says what is wrong with files that are missing, cut short, or of another model', () => {
  const broken = pathToFileURL(`${mkdtempSync(path.join(tmpdir(), 'reader-'))}${path.sep}`)
  const file = fileURLToPath(new URL('weights.bin', broken))
  expect(() => openReader(broken)).toThrow(/no such file.*labels\.json/)
  for (const name of ['labels.json', 'vocabulary.txt']) copyFileSync(new URL(name, folder), new URL(name, broken))
  expect(() => openReader(broken)).toThrow(/no such file.*weights\.bin/)
  copyFileSync(weights, file)
  truncateSync(file, 20_000_000)
  expect(() => openReader(broken)).toThrow(/weights\.bin ends \d+ bytes too early/)
  truncateSync(file, 1000)
  expect(() => openReader(broken)).toThrow(/end too early/)
  writeFileSync(file, 'something else altogether')
  expect(() => openReader(broken)).toThrow(/holds no weights of the reader/)
  const fewer = { ...reader.labels, attitudes: ['trust'] }
  writeFileSync(new URL('labels.json', broken), JSON.stringify(fewer))
  copyFileSync(weights, file)
  expect(() => openReader(broken)).toThrow(/no option_out.weight of I8/)
})

const logistic = (logit: number): number => 1 / (1 + Math.exp(-logit))

function softened(logits: readonly number[]): number[] {
  const total = Math.log(logits.reduce((sum, logit) => sum + Math.exp(logit), 0))
  return logits.map((logit) => logit - total)
}
