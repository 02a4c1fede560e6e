import type { Knowledge } from '../../knowledge/index.ts'
import type { Option, Reading } from '../reading/reading.ts'
import { wordCount } from './english.ts'

/** How an option is spoken of within a sentence. */
export interface Spoken {
  /** Without numbering and final stop, in lower case unless a name. */
  text: string
  kind: 'clause' | 'amount' | 'place' | 'act' | 'doing' | 'thing' | 'name' | 'bare'
  /** For things and names: with an article where a noun needs one. */
  pick: string | null
  /** Within a sentence: with an article where that is safe, else as it is. */
  one: string
  plural: boolean
}

const spokenOf = new WeakMap<Reading, Map<string, Spoken>>()

/** The options of a question as people would say them, by their text. Worked out once per question. */
export function spokenOptions(reading: Reading, knowledge: Knowledge): ReadonlyMap<string, Spoken> {
  const before = spokenOf.get(reading)
  if (before !== undefined) return before
  const common = () => wordsOf(knowledge)
  const names = new Set(reading.subject?.names ?? [])
  const answers = reading.options.filter((option: Option) => option.role === 'answer').map(({ text }) => tidy(text))
  const amongNames = mostlyNames(answers, common)
  const spoken = new Map(
    reading.options.map((option: Option) => [
      option.text,
      speak(option.text, (text) => lowered(text, common, names, amongNames)),
    ]),
  )
  spokenOf.set(reading, spoken)
  return spoken
}

const vocabulary = new WeakMap<Knowledge, ReadonlySet<string>>()

/** Words that occur in lower case in what people say: a capital on them in an option is only typography. */
function wordsOf(knowledge: Knowledge): ReadonlySet<string> {
  const before = vocabulary.get(knowledge)
  if (before !== undefined) return before
  const words = new Set(COMMON)
  const add = (text: string) => {
    for (const word of text.split(/[^\p{L}'’-]+/u)) if (word !== '' && word === word.toLowerCase()) words.add(word)
  }
  for (const category of knowledge.categories.values()) {
    for (const text of [...category.words, ...category.attributes, ...category.occasions, ...category.substitutes])
      add(text)
    for (const point of category.drivers) add(point.point)
    for (const point of category.barriers) add(point.point)
    for (const voice of knowledge.voicesOf(category.slug)) add(voice.say)
  }
  vocabulary.set(knowledge, words)
  return words
}

const COMMON =
  `the a an and or of in on at with without for from to by about price cost quality taste health family friends work
  time money weather service safety size speed design brand color colour style comfort location staff food music news
  morning evening afternoon night weekend spring summer fall winter online store cash card check phone email text mail
  video radio television car bus train bike walking driving new used old free monthly weekly daily yearly other none all
  small medium large red blue green black white yes no maybe true false nothing something plain basic premium standard
  glass plastic paper metal wood leather cotton wool bottle box bag can jar cup pack plan subscription refillable
  recyclable organic natural fresh frozen hot cold sweet salty spicy mild dark light decaf regular coffee tea water milk
  juice beer wine soda bread cheese meat fish chicken beef pork fruit vegetables salad soup pizza pasta rice chocolate
  vanilla strawberry mint dog cat home house apartment school office doctor nurse dentist bank credit debit loan savings
  better worse more less most least cheaper faster slower longer shorter easier harder bigger smaller`.split(/\s+/)

const COMMON_ENDING = /.{3}(?:ness|tion|sion|ity|ment|ship|ance|ence|able|ible|ful|less|ing|ally)s?$/
const COMMON_SET = new Set(COMMON)

const CLAUSE =
  /^(?:I|I'd|I'm|I've|I'll|We|It|It's|They|There|You|He|She|Yes|No|My [a-z]+ (?:is|are|was|has|do|does))\b[ ,']/
const AMOUNT =
  /\d|^(?:one|two|three|four|five|six|seven|eight|nine|ten|none|under|over|less than|more than|fewer|up to|at least|around|almost|nearly|a few|several|once|twice|half)\b/i
const PLACE =
  /^(?:in|on|at|by|from|with|without|through|during|after|before|for|to|via|within|when|while|because|if|as|near|outside|inside|between|against|not|too|very|much|more|most|only|mostly|always|never|often|sometimes|rarely|usually|every|each|any|same|equal)\b/i
const ACT_WORDS = new Set(
  `add ask avoid borrow build buy call cancel carry cash change check choose clean close compare complain cook cut delay
  delete do donate download drive drop eat enjoy find fix follow get give go grow have help hire ignore increase invest
  join keep learn lease leave let lose lower make meet move order pass pay pick play put raise read reduce rent repair
  replace return save search see sell send share shop sign skip sleep spend start stay stop store switch take talk tell
  throw travel try turn use visit wait walk watch wear work write`.split(/\s+/),
)
const NOT_DOING = new Set(
  `nothing something anything everything clothing morning evening spring string ring king wing thing building parking housing
  pricing packaging training wedding ceiling`.split(/\s+/),
)
/** Nouns that take no article although they are singular. */
const UNCOUNTED =
  /(?:ness|ment|tion|ity|ance|ence|ship|ism|ing|ware|ology|ics|care|food|water|milk|coffee|tea|juice|beer|wine|bread|cheese|meat|fish|chicken|rice|pasta|fruit|chocolate|music|news|money|cash|time|weather|media|data|work|health|help|advice|information|transport|transit|internet|email|mail|traffic|privacy|safety|quality|price|cost|taste|flavor|speed|style|design|comfort|fun|sleep|energy|paper|glass|plastic|wood|cotton|leather|mouth|television|radio|home|school|credit|debt|rent|insurance|fashion|fuel|gas|power|electricity|heat|air|light|family|delivery|shipping|value|choice|variety|service|support|history|research|software|luck|faith|love|trust|respect|patience|freedom)$/i

function speak(raw: string, lower: (text: string) => string): Spoken {
  const spoken = classify(tidy(raw) || 'that one', lower)
  return { ...spoken, one: /^an? /i.test(spoken.text) ? spoken.text : (spoken.pick ?? spoken.text) }
}

function classify(text: string, lower: (text: string) => string): Omit<Spoken, 'one'> {
  const words = text.split(' ')
  const first = words[0] ?? ''
  const plural = /[^s]s$/i.test(headOf(text)) && !/(?:ss|us|is|news)$/i.test(headOf(text))
  if (CLAUSE.test(`${text} `)) return { text: contracted(lower(text)), kind: 'clause', pick: null, plural: false }
  const low = lower(text)
  if (AMOUNT.test(text)) return { text: low, kind: 'amount', pick: null, plural }
  if (low === text && /^\p{Lu}/u.test(text)) return { text, kind: 'name', pick: text, plural: false }
  if (/^(?:an? |the )/i.test(text)) {
    const definite = low.replace(/^an? /i, 'the ')
    return { text: low, kind: 'thing', pick: definite, plural }
  }
  if (PLACE.test(text)) return { text: low, kind: 'place', pick: null, plural }
  const start = first.toLowerCase().replace(/[^a-z'-]/g, '')
  if (start.endsWith('ing') && start.length > 5 && !NOT_DOING.has(start)) {
    return { text: low, kind: 'doing', pick: low, plural: false }
  }
  if (
    words.length > 1 &&
    ACT_WORDS.has(start) &&
    !/^(?:work|store|cash|check|play|travel|change|share|sleep)$/.test(start)
  ) {
    return { text: low, kind: 'act', pick: null, plural: false }
  }
  if (wordCount(text) > 7 || /[,;:(]/.test(text)) return { text: low, kind: 'bare', pick: null, plural }
  if (plural) return { text: low, kind: 'thing', pick: low, plural: true }
  if (words.length === 1) return { text: low, kind: 'bare', pick: UNCOUNTED.test(low) ? low : null, plural: false }
  if (ADJECTIVAL.test(low)) return { text: low, kind: 'bare', pick: null, plural: false }
  return { text: low, kind: 'thing', pick: UNCOUNTED.test(headOf(low)) ? low : `the ${low}`, plural: false }
}

const ADJECTIVAL = /(?:able|ible|ful|less|ous|ive|ied|ed|er|ly|ent|ant|al|ic|y) *$/i

/** "I would not go" → "I wouldn't go": as one says it. */
function contracted(text: string): string {
  return text
    .replace(/\b(would|do|does|did|have|has|is|are|was|were|could|should) not\b/g, "$1n't")
    .replace(/\bI am\b/g, "I'm")
    .replace(/\b(will|can) not\b|\bcannot\b/g, (match) => (match.startsWith('w') ? "won't" : "can't"))
}

/** The noun that a phrase is about: the last word before "of", "with", "that" and the like. */
function headOf(text: string): string {
  const cut = text.search(/ (?:of|with|without|for|from|in|on|at|that|who|which|to|by|or|and|under|over|near) /i)
  const phrase = cut < 0 ? text : text.slice(0, cut)
  return phrase.slice(phrase.lastIndexOf(' ') + 1)
}

function tidy(raw: string): string {
  return raw
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:\(?[A-Za-z0-9]{1,2}[).:]\s+)/, '')
    .replace(/[.!?;:,…]+$/, '')
    .replace(/\s+\((?:please )?(?:specify|e\.g\.|for example)[^)]*\)$/i, '')
    .replace(/[.!?]+(?=\s)/g, ',')
    .replace(/^have (?=(?:an?|the|more|less|my|some) )/i, '')
}

/** In lower case, unless it is a name: by its own shape, else by the company it keeps (`names`: mostly names). */
function lowered(
  text: string,
  common: () => ReadonlySet<string>,
  names: ReadonlySet<string>,
  amongNames: boolean,
): string {
  const words = text.split(' ')
  const shouted = words.length > 1 && words.every((word) => /^[^\p{Ll}]+$/u.test(word)) && /\p{Lu}{3}/u.test(text)
  const lowerable = (word: string) => {
    const bare = word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    return !names.has(bare) && (shouted || /^\p{Lu}?[\p{Ll}'’-]*$/u.test(bare)) && bare !== 'I' && !/^I['’]/.test(bare)
  }
  const first = words[0] ?? ''
  if (!lowerable(first)) return text
  if (isTyped(text)) return first.toLowerCase() + text.slice(first.length)
  if (amongNames) return text
  return words.every((word) => !lowerable(word) || isCommon(word, common) || words.length === 1)
    ? words.map((word) => (lowerable(word) ? word.toLowerCase() : word)).join(' ')
    : text
}

/** The second word is in lower case, so the first has its capital from standing first only. */
function isTyped(text: string): boolean {
  const words = text.split(' ')
  return (
    words.length > 1 &&
    words.slice(1).every((word) => !/^\p{Lu}\p{Ll}/u.test(word)) &&
    /^\p{Ll}[\p{Ll}'’-]*\P{L}*$/u.test(words[1]!)
  )
}

/** Whether the options whose capitals say nothing are mostly no words that people use in lower case. */
function mostlyNames(texts: readonly string[], common: () => ReadonlySet<string>): boolean {
  const doubtful = texts.filter((text) => text !== '' && !isTyped(text))
  const known = doubtful.filter((text) => text.split(' ').every((word) => isCommon(word, common)))
  return known.length * 2 < doubtful.length
}

function isCommon(word: string, common: () => ReadonlySet<string>): boolean {
  const bare = word.toLowerCase().replace(/[^\p{L}'’-]/gu, '')
  if (bare === '' || COMMON_SET.has(bare)) return true
  if (COMMON_ENDING.test(bare)) return true
  const words = common()
  return words.has(bare) || (bare.endsWith('s') && words.has(bare.slice(0, -1)))
}
