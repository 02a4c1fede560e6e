import { readFileSync } from 'node:fs'
import { type Candidate, candidatesIn } from './list-candidates.ts'
import { featuresOf, featuresOfNone } from './list-features.ts'
import { type ListWord, listWords, type Mark } from './list-words.ts'

/** What each feature of a list counts; written by `npm run data -- lists`. */
type Weights = Readonly<Record<string, number>>

const weights = JSON.parse(
  readFileSync(new URL('../../../../data/reader/lists.json', import.meta.url), 'utf8'),
) as Weights

/** "Beer, wine or any other alcohol" gives examples of one thing. */
const EXAMPLES = /^any(?:thing|one|body|where)?(?: other| else)?\b/i
/** "A service such as Klarna, Affirm or Afterpay": none of them is to be chosen; "would you like tea or coffee" offers both. */
const GIVES_EXAMPLES =
  /\b(?:such as|including|e\.g\.,?|for (?:example|instance),?|(?<!\b(?:you|i|we|they|people|would|do|don't|also|you'd) )(?<!^\W*)like)\s+["'\u201C]?$/i
/** No answer stands in what is longer. */
const LONGEST = 2000

/**
 * The answers that a wording lists, as they stand there: of all ways to cut them out the best one, by what the reader marks and by how alike the
 * answers are built. Nothing where it is likelier that there are none.
 */
export function listedIn(text: string, marks: readonly Mark[], form: Readonly<Record<string, number>>): string[] {
  if (marks.length === 0 || text.length > LONGEST) return []
  const words = listWords(text, marks)
  let sum = 0
  const add = (name: string, value = 1): void => {
    sum += (weights[name] ?? 0) * value
  }
  featuresOfNone(words, form, add)
  let most = sum
  let best: Candidate | null = null
  for (const candidate of candidatesIn(words)) {
    sum = 0
    featuresOf(words, candidate, add)
    if (sum <= most) continue
    most = sum
    best = candidate
  }
  if (best === null || GIVES_EXAMPLES.test(text.slice(0, words[best.items[0]![0]]!.from))) return []
  const answers = answersOf(text, words, best)
  return EXAMPLES.test(answers.at(-1) ?? '') ? [] : answers
}

/** The answers of a list without what asks for each: "do you call, do you text, or do you just show up". */
export function answersOf(text: string, words: readonly ListWord[], { items }: Candidate): string[] {
  const answers = items.map(([from, to]) => {
    const answer = text.slice(words[from]!.from, words[to]!.to)
    const open = answer.split('(').length > answer.split(')').length && words[to]!.post.startsWith(')')
    return bare(open ? `${answer})` : answer)
  })
  // "… a Republican, a Democrat, or what?"
  return [...new Set(answers.filter((answer) => answer !== '' && !/^what$/i.test(answer)))]
}

const bare = (answer: string): string =>
  answer
    .replace(/\s+/g, ' ')
    .replace(/^(?:either|or|and|maybe|perhaps) (?=\S)/i, '')
    .replace(ASKING, '')
    .replace(/^(?:[A-Ha-h]|\d)[.)] /, '')
    .trim()

const ASKING =
  /^(?:do|does|did|are|is|were|was|will|would|should|can|have) (?:you|it|they|he|she|we|there|u) (?:rather )?(?=\S)/i
