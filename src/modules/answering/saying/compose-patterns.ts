import type { Register } from '../../knowledge/index.ts'
import type { Draws } from './compose-draws.ts'
import { sentence } from './english.ts'

/**
 * Sentence patterns. `{slot}` is filled from the question or the agent, and a pattern whose slot is missing is not
 * used; `{?slot}` only asks that it be there; `[a|b|]` is one of several wordings. A pattern that belongs to certain
 * registers starts with their letters: `bd>` is for the brusque and the dry.
 */
export type Slots = Readonly<Record<string, string | readonly string[] | undefined>>

type Node =
  | { kind: 'text'; text: string }
  | { kind: 'slot'; name: string; names: boolean }
  | { kind: 'guard'; name: string }
  | { kind: 'choice'; of: readonly (readonly Node[])[] }

interface Pattern {
  nodes: readonly Node[]
  register: Register | null
  registers: readonly Register[] | null
  /** Says the whole statement of the question again. */
  restates: boolean
  key: string
}

/** Patterns for one purpose, with the weights that each register gives them summed up for drawing. */
export interface Bank {
  name: string
  patterns: readonly Pattern[]
  sums: Readonly<Record<Register, Float64Array>>
}

/** Which patterns express something, and what they are filled with. */
export interface Expression {
  banks: readonly Bank[]
  slots: Slots
}

/** A pattern filled in. `names`: it mentions the subject, an option or a number, so it could not stand anywhere. */
export interface Filled {
  text: string
  key: string
  register: Register | null
  names: boolean
}

const LETTERS: Readonly<Record<string, Register>> = {
  p: 'plain',
  c: 'chatty',
  b: 'brusque',
  k: 'careful',
  d: 'dry',
  w: 'warm',
  o: 'worried',
}
const ALL = Object.values(LETTERS)

/** Registers that lend each other a sentence now and then. */
const NEAR: Readonly<Record<Register, Partial<Record<Register, number>>>> = {
  plain: { brusque: 0.3, dry: 0.4, careful: 0.35, warm: 0.3, worried: 0.2, chatty: 0.25 },
  chatty: { warm: 0.6, plain: 0.6, worried: 0.3, dry: 0.2 },
  brusque: { dry: 0.6, plain: 0.5 },
  careful: { plain: 0.6, worried: 0.4, dry: 0.2 },
  dry: { brusque: 0.5, plain: 0.5, careful: 0.3 },
  warm: { chatty: 0.6, plain: 0.6 },
  worried: { careful: 0.6, plain: 0.6, warm: 0.2 },
}

/** Slots that carry nothing of the question by themselves. */
const SMALL_SLOTS = new Set('it obj is isnt s has does doesnt do dont its prep thats period deg adj label'.split(' '))

/** Reads patterns once, when the module loads. */
export function bankOf(name: string, lines: readonly string[]): Bank {
  const patterns = lines.map((line, at): Pattern => {
    const tagged = /^([pcbkdwo]+)>(.*)$/s.exec(line)
    const registers = tagged === null ? null : [...tagged[1]!].map((letter) => LETTERS[letter]!)
    return {
      nodes: nodesOf(tagged === null ? line : tagged[2]!),
      registers,
      register: registers === null ? null : registers[0]!,
      restates: /\{(?:yes|no)\}/.test(line),
      key: `${name}/${at}`,
    }
  })
  const sums = Object.fromEntries(
    ALL.map((register) => {
      let sum = 0
      return [register, Float64Array.from(patterns, (pattern) => (sum += weightFor(pattern, register)))]
    }),
  ) as Record<Register, Float64Array>
  return { name, patterns, sums }
}

function weightFor(pattern: Pattern, register: Register): number {
  if (pattern.registers === null) return 1
  if (pattern.registers.includes(register)) return 2
  return Math.max(0.02, ...pattern.registers.map((other) => NEAR[register][other] ?? 0))
}

function nodesOf(text: string): Node[] {
  const nodes: Node[] = []
  for (const piece of text.split(/(\[[^\]]*\]|\{[^}]*\})/)) {
    if (piece === '') continue
    if (piece.startsWith('[')) {
      nodes.push({ kind: 'choice', of: piece.slice(1, -1).split('|').map(nodesOf) })
    } else if (piece.startsWith('{?')) nodes.push({ kind: 'guard', name: piece.slice(2, -1) })
    else if (piece.startsWith('{')) {
      const name = piece.slice(1, -1)
      nodes.push({ kind: 'slot', name, names: !SMALL_SLOTS.has(name) })
    } else nodes.push({ kind: 'text', text: piece })
  }
  return nodes
}

/**
 * Up to `count` different patterns of the banks, filled: drawn by weight, those that cannot be filled passed over.
 * What `slots` lacks is looked for in `beneath`. `reluctance`: how often a pattern that repeats the question's statement is passed over, too.
 */
export function drawn(
  banks: readonly Bank[],
  register: Register,
  slots: Slots,
  draws: Draws,
  count: number,
  reluctance = 0,
  beneath: Slots = slots,
): Filled[] {
  const into: Filled[] = []
  const tried = new Set<string>()
  const total = banks.reduce((sum, bank) => sum + (bank.sums[register].at(-1) ?? 0), 0)
  if (total === 0) return into
  for (let attempt = 0; attempt < count * 4 && into.length < count; attempt++) {
    const pattern = patternAt(banks, register, draws.next() * total)
    if (pattern === null || tried.has(pattern.key)) continue
    tried.add(pattern.key)
    if (pattern.restates && draws.next() < reluctance) continue
    const filled = fill(pattern, slots, beneath, draws)
    if (filled !== null) into.push(filled)
  }
  return into
}

function patternAt(banks: readonly Bank[], register: Register, at: number): Pattern | null {
  let left = at
  for (const bank of banks) {
    const sums = bank.sums[register]
    const whole = sums.at(-1) ?? 0
    if (left < whole) {
      let low = 0
      let high = sums.length - 1
      while (low < high) {
        const middle = (low + high) >> 1
        if (sums[middle]! > left) high = middle
        else low = middle + 1
      }
      return bank.patterns[low] ?? null
    }
    left -= whole
  }
  return null
}

function fill(pattern: Pattern, slots: Slots, beneath: Slots, draws: Draws): Filled | null {
  const state = { names: false }
  const text = textOf(pattern.nodes, slots, beneath, draws, state)
  return text === null
    ? null
    : { text: sentence(text), key: pattern.key, register: pattern.register, names: state.names }
}

function textOf(
  nodes: readonly Node[],
  slots: Slots,
  beneath: Slots,
  draws: Draws,
  state: { names: boolean },
): string | null {
  let text = ''
  for (const node of nodes) {
    if (node.kind === 'text') {
      text += node.text
    } else if (node.kind === 'choice') {
      const first = draws.below(node.of.length)
      let chosen: string | null = null
      for (let step = 0; step < node.of.length && chosen === null; step++) {
        chosen = textOf(node.of[(first + step) % node.of.length]!, slots, beneath, draws, state)
      }
      if (chosen === null) return null
      text += chosen
    } else {
      const value = slots[node.name] ?? beneath[node.name]
      if (value === undefined) return null
      if (node.kind === 'slot') {
        text += typeof value === 'string' ? value : (value[draws.below(value.length)] ?? '')
        if (node.names) state.names = true
      }
    }
  }
  return text
}
