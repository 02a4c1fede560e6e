import { inOrder } from '../saying/choose-remarks.ts'
import { panelMemory } from '../saying/compose-memory.ts'
import { sentencesOf, wordCount } from '../saying/english.ts'
import { isBlank } from '../saying/nothing.ts'
import { maySay } from '../saying/only-american.ts'
import { remarksOf } from '../saying/remarks.ts'
import type { Earlier, Remark, Speaking } from '../saying/speaking.ts'
import { freshly } from './plain-answers.ts'

/** Sentences that the reasons of one answer may take. */
const MOST = 2

/** How those end who have no more to say, by what they are asked for; not at all where something was said already. */
const ENDS = { why: 'why', more: 'no_more', example: 'no_example', mean: 'meant', option: null } as const
export type Explained = keyof typeof ENDS

/**
 * Why the people of a panel said what they said, or more of it: what goes with what each of them decided, nothing that it has
 * said and nobody near it has said already. Whoever has none left, or whose answer came about otherwise than it would now,
 * goes back to the reason that was given, or says that there is none.
 */
export function explainPanel(
  panel: readonly Speaking[],
  said: readonly (Earlier | undefined)[],
  wanted: Explained = 'why',
): string[] {
  const memory = panelMemory(panel.length)
  const texts: string[] = []
  for (const [place, { earlier }] of panel.entries())
    memory.note(
      '',
      place,
      [],
      earlier.map(({ reply }) => reply),
    )
  for (const [place, speaking] of panel.entries()) {
    const ears = memory.earsOf(
      place,
      speaking.earlier.map(({ reply }) => reply),
    )
    const may = maySay(speaking)
    const kept = new Map<string, string>()
    const most = wanted === 'why' ? Math.min(MOST, Math.max(1, speaking.manner.sentences)) : 1
    for (const { text, key } of hasNoMore(speaking, said[place])
      ? []
      : inOrder(onTheSide(remarksOf(speaking), said[place]), speaking, ears)) {
      if (kept.size === most) break
      if (may(text) && !kept.has(key) && !ears.heard(text) && !ears.openingIsFull(text)) kept.set(key, text)
    }
    const text = kept.size > 0 ? [...kept.values()].join(' ') : goneBack(speaking, said[place], wanted, ears.heard)
    memory.note(text, place, [...kept.keys()], [...kept.values()])
    texts.push(text)
  }
  return texts
}

/** Whoever has spoken for a thing in its own words, or against it, goes on like that. */
function onTheSide(remarks: readonly Remark[], said: Earlier | undefined): readonly Remark[] {
  if ((said?.value ?? null) !== null) return remarks
  const own = remarks.find(({ text }) => said?.reply.includes(text))
  return own === undefined ? remarks : remarks.filter(({ stance }) => stance === own.stance)
}

/** The reason that was given, once more. A value of which nothing more was said has none. */
function goneBack(
  speaking: Speaking,
  said: Earlier | undefined,
  wanted: Explained,
  heard: (text: string) => boolean,
): string {
  const end = ENDS[wanted]
  if (end === null) return ''
  if (said !== undefined && isBlank(said.reply)) return freshly({ bank: 'blank' }, speaking, heard)
  const sentences = sentencesOf(said?.reply ?? '')
  const reason = (said?.value ?? null) === null ? sentences : sentences.slice(1)
  const few = reason.reduce((sum, own) => sum + wordCount(own), 0) < A_REASON
  // What was said in the follow-up before is not said a third time.
  const twice = speaking.earlier.length > 1 && speaking.earlier.at(-1)?.reply.endsWith(reason.join(' '))
  if (wanted !== 'why' || few || (twice && speaking.earlier.at(-1) !== said))
    return freshly({ bank: end }, speaking, heard)
  return [freshly({ bank: 'again' }, speaking, heard), ...reason].join(' ')
}
/** Words of the shortest reason. */
const A_REASON = 4

/**
 * In a panel whose people have changed, chance falls otherwise: reasons for another answer would be against the first. And a
 * story that was told is not told again with other events.
 */
function hasNoMore({ decision, reading }: Speaking, said: Earlier | undefined): boolean {
  const value = said?.value ?? null
  if (said !== undefined && isBlank(said.reply)) return true
  if (value === null) return reading.ask === 'experience'
  return JSON.stringify(value) !== JSON.stringify(decision.value)
}
