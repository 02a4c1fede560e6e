import type { Person } from '../../population/index.ts'
import { refusedFor } from '../reading/care.ts'
import type { Reading, Trouble } from '../reading/reading.ts'
import { bankFiles } from './banks.ts'
import { drawsOf } from './compose-draws.ts'
import { drawn, type Slots } from './patterns.ts'
import { greetings } from './refusals-tongues.ts'
import type { Speaking } from './speaking.ts'

/** Complete replies where the question cannot simply be answered, best first; none where it can. */
export function refusalsOf(speaking: Speaking): string[] {
  const { reading, manner, chance } = speaking
  const refused = speaking.refused ?? refusedFor(reading)
  if (refused === null) return []
  const { bank, slots } =
    reading.trouble === null || speaking.refused
      ? { bank: refused, slots: {} }
      : occasionOf(reading.trouble, reading, speaking.person)
  const draws = drawsOf(chance('trouble'))
  const replies = drawn(bankFiles.refusals[bank]!, manner.register, slots, draws, 24).map(({ text }) => text)
  return replies.length === 0 ? ["I can't answer that one."] : replies
}

interface Occasion {
  bank: string
  slots: Slots
}

function occasionOf(trouble: Trouble, { text, unknown_words: unknown }: Reading, person: Person): Occasion {
  const low = text.slice(0, 2000).toLowerCase()
  switch (trouble) {
    case 'harm':
      return { bank: SELF.test(low) ? 'self_harm' : HATE.test(low) ? 'hate' : 'harm', slots: {} }
    case 'private':
      return privateOccasion(low)
    case 'out_of_role':
      return { bank: WHAT_ARE_YOU.test(low) ? 'identity' : TASK.test(low) ? 'task' : 'role', slots: {} }
    case 'language':
      return mayKnowIt(person) ? { bank: 'foreign_here', slots: {} } : { bank: 'foreign', slots: languageSlots(low) }
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
  if (!OWN.test(low) || OTHERS.test(low)) return { bank: 'other_private', slots: {} }
  return { bank: 'own_private', slots: { secret: secret ?? 'details' } }
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
  if (words.length === 0) return { bank: 'unclear', slots: {} }
  const word = `"${words[0]}"`
  const slots: Slots = words.length > 1 ? { word, word2: `"${words[1]}"` } : { word }
  return { bank: 'unclear_word', slots }
}
