/**
 * Chance without state: the number that an agent draws depends on the stream and on the agent alone, never on who
 * drew before. Integer arithmetic only, so that every processor gives the same bits.
 */
export interface Stream {
  readonly a: number
  readonly b: number
}

export function streamOf(seed: string, name: string): Stream {
  // Signed: the bits are the same, and such numbers take no memory of their own. Thousands of streams are kept.
  return { a: hashText(`${seed}/${name}`, 0x811c9dc5) | 0, b: hashText(`${name}/${seed}`, 0x9e3779b9) | 0 }
}

/** A number from 0 up to but not including 1, for this agent and, where it draws several times, this draw. */
export function uniform(stream: Stream, agent: number, draw = 0): number {
  return bits(stream, agent, draw) / 4294967296
}

/** 32 random bits. */
export function bits(stream: Stream, agent: number, draw = 0): number {
  return mix(mix((agent + Math.imul(draw, 0x85ebca6b)) ^ stream.a) ^ stream.b)
}

/** A whole number from 0 up to but not including `limit`. */
export function below(stream: Stream, agent: number, limit: number, draw = 0): number {
  return Math.floor(uniform(stream, agent, draw) * limit)
}

/** The positions 0 to size - 1 in a random order. */
export function shuffled(stream: Stream, size: number): Uint32Array {
  const order = new Uint32Array(size)
  for (let at = 0; at < size; at++) {
    const other = below(stream, at, at + 1)
    order[at] = order[other]!
    order[other] = at
  }
  return order
}

/** A 32-bit finaliser with low bias: multiplications and shifts, each of which JavaScript defines exactly. */
function mix(value: number): number {
  let h = value
  h = Math.imul(h ^ (h >>> 17), 0xed5ad4bb)
  h = Math.imul(h ^ (h >>> 11), 0xac4c1b51)
  h = Math.imul(h ^ (h >>> 15), 0x31848bab)
  return (h ^ (h >>> 14)) >>> 0
}

function hashText(text: string, start: number): number {
  let h = start
  for (let at = 0; at < text.length; at++) h = Math.imul(h ^ text.charCodeAt(at), 0x01000193)
  return mix(h)
}
