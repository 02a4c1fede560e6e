import { stem } from './stem.ts'

/** A word of a question as it is compared. */
export interface Token {
  word: string
  stem: string
  /** Follows the word before without punctuation in between. */
  joined: boolean
}

/** Longer texts say what they are about well before this. */
const MOST_WORDS = 400

/** Words of a text: folded, apostrophes closed up ("mcdonald's" is "mcdonald"), hyphens opened ("oat-milk": two). */
export function tokensOf(text: string): Token[] {
  const folded = fold(text.slice(0, 4000))
  const tokens: Token[] = []
  let from = -1
  let joined = false
  for (let at = 0; at <= folded.length && tokens.length < MOST_WORDS; at += 1) {
    const code = folded.charCodeAt(at)
    if (isInWord(code)) {
      if (from < 0) from = at
      continue
    }
    if (from >= 0) {
      const word = folded.slice(from, at)
      tokens.push({ word, stem: stem(word), joined })
      from = -1
      joined = true
    }
    if (code !== 32 && code !== 45 && code !== 9 && code !== 10) joined = false
  }
  return tokens
}

// Known questions are plain ASCII nearly all of them, and there are thousands to read at the start.
const plain = /^[ -~]*$/

function fold(text: string): string {
  const lower = plain.test(text) ? text.toLowerCase() : text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return /['’]/.test(lower) ? lower.replace(/['’]s\b|['’]/g, '') : lower
}

/** Letters, digits, "&" and "+"; beyond ASCII whatever is no space and no punctuation in common use. */
function isInWord(code: number): boolean {
  if (code < 128) return (code > 96 && code < 123) || (code > 47 && code < 58) || code === 38 || code === 43
  return code > 191 && !(code >= 0x2000 && code <= 0x206f) && !(code >= 0x3000 && code <= 0x303f) && code !== 0xfffd
}

/** Words that hold a question together and say nothing of its subject. */
const frame = new Set(
  `a an the this that these those there here it its is are was were be been am do does did done doing have has had
  having will would shall should can could may might must of in on at by for from with without to into onto up down out
  off over under about than then as if or and but nor so not no yes i you he she we they me him her us them my your his
  our their mine yours myself yourself who whom whose which what when where why how any some all each every either
  neither both few many much more most less least other another such only own same too very just also ever never always
  often sometimes usually rarely again once twice per like get got make made let go going gone come one two three four
  five six seven eight nine ten thing something anything nothing everything someone anyone everyone anybody somebody
  everybody person people adult lot bit kind sort way really quite rather pretty fairly main mainly mostly typical
  typically average usual currently now today lately recently recent last past next month months week weeks year years
  day days time times ago before after during since until while how likely unlikely important satisfied agree disagree
  interested think feel feeling say tell believe consider prefer want know heard hear because reason whether following
  statement describe best well good bad better worse new old please thank thanks hi hello im ive id dont doesnt didnt
  wouldnt cant cannot wont isnt arent havent hasnt scale question answer choose pick select statement true false
  percent dollar dollars usd much amount total number`
    .split(/\s+/)
    .flatMap((word) => [word, stem(word)]),
)

/** Whether a word, or a stem, only holds a question together. */
export const isFrame = (word: string): boolean => frame.has(word) || /^\d+$/.test(word)

export const saysLittle = (token: Token): boolean => isFrame(token.stem)
