import { auxiliaryOf } from './auxiliaries.ts'
import { massNouns } from './claim-parts.ts'
import { shouted } from './fold.ts'
import { namesIn } from './names.ts'
import type { Subject } from './reading.ts'
import { is, joined, may, type Token } from './tokens.ts'
import { turned } from './turn-person.ts'
import { isAdverb, isDeterminer, isPreposition } from './word-sets.ts'

const longest = 12

const pronouns = new Set(
  'it them this that these those one ones you me us him her they i we he she something anything nothing someone anyone everything there here so each mine yours myself yourself up out off down away back in on over'.split(
    ' ',
  ),
)

const measures =
  /^(?:kind|kinds|type|types|sort|sorts|hours|minutes|days|weeks|cup|cups|bottle|bottles|box|boxes|pair|pairs|piece|pieces|number|amount|lot|lots|bit|pack|packs|brand|brands|variety|range|set|form|glass|glasses|bag|bags|slice|percentage|percent|share|most|some|many|any|part|quality|price|cost|taste|choice)$/

/** A noun phrase in the speaker's view; null if it is only a pronoun, or nothing that could be mentioned. */
export function subjectFrom(tokens: readonly Token[]): Subject | null {
  const stripped = strippedLead(tokens)
  let words = turned(stripped)
  // "a museum open until midnight": an adjective behind the noun has lost what it needs.
  const end = words[words.length - 1]
  if (
    words.length > 1 &&
    end !== undefined &&
    ((may(end, 'adjective') && !may(end, 'noun')) ||
      is(end, 'open', 'available', 'free', 'ready', 'meant', 'made', 'designed', 'needed', 'aimed', 'intended')) &&
    may(words[words.length - 2], 'noun') &&
    !pronouns.has(words[words.length - 2]!.low) &&
    !isDeterminer(words[words.length - 2])
  )
    words = words.slice(0, -1)
  if (words.length > longest) words = shortened(words)
  const first = words[0]
  if (first === undefined || words.length > longest || (words.length === 1 && pronouns.has(first.low))) return null
  if (words.length > 1 && is(first, 'it', 'them', 'me', 'us', 'him', 'i', 'they', 'you', 'he', 'she')) return null
  if (/^(?:the )?(?:last|first|next) time\b/.test(joined(words.slice(0, 3)).toLowerCase())) return null
  if (
    is(first, 'that') &&
    (words[1] === undefined ||
      is(words[1], 'everyone', 'people', 'someone', 'you', 'i', 'they', 'we', 'it', 'the', 'a'))
  )
    return null
  if (words.length === 1 && (isAdverb(first) || (may(first, 'adjective') && !may(first, 'noun')))) return null
  // What starts with a verb is no noun phrase, whatever led here.
  if (
    auxiliaryOf(first.low) !== null ||
    is(first, 'be', 'been') ||
    (words.length > 1 && may(first, 'verb') && !may(first, 'noun') && !may(first, 'adjective') && !may(first, 'gerund'))
  )
    return null
  const head = headOf(words)
  if (head === null || pronouns.has(head.low) || !/\p{L}/u.test(head.text)) return null
  // "any child at home" is mentioned as "a child at home".
  const lost =
    tokens.length > stripped.length && is(tokens[tokens.length - stripped.length - 1], 'any') && !isDeterminer(first)
  if (lost && !isPlural(words, head) && !massNouns.has(head.low))
    words = [{ ...first, text: /^[aeiou]/i.test(first.text) ? 'an' : 'a', low: 'a', pre: '', post: '' }, ...words]
  const text = joined(words)
  const names = shouted(text) && text.length > 6 ? [] : namesIn(words, true)
  const named = names.some((name) => name.split(' ').includes(head.text))
  return { phrase: lowered(text, first), head: named ? head.text : head.low, plural: isPlural(words, head), names }
}

function strippedLead(tokens: readonly Token[]): readonly Token[] {
  if (is(tokens[0], 'that') && is(tokens[1], 'most', 'some', 'all', 'many')) return strippedLead(tokens.slice(1))
  let at = is(tokens[0], 'at') && is(tokens[1], 'least', 'most') ? 2 : 0
  while (
    at < tokens.length - 1 &&
    is(
      tokens[at],
      'any',
      'some',
      'about',
      'of',
      'in',
      'for',
      'with',
      'to',
      'at',
      'on',
      'by',
      'from',
      'and',
      'or',
      'using',
      'most',
      'all',
      'just',
      'only',
      'really',
      'either',
      'between',
    )
  )
    at += 1
  // "first for a mortgage"
  if (is(tokens[at], 'first', 'last') && isPreposition(tokens[at + 1])) return strippedLead(tokens.slice(at + 1))
  return tokens.slice(at)
}

/** The phrase up to its last joint before the limit: better short than broken. */
function shortened(words: readonly Token[]): Token[] {
  for (let at = longest; at > 1; at -= 1) {
    const token = words[at]!
    if (
      (isPreposition(token) && !is(token, 'of', 'than')) ||
      is(token, 'that', 'who', 'which', 'and', 'or', 'when', 'so') ||
      words[at - 1]!.post.includes(',')
    ) {
      const kept = words.slice(0, at)
      if (!isPreposition(kept[kept.length - 1]) && !is(kept[kept.length - 1], 'that', 'who', 'and', 'or', 'which'))
        return kept
    }
  }
  return [...words]
}

/** The noun that carries the phrase: the last one before "of", "that" and the like. */
export function headOf(words: readonly Token[]): Token | null {
  // \"a used or refurbished phone\": between two adjectives nothing ends.
  const pair = words.findIndex(
    (token, at) =>
      at > 0 &&
      is(token, 'or', 'and') &&
      !may(words[at - 1], 'noun') &&
      (may(words[at - 1], 'adjective') || may(words[at - 1], 'past')),
  )
  if (pair > 0 && words.length > pair + 2) return headOf(words.slice(pair + 1))
  let end = words.findIndex(
    (token, at) =>
      at > 0 &&
      ((isPreposition(token) && !is(token, 'like')) ||
        is(
          token,
          'that',
          'who',
          'which',
          'whose',
          'where',
          'you',
          'i',
          "i've",
          "i'm",
          'to',
          'and',
          'or',
          'when',
          'we',
        ) ||
        words[at - 1]!.post.includes(',') ||
        (at > 1 &&
          may(token, 'past') &&
          token.low.endsWith('ed') &&
          !may(token, 'noun') &&
          (words[at + 1] === undefined || isPreposition(words[at + 1]) || isAdverb(words[at + 1]))) ||
        (at > 1 &&
          /^(?:made|built|grown|sold|designed|sent|paid|given|kept|taken|shown|being|called|named)$/.test(token.low))),
  )
  if (end < 0) end = words.length
  const head = words[end - 1] ?? null
  if (head === null || isDeterminer(head)) return words[end] ?? head
  if (measures.test(head.low) && is(words[end], 'of'))
    return headOf(words.slice(end + 1).filter((token, at) => at > 0 || !isDeterminer(token))) ?? head
  return head
}

function isName(token: Token): boolean {
  return /^\p{Lu}/u.test(token.text) && token.text.length > 1
}

function lowered(text: string, first: Token): string {
  // A capital in the middle of a sentence is meant: "Sunday evening".
  const common =
    first.from <= 0 &&
    !/^\p{Lu}{2}/u.test(first.text) &&
    (isDeterminer(first) || !isName(first) || !namesIn([first], true).includes(first.text))
  return common ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

const pluralForm = new Set(
  'people children men women data kids feet teeth clothes groceries scissors pants jeans glasses'.split(' '),
)

const singularForm = new Set(
  'news business gas bus class tennis yes series plus address process access success glass grass stress fitness business virus campus bonus politics economics physics mathematics chess'.split(
    ' ',
  ),
)

function isPlural(words: readonly Token[], head: Token): boolean {
  if (pluralForm.has(head.low)) return true
  const at = words.indexOf(head)
  if (is(words[at + 1], 'and') && !words[at]!.post.includes(',')) return true
  return !singularForm.has(head.low) && may(head, 'plural') && !/(?:ss|'s)$/.test(head.low)
}
