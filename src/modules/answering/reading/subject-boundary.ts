import { auxiliaryOf, isBe, isDo, isHave } from './auxiliaries.ts'
import { is, may, type Token } from './tokens.ts'
import { isAdverb, isDeterminer, isPreposition, pronouns } from './word-sets.ts'

/** Where the subject ends and the predicate begins, after an auxiliary; null where that cannot be told. */
export function subjectEnd(words: readonly Token[], aux: string): number | null {
  const first = words[0]
  if (first === undefined) return null
  if (
    pronouns.has(first.low) &&
    !(
      is(first, 'this', 'that', 'these', 'those', 'people', 'anyone', 'someone', 'everyone', 'anybody', 'everybody') &&
      !endsHere(words[1], aux)
    )
  ) {
    if (is(words[1], 'or', 'and', 'all', 'guys', 'yourself') && is(first, 'you'))
      return is(words[1], 'all', 'guys', 'yourself') ? 2 : predicateStart(words, aux, 2)
    return 1
  }
  return predicateStart(words, aux, 1)
}

function endsHere(next: Token | undefined, aux: string): boolean {
  if (next === undefined) return true
  if (isAdverb(next) || is(next, 'not', 'be', 'have')) return true
  if (isDo(aux) || (!isBe(aux) && !isHave(aux))) return may(next, 'verb') && !may(next, 'noun')
  return isHave(aux)
    ? may(next, 'past')
    : !may(next, 'noun') ||
        may(next, 'adjective') ||
        isDeterminer(next) ||
        isPreposition(next) ||
        may(next, 'past') ||
        may(next, 'gerund')
}

function predicateStart(words: readonly Token[], aux: string, from: number): number | null {
  const limit = Math.min(words.length, 25)
  if (isBe(aux)) return copulaPredicate(words, limit)
  let relative = false
  for (let at = from; at < limit; at += 1) {
    const word = words[at]!
    const before = words[at - 1]!
    if (is(word, 'who', 'that', 'which') && !isPreposition(before)) {
      relative = true
      continue
    }
    if (
      isAdverb(word) &&
      !relative &&
      !is(before, 'a', 'the', 'very') &&
      (followsVerb(words[at + 1], aux) || is(words[at + 1], 'not'))
    )
      return at
    if (is(word, 'not') && !relative) return at
    if (isDeterminer(before) || (isPreposition(before) && !isParticle(words, at)) || is(before, 'and', 'or', 'to'))
      continue
    if (!followsVerb(word, aux)) continue
    if (relative) {
      relative = false
      continue
    }
    // "Should the price | rise": before the verb there must be something that can end a noun phrase.
    if (
      may(before, 'adjective') &&
      !may(before, 'noun') &&
      !may(before, 'plural') &&
      !pronouns.has(before.low) &&
      may(word, 'noun')
    )
      continue
    // "Does checking your credit score | lower it": a noun that could be a verb gives way to the verb after it.
    if (
      may(word, 'noun') &&
      followsVerb(words[at + 1], aux) &&
      (isDeterminer(words[at + 2]) || is(words[at + 2], 'it', 'you', 'them', 'your'))
    )
      continue
    // "Does a yard sign from a contractor | make …": nor does a noun before a preposition, if a sure verb follows.
    if (
      may(word, 'noun') &&
      isPreposition(words[at + 1]) &&
      words
        .slice(at + 2, at + 10)
        .some((later) =>
          is(later, 'make', 'makes', 'help', 'cause', 'mean', 'matter', 'have', 'be', 'let', 'affect', 'give', 'get'),
        )
    )
      continue
    return at
  }
  return null
}

function isParticle(words: readonly Token[], at: number): boolean {
  return is(words[at - 1], 'up', 'out', 'off', 'down')
}

function followsVerb(word: Token | undefined, aux: string): boolean {
  if (word === undefined) return false
  if (isHave(aux))
    return (
      may(word, 'past') ||
      is(word, 'been', 'had', 'done', 'gone', 'got', 'become', 'come', 'run', 'cut', 'put', 'let', 'set', 'hit')
    )
  return is(word, 'be', 'have', 'do') || may(word, 'verb')
}

/** After "is" and "are" the predicate begins with an adjective, a participle, a second noun phrase or a place. */
function copulaPredicate(words: readonly Token[], limit: number): number | null {
  let relative = false
  // "Is $15 a month too much": the period belongs to the amount.
  const first = /^[$€£]?\d/.test(words[0]!.text) && is(words[1], 'a', 'an', 'per', 'each') ? 3 : 1
  for (let at = first; at < limit; at += 1) {
    const word = words[at]!
    const before = words[at - 1]!
    const next = words[at + 1]
    if (is(word, 'who', 'that', 'which')) {
      relative = true
      continue
    }
    if (isDeterminer(before) || isPreposition(before) || is(before, 'and', 'or', ',')) continue
    if (relative) {
      if (may(word, 'verb') || may(word, 'past') || auxiliaryOf(word.low) !== null || /s$/.test(word.low))
        relative = false
      continue
    }
    if (
      is(
        word,
        'not',
        'too',
        'very',
        'really',
        'still',
        'more',
        'less',
        'worth',
        'likely',
        'going',
        'good',
        'bad',
        'better',
        'worse',
        'safe',
        'important',
        'so',
        'now',
        'always',
        'ever',
        'often',
        'usually',
        'necessary',
        'fair',
        'right',
        'wrong',
      )
    )
      return at
    if (is(word, 'alone')) continue
    if (isAdverb(word) || is(word, 'enough')) return at
    if (isDeterminer(word)) return at
    if (
      may(word, 'adjective') &&
      !(next !== undefined && may(next, 'noun') && !isPreposition(next) && !is(next, 'to')) &&
      !(may(word, 'noun') && next === undefined && may(before, 'adjective') && !may(before, 'noun'))
    )
      return at
    if (
      (may(word, 'past') || (may(word, 'gerund') && word.tags.has('Gerund'))) &&
      (next === undefined ||
        isPreposition(next) ||
        isAdverb(next) ||
        isDeterminer(next) ||
        is(next, 'to', 'more', 'less'))
    )
      return at
    if (
      isPreposition(word) &&
      !is(
        word,
        'of',
        'for',
        'in',
        'with',
        'from',
        'to',
        'on',
        'at',
        'about',
        'between',
        'by',
        'during',
        'without',
        'over',
        'against',
      )
    )
      return at
  }
  // "Is your phone on the table": with nothing else to say, the last place is what is said.
  const place = words
    .slice(0, limit)
    .findLastIndex(
      (word, at) =>
        at > 0 && isPreposition(word) && !is(word, 'of', 'like', 'as', 'than') && words[at + 1] !== undefined,
    )
  return place > 0 && !isPreposition(words[place - 1]) && !isDeterminer(words[place - 1]) ? place : null
}
