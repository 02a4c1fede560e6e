import type { Change, Proposal, Scene, SentenceRule } from './mending.ts'
import { casedLike } from './well-formed.ts'

const positive: Readonly<Record<string, string>> = {
  "don't": 'do',
  "doesn't": 'does',
  "didn't": 'did',
  "isn't": 'is',
  "aren't": 'are',
  "wasn't": 'was',
  "weren't": 'were',
  "won't": 'will',
  "wouldn't": 'would',
  "shouldn't": 'should',
  "haven't": 'have',
  "hasn't": 'has',
}
const negated = `(${Object.keys(positive).join('|')})`
/** "Can't you sleep?" asks whether one cannot; only those who speak for all want to hear a yes. */
const cannot = /^(ca|could)n't (?=we\b)/i
const allAgree = /^(?:can't|can) we (?:all )?(?:just )?agree (?:that )?(?=\S)/i
const emphasis = '(?:(?:also|really|just|honestly|truly|simply) )?'

/** "Don't you agree that …", "Wouldn't you say …": an opinion with a nudge. */
const nudged = new RegExp(
  `^(?:surely,? )?(?:(?:don't|wouldn't) you (?:all )?${emphasis}(agree|think|say)|don't you (?:all )?${emphasis}(believe|feel))(?: with (?:us|me))?,? (that )?(?=\\S)(?!with\\b|about\\b|of\\b|so\\b|or\\b|like\\b|safe\\b)`,
  'i',
)
const nudgedWith = new RegExp(`^${negated} you (?:all )?${emphasis}agree with (?!me\\b|us\\b)(?=\\S)`, 'i')
/** "Do you agree with most experts that …" */
const withMany =
  /^do you agree with (?:most|many|nearly all|almost all|all|the majority of|millions of) (?:\p{L}+ ){1,3}?that (?=\S)/iu
const subjectWord =
  '(?:you|we|they|it|this|that|these|those|there|he|she|i|people|everyone|everybody|most|all|our|your|my|the|their|its|his|her|a|an|any|some|kids|children|parents|companies|schools|workers|americans)'
const negatedOpener = new RegExp(`^(?:surely,? )?${negated} (?=${subjectWord}(?![\\p{L}'-]))`, 'iu')
const bareNegatedOpener =
  /^(isn't|aren't|wasn't|weren't|wouldn't|shouldn't|hasn't|doesn't|didn't) (?=[\p{L}\uE000-\uE1F4])/iu
/** Said inside the question, and no part of it. */
const inside =
  /,\s?(?:like (?:most|many) (?:\p{L}+ )?(?:people|consumers|customers|users|parents|americans|adults|families|shoppers)|as (?:we all|everyone|everybody) (?:know|knows)|of course|obviously|naturally),\s?/iu

const nudge = 'It tells people which answer is expected; put neutrally, a no is as easy to give as a yes.'

/** Openers that lean to one answer. */
export const leadingOpeners: SentenceRule = (core, scene) => {
  const aside = inside.exec(core)
  if (aside !== null) {
    const text = `${core.slice(0, aside.index)} ${core.slice(aside.index + aside[0].length)}`
    return [leading(text, aside[0], 'It tells people what everybody is supposed to think.')]
  }
  const said = nudged.exec(core)
  if (said !== null) return nudges(core, said, scene)
  const all = allAgree.exec(core)
  if (all !== null) return [leading(casedLike(`Do you think that ${core.slice(all[0].length)}`, core), all[0], nudge)]
  const many = withMany.exec(core)
  if (many !== null) {
    const rest = core.slice(many[0].length)
    const why = 'It tells people what others are supposed to think, and few like to stand against them.'
    return [`Do you agree or disagree that ${rest}`, `Do you think that ${rest}`].map((text) => ({
      ...leading(casedLike(text, core), many[0], why),
      liberties: ['turn'],
    }))
  }
  const agreed = nudgedWith.exec(core)
  if (agreed !== null) {
    const rest = core.slice(agreed[0].length)
    return [`Do you agree or disagree with ${rest}`, `Do you agree with ${rest}`].map((text) =>
      leading(casedLike(text, core), agreed[0], nudge),
    )
  }
  const unable = cannot.exec(core)
  const denied = unable ?? negatedOpener.exec(core) ?? bareNegatedOpener.exec(core)
  if (denied === null) return []
  const word = denied[1]!.toLowerCase()
  const opener = unable === null ? positive[word]! : word.replace(/^ca$/, 'can')
  const rest = core.slice(denied[0].length).replace(/^you (?:just|simply|absolutely) /i, 'you ')
  const [next = ''] = rest.split(/[\s,?]/)
  return [leading(casedLike(`${opener} ${rest}`, core), `${denied[0]}${next}`, nudge)]
}

function nudges(core: string, said: RegExpExecArray, { reading }: Scene): Proposal[] {
  const [whole, , feeling, that = ''] = said
  const rest = core.slice(whole.length)
  const labelled = reading.options.some(({ key }) => /\bagree\b/.test(key))
  const plain = `Do you ${feeling?.toLowerCase() ?? 'think'} ${that}${rest}`
  const texts = labelled ? [`Do you agree or disagree that ${rest}`, plain] : [plain]
  return texts.map((text) => leading(casedLike(text, core), whole, nudge))
}

function leading(text: string, found: string, why: string): Proposal {
  return { text, change: leadingChange(found, why) }
}

export function leadingChange(found: string, why: string): Change {
  return { kind: 'leading', found: found.trim().replace(/^,\s?|,$/g, ''), why }
}
