import type { Output } from './output.ts'
import { placeOf } from './people.ts'
import { displayWidth, padEnd, truncate } from './terminal/width.ts'

/** One answer as it is shown, wherever it came from. */
export interface Spoken {
  /** Tells answers apart, so that none is shown twice. */
  key: string
  name: string
  age?: number | undefined
  place?: string | undefined
  occupation?: string | undefined
  /** What was chosen; several of them, or a ranking in order. Null for open questions. */
  value: string | number | readonly string[] | null
  words: string
  /** Instead of an answer. */
  error?: string | undefined
}

/** How the question was taken, as far as it is known. */
export interface Form {
  type?: string | undefined
  options?: readonly string[] | undefined
}

const WIDEST_GUTTER = 18
const NARROWEST_GUTTER = 5
const INDENT = '  '

/** Prints answers as they come in: who, what was chosen in a column of its own, and the words below each other. */
export class AnswerPrinter {
  readonly #out: Output
  readonly #most: number
  readonly #shown = new Set<string>()
  #gutter: number | undefined

  constructor(out: Output, most: number) {
    this.#out = out
    this.#most = most
  }

  get count(): number {
    return this.#shown.size
  }

  /** Those that were not shown yet; what can be chosen decides how wide the column for it is. */
  show(answers: readonly Spoken[], form: Form = {}): void {
    const fresh = answers.filter(({ key }) => !this.#shown.has(key)).slice(0, this.#most - this.#shown.size)
    if (fresh.length === 0) return
    this.#gutter ??= gutterFor(fresh, form.options ?? [])
    for (const answer of fresh) {
      this.#shown.add(answer.key)
      this.#out.print(`${this.#text(answer, this.#gutter, form.type === 'ranking' ? ' > ' : ', ')}\n`)
    }
  }

  #text(answer: Spoken, gutter: number, between: string): string {
    const { colours, text_width: width } = this.#out
    const hanging = INDENT + ' '.repeat(gutter)
    const room = width - hanging.length
    const value = [answer.value ?? ''].flat().join(between)
    const inGutter = gutter > 0 && displayWidth(value) <= gutter - 2
    const margin = inGutter ? INDENT + colours.accent(padEnd(value, gutter)) : hanging
    const below = value !== '' && !inGutter ? [hanging + colours.accent(truncate(value, room))] : []
    const said =
      answer.error === undefined
        ? this.#out.wrap(answer.words, { indent: hanging })
        : hanging + colours.dim(`(no answer: ${answer.error})`)
    return [margin + headOf(answer, room, this.#out), ...below, said].join('\n')
  }
}

/** "Tiffany Chaney, 43 · Buffalo, New York · Registered Nurse", cut where it does not fit. */
function headOf({ name, age, place, occupation }: Spoken, room: number, { colours }: Output): string {
  const rest = [place, occupation].filter((part) => part !== undefined && part !== '')
  const behind = `${age === undefined ? '' : `, ${age}`}${rest.map((part) => ` · ${part}`).join('')}`
  const head = truncate(`${name}${behind}`, room)
  return colours.bold(head.slice(0, name.length)) + colours.dim(head.slice(name.length))
}

/** No column for open questions, nor for what is too long for one: that stands below the name. */
function gutterFor(answers: readonly Spoken[], choices: readonly string[]): number {
  const values = answers.flatMap(({ value }) => (value === null || Array.isArray(value) ? [] : [String(value)]))
  if (values.length === 0) return 0
  const widest = Math.max(NARROWEST_GUTTER, ...[...choices, ...values].map(displayWidth)) + 2
  return widest > WIDEST_GUTTER ? 0 : widest
}

/** An answer of a group or a study. */
export const spokenOf = (answer: {
  id: number
  agent_name: string
  agent_age: number
  agent_city: string
  agent_state: string
  agent_country: string
  agent_occupation: string
  value: string | number | string[] | null
  response_text: string
}): Spoken => ({
  key: String(answer.id),
  name: answer.agent_name,
  age: answer.agent_age,
  place: placeOf({ city: answer.agent_city, state: answer.agent_state, country: answer.agent_country }),
  occupation: answer.agent_occupation,
  value: answer.value,
  words: answer.response_text,
})
