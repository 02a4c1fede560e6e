import type { Reading } from '../reading/reading.ts'
import { tagHolds } from './circumstances-facts.ts'
import { favourOf, polarityOf } from './reasons-favour.ts'
import { featureBanks } from './reasons-features-bank.ts'
import { type Matter, matterSlots } from './reasons-matter.ts'
import { pickFrom } from './reasons-patterns.ts'
import type { Remark, Speaking } from './speaking.ts'

const odd = /[?!\n\r\t"“”<>{}[\]|\\^~`*_=]|https?:|\p{Extended_Pictographic}/u

const features = new WeakMap<Reading, readonly string[]>()

/** The features of a pasted description that are short and clean enough to be quoted back. */
function quotable(reading: Reading): readonly string[] {
  let ready = features.get(reading)
  if (ready === undefined) {
    ready = (reading.stimulus?.features ?? [])
      .map((text) => text.trim().replace(/[.,;:]+$/, ''))
      .filter((text) => text.length >= 4 && text.length <= 48 && !odd.test(text))
    features.set(reading, ready)
  }
  return ready
}

/** What speaks for or against what was described, in its own words. */
export function featureRemarks(speaking: Speaking, matter: Matter): Remark[] {
  const { reading, chance, manner } = speaking
  const known = quotable(reading)
  if (known.length === 0) return []
  const favour = favourOf(speaking)
  const words = matterSlots(matter)
  const said = (direction: -1 | 1): Remark[] => {
    const feature = known[Math.floor(chance(`feature ${direction}`) * known.length)]!
    const slots = (name: string): string | null => (name === 'feature' ? feature : words(name))
    const bank = featureBanks[direction > 0 ? 'feature+' : 'feature-']
    return pickFrom(bank, 1, chance, slots, manner.register, tagHolds(speaking)).map(({ text, key, register }) => ({
      text,
      part: 'feature',
      stance: (direction * polarityOf(speaking)) as -1 | 1,
      register,
      weight: 1.1 + 0.3 * chance(`weight/${key}`),
      key: `feature:${feature}`,
    }))
  }
  return [...(favour > -0.5 ? said(1) : []), ...(favour < 0.5 ? said(-1) : [])]
}
