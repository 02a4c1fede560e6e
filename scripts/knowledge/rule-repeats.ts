import { problemAt, type Rule } from './problem.ts'
import { folded, type Sentence, sentencesOf, wordsOf } from './sentences.ts'

/** From so many words on, a point is a sentence. Below, it is a reason ("no time") that many things may share. */
const SENTENCE_WORDS = 6

/** No sentence twice in the whole base: whoever reads two answers would notice. */
export const saidOnce: Rule = (base) => {
  const said = new Map<string, Sentence>()
  const points = new Set<string>()
  return sentencesOf(base).flatMap((sentence) => {
    const key = folded(sentence.text)
    if (sentence.kind === 'point' && wordsOf(sentence.text).length < SENTENCE_WORDS) {
      const own = `${sentence.of} ${key}`
      if (points.has(own)) return [problemAt(sentence, `"${sentence.text}" twice in ${sentence.of}`, 'leave one out')]
      points.add(own)
      return []
    }
    const before = said.get(key)
    if (before === undefined) said.set(key, sentence)
    return before === undefined
      ? []
      : [problemAt(sentence, `"${sentence.text}" is in ${before.file}:${before.line}, too`, 'say it in other words')]
  })
}
