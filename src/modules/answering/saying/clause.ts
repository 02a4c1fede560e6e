import type { Reading } from '../reading/reading.ts'
import { wordCount } from './english.ts'
import type { Slots } from './patterns.ts'

/** The auxiliary that answers a yes/no question by itself, by how its "no" begins. */
const OWN: readonly (readonly [no: RegExp, yes: string, no: string, kinds: readonly string[]])[] = [
  [/^I(?: wouldn't| would not|'d not|'d never| would never)\b/, 'I would', "I wouldn't", ['plan', 'view']],
  [/^I(?:'ve never| haven't| have never| have not)\b/, 'I have', "I haven't", ['fact', 'ever']],
  [/^I(?:'m not| am not|'m never)\b/, 'I am', "I'm not", ['view']],
  [/^I(?: don't| do not| never)\b/, 'I do', "I don't", ['view']],
  [/^I didn't\b/, 'I did', "I didn't", ['fact']],
  [/^I(?: can't| cannot)\b/, 'I can', "I can't", []],
  [/^I won't\b/, 'I will', "I won't", ['plan', 'view']],
  [/^I wasn't\b/, 'I was', "I wasn't", ['fact']],
  // "Could you cover a surprise bill?" is no offer.
  [/^I couldn't\b/, 'I could', "I couldn't", ['view']],
]
const WORLD: readonly (readonly [no: RegExp, yes: string, no: string])[] = [
  [/^there isn't\b/, 'there is', "there isn't"],
  [/^there aren't\b/, 'there are', "there aren't"],
  [/\b(?:isn't|is not|'s not)\b/, 'it is', "it isn't"],
  [/\b(?:aren't|are not)\b/, 'they are', "they aren't"],
  // "Daylight saving time shouldn't be made permanent": what is done to a thing, not what somebody does.
  [/[^s] shouldn't be \w+(?:ed|en|ade|old|one|ght|wn|pt|aid|ut)\b/, 'it should', "it shouldn't"],
  [/\bshouldn't\b/, 'they should', "they shouldn't"],
  [/\bdoesn't\b/, 'it does', "it doesn't"],
  [/\bdon't\b/, 'they do', "they don't"],
  [/\bhasn't\b/, 'it has', "it hasn't"],
  [/\bhaven't\b/, 'they have', "they haven't"],
]

/** Asks that are answered by what is the case, not by a view. */
const FACTS: ReadonlySet<Reading['ask']> = new Set([
  'use',
  'awareness',
  'frequency',
  'behaviour',
  'knowledge',
  'experience',
  'loyalty',
])

/** Nothing that would end or break a sentence it is put into. */
const CLEAN = /^[\p{L}\p{N}$€£%&'’\-/ ]+$/u
/** Nobody says more than this of a question after the asker. */
const LONGEST = 5

const known = new WeakMap<Reading, Slots>()

/** What a question lends to a yes or a no: its auxiliary, its statement where that is short, and what kind it is. */
export function clauseSlots(reading: Reading): Slots {
  let slots = known.get(reading)
  if (slots === undefined) {
    slots = slotsOf(reading)
    known.set(reading, slots)
  }
  return slots
}

function slotsOf({ claim, ask, text }: Reading): Slots {
  // Nobody has a view of what they own.
  if (claim === null) return FACTS.has(ask) ? { fact: '' } : { view: '' }
  const [yes, no] = [claim.yes.trim(), claim.no.trim()]
  const short = [yes, no].every((text) => CLEAN.test(text) && wordCount(text) <= LONGEST && !ECHO.test(text))
  const said = short && yes !== no ? { yes, no } : {}
  const own = claim.about_self || /^I\b/.test(yes)
  if (!own) {
    const form = WORLD.find(([shape]) => shape.test(no))
    const [, affirms, denies] = form ?? []
    const aux =
      affirms === undefined || denies === undefined ? {} : { do: spokenOf(affirms, yes), dont: spokenOf(denies, yes) }
    return { ...said, ...(FACTS.has(ask) ? { fact: '' } : { view: '', world: '' }), ...aux }
  }
  // "Did you ever quit?", "I never did": "never" says nothing of the time.
  const then = /^I never\b/.test(no) && /\bdid (?:you|u)\b/i.test(text)
  const form = OWN.find(([shape]) => shape.test(then ? "I didn't" : no))
  const kinds = form?.[3].filter((kind) => kind !== 'view' || !FACTS.has(ask)) ?? []
  return {
    ...said,
    own: '',
    ...(form === undefined ? {} : { do: form[1], dont: form[2], aux: form[1].slice(2) }),
    ...Object.fromEntries(kinds.map((kind) => [kind, ''])),
    // Nobody is torn about what they own.
    ...(FACTS.has(ask) ? { fact: '' } : {}),
  }
}

/** "Is your mother still alive?": she is. */
const spokenOf = (auxiliary: string, statement: string): string =>
  auxiliary.replace(/^it\b/, HER.test(statement) ? 'she' : HIM.test(statement) ? 'he' : 'it')
const relative = (words: string): RegExp =>
  new RegExp(`^my (?:own |late |step-?|grand|great-grand|oldest |youngest |best |girl|boy)*(?:${words})\\b`, 'i')
const HER = relative('mother|mom|mum|mama|wife|sister|daughter|ma|grandma|nana|aunt|niece|girlfriend')
const HIM = relative('father|dad|papa|husband|brother|son|pa|grandpa|uncle|nephew|boyfriend')

/** A statement that still holds the words of asking was not understood. */
const ECHO = /\b(?:how|why|what|when|where|which|you|your)\b/i
