/** A request that waits for its turn, or is worked on; `leave` gives up either. */
export interface Turn {
  leave(): void
}

interface Waiting {
  start(at: number): void
}

/**
 * Every request takes `latency_ms`, at most `concurrency` at once, the others first come, first served. A place counts
 * from the moment at which it should have become free, not from when a timer got round to it: so n requests that arrive
 * together take n × latency / concurrency, however late timers are.
 */
export class Turns {
  latency_ms = 0
  concurrency = Number.POSITIVE_INFINITY
  #working = 0
  #waiting = new Set<Waiting>()

  take(work: () => void): Turn {
    if (this.concurrency === Number.POSITIVE_INFINITY && this.latency_ms === 0) {
      work()
      return { leave: () => {} }
    }
    let timer: NodeJS.Timeout | undefined
    const waiting: Waiting = {
      start: (at) => {
        this.#working++
        const due = at + this.latency_ms
        timer = setTimeout(
          () => {
            timer = undefined
            this.#free(due)
            work()
          },
          Math.max(0, due - performance.now()),
        )
      },
    }
    if (this.#working < this.concurrency) waiting.start(performance.now())
    else this.#waiting.add(waiting)
    return {
      leave: () => {
        if (this.#waiting.delete(waiting) || timer === undefined) return
        clearTimeout(timer)
        timer = undefined
        this.#free(performance.now())
      },
    }
  }

  #free(at: number): void {
    this.#working--
    for (const waiting of this.#waiting) {
      if (this.#working >= this.concurrency) return
      this.#waiting.delete(waiting)
      waiting.start(at)
    }
  }
}
