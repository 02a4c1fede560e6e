import { allOf, bareOf, firstSentenceOf, withoutTalk } from './bare-objective.ts'
import { choiceIn, messageIn } from './choices.ts'
import { effectIn, hindered, questioned, wouldDo, yesOrNo } from './clauses.ts'
import { felt, ofMatter } from './feelings.ts'
import { withMatter } from './matter.ts'
import { viewOf } from './said-clause.ts'
import { withoutPrice } from './stated-price.ts'
import { isClause, ofClause, ofDeed, ofSubject } from './subjects.ts'
import { thingAffecting } from './thing-clause.ts'
import type { Angle, Topic } from './topic.ts'
import { gerundOf, infinitiveOf, isGerund, isVerb } from './verb-forms.ts'
import { clausesOf, firstOf, phraseOf } from './wording.ts'

const heads: readonly (readonly [RegExp, Angle])[] = [
  [
    /^(?:willingness|readiness|intent|intention|intentions|likelihood|propensity|plans|openness)(?: of .{2,40}?)? (?:to|of) /i,
    'intent',
  ],
  [/^(?:interest|appetite|demand|market|need|enthusiasm)(?: levels?)? (?:in|for) /i, 'intent'],
  [
    /^(?:(?:main |biggest |key |perceived )?(?:barriers|obstacles|hurdles|objections|blockers)|reluctance|resistance|hesitation|hesitancy|motivations?|drivers|reasons|triggers) (?:to|for|against|about|of|around|behind|with)(?: not)? /i,
    'intent',
  ],
  [
    /^(?:overall )?(?:experiences?|satisfaction|frustrations?|pain points|problems|difficulties|challenges|struggles|usage|use)(?: levels?)? (?:with|of|around|in|when|using) /i,
    'experience',
  ],
  [
    /^(?:needs|expectations|requirements|wishes|wants|preferences|criteria)(?: (?:for|of|around|when choosing|when it comes to|in|from|about|regarding|on)) /i,
    'needs',
  ],
  [/^(?:trust|confidence|faith) (?:in|of|towards?) /i, 'trust'],
  [/^(?:habits|routines|behaviou?rs?)(?: (?:around|when|with|of|in|for|on|regarding)) /i, 'habit'],
  [
    /^(?:price tests?|price sensitivity|price expectations|price points?|pricing|acceptable price|the right price|the price|fair price)(?: (?:for|of|around|on)) /i,
    'price',
  ],
  [
    /^(?:(?:general |overall |brand |public |honest |first |initial )?(?:views?|opinions?|attitudes?|feelings?|thoughts?|perceptions?|beliefs?|reactions?|feedback|impressions?|concerns?|sentiment|stance|awareness|knowledge|take|image|reception|responses?|understanding|hopes|fears|worries|hopes and fears))(?: (?:on|of|about|towards?|to|with|in|for|regarding|around|concerning)) /i,
    'opinion',
  ],
]

/** What an objective is about, in words for the person who is asked. Whatever it says, there is something to ask. */
export function readObjective(objective: string, matter?: string): Topic {
  const whole = withMatter(objective, matter)
  const message = messageIn(firstSentenceOf(whole))
  if (message !== null) return message
  const first = topicIn(bareOf(meant(whole)))
  if (!isVague(first)) return first
  // What the first clause leaves open, another may name, or else what the people who are asked have in common.
  const [named] = clausesOf(withoutTalk(allOf(whole)))
    .slice(1)
    .map((clause) => topicIn(bareOf(clause)))
    .filter((topic) => !isVague(topic) && topic.kind !== 'activity')
  return named ?? (matter === undefined ? first : ofMatter(matter))
}

/** "people who have switched banks regret it": what they have done. */
const meant = (objective: string): string =>
  objective.replace(
    /\bwho (?:have|has|had) (\p{L}+) (.{2,60}?) (regret|recommend|like|love|hate|miss|enjoy|feel about) it\b/iu,
    (_, verb: string, rest: string, felt: string) =>
      `who ${felt} ${gerundOf(infinitiveOf(verb.toLowerCase()))} ${rest}`,
  )

function topicIn(bare: string): Topic {
  const { text, price } = withoutPrice(bare)
  const topic = choiceIn(text) ?? clauseIn(firstOf(text)) ?? nounIn(firstOf(text))
  const subject = topic.subject.trim()
  if (subject.length < 2) return ofClause('the topic of this study')
  return { ...topic, price: topic.price ?? price }
}

/** Whether all that can be said is what the clause says, or less. */
const isVague = ({ subject, isAnything }: Topic): boolean =>
  isAnything ||
  isClause(subject) ||
  /^deciding (?:what|whom?|which) to \p{L}+$/u.test(subject) ||
  /^(?:it|this|that|them|these|those)\b(?! \p{L})/iu.test(subject)

function clauseIn(text: string): Topic | null {
  const hard =
    /^(?:whether |if )?(?:it is|is it|how) (?:hard|easy|difficult)(?: is it| it is)?(?: for (?:them|people))? to (.+)$/i.exec(
      text,
    )
  if (hard !== null) return ofDeed(hard[1]!, 'habit')
  const cost =
    /^(?:how much|what(?: price| amount)?|at what price|what is the (?:highest|most|maximum)(?: price| amount)?)(?: is| are)? (?:more |extra )?(?:(?:would|will|do|does|could|can|should) )?(?:.{2,60}? )?(?:(?:would|will|could|can|is|are|be) )?(?:be )?(?:willing to |prepared to |ready to |expect to |able to |likely to )?(?:pay|spend|charge)(?: more| extra)? (?:for|on|per|to use|to have|to get) (.+)$/i.exec(
      text,
    )
  if (cost !== null)
    return ofSubject(
      phraseOf(cost[1]!.replace(/ (?:per|an?|each|every) (?:month|week|year|day)$/i, '')),
      /^how much (?:do|does|did|have) /i.test(text) ? 'experience' : 'price',
    )
  const dear =
    /^(?:whether |if |is )?([$€£]\s?[\d.,]+(?: (?:a|per) \p{L}+)?) (?:is )?(?:too much|too expensive|a fair price|fair|reasonable|acceptable|good value) for (.+)$/iu.exec(
      text,
    )
  if (dear !== null) return ofSubject(phraseOf(dear[2]!), 'price', { price: dear[1]! })
  const judged =
    /^(?:whether |if )?(?:is |are |was |were )?(.{3,90}?) (?:is |are |was |were )?(?:too (?:much|expensive|cheap|high|low)|worth (?:it|the money|the price|paying for)|a fair price|fairly priced|good value)\b/i.exec(
      text,
    )
  if (judged !== null && !/^(?:how|why|what|they|people|it|(?:was|is|are|were) (?:it|this|that))\b/i.test(judged[1]!)) {
    const thing = judged[1]!.replace(/^[$€£]\s?[\d.,]+(?: (?:a|per) \p{L}+)? for /iu, '')
    return ofSubject(phraseOf(thing), thing === judged[1] ? 'opinion' : 'price')
  }
  const told = /^(?:whether )?(is|are|was|were) (it|this|that) (.+)$/i.exec(text)
  if (told !== null) return ofClause(`whether ${told[2]} ${told[1]} ${told[3]}`)
  const differing =
    /^how (?:do |does |did )?(.{3,100}?) (?:differ|differs|vary|varies|compare|compares|have changed|has changed)$/i.exec(
      text,
    )?.[1]
  if (differing !== undefined && heads.some(([head]) => head.test(withoutOwner(differing)))) return nounIn(differing)
  const view = viewOf(text)
  if (view !== null) return view
  const effect = hindered(text) ?? felt(text) ?? thingAffecting(text) ?? effectIn(text)
  if (effect !== null) return effect
  const degree =
    /^how (?:satisfied|happy|comfortable|familiar|frustrated|annoyed|concerned|worried|interested|aware|open|confident|excited|optimistic|pessimistic|engaged|important)\b.{0,80}?(?:\b(?:with|about|in|of|to)|(?<=important .{0,80})\b(?:is|are)) (.+)$/i.exec(
      text,
    )
  if (degree !== null)
    return ofSubject(
      phraseOf(degree[1]!),
      /^how (?:satisfied|happy|frustrated|annoyed)/i.test(text)
        ? 'experience'
        : /^how (?:interested|open)/i.test(text)
          ? 'intent'
          : 'opinion',
    )
  const likely = /^how (?:likely|willing|ready|eager)\b.{0,80}? to (.+)$/i.exec(text)
  if (likely !== null) return ofDeed(likely[1]!, 'intent')
  const asking =
    /^(how|why|where|when|what|whom?|which)(?: (often|frequently|many|much|long|well|far|kinds? of \p{L}+|types? of \p{L}+))? (.+)$/iu.exec(
      text,
    )
  if (asking !== null) {
    const inner = asking[3]!
    const word = asking[2] === undefined ? asking[1]!.toLowerCase() : `${asking[1]} ${asking[2]}`.toLowerCase()
    const would =
      /\b(?:would|will|could|might|may|['’]d)\b/i.test(inner) && /^(?:why|where|when|how|under|what)$/i.test(asking[1]!)
        ? wouldDo(inner)
        : null
    return (
      (/^(?:what|which)$/i.test(asking[1]!) ? questioned(word, inner) : null) ??
      would ??
      questioned(word, inner) ??
      ofClause(text.replace(/^(\p{L}+) (?:do|does|did) /iu, '$1 '))
    )
  }
  const plain = text.replace(/^(?:whether or not|whether|if|under what (?:conditions|circumstances)) /i, '')
  const would = wouldDo(plain)
  if (would !== null) return would
  const open = yesOrNo(text)
  if (open !== null || plain !== text) return open ?? ofClause(text)
  const doing = /^(?:do|does|did) (.+)$/i.exec(text)
  if (doing !== null) return ofClause(`whether ${doing[1]}`)
  return /^(?:is|are|was|were|would|will|can|could|should|have|has) /i.test(text)
    ? ofClause(`the question “${text}”`)
    : null
}

/** "their views on": whose they are goes without saying. */
const withoutOwner = (text: string): string =>
  text.replace(
    /^(?:(?:their|our|my|people['’]s|user|users['’]|consumer|consumers['’]|customer|customers['’]|public|the) )+(?=\p{L}+ (?:\p{L}+ ){0,2}(?:on|of|about|towards?|to|with|in|for|regarding|around|when|behind|against)\b)/iu,
    '',
  )

function nounIn(text: string): Topic {
  const bare = withoutOwner(text)
  for (const [head, angle] of heads) {
    const found = head.exec(bare)
    if (found === null) continue
    const rest = phraseOf(bare.slice(found[0].length))
    if (/^pay(?:ing)? (?:more |extra )?for /i.test(rest))
      return ofSubject(rest.replace(/^pay(?:ing)? (?:more |extra )?for /i, ''), 'price')
    if (
      angle === 'intent' &&
      / to $/i.test(found[0]) &&
      isVerb(rest.split(' ')[0]!.toLowerCase()) &&
      !/^(?:an?|the|our|new|this) /i.test(rest)
    )
      return ofDeed(rest, 'intent')
    return ofSubject(rest, angle)
  }
  const phrase = phraseOf(text)
  const [first = ''] = phrase.split(' ')
  if (isGerund(first.toLowerCase())) return ofDeed(phrase, 'habit')
  return ofSubject(phrase, /^(?:an? |new |this |our )/i.test(text) ? 'intent' : 'opinion')
}
