import { contentStems } from '../reading/content-stems.ts'
import { drawsOf } from './compose-draws.ts'
import type { Ears } from './compose-memory.ts'
import { maySay } from './only-american.ts'
import type { Remark, Speaking } from './speaking.ts'
import { wrongWith } from './words-check.ts'

/** The first remarks that nobody near has made, all on one side. */
export function taken(speaking: Speaking, remarks: readonly Remark[], ears: Ears, most: number): Remark[] {
  const may = maySay(speaking)
  const kept: Remark[] = []
  for (const remark of inOrder(remarks, speaking, ears)) {
    if (kept.length === most) break
    const apart = kept.some(
      ({ stance, part, key, text }) =>
        stance * remark.stance < 0 ||
        key === remark.key ||
        (part === 'price' && remark.part === 'price') ||
        saysTheLike(text, remark.text),
    )
    const tired = remark.source !== undefined && ears.isExhausted(remark.source)
    if (apart || tired || !may(remark.text) || ears.heard(remark.text)) continue
    // It was found for the question by nearness, which is not asked again.
    if (wrongWith({ ...speaking, text: remark.text }, ears, null).length === 0) kept.push(remark)
  }
  return kept
}

/** One answer does not give a reason twice. */
function saysTheLike(one: string, other: string): boolean {
  const theirs = contentStems(other)
  return contentStems(one).filter((stem) => theirs.includes(stem)).length >= ALIKE
}
const ALIKE = 2

/** Remarks in the order in which this agent would make them: apt ones first, those of a source that was used much last. */
export function inOrder(remarks: readonly Remark[], speaking: Speaking, ears: Ears): Remark[] {
  const draws = drawsOf(speaking.chance('remarks'))
  return remarks
    .map((remark) => {
      const fits = remark.register === null || remark.register === speaking.manner.register ? 1.15 : 1
      // What somebody wrote about the very thing comes before what is put together from patterns.
      const written = remark.part === 'voice' ? 4 : 1
      const stale = ears.wellWorn(remark.text) ? 0.05 : 1
      const score =
        (remark.weight * fits * written * stale * (0.6 + 0.8 * draws.next())) / (1 + 2 * ears.usesOf(remark.key))
      return { remark, score }
    })
    .sort((a, b) => b.score - a.score)
    .map(({ remark }) => remark)
}
