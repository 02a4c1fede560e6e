import { auxiliaryOf } from './auxiliaries.ts'
import { verbAt, word } from './claim-parts.ts'
import { isTime, phraseEnd } from './noun-phrase.ts'
import { headOf, subjectFrom } from './phrase-subject.ts'
import type { Subject } from './reading.ts'
import { is, may, type Token } from './tokens.ts'
import { activity, plain, through, wordless } from './verb-sets.ts'
import { fromPast, gerundOf } from './word-forms.ts'
import { isAdverb, isDeterminer, isPreposition } from './word-sets.ts'

/** What is done to what: its object where the verb is plain, else the doing itself ("switching banks"). */
export function actionSubject(rest: readonly Token[]): Subject | null {
  let at = verbAt(rest) ?? 0
  for (let step = 0; step < 4; step += 1) {
    const skips =
      through.has(rest[at]?.low ?? '') &&
      ((is(rest[at + 1], 'to') &&
        (may(rest[at + 2], 'verb') || isAdverb(rest[at + 2]) || is(rest[at + 2], 'be', 'have'))) ||
        is(rest[at + 1], 'able', 'willing', 'likely', 'interested', 'comfortable', 'going', 'happy', 'inclined') ||
        (is(rest[at], 'rather') && may(rest[at + 1], 'verb')))
    if (!skips) break
    at += is(rest[at + 1], 'to') ? 2 : 1
    while (isAdverb(rest[at])) at += 1
    if (is(rest[at], 'in') && may(rest[at + 1], 'gerund')) at += 1
  }
  if (
    is(
      rest[at],
      'start',
      'stop',
      'keep',
      'begin',
      'avoid',
      'started',
      'stopped',
      'considered',
      'consider',
      'quit',
      'enjoy',
      'like',
      'love',
      'hate',
      'dislike',
      'prefer',
    ) &&
    may(rest[at + 1], 'gerund') &&
    !isNounLike(rest, at + 1)
  )
    at += 1
  const verb = rest[at]
  if (verb === undefined) return null
  // "be interested in X", "were disappointed by X": a state, and what it is about.
  const state =
    may(verb, 'past') &&
    !plain.has(verb.low) &&
    ((at > 0 && is(rest[at - 1], 'be', 'feel', 'get')) || is(rest[at + 1], 'by', 'with', 'about'))
  if (state && isPreposition(rest[at + 1]))
    return ofAbout(rest.slice(at + 1), ['about', 'with', 'of', 'by', 'in', 'for', 'to', 'on'])
  if (is(verb, 'being', 'be') && is(rest[at + 1], 'able') && is(rest[at + 2], 'to'))
    return actionSubject(rest.slice(at + 3))
  // "been prescribed a medicine": what came of it.
  if (is(verb, 'been') && may(rest[at + 1], 'past'))
    return phraseAt(rest, at + 2) ?? ofAbout(rest.slice(at + 2), ['by', 'with', 'about', 'of', 'in', 'from', 'to'])
  // "find it easy to keep up": what is easy comes behind.
  if (is(rest[at + 1], 'it') && is(rest[at + 3], 'to')) return actionSubject(rest.slice(at + 4))
  // "support or oppose a ban": what both are done to.
  if (
    is(rest[at + 1], 'or', 'and') &&
    (may(rest[at + 2], 'verb') || may(rest[at + 2], 'past')) &&
    opposedOrPlain(verb, rest[at + 2]!)
  )
    at += 2
  if (plain.has(verb.low) || plain.has(verb.low.replace(/(?:ing|s)$/, ''))) {
    let object = at + 1
    if (is(rest[object], 'to') && may(rest[object + 1], 'verb')) return actionSubject(rest.slice(object + 1))
    while (isAdverb(rest[object]) || is(rest[object], 'more', 'extra', 'less', 'anyone', 'someone', 'money', 'time'))
      object += 1
    if (
      is(rest[object], 'for', 'to', 'of', 'about', 'on', 'at', 'in', 'with', 'up') &&
      !(is(rest[object], 'in', 'for') && isTime(rest, object)) &&
      phraseEnd(rest, object + 1) > object + 1
    )
      object += 1
    if (is(rest[object], 'to') && may(rest[object + 1], 'verb')) return actionSubject(rest.slice(object + 1))
    if (is(rest[object], 'for', 'to', 'of')) object += 1
    if (may(rest[object], 'gerund') && !isNounLike(rest, object)) return actionSubject(rest.slice(object))
    const found = phraseAt(rest, object)
    if (found !== null) return found
  }
  if (wordless.has(verb.low)) return null
  const done = doing(rest, at)
  return done === null || /\s/.test(done.phrase) || activity.test(done.phrase) ? done : null
}

function opposedOrPlain(one: Token, other: Token): boolean {
  return plain.has(one.low) && plain.has(other.low)
}

/** Whether a word in -ing belongs to the noun behind it: "running shoes". */
export function isNounLike(rest: readonly Token[], at: number): boolean {
  const next = rest[at + 1]
  return (
    next !== undefined &&
    (may(next, 'noun') || may(next, 'plural')) &&
    !isDeterminer(next) &&
    !isPreposition(next) &&
    may(rest[at], 'adjective')
  )
}

/** What is done, as a phrase: "switching banks". */
export function doing(rest: readonly Token[], at: number): Subject | null {
  const said = rest[at]!
  // "Have you canceled a trip?" is about canceling one.
  const base = may(said, 'verb') || may(said, 'gerund') || !may(said, 'past') ? said.low : fromPast(said.low)
  const verb = base === said.low ? said : { ...said, text: base, low: base, tags: new Set(['Infinitive']) }
  if (
    !(may(verb, 'verb') || may(verb, 'gerund')) ||
    is(
      verb,
      'be',
      'have',
      'do',
      'say',
      'think',
      'feel',
      'buy',
      'use',
      'go',
      'know',
      'mean',
      'agree',
      'matter',
      'happen',
    )
  )
    return null
  const ing = (token: Token): string =>
    may(token, 'gerund') && token.low.endsWith('ing')
      ? token.low
      : gerundOf(may(token, 'verb') ? token.low : fromPast(token.low))
  const gerund = ing(verb)
  let tail = rest.slice(at + 1, actionEnd(rest, at))
  // "bring in the money and wives should …": a second clause begins at the "and".
  const joint = tail.findIndex(
    (token, index) =>
      is(token, 'and') &&
      (auxiliaryOf(tail[index + 1]?.low ?? '') !== null || auxiliaryOf(rest[at + 1 + tail.length]?.low ?? '') !== null),
  )
  if (joint > 0) tail = tail.slice(0, joint)
  if (
    /^(?:the )?(?:last|first|next) time\b/.test(
      tail
        .slice(0, 3)
        .map(({ low }) => low)
        .join(' '),
    )
  )
    tail = []
  if (
    is(tail[0], 'it', 'them', 'this') ||
    (tail.length === 2 && is(tail[1], 'it', 'them', 'this', 'that', 'one')) ||
    (is(tail[0], 'you', 'me') && is(verb, 'make', 'let', 'get')) ||
    (is(verb, 'affect', 'change', 'influence') && is(tail[0], 'your', 'my', 'you'))
  )
    return null
  if (tail.length === 1 && is(tail[0], 'it', 'them', 'this', 'that', 'one', 'these', 'those')) return null
  // "cook or eat out" is cooking or eating out.
  tail = tail.map((token, index) =>
    index > 0 &&
    is(tail[index - 1], 'or', 'and') &&
    (may(token, 'verb') || may(token, 'past')) &&
    (index === 1 || !may(token, 'noun'))
      ? { ...token, text: ing(token), low: ing(token) }
      : token,
  )
  const found = subjectFrom([
    { ...word(gerund), post: tail.length > 0 ? verb.post : '' },
    ...(tail.length > 11 ? [] : tail),
  ])
  if (found === null) return null
  const from = tail.findIndex((token) => !isPreposition(token))
  const head = from < 0 ? null : headOf(tail.slice(from))
  // Of "betting on sports" the sports can be looked up; of "waiting in line" the line says nothing.
  const aside = is(tail[0], 'in', 'at', 'from', 'by', 'around', 'out')
  const noun =
    !aside &&
    head !== null &&
    !isDeterminer(head) &&
    (may(head, 'noun') || may(head, 'plural') || !may(head, 'adverb')) &&
    !is(head, 'you', 'it', 'later', 'more', 'less', 'out', 'up', 'back', 'well')
  return { ...found, head: noun && !/ing$/.test(head.low) ? head.low : gerund, plural: false }
}

/** Where what is done ends: "let kids have phones at school" goes on to the second verb. */
function actionEnd(rest: readonly Token[], at: number): number {
  const verb = rest[at]!
  if (rest[at + 1] === undefined || verb.post !== '') return at + 1
  if (is(verb, 'let', 'make', 'help', 'have', 'allow', 'see', 'letting', 'making', 'helping')) {
    const stop = rest.findIndex(
      (token, index) => index > at && (is(token, 'if', 'when', 'because', 'in') || rest[index - 1]!.post !== ''),
    )
    const end = stop <= at + 1 ? rest.length : stop
    if (end - at <= 10) return end
  }
  if (is(rest[at + 1], 'or', 'and')) return Math.max(at + 1, phraseEnd(rest, at + 3), at + 3)
  return isPreposition(rest[at + 1]) || is(rest[at + 1], 'up', 'out', 'off', 'down', 'back', 'away')
    ? Math.max(
        at + 1,
        phraseEnd(rest, at + 2),
        is(rest[at + 1], 'up', 'out', 'off', 'down', 'back', 'away') ? at + 2 : 0,
      )
    : phraseEnd(rest, at + 1)
}

/** The noun phrase that starts at a word. */
export function phraseAt(tokens: readonly Token[], from: number): Subject | null {
  if (tokens[from] === undefined) return null
  return subjectFrom(tokens.slice(from, phraseEnd(tokens, from)))
}

/** The noun phrase behind the first of the prepositions; what is done, where a verb in -ing stands there. */
export function ofAbout(tokens: readonly Token[], prepositions: readonly string[]): Subject | null {
  for (const preposition of prepositions) {
    const at = tokens.findIndex((token) => is(token, preposition))
    if (at < 0 || at === tokens.length - 1) continue
    if (may(tokens[at + 1], 'gerund') && !isNounLike(tokens, at + 1)) {
      const found = actionSubject(tokens.slice(at + 1))
      if (found !== null) return found
    }
    const found = phraseAt(tokens, at + 1)
    if (found !== null) return found
  }
  return null
}
