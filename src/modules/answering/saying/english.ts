/** Small matters of written English: capitals, stops, lists, articles, numbers in words. */

/** Words that open a sentence and lose their capital when the sentence is joined to another. */
const LOWERABLE = new Set(
  `a an the my our your his her its their this that these those it they we you he she there here what which who when
  where while if since because although though as so and but or not no nothing nobody never always sometimes usually
  mostly maybe probably perhaps some any most many much more less few every each everybody everyone everything anything
  somebody someone something one two three four five six seven eight nine ten half with without for from at in on by of
  to into over under after before until unless between about around last next even only just too very pretty still then
  once twice now is are was were do does did don't doesn't didn't can can't could couldn't would wouldn't will won't
  should shouldn't have has haven't hasn't had hadn't get got give take go going went pay paid make put keep kept buy
  bought tried used use spent save saw see works work looks sounds tastes cheap cheaper easy hard same whatever whichever
  whoever either neither both none yes no nope nah yeah sure it's that's there's they're we're you're what's who's
  somewhat fairly likely unlikely strongly totally completely fully definitely absolutely
  agree disagree slightly moderately extremely really kind sort quite leaning undecided neutral torn right closer call zero
  doubt against somewhere rarely often daily weekly monthly true false other another he's she's they'd they've they'll we'd we've we'll you'd you've you'll it'd it'll that'd`.split(
    /\s+/,
  ),
)

/** A first word that keeps its capital anywhere: "I", "I'd", "I've". */
const SPEAKER = /^I(?:['’](?:d|m|ve|ll))?(?=[\s,.;:!?]|$)/

/** First letter in upper case; letters after opening quotes count. */
export function capital(text: string): string {
  const at = text.search(/[\p{L}\p{N}$]/u)
  if (at < 0) return text
  const letter = text[at]!
  return letter >= 'a' && letter <= 'z' ? text.slice(0, at) + letter.toUpperCase() + text.slice(at + 1) : text
}

/** One tidy sentence: capital, single spaces, exactly one mark at the end. */
export function sentence(text: string): string {
  const tidy = text.trim()
  const last = tidy.at(-1)
  if (last === undefined) return ''
  const body = last === ',' || last === ';' || last === ':' ? tidy.slice(0, -1) : tidy
  // What is quoted brings its own mark.
  const whole = capital(/[.?!]["”’)]?$/.test(body) ? body : `${body}.`)
  // What follows "a.m." or "vs." goes on.
  return /[.?!] \p{Ll}/u.test(whole)
    ? whole.replace(
        /(?<!\b(?:[ap]\.m|vs|etc|approx))([.?!] )(\p{Ll})/gu,
        (_, mark, letter) => mark + letter.toUpperCase(),
      )
    : whole
}

/** The sentence as it would continue another, or null where a capital or a name makes that unsafe. */
export function continued(text: string): string | null {
  if (SPEAKER.test(text)) return text
  const space = text.search(/[\s,.;:!?]/)
  const word = space < 0 ? text : text.slice(0, space)
  const lower = word.toLowerCase()
  if (!LOWERABLE.has(lower.replace('’', "'"))) return null
  return lower + text.slice(word.length)
}

/** The text without its final stop; question and exclamation marks stay. */
export function withoutStop(text: string): string {
  return text.endsWith('.') && !text.endsWith('..') ? text.slice(0, -1) : text
}

/** "a", "a and b", "a, b and c". */
export function listOf(items: readonly string[], joiner: 'and' | 'or' | 'then' = 'and'): string {
  if (items.length < 2) return items[0] ?? ''
  const last = items[items.length - 1]!
  const before = items.slice(0, -1).join(', ')
  return joiner === 'then' ? `${before}, then ${last}` : `${before} ${joiner} ${last}`
}

/** "elephants" as one of them; what ends otherwise than most plurals stays as it is. */
export function singular(noun: string): string {
  if (noun.endsWith('ies')) return `${noun.slice(0, -3)}y`
  return /(?:ch|sh|x|ss)es$/.test(noun) ? noun.slice(0, -2) : noun.replace(/([^s])s$/, '$1')
}

/** "an apple", "a uniform", "an hour", "an 8". */
export function withArticle(noun: string): string {
  return `${articleOf(noun)} ${noun}`
}

/** The article that goes before a word, by its sound. */
export function articleOf(word: string): 'a' | 'an' {
  const low = word.toLowerCase()
  if (/^(?:uni(?!n|m)|use|usu|util|eu|one\b|once|ub|u-)/.test(low)) return 'a'
  if (/^(?:hour|honest|honou?r|heir)/.test(low)) return 'an'
  if (/^(?:8|11(?!\d)|18(?!\d)|[fhlmnrsx](?:[^a-z]|$))/.test(low)) return 'an'
  return /^[aeiou]/.test(low) ? 'an' : 'a'
}

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** Whole numbers up to a hundred, and round hundreds and thousands, in words; others in figures. */
export function inWords(value: number): string {
  if (!Number.isInteger(value) || value < 0) return inFigures(value)
  if (value < 20) return SMALL[value]!
  if (value < 100) {
    const tens = TENS[Math.floor(value / 10) - 2]!
    return value % 10 === 0 ? tens : `${tens}-${SMALL[value % 10]}`
  }
  if (value % 100 === 0 && value < 1000) return value === 100 ? 'a hundred' : `${SMALL[value / 100]} hundred`
  if (value % 1000 === 0 && value < 20000) return value === 1000 ? 'a thousand' : `${SMALL[value / 1000]} thousand`
  return inFigures(value)
}

/** 1200 → "1,200", 12.5 → "12.5": at most two decimals. */
export function inFigures(value: number): string {
  if (!Number.isFinite(value)) return '0'
  const [whole, part] = String(Math.round(Math.abs(value) * 100) / 100).split('.')
  const grouped = whole!.length < 16 ? whole!.replace(/\B(?=(?:\d{3})+$)/g, ',') : whole!
  return `${value < 0 ? '-' : ''}${grouped}${part === undefined ? '' : `.${part}`}`
}

const SIGNS: Readonly<Record<string, string>> = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  JPY: '¥',
  INR: '₹',
  KRW: '₩',
  NGN: '₦',
  PHP: '₱',
  TRY: '₺',
  BRL: 'R$',
  CAD: 'C$',
  AUD: 'A$',
  MXN: 'MX$',
  ARS: 'AR$',
  ZAR: 'R',
  IDR: 'Rp',
}

/** Signs that stand after the amount: "40 zł". */
const SIGNS_AFTER: Readonly<Record<string, string>> = { PLN: 'zł', SEK: 'kr' }

/** "$12", "$12.50", "€9", "90 CHF". */
export function money(value: number, currency: string | null): string {
  const code = currency ?? 'USD'
  const sign = SIGNS[code] ?? (code.length === 1 ? code : null)
  const figures = Number.isInteger(value) ? inFigures(value) : withCents(value)
  if (sign === null) return `${figures} ${SIGNS_AFTER[code] ?? code}`
  return value < 0 ? `-${sign}${figures.slice(1)}` : `${sign}${figures}`
}

function withCents(value: number): string {
  const figures = inFigures(value)
  return /\.\d$/.test(figures) ? `${figures}0` : figures
}

/** The sentences of a text, marks included. A stop inside a number or after a single letter ends nothing. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]["”’)]?)\s+(?=["“‘(]?[\p{Lu}\p{N}$])/u)
}

/** "switch" → "switching", "move" → "moving", "get" → "getting". */
export function gerundOf(verb: string): string {
  if (/ie$/.test(verb)) return `${verb.slice(0, -2)}ying`
  if (/[^eoy]e$/.test(verb) && verb !== 'be') return `${verb.slice(0, -1)}ing`
  if (/^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb)) return `${verb}${verb.at(-1)}ing`
  return `${verb}ing`
}

/** How many words a text has. */
export function wordCount(text: string): number {
  let count = 0
  let inside = false
  for (let at = 0; at < text.length; at++) {
    const space = text.charCodeAt(at) <= 32
    if (!space && !inside) count += 1
    inside = !space
  }
  return count
}

/** The first two words, folded: what makes two answers sound alike at the start. */
export function openingOf(text: string): string {
  const words = text.slice(0, 80).toLowerCase().split(/\s+/, 2)
  return words.map((word) => word.replace(/[^\p{L}\p{N}$]/gu, '')).join(' ')
}
