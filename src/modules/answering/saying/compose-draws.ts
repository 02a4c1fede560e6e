/** A short run of chance for one answer: cheap, and the same on every processor. */
export interface Draws {
  /** From 0 up to but not including 1. */
  next(): number
  /** A whole number from 0 up to but not including `limit`. */
  below(limit: number): number
}

/** Draws that follow from one number between 0 and 1, as `Chance` gives it. */
export function drawsOf(start: number): Draws {
  let state = Math.floor(start * 4294967296) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let h = Math.imul(state ^ (state >>> 15), 1 | state)
    h = (h + Math.imul(h ^ (h >>> 7), 61 | h)) ^ h
    return ((h ^ (h >>> 14)) >>> 0) / 4294967296
  }
  return { next, below: (limit) => Math.floor(next() * limit) }
}
