import { type Person, streamOf, uniform } from '../../../population/index.ts'
import type { Reading } from '../../reading/reading.ts'
import type { Asked } from '../asking/asked.ts'

/** So many would rather not say what they earn. */
const DECLINING = 0.08

const incomes = new Set(['income_own', 'income_household'])

export const declines = ({ fact }: Asked, { version, index }: Person): boolean =>
  incomes.has(fact) && uniform(streamOf(version, 'declines to tell incomes'), index) < DECLINING

/** The answer that lets people keep it to themselves, where there is one. */
export const declining = ({ options }: Reading): string | null =>
  options.find(({ role, key }) => role === 'dont_know' && /prefer|rather/.test(key))?.text ?? null
