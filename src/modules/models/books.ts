import { type Account, nameOf } from './rules.ts'
import type { Totals } from './store.ts'

/** The totals that one transaction works with, and what it changes of them. */
export class Books {
  readonly #before: ReadonlyMap<string, Totals>
  readonly #changes = new Map<string, Account & Totals>()

  constructor(totals: readonly (Account & Totals)[]) {
    this.#before = new Map(totals.map((row) => [nameOf(row), row]))
  }

  /** Spent or set aside from an account as it stands now. */
  taken(account: Account): number {
    const sum = (totals: Totals | undefined): number => (totals?.spent_micros ?? 0) + (totals?.reserved_micros ?? 0)
    return sum(this.#before.get(nameOf(account))) + sum(this.#changes.get(nameOf(account)))
  }

  /** Sets an amount aside, or gives it back when it is negative. */
  reserve(accounts: readonly Account[], micros: number): void {
    for (const account of accounts) this.#changeOf(account).reserved_micros += micros
  }

  spend(accounts: readonly Account[], micros: number): void {
    for (const account of accounts) this.#changeOf(account).spent_micros += micros
  }

  changes(): (Account & Totals)[] {
    return [...this.#changes.values()].filter((change) => change.spent_micros !== 0 || change.reserved_micros !== 0)
  }

  #changeOf({ scope, scope_id, month }: Account): Totals {
    const name = nameOf({ scope, scope_id, month })
    const known = this.#changes.get(name)
    if (known !== undefined) return known
    const change = { scope, scope_id, month, spent_micros: 0, reserved_micros: 0 }
    this.#changes.set(name, change)
    return change
  }
}
