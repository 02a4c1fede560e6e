import { cancelled } from './failures.ts'

/**
 * One piece of work that several may wait for. Whoever no longer wants to wait goes, and the work goes on for the others;
 * when the last one has gone it is aborted.
 */
export class SharedCall<T> {
  readonly #abort = new AbortController()
  readonly #work: Promise<T>
  readonly #onOver: () => void
  #waiting = 0
  #over = false

  /** `onOver` is called when nobody should join any more: the work is done, or given up. It may be called twice. */
  constructor(work: (signal: AbortSignal) => Promise<T>, onOver: () => void) {
    this.#onOver = onOver
    this.#work = work(this.#abort.signal).finally(() => {
      this.#over = true
      onOver()
    })
    // Given up, it may fail with nobody there to hear of it.
    this.#work.catch(() => undefined)
  }

  async wait(signal: AbortSignal | undefined): Promise<T> {
    this.#waiting++
    let leave = (): void => undefined
    const gone = new Promise<never>((_resolve, reject) => {
      leave = () => reject(cancelled())
      signal?.addEventListener('abort', leave, { once: true })
    })
    try {
      return await Promise.race([this.#work, gone])
    } finally {
      signal?.removeEventListener('abort', leave)
      if (--this.#waiting === 0 && !this.#over) this.stop()
    }
  }

  stop(): void {
    this.#onOver()
    this.#abort.abort()
  }

  /** When the work is over, however it ends. */
  async ended(): Promise<void> {
    await this.#work.catch(() => undefined)
  }
}
