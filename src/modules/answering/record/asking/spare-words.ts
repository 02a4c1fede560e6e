import { fillerWords, type Mark } from './fact-words.ts'
import { vocabulary } from './vocabulary.ts'

let others: ReadonlySet<string> | undefined

/**
 * The places of words without which a question asks the same, as far as one can tell: none that is about somebody or
 * something else, a wish, a judgement, another time or how often, no number, nothing that one would have, and nothing that
 * another fact knows ("Are you a woman over 40?").
 */
export function spareIn(words: readonly string[]): readonly number[] {
  others ??= new Set(fillerWords().others.split('|'))
  return words.flatMap((word, at) =>
    // What a medicine is for is no aside.
    others!.has(word) ||
    /\d/.test(word) ||
    possessive.has(words[at - 1] ?? '') ||
    words.slice(0, at).includes('for') ||
    isTelling(word)
      ? []
      : [at],
  )
}

const possessive = new Set(['your', 'my', 'a', 'an', 'the', 'any', 'no', 'not'])

const telling = new Set<Mark['kind']>(['cue', 'value', 'compare', 'which', 'sexed'])

const isTelling = (word: string): boolean =>
  vocabulary().facts.some(({ marks, mentioned }) => {
    const own = marks.at([word], 0)
    return (own !== null && telling.has(own.meaning.kind)) || mentioned([word], 0, 1) !== null
  })
