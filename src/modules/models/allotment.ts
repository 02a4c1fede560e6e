import type { Timekeeper } from './backoff.ts'
import type { Gate } from './gate.ts'
import type { Want } from './shares.ts'

/** While calls are made, a process says so often what it wants. */
const RENEW_MS = 250
/** Without a word from a process, its share is free for others after so long. */
export const LEASE_MS = 10_000

/** Says what this process wants of a model, and is told how many calls it may have under way. */
export type AskForShare = (model: string, want: Want) => Promise<number>

/**
 * Keeps a gate to this process's share of the calls that a model takes at once. It asks while calls are made or wait, and
 * gives everything back when there are none: an idle process costs nothing, and holds nothing.
 */
export class Allotment {
  readonly #gate: Gate
  readonly #ask: (want: Want) => Promise<number>
  readonly #time: Timekeeper
  #keeping = false
  #may = 0
  #heldUntilMs = 0

  constructor(gate: Gate, ask: (want: Want) => Promise<number>, time: Timekeeper) {
    this.#gate = gate
    this.#ask = ask
    this.#time = time
    gate.allow(0)
  }

  /** To be called when somebody is about to wait at the gate. */
  want(): void {
    if (this.#keeping) return
    this.#keeping = true
    // One turn later they wait there, and are counted.
    setImmediate(() => void this.#keep())
  }

  async #keep(): Promise<void> {
    for (;;) {
      const idle = this.#wanted() === 0
      if (idle) this.#allow(0)
      await this.#renew()
      if (!idle) await this.#time.wait(RENEW_MS)
      else if (this.#wanted() === 0) break
    }
    this.#keeping = false
  }

  #wanted(): number {
    return this.#gate.underWay + this.#gate.waiting
  }

  async #renew(): Promise<void> {
    const askedAtMs = this.#time.nowMs()
    try {
      const held = Math.max(this.#gate.underWay, this.#may)
      this.#allow(await this.#ask({ wanted: this.#wanted(), held }))
      this.#heldUntilMs = askedAtMs + LEASE_MS
    } catch {
      // The database is away: what this process holds, it holds until others may take it.
      if (this.#time.nowMs() >= this.#heldUntilMs) this.#allow(0)
    }
  }

  #allow(calls: number): void {
    this.#may = calls
    this.#gate.allow(calls)
  }
}
