import { functionWords, vagueWords } from './themes-function-words.ts'
import { inflected } from './themes-patterns.ts'
import { wordsOf } from './themes-sentences.ts'

/** Characters of a question that are looked at. */
const ENOUGH = 5_000

/** Whether a word repeats one of the question's: whoever is asked about coffee says coffee. */
export type Echoes = (low: string) => boolean

export function echoesOf(question: string): Echoes {
  const asked = wordsOf(question.slice(0, ENOUGH)).map(({ low }) => low)
  const words = new Set(asked)
  const forms = new Set(asked.flatMap((low) => [...inflected(low), singular(low)]))
  const long = [...words].filter((low) => low.length >= 5 && !functionWords.has(low) && !vagueWords.has(low))
  const known = new Map<string, boolean>()
  return (low) => {
    let echoes = known.get(low)
    if (echoes === undefined) {
      echoes =
        forms.has(low) ||
        forms.has(singular(low)) ||
        inflected(low).some((form) => words.has(form)) ||
        long.some((word) => sameFamily(word, low))
      known.set(low, echoes)
    }
    return echoes
  }
}

/** "subscribe" and "subscription", "smartphone" and "phone", not "commute" and "community". */
function sameFamily(one: string, other: string): boolean {
  if (other.length >= 5 && one.endsWith(other)) return true
  const shorter = Math.min(one.length, other.length)
  let shared = 0
  while (shared < shorter && one[shared] === other[shared]) shared += 1
  return shared >= 5 && shared >= 0.75 * shorter && Math.max(one.length, other.length) - shared <= 5
}

/** Without the ending of a plural, so that both forms count as one word. */
export function singular(low: string): string {
  if (low.length > 4 && low.endsWith('ies')) return `${low.slice(0, -3)}y`
  if (/(?:ch|sh|x|ss)es$/.test(low)) return low.slice(0, -2)
  return low.length > 3 && /[^suiy]s$/.test(low) ? low.slice(0, -1) : low
}
