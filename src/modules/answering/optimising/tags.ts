import { auxiliaryOf } from '../reading/auxiliaries.ts'
import { isCommonWord } from '../reading/known-words.ts'
import { asksSomething } from '../reading/sentences.ts'
import { canBe, inLexicon } from '../reading/word-forms.ts'
import { leadingChange } from './leading.ts'
import type { Proposal, SentenceRule } from './mending.ts'
import { casedLike } from './well-formed.ts'

const tag =
  /,?\s(?:right|correct|yeah|yes|no|huh|eh|agree|agreed|true|am i right|is that right|(?:don't|wouldn't|won't|didn't|aren't|weren't|haven't|can't|couldn't|shouldn't) (?:you|they|we)(?: (?:think|agree|say|all))?|(?:isn't|wasn't|doesn't|hasn't|won't|wouldn't|shouldn't|can't|didn't) (?:it|that|this|he|she)|isn't that (?:right|true|so)|do you agree|wouldn't you (?:agree|say)|don't you (?:agree|think))\s?[?!]+$/i

const why =
  'A tag at the end asks people to confirm what was just said; as a plain question it can be denied as easily.'

/** Whether a sentence ends in a tag; then the whole of it is the question, whatever stands before the comma. */
export function hasTag(sentence: string): boolean {
  const found = tag.exec(sentence)
  return found !== null && (found[0].startsWith(',') || /don't|wouldn't|isn't/i.test(found[0]))
}

/** "Our app is easy to use, right?" */
export const tagQuestions: SentenceRule = (core) => {
  const found = tag.exec(core)
  if (found === null || !hasTag(core)) return []
  const said = core.slice(0, found.index).trim()
  // "Coffee, yes?" and "Would you buy it, yes?" are something else.
  if (said.split(/\s+/).length < 3) return []
  const words = found[0].replace(/[?!\s]+$/, '')
  if (asksSomething(`${said}.`)) return /^,\s(?:yes|no|true)\b/i.test(found[0]) ? [] : [proposal(`${said}?`, words)]
  return asked(said).map((text) => proposal(casedLike(text, core), words))
}

function proposal(text: string, words: string): Proposal {
  return { text, change: leadingChange(words, why), liberties: ['tag'] }
}

const auxiliaries = 'are|were|have|had|can|could|will|would|should|must|might|do|did'
const contracted: Readonly<Record<string, string>> = { re: 'are', ve: 'have', ll: 'will', d: 'would' }

const finiteShape = /^(?:\p{L}{2,}ed|\p{L}{3,}s|has)$/u
const common =
  /^(?:our|the|this|that|these|those|it|there|they|we|people|most|everyone|everybody|your|my|a|an|all|in|with|traffic|coffee|tea|food|water|housing|health|music|money|inflation|gas|rent|childcare|insurance|education|college|technology|breakfast|sugar|meat|soda|news|weather|parking|service|shipping|delivery)$/

/**
 * A statement as it goes on behind "that"; null where its first word may be a name: "Target has good prices".
 */
function lowered(statement: string): string | null {
  const [start = ''] = statement.split(/[\s,']/)
  const word = start.toLowerCase()
  const sure =
    common.test(word) ||
    (isCommonWord(word) &&
      !canBe(word, 'name') &&
      (/[^s]s$|(?:ic|al|ous|ive|able|ful|less|ing)$|-/.test(word) || canBe(word, 'adjective')))
  if (sure) return word.charAt(0) + statement.slice(1)
  return isCommonWord(word) && inLexicon(word) ? null : statement
}

/** A statement as a question: about the one who is asked by turning it round, about the world as an opinion. */
function asked(said: string): string[] {
  const statement = said.replace(/^(?:so|well|and|surely|obviously|clearly|of course),? /i, '')
  const short = /^you'(re|ve|ll|d) (?!(?:better|never|not|all)\b)(.+)$/i.exec(statement)
  if (short !== null) return [`${contracted[short[1]!.toLowerCase()]} you ${short[2]}?`]
  const full = new RegExp(`^you (${auxiliaries}) (?!not\\b|never\\b)(.+)$`, 'i').exec(statement)
  if (full !== null) return [`${full[1]!.toLowerCase()} you ${full[2]}?`]
  const plain =
    /^you ((?:really |already |also |usually |often |sometimes |probably |generally )?)(\p{L}+)\b(.*)$/iu.exec(
      statement,
    )
  if (plain !== null) return canBe(plain[2]!.toLowerCase(), 'verb') ? [`do you ${plain[1]}${plain[2]}${plain[3]}?`] : []
  const words = statement.toLowerCase().split(/[\s,]+/)
  // "Not bad, right?" is no sentence that one could think.
  const finite = words
    .slice(1, 7)
    .some((word) => auxiliaryOf(word) !== null || canBe(word, 'verb') || finiteShape.test(word))
  if (/^(?:I|I'm|I'd|I've|not|what|how)\b/i.test(statement) || !(finite || /'(?:s|re)$/.test(words[0]!))) return []
  const low = lowered(statement)
  if (low === null) return []
  return [`do you think that ${low}?`, `do you think ${low}?`]
}
