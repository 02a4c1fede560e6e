import type { Claim, Period, Reading, Subject } from '../reading/reading.ts'
import type { Slots } from './compose-patterns.ts'
import { gerundOf, withArticle, wordCount } from './english.ts'

/** What a question lends to any verdict: its subject, its claim, short forms of both. Worked out once per question. */
const known = new WeakMap<Reading, Slots>()

export function questionSlots(reading: Reading): Slots {
  const before = known.get(reading)
  if (before !== undefined) return before
  const subject = isProposal(reading) ? {} : subjectSlots(subjectIn(reading))
  const matter = isFact(reading) ? undefined : matterOf(reading, subject.kind)
  const slots: Slots = {
    ...subject,
    ...(matter === undefined ? (isFact(reading) ? { fact: '' } : { view: '' }) : { matter, view: '' }),
    ...(subject.kind === undefined || INDEFINITE.test(String(subject.subj)) ? {} : { topic: subject.kind }),
    ...(matter === undefined || INDEFINITE.test(String(subject.subj)) ? {} : { known: matter }),
    ...claimSlots(reading.claim),
    ...(reading.price === null ? {} : { price: priceText(reading) }),
    ...(matter === undefined ? {} : { deal: dealOf(reading, matter) }),
    ...(ACQUIRE.test(reading.claim?.yes ?? '') && reading.price === null && !GERUND.test(String(subject.subj))
      ? { buy: '' }
      : {}),
    ...(reading.condition !== null && wordCount(reading.condition) <= 8 && CLEAN.test(reading.condition)
      ? { condition: reading.condition }
      : {}),
    // What others ought to do is nothing that the speaker would be doing.
    ...(isProposal(reading) ? {} : doingSlots(reading)),
    [`ask_${reading.ask}`]: '',
  }
  known.set(reading, slots)
  return slots
}

/** A subject that is not in the question's words was misread, and is better not mentioned. */
function subjectIn({ subject, text }: Reading): Subject | null {
  const last = subject?.head.trim().toLowerCase().split(/\s+/).at(-1) ?? ''
  // "… at the moment": a time is not what the question is about.
  if (/^(moment|time|times|day|days|thing|things|week|month|year)$/.test(last)) return null
  const stem = last.replace(/(?:ing|ies|es|s|e)$/, '')
  const words = text.toLowerCase().split(/[^\p{L}\p{N}'’&-]+/u)
  return words.some((word) => word.startsWith(stem) && stem !== '') ? subject : null
}

/** The usual mention of a question's subject, or null where none fits into a sentence. */
export function mentionOf(reading: Reading): string | null {
  const { kind } = questionSlots(reading)
  return kind === undefined ? null : typeof kind === 'string' ? kind : (kind[0] ?? null)
}

/** Yes/no questions of fact ("Do you own a car?"): their subject is no matter that one is for or against. */
function isFact(reading: Reading): boolean {
  const no = reading.claim?.no ?? ''
  return (
    FACTS.has(reading.ask) &&
    /^I(?:'ve| have| haven't| don't| didn't|'m| am| can't| was| never)\b/.test(no) &&
    reading.options.some((option) => option.role === 'yes')
  )
}

/** In "Should children be allowed on social media?" one is for or against the proposal, not for or against children. */
function isProposal({ claim, options }: Reading): boolean {
  const judged = options.some((option) => option.role === 'yes' || /\bagree$/.test(option.key))
  return (
    judged &&
    claim !== null &&
    !claim.about_self &&
    /\b(should|shouldn't|must|ought to|need to|needs to|can|could|will)\b/.test(claim.yes)
  )
}

const FACTS = new Set<Reading['ask']>([
  'use',
  'awareness',
  'frequency',
  'behaviour',
  'knowledge',
  'experience',
  'loyalty',
])

/**
 * What one is for or against, or finds easy or important. Not always the subject: "Should your employer pay for your
 * commute?" asks for no view of the commute, and what is easy in "How easy is it to find a doctor?" is the finding.
 */
function matterOf(reading: Reading, kind: Slots[string]): Slots[string] {
  const infinitive = /\bis it (?:for you |to you )?to ([a-z]+) ([^?.,]+)\?/i.exec(reading.text)
  if (infinitive !== null) {
    const rest = infinitive[2]!.replace(/\byour\b/gi, 'my').replace(/\byou\b/gi, 'me')
    const doing = `${gerundOf(infinitive[1]!.toLowerCase())} ${rest}`
    return CLEAN.test(doing) && wordCount(doing) <= 7 ? doing : undefined
  }
  const { claim, subject, options } = reading
  const judged = options.some((option) => option.role === 'yes' || /\bagree$/.test(option.key))
  if (claim === null || claim.about_self || subject === null || !judged) return kind
  const leads = claim.yes.toLowerCase().startsWith(subject.phrase.trim().toLowerCase())
  return leads || GERUND.test(subject.phrase) ? kind : undefined
}

/** With a price named, it is the price as much as the thing that one is for or against: "$7 for a coffee". */
function dealOf(reading: Reading, matter: string | readonly string[]): string | readonly string[] {
  const price = reading.price === null ? undefined : priceText(reading)
  if (price === undefined) return matter
  const thing = typeof matter === 'string' ? matter : matter[0]!
  return thing.includes(price) ? thing : [`${price} for ${thing}`, `paying ${price} for ${thing}`]
}

/** What one would be doing: "I'd move in the next year" → "moving in the next year". */
function doingSlots(reading: Reading): Slots {
  const phrase = reading.subject?.phrase.trim() ?? ''
  if (GERUND.test(phrase) && CLEAN.test(phrase) && wordCount(phrase) <= 8 && !NO_SUBJECT.test(phrase))
    return { ger: phrase }
  const [, verb, rest] = /^I(?:'d| would) ([a-z]+)( .+)?$/.exec(reading.claim?.yes ?? '') ?? []
  if (
    verb === undefined ||
    /^(?:be|have|like|rather|prefer|probably|definitely|ever|never|want|say|not|feel|consider)$/.test(verb)
  )
    return {}
  const doing = `${gerundOf(verb)}${rest ?? ''}`
  return CLEAN.test(doing) && wordCount(doing) <= 9 ? { ger: doing } : {}
}

const GERUND = /^[a-z]+ing\b/i
const INDEFINITE = /^an? /i

/** Nothing that would end or break a sentence it is put into. */
const CLEAN = /^[\p{L}\p{N}$€£%&'’,\-/ ]+$/u

const ACQUIRE =
  /^I(?:'d| would)(?: ever| likely)? (?:buy|try|use|pay|get|switch|subscribe|order|sign|join|rent|download|visit|take|consider|choose|want|wear|drink|eat|book|upgrade|pick|purchase|install|own|hire|lease|go for)\b/

function priceText(reading: Reading): string | undefined {
  const text = reading.price!.text.trim()
  return text.length > 0 && text.length <= 24 && CLEAN.test(text.replace(/\./g, '')) ? text : undefined
}

/** What is recommended, without whom it is recommended to. */
const TO_WHOM =
  / to (?:an? |my |your |the )?(?:friends?|family|colleagues?|someone|somebody|others?|people|neighbou?rs?)\b.*$/i
/** Left-overs of the asking itself: nothing that a sentence could be about. */
const NO_SUBJECT =
  /^(?:choosing|ranking|rating|picking|selecting|answering|rank|rate|choose|pick|select|these|those|this|that|which|what|it|they|them|one|ones|thing|things|something|anything|following|option|options|statement|scale|percentage|percent|share|number|amount|kind of|kinds of|type of|types of|sort of|brand of|lonely|happy|sad|tired|stressed|anxious|safe|bored|angry|afraid|healthy|well|good|bad|often|much|many)(?: |$)/i

/** Who a statement is about, rather than what: "on companies I agree" would say nothing. */
const TOO_WIDE =
  /^(?:the |most |many |some |all )?(?:companies|company|people|person|government|governments|americans|children|kids|adults|everyone|everybody|men|women|parents|consumers|customers|brands|businesses|world|country|life|day|time|way|part|main|person)$/i

const PEOPLE =
  /\b(?:boss|manager|doctor|dentist|teacher|neighbou?r|partner|wife|husband|spouse|mother|father|mom|dad|son|daughter|child|friend|nurse|agent|landlord|pharmacist|therapist|president|mayor|governor|person|man|woman|someone|anyone)$/i

function subjectSlots(subject: Subject | null): Slots {
  if (subject === null) return {}
  const bare = subject.phrase.trim().replace(TO_WHOM, '')
  const phrase = !subject.plural && /^[a-z]+ (?:that|which|who) /.test(bare) ? withArticle(bare) : bare
  const head = subject.head.trim().replace(TO_WHOM, '')
  if (phrase === '' || head === '' || NO_SUBJECT.test(phrase) || TOO_WIDE.test(phrase)) return {}
  if (!CLEAN.test(phrase) || !CLEAN.test(head) || wordCount(phrase) > 9 || phrase.length > 64) return {}
  const many = subject.plural
  const person = !many && PEOPLE.test(head)
  return {
    subj: phrase,
    head,
    kind: mentions(phrase, head, many),
    is: many ? 'are' : 'is',
    isnt: many ? "aren't" : "isn't",
    s: many ? '' : 's',
    hasnt: many ? "haven't" : "hasn't",
    has: many ? 'have' : 'has',
    does: many ? 'do' : 'does',
    es: many ? '' : 'es',
    doesnt: many ? "don't" : "doesn't",
    ...(person
      ? {}
      : {
          it: many ? 'they' : 'it',
          obj: many ? 'them' : 'it',
          its: many ? "they're" : "it's",
          thats: many ? 'those' : 'that',
        }),
  }
}

/** How the subject is mentioned: in full where that is short, else by its head with something that points back. */
function mentions(phrase: string, head: string, many: boolean): string | readonly string[] {
  const words = wordCount(phrase)
  if (words <= 4 || phrase === head) return phrase
  const back = many
    ? [`those ${head}`, `${head} like that`]
    : INDEFINITE.test(phrase)
      ? [`that ${head}`, `${withArticle(head)} like that`]
      : []
  return words <= 7 || back.length === 0 ? [phrase, ...back] : back
}

/** "I wouldn't switch banks" → would: the auxiliary that answers the question by itself. */
const OWN: readonly (readonly [RegExp, string, string, string])[] = [
  [/^I(?: wouldn't| would not|'d not|'d never| would never)\b/, 'would', 'I would', "I wouldn't"],
  [/^I(?:'ve never| haven't| have never| have not)\b/, 'have', 'I have', "I haven't"],
  [/^I(?:'m not| am not|'m never)\b/, 'am', 'I am', "I'm not"],
  [/^I(?: don't| do not)\b/, 'usually', 'I do', "I don't"],
  [/^I didn't\b/, 'did', 'I did', "I didn't"],
  [/^I(?: can't| cannot)\b/, 'can', 'I can', "I can't"],
  [/^I won't\b/, 'will', 'I will', "I won't"],
  [/^I wasn't\b/, 'was', 'I was', "I wasn't"],
  [/^I couldn't\b/, 'could', 'I could', "I couldn't"],
]
const WORLD: readonly (readonly [RegExp, string, string])[] = [
  [/^there isn't\b/, 'there is', "there isn't"],
  [/^there aren't\b/, 'there are', "there aren't"],
  [/\b(?:isn't|is not|'s not)\b/, 'it is', "it isn't"],
  [/\b(?:aren't|are not)\b/, 'they are', "they aren't"],
  [/\bdoesn't\b/, 'it does', "it doesn't"],
  [/\bdon't\b/, 'they do', "they don't"],
  [/\bhasn't\b/, 'it has', "it hasn't"],
  [/\bhaven't\b/, 'they have', "they haven't"],
]

/** What one would do, and what one does: a past has neither. */
function timeOf(auxiliary: string): Slots {
  if (/^(?:would|will|could)$/.test(auxiliary)) return { plan: '', now: '' }
  return /^(?:usually|am)$/.test(auxiliary) ? { now: '' } : {}
}

function claimSlots(claim: Claim | null): Slots {
  if (claim === null) return {}
  const yes = claim.yes.trim()
  const no = claim.no.trim()
  const whole = !/\b(?:how|why|what|when|where|which) (?:often|do|does|did|would|much|many|is|are)\b/i.test(yes)
  const short = whole && CLEAN.test(yes) && CLEAN.test(no) && wordCount(yes) <= 11 && wordCount(no) <= 13
  const brief = short && wordCount(yes) <= 5 ? { yes_s: yes, no_s: no } : {}
  const said = short ? { yes, no, ...brief } : {}
  if (claim.about_self || /^I\b/.test(yes)) {
    const form = OWN.find(([shape]) => shape.test(no))
    return form === undefined
      ? { ...said, self: '' }
      : { ...said, self: '', do: form[2], dont: form[3], [`aux_${form[1]}`]: '', ...timeOf(form[1]) }
  }
  const form = WORLD.find(([shape]) => shape.test(no))
  return { ...said, world: '', ...(form === undefined ? {} : { do: form[1], dont: form[2] }) }
}

/** "a month", "a visit": how a period follows an amount. */
export function periodText(period: Period | null): string {
  if (period === null) return ''
  return period === 'unit' ? ' each' : period === 'visit' ? ' a visit' : ` a ${period}`
}
