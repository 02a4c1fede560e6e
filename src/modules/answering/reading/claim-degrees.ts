import { isBe, isDo } from './auxiliaries.ts'
import { affirmed, spelt, word } from './claim-parts.ts'
import { predicate, type Said } from './claim-predicate.ts'
import { sayStatement } from './claim-statements.ts'
import { clauseOf } from './clause.ts'
import type { Clause } from './clause-shape.ts'
import { is, joined, type Token } from './tokens.ts'
import { turned } from './turn-person.ts'

const splitBefore = new Set(
  'when if while because as compared during before after than unless whenever where in for to'.split(' '),
)

/** What "how likely", "how important" and the like presuppose. */
export function degreeClaim(clause: Clause, subject: readonly Token[], rest: readonly Token[]): Said | null {
  const degree = clause.degree!
  const asked =
    clause.asked.length === 0
      ? [degree]
      : is(clause.asked[0], 'a', 'an')
        ? [spelt(degree, /^[aeiou]/.test(degree.low) ? 'an' : 'a'), degree, ...clause.asked.slice(1)]
        : null
  if (asked === null) return null
  const likely = is(degree, 'likely', 'unlikely', 'willing', 'inclined')
  if (subject.length === 1 && is(subject[0], 'i')) {
    // "How likely are you to switch?" is about switching: "I'd switch".
    const toVerb = is(rest[0], 'be') ? rest.slice(1) : rest
    const deny =
      is(toVerb[0], 'not') && is(toVerb[1], 'to') ? 1 : is(toVerb[0], 'to') && is(toVerb[1], 'not', 'never') ? 2 : 0
    const verb = deny === 0 ? toVerb.slice(1) : toVerb.slice(2)
    if (likely && (is(toVerb[0], 'to') || deny > 0) && verb.length > 0) {
      const plain = { yes: `I'd ${joined(affirmed(verb))}`, no: `I wouldn't ${joined(verb)}`, self: true }
      return is(degree, 'unlikely') !== deny > 0 ? { ...plain, yes: plain.no, no: plain.yes } : plain
    }
    if (isDo(clause.aux) && (is(rest[0], 'feel', 'find', 'think', 'consider') || is(rest[0], 'rate')))
      return feelClaim(clause.aux, asked, rest)
    if (is(rest[0], 'be', 'feel')) return predicate(subject, clause.aux, [rest[0]!, ...asked, ...rest.slice(1)])
    return isBe(clause.aux) ? predicate(subject, clause.aux, [...asked, ...rest]) : null
  }
  if (isBe(clause.aux) || is(rest[0], 'be')) {
    const after = is(rest[0], 'be') ? rest.slice(1) : rest
    const be = is(rest[0], 'be') ? [rest[0]!] : []
    // "How likely is it that you would …" is about doing so.
    if (likely && is(subject[0], 'it') && is(after[0], 'that'))
      return sayStatement(clauseOf(after.slice(1), 'statement'))
    if (is(subject[0], 'it') && subject.length === 1) return predicate(subject, clause.aux, [...be, ...asked, ...after])
    if (clause.aux === 'would' && subject.length > 0) return predicate(subject, clause.aux, [...be, ...asked, ...after])
    // "How important is price when you shop?": what is rated goes up to the circumstance.
    const whole = turned([...clause.subject, ...clause.rest])
    let end = whole.findIndex(
      (token, at) =>
        at > 0 &&
        (is(token, 'when', 'if', 'while', 'whenever', 'compared', 'because') ||
          (is(token, 'to', 'for') && is(whole[at + 1], 'me', 'how', 'who', 'what')) ||
          (is(token, 'to') && is(whole[at + 1], 'my')) ||
          (is(token, 'in') && is(whole[at + 1], 'deciding', 'choosing'))),
    )
    if (end < 0) end = whole.length
    const thing = whole.slice(0, end)
    if (thing.length === 0 || thing.length > 16 || thing[thing.length - 1]!.post.includes(',')) return null
    if (likely) return null
    return predicate(thing, clause.aux, [...asked, ...whole.slice(end)])
  }
  if (
    isDo(clause.aux) &&
    subject.length > 0 &&
    is(rest[0], 'seem', 'sound', 'look', 'feel', 'taste', 'smell', 'appear')
  )
    return predicate(subject, clause.aux, [rest[0]!, ...asked, ...rest.slice(1)])
  return null
}

/** "How guilty do you feel when …", "How easy do you find it to …". */
function feelClaim(aux: string, asked: readonly Token[], rest: readonly Token[]): Said | null {
  const i = [word('I')]
  if (is(rest[0], 'feel')) return predicate(i, aux, [rest[0]!, ...asked, ...rest.slice(1)])
  if (
    is(rest[0], 'find') &&
    is(rest[1], 'it', 'this', 'that', 'them') &&
    (rest[2] === undefined || is(rest[2], 'to', 'when', 'that', 'if'))
  )
    return predicate(i, aux, [...rest.slice(0, 2), ...asked, ...rest.slice(2)])
  if (is(rest[0], 'find')) {
    const end = rest.findIndex((token, at) => at > 1 && splitBefore.has(token.low))
    const thing = end < 0 ? rest.slice(1) : rest.slice(1, end)
    return thing.length === 0 || thing.length > 6
      ? null
      : predicate(i, aux, [rest[0]!, ...thing, ...asked, ...(end < 0 ? [] : rest.slice(end))])
  }
  if (is(rest[0], 'think') && isBeAt(rest)) {
    const at = rest.findIndex((token) => is(token, 'is', 'are', 'was', 'were'))
    return predicate(rest.slice(1, at), rest[at]!.low, [...asked, ...rest.slice(at + 1)])
  }
  return null
}

const isBeAt = (rest: readonly Token[]): boolean =>
  rest.some((token, at) => at > 1 && is(token, 'is', 'are', 'was', 'were'))
