import { ServiceError } from '../../platform/errors.ts'

/** Everything that is wrong with a filter, field by field, so that a caller can mend all of it at once. */
export class FilterProblems {
  // Without a prototype: a caller may well name a field "constructor".
  readonly #messages: Record<string, string[]> = Object.create(null)
  readonly #suggestions: Record<string, string[]> = Object.create(null)
  /** Whether there is more than values that the service does not know. */
  #malformed = false

  add(field: string, message: string): void {
    this.#malformed = true
    this.#put(field, message)
  }

  /** A value outside a finite vocabulary. */
  addUnsupported(field: string, value: string, suggestions: readonly string[]): void {
    const hint = suggestions.length === 0 ? '' : `; did you mean ${suggestions.join(' or ')}?`
    this.#put(field, `"${value.slice(0, 80)}" is not supported${hint}`)
    this.suggest(field, suggestions)
  }

  suggest(field: string, values: readonly string[]): void {
    if (values.length > 0) this.#suggestions[field] = [...new Set([...(this.#suggestions[field] ?? []), ...values])]
  }

  /** `strict`: values that are merely unsupported are 422 instead of 400. */
  throwIfAny(strict: boolean): void {
    if (Object.keys(this.#messages).length === 0) return
    const details = { filters: this.#messages, suggestions: this.#suggestions }
    throw new ServiceError(strict && !this.#malformed ? 'refused' : 'invalid_request', 'Invalid filters', details)
  }

  #put(field: string, message: string): void {
    const known = this.#messages[field] ?? []
    if (known.length < 20 && !known.includes(message)) this.#messages[field] = [...known, message]
  }
}
