/**
 * The portrait's dice. Every trait rolls its own die, named after it, so that a new trait leaves all others as they
 * were, and a portrait never depends on the order in which its traits are chosen.
 */
export class Draws {
  readonly #start: number

  constructor(seed: string) {
    this.#start = absorb(0x811c9dc5, seed)
  }

  /** A number from 0 up to but not including 1. */
  share(trait: string): number {
    return settle(absorb(this.#start, trait)) / 4294967296
  }

  /** One of `steps` evenly spaced numbers from `low` to `high`. */
  step(trait: string, low: number, high: number, steps: number): number {
    return low + (Math.floor(this.share(trait) * steps) * (high - low)) / (steps - 1)
  }

  one<T>(trait: string, among: readonly T[]): T {
    return among[Math.floor(this.share(trait) * among.length)]!
  }

  /** A position in `weights`, each as likely as its weight says. */
  weighted(trait: string, weights: readonly number[]): number {
    let total = 0
    for (const weight of weights) total += weight
    let left = this.share(trait) * total
    for (let at = 0; at < weights.length; at++) {
      left -= weights[at]!
      if (left < 0) return at
    }
    return weights.length - 1
  }
}

function absorb(start: number, text: string): number {
  let h = start
  for (let at = 0; at < text.length; at++) h = Math.imul(h ^ text.charCodeAt(at), 0x01000193)
  return settle(h)
}

function settle(value: number): number {
  let h = value
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d)
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b)
  return (h ^ (h >>> 16)) >>> 0
}
