import type { Proposal, SentenceRule } from './mending.ts'
import { casedLike } from './well-formed.ts'

const disagree =
  /^(?:do you|would you) (?:strongly )?disagree (?:that|with the (?:idea|view|statement) that) (.+?) (should not|shouldn't|ought not to|must not|cannot|can't|is not|isn't|are not|aren't|will not|won't|does not|doesn't|do not|don't) (.+)$/i
const opposed = /^(?:do you|would you) (oppose|object to|disagree with|reject) (?:the idea of )?not (\p{L}+ing)\b/iu
const against = /^are you against not (\p{L}+ing)\b/iu

const plain: Readonly<Record<string, string>> = {
  'should not': 'should',
  "shouldn't": 'should',
  'ought not to': 'should',
  'must not': 'must',
  cannot: 'can',
  "can't": 'can',
  'is not': 'is',
  "isn't": 'is',
  'are not': 'are',
  "aren't": 'are',
  'will not': 'will',
  "won't": 'will',
}

const why =
  'Two negatives have to be undone in the head before one can answer, and many answer the opposite of what they mean.'

/**
 * Only what can be turned round without doubt: a yes to "Do you disagree that it should not …" says that it should. With
 * labels of agreement it is not sure what people would agree to, so such questions stay as they are.
 */
export const doubleNegatives: SentenceRule = (core, { reading }) => {
  if (reading.scale !== null || reading.options.some(({ role }) => role === 'answer')) return []
  const denied = disagree.exec(core)
  if (denied !== null) {
    const verb = plain[denied[2]!.toLowerCase()]
    if (verb === undefined || /\b(?:not|never|no)\b|n't\b/i.test(`${denied[1]} ${denied[3]}`)) return []
    return [turned(core, `Do you think that ${denied[1]} ${verb} ${denied[3]}`, `disagree … ${denied[2]}`)]
  }
  const oppose = opposed.exec(core)
  if (oppose !== null) {
    const rest = core.slice(oppose[0].length)
    const verb = /^disagree/i.test(oppose[1]!) ? 'agree with' : 'support'
    return [turned(core, `Do you ${verb} ${oppose[2]}${rest}`, oppose[0])]
  }
  const not = against.exec(core)
  return not === null ? [] : [turned(core, `Are you in favor of ${not[1]}${core.slice(not[0].length)}`, not[0])]
}

function turned(core: string, text: string, found: string): Proposal {
  return { text: casedLike(text, core), change: { kind: 'double_negative', found, why }, liberties: ['turn'] }
}
