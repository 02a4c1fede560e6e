import type { Register } from '../../knowledge/index.ts'
import type { Draws } from './compose-draws.ts'
import { sentence } from './english.ts'

/**
 * Sentence patterns. `{slot}` is filled from the question or the agent, and a pattern whose slot is missing is not used;
 * `{?slot}` only asks that it be there; `[a|b|]` is one of several wordings. A pattern that belongs to certain registers
 * starts with their letters: `bd>` is for the brusque and the dry.
 */
export type Slots = Readonly<Record<string, string | readonly string[] | undefined>>

type Node =
  | { kind: 'text'; text: string }
  | { kind: 'slot' | 'guard'; name: string }
  | { kind: 'choice'; of: readonly (readonly Node[])[] }

interface Pattern {
  nodes: readonly Node[]
  register: Register | null
  registers: readonly Register[] | null
  key: string
}

/** Patterns for one purpose, with the weights that each register gives them summed up for drawing. */
export interface Bank {
  patterns: readonly Pattern[]
  sums: Readonly<Record<Register, readonly number[]>>
}

/** A pattern filled in. */
export interface Filled {
  text: string
  key: string
  register: Register | null
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

/** Reads the patterns of a bank once. */
export function bankOf(name: string, lines: readonly string[]): Bank {
  const patterns = lines.map((line, at): Pattern => {
    const [, guards = '', letters, rest] = /^((?:\{\?\w+\})*)(?:([pcbkdwo]+)>)?(.*)$/s.exec(line)!
    const registers = letters === undefined ? null : [...letters].map((letter) => LETTERS[letter]!)
    return { nodes: nodesOf(guards + rest), registers, register: registers?.[0] ?? null, key: `${name}/${at}` }
  })
  const sums = Object.fromEntries(
    ALL.map((register) => {
      let sum = 0
      return [register, patterns.map((pattern) => (sum += weightFor(pattern, register)))]
    }),
  ) as Record<Register, number[]>
  return { patterns, sums }
}

function weightFor({ registers }: Pattern, register: Register): number {
  if (registers === null) return 1
  if (registers.includes(register)) return 2
  return Math.max(0.02, ...registers.map((other) => NEAR[register][other] ?? 0))
}

function nodesOf(text: string): Node[] {
  return text
    .split(/(\[[^\]]*\]|\{[^}]*\})/)
    .filter((piece) => piece !== '')
    .map((piece): Node => {
      if (piece.startsWith('[')) return { kind: 'choice', of: piece.slice(1, -1).split('|').map(nodesOf) }
      if (piece.startsWith('{?')) return { kind: 'guard', name: piece.slice(2, -1) }
      if (piece.startsWith('{')) return { kind: 'slot', name: piece.slice(1, -1) }
      return { kind: 'text', text: piece }
    })
}

/** Up to `count` different patterns of a bank, filled: drawn by weight, those that cannot be filled passed over. */
export function drawn(bank: Bank, register: Register, slots: Slots, draws: Draws, count: number): Filled[] {
  const into: Filled[] = []
  const tried = new Set<Pattern>()
  const sums = bank.sums[register]
  const total = sums.at(-1) ?? 0
  for (let attempt = 0; attempt < count * 5 && into.length < count; attempt++) {
    const at = draws.next() * total
    const pattern = bank.patterns[sums.findIndex((sum) => sum > at)]
    if (pattern === undefined || tried.has(pattern)) continue
    tried.add(pattern)
    const text = textOf(pattern.nodes, slots, draws)
    if (text !== null) into.push({ text: sentence(text), key: pattern.key, register: pattern.register })
  }
  return into
}

function textOf(nodes: readonly Node[], slots: Slots, draws: Draws): string | null {
  let text = ''
  for (const node of nodes) {
    if (node.kind === 'text') text += node.text
    else if (node.kind === 'choice') {
      const first = draws.below(node.of.length)
      const turned = [...node.of.slice(first), ...node.of.slice(0, first)]
      const chosen = turned.map((one) => textOf(one, slots, draws)).find((one) => one !== null)
      if (chosen == null) return null
      text += chosen
    } else {
      const value = slots[node.name]
      if (value === undefined) return null
      if (node.kind === 'slot') text += typeof value === 'string' ? value : (value[draws.below(value.length)] ?? '')
    }
  }
  return text
}
