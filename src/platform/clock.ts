/** The service asks a clock for the time instead of the machine, so that tests can set it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that moves only when told to. */
export class ManualClock implements Clock {
  #now: number

  constructor(start: Date | string = '2026-01-15T12:00:00.000Z') {
    this.#now = new Date(start).getTime()
  }

  now(): Date {
    return new Date(this.#now)
  }

  advance(ms: number): void {
    this.#now += ms
  }

  set(to: Date | string): void {
    this.#now = new Date(to).getTime()
  }
}
