import { contentStems } from '../reading/content-stems.ts'
import type { Reading, Screen } from '../reading/reading.ts'
import { presumedBy } from './presumed.ts'

/** What somebody says who is without a thing, or has never done it. */
const WITHOUT =
  /(?:^|[.,;] |\b(?:I|I've|but|and|so) )(?:never|don'?t|do not|didn'?t|haven'?t|have not|can'?t|no longer)\b(?: (?:ever|even|really|actually|yet))*(?<rest>[^.,;?!]{0,48})/gi
const HAD = /^ (?:have|had|own|owned|got|use|used|tried|been|done|gone)\b/i
const ONE = /\b(?:any|one|there)\b/i

const known = new WeakMap<Reading, (text: string) => boolean>()

/** Whether a sentence is of somebody whom the question is not for: no owner of a dog says "Don't have any." */
export function disowns(reading: Reading): (text: string) => boolean {
  let test = known.get(reading)
  if (test === undefined) {
    const screens = [
      ...(reading.audience?.screens ?? []).filter(({ wanted }) => wanted),
      ...presumedBy(reading).map(({ text }): Screen => ({ question: text, wanted: true })),
    ]
    test = (text) => screens.some((screen) => denies(text, screen))
    known.set(reading, test)
  }
  return test
}

function denies(text: string, { question }: Screen): boolean {
  const about = contentStems(question)
  return [...text.matchAll(WITHOUT)].some(({ groups }) => {
    const rest = groups!.rest!
    const stems = contentStems(rest)
    return HAD.test(rest)
      ? ONE.test(rest) || about.some((stem) => stems.includes(stem))
      : about.includes(stems[0] ?? '')
  })
}
