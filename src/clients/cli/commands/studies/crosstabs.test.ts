import { expect, test } from 'vitest'
import { Output } from '../../output.ts'
import { showCrosstab } from './crosstabs.ts'

const options = (yes: number) =>
  ['Yes, and I have done so in the past twelve months', 'No'].map((value, at) => ({
    value,
    count: 5,
    share: at === 0 ? yes : 1 - yes,
    ci_low: 0,
    ci_high: 1,
  }))

const group = (value: string, n: number) => ({
  value,
  n,
  n_effective: n,
  suppressed: n < 5,
  options: n < 5 ? null : options(0.5),
})

const results = {
  type: 'single_choice',
  n: 90,
  not_applicable: 0,
  nothing_to_say: 0,
  n_effective: 90,
  n_model: null,
  options: options(0.5),
  synthetic: true,
} as const

test.each([40, 80, 140])(
  'however many groups there are, no line is wider than %i columns and none is left out',
  (columns) => {
    const names = [
      'Massachusetts',
      'Pennsylvania',
      'New_York',
      'Ohio',
      'Texas',
      'California',
      'North_Carolina',
      'Utah',
      'Maine',
    ]
    let text = ''
    const stdout = { columns, write: (part: string) => (text += part) }
    const out = new Output({ stdout, env: {} })
    showCrosstab(
      out,
      { by: 'state', columns: [...names.map((name) => group(name, 10)), group('Idaho', 3)], test: null },
      results,
    )
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(columns)
    for (const name of names) expect(text).toContain(name.replace('_', ' '))
    expect(text).toContain('fewer than five, not told: Idaho 3')
  },
)
