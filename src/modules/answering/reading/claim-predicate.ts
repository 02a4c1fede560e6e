import { denied, isDo, isHave, sayI, sayINot, withI } from './auxiliaries.ts'
import { affirmed, inPast, inThirdPerson, spelt, spoken, verbAt } from './claim-parts.ts'
import { is, joined, may, type Token } from './tokens.ts'

/** A statement and its denial. */
export interface Said {
  yes: string
  no: string
  self: boolean
}

/** Subject, auxiliary and predicate, affirmed and denied. */
export function predicate(subject: readonly Token[], aux: string, rest: readonly Token[]): Said | null {
  if (subject.length === 0 || rest.length === 0) return null
  const self = is(subject[0], 'i') && subject.length === 1
  const anyone = /^any(?:one|body)?$/.test(subject[0]!.low)
  const yesSubject = anyone ? [spelt(subject[0]!, some(subject)), ...subject.slice(1)] : subject
  const ever = is(rest[0], 'ever')
  const bare = ever ? rest.slice(1) : rest
  const yes = affirmed(bare)
  if (yes.length === 0) return null
  const name = joined(yesSubject)
  if (isDo(aux)) {
    const turnedVerb = aux === 'did' ? inPast(yes) : self || aux === 'do' ? yes : inThirdPerson(yes)
    const at = verbAt(yes)
    if (at === null || !(may(yes[at], 'verb') || is(yes[at], 'have', 'be', 'do'))) return null
    const said =
      turnedVerb === null
        ? `${name} ${aux === 'did' ? 'did' : self ? 'do' : aux} ${joined(yes)}`
        : `${name} ${aux === 'do' && ever ? 'sometimes ' : ''}${joined(turnedVerb)}`
    if (ever) {
      const never = aux === 'did' ? inPast(bare) : self || aux === 'do' ? bare : inThirdPerson(bare)
      return never === null
        ? null
        : {
            yes: said,
            no: anyone ? nobody(subject, joined(inThirdPerson(bare) ?? bare)) : `${name} never ${joined(never)}`,
            self,
          }
    }
    if (anyone) return { yes: said, no: nobody(subject, joined(turnedVerb ?? yes)), self }
    return {
      yes: said,
      no: self ? `${sayINot(withI(aux))} ${joined(bare)}` : `${name} ${denied(aux)} ${joined(bare)}`,
      self,
    }
  }
  if (self) {
    const own = withI(aux)
    const own2 =
      isHave(aux) && !may(yes[verbAt(yes) ?? 0], 'past') && !is(yes[0], 'been', 'had', 'done', 'gone', 'got')
        ? `I ${own}`
        : sayI(own)
    const no = ever
      ? isHave(aux)
        ? `${sayI(own)} never ${joined(bare)}`
        : `${sayI(own)} never ${joined(bare)}`
      : `${sayINot(own)} ${joined(bare)}`
    return { yes: `${own2} ${joined(yes)}`, no, self }
  }
  const parts = spoken(yesSubject, aux)
  if (anyone) return { yes: `${parts.yes} ${joined(yes)}`, no: nobody(subject, `${aux} ${joined(yes)}`), self }
  return {
    yes: `${parts.yes} ${joined(yes)}`,
    no: ever ? `${name} ${aux} never ${joined(bare)}` : `${parts.no} ${joined(bare)}`,
    self,
  }
}

/** "anyone" affirmed is "someone", "any child" is "a child". */
function some(subject: readonly Token[]): string {
  if (subject[0]!.low !== 'any') return 'someone'
  if (is(subject[1], 'of')) return 'some'
  return may(subject[1], 'plural') ? 'some' : /^[aeiou]/.test(subject[1]?.low ?? '') ? 'an' : 'a'
}

function nobody(subject: readonly Token[], said: string): string {
  return `${joined([spelt(subject[0]!, subject[0]!.low === 'any' ? (is(subject[1], 'of') ? 'none' : 'no') : 'nobody'), ...subject.slice(1)])} ${said}`
}
