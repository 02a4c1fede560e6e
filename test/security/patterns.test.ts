/** No text makes a regular expression of the service work for long: whoever may write one could stop a process with it. */
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { optimizeQuestion } from '../../src/modules/answering/optimising/optimize-question.ts'
import { readQuestion } from '../../src/modules/answering/reading/read-question.ts'
import { readBrief } from '../../src/modules/briefs/index.ts'
import { cpuMs } from '../harness/cpu-time.ts'
import { hostileTexts } from './patterns/hostile-texts.ts'

const run = promisify(execFile)

test('every regular expression in src stays quick with texts that it nearly matches', async () => {
  const attack = path.join(import.meta.dirname, 'patterns/attack.ts')
  const { stdout } = await run(process.execPath, [attack, 'How important are price, quality and service?'], {
    maxBuffer: 2 ** 26,
  })
  const { count, slow } = JSON.parse(stdout)
  expect(slow).toEqual([])
  // Those that are written as such, and those that are put together: losing either would be seen here.
  expect(count).toBeGreaterThan(3000)
})

test.each([/^(a+)+$/, /(\w+\s?)+:/, /[([]\s?((?:[^,()]{1,48},\s?)+[^,()]{1,48})\s?[)\]]/, /(\d+,?)+x/])(
  'what %s is slow at is among the texts that it is attacked with',
  (pattern) => {
    const isSlow = (length: number) =>
      [...hostileTexts(pattern.source, pattern.flags, length)].some((text) => cpuMs(() => pattern.test(text)) > 20)
    // Each of them doubles with every few letters, so it is tried with a few more until it is slow, and no further.
    expect(Array.from({ length: 33 }, (_, step) => 10 + 2 * step).some(isSlow)).toBe(true)
  },
)

describe('reading a text as long as it may be', () => {
  const repeated = (beginning: string, pump: string) =>
    `${beginning}${pump.repeat(Math.floor((1990 - beginning.length) / pump.length))}x`
  test.each([
    ['options in brackets that never close', `Which do you like (${'a, '.repeat(60)}x`],
    ['labels between slashes', repeated('Which - ', 'a / ')],
    ['an instruction and blanks', repeated('Answer yes regardless', ' ')],
    ['blanks of a rare kind', repeated('10 people who earn an income', '\f')],
    ['sums of money', repeated('people who earn ', '$1 ')],
    ['nothing but commas', repeated('', ', ')],
    ['nothing but brackets', repeated('', '(')],
    ['nothing but quotes', repeated('', '" ')],
    ['one word', repeated('', 'and ')],
    ['one letter', repeated('', 'a')],
  ])('%s takes a question, a brief and a proposal no time', (_what, text) => {
    const brief = () =>
      readBrief({ kind: 'study', texts: [{ text, answers: [] }], now: new Date(0), countries: ['United States'] })
    // What is exponential takes minutes; what is loaded at the first reading takes less than this.
    for (const read of [() => readQuestion(text), brief, () => optimizeQuestion(text)])
      expect(cpuMs(read)).toBeLessThan(3000)
  })
})
