import { auxiliaryOf } from './auxiliaries.ts'
import { type Clause, emptyClause } from './clause-shape.ts'
import { is, may, type Token } from './tokens.ts'
import { canBe, fromThirdPerson } from './word-forms.ts'
import { isAdverb, isDeterminer, isPreposition } from './word-sets.ts'

/** A statement: its subject, the finite verb as auxiliary or in `rest`, and whether it denies. */
export function statementClause(words: readonly Token[]): Clause {
  const clause = emptyClause('statement')
  let relative = false
  for (let at = 0; at < Math.min(words.length, 30); at += 1) {
    const word = words[at]!
    if (at > 0 && is(word, 'who', 'that', 'which', 'whose') && !isPreposition(words[at - 1])) {
      relative = true
      continue
    }
    const aux = auxiliaryOf(word.low)
    // "The way things are, people …": a verb before a comma is not the main one.
    if (at > 0 && aux !== null && word.post === '') {
      // "pages I do not follow": a clause inside, without its "that".
      const inside =
        at > 2 &&
        is(words[at - 1], 'i', 'you', 'we', 'they', 'he', 'she', 'it') &&
        (may(words[at - 2], 'noun') || may(words[at - 2], 'plural')) &&
        words[at - 2]!.post === ''
      if (inside && !is(words[0], 'if', 'when', 'to', 'for', 'in')) continue
      if (relative) {
        relative = false
        continue
      }
      if (
        is(words[0], 'if', 'when', 'because', 'while', 'once', 'unless') &&
        !words.slice(0, at).some(({ post }) => post.includes(','))
      )
        continue
      const denies = is(words[at + 1], 'not', 'never')
      return {
        ...clause,
        aux: aux.word,
        negated: aux.negated !== denies,
        never: is(words[at + 1], 'never'),
        subject: words.slice(0, at),
        rest: words.slice(at + (denies ? 2 : 1)),
      }
    }
    const contracted = /^(i|you|we|they|it|he|she|there|that|this)'(d|ll|m|re|ve|s)$/.exec(word.low)
    if (contracted !== null && !relative) {
      const full = { d: 'would', ll: 'will', m: 'am', re: 'are', ve: 'have', s: 'is' }[contracted[2]!]!
      const denies = is(words[at + 1], 'not', 'never')
      const subject = { ...word, text: word.text.split("'")[0]!, low: contracted[1]! }
      return {
        ...clause,
        aux: full,
        negated: denies,
        never: is(words[at + 1], 'never'),
        subject: [...words.slice(0, at), subject],
        rest: words.slice(at + (denies ? 2 : 1)),
      }
    }
    if (
      at > 0 &&
      is(words[at - 1], 'i', 'we', 'they', 'you', 'people', 'everyone', 'everybody', 'nobody') &&
      !relative &&
      at === 1 &&
      (isAdverb(word) || may(word, 'verb') || may(word, 'past'))
    ) {
      const denies = is(word, 'never', 'rarely', 'seldom')
      return {
        ...clause,
        negated: denies && is(word, 'never'),
        never: is(word, 'never'),
        subject: words.slice(0, 1),
        rest: words.slice(is(word, 'never') ? 2 : 1),
      }
    }
  }
  let verb = finiteVerb(words)
  // "always comes": the adverb goes with its verb.
  while (verb !== null && verb > 1 && isAdverb(words[verb - 1])) verb -= 1
  return verb === null
    ? { ...clause, rest: words }
    : { ...clause, subject: words.slice(0, verb), rest: words.slice(verb) }
}

/** "Benefits from the government": the noun before the first preposition carries the phrase. */
function headIsPlural(words: readonly Token[], end: number): boolean {
  const preposition = words.findIndex((word, at) => at > 0 && at < end && isPreposition(word))
  return preposition > 0 && may(words[preposition - 1], 'plural')
}

/** The verb of a statement that has no auxiliary: "Agents | earn their commission". */
export function finiteVerb(words: readonly Token[]): number | null {
  let relative = false
  for (let at = 1; at < Math.min(words.length, 16); at += 1) {
    const token = words[at]!
    const before = words[at - 1]!
    if (is(token, 'who', 'that', 'which') && at > 0) {
      relative = true
      continue
    }
    const third =
      /[^s]s$/.test(token.low) && canBe(fromThirdPerson(token.low), 'verb') && fromThirdPerson(token.low) !== token.low
    const plural =
      may(before, 'plural') ||
      is(before, 'people', 'children', 'men', 'women') ||
      headIsPlural(words, at) ||
      words.slice(0, at).some((word) => is(word, 'and'))
    const base = may(token, 'verb') && plural
    const past =
      may(token, 'past') && !may(token, 'adjective') && !isPreposition(words[at + 1]) && token.tags.has('PastTense')
    if (isDeterminer(before) || isPreposition(before) || (!third && !base && !past) || is(before, 'and', 'or', 'to'))
      continue
    // "Car insurance companies": what could be a verb is part of the name unless something for it to act on follows.
    if (third && may(before, 'adjective') && !may(before, 'noun') && !may(before, 'gerund')) continue
    if (
      third &&
      may(token, 'plural') &&
      !(
        isDeterminer(words[at + 1]) ||
        isAdverb(words[at + 1]) ||
        isPreposition(words[at + 1]) ||
        is(words[at + 1], 'people', 'me', 'you', 'it', 'them', 'too', 'more') ||
        token.tags.has('PresentTense')
      )
    )
      continue
    if (relative) {
      relative = false
      continue
    }
    return at
  }
  return null
}
