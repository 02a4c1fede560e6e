import { readFileSync } from 'node:fs'
import type { Reading } from '../reading/reading.ts'
import { bankFiles } from './banks.ts'
import { drawsOf } from './compose-draws.ts'
import { sentence } from './english.ts'
import { drawn } from './patterns.ts'
import { favourOf } from './reasons-favour.ts'
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
const NAMING = /\b(?:names?|named|called|naming)\b/i
const SLOGAN = /\b(?:slogan|tag ?line|motto|(?<!subject )line|headline|phrase)\b/i

/** The name or the slogan that a question puts to the test; null where it tests none. */
function testedWords({ text, subject }: Reading): { words: string; kind: 'unknown' | 'slogan' } | null {
  const kind = NAMING.test(text) ? 'unknown' : SLOGAN.test(text) ? 'slogan' : null
  if (kind === null) return null
  const quoted = QUOTED.exec(text)
  const words = quoted?.[1] ?? quoted?.[2] ?? (/\bname\b/i.test(text) ? subject?.names[0] : undefined)
  return words === undefined ? null : { words, kind }
}

/** What the words of a name or slogan make this agent think of, on its side of the matter; best first. */
export function nameRemarks(speaking: Speaking): Remark[] {
  const tested = testedWords(speaking.reading)
  if (tested === null) return []
  const { chance, manner } = speaking
  const favour = favourOf(speaking)
  // A slogan means what it says as a whole.
  const known = tested.kind === 'slogan' ? [] : partsIn(tested.words).flatMap(({ says }) => says)
  const suits = known.filter(([lean]) => Math.abs(favour) < CLEAR || lean * favour >= 0)
  const found = (suits.length > 0 ? suits : known).map(
    ([lean, text]): Remark => ({
      text: sentence(text),
      part: 'voice',
      stance: lean,
      register: null,
      weight: 1 + chance(`name/${text}`),
      key: `name:${text}`,
    }),
  )
  // Whoever picks one of several slogans likes it.
  const picked = speaking.decision.utilities.length > 0
  const kind = tested.kind === 'slogan' && (picked || favour > 0) ? 'slogan_good' : tested.kind
  const blank = drawn(bankFiles.names[kind]!, manner.register, {}, drawsOf(chance('name')), 6)
  return [...found, ...blank.map((filled): Remark => ({ ...filled, part: 'point', stance: 0, weight: 0.3 }))]
}

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
    for (const [part, entry] of all) {
      const within = part.length >= SHORTEST && (token.startsWith(part) || token.endsWith(part))
      if (within || (ENDINGS.has(part) && token.length > part.length + 2 && token.endsWith(part))) found.add(entry)
    }
  }
  return [...found]
}

const ENDINGS = new Set(['ly', 'ify', 'fy', 'ai', 'bot', 'hub', 'lab', 'net'])
