import { auxiliaryOf } from './auxiliaries.ts'
import { is, may, type Token } from './tokens.ts'
import { canBe, fromThirdPerson } from './word-forms.ts'
import { isAdverb, isDeterminer, isPreposition } from './word-sets.ts'

const stops = new Set(
  'when if because while before after than as instead rather such but so until unless whenever where since whether although though compared versus vs per each every usually often regularly why how what which'.split(
    ' ',
  ),
)

/** Ends a phrase behind a noun, but may stand in it before one: "online stores", "the next train". */
const softStops = new Set(
  'most again ever online downtown daily weekly monthly yearly doing going outside abroad overseas nearby indoors outdoors upstairs today yesterday tomorrow now yet anymore either at during within over next last this past once twice more less better worse first'.split(
    ' ',
  ),
)

/** Where a noun phrase that starts at `from` ends; `from` itself where there is none. */
export function phraseEnd(tokens: readonly Token[], from: number): number {
  let at = from
  let nouns = 0
  let relative = false
  let opened = -1
  while (at < tokens.length && at - from < 24) {
    const token = tokens[at]!
    const before = at > from ? tokens[at - 1]! : null
    if (before !== null && /[,;:)]|^ - /.test(before.post) && !(/^,$/.test(before.post) && goesOn(tokens, at))) break
    // "a spa or get a massage": the second is something else to do.
    if (
      is(token, 'or', 'and') &&
      nouns > 0 &&
      tokens[at + 1] !== undefined &&
      may(tokens[at + 1], 'verb') &&
      (!may(tokens[at + 1], 'noun') || isDeterminer(tokens[at + 2])) &&
      !relative
    )
      break
    if (before !== null && is(token, 'that', 'who', 'which', 'whose') && nouns > 0) {
      relative = true
      opened = at
    } else if (
      before !== null &&
      is(token, 'you', 'i', 'we', 'they') &&
      nouns > 0 &&
      !isPreposition(before) &&
      !relative
    ) {
      // "the phone you use": a clause without its "that".
      if (!hasVerbAfter(tokens, at)) break
      relative = true
    } else if (
      stops.has(token.low) &&
      !(at === from && isDeterminer(token)) &&
      !(is(before ?? undefined, 'the', 'your', 'my', 'a') && !relative)
    )
      break
    else if (
      softStops.has(token.low) &&
      at > from &&
      !isDeterminer(before ?? undefined) &&
      !(
        (may(before ?? undefined, 'adjective') ||
          !may(before ?? undefined, 'noun') ||
          /-|'s$/.test(before?.text ?? '')) &&
        may(tokens[at + 1], 'noun')
      )
    )
      break
    else if (
      is(token, 'the', 'this') &&
      at > from &&
      is(tokens[at + 1], 'last', 'first', 'next', 'same') &&
      is(tokens[at + 2], 'time', 'day', 'week', 'month', 'year')
    )
      break
    else if (is(token, 'to')) {
      if (
        !relative &&
        !/^(?:access|tickets?|trips?|visits?|subscriptions?|commute|flights?|membership|exposure|alternatives?|reaction|attachment|attention)$/.test(
          before?.low ?? '',
        )
      )
        break
    } else if (is(token, 'in', 'for') && (isTime(tokens, at) || is(tokens[at + 1], 'general', 'total', 'person'))) break
    else if (
      is(token, 'a', 'an') &&
      nouns > 0 &&
      before !== null &&
      !isPreposition(before) &&
      !relative &&
      !is(before, 'and', 'or')
    )
      break
    else if (
      nouns > 0 &&
      !relative &&
      before !== null &&
      !isPreposition(before) &&
      auxiliaryOf(token.low) !== null &&
      !(is(token, 'will', 'can') && ((may(before, 'adjective') && !may(before, 'noun')) || endsPhrase(tokens[at + 1])))
    )
      break
    else if (
      nouns > 0 &&
      !relative &&
      before !== null &&
      /s$/.test(token.low) &&
      token.tags.has('PresentTense') &&
      !may(token, 'plural')
    )
      break
    else if (
      nouns > 0 &&
      !relative &&
      before !== null &&
      !isPreposition(before) &&
      !isDeterminer(before) &&
      isAdverb(token)
    )
      break
    else if (nouns > 0 && is(token, 'being', 'whether')) break
    if (endsSingular(tokens, from, at, nouns, relative)) break
    if (!isDeterminer(token) && !isPreposition(token)) nouns += 1
    at += 1
  }
  // Of "a sitter who lives within a mile" the clause would be left without its end.
  if (opened > from && at - opened <= 2 && at < tokens.length && tokens[at - 1]!.post === '') at = opened
  while (
    at > from &&
    ((isPreposition(tokens[at - 1]) &&
      // "the apps I work with" ends as it should.
      !(relative && at === tokens.length && is(tokens[at - 1], 'with', 'for', 'on', 'at', 'from', 'in')) &&
      !(is(tokens[at - 1], 'like') && is(tokens[at - 2], 'you', 'i', 'we', 'they'))) ||
      isDeterminer(tokens[at - 1]) ||
      is(tokens[at - 1], 'and', 'or', 'to', 'that', 'who', 'which', 'be', 'not'))
  )
    at -= 1
  return at
}

/** After a comma: whether a list of short items goes on to its "and" or "or". */
/** In "a trash can that seals its bags" nothing is done yet: what could be an auxiliary is a noun. */
const endsPhrase = (next: Token | undefined): boolean =>
  next === undefined || is(next, 'that', 'which', 'and', 'or') || isPreposition(next)

function goesOn(tokens: readonly Token[], at: number): boolean {
  let run = 0
  for (let next = at; next < Math.min(tokens.length, at + 10); next += 1) {
    if (is(tokens[next], 'and', 'or'))
      return tokens[next + 1] !== undefined && (!may(tokens[next + 1], 'verb') || may(tokens[next + 1], 'noun'))
    run = tokens[next - 1]!.post.includes(',') ? 1 : run + 1
    if (
      run > 3 ||
      stops.has(tokens[next]!.low) ||
      softStops.has(tokens[next]!.low) ||
      auxiliaryOf(tokens[next]!.low) !== null
    )
      return false
  }
  return false
}

function hasVerbAfter(tokens: readonly Token[], at: number): boolean {
  for (let next = at + 1; next < Math.min(tokens.length, at + 4); next += 1) {
    if (auxiliaryOf(tokens[next]!.low) !== null || may(tokens[next], 'verb') || may(tokens[next], 'past')) return true
  }
  return false
}

const timeWords =
  /^(?:past|last|next|coming|day|days|week|weeks|month|months|year|years|hour|hours|minutes|morning|evening|summer|winter|future|weekend|now|future)$/

/** Whether the words behind a preposition name a time. */
export function isTime(tokens: readonly Token[], at: number): boolean {
  return (
    tokens.slice(at + 1, at + 4).some(({ low }) => timeWords.test(low) || /^\d+$/.test(low)) &&
    !is(tokens[at + 1], 'your', 'my')
  )
}

/** After "a" one thing is named; a word in -s behind it is what the thing does: "a shop | shows". */
function endsSingular(tokens: readonly Token[], from: number, at: number, nouns: number, relative: boolean): boolean {
  const token = tokens[at]!
  const next = tokens[at + 1]
  if (
    !is(tokens[from], 'a', 'an') ||
    nouns < 1 ||
    relative ||
    !/[^s]s$/.test(token.low) ||
    tokens.slice(from + 1, at).some((word) => isPreposition(word))
  )
    return false
  const base = fromThirdPerson(token.low)
  return (
    base !== token.low &&
    canBe(base, 'verb') &&
    next !== undefined &&
    (isDeterminer(next) || isPreposition(next) || isAdverb(next) || is(next, 'you', 'it', 'its'))
  )
}
