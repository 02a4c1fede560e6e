import { readFigures } from '../../population/index.ts'
import { panelMemory } from '../saying/compose-memory.ts'
import type { Speaking } from '../saying/speaking.ts'

const plain = readFigures<Record<string, string[]>>('language/conversation/plain-answers.json')

/** Which sentences say it, and what stands in their gaps. */
export interface Plainly {
  bank: string
  slots?: Readonly<Record<string, string>>
}

/** Sentences of a bank, each said once as long as there are any. */
export function plainPanel(
  panel: readonly Speaking[],
  sayingOf: (speaking: Speaking, place: number) => Plainly,
): string[] {
  const memory = panelMemory(panel.length)
  return panel.map((speaking, place) => {
    const ears = memory.earsOf(
      place,
      speaking.earlier.map(({ reply }) => reply),
    )
    const text = freshly(sayingOf(speaking, place), speaking, ears.heard)
    memory.note(text, place, [], [])
    return text
  })
}

/** A sentence of a bank that nobody near has said; one that somebody has, where all are used up. */
export function freshly({ bank, slots = {} }: Plainly, { chance }: Speaking, heard: (text: string) => boolean): string {
  const own = plain[bank]!.map((text) => text.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? ''))
  const start = Math.floor(chance(`plain ${bank}`) * own.length)
  const turned = [...own.slice(start), ...own.slice(0, start)]
  return turned.find((text) => !heard(text)) ?? turned[0]!
}
