import { CardApiError } from './card-api-error.ts'

export type FormValue = string | FormFields
export interface FormFields {
  [name: string]: FormValue
}

const KEY = /^([^[\]]+)((?:\[[^[\]]*\])*)$/
const MOST_FIELDS = 1000
const MOST_DEPTH = 8

/**
 * Reads a body as Stripe's libraries write it: `line_items[0][price_data][currency]=usd`. Lists become objects with
 * numbers for names, since only the reader of a parameter knows which ones are lists.
 */
export function readForm(text: string): FormFields {
  const fields = emptyFields()
  const pairs = [...new URLSearchParams(text)]
  if (pairs.length > MOST_FIELDS) throw CardApiError.invalid('There are too many parameters.')
  for (const [key, value] of pairs) {
    const [, first, rest] = KEY.exec(key) ?? []
    if (first === undefined || rest === undefined) throw CardApiError.invalid(`Invalid parameter name: ${key}`)
    if (value.includes('\0')) throw CardApiError.invalid('A text must not hold the character NUL.', { param: key })
    place(fields, [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, name]) => name!)], value, key)
  }
  return fields
}

/** Without a prototype, `__proto__` is a name like any other. */
const emptyFields = (): FormFields => Object.create(null)

function place(fields: FormFields, names: readonly string[], value: string, key: string): void {
  if (names.length > MOST_DEPTH) throw CardApiError.invalid('Parameters are nested too deeply.', { param: key })
  let inner = fields
  for (const [depth, given] of names.entries()) {
    // `expand[]=a&expand[]=b` leaves the numbering to whoever reads it.
    const name = given === '' ? String(Object.keys(inner).length) : given
    if (depth === names.length - 1) {
      inner[name] = value
      return
    }
    const next = inner[name] ?? emptyFields()
    if (typeof next === 'string') throw CardApiError.invalid('A parameter is both a text and a hash.', { param: key })
    inner[name] = next
    inner = next
  }
}
