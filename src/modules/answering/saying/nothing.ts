import { readFileSync } from 'node:fs'
import type { Remark, Speaking } from './speaking.ts'

const ways = JSON.parse(
  readFileSync(new URL('../../../../data/language/conversation/nothing.json', import.meta.url), 'utf8'),
) as string[]

/** That one has nothing to say, in so many ways: what is true where nobody has written anything that would be. */
export function nothingRemarks({ chance }: Speaking): Remark[] {
  const start = Math.floor(chance('nothing') * ways.length)
  return ways.map((_, at) => ({
    text: ways[(start + at) % ways.length]!,
    part: 'verdict',
    stance: 0,
    register: null,
    weight: 1,
    key: `${NOTHING}${at}`,
  }))
}

const blanks = new Set(ways)

/** Whether a reply is that there is nothing to say. */
export const isBlank = (reply: string): boolean => blanks.has(reply)

/** Keys of such remarks begin with it. */
const NOTHING = 'nothing:'
