import { auxiliaryOf } from './auxiliaries.ts'
import type { Clause } from './clause-shape.ts'
import { finiteVerb, statementClause } from './statement-clause.ts'
import { subjectEnd } from './subject-boundary.ts'
import { is, may, type Token } from './tokens.ts'

const empty = { wh: '', degree: null, asked: [], aux: '', negated: false, never: false, subject: [], rest: [] } as const

/** Parses the core of a question. */
export function clauseOf(tokens: readonly Token[], mood: 'question' | 'request' | 'statement'): Clause {
  const first = tokens[0]
  if (first === undefined) return { kind: 'fragment', ...empty }
  if (mood === 'request' && auxiliaryOf(first.low) === null && !is(first, 'how', 'what', 'which', 'why'))
    return { kind: 'request', ...empty, rest: tokens }
  const start =
    is(first, 'about', 'roughly', 'approximately', 'so', 'and', 'but', 'or', 'well', 'on', 'ok') &&
    is(tokens[1], 'how', 'what', 'why', 'do', 'would', 'which')
      ? 1
      : 0
  const words = tokens.slice(start)
  const head = words[0]!
  if (is(head, 'how')) return howClause(words)
  if (is(head, 'to') && is(words[1], 'what') && is(words[2], 'extent', 'degree'))
    return inverted({ kind: 'much', ...empty, wh: 'to what extent' }, words.slice(3))
  if (is(head, 'why')) return inverted({ kind: 'why', ...empty, wh: 'why' }, words.slice(1))
  if (
    is(head, 'what', "what's", 'whats', 'which', 'who', "who's", 'whom', 'whose', 'where', "where's", 'when') ||
    (is(words[1], 'what', 'which', 'whom') && is(head, 'at', 'in', 'for', 'on', 'from', 'with', 'by', 'under'))
  )
    return whClause(words)
  if (auxiliaryOf(head.low) !== null && words.length > 1) return inverted({ kind: 'polar', ...empty }, words)
  if (mood !== 'statement' && words.length > 2 && /^(?:you|u|ya)(?:'?ve|'?re|'ll)?$/.test(head.low))
    return declared(words)
  if (is(head, 'ever') && words.length > 2)
    return { kind: 'polar', ...empty, aux: 'have', subject: [{ ...head, text: 'you', low: 'you' }], rest: words }
  if (words.length < 3 && !words.some((word) => auxiliaryOf(word.low) !== null))
    return { kind: 'fragment', ...empty, rest: words }
  return mood === 'statement' ? statementClause(words) : { kind: 'fragment', ...empty, rest: words }
}

const contracted: readonly (readonly [RegExp, string])[] = [
  [/'?ve$/, 'have'],
  [/'?re$/, 'are'],
  [/'ll$/, 'will'],
]

/** "You've never had one", put as a question. */
function declared([head, ...words]: readonly Token[]): Clause {
  const short = contracted.find(([end]) => end.test(head!.low))?.[1]
  const next = short === undefined ? auxiliaryOf(words[0]!.low) : { word: short, negated: false }
  const rest = short === undefined && next !== null ? words.slice(1) : words
  const denied = is(rest[0], 'not', 'never')
  return {
    kind: 'polar',
    ...empty,
    aux: next?.word ?? 'do',
    negated: denied !== (next?.negated ?? false),
    never: is(rest[0], 'never'),
    subject: [{ ...head!, text: 'you', low: 'you' }],
    rest: denied ? rest.slice(1) : rest,
  }
}

const amounts: readonly string[] = ['long', 'old', 'far', 'tall', 'heavy', 'fast', 'soon', 'late', 'early']

function howClause(words: readonly Token[]): Clause {
  const next = words[1]
  if (next === undefined) return { kind: 'fragment', ...empty, rest: words }
  if (is(next, 'often', 'frequently', 'regularly'))
    return inverted({ kind: 'often', ...empty, wh: 'how often' }, words.slice(2))
  if (is(next, 'many')) return withAsked({ kind: 'many', ...empty, wh: 'how many' }, words.slice(2))
  if (is(next, 'much')) return withAsked({ kind: 'much', ...empty, wh: 'how much' }, words.slice(2))
  if (is(next, ...amounts))
    return withAsked({ kind: 'long', ...empty, wh: `how ${next.low}`, degree: next }, words.slice(2))
  if (auxiliaryOf(next.low) !== null) return inverted({ kind: 'manner', ...empty, wh: 'how' }, words.slice(1))
  if (is(next, 'come')) return { ...statementClause(words.slice(2)), kind: 'why', wh: 'why' }
  if (is(next, 'about')) return { kind: 'fragment', ...empty, wh: 'how', rest: words.slice(2) }
  // "How physically hard is …"
  if (
    /ly$/.test(next.low) &&
    !is(next, 'likely', 'friendly', 'early', 'unlikely', 'lonely', 'costly') &&
    may(words[2], 'adjective')
  )
    return withAsked({ kind: 'degree', ...empty, wh: 'how', degree: words[2]! }, words.slice(3))
  // "How big a problem is …": the noun belongs to the degree.
  return withAsked({ kind: 'degree', ...empty, wh: 'how', degree: next }, words.slice(2))
}

/** What stands between the question word and the auxiliary: "confidence", "cups of coffee", "a problem". */
function withAsked(clause: Clause, words: readonly Token[]): Clause {
  // "what you think": the auxiliary is swallowed.
  if (is(words[0], 'you', 'u') && may(words[1], 'verb'))
    return { ...clause, aux: 'do', subject: [words[0]!], rest: words.slice(1) }
  const at = words.findIndex((word, index) => auxiliaryOf(word.low) !== null && index < 8)
  if (at < 0) {
    // "What kind of work appeals to you": the verb ends what is asked for.
    const verb = clause.kind === 'wh' ? finiteVerb(words) : null
    return verb === null
      ? { ...clause, rest: words }
      : { ...clause, asked: words.slice(0, verb), rest: words.slice(verb) }
  }
  const asked = words.slice(0, at)
  // "What keeps you awake when you cannot sleep": an auxiliary of another clause inverts nothing.
  if (asked.some((word) => is(word, 'you', 'when', 'if', 'that', 'because', 'i', 'who') || word.post !== ''))
    return { ...clause, rest: words }
  // "How many people are …", "how much more would you pay": what is asked for is the subject, or stands by itself.
  return inverted({ ...clause, asked }, words.slice(at))
}

function whClause(words: readonly Token[]): Clause {
  const clause: Clause = {
    kind: 'wh',
    ...empty,
    wh: is(words[1], 'what', 'which', 'whom')
      ? `${words[0]!.low} ${words[1]!.low}`
      : words[0]!.low.replace(/'?s$/, (end) => (end === "'s" ? '' : end)),
  }
  const rest = words.slice(clause.wh.includes(' ') ? 2 : 1)
  if (/'s$|^whats$/.test(words[0]!.low)) return { ...clause, aux: 'is', subject: [], rest }
  return withAsked(clause, rest)
}

/** Auxiliary, subject and predicate of an inverted clause. */
function inverted(clause: Clause, words: readonly Token[]): Clause {
  const aux = words[0] === undefined ? null : auxiliaryOf(words[0].low)
  if (aux === null) return { ...clause, rest: words }
  let tail = words.slice(1)
  let negated = false
  let never = false
  if (is(tail[0], 'not', 'never')) {
    negated = true
    never = is(tail[0], 'never')
    tail = tail.slice(1)
  }
  const end = subjectEnd(tail, aux.word)
  const subject = end === null ? [] : tail.slice(0, end)
  let rest = end === null ? tail : tail.slice(end)
  // Asking for a thing keeps its words: "the main reason you have not joined".
  if (clause.kind !== 'wh' && is(rest[0], 'not', 'never') && !is(rest[1], 'only', 'just')) {
    negated = true
    never = is(rest[0], 'never')
    rest = rest.slice(1)
  }
  // "Don't you like it?" hopes for a yes; "Why don't you like it?" does deny.
  if (aux.negated && clause.kind !== 'polar') negated = !negated
  return { ...clause, aux: aux.word, negated, never, subject, rest }
}
