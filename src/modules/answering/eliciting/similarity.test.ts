import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readingOf } from '../../../../test/harness/deciding.ts'
import { anchorsOf, type Embed, nearnessTo } from './similarity.ts'

/** Sentences on a quarter of a circle, from the low end (0) to the high end (1). */
const vectorAt = (place: number): Float32Array =>
  Float32Array.of(Math.cos((place * Math.PI) / 2), Math.sin((place * Math.PI) / 2))
/** The anchors come in sets of five, each from low to high. */
const embed: Embed = async (texts) => texts.map((_, nth) => vectorAt((nth % 5) / 4))
const five = [-1, -0.5, 0, 0.5, 1]
const intent = readingOf({ ask: 'intent' })
const highest = (chances: readonly number[]): number => chances.indexOf(Math.max(...chances))
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)

describe('how near words are to the steps of a scale', () => {
  test.each([0, 1, 2, 3, 4])(
    'what is said on step %d is nearest to it, and less near the farther a step is',
    async (step) => {
      const chances = nearnessTo(await anchorsOf(intent, five, embed), vectorAt(step / 4))
      expect(highest(chances)).toBe(step)
      for (let at = step; at < 4; at++) expect(chances[at]).toBeGreaterThan(chances[at + 1]!)
      for (let at = step; at > 0; at--) expect(chances[at]).toBeGreaterThan(chances[at - 1]!)
    },
  )

  test('two steps have the ends, and seven have what lies between', async () => {
    const two = await anchorsOf(intent, [-1, 1], embed)
    expect(two.sets.every((set) => set.length === 2)).toBe(true)
    expect(highest(nearnessTo(two, vectorAt(0.1)))).toBe(0)
    expect(highest(nearnessTo(two, vectorAt(0.9)))).toBe(1)
    const seven = await anchorsOf(intent, [-1, -2 / 3, -1 / 3, 0, 1 / 3, 2 / 3, 1], embed)
    for (const step of [0, 1, 2, 3, 4, 5, 6]) expect(highest(nearnessTo(seven, vectorAt(step / 6)))).toBe(step)
  })

  test('all anchors are asked for at once, other ones for intentions than for judgements', async () => {
    const asked: (readonly string[])[] = []
    const listening: Embed = (texts) => {
      asked.push(texts)
      return embed(texts)
    }
    await anchorsOf(intent, five, listening)
    await anchorsOf(readingOf({ ask: 'satisfaction' }), five, listening)
    expect(asked.map((texts) => new Set(texts).size)).toEqual([15, 15])
    expect(asked[0]).not.toEqual(asked[1])
  })

  test('anchors have unit length, also between two sentences', async () => {
    const { sets } = await anchorsOf(intent, [-1, -0.3, 0.77, 1], embed)
    for (const vector of sets.flat()) expect(Math.hypot(...vector)).toBeCloseTo(1, 5)
  })

  test('chances are a distribution, and no step is impossible, wherever the words point', async () => {
    const anchors = await anchorsOf(intent, five, embed)
    fc.assert(
      fc.property(fc.double({ min: -2, max: 2, noNaN: true }), (place) => {
        const chances = nearnessTo(anchors, vectorAt(place))
        expect(sum(chances)).toBeCloseTo(1, 9)
        for (const chance of chances) expect(chance > 0 && chance < 1).toBe(true)
      }),
    )
  })
})
