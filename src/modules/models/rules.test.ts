import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { purposes } from './models.ts'
import {
  accountsOf,
  canBear,
  inputTokens,
  limitOf,
  lowerLimit,
  monthOf,
  outputTokens,
  soundUsage,
  storable,
} from './rules.ts'

describe('accounts', () => {
  test.each([
    ['2026-01-31T23:59:59.999Z', '2026-01'],
    ['2026-02-01T00:00:00.000Z', '2026-02'],
    ['2026-12-31T23:59:59.999-01:00', '2027-01'],
  ])('%s counts for %s', (now, month) => {
    expect(monthOf(new Date(now))).toBe(month)
  })

  test('a call counts against the installation, its organization and its study, as far as it has them', () => {
    const month = '2026-01'
    expect(accountsOf({ organization_id: null, study_id: null, month })).toEqual([
      { scope: 'installation', scope_id: 0, month },
    ])
    expect(accountsOf({ organization_id: 4, study_id: 7, month })).toEqual([
      { scope: 'installation', scope_id: 0, month },
      { scope: 'organization', scope_id: 4, month },
      { scope: 'study', scope_id: 7, month: '' },
    ])
  })
})

describe('limits', () => {
  test.each([
    [undefined, null, null],
    [undefined, 500, 500],
    [300, null, 300],
    [300, 500, 300],
    [300, 200, 200],
    [0, 500, 0],
    [300, 0, 0],
  ])('the operator allows %s and the organization itself %s: %s', (operator, own, limit) => {
    expect(lowerLimit(operator, own)).toBe(limit)
  })

  test('each account has its own; a study may have a lower one than every study, also 0, and no higher one', () => {
    const budgets = { installation_cents: 1000, organization_cents: 300, study_cents: 50 }
    const [installation, organization, study] = accountsOf({ organization_id: 1, study_id: 1, month: '2026-01' })
    const own = { own_cents: 200, study_budget_cents: undefined }
    expect([installation, organization, study].map((account) => limitOf(account!, budgets, own))).toEqual([
      1000, 200, 50,
    ])
    expect(limitOf(study!, budgets, { ...own, study_budget_cents: 80 })).toBe(50)
    expect(limitOf(study!, budgets, { ...own, study_budget_cents: 20 })).toBe(20)
    expect(limitOf(study!, budgets, { ...own, study_budget_cents: 0 })).toBe(0)
    expect(limitOf(study!, budgets, { ...own, study_budget_cents: null })).toBe(50)
    expect(limitOf(study!, { ...budgets, study_cents: undefined }, own)).toBeNull()
    expect(limitOf(study!, { ...budgets, study_cents: undefined }, { ...own, study_budget_cents: 80 })).toBe(80)
  })

  test('exactly the limit may be spent, and a call that costs nothing always fits into it', () => {
    expect(canBear(1, 9_000, 1_000)).toBe(true)
    expect(canBear(1, 9_000, 1_001)).toBe(false)
    expect(canBear(0, 0, 0)).toBe(true)
    expect(canBear(0, 0, 1)).toBe(false)
    expect(canBear(null, 1e12, 1e12)).toBe(true)
  })
})

describe('expected tokens', () => {
  const prompt = { version: 'v', system: 'a'.repeat(300), shared: 'b'.repeat(600), own: 'c'.repeat(90) }

  test('the input is every part of the prompt and the schema, at three characters a token', () => {
    expect(inputTokens({ prompt })).toBe(330)
    expect(inputTokens({ prompt, json: { name: 'n', schema: { a: 'x'.repeat(292) } } })).toBe(430)
  })

  test('a file counts, and a long document for more than a short one', () => {
    const withFile = (media_type: string, size: number) =>
      inputTokens({
        prompt: { ...prompt, files: [{ media_type, filename: 'f', sha256: 'aa', bytes: new Uint8Array(size) }] },
      })
    expect(withFile('image/png', 10)).toBe(2330)
    expect(withFile('image/png', 1_000_000)).toBe(2330)
    expect(withFile('application/pdf', 100_000)).toBe(7330)
  })

  test('the output is guessed by purpose until there are enough calls to learn from, and never above the limit', () => {
    const none = { count: 0, output_p95: 0 }
    expect(purposes.map((purpose) => outputTokens(purpose, none, 4096))).toEqual([
      2500, 2500, 600, 600, 2500, 2500, 2500, 2500, 2500,
    ])
    expect(outputTokens('words', { count: 19, output_p95: 80 }, 4096)).toBe(600)
    expect(outputTokens('words', { count: 19, output_p95: 900 }, 4096)).toBe(900)
    expect(outputTokens('words', { count: 20, output_p95: 80 }, 4096)).toBe(80)
    expect(outputTokens('forecast', none, 1000)).toBe(1000)
    expect(outputTokens('words', { count: 200, output_p95: 9000 }, 4096)).toBe(4096)
  })
})

describe('what comes from a model can be stored', () => {
  test('token counts are whole, not negative and fit into their columns', () => {
    const counts = fc.oneof(fc.double(), fc.integer(), fc.constant(Number.NaN), fc.constant(1e300))
    fc.assert(
      fc.property(counts, counts, counts, counts, (input_tokens, cached_tokens, output_tokens, reasoning_tokens) => {
        const sound = soundUsage({ input_tokens, cached_tokens, output_tokens, reasoning_tokens })
        for (const count of Object.values(sound)) {
          expect(Number.isInteger(count)).toBe(true)
          expect(count).toBeGreaterThanOrEqual(0)
          expect(count).toBeLessThan(2 ** 31)
        }
      }),
    )
  })

  test('text has no NUL and no half of a surrogate pair; other text is left alone', () => {
    expect(storable('a\0b\ud83dc')).toBe('ab\ufffdc')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(storable(text)).toBe(text.replaceAll('\0', ''))
      }),
    )
  })
})
