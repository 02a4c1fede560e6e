import { american } from '../data/knowledge-spelling.ts'
import { type Problem, problemAt, type Rule } from './problem.ts'
import { type Sentence, sentencesOf, wordsOf } from './sentences.ts'

const FEWEST = 3
const MOST = 30
const MOST_OF_POINT = 12

/** "As a busy mom": people do not introduce themselves in the middle of an answer. "As a treat" is something else. */
const selfLabel =
  /^(?:speaking )?as (?:an? (?!rule|kid|child|result|last|treat|gift|backup|habit|present|side|snack|joke|matter|bonus|test|favor|reward|couple|group|teenager)\w+|someone|somebody)\b/i
const label =
  /\b(?:as|being|speaking as) an? (?:\w+[ -]){0,3}(?:mom|mother|dad|father|parent|retiree|senior|woman|homeowner|renter|millennial|boomer|veteran|christian|grand(?:ma|mother|pa|father)|vegan|vegetarian|diabetic|professional)\b/i

/** Words of advertisements, which nobody types into a survey box. */
const slogans =
  /\b(?:game[- ]changers?|take it to the next level|best-in-class|elevate your|seamless(?:ly)?|cutting[- ]edge|world-class|say goodbye to|treat yourself|you deserve|life-changing|so much more than|state-of-the-art|one-stop shop|revolutionary|i'm lovin'? it|have it your way|because you're worth it|open happiness|in good hands|like a good neighbor)\b/i

/** Sentences are spoken, short, plain, and have no stop at the end; points are shorter still. */
export const sentenceForm: Rule = (base) =>
  sentencesOf(base).flatMap((sentence) => (sentence.kind === 'point' ? pointForm(sentence) : spokenForm(sentence)))

function spokenForm(sentence: Sentence): Problem[] {
  const { text } = sentence
  const count = wordsOf(text).length
  const found: [boolean, string, string][] = [
    [count < FEWEST || count > MOST, `${count} words`, `${FEWEST} to ${MOST} words`],
    [/[.;,:]$/.test(text), 'ends with a stop', 'no stop at the end: the answer sets it'],
    [!/^["“'‘$]?[\p{Lu}\p{N}]/u.test(text), 'begins with neither capital nor digit', 'begin with a capital'],
    [selfLabel.test(text) || label.test(text), 'labels its speaker', 'put it into `who`, and let the sentence show it'],
    ...common(text),
  ]
  return asProblems(sentence, found)
}

function pointForm(sentence: Sentence): Problem[] {
  const count = wordsOf(sentence.text).length
  return asProblems(sentence, [
    [count > MOST_OF_POINT, `a point of ${count} words`, `a phrase of at most ${MOST_OF_POINT} words`],
    [/[.;,:]$/.test(sentence.text), 'ends with a stop', 'a point is a phrase, without a stop'],
    ...common(sentence.text),
  ])
}

const common = (text: string): [boolean, string, string][] => [
  [text.includes('!'), 'has an exclamation mark', 'say it without'],
  [slogans.test(text), 'sounds like an advertisement', 'say what really happened'],
  [american(text) !== text, 'is not spelt as in the US', `write "${american(text)}"`],
]

const asProblems = (sentence: Sentence, found: readonly [boolean, string, string][]): Problem[] =>
  found.filter(([wrong]) => wrong).map(([, what, mend]) => problemAt(sentence, `"${sentence.text}" ${what}`, mend))
