import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { resolveOccupation } from './resolve-occupation.ts'

type Exam = Record<string, Record<string, string>>

const exam = JSON.parse(readFileSync(new URL('../../../test/exams/titles.json', import.meta.url), 'utf8')) as Exam

/**
 * Expected: "none"; a labour status (with its detail after a slash); codes, any of which may come first as long as
 * most of the answer is among them; or, for a family, codes that must all be there, "within" beginnings of codes that
 * nothing may be outside of.
 */
function isRight(text: string, expected: string): boolean {
  const { occupations, labour_status, labour_detail, via } = resolveOccupation(text)
  if (expected === 'none') return via === 'none'
  if (/^[a-z]/.test(expected)) {
    const [status, detail] = expected.split('/')
    return labour_status === status && (detail === undefined || labour_detail === detail)
  }
  const [codes, within] = expected.split(' within ').map((part) => part.split(' '))
  if (within !== undefined) {
    const inside = occupations.every((soc) => within.some((beginning) => soc.startsWith(beginning)))
    return inside && codes!.every((soc) => occupations.includes(soc))
  }
  const right = occupations.filter((soc) => codes!.includes(soc))
  return codes!.includes(occupations[0] ?? '') && 2 * right.length >= occupations.length
}

test('at least 95 % of the title exam is answered as a marketer means it', () => {
  let right = 0
  let asked = 0
  for (const [kind, pairs] of Object.entries(exam)) {
    const wrong = Object.entries(pairs).filter(([text, expected]) => !isRight(text, expected))
    const total = Object.keys(pairs).length
    right += total - wrong.length
    asked += total
    const misses = wrong.map(([text]) => `"${text}" as ${resolveOccupation(text).understood}`).join('; ')
    process.stdout.write(`${kind}: ${total - wrong.length} of ${total}${misses && `. Wrong: ${misses}`}\n`)
  }
  process.stdout.write(`title exam: ${right} of ${asked}\n`)
  expect(asked).toBeGreaterThanOrEqual(250)
  expect(right / asked).toBeGreaterThanOrEqual(0.95)
})
