import { auxiliaryOf, denied, isDo, isHave, sayI, withI } from './auxiliaries.ts'
import { inPast, inThirdPerson, plainVerb, spelt, spoken, tidied, verbAt } from './claim-parts.ts'
import type { Said } from './claim-predicate.ts'
import type { Clause } from './clause-shape.ts'
import { is, joined, may, type Token } from './tokens.ts'
import { isAdverb } from './word-sets.ts'

/** A statement to agree with, as it is, and denied. */
export function sayStatement(clause: Clause): Said | null {
  const { subject, rest, aux } = clause
  const self = is(subject[0], 'i') && subject.length === 1
  const bottom = (text: string): Said => ({
    yes: text,
    no: `I wouldn't say that ${tidied(text)}`,
    self: self || /^I\b/.test(text),
  })
  // Of two clauses joined by "and" a "not" would deny only the first.
  const joint = rest.findIndex(
    (token, at) => is(token, 'and', 'but') && rest.slice(at + 1, at + 4).some((next) => auxiliaryOf(next.low) !== null),
  )
  if (joint > 0)
    return clause.negated
      ? null
      : bottom(
          [self && aux !== '' ? sayI(withI(aux)) : joined(subject), self ? '' : aux, joined(rest)]
            .filter((part) => part !== '')
            .join(' '),
        )
  if (aux !== '') {
    if (rest.length === 0) return null
    if (isHave(aux) && !may(rest[verbAt(rest) ?? 0], 'past') && !is(rest[0], 'been', 'had', 'done', 'gone', 'got')) {
      const plain = clause.negated ? null : `${joined(subject)} ${aux} ${joined(rest)}`
      if (plain !== null && is(rest[0], 'no', 'little', 'few', 'nothing', 'never')) return bottom(plain)
      return plain === null
        ? null
        : {
            yes: plain,
            no: self
              ? `I don't have ${joined(rest)}`
              : `${joined(subject)} ${aux === 'had' ? "didn't" : aux === 'has' ? "doesn't" : "don't"} have ${joined(rest)}`,
            self,
          }
    }
    if (isDo(aux) && !may(rest[0], 'verb')) {
      const does = `${joined(subject)} ${aux} ${joined(rest)}`
      return clause.negated ? null : { yes: does, no: `${joined(subject)} ${denied(aux)} do ${joined(rest)}`, self }
    }
    if (
      is(rest[0], 'rather', 'only', 'never', 'no', 'nobody', "nobody's", 'nothing', 'none') ||
      subject.some((token) => is(token, 'nobody', 'none', 'no', 'few', 'nothing', 'if', 'when', 'only'))
    )
      return clause.negated
        ? null
        : bottom(self ? `${sayI(aux)} ${joined(rest)}` : `${joined(subject)} ${aux} ${joined(rest)}`)
    const parts = spoken(subject, aux)
    if (self && isDo(aux))
      return {
        yes: `I ${joined(aux === 'did' ? (inPast(rest) ?? rest) : rest)}`,
        no: `${parts.no} ${joined(rest)}`,
        self,
      }
    if (self) return { yes: `${sayI(withI(aux))} ${joined(rest)}`, no: `${parts.no} ${joined(rest)}`, self }
    const plain = isDo(aux)
      ? `${joined(subject)} ${joined(aux === 'does' ? (inThirdPerson(rest) ?? rest) : aux === 'did' ? (inPast(rest) ?? rest) : rest)}`
      : `${joined(subject)} ${aux} ${joined(rest)}`
    return { yes: plain, no: `${parts.no} ${joined(rest)}`, self }
  }
  if (subject.length > 0) {
    const at = verbAt(rest)
    const verb = at === null ? null : plainVerb(rest[at]!, self || is(subject[0], 'we', 'they', 'you', 'people'))
    if (verb === null) return subject.length > 1 ? bottom(`${joined(subject)} ${joined(rest)}`) : null
    if (subject.some((token) => is(token, 'nobody', 'no', 'few', 'nothing', 'only', 'none', 'if', 'when', 'because')))
      return bottom(`${joined(subject)} ${joined(rest)}`)
    const name = joined(subject)
    const yes = `${name} ${joined(rest)}`
    if (isAdverb(rest[0]) && is(rest[0], 'rarely', 'seldom', 'only', 'hardly')) return bottom(yes)
    return {
      yes,
      no: `${name} ${denied(verb.aux)} ${joined(rest.map((token, index) => (index === at ? spelt(token, verb.verb) : token)))}`,
      self,
    }
  }
  const whole = joined(rest)
  return rest.length < 3 ||
    (/^(?:a|an) /i.test(whole) && !rest.some((token, at) => at > 1 && /s$/.test(token.low) && may(token, 'verb')))
    ? bottomOrNull(rest, whole)
    : bottom(whole)
}

/** A noun phrase alone says nothing that could be denied. */
function bottomOrNull(rest: readonly Token[], whole: string): Said | null {
  const verbal = rest.some(
    (token, at) =>
      at > 0 && (token.tags.has('PresentTense') || token.tags.has('PastTense') || auxiliaryOf(token.low) !== null),
  )
  return verbal && rest.length >= 3 ? { yes: whole, no: `I wouldn't say that ${tidied(whole)}`, self: false } : null
}
