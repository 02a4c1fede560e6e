import { type Person, streamOf, uniform } from '../../../population/index.ts'
import type { Option } from '../../reading/reading.ts'
import type { Fact } from '../asking/vocabulary.ts'

/** Of "social media" and "news websites" the record knows only that it is the internet: half say the one, half the other. */
export function oneOf(options: readonly Option[], { name }: Fact, { version, index, age }: Person): Option {
  const chance = uniform(streamOf(version, `one of ${name}`), index)
  const paid = name === 'home' ? options.find(({ text }) => PAID_OFF.test(text)) : undefined
  const owing = options.find(({ text }) => !PAID_OFF.test(text))
  if (paid !== undefined && owing !== undefined)
    return chance < paidOff.find(([below]) => age < below)![1] ? paid : owing
  return options[Math.floor(chance * options.length)]!
}

const PAID_OFF = /\b(?:outright|free and clear|paid off|paid for|(?:no|without a) mortgage)\b/i
/** Share of owners without a mortgage below an age: American Community Survey, 2022, rounded. */
const paidOff: readonly (readonly [below: number, share: number])[] = [
  [45, 0.19],
  [55, 0.26],
  [65, 0.42],
  [Infinity, 0.63],
]
