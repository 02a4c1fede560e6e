import { denied, sayI, sayINot, withI } from './auxiliaries.ts'
import { is, joined, may, type Token } from './tokens.ts'
import { fromPast, fromThirdPerson, pastOf, thirdPersonOf } from './word-forms.ts'
import { isAdverb } from './word-sets.ts'

/** A word of our own among the question's. */
export function word(text: string): Token {
  return { text, low: text.toLowerCase(), pre: '', post: '', from: -1, tags: new Set() }
}

/** A token with other letters, everything else as it was. */
export function spelt(token: Token, text: string): Token {
  return { ...token, text, low: text.toLowerCase() }
}

/** Where the verb stands in a predicate: after "usually", "also", "most likely". */
export function verbAt(rest: readonly Token[]): number | null {
  let at = 0
  while (at < rest.length && at < 3 && (isAdverb(rest[at]) || is(rest[at], 'most', 'ever', 'first', 'likely', 'well')))
    at += 1
  return rest[at] === undefined ? null : at
}

/** The predicate in the past ("did … buy"); null where a second verb might need turning as well. */
export function inPast(rest: readonly Token[]): Token[] | null {
  return inflected(rest, pastOf)
}

/** The predicate in the third person ("does … use"). */
export function inThirdPerson(rest: readonly Token[]): Token[] | null {
  return inflected(rest, thirdPersonOf)
}

function inflected(rest: readonly Token[], form: (infinitive: string) => string): Token[] | null {
  const at = verbAt(rest)
  if (at === null || !(may(rest[at], 'verb') || is(rest[at], 'have', 'be', 'do'))) return null
  const second = rest.findIndex(
    (token, index) =>
      index > at &&
      is(rest[index - 1], 'or', 'and') &&
      may(token, 'verb') &&
      (!may(token, 'noun') || token.tags.has('Verb')),
  )
  const result = rest.map((token, index) => (index === at ? spelt(token, form(token.low)) : token))
  if (second < 0) return result
  // "cook or eat out" takes both; "see a play or dance" may not: only a verb right beside the first is sure.
  return second === at + 2
    ? result.map((token, index) => (index === second ? spelt(token, form(token.low)) : token))
    : null
}

/** The finite verb of a statement as its plain form, and how to deny it: "helps" is "doesn't" + "help". */
export function plainVerb(token: Token, subjectIsI: boolean): { aux: string; verb: string } | null {
  if (subjectIsI || may(token, 'verb')) {
    if (may(token, 'verb')) return { aux: 'do', verb: token.low }
    if (!may(token, 'past')) return null
    const base = fromPast(token.low)
    return base === token.low ? null : { aux: 'did', verb: base }
  }
  if (/s$/.test(token.low)) {
    const base = fromThirdPerson(token.low)
    return base !== token.low ? { aux: 'does', verb: base } : null
  }
  if (may(token, 'past')) {
    const base = fromPast(token.low)
    return base === token.low ? null : { aux: 'did', verb: base }
  }
  return null
}

/** Subject and auxiliary, said and denied. */
export function spoken(subject: readonly Token[], aux: string): { yes: string; no: string; self: boolean } {
  if (subject.length === 1 && is(subject[0], 'i')) {
    const own = withI(aux)
    return { yes: sayI(own), no: sayINot(own), self: true }
  }
  const name = joined(subject)
  const short = /^(?:it|that|there|this)$/i.test(name) && aux === 'is' && name.toLowerCase() !== 'this'
  return { yes: short ? `${name}'s` : `${name} ${aux}`, no: `${name} ${denied(aux)}`, self: false }
}

const somethings: Readonly<Record<string, string>> = {
  anything: 'something',
  anyone: 'someone',
  anybody: 'somebody',
  anywhere: 'somewhere',
  ever: '',
  yet: '',
}

/** What is asked with "any" and "ever" is affirmed without them: "any pets" is "pets", "anything" "something". */
export function affirmed(rest: readonly Token[]): Token[] {
  const result: Token[] = []
  rest.forEach((token, at) => {
    if (
      Object.hasOwn(somethings, token.low) &&
      !is(rest[at - 1], 'than', 'as', 'hardly', 'without') &&
      !(token.low === 'ever' && is(rest[at - 1], 'than', 'have', 'had', 'i', "i've"))
    ) {
      const text = somethings[token.low]!
      if (text !== '') result.push(spelt(token, text))
      else if (result.length > 0 && token.post !== '')
        result[result.length - 1] = { ...result[result.length - 1]!, post: token.post }
    } else if (
      token.low === 'any' &&
      !is(rest[at - 1], 'at', 'in', 'for', 'without', 'than', 'by', 'not', 'from', 'if', 'on', 'of', 'with', 'to') &&
      at < 9
    ) {
      const next = rest[at + 1]
      if (is(next, 'of', 'other', 'kind', 'sort', 'type'))
        result.push(spelt(token, is(next, 'other') ? 'another' : is(next, 'of') ? 'some' : 'some'))
      else if (
        next !== undefined &&
        !nounPlural(rest, at + 1) &&
        !/(?:tion|ment|ness|ity|ing|work|care|ance|ence)$/.test(next.low) &&
        !/(?:tion|ment|ness|ity|ance|ence)$/.test(rest[at + 2]?.low ?? '')
      )
        result.push(spelt(token, /^[aeiou]/.test(next.low) ? 'an' : 'a'))
    } else if (token.low === 'any' && is(rest[at - 1], 'in', 'for', 'from', 'on', 'of', 'with', 'by', 'to')) {
      if (!nounPlural(rest, at + 1)) result.push(spelt(token, 'some'))
    } else result.push(token)
  })
  return result
}

/** Nouns that take no article. */
export const massNouns = new Set(
  'money savings debt insurance experience software equipment furniture clothing jewelry jewellery food meat milk alcohol coffee tea sugar help time trouble exercise pain stress anxiety medicine medication advice news information land property cash credit interest research work training support income'.split(
    ' ',
  ),
)

/** Whether the noun phrase that starts here is plural or takes no article. */
function nounPlural(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < Math.min(tokens.length, from + 5); at += 1) {
    const token = tokens[at]!
    const next = tokens[at + 1]
    const ends =
      next === undefined ||
      token.post !== '' ||
      is(
        next,
        'in',
        'on',
        'at',
        'for',
        'with',
        'from',
        'of',
        'or',
        'and',
        'to',
        'that',
        'who',
        'i',
        'you',
        'by',
        'about',
        'when',
        'if',
        'such',
        'over',
        'during',
        'as',
        'online',
        'because',
      )
    if (!ends) continue
    return may(token, 'plural') || massNouns.has(token.low)
  }
  return true
}

/** Small first letter, except for "I" and names; no stray signs. */
export function tidied(text: string): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/\s([,;.?!])/g, '$1')
    .replace(/[\s,;:.?!-]+$/, '')
    .trim()
  return /^(?:I\b|[A-Z]{2}|[A-Z][a-z]*[A-Z])/.test(plain) ? plain : plain.charAt(0).toLowerCase() + plain.slice(1)
}
