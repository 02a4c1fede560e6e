import { asksSomething } from '../reading/sentences.ts'
import { canBe } from '../reading/word-forms.ts'
import { leadingChange } from './leading.ts'
import type { Proposal, TextRule } from './mending.ts'

const many =
  '(?:most|many|nearly all|almost all|more and more|the majority of|a growing number of|lots of|millions of) (?:\\p{L}+ ){0,2}?(?:people|experts|americans|customers|users|parents|doctors|dentists|consumers|scientists|economists|voters|shoppers|adults|drivers|families|homeowners|workers|employees|teachers|of us|of our customers|of our users|moms|dads|women|men)'
const proof = new RegExp(`^(?:${many}) (?:already |now |also |would |really )?(\\p{L}+) (.+?)[.!]*$`, 'iu')
const known =
  /^(?:as (?:we all|everyone|everybody) (?:know|knows|agree|agrees)|(?:everyone|everybody|we all) (?:know|knows|agree|agrees|loves?|hates?)|it(?:'s| is) (?:well known|no secret|common knowledge|obvious|clear|a fact)|nobody (?:likes|wants|loves|enjoys)|no one (?:likes|wants|loves|enjoys))\b/i
const opinion =
  /^(?:think|believe|say|agree|feel|love|hate|prefer|want|like|enjoy|recommend|support|oppose|choose|trust)$/i
const youToo =
  /^(?:(?:and )?(?:do|would) you(?: too| also)?|(?:and )?(?:what|how) about you|do you (?:agree|think so|feel the same(?: way)?|agree with (?:them|this|that)))\s?\?$/i
/** The question cannot do without the sentence before it. */
const refersBack = /\b(?:it|this|that|these|those|they|them|its|their|he|she|so|one|ones|same|too|such|agree)\b/i

/** Said before the question, and no part of it. */
const assurances =
  /^(?:as (?:we all|everyone|everybody|you(?: probably| surely)?|most people|many people) (?:know|knows|agree|agrees),?|like (?:most|many|all) (?:\p{L}+ )?(?:people|consumers|customers|users|parents|americans|adults|families|shoppers|drivers|homeowners)(?: (?:today|out there))?,|(?:obviously|clearly|surely|of course|needless to say|naturally|without a doubt|undoubtedly|let's be honest|let's face it),?) +(?=\S)/iu

const why = 'It tells people what others are supposed to think, and few like to stand against them.'

/** "Most people think X. Do you?" */
export const socialProof: TextRule = (sentences) => {
  for (const [at, sentence] of sentences.entries()) {
    const assured = assurances.exec(sentence)
    const rest = sentence.slice(assured?.[0].length ?? 0)
    if (assured !== null && asksSomething(rest.replace(/[?!]+$/, '')))
      return [{ at, count: 1, by: proposal(rest, assured[0]) }]
  }
  for (let at = 0; at + 1 < sentences.length; at += 1) {
    const said = sentences[at]!
    const asked = sentences[at + 1]!
    const others = proof.exec(said)
    if (others !== null && youToo.test(asked)) {
      const text = together(others[1]!.toLowerCase(), others[2]!, asked)
      if (text === null) continue
      return text.map((by) => ({ at, count: 2, by: proposal(by, said) }))
    }
    if (
      ((others !== null && opinion.test(others[1]!)) || known.test(said)) &&
      !refersBack.test(asked) &&
      /\?$/.test(asked)
    )
      return [{ at, count: 1, by: proposal('', said) }]
  }
  return []
}

function together(verb: string, rest: string, asked: string): string[] | null {
  if (/^(?:think|believe|say|agree|feel|know)$/.test(verb) && !/^(?:of|about|like|with)\b/.test(rest)) {
    const clause = rest.replace(/^that /i, '')
    const plain = `Do you think that ${clause}?`
    return /agree/i.test(asked) ? [`Do you agree or disagree that ${clause}?`, plain] : [plain]
  }
  if (/\b(?:agree|think so)\b/i.test(asked) || !canBe(verb, 'verb') || /^(?:are|were|have|will|can|do)$/.test(verb))
    return null
  return [`${/^would|and would/i.test(asked) ? 'Would' : 'Do'} you ${verb} ${rest}?`]
}

function proposal(text: string, said: string): Proposal {
  return { text, change: leadingChange(said, why), liberties: ['scene', 'turn'] }
}
