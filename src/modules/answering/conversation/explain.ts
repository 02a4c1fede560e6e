import { readFileSync } from 'node:fs'
import { inOrder } from '../saying/choose-remarks.ts'
import { panelMemory } from '../saying/compose-memory.ts'
import { sentencesOf, wordCount } from '../saying/english.ts'
import { maySay } from '../saying/only-american.ts'
import { remarksOf } from '../saying/remarks.ts'
import type { Earlier, Speaking } from '../saying/speaking.ts'

const plain = JSON.parse(
  readFileSync(new URL('../../../../data/language/conversation/plain-answers.json', import.meta.url), 'utf8'),
) as Record<Bank, string[]>
type Bank = 'why' | 'again' | 'fact' | 'lost' | 'change_price' | 'change_no' | 'change_yes' | 'change_view'

/** Sentences that the reasons of one answer may take. */
const MOST = 2

/**
 * Why the people of a panel said what they said: reasons that go with what each of them decided, none that it has given
 * and nobody near it has given already. Whoever has none left, or whose answer came about otherwise than it would now, goes back to
 * the reason that was given, or says that there is none.
 */
export function explainPanel(panel: readonly Speaking[], said: readonly (Earlier | undefined)[]): string[] {
  const memory = panelMemory(panel.length)
  const texts: string[] = []
  for (const [place, { earlier }] of panel.entries()) memory.note('', place, [], [earlier.at(-1)?.reply ?? ''])
  for (const [place, speaking] of panel.entries()) {
    const ears = memory.earsOf(
      place,
      speaking.earlier.map(({ reply }) => reply),
    )
    const may = maySay(speaking)
    const kept = new Map<string, string>()
    const most = Math.min(MOST, Math.max(1, speaking.manner.sentences))
    for (const { text, key } of decidesOtherwise(speaking, said[place])
      ? []
      : inOrder(remarksOf(speaking), speaking, ears)) {
      if (kept.size === most) break
      if (may(text) && !kept.has(key) && !ears.heard(text) && !ears.openingIsFull(text)) kept.set(key, text)
    }
    const text = kept.size > 0 ? [...kept.values()].join(' ') : goneBack(speaking, said[place], ears.heard)
    memory.note(text, place, [...kept.keys()], [...kept.values()])
    texts.push(text)
  }
  return texts
}

/** The reason that was given, once more. A value of which nothing more was said has none. */
function goneBack(speaking: Speaking, said: Earlier | undefined, heard: (text: string) => boolean): string {
  const sentences = sentencesOf(said?.reply ?? '')
  const reason = (said?.value ?? null) === null ? sentences : sentences.slice(1)
  if (reason.reduce((sum, own) => sum + wordCount(own), 0) < A_REASON) return fresh('why', speaking, heard)
  return [fresh('again', speaking, heard), ...reason].join(' ')
}
/** Words of the shortest reason. */
const A_REASON = 4

/** In a panel whose people have changed, chance falls otherwise: reasons for another answer would be against the first. */
function decidesOtherwise({ decision }: Speaking, said: Earlier | undefined): boolean {
  const value = said?.value ?? null
  return value !== null && JSON.stringify(value) !== JSON.stringify(decision.value)
}

/** What would make the people of a panel answer otherwise: a price, where one stood in the way. */
export function changePanel(panel: readonly Speaking[]): string[] {
  return plainPanel(panel, ({ reading, decision }) => {
    const price = reading.price === null ? null : decision.reservation_price
    if (price !== null && price > 0 && price < reading.price!.amount) return ['change_price', `$${price}`]
    if (!OFFERS.has(reading.ask)) return ['change_view', '']
    return [decision.stance > 0 ? 'change_yes' : 'change_no', '']
  })
}
const OFFERS = new Set(['intent', 'concept', 'price', 'use', 'loyalty', 'switching', 'recommend', 'feature'])

/** Sentences of a bank, each said once as long as there are any. */
export function plainPanel(
  panel: readonly Speaking[],
  bankOf: (speaking: Speaking) => [bank: Bank, price: string],
): string[] {
  const memory = panelMemory(panel.length)
  return panel.map((speaking, place) => {
    const ears = memory.earsOf(
      place,
      speaking.earlier.map(({ reply }) => reply),
    )
    const [bank, price] = bankOf(speaking)
    const text = fresh(bank, speaking, ears.heard).replace('{price}', price)
    memory.note(text, place, [], [])
    return text
  })
}

/** A sentence of a bank that nobody near has said; one that somebody has, where all are used up. */
function fresh(bank: Bank, { chance }: Speaking, heard: (text: string) => boolean): string {
  const own = plain[bank]
  const start = Math.floor(chance(`plain ${bank}`) * own.length)
  const turned = [...own.slice(start), ...own.slice(0, start)]
  return turned.find((text) => !heard(text)) ?? turned[0]!
}
