import type { Reading } from '../reading/reading.ts'
import type { Bank, Expression, Slots } from './compose-patterns.ts'
import { listOf } from './english.ts'
import type { Speaking } from './speaking.ts'
import * as choices from './verdicts-choices.ts'
import { type Spoken, spokenOptions } from './verdicts-options.ts'

/** The banks and the names for one, several or ranked options. */
export function choicesOf(speaking: Speaking, values: readonly string[]): Expression {
  const { reading } = speaking
  const spoken = spokenOptions(reading, speaking.knowledge)
  const said = values.map((value) => spoken.get(value) ?? plain(value))
  if (reading.type === 'ranking') return ranking(said)
  if (reading.type === 'multiple_choice') return severalOf(said)
  return single(speaking, said[0]!, spoken)
}

function plain(text: string): Spoken {
  const said = text.trim() || 'that one'
  return { text: said, kind: 'bare', pick: null, one: said, plural: false }
}

function single(speaking: Speaking, said: Spoken, spoken: ReadonlyMap<string, Spoken>): Expression {
  const { certainty } = speaking.decision
  if (said.kind === 'clause') return { banks: [choices.chooseClause], slots: { clause: said.text } }
  const purpose = purposeOf(speaking.reading)
  const slots: Slots = {
    opt: said.text,
    one: said.one,
    ...(said.pick === null ? {} : { pick: said.pick, ps: said.plural ? '' : 's' }),
    ...(said.kind === 'act' ? { act: said.text } : {}),
    ...(said.pick === null && said.kind !== 'bare' ? {} : { ps: said.plural ? '' : 's' }),
    [purpose]: '',
    ...rivalOf(speaking, said, spoken),
  }
  const main: Bank = certainty > 0.7 ? choices.chooseStrong : certainty < 0.3 ? choices.chooseTorn : choices.choosePlain
  const banks = certainty > 0.7 ? [main, choices.choosePlain] : [main]
  return { banks: said.kind === 'act' ? [choices.chooseAct, ...banks] : banks, slots }
}

const HABIT =
  /\b(?:do|did) you (?:usually |mostly |currently |mainly |now )?(?:use|own|have|drive|buy|wear|watch|read|drink|eat|shop|bank|live|work|get|pay|listen|stay|go)\b|\bhave you\b|\bare you\b/i

/** What kind of picking it is: a preference, a cause, a habit, or a guess at a fact. */
export function purposeOf(reading: Reading): 'prefer' | 'cause' | 'habit' | 'guess' {
  switch (reading.ask) {
    case 'barrier':
    case 'driver':
    case 'reason':
    case 'importance':
      return 'cause'
    case 'use':
    case 'behaviour':
    case 'frequency':
    case 'experience':
    case 'loyalty':
      return 'habit'
    case 'knowledge':
    case 'awareness':
      return 'guess'
    default:
      return HABIT.test(reading.text) ? 'habit' : 'prefer'
  }
}

/** The option that came closest, where it may be named. */
function rivalOf(speaking: Speaking, said: Spoken, spoken: ReadonlyMap<string, Spoken>): Slots {
  const { options } = speaking.reading
  const { utilities } = speaking.decision
  let best: Spoken | null = null
  let bestUtility = Number.NEGATIVE_INFINITY
  for (const [at, option] of options.entries()) {
    const other = spoken.get(option.text)
    const utility = utilities[at] ?? Number.NEGATIVE_INFINITY
    if (other === undefined || other === said || option.role !== 'answer' || utility <= bestUtility) continue
    best = other
    bestUtility = utility
  }
  if (best === null || best.kind === 'clause' || best.text === said.text || best.kind !== said.kind) return {}
  return { rival: best.one }
}

function severalOf(said: readonly Spoken[]): Expression {
  const unique = [...new Set(said.map((spoken) => spoken.one))]
  const named = unique.slice(0, 4)
  const more = unique.length - named.length
  const list = listOf(named)
  if (unique.length === 1) {
    return said[0]!.kind === 'clause'
      ? { banks: [choices.chooseClause], slots: { clause: said[0]!.text } }
      : { banks: [choices.onlyOne, choices.choosePlain], slots: { list, opt: list, one: list } }
  }
  const rest = more === 0 ? '' : more === 1 ? ', and one more' : ', and a few more'
  return { banks: [choices.several], slots: { list: more === 0 ? list : named.join(', '), rest } }
}

function ranking(said: readonly Spoken[]): Expression {
  if (said.length < 2) return { banks: [choices.onlyOne], slots: { list: said[0]!.text } }
  const first = said[0]!.one
  const last = said.at(-1)!.one
  if (said.length === 2) return { banks: [choices.rankedTwo], slots: { first, last } }
  return { banks: [choices.ranked], slots: { first, second: said[1]!.one, last } }
}
