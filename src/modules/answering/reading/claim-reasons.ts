import { auxiliaryOf, isHave } from './auxiliaries.ts'
import { word } from './claim-parts.ts'
import { predicate, type Said } from './claim-predicate.ts'
import type { Clause } from './clause-shape.ts'
import { is, may } from './tokens.ts'
import { turned } from './turn-person.ts'

/** "What would make you switch?" presupposes switching; so does "the main reason you use it". */
export function whClaim(clause: Clause): Said | null {
  const whole = [
    ...turned(clause.asked),
    ...(clause.aux === '' ? [] : [word(clause.aux)]),
    ...turned([...clause.subject, ...clause.rest]),
  ]
  const made = whole.findIndex(
    (token, at) =>
      is(token, 'make', 'makes', 'get', 'gets', 'convince', 'convinces', 'persuade', 'encourage') &&
      is(whole[at + 1], 'me'),
  )
  if (made >= 0 && made < 5) {
    const verb = whole.slice(made + 2)
    const plain = is(verb[0], 'to') ? verb.slice(1) : verb
    const would = clause.aux === 'would' || clause.aux === 'could' || clause.aux === 'might'
    if (!may(plain[0], 'verb') || is(plain[0], 'more', 'less', 'feel', 'happy', 'think', 'most', 'likely')) return null
    return predicate([word('I')], would ? 'would' : 'do', plain)
  }
  const reason = whole.findIndex((token) => is(token, 'reason', 'reasons'))
  if (reason < 0 || reason > 7) return null
  const why = is(whole[reason + 1], 'why', 'that') ? reason + 2 : reason + 1
  if (!is(whole[why], 'i')) return null
  const next = whole[why + 1]
  const aux = next === undefined ? null : auxiliaryOf(next.low)
  if (aux === null) return may(next, 'verb') ? predicate([word('I')], 'do', whole.slice(why + 1)) : null
  const after = whole.slice(why + 2)
  if (isHave(aux.word) && !may(is(after[0], 'not', 'never') ? after[1] : after[0], 'past'))
    return aux.negated ? null : predicate([word('I')], 'do', whole.slice(why + 1))
  const not = aux.negated || is(after[0], 'not', 'never')
  const said = predicate([word('I')], aux.word, is(after[0], 'not', 'never') ? after.slice(1) : after)
  return said === null || !not ? said : { ...said, yes: said.no, no: said.yes }
}
