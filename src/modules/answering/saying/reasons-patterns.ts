import type { Register } from '../../knowledge/index.ts'
import type { Chance } from './speaking.ts'

/** A sentence with slots: "{It} {is} fine, but {clause}". */
export interface Pattern {
  /** Literal text before, between and after the slots. */
  texts: readonly string[]
  slots: readonly string[]
  /** Of each slot that names the matter ({it}): whether a pronoun can stand there, and which. */
  roles: readonly Role[]
  /** Only whoever talks like this says it; null is anybody. */
  register: Register | null
  /** What must hold of the speaker ("user", "non"); null is nothing. */
  when: string | null
}

export type Role = 'subject' | 'object' | null

/** Patterns for one occasion. The name keys chance, and the remarks made of it. */
export interface Bank {
  name: string
  patterns: readonly Pattern[]
}

/** What fills a slot; null where there is nothing to fill it with, and the pattern is left alone. */
export type Slots = (name: string) => string | null

const tags = new Set(['plain', 'chatty', 'brusque', 'careful', 'dry', 'warm', 'worried'])

/**
 * Reads a bank: one pattern a line, with tags in brackets before it: "[dry] …" for a register, "[user] …" for a
 * condition that the caller of `pickFrom` checks.
 */
export function bankOf(name: string, text: string): Bank {
  const lines = text.split('\n').map((line) => line.trim())
  return { name, patterns: lines.filter((line) => line !== '').map(patternOf) }
}

function patternOf(line: string): Pattern {
  let register: Register | null = null
  let when: string | null = null
  let rest = line
  for (let tag = /^\[(\w+)\]\s*/.exec(rest); tag !== null; tag = /^\[(\w+)\]\s*/.exec(rest)) {
    if (tags.has(tag[1]!)) register = tag[1] as Register
    else when = tag[1]!
    rest = rest.slice(tag[0].length)
  }
  const texts: string[] = []
  const slots: string[] = []
  rest.split(/[{}]/).forEach((piece, at) => {
    ;(at % 2 === 0 ? texts : slots).push(piece)
  })
  return { texts, slots, roles: slots.map((_, at) => roleOf(texts, slots, at)), register, when }
}

const verbal = new Set(['is', 'isnt', 'has', 'was', 'does', 'doesnt', 's', 'es'])
const led = /^ ?(still |also |just |really |never |only |do|go)?[a-z]*$/
const modal =
  /^ (would|could|can|can't|won't|might|may|will|wouldn't|had|went|came|turned|fell|gave|held|got|cost|started|replaced|vanished|made|sold|didn't|doesn't|goes|has to)\b/
const governing =
  /\b(of|for|to|with|on|about|into|without|from|over|around|by|against|use|used|have|had|buy|try|get|see|want|need|keep|find|afford|skip|miss|judge|do|take|make|own|consider|mind|enjoy|leave|drop|trust|give|gave|notice|using|handle|justify|consider|swing|cover|covering|like) $/

/** Whether "it" could stand in the place of the matter's name: as what acts, as what is acted on, or not at all. */
function roleOf(texts: readonly string[], slots: readonly string[], at: number): Role {
  if (slots[at] !== 'it' && slots[at] !== 'It') return null
  const after = texts[at + 1]!
  const next = slots[at + 1]
  if (modal.test(after)) return 'subject'
  if (next !== undefined && verbal.has(next) && led.test(after)) return 'subject'
  if (/^ (included|too|for one|it is)\b/.test(after)) return null
  // "I watch it with it" says nothing.
  if (texts.some((text) => /\bit\b/.test(text))) return null
  return governing.test(texts[at]!) ? 'object' : null
}

/** "it" and "it", "they" and "them": what stands for the matter's name. */
export interface Pronoun {
  subject: string
  object: string
}

/**
 * The sentence, or null where a slot has no filling. A slot with a capital begins a sentence. With a pronoun, the
 * matter is named only where grammar wants its name.
 */
function fill(pattern: Pattern, slots: Slots, pronoun: Pronoun | null = null): string | null {
  let text = pattern.texts[0]!
  for (let at = 0; at < pattern.slots.length; at++) {
    const slot = pattern.slots[at]!
    const initial = slot.charCodeAt(0)
    const large = initial >= 65 && initial <= 90
    const plain = large ? slot[0]!.toLowerCase() + slot.slice(1) : slot
    const role = pattern.roles[at]!
    let filling = pronoun !== null && role !== null ? pronoun[role] : slots(plain)
    // "That" names nothing: it stands only where a pronoun can.
    if (filling === null || (plain === 'it' && role === null && (filling === 'that' || filling === 'this'))) return null
    if (role === 'subject' && pronoun !== null && pattern.slots[at + 1] === 'is' && pattern.texts[at + 1] === ' ') {
      filling += filling === 'they' ? "'re" : filling === 'this' ? ' is' : "'s"
      at++
    }
    text += (large ? capital(filling) : filling) + pattern.texts[at + 1]!
  }
  return stammer.test(text) ? null : sentence(text)
}

/** A filling that begins or ends with its neighbour's word: "services to pay for for me". */
const stammer = /\b([a-z]+) \1\b/i

/** The same text with a large first letter. */
const capital = (text: string): string => {
  const first = text[0]
  return first === undefined ? text : first.toUpperCase() + text.slice(1)
}

const stops = '.?!'

/** As a sentence stands in a survey box: a capital first, one stop at the end. */
export function sentence(text: string): string {
  let end = text.length
  while (end > 0 && (text[end - 1] === ' ' || text[end - 1] === ',' || text[end - 1] === ';')) end--
  const trimmed = end === text.length ? text : text.slice(0, end)
  const last = trimmed.at(-1)
  const closed = last !== undefined && stops.includes(last) ? trimmed : `${trimmed}.`
  return capital(closed.includes('..') ? closed.replace(/\.{2,}/g, '.') : closed)
}

const kindred: Readonly<Record<Register, readonly Register[]>> = {
  plain: ['plain', 'brusque', 'careful', 'dry', 'warm', 'chatty', 'worried'],
  chatty: ['chatty', 'warm', 'plain'],
  brusque: ['brusque', 'dry', 'plain'],
  careful: ['careful', 'worried', 'plain'],
  dry: ['dry', 'brusque', 'plain'],
  warm: ['warm', 'chatty', 'plain', 'careful'],
  worried: ['worried', 'careful', 'plain'],
}

/** How well a way of talking suits a speaker: 1 the same, 0.5 related, 0 another. */
export function nearness(register: Register | null, speaker: Register): number {
  if (register === null || register === 'plain') return 0.5
  if (register === speaker) return 1
  return speaker !== 'plain' && kindred[speaker].includes(register) ? 0.5 : 0
}

/** In about half of the sentences people do not name the thing again; the longer its name, the less. */
function pronounOf(slots: Slots, draw: number): Pronoun | null {
  const subject = slots('they')
  const object = slots('them')
  const mention = slots('it')
  if (mention === 'this' || mention === 'that') return { subject: mention, object: mention }
  if (subject === null || object === null || mention === null) return null
  return draw < (mention.split(' ').length > 2 ? 0.6 : 0.4) ? { subject, object } : null
}

/** Something picked from a bank. */
export interface Picked {
  text: string
  /** "price.dear/12": which pattern of which bank. */
  key: string
  register: Register | null
}

/**
 * Up to `count` sentences of the bank, by this agent's chance. Only what is picked is filled; a pattern that suits
 * neither the register nor `when`, or whose slots stay empty, makes room for the next.
 */
export function pickFrom(
  bank: Bank,
  count: number,
  chance: Chance,
  slots: Slots,
  speaker: Register,
  when: (tag: string) => boolean = () => false,
): Picked[] {
  const found: Picked[] = []
  const { patterns, name } = bank
  const size = patterns.length
  if (size === 0) return found
  const tried = new Set<number>()
  for (let draw = 0; found.length < count && draw < count * 3 + 5; draw++) {
    const at = Math.floor(chance(`${name}/${draw}`) * size)
    if (tried.has(at)) continue
    tried.add(at)
    const pattern = patterns[at]!
    if (pattern.register !== null && nearness(pattern.register, speaker) === 0) continue
    if (pattern.when !== null && !when(pattern.when)) continue
    const text = fill(pattern, slots, pronounOf(slots, chance(`${name}/${draw}/it`)))
    if (text !== null) found.push({ text, key: `${name}/${at}`, register: pattern.register })
  }
  return found
}
