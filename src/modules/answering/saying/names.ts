import { readFileSync } from 'node:fs'
import { contentStems } from '../reading/content-stems.ts'
import { isCommonWord, isKnownWord } from '../reading/known-words.ts'
import { bankFiles } from './banks.ts'
import { drawsOf } from './compose-draws.ts'
import { sentence } from './english.ts'
import { drawn, type Slots } from './patterns.ts'
import { favourOf } from './reasons-favour.ts'
import { couldSay } from './speaker.ts'
import type { Remark, Speaking } from './speaking.ts'

/** data/knowledge/names.jsonl: what a word, or a part of one, in a name or a slogan makes people think of. */
interface NamePart {
  parts: string[]
  says: [lean: -1 | 0 | 1, text: string][]
}

let book: ReadonlyMap<string, NamePart> | undefined

function partsBook(): ReadonlyMap<string, NamePart> {
  book ??= new Map(
    readFileSync(new URL('../../../../data/knowledge/names.jsonl', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as NamePart)
      .flatMap((entry) => entry.parts.map((part) => [part, entry] as const)),
  )
  return book
}

const QUOTED = /["“”«]([^"“”»]{2,80})["”»]|(?<![\p{L}\p{N}])['‘]([^'‘’]{2,80})['’](?![\p{L}\p{N}])/u
/** Every word of it with a capital: "Hush Home". */
const NAME = /^(?:\p{Lu}[\p{L}\p{N}'&-]*(?: |$))+$/u
const ALL_QUOTED = new RegExp(QUOTED, 'gu')
/** A brand name in general is none to be judged. */
const NAMING = /\b(?<!\b(?:brand|big|user|first|last|maiden) )(?:names?(?! brands?\b)|named|called|naming|calling)\b/i
/** "What comes to mind when you hear “Northstar Financial”?" */
const HEARD = /\b(?:hear|see|read|come across)\b/i
const SLOGAN = /\b(?:slogan|tag ?line|motto|(?<!subject )line|headline|phrase|message|appeal)s?\b/i

/** The name or the slogan that a question puts to the test, of several the one that was picked; null where it tests none. */
function testedWords({
  reading: { text, subject, options },
  decision: { value },
}: Speaking): { words: string; kind: 'unknown' | 'slogan' } | null {
  const around = text.replace(ALL_QUOTED, '')
  const quoted = QUOTED.exec(text)
  const heard = HEARD.test(around) && NAME.test(quoted?.[1] ?? quoted?.[2] ?? '')
  const kind = NAMING.test(around) || heard ? 'unknown' : SLOGAN.test(around) ? 'slogan' : null
  if (kind === null) return null
  const offered = options.map((option) => bare(option.text))
  const chosen = options.every(({ role }) => role === 'answer')
  const tested =
    chosen &&
    (quoted === null ? offered.every((one) => NAME.test(one)) : offered.includes(bare(quoted[1] ?? quoted[2]!)))
  const picked = typeof value === 'string' && tested ? bare(value) : null
  const words = picked ?? quoted?.[1] ?? quoted?.[2] ?? (/\bname\b/i.test(text) ? subject?.names[0] : undefined)
  return words === undefined ? null : { words, kind }
}

const bare = (text: string): string => text.replace(/^["“”'‘’]+|["“”'‘’.,]+$/g, '')

/** What is to bear the name, with an article where there is one of it: "a savings app", "frozen dinners". */
function bearerIn(text: string): string | null {
  const found =
    /\b(?:for|naming|calling|make|sell|launching|opening|is(?= (?:an?|our|my) )) (?!you\b)(?:(an?|our|my|the|this|your) )?(?:(?:new|small|local|big|line of|brand of) )*((?:[a-z-]+ ){0,3}?[a-z-]+)(?= (?:called|named|for|that|which|who|where|and|with|made|built|designed|meant|sold|delivered|["“'‘])|[.,?:;!"“]|$)/u.exec(
      text.replace(/["“][^"”]*["”]/g, '"').replace(/ "/g, '"'),
    )
  if (found === null || /^(?:you|it|this|that|them|us|me|what|names?|one|better|best|good)$/.test(found[2]!))
    return null
  return found[1] === undefined || / of /.test(found[0])
    ? found[2]!
    : `${/^[aeiou]/.test(found[2]!) ? 'an' : 'a'} ${found[2]}`
}

/** Whether a question puts a name or a slogan to the test, and nothing that bears it. */
export const testsWords = (speaking: Speaking): boolean => testedWords(speaking) !== null

/** What the words of a name or slogan make this agent think of, on its side of the matter; best first. */
export function nameRemarks(speaking: Speaking): Remark[] {
  const tested = testedWords(speaking)
  if (tested === null) return []
  const { chance, person } = speaking
  const favour = favourOf(speaking)
  if (tested.kind === 'slogan') return sloganRemarks(speaking, tested.words, favour)
  const words = tested.words
  const known = partsIn(words).flatMap(({ says }) => says.filter(([, text]) => couldSay({ who: [], text }, person)))
  // Whoever picks one of several likes it.
  const picked = speaking.decision.utilities.length > 0
  const suits = known.filter(([lean]) => (picked ? lean > 0 : Math.abs(favour) < CLEAR || lean * favour >= 0))
  const bearer = chance('bearer') > SPOKEN_OF ? null : bearerIn(speaking.reading.text)
  const verdicts = bearer === null ? [] : [1, -1].map((side) => [side, ofBearer(speaking, bearer, side)] as const)
  const after = new Map<number, string>(verdicts)
  const found = (suits.length > 0 || picked ? suits : known).map(
    ([lean, text]): Remark => ({
      text: [sentence(text), after.get(lean) ?? ''].join(' ').trim(),
      part: 'voice',
      stance: lean,
      register: null,
      weight: 1 + chance(`name/${text}`),
      key: `name:${text}`,
    }),
  )
  const { reading } = speaking
  // Of what bears the name its sound and its sense are a reason; what else its parts call to mind is none.
  const bears = reading.stimulus !== null || bearerIn(reading.text) !== null
  if (picked || bears) {
    const bank = picked ? lookOf(speaking) : favour < 0 ? 'name_bad' : 'name_good'
    const fits = after.get(picked || favour >= 0 ? 1 : -1)
    return [
      ...(bears ? [] : found),
      ...spokenOf(speaking, bank),
      ...(fits === undefined ? [] : [{ ...pointOf(fits), key: 'name:suits' }]),
    ]
  }
  return [...found, ...spokenOf(speaking, tested.kind).map((one) => ({ ...one, weight: 0.3 }))]
}

/** Of a slogan people take up a part of what it says. */
function sloganRemarks(speaking: Speaking, slogan: string, favour: number): Remark[] {
  const good = speaking.decision.utilities.length > 0 || favour > 0
  const parts = slogan.split(/[.,;:!?]+\s*/).filter((part) => part !== '')
  const part = parts[Math.floor(speaking.chance('part') * parts.length)] ?? slogan
  return [
    ...spokenOf(speaking, good ? 'slogan_part_good' : 'slogan_part_bad', { part }),
    ...spokenOf(speaking, good ? 'slogan_good' : 'slogan').map((one) => ({ ...one, weight: 0.3 })),
  ]
}

/** Sentences of a bank, in this agent's order. */
const spokenOf = ({ chance, manner }: Speaking, bank: keyof typeof bankFiles.names, slots: Slots = {}): Remark[] =>
  drawn(bankFiles.names[bank]!, manner.register, slots, drawsOf(chance(`name ${bank}`)), 8).map((filled) => ({
    ...pointOf(filled.text),
    ...filled,
    weight: 1 + chance(filled.text),
  }))

/** What there is to a name that was picked: it says what it is, it is short, a word of its own, or words that one knows. */
function lookOf({
  reading: { text, options },
  decision: { value },
}: Speaking): 'telling' | 'short' | 'invented' | 'worded' {
  const name = bare(String(value))
  const around = options.reduce((rest, option) => rest.replace(option.text, ' '), text)
  const [own, asked] = [contentStems(name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')), contentStems(around)]
  if (asked.some((stem) => own.some((one) => one === stem || (stem.length >= SHORTEST && one.includes(stem)))))
    return 'telling'
  if (name.length <= SHORT_NAME) return 'short'
  return name.includes(' ') || isKnownWord(name.toLowerCase()) ? 'worded' : 'invented'
}
const SHORT_NAME = 6

/** What comes after anything that the words themselves call to mind. */
const pointOf = (text: string): Omit<Remark, 'key'> => ({ text, part: 'point', stance: 0, register: null, weight: 0.3 })

/** That the name suits what is to bear it (1), or does not. */
function ofBearer({ chance, manner }: Speaking, bearer: string, side: number): string {
  const bank = bankFiles.names[side > 0 ? 'suits' : 'jars']!
  return drawn(bank, manner.register, { bearer }, drawsOf(chance('bearer')), 1)[0]?.text ?? ''
}
/** How many speak of it. */
const SPOKEN_OF = 0.6

/** From here on somebody is clearly for or against. */
const CLEAR = 0.5
/** Shorter parts count only as words of their own, or at the end of one. */
const SHORTEST = 4

/** The parts that are known: whole phrases, then words, then how words begin and end. */
function partsIn(words: string): NamePart[] {
  const all = partsBook()
  const spoken = words.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').toLowerCase()
  const tokens = spoken.split(/[^\p{L}\p{N}']+/u).filter((token) => token !== '')
  const phrases = [...all.keys()].filter((part) => part.includes(' ') && spoken.includes(part))
  const found = new Set<NamePart>(phrases.map((part) => all.get(part)!))
  for (const token of tokens) {
    const whole = all.get(token) ?? all.get(token.replace(/(?:'s|s)$/, ''))
    if (whole !== undefined) {
      found.add(whole)
      continue
    }
    // A word is what it is: nobody gets anything in "forget".
    if (isCommonWord(token)) continue
    const [first, second] = apart(token, all) ?? [token, token]
    const own = (word: string): NamePart | undefined => all.get(word) ?? all.get(word.replace(/s$/, ''))
    const known =
      first === token ? [longest(token, all, 'startsWith'), longest(token, all, 'endsWith')] : [own(first), own(second)]
    for (const entry of known) if (entry !== undefined) found.add(entry)
  }
  return [...found]
}

/** "Hearthlight" is a hearth and a light, and no heart: two words, of which at least one says something. */
function apart(token: string, all: ReadonlyMap<string, NamePart>): [string, string] | null {
  for (let at = token.length - 2; at >= 3; at -= 1) {
    const [first, second] = [token.slice(0, at), token.slice(at)]
    const says = all.has(first) || all.has(second)
    if (
      says &&
      (all.has(first) || isKnownWord(first)) &&
      (all.has(second) || (second.length > 2 && isKnownWord(second)))
    )
      return [first, second]
  }
  return null
}

/** The longest part that a word begins or ends with. */
function longest(
  token: string,
  all: ReadonlyMap<string, NamePart>,
  side: 'startsWith' | 'endsWith',
): NamePart | undefined {
  const fits = [...all.keys()].filter(
    (part) =>
      token[side](part) &&
      (part.length >= SHORTEST || (side === 'endsWith' && ENDINGS.has(part) && token.length > part.length + 2)),
  )
  return all.get(fits.sort((a, b) => b.length - a.length)[0] ?? '')
}

const ENDINGS = new Set(['ly', 'ify', 'fy', 'ai', 'bot', 'hub', 'lab', 'net'])
