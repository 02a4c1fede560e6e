import type { Decision } from '../deciding/decision.ts'
import { complains } from '../deciding/valence.ts'
import { capital } from '../saying/english.ts'
import { optionWords } from '../saying/plain-options.ts'
import type { Earlier, Speaking } from '../saying/speaking.ts'
import { type Explained, explainPanel } from './explain.ts'
import type { OptionMeant } from './options-meant.ts'
import { type Plainly, plainPanel } from './plain-answers.ts'
import { type FollowUp, told } from './thread.ts'

/** A follow-up that is answered from what was said, without deciding anything anew. */
export type Talk = Exclude<FollowUp, { wants: 'again' }>

const EXPLAINED: ReadonlySet<string> = new Set<Explained>(['why', 'more', 'example', 'mean'])

/** What the people of a panel say about their last answers; `record`: whose answer was a fact about them. */
export function talkPanel(
  talk: Talk,
  panel: readonly Speaking[],
  said: readonly (Earlier | undefined)[],
  record: readonly unknown[],
): string[] {
  if (talk.wants === 'repeat') return panel.map(({ earlier }) => earlier.at(-1)?.reply ?? '')
  const plainly = plainPanel(panel, (speaking, place) => plainlyOf(talk, speaking, said[place], record[place] !== null))
  if (talk.wants === 'option') return withReason(talk.meant, plainly, panel, said, record)
  if (talk.wants === 'told') return panel.map((_, place) => `${plainly[place]} ${told(said[place])}`)
  if (!EXPLAINED.has(talk.wants)) return plainly
  const explained = explainPanel(panel, said, talk.wants as Explained)
  return panel.map((_, place) => (record[place] === null ? explained[place]! : plainly[place]!))
}

function plainlyOf(talk: Talk, speaking: Speaking, said: Earlier | undefined, onRecord: boolean): Plainly {
  switch (talk.wants) {
    case 'lost':
      return { bank: talk.before === null ? 'lost' : 'unclear' }
    case 'lacking': {
      const no = talk.lacking.reading.claim?.no
      return no === undefined ? { bank: 'none' } : { bank: 'lacking', slots: { no: capital(no), low: no } }
    }
    case 'option':
      return optionPlainly(talk.meant, speaking, said)
    case 'change':
      return changeOf(speaking)
    case 'sure':
      return { bank: !onRecord && speaking.decision.certainty < TORN ? 'sure_torn' : 'sure' }
    case 'feel':
      return { bank: complains(speaking.reading) ? 'feel_low' : 'feel_high' }
    case 'top':
      return { bank: 'top' }
    case 'told':
      return { bank: 'again' }
    case 'mistaken':
      return { bank: 'mistaken', slots: { said: said === undefined ? talk.said : saidAs(said, talk.said) } }
    case 'next':
    case 'matters':
    case 'other_side':
      return { bank: talk.wants }
    default:
      return { bank: 'fact' }
  }
}
const TORN = 0.28

/** What would make somebody answer otherwise: a price, where one stood in the way. */
function changeOf({ reading, decision }: Speaking): Plainly {
  const price = reading.price === null ? null : decision.reservation_price
  if (price !== null && price > 0 && price < reading.price!.amount)
    return { bank: 'change_price', slots: { price: `$${price}` } }
  if (SCORED.has(reading.ask)) return { bank: 'change_score' }
  if (!OFFERS.has(reading.ask)) return { bank: 'change_view' }
  return { bank: decision.stance > 0 ? 'change_yes' : 'change_no' }
}
const OFFERS = new Set(['intent', 'concept', 'price', 'use', 'loyalty', 'switching', 'recommend', 'feature'])
const SCORED = new Set(['satisfaction', 'experience'])

function optionPlainly({ option, asks }: OptionMeant, speaking: Speaking, said: Earlier | undefined): Plainly {
  const chosen = chosenBy(said)
  if (chosen === null) return { bank: 'unclear' }
  const own = asks === 'least' ? leastOf(speaking, chosen) : option
  const slots = slotsOf(own, chosen, speaking)
  if (asks === 'least') return { bank: 'option_least', slots }
  if (asks === 'why_not') return { bank: own === chosen ? 'option_is_mine' : 'option_why_not', slots }
  if (own === chosen) return { bank: 'option_chosen', slots }
  const last = speaking.reading.options.length > 2 && own === leastOf(speaking, chosen)
  return { bank: last ? 'option_low' : 'option_behind', slots }
}

function slotsOf(option: string, chosen: string, speaking: Speaking): Record<string, string> {
  const [one, other] = [optionWords(option, speaking), optionWords(chosen, speaking)]
  return {
    option: capital(one.whole),
    low: one.low,
    chosen: other.low,
    Chosen: capital(other.whole),
  }
}

/** "Yes", or the step of a ladder that was chosen. */
const saidAs = ({ value }: Earlier, role: 'yes' | 'no'): string =>
  typeof value === 'string' && value.length < LONG ? value.toLowerCase() : role
const LONG = 30

/** What somebody chose, or put first. */
const chosenBy = (said: Earlier | undefined): string | null => {
  const value = said?.value ?? null
  return typeof value === 'string' ? value : Array.isArray(value) ? (value[0] ?? null) : null
}

/** Asked which one is liked least, somebody names one of the answers. */
export function valueOfTalk(talk: Talk, speaking: Speaking, said: Earlier | undefined): string | null {
  const chosen = talk.wants === 'option' && talk.meant.asks === 'least' ? chosenBy(said) : null
  return chosen === null ? null : leastOf(speaking, chosen)
}

/** The answer that does worst with somebody, and is not the one that was chosen. */
function leastOf({ reading, decision }: Pick<Speaking, 'reading' | 'decision'>, chosen: string): string {
  const others = reading.options.map(({ text }, at) => ({ text, utility: utilityAt(decision, at) }))
  const rest = others.filter(({ text }) => text !== chosen)
  return rest.reduce((least, one) => (one.utility < least.utility ? one : least), rest[0] ?? others[0]!).text
}
const utilityAt = ({ utilities }: Decision, at: number): number => utilities[at] ?? 0

/** "Why not the other one?": what speaks for the one that was chosen, where there is more of it to say. */
function withReason(
  { asks }: OptionMeant,
  plainly: readonly string[],
  panel: readonly Speaking[],
  said: readonly (Earlier | undefined)[],
  record: readonly unknown[],
): string[] {
  if (asks !== 'why_not') return [...plainly]
  const reasons = explainPanel(panel, said, 'option')
  // How somebody lives is no matter of taste.
  return plainly.map((text, place) =>
    record[place] !== null && reasons[place] !== '' ? reasons[place]! : `${text} ${reasons[place]}`.trim(),
  )
}
