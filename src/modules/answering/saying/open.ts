import type { AskKind } from '../reading/reading.ts'
import { type Draws, drawsOf } from './compose-draws.ts'
import { drawn, type Filled, type Slots } from './compose-patterns.ts'
import { capital } from './english.ts'
import { withAside } from './open-asides.ts'
import { everydayOf, lifeSlots } from './open-everyday.ts'
import { favoriteItem, favoriteOf } from './open-favorites.ts'
import { formOf } from './open-forms.ts'
import { lackingBank, ownsNone } from './open-lacking.ts'
import { banksFor } from './open-routes.ts'
import { openSlots } from './open-slots.ts'
import { blank, offHand } from './open-unsure.ts'
import { favourOf } from './reasons.ts'
import type { Manner, Remark, Speaking } from './speaking.ts'

/**
 * A first sentence, with whether it mentions what the question is about, and whether it is an answer by itself to which
 * reasons about a category would add nothing (a breakfast, a favorite color, "I don't have kids").
 */
export type OpenRemark = Remark & { names: boolean; alone: boolean }

/** How many first sentences an agent has to choose from. */
const CHOICES = 8

/** First sentences for open questions: what a verdict is for closed ones. Best suited to the agent's manner first. */
export function openRemarksOf(speaking: Speaking): OpenRemark[] {
  const { register } = speaking.manner
  const draws = drawsOf(speaking.chance('open'))
  const everyday = everydayOf(speaking)
  if (everyday !== null)
    return remarksOf(drawn(everyday.banks, register, everyday.slots, draws, CHOICES), 0, true, speaking.manner, draws)
  const { form, subject } = formOf(speaking.reading)
  const lacking = subject === null ? null : lackingBank(subject.phrase, speaking.person)
  if (lacking !== null)
    return remarksOf(
      drawn([lacking], register, lifeSlots(speaking.person), draws, CHOICES),
      0,
      true,
      speaking.manner,
      draws,
    )
  const none = subject === null ? null : ownsNone(speaking, subject.phrase)
  if (none !== null)
    return remarksOf(drawn([none.bank], register, none.slots, draws, CHOICES), 0, true, speaking.manner, draws)
  const favorite = form === 'favorite' ? favoriteItem(speaking, draws) : null
  if (favorite !== null)
    return remarksOf(
      drawn([favoriteOf], register, favoriteSlots(favorite), draws, CHOICES),
      0,
      true,
      speaking.manner,
      draws,
    )
  // A verdict can be given on anything; a story, a habit or a piece of advice has to be one's own.
  if (!judged.has(speaking.reading.ask)) return []
  const slots = openSlots(speaking, favourOf(speaking), draws)
  const route = banksFor(speaking, slots)
  const filled = drawn(route.banks, register, slots, draws, CHOICES)
  // A question without a subject leaves most patterns empty: then a word of it has to do.
  if (filled.length < 3) filled.push(...drawn([offHand], register, slots, draws, CHOICES))
  if (filled.length === 0) filled.push(...drawn([blank], register, slots, draws, CHOICES))
  return remarksOf(filled, route.side, false, speaking.manner, draws)
}

/** Kinds of question that a verdict answers. */
const judged: ReadonlySet<AskKind> = new Set([
  'opinion',
  'attitude',
  'feeling',
  'concept',
  'message',
  'satisfaction',
  'trust',
  'recommend',
  'intent',
  'importance',
  'price',
  'association',
  'frequency',
  'amount',
  'use',
  'awareness',
  'knowledge',
])

const favoriteSlots = ({ item, other }: { item: string; other: string }): Slots => ({
  item,
  other,
  Item: capital(item),
  Other: capital(other),
})

/** `own`: the sentence is about the speaker's life, and particular whatever it mentions. */
function remarksOf(
  filled: readonly Filled[],
  stance: -1 | 0 | 1,
  own: boolean,
  manner: Manner,
  draws: Draws,
): OpenRemark[] {
  return filled.map(({ text, key, register, names }) => ({
    text: withAside(text, manner, draws),
    part: 'verdict',
    stance,
    register,
    weight: 1,
    key,
    names: names || own,
    alone: own,
  }))
}
