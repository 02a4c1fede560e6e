const BLOCK = 64
/** A set holds no more than 2^24; a benchmark gets nowhere near this many. */
const MOST_BLOCKS = 8_000_000

/** Imitates servers that read the beginning of a prompt only once: which beginnings has this one seen? */
export class PrefixCache {
  readonly #seen = new Set<number>()

  /** The characters at the beginning that were seen before, in whole blocks; from now on all of it has been. */
  read(prompt: string): number {
    const blocks = Math.floor(prompt.length / BLOCK)
    let known = 0
    // Two sums of 32 and 21 bits over everything so far stand for the beginning up to the end of a block.
    let low = 0x811c9dc5
    let high = 0x1b873593
    for (let block = 0; block < blocks; block++) {
      for (let at = block * BLOCK; at < (block + 1) * BLOCK; at++) {
        const code = prompt.charCodeAt(at)
        low = Math.imul(low ^ code, 0x01000193)
        high = Math.imul(high + code, 0x85ebca6b) ^ (high >>> 13)
      }
      const sum = (low >>> 0) + (high & 0x1fffff) * 0x1_0000_0000
      if (this.#seen.has(sum)) known = known === block ? block + 1 : known
      else if (this.#seen.size < MOST_BLOCKS) this.#seen.add(sum)
    }
    return known * BLOCK
  }

  clear(): void {
    this.#seen.clear()
  }
}
