import { contentStems } from '../reading/content-stems.ts'
import { keyOf } from '../reading/fold.ts'
import type { Screen } from '../reading/reading.ts'

const NOT_FOR_ME =
  /^(?:n ?\/? ?a|(?:this |that |it )?(?:is )?(?:not|n't) (?:applicable|relevant)|(?:this |that |it )?(?:does not|doesn'?t) apply)\b/
/** "I don't have a dog", "never been", "no pets": said of oneself. */
const WITHOUT =
  /^(?:i (?:don'?t|do not|have no|haven'?t|have not|have never|am not|never|didn'?t|did not|can'?t|cannot|rent|work for)|i'?m not|i'?ve never|(?:don'?t|do not|doesn'?t) (?:have|own|use|drive|drink|eat|work|commute)|(?:never|no) [a-z]+|not (?:an?|employed|work|working|married))\b/
const WITH = /^(?:i (?:have|do|own|am|drive|drink|use|did|rent)|i'?m|i'?ve)\b/
const ONE = /\b(?:have|own|use|got|tried|been|do) (?:one|any|it|them|there|this|these|that)\W*$/

/**
 * The place of the option that is there for those who are not asked; -1 where they have none. `loosely`: whatever it is that
 * they deny ("I don't commute" of those who have no job).
 */
export function optOutAmong(options: readonly string[], { question, wanted }: Screen, loosely = false): number {
  const keys = options.map(keyOf)
  const apart = keys.findIndex((key) => NOT_FOR_ME.test(key))
  if (apart >= 0) return apart
  const about = new Set(contentStems(question))
  return keys.findIndex(
    (key) =>
      (wanted ? WITHOUT : WITH).test(key) &&
      (loosely || ONE.test(key) || contentStems(key).some((stem) => about.has(stem))),
  )
}
