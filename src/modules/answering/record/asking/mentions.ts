import { type FieldName, knownValues, resolveOccupation } from '../../../filters/index.ts'
import type { FactWords, Mark, Wider } from './fact-words.ts'
import { PhraseBook } from './phrases.ts'
import { wordsOf } from './words.ts'

/** Which values of a fact words name, by its own table and by the dictionary of the filters. */
export interface Mentions {
  /** What the words of the question mean; null where they name no value of the fact. */
  mentioned: (words: readonly string[], start: number, length: number) => readonly string[] | null
  /** The values that an answer option stands for. */
  valuesOf: (option: string) => readonly string[]
}

/** Longer names have seldom more words. */
const LONGEST = 6

export function mentionsOf(
  words: FactWords,
  wider: Wider,
  fillers: PhraseBook<Mark>,
  marks: PhraseBook<Mark>,
): Mentions {
  const frames = words.framed === undefined ? null : framesOf(wider.frames[words.framed])
  const answers = new PhraseBook<readonly string[]>()
  for (const [values, patterns] of Object.entries(words.options ?? {}))
    for (const pattern of patterns) answers.add(pattern, values.split(' '))
  const not = new Set((words.not ?? '').split('|'))
  const look = (phrase: string): readonly string[] => {
    if (words.lexicon === undefined || not.has(phrase.toLowerCase()) || !/[a-z]/i.test(phrase)) return []
    return words.lexicon === 'occupation' ? socsOf(phrase) : knownValues(words.lexicon as FieldName, phrase)
  }
  const isFiller = (word: string): boolean => fillers.has(word)
  return {
    mentioned: (all, start, length) => {
      if (words.lexicon === undefined || words.named === 'options' || length > LONGEST) return null
      const named = all.slice(start, start + length)
      // Short words and those of every question are names of states and the like by accident.
      if (isFiller(named[0]!) || isFiller(named.at(-1)!) || (length === 1 && named[0]!.length < 3)) return null
      if (frames !== null && !frames.endsBefore(all, start)) return null
      const values = look(named.join(' '))
      return values.length === 0 ? null : values
    },
    valuesOf: (option) => {
      const own = wordsOf(option)
      const found = own.length === 0 ? null : marks.at(own, 0)
      const whole = found !== null && found.length === own.length ? found.meaning : null
      const answer = own.length === 0 ? null : answers.at(own, 0)
      // What the fact's own table says an answer means counts before the dictionary.
      if (answer !== null && answer.length === own.length) return answer.meaning
      return [...new Set([...look(option), ...(whole?.kind === 'value' ? whole.values : [])])]
    },
  }
}

const framesOf = (patterns: readonly string[]): PhraseBook<true> =>
  patterns.reduce((book, pattern) => book.add(pattern, true), new PhraseBook<true>())

/** Only what a title or a trade plainly means: a guess would give people jobs that they do not have. */
function socsOf(phrase: string): readonly string[] {
  const { via, occupations, labour_status } = resolveOccupation(phrase)
  return via === 'none' || via === 'close' || labour_status !== undefined ? [] : occupations
}
