import type { Category } from '../../knowledge/index.ts'
import type { Reading, Subject } from '../reading/reading.ts'
import { categoryWords } from './reasons-category-words.ts'
import type { Slots } from './reasons-patterns.ts'

/** What the question is about, in the shapes that sentences need. */
export interface Matter {
  /** "a toaster", "my bank", "meal kits", or "this" where nothing is named. */
  mention: string
  plural: boolean
  /** "toaster": only where "a" or "one" can stand before it. */
  single: string | null
  /** Whether the mention really names something. */
  named: boolean
}

const odd = /[?!\n\r\t"“”<>{}[\]|\\^~`*_=]|https?:|\p{Extended_Pictographic}/u
const article = /^(an?|the|my|our|your|this|that|these|those|any|some) /i

/** A phrase that can stand within a sentence, short enough to be said twice. */
function shortMention(subject: Subject): string | null {
  const { head, plural, names } = subject
  const whole = objectOf(subject.phrase.trim())
  // "letting a robot mow my lawn": what is done has no short name of its own.
  if (doing.test(whole) && whole.split(' ').length > 2) return whole.length <= 30 && !odd.test(whole) ? whole : null
  if (whole.length > 0 && whole.length <= 34 && whole.split(' ').length <= 5 && !odd.test(whole)) return whole
  const name = names.find((text) => text.length <= 24 && !odd.test(text))
  if (name !== undefined) return name
  const short = head.trim()
  if (short === '' || short.length > 30 || odd.test(short)) return null
  const determiner = article.exec(whole)?.[1]?.toLowerCase()
  if (determiner === 'a' || determiner === 'an') return `${articleOf(short)} ${short} like that`
  if (determiner !== undefined && !(plural && /^(this|that)$/.test(determiner))) return `${determiner} ${short}`
  if (plural && !/s$/.test(short)) return null
  return whole === short ? short : `${short} like that`
}

const doing = /^[a-z]{3,}ing /i
const handling =
  /^(cancel+ing|quitting|stopping|dropping|switching|changing|leaving|using|buying|getting|having|owning|trying|eating|drinking|wearing|paying for|subscribing to|ordering|keeping) (?=\S)/i

/** "cancelling my streaming service" is about the service. */
const objectOf = (phrase: string): string => phrase.replace(handling, '').replace(/^(?:over )?(?:to|from|for) /i, '')

/** "a" or "an", by sound as far as letters tell. */
function articleOf(word: string): 'a' | 'an' {
  if (/^(hour|honest|heir|honor|[FHLMNRSX][A-Z]|8|11|18)/.test(word)) return 'an'
  if (/^(uni|use|usu|eu|one\b|once|ut[aei]|U[A-Z])/i.test(word)) return 'a'
  return /^[aeiou]/i.test(word) ? 'an' : 'a'
}

const matters = new WeakMap<Reading, Matter>()

/** How the agents refer to what is asked about. */
export function matterOf(reading: Reading, category: Category | null): Matter {
  let matter = matters.get(reading)
  if (matter === undefined) {
    matter = makeMatter(reading, category)
    matters.set(reading, matter)
  }
  return matter
}

function makeMatter(reading: Reading, category: Category | null): Matter {
  const { subject } = reading
  if (subject !== null) {
    const mention = shortMention(subject)
    // Of tools for work it is the tool that people know or do not know, not "my team".
    const owner = category?.parent === 'b2b_purchasing' && /^(my|our|your) /i.test(mention ?? '')
    if (mention !== null && !owner) {
      const single = /^an? /i.test(mention) && !subject.plural ? mention.replace(/^an? | like that$/gi, '') : null
      return { mention: lowered(mention), plural: subject.plural, single, named: true }
    }
  }
  // "Renting a car from a stranger" is not "driving and car ownership": what is done is only pointed at.
  const done = subject !== null && doing.test(subject.phrase.trim())
  const words = category === null || done ? null : categoryWords(category)
  if (words !== null && words.noun !== null && category!.parent !== 'society_wellbeing') {
    return { mention: words.noun, plural: words.nounPlural, single: null, named: true }
  }
  return { mention: done ? 'it' : 'this', plural: false, single: null, named: false }
}

/** A small first letter where an article leads, and the right article: some readings have "a e-bike". */
function lowered(text: string): string {
  if (!article.test(text)) return text
  const small = text[0]!.toLowerCase() + text.slice(1)
  return /^an? /.test(small) ? small.replace(/^an? (.*)$/, (_, noun: string) => `${articleOf(noun)} ${noun}`) : small
}

const singular: Readonly<Record<string, string>> = {
  is: 'is',
  isnt: "isn't",
  does: 'does',
  doesnt: "doesn't",
  has: 'has',
  was: 'was',
  s: 's',
  es: 'es',
  they: 'it',
  them: 'it',
  theyre: "it's",
  theyd: "it'd",
  theyll: "it'll",
  their: 'its',
  that: 'that',
  those: 'that',
}
const several: Readonly<Record<string, string>> = {
  is: 'are',
  isnt: "aren't",
  does: 'do',
  doesnt: "don't",
  has: 'have',
  was: 'were',
  s: '',
  es: '',
  they: 'they',
  them: 'them',
  theyre: "they're",
  theyd: "they'd",
  theyll: "they'll",
  their: 'their',
  that: 'those',
  those: 'those',
}

/** Fillings for what is asked about: {it}, {is}, {they}, {single} … */
export function matterSlots(matter: Matter): Slots {
  const verbs = matter.plural ? several : singular
  return (name) => {
    if (name === 'it') return matter.mention
    if (name === 'single') return matter.single
    if (name === 'one') return matter.single === null ? null : `${articleOf(matter.single)} ${matter.single}`
    return verbs[name] ?? null
  }
}
