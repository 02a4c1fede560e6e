import type { Person } from '../../population/index.ts'
import type { Reading, Trouble } from '../reading/reading.ts'
import { drawsOf } from './compose-draws.ts'
import { type Bank, drawn, type Slots } from './compose-patterns.ts'
import { withAside } from './open-asides.ts'
import type { Speaking } from './speaking.ts'
import { foreign, foreignHere, greetings, unclear, unclearWord } from './trouble-replies-lost.ts'
import { harm, hate, identity, otherPrivate, ownPrivate, role, selfHarm, task } from './trouble-replies-refused.ts'

/** The complete reply when the question cannot simply be answered; null when it can. */
export function troubleReplyOf(speaking: Speaking): string | null {
  return troubleRepliesOf(speaking, 1)[0] ?? null
}

/** Up to `count` different complete replies, best first, for a panel that wants no sentence twice; none without trouble. */
function troubleRepliesOf(speaking: Speaking, count: number): string[] {
  const { reading, manner, chance } = speaking
  if (reading.trouble === null) return []
  const { bank, slots } = occasionOf(reading.trouble, reading, speaking.person)
  const draws = drawsOf(chance('trouble'))
  // Some patterns want a slot that is not there: more are drawn than are needed.
  const replies = drawn([bank], manner.register, slots, draws, Math.max(count, 6)).map((filled) =>
    bank === selfHarm ? filled.text : withAside(filled.text, manner, draws),
  )
  return replies.length === 0 ? ["I can't answer that one."] : replies.slice(0, count)
}

interface Occasion {
  bank: Bank
  slots: Slots
}

function occasionOf(trouble: Trouble, { text, unknown_words: unknown }: Reading, person: Person): Occasion {
  const low = text.slice(0, 2000).toLowerCase()
  switch (trouble) {
    case 'harm':
      return { bank: SELF.test(low) ? selfHarm : HATE.test(low) ? hate : harm, slots: {} }
    case 'private':
      return privateOccasion(low)
    case 'out_of_role':
      return { bank: WHAT_ARE_YOU.test(low) ? identity : TASK.test(low) ? task : role, slots: {} }
    case 'language':
      return mayKnowIt(person) ? { bank: foreignHere, slots: {} } : { bank: foreign, slots: languageSlots(low) }
    case 'unclear':
      return unclearOccasion(unknown)
  }
}

const SELF =
  /suicid|(?:kill|hang|harm|hurt|shoot|starve|cut) (?:my|your|one|them)sel|overdos|self.?harm|(?:end|take) (?:my|your|one's) (?:own )?life|(?:lethal|fatal) dose|painless|wrists|way to die/
const HATE =
  /racis|sexist|slur|\brace\b|\braces\b|ethnic|inferior|jew|muslim|black|immigrant|mexican|asian|women|gay|trans\b|hateful|religion|n.word|skin colou?r|\bwhites?\b|arabs?\b|foreigners/
const WHAT_ARE_YOU =
  /\b(?:are (?:you|u|we|these|they|the)|aren't you|am i|is (?:this|it|there)|do you (?:really |actually )?exist|what model|which (?:\w+ )*model|what (?:llm|ai)|who (?:made|created|trained|built|programmed|developed|designed)|trained on|knowledge cut|you are an? ai|as an ai)\b/
const TASK =
  /\b(?:write|generate|compose|draft|translate|proofread|rewrite|paraphrase|summari[sz]e|debug|refactor|solve|calculate|compute|code|script|poem|essay)\b|\d ?[*x×/÷^+] ?\d/

const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/social security|\bssn\b/, 'social security number'],
  [/pass(?:word|code)/, 'password'],
  [/\bpin\b/, 'PIN'],
  [/card|cvv|security code|digits/, 'card number'],
  [/bank|account|routing/, 'bank details'],
  [/maiden name|security (?:answer|question)/, 'security answers'],
  [/passport/, 'passport number'],
  [/driver|licen[cs]e/, 'license number'],
  [/e-?mail/, 'email address'],
  [/phone|cell|mobile/, 'phone number'],
  [/address|street|where exactly|house number|live/, 'exact address'],
]
const OWN = /\byour?\b|\byou\b/
const OTHERS = /\b(?:neighbou?r|ex|boss|co-?worker|landlord|teacher|friend|daughter|son|wife|husband|mother|father)'s\b/

function privateOccasion(low: string): Occasion {
  const secret = SECRETS.find(([pattern]) => pattern.test(low))?.[1]
  if (!OWN.test(low) || OTHERS.test(low)) return { bank: otherPrivate, slots: {} }
  return { bank: ownPrivate, slots: { secret: secret ?? 'details' } }
}

/** Whoever grew up with another tongue, or may have, does not deny it. */
const mayKnowIt = ({ country_code: country, nativity, ethnicity }: Person): boolean =>
  country !== 'US' || nativity === 'foreign_born' || ethnicity === 'hispanic' || ethnicity === 'asian'

function languageSlots(low: string): Slots {
  const greeting = greetings.find(([pattern]) => pattern.test(low))
  return greeting === undefined ? {} : { tongue: greeting[1], hello: greeting[2], Hello: greeting[2] }
}

function unclearOccasion(unknown: readonly string[]): Occasion {
  const words = unknown.filter((word) => /^[\p{L}\p{N}'’-]{1,30}$/u.test(word))
  if (words.length === 0) return { bank: unclear, slots: {} }
  const word = `"${words[0]}"`
  const slots: Slots = words.length > 1 ? { word, word2: `"${words[1]}"` } : { word }
  return { bank: unclearWord, slots }
}
