import type { Category } from '../../knowledge/index.ts'
import type { Reading } from '../reading/reading.ts'
import { isExisting, tagHolds } from './circumstances-facts.ts'
import { categoryWords } from './reasons-category-words.ts'
import { favourOf, polarityOf } from './reasons-favour.ts'
import { type Matter, matterSlots } from './reasons-matter.ts'
import { moodBanks } from './reasons-moods-bank.ts'
import { type Bank, pickFrom, type Slots } from './reasons-patterns.ts'
import { thingBanks } from './reasons-things-bank.ts'
import type { Remark, Speaking } from './speaking.ts'
import { spokenOptions } from './verdicts-options.ts'

const odd = /[?!\n\r\t"“”<>{}[\]|\\^~`*_=]|https?:|\p{Extended_Pictographic}/u

/** One of a list, by the agent's chance; null where it is empty. */
const oneOf = (list: readonly string[], draw: number): string | null =>
  list.length === 0 ? null : (list[Math.floor(draw * list.length)] ?? null)

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

const sentenceLike =
  /^(i|i'm|i'd|it|it's|yes|no|not|very|too|never|always|none|other|about|more|less|all|don't|would|my|the price) ?/i

/** What else could have been chosen: alternatives of the question or its options, as phrases. */
function otherChoices({ reading, decision, knowledge }: Speaking): string[] {
  if (reading.ordered || reading.type === 'scale') return []
  const picked = new Set([decision.value].flat())
  const spoken = spokenOptions(reading, knowledge)
  return reading.options
    .filter(({ role, text }) => role === 'answer' && !picked.has(text))
    .flatMap(({ text }) => spoken.get(text)?.one ?? [])
    .filter((text) => text.length <= 30 && !odd.test(text) && !/[.,;:/()]/.test(text) && !sentenceLike.test(text))
}

/** Features, substitutes, occasions, conditions and doubts. */
export function thingRemarks(speaking: Speaking, matter: Matter, category: Category | null, goods: boolean): Remark[] {
  const { reading, decision, chance, manner } = speaking
  const favour = favourOf(speaking)
  const sign = polarityOf(speaking)
  const words = matterSlots(matter)
  const remarks: Remark[] = []
  const add = (
    bank: Bank,
    part: Remark['part'],
    direction: -1 | 0 | 1,
    weight: number,
    slot?: string,
    filling?: string | null,
  ): void => {
    if (slot !== undefined && (filling === null || filling === undefined)) return
    const slots: Slots = (name) => (name === slot ? filling! : words(name))
    const [picked] = pickFrom(bank, 1, chance, slots, manner.register, tagHolds(speaking))
    if (picked === undefined) return
    remarks.push({
      text: picked.text,
      part,
      stance: (direction * sign) as -1 | 0 | 1,
      register: picked.register,
      weight: weight + 0.3 * chance(`weight/${picked.key}`),
      key: `${part}:${filling ?? picked.key}`,
    })
  }
  const feature = oneOf(quotable(reading), chance('feature'))
  if (favour > -0.5) add(thingBanks['feature+'], 'feature', 1, 1.1, 'feature', feature)
  if (favour < 0.5)
    add(thingBanks['feature-'], 'feature', -1, 1.1, 'feature', oneOf(quotable(reading), chance('feature-')))

  if (goods && category !== null) {
    const { substitutes, occasions } = categoryWords(category)
    const instead = oneOf(substitutes, chance('substitute'))
    if (favour < -0.1 && decision.user !== true) add(thingBanks['sub-'], 'alternative', -1, 0.8, 'sub', instead)
    const existing = isExisting(reading)
    if (favour > 0.4 && decision.user === true && existing)
      add(thingBanks['sub+'], 'alternative', 1, 0.7, 'sub', instead)
    if (decision.user === true && existing && favour > -0.5)
      add(thingBanks.occasion, 'story', 0, 0.75, 'occ', oneOf(occasions, chance('occasion')))
  }
  if (goods && hypothetical.has(reading.ask) && !isExisting(reading)) {
    if (favour > -1.4 && favour < 1) add(moodBanks.condition, 'condition', 0, 0.7)
    if (Math.abs(favour) < 1 || decision.certainty < 0.35) add(moodBanks.doubt, 'doubt', 0, 0.65)
  }
  return remarks
}

/** Kinds of question about something not yet had. */
const hypothetical = new Set([
  'intent',
  'concept',
  'condition',
  'price',
  'barrier',
  'opinion',
  'switching',
  'recommend',
])

/** What is said about the things that were not picked. */
export function otherRemarks(speaking: Speaking, matter: Matter): Remark[] {
  const { reading, decision, chance, manner } = speaking
  const choosing = /^(choice|comparison)$/.test(reading.ask) || /^(ranking|single_choice)$/.test(reading.type)
  const other = choosing && decision.value !== null ? oneOf(otherChoices(speaking), chance('other')) : null
  if (other === null) return []
  const words = matterSlots(matter)
  const slots: Slots = (name) => (name === 'other' ? other : words(name))
  return pickFrom(thingBanks.other, 2, chance, slots, manner.register).map((picked) => ({
    text: picked.text,
    part: 'alternative',
    stance: 0,
    register: picked.register,
    weight: 0.9 + 0.3 * chance(`weight/${picked.key}`),
    key: `alternative:${picked.key}`,
  }))
}
