import { beforeAll, describe, expect, test } from 'vitest'
import { readingOf } from '../../../../test/harness/deciding.ts'
import { usAdults } from '../../../../test/harness/people.ts'
import type { Person } from '../../population/index.ts'
import type { Decision } from '../deciding/decision.ts'
import { drawMentions } from './draw-mentions.ts'
import type { Mention } from './population-forecast.ts'

const decided = (stance: number, unsure = false): Decision => ({
  value: null,
  stance,
  certainty: 0.5,
  unsure,
  user: null,
  reservation_price: null,
  contributions: [],
  utilities: [],
})

const reading = readingOf({ type: 'open', options: [] })
const mentions: Mention[] = [
  { text: 'too dear', share: 0.3, lean: 'against' },
  { text: 'breaks soon', share: 0.12, lean: 'against' },
  { text: 'saves time', share: 0.25, lean: 'for' },
  { text: 'looks good', share: 0.06, lean: 'for' },
  { text: 'never thought about it', share: 0.2, lean: 'either' },
  { text: 'my mother had one', share: 0.03, lean: 'either' },
]
const PANEL = 200
let panel: { person: Person; decision: Decision }[]
beforeAll(async () => {
  // Every fifth is against, every fifth strongly for, and so on: stances as a forecast spreads them.
  const stances = [-1.6, -0.8, 0, 0.8, 1.6]
  panel = (await usAdults(PANEL)).map(({ person }, at) => ({ person, decision: decided(stances[at % 5]!) }))
})
const countOf = (said: readonly (readonly string[])[], text: string): number =>
  said.filter((own) => own.includes(text)).length

describe('what a panel mentions', () => {
  test.each(mentions)('"$text" is said by so many as the forecast says', ({ text, share }) => {
    const replicates = [0, 1, 2, 3, 4, 5, 6, 7]
    const counts = replicates.map((replicate) => countOf(drawMentions(reading, mentions, panel, replicate), text))
    const shares = counts.map((count) => count / PANEL)
    expect(Math.abs(shares.reduce((a, b) => a + b) / shares.length - share)).toBeLessThanOrEqual(0.015)
    for (const own of shares) expect(Math.abs(own - share)).toBeLessThanOrEqual(0.045)
    expect(shares.filter((own) => Math.abs(own - share) <= 0.03).length).toBeGreaterThanOrEqual(6)
  })

  test('is never what only the other side says', () => {
    const said = drawMentions(reading, mentions, panel, 0)
    for (const [member, own] of said.entries()) {
      const { stance } = panel[member]!.decision
      const leans = own.map((text) => mentions.find((mention) => mention.text === text)!.lean)
      expect(leans).not.toContain(stance < -0.2 ? 'for' : stance > 0.2 ? 'against' : 'nobody')
    }
  })

  test('is three things at the most, each once, and nothing of those who do not know', () => {
    const many = Array.from({ length: 12 }, (_, at): Mention => ({ text: `thing ${at}`, share: 0.6, lean: 'either' }))
    const unsure = panel.map((member, at) => (at % 4 === 0 ? { ...member, decision: decided(0, true) } : member))
    const said = drawMentions(reading, many, unsure, 0)
    for (const [member, own] of said.entries()) {
      expect(new Set(own).size).toBe(own.length)
      expect(own.length).toBeLessThanOrEqual(member % 4 === 0 ? 0 : 3)
    }
    expect(Math.max(...said.map((own) => own.length))).toBe(3)
  })

  test('is the same every time, and another in another replicate', () => {
    expect(drawMentions(reading, mentions, panel, 0)).toEqual(drawMentions(reading, mentions, panel, 0))
    expect(drawMentions(reading, mentions, panel, 1)).not.toEqual(drawMentions(reading, mentions, panel, 0))
  })

  test('does not hang on the order in which it was forecast', () => {
    const sets = (said: string[][]) => said.map((own) => [...own].sort())
    const backwards = drawMentions(reading, [...mentions].reverse(), panel, 0)
    expect(sets(backwards)).toEqual(sets(drawMentions(reading, mentions, panel, 0)))
  })

  test('is nothing where nobody can say it', () => {
    const against = panel.map(({ person }) => ({ person, decision: decided(-1.6) }))
    const praise: Mention[] = [{ text: 'saves time', share: 0.9, lean: 'for' }]
    expect(drawMentions(reading, praise, against, 0).flat()).toEqual([])
  })
})
