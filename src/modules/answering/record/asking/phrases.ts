/** A phrase, word by word. `{n}` stands for a number, `{year}` for a year, `{decade}` for "40s" or "1990s". */
type Phrase = readonly string[]

/** All phrases that a pattern stands for: "(live|living) (all|) alone" has four. */
function phrasesOf(pattern: string): Phrase[] {
  const tokens = pattern.match(/[()|]|[^()|\s]+/g) ?? []
  let at = 0
  const alternatives = (): string[][] => {
    const all: string[][] = []
    let sequences: string[][] = [[]]
    for (; at < tokens.length && tokens[at] !== ')'; at++) {
      const token = tokens[at]!
      if (token === '|') {
        all.push(...sequences)
        sequences = [[]]
      } else {
        let parts: string[][] = [[token]]
        if (token === '(') {
          at++
          parts = alternatives()
        }
        sequences = sequences.flatMap((sequence) => parts.map((part) => [...sequence, ...part]))
      }
    }
    return [...all, ...sequences]
  }
  return alternatives().filter((phrase) => phrase.length > 0)
}

/** The numbers in a phrase, in their order. */
export type Filling = readonly number[]

interface Found<Meaning> {
  length: number
  meaning: Meaning
  numbers: number[]
}

/** Phrases by their first word, with what they mean. */
export class PhraseBook<Meaning> {
  readonly #byFirst = new Map<string, { phrase: Phrase; meaning: Meaning }[]>()
  #last: { words: readonly string[]; found: (Found<Meaning> | null)[] } | null = null

  add(pattern: string, meaning: Meaning): this {
    for (const phrase of phrasesOf(pattern)) {
      const first = phrase[0]!
      const known = this.#byFirst.get(first)
      if (known === undefined) this.#byFirst.set(first, [{ phrase, meaning }])
      else known.push({ phrase, meaning })
    }
    return this
  }

  /** The longest phrase that begins at a word, and the numbers in it. Of the same words it is asked again and again. */
  at(words: readonly string[], start: number): Found<Meaning> | null {
    if (this.#last?.words !== words) this.#last = { words, found: [] }
    const known = this.#last.found[start]
    if (known !== undefined) return known
    const own = this.#look(words, start)
    this.#last.found[start] = own
    return own
  }

  #look(words: readonly string[], start: number): Found<Meaning> | null {
    let best: Found<Meaning> | null = null
    const look = (first: string): void => {
      for (const { phrase, meaning } of this.#byFirst.get(first) ?? []) {
        if (phrase.length <= (best?.length ?? 0)) continue
        const numbers = numbersIn(phrase, words, start)
        if (numbers !== null) best = { length: phrase.length, meaning, numbers }
      }
    }
    look(words[start]!)
    slotsFor(words[start]!).forEach(look)
    return best
  }

  /** Whether a word is one of them by itself. */
  has(word: string): boolean {
    const alone = (first: string): boolean =>
      this.#byFirst.get(first)?.some(({ phrase }) => phrase.length === 1) ?? false
    return alone(word) || slotsFor(word).some(alone)
  }

  /** Whether any of them occurs. */
  in(words: readonly string[]): boolean {
    return words.some((_, start) => this.at(words, start) !== null)
  }

  /** Whether one of them ends right before a word. */
  endsBefore(words: readonly string[], end: number): boolean {
    for (let start = Math.max(0, end - 6); start < end; start++) {
      const before = words.slice(start, end)
      for (const { phrase } of this.#byFirst.get(before[0]!) ?? []) {
        if (phrase.length === before.length && phrase.every((word, at) => word === before[at])) return true
      }
    }
    return false
  }
}

const none: readonly string[] = []
const slotsFor = (word: string): readonly string[] =>
  /^\d/.test(word) ? ['{n}', '{year}', '{decade}'].filter((slot) => fills(slot, word)) : none

function fills(slot: string, word: string): boolean {
  if (slot === '{n}') return /^\d+(?:\.\d+)?$/.test(word)
  if (slot === '{year}') return /^(?:19|20)\d\d$/.test(word)
  return slot === '{decade}' && /^(?:(?:19|20)\d0|[1-9]0)s$/.test(word)
}

function numbersIn(phrase: Phrase, words: readonly string[], start: number): number[] | null {
  const numbers: number[] = []
  for (let at = 0; at < phrase.length; at += 1) {
    const part = phrase[at]!
    const word = words[start + at]
    if (word === undefined) return null
    if (part.startsWith('{')) {
      if (!fills(part, word)) return null
      const number = Number.parseFloat(word)
      numbers.push(number)
      if (part === '{decade}') numbers.push(number + 9)
    } else if (part !== word) return null
  }
  return numbers
}
