/**
 * The JSON object in what a model wrote, however it wrote it: with thoughts and courtesies around it, fenced, with
 * comments, single quotes, bare keys, trailing commas, percent signs after numbers, or cut off before its end. Null where
 * there is none. Nothing is made up: what was not written is not in the result.
 */
export function tolerantJson(text: string): Record<string, unknown> | null {
  const said = withoutThoughts(text)
  // The last complete object is the answer; what comes before it may be an example or a draft.
  let found: Record<string, unknown> | null = null
  for (let at = said.indexOf('{'); at >= 0; ) {
    const reader = new Reader(said, at)
    const value = reader.value(0)
    if (isObject(value) && Object.keys(value).length > 0 && (found === null || reader.complete)) found = value
    at = said.indexOf('{', Math.max(at + 1, reader.at))
  }
  return found
}

/** What a model thinks aloud, where its server leaves that in the text. */
export const withoutThoughts = (text: string): string =>
  text.replace(/<(think|thinking|reasoning)>[\s\S]*?(<\/\1>|$)/gi, '').trim()

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const NOTHING = Symbol('nothing that could be read')
/** Deeper than any answer; what nests further is an attack or a loop. */
const DEEPEST = 32
const quotes: Readonly<Record<string, string>> = { '"': '"', "'": "'", '“': '”', '‘': '’', '`': '`' }
const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' }

/** Reads one value from a place in a text, and goes as far as it understands. */
class Reader {
  at: number
  /** Whether everything that was opened was closed. */
  complete = true
  readonly #text: string

  constructor(text: string, at: number) {
    this.#text = text
    this.at = at
  }

  value(depth: number): unknown {
    this.#skip()
    const sign = this.#text[this.at]
    if (sign === undefined || depth > DEEPEST) return NOTHING
    if (sign === '{') return this.#object(depth)
    if (sign === '[') return this.#array(depth)
    if (sign in quotes) return this.#string()
    return this.#bare()
  }

  #object(depth: number): Record<string, unknown> {
    const object: Record<string, unknown> = Object.create(null) as Record<string, unknown>
    this.#members('}', () => {
      const key = this.#text[this.at]! in quotes ? this.#string() : this.#take(/[\w$.+-]+/y)
      this.#skip()
      if (key === null || !/[:=]/.test(this.#text[this.at] ?? '')) return false
      this.at++
      const value = this.value(depth + 1)
      if (value === NOTHING) return false
      object[key] = value
      return true
    })
    return object
  }

  #array(depth: number): unknown[] {
    const array: unknown[] = []
    this.#members(']', () => {
      const value = this.value(depth + 1)
      if (value === NOTHING) return false
      array.push(value)
      return true
    })
    return array
  }

  /** Until the closing sign, the end of the text, or something that is no member. */
  #members(close: string, member: () => boolean): void {
    this.at++
    for (;;) {
      this.#skip()
      const sign = this.#text[this.at]
      if (sign === close) {
        this.at++
        return
      }
      if (sign === ',' || sign === ';') {
        this.at++
        continue
      }
      if (sign === undefined || !member()) {
        this.complete = false
        return
      }
    }
  }

  #string(): string {
    const close = quotes[this.#text[this.at]!]!
    let value = ''
    for (this.at++; this.at < this.#text.length; this.at++) {
      const sign = this.#text[this.at]!
      if (sign === close) {
        this.at++
        return value
      }
      if (sign !== '\\') {
        value += sign
        continue
      }
      const next = this.#text[++this.at] ?? ''
      const code = next === 'u' ? this.#take(/u[0-9a-f]{4}/iy) : null
      if (code !== null) {
        value += String.fromCharCode(Number.parseInt(code.slice(1), 16))
        this.at--
      } else value += escapes[next] ?? next
    }
    this.complete = false
    return value
  }

  #bare(): unknown {
    const number = this.#take(/[+-]?(?:\d[\d_]*)?\.?\d+(?:e[+-]?\d+)?/iy)
    if (number !== null) {
      this.#take(/\s*%/y)
      return Number(number.replaceAll('_', ''))
    }
    const word = this.#take(/[a-z]+/iy)?.toLowerCase()
    if (word === 'true' || word === 'false') return word === 'true'
    return word === 'null' || word === 'none' || word === 'nan' || word === 'undefined' ? null : NOTHING
  }

  #take(pattern: RegExp): string | null {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.#text)?.[0] ?? null
    if (found !== null) this.at += found.length
    return found
  }

  /** White space and comments. */
  #skip(): void {
    while (this.#take(/\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\//y) !== null);
  }
}
