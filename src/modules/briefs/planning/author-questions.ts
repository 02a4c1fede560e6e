import { between, fivePoints, oneOf, open, type PlannedFormat } from './answer-forms.ts'
import { byEffect, byOught, byWorth } from './asked-views.ts'
import { byDegree, byPrecondition, byRole, byWhat } from './asked-what.ts'
import { isEveryday, isLapse } from './deeds.ts'
import { roleOf } from './given-questions.ts'
import { predicateOf, progressOf, stateOf } from './people-clause.ts'
import { type Draft, draft, type PlanRole, SOUGHT } from './planned.ts'
import { affectingThem } from './thing-clause.ts'
import { fromGerund, gerundOf, infinitiveOf, isGerund, isVerb } from './verb-forms.ts'
import { capital, doingOf, lowered, phraseOf, toYou } from './wording.ts'

/** What the author wants to know, put to one person in so many words; null where it cannot be told what that is. */
export function askedOf(clause: string, isFirst: boolean): Draft | null {
  const text = spelled(clause)
  if (
    /\b(?:it(?! all\b| takes?\b| would take\b)|its|ones?|this(?! (?:year|month|week|summer|winter|spring|fall|season|time))|we|us|i|me)\b/i.test(
      text,
    ) ||
    text.length > 200 ||
    text.split(' ').length < 3
  )
    return null
  return (
    byOught(text) ??
    byPrecondition(text) ??
    byRole(text) ??
    byWorth(text) ??
    affectingThem(text) ??
    byEffect(text) ??
    byWhat(text) ??
    byDegree(text) ??
    byPeople(text, isFirst) ??
    (isFirst ? null : byWill(text))
  )
}

const spelled = (clause: string): string =>
  clause
    .replace(/[’]/g, "'")
    .replace(/^what's\b/i, 'what is')
    .replace(/\b(they|people|you)'d\b/gi, '$1 would')
    .replace(/\b(they|you)'re\b/gi, '$1 are')
    .replace(/\b(they|you)'ve\b/gi, '$1 have')
    .replace(/\b(they|you)'ll\b/gi, '$1 will')
    .replace(/\b(do|does|did|would|could|is|are|have|has)n't\b/gi, '$1 not')
    .replace(/[\s.?!,;:]+$/, '')
    .replace(/^(?:and|or|but|also|so) /i, '')
    .trim()

const turn =
  'they\\b|people\\b|you\\b|do\\b|does\\b|did\\b|would\\b|will\\b|could\\b|can\\b|have\\b|has\\b|are\\b|is\\b|should\\b|might\\b'
/** What is asked for: a word, or a word with what it is about, as in "under what conditions" or "what support from them". */
const wh = new RegExp(
  `^((?:(?:under|for|at|in|on|with|by|from|to) )?(?:what|which) (?!${turn})[\\p{L}'-]+(?: (?!${turn})[\\p{L}'-]+){0,4}(?= (?:${turn}))|how (?:often|frequently|many(?: (?!${turn})\\p{L}+){1,2}|much(?: (?!${turn})\\p{L}+)?|long|well|far)|how|why|what|where|when|whom?) (.+)$`,
  'iu',
)
const auxiliaries = /^(do|does|did|have|has|had|are|is|was|were|would|will|could|can|might|should)( not)?\s+(.+)$/i

/** How, why, where and what people do, would do, think and want. */
function byPeople(text: string, isFirst: boolean): Draft | null {
  const found = wh.exec(text)
  if (found === null) return null
  const word = toYou(lowered(found[1]!)).replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
  const inverted = auxiliaries.exec(found[2]!)
  const clause = inverted?.[3] ?? found[2]!
  const isTheirs = /^(?:they|people|you) /i.test(clause)
  if (
    !isTheirs &&
    (!isFirst ||
      /^(?:their|your|these|those|that|an?|it|there|she|he) /i.test(clause) ||
      / /.test(word.replace(/^how \p{L}+/u, '')))
  )
    return null
  const isProgress = /^(?:are|is|was|were)$/i.test(inverted?.[1] ?? '')
  const predicate = isProgress && !isTheirs ? (progressOf(clause) ?? stateOf(clause)) : predicateOf(clause)
  if (predicate === null) return null
  const isDenied = /\bnot $/i.test(clause.slice(0, -predicate.length))
  const put = tensed(inverted, predicate)
  return said(word, { ...put, not: put.not || isDenied })
}

interface Said {
  auxiliary: string
  not: boolean
  predicate: string
}

/** The auxiliary that the question needs, and the verb as it stands behind "you". */
function tensed(inverted: RegExpExecArray | null, predicate: string): Said {
  // "what they do when it rains": the verb itself.
  const isVerbItself =
    /^(?:do|does|did|have|has|had) (?:when|if|with|about|to|after|before|for|in|during|on|at|an?|the|their|your)\b/i.test(
      predicate,
    )
  const lead = inverted === null && !isVerbItself ? auxiliaries.exec(predicate) : null
  const own = (inverted?.[1] ?? lead?.[1] ?? '').toLowerCase()
  const rest = lead?.[3] ?? predicate
  const not = (inverted?.[2] ?? lead?.[2]) !== undefined || /^(?:not|never) /i.test(rest)
  const bare = rest
    .replace(/^(?:not|never) /i, '')
    .replace(/^(?:really|actually|most|best|first|usually|still|currently) /i, '')
  const [verb = '', ...tail] = bare.split(' ')
  const lower = verb.toLowerCase()
  if (own === '' || /^(?:do|does|did)$/.test(own)) {
    const base = infinitiveOf(lower)
    const isPast = own === 'did' || (own === '' && base !== lower && !/[^s]s$/.test(lower))
    return { auxiliary: isPast ? 'did' : 'do', not, predicate: [base, ...tail].join(' ') }
  }
  const auxiliary = own === 'has' ? 'have' : own === 'is' ? 'are' : own === 'was' ? 'were' : own
  return { auxiliary, not, predicate: bare }
}

const felt =
  /^(?:feel|think|react|respond|felt|thought|differ|see|view|perceive|rate|describe|define|say|speak|cope|like)\b/i

function said(word: string, { auxiliary, not, predicate }: Said): Draft | null {
  const phrase = phraseOf(predicate).replace(/^(like|love) and (?=dislike|hate)/i, '$1 or ')
  const [verb = ''] = phrase.split(' ')
  const isDoing = /^(?:are|were)$/.test(auxiliary)
  if (isDoing ? !isGerund(verb.toLowerCase()) && word !== 'why' : verb === '') return null
  if (word === 'why') return reasons(phrase, auxiliary, not)
  const behind = `${auxiliary} you${not ? ' not' : ''} ${phrase}`
  const isPlain = felt.test(phrase) || (isEveryday(phrase) && auxiliary !== 'would')
  const asked = (hedge: string) => `${capital(word)}${isPlain ? '' : `, ${hedge},`} ${behind}?`
  const make = (role: PlanRole, question: string, format: PlannedFormat = open()) =>
    draft(role, SOUGHT, question, format)
  const role = roleFor(word, phrase, auxiliary)
  if (/^how (?:often|frequently)$/.test(word))
    return make('behaviour', asked('if ever'), fivePoints('never', 'rarely', 'sometimes', 'often', 'very often'))
  if (/^how well$/.test(word)) return make(role, `How well or badly ${behind}?`, between('badly', 'well'))
  if (/^(?:where)$/.test(word)) return make(role, asked('if anywhere'))
  if (/^when$/.test(word)) return make(role, asked('if ever'))
  if (/^whom?$/.test(word)) return make(role, asked('if anyone'))
  if (/^what$/.test(word)) return make(role, asked('if anything'))
  if (/^how much/.test(word) && role === 'price') return make(role, asked('if anything'))
  return make(role, asked(/^how(?: much| long| far)?$/.test(word) ? 'if at all' : 'if any'))
}

function roleFor(word: string, phrase: string, auxiliary: string): PlanRole {
  const role = roleOf(`${word} ${auxiliary} you ${phrase}`)
  if (
    /^(?:expect to )?(?:pay|spend (?:money|more|less|on|extra))\b/i.test(phrase) ||
    /\b(?:price|wage|cost|fee)\b/i.test(word)
  )
    return 'price'
  if (/^(?:hate|dislike|struggle|worry|fear|find (?:hard|difficult|annoying|frustrating))\b/i.test(phrase))
    return 'barriers'
  if (felt.test(phrase) && !/^(?:cope|say|speak)\b/i.test(phrase)) return 'concept'
  if (
    !/^(?:how|where|when)\b/.test(word) &&
    /^(?:want|need|look for|expect|value|hope|wish|prefer|care|trust|know|understand|mean|believe)\b/i.test(phrase)
  )
    return 'concept'
  if (/^(?:would|will|could|might|should)$/.test(auxiliary)) return role === 'barriers' ? role : 'concept'
  return 'behaviour'
}

/** Nobody is told that they do it: "What reasons, if any, do you have for leaving LinkedIn?" */
function reasons(predicate: string, auxiliary: string, not: boolean): Draft | null {
  const action = predicate
    .replace(/^(?:want|wanted|decide|decided|choose|chose|plan|planned|tend|need|have|been|be) to /i, '')
    .replace(/^keep(?: on)? (?=\p{L}+ing\b)/iu, '')
  const [verb = '', ...tail] = action.split(' ')
  const lower = verb.toLowerCase()
  const isState = /^(?:are|were)$/.test(auxiliary) && !isGerund(lower)
  if (!isState && !isGerund(lower) && !isVerb(lower) && auxiliary !== 'do') return null
  const base = isGerund(lower)
    ? action
    : doingOf([auxiliary === 'have' ? infinitiveOf(lower) : lower, ...tail].join(' '))
  const doing = isState ? `feeling ${action}` : base
  const infinitive = isState
    ? `feel ${action}`
    : [isGerund(lower) ? fromGerund(lower) : infinitiveOf(lower), ...tail].join(' ')
  if (isLapse(infinitive) && !not)
    return draft('concept', SOUGHT, `What, if anything, leads you to ${infinitive}?`, open())
  if (/^(?:feel|think|believe|like|love|hate|dislike|prefer|trust|distrust|care|worry)\b/.test(lower) && !not)
    return draft('concept', SOUGHT, `Why, if at all, do you ${action}?`, open())
  const have = /^(?:did|were|had)$/.test(auxiliary)
    ? 'did you have'
    : /^(?:would|will|could|might)$/.test(auxiliary)
      ? 'would you have'
      : 'do you have'
  return draft(
    not ? 'barriers' : 'concept',
    SOUGHT,
    `What reasons, if any, ${have} for ${not ? 'not ' : ''}${doing}?`,
    open(),
  )
}

/** A second question that is said yes or no to: "and would they recommend X to a friend". */
function byWill(text: string): Draft | null {
  const would =
    /^(?:whether (?:they|people) (?:would|will|could|might)|(?:would|will|could|might) (?:they|people|.{3,60}?(?= (?:use|buy|try|recommend|pay|join|eat|order|wear|vote|take|switch)\b))) (?:ever |also |actually |be (?:willing|ready|likely|prepared) to |consider )*(.+)$/i.exec(
      text,
    )?.[1]
  if (would !== undefined && !/ or /i.test(would)) {
    const phrase = phraseOf(would)
    const [first = ''] = phrase.split(' ')
    const action = isGerund(first.toLowerCase()) ? null : phrase
    if (action === null || gerundOf(first) === '' || !isVerb(first.toLowerCase())) return null
    return draft(
      'concept',
      'What else was to be learned.',
      `How likely or unlikely would you be to ${action}?`,
      between('unlikely', 'likely'),
    )
  }
  const did = /^(did|do|have|are) (?:they|people) (.+)$/i.exec(text)
  if (did === null || / or /i.test(did[2]!)) return null
  return draft(
    'behaviour',
    'What else was to be learned.',
    `${capital(did[1]!.toLowerCase())} you ${phraseOf(did[2]!)}?`,
    oneOf('Yes', 'No', 'Not sure'),
  )
}
