import { careOf } from '../reading/care.ts'
import type { Option, Reading } from '../reading/reading.ts'
import { bankFiles } from './banks.ts'
import { clauseSlots } from './clause.ts'
import { drawsOf } from './compose-draws.ts'
import { capital, inFigures, inWords, listOf, withArticle } from './english.ts'
import { drawn, type Filled, type Slots } from './patterns.ts'
import { amountOf } from './plain-amounts.ts'
import { optionWords } from './plain-options.ts'
import { pointsOf } from './points.ts'
import type { Speaking } from './speaking.ts'

/** Which patterns say a value, and what they are filled with. */
interface Expression {
  bank: string
  slots?: Slots
}

const SURE = 0.7
const TORN = 0.28

/** The agent's closed answer in few words that fit the question's grammar: several candidates, in the order of chance. */
export function plainAnswers(speaking: Speaking, count = 8): Filled[] {
  const { bank, slots = {} } = expressionOf(speaking)
  const draws = drawsOf(speaking.chance('plain'))
  return drawn(bankFiles.values[bank]!, speaking.manner.register, slots, draws, count)
}

function expressionOf(speaking: Speaking): Expression {
  const { reading, decision } = speaking
  const { value } = decision
  if (value === null) return { bank: 'unsure' }
  if (Array.isArray(value)) return severalOf(speaking, value)
  if (typeof value === 'number') return reading.scale === null ? amountOf(speaking, value) : pointOf(speaking, value)
  const option = reading.options.find(({ text }) => text === value) ?? null
  return (option !== null && (roleOf(speaking, option) ?? rungOf(speaking, option))) || choiceOf(speaking, value)
}

/** By how sure the agent is; of those who are sure, half make a point of it. */
const strength = ({ decision, chance }: Speaking): '_strong' | '_torn' | '' =>
  decision.certainty > SURE && chance('sure') < 0.5 ? '_strong' : decision.certainty < TORN ? '_torn' : ''

const BARE_YES = /^(?:yes|yeah|y|yep|i do|i would|i have|i am)$/
const BARE_NO = /^(?:no|n|nope|i don't|i would not|i wouldn't|i haven't|i am not)$/
/** "I do not work" is none of the others, too, but it says something. */
const NONE_AT_ALL = /^(?:none|neither|nothing|no preference|not any|no one|nobody)\b/

function roleOf(speaking: Speaking, { role, key }: Option): Expression | null {
  const slots = clauseSlots(speaking.reading)
  // Nobody is torn about whether they rented a car.
  const how = slots.fact === undefined ? strength(speaking) || '_plain' : '_plain'
  if (role === 'dont_know') return { bank: 'unsure' }
  if (role === 'none' && NONE_AT_ALL.test(key)) return { bank: 'none' }
  if (role === 'other' && /^(?:other|something else|else)/.test(key)) return { bank: 'other' }
  if (role === 'all') return { bank: 'all' }
  const sober = careOf(speaking.reading) !== null
  if (BARE_YES.test(key)) return { bank: sober ? 'sober_yes' : `yes${how}`, slots }
  if (BARE_NO.test(key)) return { bank: sober ? 'sober_no' : `no${how}`, slots }
  return role === 'neutral' && key === 'maybe' ? { bank: 'maybe' } : null
}

/** "Strongly agree", "oppose": what one says of oneself with an "I" before it. */
const STANCE =
  /^(?:(?:strongly|somewhat|slightly|mostly|completely|totally|generally|tend to|rather|partly) )?(?:agree|disagree|support|oppose|favor|approve|disapprove)$/
const OFTEN =
  /\b(?:always|often|sometimes|rarely|seldom|never|daily|weekly|monthly|yearly|every|once|twice|times|day|week|month|year|hardly)\b/

/** "Definitely, I think" is said by nobody. */
const FIRM = /^(?:definitely|absolutely|certainly|extremely|completely|strongly|not at all|never|always)\b/

/** A step of a ladder, as its label has it. */
function rungOf(speaking: Speaking, option: Option): Expression | null {
  if (!speaking.reading.ordered || option.at === null) return null
  const slots = labelSlots(option.text, speaking)
  if (/\bneither\b/.test(option.key)) return { bank: 'middle', slots }
  if (STANCE.test(option.key)) return { bank: 'stance', slots }
  if (OFTEN.test(option.key)) return { bank: 'often', slots }
  return { bank: strength(speaking) === '_torn' && !FIRM.test(option.key) ? 'label_torn' : 'label', slots }
}

function labelSlots(text: string, speaking: Speaking): Slots {
  const { whole, low } = optionWords(text, speaking)
  // A step is no name, whatever its capital.
  return { label: whole, low: /^(?:[A-Z][a-z]|A )/.test(low) ? low[0]!.toLowerCase() + low.slice(1) : low }
}

function pointOf(speaking: Speaking, value: number): Expression {
  const { min, max, step, labels, descending } = speaking.reading.scale!
  const label = labels[Math.round((value - min) / (step > 0 ? step : 1))] ?? null
  if (label !== null && label.length > 3 && labels.every((one) => one !== null && one.length > 3))
    return { bank: 'label', slots: labelSlots(label, speaking) }
  const share = max > min ? (value - min) / (max - min) : 0.5
  const good = descending ? 1 - share : share
  const figures = inFigures(value)
  const bank =
    good < 0.36 && speaking.chance('low') < 0.3
      ? 'point_low'
      : good > 0.75 && speaking.chance('high') < 0.3
        ? 'point_high'
        : 'point'
  return {
    bank,
    slots: {
      n: figures,
      a_n: withArticle(figures),
      a_word: withArticle(inWords(value)),
      ...(descending ? {} : { top: inFigures(max) }),
    },
  }
}

function choiceOf(speaking: Speaking, value: string): Expression {
  const { whole, low, kind } = optionWords(value, speaking)
  const purpose = purposeOf(speaking.reading)
  // Nobody picks the colour of their hair, or how often something has happened to them.
  if (purpose === 'fact') return { bank: 'clause', slots: { option: whole } }
  const slots = { option: whole, low, [purpose]: '' }
  // What the economy will do is nothing that the speaker would do.
  if (kind === 'thing' || (kind === 'act' && speaking.reading.ask === 'attitude'))
    return { bank: `choice${strength(speaking)}`, slots }
  return { bank: kind, slots }
}

/** Of a longer ranking nobody names more than these between the first and the last. */
const NAMED = 4

function severalOf(speaking: Speaking, values: readonly string[]): Expression {
  if (values.length === 0) return { bank: 'none' }
  if (values.length === 1) {
    const option = speaking.reading.options.find(({ text }) => text === values[0])
    return (option && roleOf(speaking, option)) ?? choiceOf(speaking, values[0]!)
  }
  const words = values.map((value) => optionWords(value, speaking))
  const [first, last] = [words[0]!, words.at(-1)!]
  if (speaking.reading.type === 'ranking') {
    const points = pointsOf(speaking, values)
    if (points !== null) return { bank: 'points', slots: { list: capital(points), low: points } }
    const middle = words.slice(1, -1).map(({ low }) => low)
    const slots = {
      first: first.whole,
      second: words[1]!.low,
      middle: middle.slice(0, NAMED).join(', '),
      last: last.low,
    }
    return { bank: values.length === 2 ? 'ranked_two' : 'ranked', slots }
  }
  const list = listOf([first.low, ...words.slice(1).map(({ low }) => low)])
  return {
    bank: 'several',
    slots: { list: capital(listOf([first.whole, ...words.slice(1).map(({ low }) => low)])), low: list },
  }
}

/** What people do, unless they are asked what they would like or think. */
const HABIT =
  /\b(?:do|did) you (?!(?:\w+ )?(?:prefer|like|want|think|believe|trust|support|favou?r|feel|agree|love|hate|wish|hope|expect|find|consider|enjoy|side|choose|pick)\b)\w+|\bhave you\b|\bare you\b/i

const purposes: Partial<Record<Reading['ask'], 'cause' | 'habit' | 'guess'>> = {
  barrier: 'cause',
  driver: 'cause',
  reason: 'cause',
  importance: 'cause',
  use: 'habit',
  behaviour: 'habit',
  frequency: 'habit',
  experience: 'habit',
  loyalty: 'habit',
  knowledge: 'guess',
  awareness: 'guess',
}

/** "Is your natural hair blonde, brown or black?" */
const IS_SO = /^(?:is|are|was|were) (?:your|you)\b(?!.*\b(?:rather|prefer|more of an?)\b)/i

/** What kind of picking it is: a preference, a cause, a habit, a guess at a fact, or none, since it is so. */
function purposeOf({ ask, text, time }: Reading): 'prefer' | 'cause' | 'habit' | 'guess' | 'fact' {
  const purpose = purposes[ask] ?? (HABIT.test(text) ? 'habit' : 'prefer')
  if (purpose === 'habit' && time?.direction === 'past') return 'fact'
  return purpose !== 'cause' && IS_SO.test(text) ? 'fact' : purpose
}
