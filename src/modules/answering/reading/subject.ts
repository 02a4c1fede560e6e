import { auxiliaryOf, isBe, isDo } from './auxiliaries.ts'
import type { Clause } from './clause-shape.ts'
import { embedded } from './polarity.ts'
import type { Subject } from './reading.ts'
import { statementClause } from './statement-clause.ts'
import { actionSubject, doing, isNounLike, ofAbout, phraseAt } from './subject-actions.ts'
import { is, may, type Token } from './tokens.ts'
import { isDeterminer, isPreposition } from './word-sets.ts'

/** What the question is about. `about`: a description that pronouns in the question refer to. */
export function subjectOf(clause: Clause, about: Subject | null): Subject | null {
  const found = directSubject(clause)
  // "How likely would you be to subscribe?" is about what was described.
  if (
    about !== null &&
    (found === null || /^\w+ing(?: (?:for|at|to|up|out|in|on|into))?$/.test(found.phrase) || isIdle(found))
  )
    return about
  // "How important is price?" is about price, as little as the word says.
  const rated = found !== null && clause.kind === 'degree' && bare.test(found.head)
  return found !== null && !rated && isIdle(found) && !/^(?:my|your)\s/.test(found.phrase) ? null : found
}

function directSubject(clause: Clause): Subject | null {
  const inner = embedded(clause)
  if (inner !== null) return directSubject(inner.clause)
  switch (clause.kind) {
    case 'degree':
      return degreeSubject(clause)
    case 'polar':
    case 'why':
    case 'often':
    case 'much':
    case 'manner':
    case 'long':
      return clauseSubject(clause)
    case 'many': {
      const counted = phraseAt(clause.asked, 0)
      return counted === null || units.test(counted.head) ? (clauseSubject(clause) ?? counted) : counted
    }
    case 'statement':
      return clauseSubject(clause)
    case 'wh':
    case 'request':
      return whSubject(clause)
    case 'fragment':
      return phraseAt(clause.rest, 0)
  }
}

const units = /^(?:times?|days?|hours?|minutes?|weeks?|months?|years?|nights?|people|percent|miles|dollars)$/

/** Words that carry nothing an answer could mention, whatever stands before them. */
const idle =
  /^(?:reasons?|things?|ways?|options?|statements?|answers?|kinds?|factors?|ones?|best|worst|most|following|these|those|chance|whether|what|how|why|charge|interest|reaction|thoughts?|opinion|verdict|fewer|particular|advance|common|obstacle|max|min|type|sort|better|worse|more|less|none|other|others|you|it)$/

/** Words that carry nothing by themselves. */
const bare =
  /^(?:messages?|wording|headline|slogan|changes?|features?|parts?|company|step|choice|idea|word|thought|price|amount|total|age|first|place|life|mind|bed|day|home|work|money|time|today|tomorrow|year|month|week)$/

function isIdle({ head, phrase }: Subject): boolean {
  const words = phrase.split(' ').length
  return (idle.test(head) && words < 4) || (bare.test(head) && words - (/^(?:an?|the)\s/.test(phrase) ? 1 : 0) < 2)
}

function isSpeaker(subject: readonly Token[]): boolean {
  const first = subject[0]
  return (
    first === undefined ||
    is(
      first,
      'you',
      'u',
      'ya',
      'i',
      'we',
      'anyone',
      'anybody',
      'someone',
      'it',
      'there',
      'people',
      'they',
      'this',
      'that',
      'everyone',
    ) ||
    (is(first, 'your', 'my', 'the') &&
      is(
        subject[1],
        'household',
        'family',
        'home',
        'child',
        'children',
        'kids',
        'partner',
        'spouse',
        'employer',
        'government',
        'state',
        'city',
        'country',
        'town',
      ))
  )
}

function clauseSubject(clause: Clause): Subject | null {
  const { subject, rest, asked } = clause
  if (asked.length > 0 && clause.kind === 'much') {
    const of = ofAbout(rest, ['in', 'about', 'on', 'for', 'of', 'with'])
    if (of !== null) return of
  }
  if (is(rest[0], 'worth') && subject.length > 0 && !is(subject[0], 'it')) return phraseAt(subject, 0)
  if (isSpeaker(subject)) {
    if (is(subject[0], 'there')) return phraseAt(rest, 0)
    // "Is it fair that college costs so much?" is about college, not about "fair".
    const that = is(subject[0], 'it') && isBe(clause.aux) ? rest.findIndex((token) => is(token, 'that')) : -1
    if (that > 0 && that < 4) return sentenceSubject(rest.slice(that + 1))
    // "… wrong to spank a child": what follows is done, also where the word is not known as a verb.
    const to = is(subject[0], 'it') && isBe(clause.aux) ? rest.findIndex((token) => is(token, 'to')) : -1
    if (to > 0 && to < 3 && !isDeterminer(rest[to + 1])) return actionSubject(rest.slice(to + 1))
    const which = rest.findIndex((token) => is(token, 'which', 'what'))
    const inner = which < 0 ? null : phraseAt(rest, which + 1)
    return (
      (isBe(clause.aux) ? stateSubject(rest) : actionSubject(rest)) ?? (inner !== null && !isIdle(inner) ? inner : null)
    )
  }
  // Policies are about what is done, not about who should do it.
  if (/^(?:should|must|ought)$/.test(clause.aux) && !is(rest[0], 'be'))
    return actionSubject(rest) ?? phraseAt(subject, 0)
  if (subject.length > 0) return phraseAt(subject, 0) ?? actionSubject(rest)
  return phraseAt(rest, 0)
}

/** "worried about X", "a member of X", "planning to do X". */
function stateSubject(rest: readonly Token[]): Subject | null {
  const to = rest.findIndex((token, at) => at < 5 && is(token, 'to') && may(rest[at + 1], 'verb'))
  if (to >= 0) return actionSubject(rest.slice(to + 1))
  return (
    ofAbout(rest, ['about', 'with', 'of', 'by', 'in', 'for', 'on', 'against', 'at', 'from', 'to']) ??
    (may(rest[0], 'gerund') ? actionSubject(rest) : phraseAt(rest, 0))
  )
}

function degreeSubject(clause: Clause): Subject | null {
  const { subject, rest } = clause
  if (is(subject[0], 'you', 'u')) {
    const tail = is(rest[0], 'be', 'feel') ? rest.slice(1) : rest
    if (is(tail[0], 'to')) return actionSubject(tail.slice(1))
    if (is(tail[0], 'not') || is(tail[0], 'find')) return actionSubject(tail.slice(is(tail[1], 'to') ? 2 : 1))
    if (isPreposition(tail[0]))
      return may(tail[1], 'gerund') && !isNounLike(tail, 1) ? actionSubject(tail.slice(1)) : phraseAt(tail, 1)
    const that = tail.findIndex((token) => is(token, 'that', 'when', 'if'))
    return that < 0 ? null : sentenceSubject(tail.slice(that + 1))
  }
  if (is(subject[0], 'it') && subject.length === 1) {
    const tail = is(rest[0], 'be') ? rest.slice(1) : rest
    const to = tail.findIndex(
      (token, at) => at < 6 && is(token, 'to') && (may(tail[at + 1], 'verb') || is(tail[at + 1], 'be', 'have')),
    )
    const that = tail.findIndex((token) => is(token, 'that', 'if', 'when'))
    if (to >= 0 && (that < 0 || to < that)) return actionSubject(tail.slice(to + 1))
    return that < 0 ? null : sentenceSubject(tail.slice(that + 1))
  }
  const whole = [...subject, ...rest]
  if (isDo(clause.aux) && subject.length === 0) return null
  if (isDo(clause.aux)) return phraseAt(subject, 0)
  if (may(whole[0], 'gerund') && !isNounLike(whole, 0)) return doing(whole, 0)
  return phraseAt(whole, 0)
}

/** Of a clause inside the question, what it is about. */
function sentenceSubject(tokens: readonly Token[]): Subject | null {
  const inner = statementClause(tokens)
  if (inner.subject.length > 0 && !isSpeaker(inner.subject)) return phraseAt(inner.subject, 0)
  const aux = tokens.findIndex((token, at) => at > 0 && at < 10 && auxiliaryOf(token.low) !== null)
  if (is(tokens[0], 'you', 'i', 'someone', 'people', 'they', 'we', 'your', 'it', 'there')) {
    if (!is(tokens[0], 'your')) return actionSubject(tokens.slice(aux === 1 ? 2 : 1))
  }
  return phraseAt(aux > 0 ? tokens.slice(0, aux) : tokens, 0)
}

function whSubject(clause: Clause): Subject | null {
  // "Rank these": the things are in the list.
  if (
    clause.kind === 'request' &&
    is(clause.rest[0], 'rank', 'sort', 'order', 'put', 'arrange', 'choose', 'pick', 'select')
  )
    return null
  if (is(clause.rest[0], 'of') && is(clause.rest[1], 'these', 'those', 'the')) return null
  const verb =
    clause.kind === 'request' ? clause.rest.findIndex((token) => !is(token, 'please', 'kindly', 'just', 'now')) + 1 : 0
  const whole = [
    ...clause.subject,
    ...clause.rest.slice(is(clause.rest[verb], 'me', 'us') && verb > 0 ? verb + 1 : verb),
  ]
  const you = whole.findIndex((token, at) => is(token, 'you', 'me') && at < 10)
  const reason = whole.findIndex((token) => is(token, 'reason', 'reasons', 'time'))
  if (reason >= 0 && you > reason) {
    const aux = auxiliaryOf(whole[you + 1]?.low ?? '')
    const skipped = aux === null ? you + 1 : you + 2
    return actionSubject(whole.slice(is(whole[skipped], 'not') ? skipped + 1 : skipped))
  }
  const about = ofAbout(whole, ['about', 'of', 'regarding', 'for', 'with', 'in', 'from', 'against', 'on'])
  const asked = clause.asked.filter((token, at) => !(at === 0 && is(token, 'of')))
  if (clause.wh === 'what' || clause.wh === 'which' || clause.kind === 'request') {
    if (about !== null && !isIdle(about)) return about
    const named =
      asked.length > 0 && !is(asked[0], 'these', 'those', 'following', 'one', 'the', 'kind', 'of')
        ? phraseAt(asked, 0)
        : ofAbout(asked, ['of'])
    if (named !== null && !isIdle(named)) return named
  }
  const made = whole.findIndex(
    (token, at) =>
      is(token, 'make', 'makes', 'get', 'convince', 'stop', 'stops', 'keep', 'keeps') && is(whole[at + 1], 'you'),
  )
  const likely = whole.findIndex(
    (token, at) => at > made && is(token, 'to') && is(whole[at - 1], 'likely', 'interested', 'willing'),
  )
  if (made >= 0 && likely > 0) return actionSubject(whole.slice(likely + 1))
  if (made >= 0)
    return actionSubject(whole.slice(made + 2).filter((token, at) => !(at === 0 && is(token, 'from', 'to'))))
  if (is(clause.subject[0], 'you', 'u')) return actionSubject(clause.rest)
  if (clause.subject.length > 0) return about ?? phraseAt(clause.subject, 0)
  if (clause.kind === 'wh' && !isBe(clause.aux)) return about
  return about ?? phraseAt(whole, 0)
}
