import { opposed } from './antonyms.ts'
import { isBe } from './auxiliaries.ts'
import type { Clause } from './clause-shape.ts'
import { evened } from './even-options.ts'
import { keyOf } from './fold.ts'
import { namedLadder } from './label-sets.ts'
import { roleOf } from './option-roles.ts'
import { parted } from './options-in-wording.ts'
import { orderOptions } from './order-options.ts'
import { is, joined, may, type Token } from './tokens.ts'
import { isAdverb, isDeterminer, isPreposition } from './word-sets.ts'

/** Alternatives that the wording names. */
export interface ChoiceFound {
  options: string[]
  /** Tokens of the clause's rest that name the options, from and to; null where they stand elsewhere. */
  span: readonly [number, number] | null
  /** Whether they are things to do ("work from home") rather than things. */
  verbs: boolean
}

const choosing = new Set(
  'prefer like love choose pick want favor favour rather take enjoy trust drink use buy'.split(' '),
)

/** "Is it better to rent or to buy right now?" */
const BETTER =
  /^(?:is|would) it (?:be )?(?:generally |usually )?(?:better|best|smarter|cheaper|easier|healthier|safer|wiser|worse|nicer|more [a-z]+) to ((?:[a-z'-]+ ){0,5}[a-z'-]+),? or (?:is it better )?(?:to )?((?:[a-z'-]+ ){0,5}?[a-z'-]+)(?: (?:right now|these days|today|nowadays|now|in general))?$/i

/** What a question names to choose between: "Do you prefer tea or coffee?"; null where "or" does not offer a choice. */
export function choiceIn(clause: Clause, core: string, preface: string): ChoiceFound | null {
  if (MADE_SO.test(core)) return null
  const found = choiceNamed(clause, core, preface)
  const options = evened((found?.options ?? []).filter((option) => !ANOTHER_QUESTION.test(option)))
  return found && options.length > 1 ? { ...found, options } : null
}

/** "What made it good or bad?" asks for what did. */
const MADE_SO = /^(?:what|which \w+) (?:makes?|made|would make)\b/i

/** "… , and what type of building is it?": what is asked next is no answer to what was asked first. */
const ANOTHER_QUESTION =
  /^(?:what|which|how|where|when|who|why)\b.* (?:is|are|do|does|did|was|were|would|have|has) (?:it|you|they|he|she|we|your|that|this|those)\b/i

function choiceNamed(clause: Clause, core: string, preface: string): ChoiceFound | null {
  const colon = /^[^:]{3,}:\s+([^:]+)$/.exec(core)
  if (
    colon !== null &&
    clause.kind !== 'statement' &&
    /,|\bor\b|\/|\bvs\b/i.test(colon[1]!) &&
    !/^["']/.test(colon[1]!)
  ) {
    const options = parted(colon[1]!)
    if (options.length > 1 && options.every((option) => option.split(' ').length <= 9))
      return { options, span: null, verbs: false }
  }
  if (preface !== '' && /\bor\b|\bvs\b/i.test(preface) && /^(?:which|where|what|who|how)\b/i.test(core)) {
    const options = parted(preface)
    if (options.length > 1 && options.every((option) => option.split(' ').length <= 5))
      return { options, span: null, verbs: false }
  }
  const better = BETTER.exec(core)
  if (better !== null && clause.kind === 'polar') {
    const [first, second] = [better[1]!, better[2]!]
    // "to give money or time": the second has the verb of the first.
    const verb = first.split(' ').length > 1 && second.split(' ').length === 1 ? `${first.split(' ')[0]!} ` : ''
    return { options: [first, `${verb}${second}`], span: null, verbs: true }
  }
  const between = /\b(?:between|choice of)\s(.{2,60}?)\s(?:and|or)\s(.{2,60})$/i.exec(preface)
  if (between !== null && /^(?:which|what)\b/i.test(core))
    return { options: [between[1]!, between[2]!], span: null, verbs: false }
  if (clause.kind === 'fragment' || clause.kind === 'request' || clause.kind === 'wh') {
    const tail =
      clause.kind === 'wh'
        ? /,\s([^,]{1,60}(?:,\s[^,]{1,60})*,?\s(?:or|vs\.?|versus)\s[^,]{1,60})$/i.exec(core)
        : /(?:^|\b(?:between|from)\s|:\s)([^,:]{1,60}(?:,\s[^,]{1,60})*,?\s(?:or|vs\.?|versus)\s[^,]{1,60})$/i.exec(
            core,
          )
    if (tail !== null) {
      const options = parted(tail[1]!.replace(/^between\s/i, ''))
      if (options.length > 1 && options.every((option) => option.split(' ').length <= 7))
        return { options, span: null, verbs: false }
    }
    if (clause.kind !== 'wh') return null
  }
  return inRest(clause)
}

function inRest(clause: Clause): ChoiceFound | null {
  const { rest } = clause
  const or = rest.findLastIndex((token) => is(token, 'or', 'vs', 'versus'))
  if (
    or <= 0 ||
    or >= rest.length - 1 ||
    clause.kind === 'often' ||
    clause.kind === 'many' ||
    clause.kind === 'why' ||
    clause.kind === 'statement' ||
    clause.kind === 'long'
  )
    return null
  const pair = opposed(rest[or - 1]!.low, rest[or + 1]!.low)
  if (pair) return { options: [rest[or - 1]!.text, rest[or + 1]!.text], span: [or - 1, or + 2], verbs: true }
  const labels = ladderAround(rest, or)
  if (labels !== null) return labels
  if (is(rest[or + 1], 'not', 'more', 'less', 'so', 'other', 'another', 'any', 'something', 'two')) return null
  if (clause.kind !== 'polar' && clause.kind !== 'manner') return null
  const isYou = is(clause.subject[0], 'you', 'u')
  const verb = rest.findIndex((token) => !isAdverb(token) && !is(token, 'most', 'rather', 'generally'))
  const rather = is(rest[0], 'rather') || is(rest[1], 'rather')
  const both = isDeterminer(rest[or + 1]) && rest.slice(Math.max(0, or - 4), or).some(isDeterminer)
  const chooses =
    isYou &&
    (rather ||
      is(rest[verb], 'prefer') ||
      (choosing.has(rest[verb]?.low ?? '') &&
        clause.aux !== 'have' &&
        clause.aux !== 'did' &&
        (both ||
          is(rest[verb], 'like', 'prefer', 'choose', 'pick', 'rather', 'want', 'favor', 'favour') ||
          bothNames(rest, or))))
  const being = isBe(clause.aux) && both && (isYou || is(clause.subject[0], 'it', 'this', 'that'))
  const doing =
    isYou &&
    clause.aux === 'do' &&
    secondVerb(rest, or) &&
    !rest.slice(0, or).some((token) => is(token, 'ever', 'any', 'own', 'have'))
  if (!chooses && !being && !doing) return null
  const from =
    doing || rather
      ? rest.findIndex((token) => !isAdverb(token) && !is(token, 'rather', 'usually', 'most'))
      : being
        ? Math.max(
            0,
            rest.findIndex((token) => isDeterminer(token)),
          )
        : verb + 1
  const bareOffer = rather && may(rest[from], 'verb') && !may(rest[or + 1], 'verb')
  const spare =
    bareOffer ||
    is(rest[from], 'to', 'either') ||
    (!doing &&
      !rather &&
      is(rest[from - 1], 'like', 'want', 'prefer') &&
      is(rest[from], 'buy', 'use', 'get', 'eat', 'drink', 'have'))
  const start = spare ? from + 1 : from
  return listed(rest, start, doing || rather)
}

function bothNames(rest: readonly Token[], or: number): boolean {
  return /^\p{Lu}/u.test(rest[or - 1]!.text) && /^\p{Lu}/u.test(rest[or + 1]!.text)
}

/** "drive to work or take the bus" */
function secondVerb(rest: readonly Token[], or: number): boolean {
  const next = rest[or + 1]!
  return (
    may(next, 'verb') &&
    !may(next, 'plural') &&
    (isDeterminer(rest[or + 2]) || isPreposition(rest[or + 2]) || (rest[or + 2] !== undefined && next.tags.has('Verb')))
  )
}

function listed(rest: readonly Token[], from: number, verbs: boolean): ChoiceFound | null {
  const list = joined(rest.slice(from))
  const options = parted(list)
  if (options.length < 2) return null
  const last = options.length - 1
  // "wet food, dry food or a mix for your pet": what hangs on the last one belongs to all.
  if (
    !verbs &&
    options.slice(0, last).every((option) => !/\s(?:for|in|on|at|when|if|with|from|to|as)\s/.test(option))
  ) {
    const tail = /^(.+?)\s(?:for|in|on|at|when|if|while|after|before|during|as|most)\s.*$/i.exec(options[last]!)
    if (tail !== null) options[last] = tail[1]!
  }
  // "hot or cold coffee" leaves the noun with the second.
  const words = options.map((option) => option.split(' '))
  if (
    options.length === 2 &&
    words[0]!.length === 1 &&
    words[1]!.length === 2 &&
    !/^(?:a|an|the)$/i.test(words[1]![0]!) &&
    /(?:ed|al|ic|y|ot|old|ew|ark|ight|eet|oft|ard|rge|all|een|hite|lack|ocal|ong|hort)$/i.test(words[0]![0]!)
  )
    options[0] = `${options[0]} ${words[1]![1]}`
  return options.every((option) => option.length > 0 && option.split(' ').length <= 12)
    ? { options, span: [from, rest.length], verbs }
    : null
}

/** "too little, about right or too much" in the middle of a question. */
function ladderAround(rest: readonly Token[], or: number): ChoiceFound | null {
  return ladderOf(rest, or, true) ?? ladderOf(rest, or, false)
}

/** `exact`: only labels of the catalogue, so that "too much on schools" ends where the label does. */
function ladderOf(rest: readonly Token[], or: number, exact: boolean): ChoiceFound | null {
  for (let from = Math.max(0, or - 12); from < or; from += 1) {
    if (!startsLabel(rest[from]!) && !is(rest[from - 1], 'is', 'are', 'was', 'were', 'be')) continue
    for (let to = Math.min(rest.length, or + 5); to > or + 1; to -= 1) {
      const options = parted(joined(rest.slice(from, to)))
      if (options.length < 3 || options.some((option) => option.split(' ').length > 5)) continue
      const rungs = options.map((text, at) => ({
        text,
        key: keyOf(text),
        role: roleOf(text, keyOf(text), at > 0 && at < options.length - 1),
      }))
      if (exact && namedLadder(rungs.map(({ key }) => key)) === null) continue
      const ladder = orderOptions(rungs)
      if (ladder !== null && ladder.kind !== 'poles' && ladder.at.every((at) => at !== null))
        return { options, span: [from, to], verbs: false }
    }
  }
  return null
}

function startsLabel(token: Token): boolean {
  return /^(?:too|very|much|far|strongly|somewhat|a|not|better|worse|more|less|always|never|often|good|bad|excellent|poor|definitely|completely|extremely|likely|agree|disagree|support|favor|favour|approve|about|mostly|increased|decreased|increase|decrease|yes|no|high|low|easy|hard)$/.test(
    token.low,
  )
}
