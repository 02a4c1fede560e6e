import { auxiliaryOf } from './auxiliaries.ts'
import { degreeClaim } from './claim-degrees.ts'
import { spelt, tidied, verbAt, word } from './claim-parts.ts'
import { predicate, type Said } from './claim-predicate.ts'
import { whClaim } from './claim-reasons.ts'
import { sayStatement } from './claim-statements.ts'
import { clauseOf } from './clause.ts'
import type { Clause } from './clause-shape.ts'
import { embedded } from './polarity.ts'
import type { Claim } from './reading.ts'
import { is, type Token } from './tokens.ts'
import { turned } from './turn-person.ts'
import { isPreposition } from './word-sets.ts'

/**
 * The statement behind a question, in the direction of its wording: `yes` is what a yes or an agreement affirms, also
 * where the wording denies ("Would you not buy it?": "I wouldn't buy it"). Null where no sound clause can be made.
 */
export function claimOf(clause: Clause): Claim | null {
  const inner = embedded(clause)
  if (inner !== null) {
    const claim = claimOf(clauseOf(turned(inner.inside), 'statement'))
    return claim === null || !clause.negated ? claim : { ...claim, yes: claim.no, no: claim.yes }
  }
  const said = clause.kind === 'statement' ? sayStatement(clause) : sayQuestion(clause)
  if (said === null) return null
  const [yes, no] = [tidied(said.yes), tidied(said.no)]
  if (!sound(yes) || !sound(no) || yes === no) return null
  return clause.negated
    ? { yes: clause.never ? saidNever(no) : no, no: yes, about_self: said.self }
    : { yes, no, about_self: said.self }
}

function sayQuestion(clause: Clause): Said | null {
  const subject = subjectOf(clause.subject)
  if (subject === null) return null
  const rest = turned([...clause.subject.slice(-1), ...clause.rest]).slice(
    clause.subject.length > 0 ? turned(clause.subject.slice(-1)).length : 0,
  )
  switch (clause.kind) {
    case 'polar':
    case 'why':
      if (clause.aux === '') return sayStatement({ ...clause, kind: 'statement' })
      return predicate(subject, clause.aux, rest)
    case 'often':
      return predicate(subject, clause.aux, clause.kind === 'often' ? rest.filter(({ low }) => low !== 'ever') : rest)
    case 'much':
      return muchOf(clause, subject, rest)
    case 'degree':
      return degreeClaim(clause, subject, rest)
    case 'wh':
      return whClaim(clause)
    default:
      return null
  }
}

/** "you" is I; "anyone in your household" is someone in mine. Null for subjects that would not survive the turning. */
function subjectOf(subject: readonly Token[]): Token[] | null {
  const mine = turned(subject)
  if (subject.length === 0) return []
  if (is(subject[0], 'you', 'u', 'ya'))
    return subject.length === 1 || is(subject[1], 'all', 'guys', 'yourself') ? [spelt(subject[0]!, 'I')] : null
  return mine.some(({ post }) => /[,;:]/.test(post)) && mine.length > 8 ? null : mine
}

const amountWords = /^(?:money|time|more|less|extra|longer|sugar|further|bigger|smaller)$/

/** "How much confidence do you have in …" is having confidence in it; "How much do you trust …" is trusting it. */
function muchOf(clause: Clause, subject: readonly Token[], rest: readonly Token[]): Said | null {
  if (clause.asked.length === 0) {
    const spends = verbAt(rest)
    if (
      spends !== null &&
      ((is(rest[spends], 'think', 'say') && auxiliaryOf(rest[spends + 1]?.low ?? '') !== null) ||
        (is(rest[spends], 'pay') && is(rest[spends + 1], 'in')) ||
        rest.some((token) => is(token, 'per')))
    )
      return null
    // "How much do you spend on it?": nobody spends on, people spend money on.
    const spending =
      spends !== null &&
      is(rest[spends], 'spend', 'leave', 'save', 'earn', 'owe', 'bet') &&
      (isPreposition(rest[spends + 1]) || is(rest[spends + 1], 'last', 'the', 'each', 'every', 'a'))
    return predicate(
      subject,
      clause.aux,
      spending ? [...rest.slice(0, spends + 1), word('money'), ...rest.slice(spends + 1)] : rest,
    )
  }
  if (
    clause.asked.length > 2 ||
    amountWords.test(clause.asked[0]!.low) ||
    clause.asked.some((token) => isPreposition(token))
  )
    return null
  const at = verbAt(rest)
  if (at === null || clause.rest.length === 0) return null
  return predicate(subject, clause.aux, [...rest.slice(0, at + 1), ...turned(clause.asked), ...rest.slice(at + 1)])
}

/** "I wouldn't buy it" as "I'd never buy it". */
function saidNever(no: string): string {
  return no
    .replace(/^I wouldn't /, "I'd never ")
    .replace(/^I won't /, "I'll never ")
    .replace(/^I haven't /, "I've never ")
    .replace(/^I(?:'m not| am not) /, "I'm never ")
    .replace(/^I don't /, 'I never ')
    .replace(/ (should|could|would|is|are|was|were|has|have|must)n't /, ' $1 never ')
}

function sound(text: string): boolean {
  const words = text.split(' ')
  return (
    words.length >= 2 &&
    words.length <= 32 &&
    !/\b(?:or|and|the|a|an|my|which)$/i.test(text) &&
    !/\b(?:you or me|I or|or I|(?:or|and) (?:do|does|are|is|am|have|did|would|should|can|will) (?:I|my|it|they))\b/.test(
      text,
    ) &&
    (text.match(/"/g) ?? []).length % 2 === 0 &&
    (text.match(/\(/g) ?? []).length === (text.match(/\)/g) ?? []).length
  )
}
