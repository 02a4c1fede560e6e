import { opposed, raised } from './antonyms.ts'
import { auxiliaryOf, isBe } from './auxiliaries.ts'
import { inPast, inThirdPerson, verbAt } from './claim-parts.ts'
import { clauseOf } from './clause.ts'
import type { Clause } from './clause-shape.ts'
import { is, type Token } from './tokens.ts'
import { isAdverb, isDeterminer, isPreposition } from './word-sets.ts'

/** Which way a question is put, in two parts that add up: labels that name their own scale follow only the second. */
export interface Polarity {
  /** Its word for what is measured names the lower end: "unlikely", "dislike", "bad". */
  lowered: boolean
  /** What it asks about is denied: "not to buy", "never". */
  denied: boolean
  /** The question put positively. */
  positive: readonly Token[]
}

/**
 * The question in the words of its upper end. Questions for a thing ("What do you dislike about it?") keep their
 * wording: their answers cannot be turned round.
 */
export function polarityOf(clause: Clause): Polarity {
  if (
    clause.kind === 'wh' ||
    clause.kind === 'manner' ||
    clause.kind === 'request' ||
    clause.kind === 'fragment' ||
    clause.kind === 'many' ||
    clause.kind === 'long' ||
    // "How often could you not pay": how often something failed is no question about how often it went well.
    (clause.kind === 'often' && clause.negated)
  ) {
    return { lowered: false, denied: false, positive: written(clause) }
  }
  let lowered = false
  let denied = clause.negated
  let { degree, rest } = clause
  if (clause.kind === 'degree' && degree !== null) {
    const up = raised(degree.low)
    if (up !== null) {
      // "How hard or easy": both ends are named.
      lowered = !clause.asked.some((token) => opposed(token.low, clause.degree!.low))
      degree = { ...degree, text: up, low: up }
    }
    // "How likely are you not to vote", "… to not vote"
    const not = rest.findIndex(
      (token, at) => at < 4 && is(token, 'not', 'never') && (is(rest[at - 1], 'to') || is(rest[at + 1], 'to')),
    )
    if (not >= 0) {
      denied = !denied
      rest = rest.filter((_, at) => at !== not)
    }
    const asked = clause.asked.some((token) => is(token, 'or', 'and')) ? [] : clause.asked
    return { lowered, denied, positive: written({ ...clause, degree, asked, rest }) }
  }
  const inner = embedded(clause)
  if (inner !== null) {
    const own = polarityOf(inner.clause)
    return { lowered: own.lowered, denied: own.denied !== denied, positive: [...inner.before, ...own.positive] }
  }
  const up = raisedRest(clause)
  if (up !== null) {
    lowered = up.turned
    rest = up.rest
  }
  return { lowered, denied, positive: written({ ...clause, rest }) }
}

/** "Do you think that …": what is asked about is the clause inside. */
export function embedded(
  clause: Clause,
): { clause: Clause; before: readonly Token[]; inside: readonly Token[] } | null {
  if (clause.kind !== 'polar' || !is(clause.subject[0], 'you', 'u') || clause.subject.length > 1) return null
  const at = verbAt(clause.rest)
  if (
    at === null ||
    !is(clause.rest[at], 'think', 'believe', 'feel', 'say', 'agree', 'expect', 'suppose', 'reckon', 'consider')
  )
    return null
  const that = is(clause.rest[at + 1], 'that')
  const inside = clause.rest.slice(at + (that ? 2 : 1))
  if (
    inside.length < 3 ||
    isPreposition(inside[0]) ||
    (is(inside[0], 'more', 'less', 'so', 'it', 'safe', 'comfortable', 'like') &&
      !inside.slice(1, 3).some((token) => auxiliaryOf(token.low) !== null))
  )
    return null
  const parsed = clauseOf(inside, 'statement')
  if (parsed.kind !== 'statement' || (parsed.aux === '' && !that)) return null
  // The finite verb must come early, or the noun phrase before it is no subject.
  return parsed.subject.length === 0 || parsed.subject.length > 14
    ? null
    : { clause: parsed, before: written({ ...clause, negated: false, rest: clause.rest.slice(0, at + 1) }), inside }
}

function raisedRest(clause: Clause): { rest: Token[]; turned: boolean } | null {
  const rest = [...clause.rest]
  const start = verbAt(rest)
  if (start === null) return null
  // "support or oppose", "better or worse": both ends are named, neither is asked for.
  const pair = rest.findIndex(
    (token, at) =>
      at > 0 &&
      at < 12 &&
      is(token, 'or') &&
      rest[at + 1] !== undefined &&
      opposed(rest[at - 1]!.low, rest[at + 1]!.low),
  )
  if (pair >= 0) {
    const first = rest[pair - 1]!
    const up = raised(first.low) ?? first.low
    rest.splice(pair - 1, 3, { ...first, text: up, low: up, post: rest[pair + 1]!.post })
    return { rest, turned: false }
  }
  // "more, less or about the same": so are they where others stand between them. "Against drilling for oil" names one.
  if (
    rest.some((token) => is(token, 'or', 'vs', 'versus')) &&
    rest.some(
      (token, at) =>
        at < 14 &&
        raised(token.low) !== null &&
        rest.slice(Math.max(0, at - 4), at + 5).some((other) => opposed(token.low, other.low)),
    )
  )
    return null
  const copula = isBe(clause.aux) || is(rest[start], 'be', 'feel', 'seem', 'get', 'become', 'getting', 'sound', 'look')
  const verb = rest[start]!
  const turnedVerb = raised(verb.low)
  if (turnedVerb !== null && (copula || !isAdjectival(verb.low)) && !is(verb, 'hard', 'lose', 'against', 'decrease'))
    return swap(rest, start, turnedVerb)
  if (is(verb, 'against', 'hard') && isBe(clause.aux)) return swap(rest, start, raised(verb.low)!)
  if (!copula) {
    // "make you less likely", "spend less": the amount right behind the verb.
    for (let at = start + 1; at < Math.min(rest.length, start + 3); at += 1)
      if (is(rest[at], 'less', 'fewer') && !is(rest[at - 1], 'or', 'and', 'for') && !is(rest[at + 1], 'than'))
        return swap(rest, at, 'more')
    return null
  }
  for (let at = isBe(clause.aux) && start === 0 ? 0 : start; at < Math.min(rest.length, start + 6); at += 1) {
    const token = rest[at]!
    if (at > start && (isPreposition(token) || is(token, 'to', 'that', 'when', 'if'))) break
    const up = raised(token.low)
    if (up !== null && !(is(token, 'hard') && at > start + 2)) return swap(rest, at, up)
    if (
      at > start &&
      !isAdverb(token) &&
      !isDeterminer(token) &&
      !is(token, 'very', 'too', 'so', 'quite', 'generally', 'much', 'getting', 'be', 'a', 'an', 'really', 'pretty')
    )
      break
  }
  return null
}

function isAdjectival(word: string): boolean {
  return /^(?:un|dis|in|im)(?!like|agree|trust|approve|courage)|^(?:bad|worse|hard|difficult|less|fewer|wrong|false|useless|boring|dangerous|harmful|negative|reluctant|worst)$/.test(
    word,
  )
}

/** Null where the word stands under a "no" or a "too": "nothing wrong", "too dangerous" have no such opposite. */
function swap(rest: readonly Token[], at: number, up: string): { rest: Token[]; turned: boolean } | null {
  if (
    rest
      .slice(Math.max(0, at - 2), at)
      .some((token) => is(token, 'no', 'nothing', 'not', 'never', 'hardly', 'too', 'nobody'))
  )
    return null
  const result = [...rest]
  result[at] = { ...rest[at]!, text: up, low: up }
  return { rest: result, turned: true }
}

/** The clause in its words again, without its negation. */
function written(clause: Clause): Token[] {
  const plain = (text: string): Token => ({ text, low: text, pre: '', post: '', from: -1, tags: new Set() })
  const head = clause.wh === '' ? [] : clause.wh.split(' ').map(plain)
  const degree =
    clause.degree === null || (clause.wh.includes(' ') && clause.wh.endsWith(clause.degree.low)) ? [] : [clause.degree]
  const aux = clause.aux === '' ? [] : [plain(clause.aux)]
  // "It does not help" is "it helps": the auxiliary goes with its "not".
  const plainRest =
    clause.kind !== 'statement'
      ? null
      : clause.aux === 'do'
        ? clause.rest
        : clause.aux === 'does'
          ? inThirdPerson(clause.rest)
          : clause.aux === 'did'
            ? inPast(clause.rest)
            : null
  if (clause.kind === 'statement')
    return plainRest === null ? [...clause.subject, ...aux, ...clause.rest] : [...clause.subject, ...plainRest]
  return [...head, ...degree, ...clause.asked, ...aux, ...clause.subject, ...clause.rest]
}
