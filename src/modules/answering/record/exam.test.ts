import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { openReader } from '../reader/reader.ts'
import { readQuestion } from '../reading/read-question.ts'
import type { Asked } from './asking/asked.ts'
import { factAsked } from './asking/fact-asked.ts'

interface Line {
  question: string
  options?: string[]
  /** "age > 55", "conditions diabetes_t2 diabetes_t1", "child_age < 12 count"; null: no fact on record is asked for. */
  asked: string | null
  /** Kept apart while the words were collected. */
  unseen?: boolean
}

const lines = readFileSync(new URL('../../../../data/fidelity/record.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Line)

function partsOf({ fact, compare, values, which, counts }: Asked): string[] {
  const compared =
    compare === null
      ? []
      : compare.op === 'in'
        ? [`${compare.value}..${compare.to}`]
        : [compare.op, String(compare.value)]
  return [fact, ...compared, ...values, ...(which === null ? [] : [which]), ...(counts ? ['count'] : [])]
}

/** The expected values must be among those found; a comparison must be the same. */
function isRight(expected: string | null, found: Asked | null): boolean {
  if (expected === null || found === null) return expected === found
  const parts = partsOf(found)
  const wanted = expected.split(' ')
  const compares = /[<>=]|\.\./.test(expected)
  return wanted[0] === parts[0] && wanted.every((part) => parts.includes(part)) && compares === (found.compare !== null)
}

const reader = openReader()

/** The share that is understood as it should be, and which are not. */
function marksOf(some: readonly Line[]): { share: number; wrong: string[] } {
  const wrong = some.flatMap(({ question, options, asked }) => {
    const format = options === undefined ? {} : { type: 'single_choice' as const, options }
    const found = factAsked(readQuestion(question, format, reader.read(question)))
    if (isRight(asked, found)) return []
    return [`${question} | wanted ${asked} | found ${found === null ? null : partsOf(found).join(' ')}`]
  })
  return { share: 1 - wrong.length / some.length, wrong }
}

describe.each([
  ['seen', lines.filter(({ unseen }) => unseen !== true)],
  ['unseen', lines.filter(({ unseen }) => unseen === true)],
])('of the %s questions', (_, part) => {
  test('those for a fact on record are understood', () => {
    const { share, wrong } = marksOf(part.filter(({ asked }) => asked !== null))
    expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(0.95)
  })

  test('those for anything else are left alone', () => {
    const { share, wrong } = marksOf(part.filter(({ asked }) => asked === null))
    expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(0.97)
  })
})
