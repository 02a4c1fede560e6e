import { readFigures } from '../../population/index.ts'
import { contentStems } from '../reading/content-stems.ts'
import { aboutFact } from '../reading/further.ts'
import { moneyIn } from '../reading/prices.ts'
import type { Reading } from '../reading/reading.ts'
import { gerundOf } from '../saying/english.ts'
import { withoutMark } from './reprice.ts'

/** How a question that leans on an earlier one is written out so that it stands by itself. */
export interface WrittenOut {
  question: string
  /** It goes on about a thing that the earlier one asked for: whoever is without it has nothing to say. */
  about: 'thing' | 'person' | 'same'
  /** It has the answers of the earlier question. */
  keeps?: boolean
}

const people = readFigures<Record<'one' | 'several', string[]>>('language/conversation/people.json')
const SOMEBODY = new RegExp(
  `^(?:(?:what|how) about |would |does |do |is |are |has |did )?(your (?:${people.one.join('|')}))$`,
  'i',
)
const SEVERAL = new RegExp(
  `^(?:(?:what|how) about |would |does |do |is |are |have |did )?(your (?:${people.several.join('|')}))$`,
  'i',
)

const LEAD = /^(?:(?:and|so|ok|okay|but|well|then|now|also|or|hm+|i see|alright)\b[,:.]?\s+)+/i
const YOU_SAID = /^(?:(?:earlier|before),? )?you (?:just )?(?:said|told (?:me|us)|mentioned|answered)\b[^:?.]*[:.]\s+/i
const CORRECTED = /^(?:sorry|i mean|no)\b[^:]*:\s+/i

/** What somebody is held to have said: for or against; null where nothing is said of it. */
export function heldToHaveSaid(asked: string): 'yes' | 'no' | null {
  const said = YOU_SAID.exec(asked.trim().replace(LEAD, ''))?.[0]
  if (said === undefined || !/\byou\b.*\byou\b/i.test(said)) return null
  return /\b(?:not|never|no)\b|n't\b/i.test(said) ? 'no' : 'yes'
}

/** "Sorry, what I mean is: do you like tea?" starts anew. */
export const isCorrected = (asked: string): boolean => CORRECTED.test(asked.trim())

/** What is left to ask once the words are gone that only join it to what was said. */
export const bareOf = (asked: string): string =>
  withoutMark(asked.trim().replace(CORRECTED, '').replace(YOU_SAID, '').replace(LEAD, ''))

const CONDITION = /^(?:what |even |only |not )*(?:if|when|unless|without|with)\b[^?]*$/i
/** A clause with a question behind it stands by itself: "If it closed, where would you go?" */
const ASKS_BEHIND = /,\s*(?:what|how|why|where|who|which|when|would|do|are|will|can|could|should|did|have)\b/i
const PLACED =
  /^(?:what about |how about )?(on|in|at|for|with|during|to|from|by) (?!(?:whom|what|which|how)\b)([^?,]{2,60})$/i
const NOUN =
  /^(?:what about|how about)?\s*((?:(?:an?|the|some|your|my) )?[\p{L}\p{N}'’-]+(?: [\p{L}\p{N}'’-]+){0,3}) ?$/iu
const NO_NOUN =
  /^(?:what|how|why|who|whom|when|where|which|would|do|does|did|is|are|was|were|have|has|can|could|should|will|anything|tell|explain|really|based|because|sure|you)\b/i
const BARE =
  /^(how (?:often|much|many|long|far|big|exactly)|to whom|who|whom|where|when|which ones?|what kind|with whom|since when)(?:,? (?:roughly|exactly|about|approximately|then))*$/i
const DECLARED = /^you((?:'d|'ll|'ve|'re)| (?:do|would|have|are|can|will|did|were))(n't| not)?\s(.+)$/i
const CONTRACTED: Readonly<Record<string, string>> = { "'d": 'would', "'ll": 'will', "'ve": 'have', "'re": 'are' }
const PRONOUN =
  /\b(?:it|one|them|there)\b(?=(?:\s+(?:again|first|more|less|for|off|yet|now|then|too|at all|at \S+.*|for \S+.*|from .*|to .*|with .*|if .*|anymore|as well|yourself|every day|a month))?$)/i
const SUBJECT_PRONOUN =
  /(?<=\b(?:is|was|are|were|does|did|do|would|will|if|what|that|could|should)\s)(?:it|they|that|this)\b/i
/** "How important is it to you that …", "Is it fine to …": nothing is meant by it. */
const NOTHING_MEANT = /\b(?:it|that)\b(?:'s| is| was| would be)? ?(?:\w+ )?(?:\w+ )?(?:to|that|when|if|for you to)\b/i

/** A follow-up, without the words that lead to it, put in full; null where nothing of the earlier question fits into it. */
export function writtenOut(bare: string, before: Reading, noun: string | null): WrittenOut | null {
  const question = withoutMark(before.text)
  const thing = (text: string | null): WrittenOut | null =>
    text === null || text === bare ? null : { question: `${capital(withoutMark(text))}?`, about: 'thing' }
  const same = (text: string | null): WrittenOut | null =>
    text === null ? null : { question: `${capital(withoutMark(text))}?`, about: 'same', keeps: true }
  const asks = (text: string): WrittenOut => ({ question: `${capital(withoutMark(text))}?`, about: 'same' })

  // "Why not higher?", "What would make it a 10?" after a rating.
  if (noun !== null && isRating(before) && asksForMore(bare)) return asks(`What would you change about ${noun}`)
  if (noun !== null && WITHOUT_OBJECT.test(bare)) return asks(`${bare} ${noun}`)
  const act = STOPS.test(bare) ? actOf(question, noun) : null
  if (act !== null) return asks(`What stops you from ${act}`)
  const other = SOMEBODY.exec(bare)?.[1] ?? SEVERAL.exec(bare)?.[1]
  if (other !== undefined) {
    const asked = askedOf(question, other.toLowerCase(), SEVERAL.test(bare))
    if (asked !== null) return { question: `${asked}?`, about: 'person' }
  }
  if (CONDITION.test(bare) && !ASKS_BEHIND.test(bare)) return same(`${question} ${bare.replace(/^what if/i, 'if')}`)
  const placed = PLACED.exec(bare)
  if (placed !== null) return same(replacedBehind(question, placed[1]!, placed[2]!))
  if (BARE.test(bare)) return thing(askedInFull(bare, before, question))
  if (/\bbeen$/i.test(bare) && before.claim !== null) {
    const state = /^I'm (?:not )?(.+)$/.exec(before.claim.yes)?.[1]
    if (state !== undefined) return thing(`${bare} ${addressed(state)}`)
  }
  const declared = DECLARED.exec(bare)
  const asked = declared === null ? bare : inverted(declared)
  const fact = aboutFact(asked, before.field)
  if (fact !== null) return thing(fact)
  if (noun !== null && /^which ones? \w/i.test(bare))
    return thing(bare.replace(/^which ones?/i, `which ${noun.replace(/^(?:an?|the) /, '')}`))
  const paid = PAYS.test(asked) ? paidIn(question) : null
  if (paid !== null) return asks(paid)
  if (noun !== null && PAYS.test(asked)) return asks(`${asked.replace(/ then$/i, '')} for ${withoutPrice(noun)}`)
  if (noun !== null && !NOTHING_MEANT.test(asked)) {
    const pronoun = PRONOUN.exec(asked) ?? SUBJECT_PRONOUN.exec(asked)
    if (pronoun !== null) {
      const fits =
        SUBJECT_PRONOUN.test(asked) && !PRONOUN.test(asked)
          ? !/^(?:is|was|are) (?:that|this)/i.test(asked) || /^your\b/.test(noun)
          : true
      if (fits)
        return (declared === null ? thing : asks)(asked.replace(PRONOUN.test(asked) ? PRONOUN : SUBJECT_PRONOUN, noun))
    }
  }
  if (declared !== null) return asks(asked)
  const named = NO_NOUN.test(bare) ? null : NOUN.exec(bare)?.[1]?.trim()
  if (named !== undefined && named !== null && noun !== null) return same(swapped(question, noun, named))
  return null
}

const MORE =
  /^(?:and )?(?:why (?:not (?:an? )?(?:higher|lower|more|better|\d+|ten|five)|(?:only|just) (?:an? )?\d+)|what(?:'s| is) missing|what (?:would|could|should|will) (?:have to (?:happen|change) )?(?:it take |need to (?:happen|change) )?(?:(?:to|for) )?(?:make|get|bring|raise|be|give|turn)? ?(?:it|that|you|this|your (?:score|rating))? ?(?:to |into |be )?(?:an? )?(?:\d+|ten|five|higher|better|perfect))\b/i
/** What would raise a rating, and what keeps it from being higher. */
export const asksForMore = (bare: string): boolean => MORE.test(bare)
const isRating = ({ scale, ordered, ask }: Reading): boolean =>
  scale !== null || (ordered && ['satisfaction', 'experience', 'trust', 'recommend'].includes(ask))

/** "Have you thought about switching?" */
const WITHOUT_OBJECT =
  /\b(?:switching|changing|leaving|cancell?ing|replacing|upgrading|dropping|getting rid of|switch|replace|upgrade|cancel)$/i
const STOPS =
  /^what(?:'s| is)? (?:stop(?:s|ping)|hold(?:s|ing)|keep(?:s|ing)) you(?: back| from (?:it|that|doing (?:it|that|so)))?$/i
const THOUGHT = /\b(?:thought|think|thinking) (?:about|of) (\w+ing\b.*)$/i
const WOULD_DO = /^(?:would|will|could|can|do) you (?:ever |consider |want to |like to |plan to )?(\w+)( .*)?$/i

/** What somebody was asked whether they would do it, as the doing of it; a thing is named where it is not. */
function actOf(question: string, noun: string | null): string | null {
  const thought = THOUGHT.exec(question)?.[1]
  if (thought !== undefined) return WITHOUT_OBJECT.test(thought) && noun !== null ? `${thought} ${noun}` : thought
  const [, verb, rest = ''] = WOULD_DO.exec(question) ?? []
  if (verb === undefined) return null
  return `${/ing$/i.test(verb) ? verb : gerundOf(verb.toLowerCase())}${rest}`
}

const PAYS = /\b(?:pay|price|spend)(?: then| instead| at (?:the )?most)?$/i
/** "Would you spend more than $100 on a gift?" "What is the most you would spend?" */
function paidIn(question: string): string | null {
  const price = /\$ ?\d[\d,.]*/.exec(question)
  if (price === null || !/^would you (?:pay|spend)\b/i.test(question)) return null
  const at = price.index
  const before = question.slice(0, at).replace(/(?: (?:more|less|over|up|at|than|to|least|most|under|about))+ $/i, ' ')
  return `how much ${before[0]!.toLowerCase()}${before.slice(1)}${question.slice(at + price[0].length).trim()}`
}
const withoutPrice = (noun: string): string => {
  const found = moneyIn(noun).prices[0]
  return found === undefined ? noun : noun.replace(found.text, '').replace(/\s+/g, ' ').trim()
}

/** "How often?", "To whom?": a word to ask with, and nothing else. */
export const isBare = (bare: string): boolean => BARE.test(bare)
/** "What was it?", "Would you do it again?": a word in it stands for what was said before. */
export const pointsBack = (bare: string): boolean => PRONOUN.test(bare) || asksToName(bare)
/** Of these what was told is the answer. */
export const asksToName = (bare: string): boolean =>
  /^(?:(?:to |with )?whom?|which ones?|where|what (?:was|is|were|are) (?:it|that|they))$/i.test(bare)
/** "Why did you start?" says nothing of what was started. */
export const lacksObject = (bare: string): boolean => /\b(?:start|begin|stop|quit)(?:ed)?$/i.test(bare)
/** "What would help?", "Is there anything you don't like?" */
export const asksInGeneral = (bare: string): boolean =>
  /^(?:what|is there (?:any|some)thing|are there things)\b(?: (?:would|could|do|does|did|you|don't|that|not|about|else|most|really|the|like|dislike|help|change|improve|miss|prevent|bothers?|worries|annoys?|matters?|fix|better|best|worst|hate|love))+$/i.test(
    bare,
  )

/** A question that hardly has a word of its own: what it is about is said before it. */
export function withMatter(bare: string, noun: string | null): WrittenOut | null {
  if (noun === null || contentStems(bare).length > LITTLE || !NO_NOUN.test(bare)) return null
  return { question: `When it comes to ${noun}, ${bare[0]!.toLowerCase()}${bare.slice(1)}?`, about: 'thing' }
}
const LITTLE = 2

/** What the earlier question is about, as it is said to somebody: "your internet provider". */
export function thingOf({ subject }: Reading): string | null {
  if (subject === null || subject.phrase === '' || /^(?:it|one|them|that|there)$/i.test(subject.phrase)) return null
  // What is done is no thing: "switching", "riding in".
  if (/^\w+ing$/.test(subject.phrase) || / (?:in|for|to|with|of)$/.test(subject.phrase)) return null
  return addressed(subject.phrase)
}

const addressed = (phrase: string): string =>
  phrase
    .replace(/\bmy\b/g, 'your')
    .replace(/\bme\b|\bI\b/g, 'you')
    .replace(/\bmyself\b/g, 'yourself')

const VERBS: Readonly<Record<string, string>> = { do: 'does', "don't": "doesn't", have: 'has', are: 'is', were: 'was' }

/** The same asked about somebody else: "Would your partner try …?" */
function askedOf(question: string, somebody: string, several: boolean): string | null {
  const found = /\b(do|don't|did|didn't|have|are|were|would|will|can|could|should|had) you\b/i.exec(question)
  if (found === null) return null
  const verb = found[1]!.toLowerCase()
  const own = several ? verb : (VERBS[verb] ?? verb)
  const rest = question
    .slice(found.index + found[0].length)
    .replace(/\byour\b/gi, 'their')
    .replace(/\byou\b/gi, 'they')
  return capital(`${question.slice(0, found.index)}${own} ${somebody}${rest}`)
}

/** "And for a coworker?": in place of what stands behind that word, or behind everything. */
function replacedBehind(question: string, word: string, said: string): string {
  const behind = new RegExp(
    `\\b${word} (?!(?:example|instance)\\b)[^,:?]+?(?=\\s(?:on|in|at|for|with|during|from|by|because|if|when)\\b|$)`,
    'gi',
  )
  const last = [...question.matchAll(behind)].at(-1)
  if (last === undefined) return `${question} ${word} ${said}`
  return `${question.slice(0, last.index)}${word} ${said}${question.slice(last.index + last[0].length)}`
}

/** "How often?", "To whom?", "Which ones?" */
function askedInFull(bare: string, { claim, text }: Reading, question: string): string | null {
  const many = /^(?:about )?how many /i
  if (/^which/i.test(bare) && many.test(text)) return question.replace(many, 'Which ')
  const polar = /^(?:do|did|have|are|would|will|can|could|were) you\b/i.test(question)
  if (!polar || claim === null || /^which/i.test(bare)) return null
  const [asked] = bare.split(/,/)
  const lower = `${question[0]!.toLowerCase()}${question.slice(1)}`
  if (/^how long|^since when/i.test(asked!)) {
    const full = lower
      .replace(/^do you have\b/, 'have you had')
      .replace(/^are you (?=\w+ing\b)/, 'have you been ')
      .replace(/^are you\b/, 'have you been')
    return `${asked} ${full.replace(/\banything\b/, 'something')}`
  }
  return `${asked} ${lower.replace(/\b(?:anything|something)\b ?/, '')}`
}

/** "So you wouldn't buy it?" is answered with the same yes or no as "Would you buy it?". */
function inverted([, verb, , rest]: RegExpExecArray): string {
  const own = CONTRACTED[verb!.toLowerCase()] ?? verb!.trim()
  return `${own} you ${rest}`
}

/** The same question about another thing: only the thing itself is changed, not what stands behind it. */
function swapped(question: string, noun: string, other: string): string | null {
  const [core] = noun.split(/ (?:for|in|on|at|with|that|which|of|to|from) /)
  const low = question.toLowerCase()
  const at = low.indexOf(core!.toLowerCase())
  if (at >= 0 && core !== '') return question.slice(0, at) + other + question.slice(at + core!.length)
  return null
}

const capital = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`
