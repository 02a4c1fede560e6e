import { isCommonWord } from './known-words.ts'
import type { Token } from './tokens.ts'

/** Written in capitals by everybody, and no brand. */
const commonCapitals = new Set(
  "i i'm i'd i've i'll us u.s u.s. usa uk u.k eu tv tvs ai pc pcs atm atms dvd cd cds gps ok faq id vpn app pdf sms usb suv suvs ev evs led lcd hd diy ceo hr it pe phd mba ba ba's irs dna hiv covid covid-19 nfl nba mlb nhl api url wi-fi wifi bluetooth internet english spanish french german italian chinese japanese mexican american americans british european asian african monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas thanksgiving easter halloween sunday's god medicare medicaid social security congress senate earth sun moon a an the q no yes".split(
    ' ',
  ),
)

/**
 * Capitalised names that are no common word, those in a row together. `anywhere`: also the first word, if the lexicon
 * has it as nothing but a name.
 */
export function namesIn(tokens: readonly Token[], anywhere: boolean): string[] {
  const names: string[] = []
  let open: string[] = []
  const close = (): void => {
    if (open.length > 0 && !names.includes(open.join(' '))) names.push(open.join(' '))
    open = []
  }
  tokens.forEach((token, at) => {
    const capital = /^\p{Lu}/u.test(token.text) || /^[a-z]+\p{Lu}/u.test(token.text)
    const starts = at === 0 && !anywhere
    const possessive = token.text.replace(/'s$/, '')
    const low = possessive.toLowerCase()
    const common = commonCapitals.has(low) || /^\d/.test(low)
    const inner = /^[a-z]+\p{Lu}|^\p{Lu}[a-z]+\p{Lu}|&/u.test(possessive)
    const word = !inner && open.length === 0 && isFirstWord(tokens, at) && isCommonWord(low)
    if (capital && !common && !word && !starts) {
      open.push(possessive)
      if (token.post !== '' || possessive !== token.text) close()
    } else close()
  })
  close()
  return names
}

const places = new Set(
  'united states america europe california texas florida new york los angeles chicago london paris china japan mexico canada india germany france italy spain britain england'.split(
    ' ',
  ),
)

/** Whether a name is that of a country or a large place: no brand. */
export function isPlaceName(name: string): boolean {
  return name
    .toLowerCase()
    .split(' ')
    .every((word) => places.has(word))
}

function isFirstWord(tokens: readonly Token[], at: number): boolean {
  return tokens[at]!.from === 0 || (at > 0 && /[.?!:"]$/.test(tokens[at - 1]!.post))
}
