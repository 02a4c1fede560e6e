import type { Category } from '../../knowledge/index.ts'
import { moneyAbroad } from '../deciding/abroad-money.ts'
import type { Reading, Subject } from '../reading/reading.ts'
import type { Draws } from './compose-draws.ts'
import type { Slots } from './compose-patterns.ts'
import { capital, listOf, money, wordCount } from './english.ts'
import { formOf } from './open-forms.ts'
import { unheardName } from './open-names.ts'
import { phrasesOf } from './open-phrases.ts'
import { classOf, pluralOf } from './open-subjects.ts'
import type { Speaking } from './speaking.ts'
import { questionSlots } from './verdicts-slots.ts'

/** What a question lends to open answers, worked out once; an agent's own slots are added to it. */
const known = new WeakMap<Reading, { category: Category | null; slots: Record<string, string | undefined> }>()

/** Nothing that would end or break a sentence it is put into. */
const CLEAN = /^[\p{L}\p{M}\p{N}$€£%&'’,\-/ ]+$/u

/** Slots for one agent: the question's, with what it picks of the category and whether it uses the thing. */
export function openSlots(speaking: Speaking, favour: number, draws: Draws): Slots {
  const { reading, decision } = speaking
  const category = categoryOf(speaking)
  let question = known.get(reading)
  if (question === undefined || question.category !== category) {
    question = { category, slots: slotsOf(reading, category, speaking) }
    known.set(reading, question)
  }
  const slots: Record<string, string | undefined> = { ...question.slots }
  // Nobody has used what nobody has heard of, and nobody uses a matter of opinion.
  if (slots.unheard === undefined && slots.matter === undefined) {
    if (decision.user === true) slots.user = ''
    if (decision.user === false) slots.non = ''
  }
  if (category !== null) pickPhrases(slots, category, favour, draws)
  // An open comparison is decided on the first thing named: towards it, against it, or neither.
  if (slots.one !== undefined && Math.abs(decision.stance) > 0.25) {
    set(slots, 'win', decision.stance > 0 ? slots.one : slots.two)
    set(slots, 'lose', decision.stance > 0 ? slots.two : slots.one)
  }
  if (decision.reservation_price !== null && decision.reservation_price > 0)
    set(slots, 'limit', limitOf(speaking, decision.reservation_price))
  if (reading.stimulus !== null) pickFeatures(slots, reading.stimulus.features, draws)
  return slots
}

function limitOf({ abroad, reading }: Speaking, dollars: number): string {
  if (!abroad) return money(roundPrice(dollars), null)
  const { currency, rate, scale } = moneyAbroad(abroad, reading)
  return money(roundPrice((dollars * rate) / scale) * scale, currency)
}

/** People say ten or twelve dollars, not 11.37. */
function roundPrice(price: number): number {
  const step = price < 5 ? 0.5 : price < 20 ? 1 : price < 100 ? 5 : price < 500 ? 10 : price < 2000 ? 50 : 500
  return Math.max(step, Math.round(price / step) * step)
}

/** The category that the question is about, if that is sure enough to speak of its things. */
function categoryOf({ found, forecast }: Speaking): Category | null {
  const best = found.categories[0]
  if (best === undefined || best.score < 0.45) return null
  return forecast.category ?? best.category
}

function pickPhrases(
  slots: Record<string, string | undefined>,
  category: Category,
  favour: number,
  draws: Draws,
): void {
  const { looks, pleasant, instead, when, words } = phrasesOf(category)
  const [look, look2, look3] = someOf(favour < 0 ? looks : pleasant, 3, draws)
  const [word, word2, word3] = someOf(words, 3, draws)
  set(slots, 'look', look)
  if (look !== undefined) {
    const many = /[^s]s$/.test(look)
    slots.lookis = many ? 'are' : 'is'
    slots.lookisnt = many ? "aren't" : "isn't"
    slots.lookwas = many ? 'were' : 'was'
    slots.lookit = many ? 'they' : 'it'
    slots.looks = many ? '' : 's'
  }
  set(slots, 'look2', look2)
  set(slots, 'look3', look3)
  set(slots, 'word', word)
  set(slots, 'word2', word2)
  set(slots, 'word3', word3)
  set(slots, 'instead', someOf(instead, 1, draws)[0])
  set(slots, 'when', someOf(when, 1, draws)[0])
}

/** A feature as it can follow "the bit about": a noun phrase as it is, anything else in quotes. */
function pickFeatures(slots: Record<string, string | undefined>, features: readonly string[], draws: Draws): void {
  // The first often only says what kind of thing it is ("a toothbrush").
  const offered = features.filter((feature, at) => at > 0 || !/^an? [\p{L}-]+$/u.test(feature))
  const usable = offered.filter((feature) => feature.length <= 48 && CLEAN.test(feature) && wordCount(feature) <= 7)
  const [feat, feat2] = someOf(usable, 2, draws)
  set(slots, 'feat', feat === undefined ? undefined : featureSaid(feat))
  set(slots, 'feat2', feat2 === undefined ? undefined : featureSaid(feat2))
}

const VERBAL =
  /^(?:is|are|has|have|can|will|lets|let|gives|give|tracks|track|keeps|keep|works|work|makes|make|saves|save|comes|come|learns|learn|tells|tell|helps|help|uses|use|sends|send|automatically|never|always|no need|you|your|it|they|we|connects|runs|fits|lasts|charges|cleans|delivers|includes|reminds|turns|needs|costs|get|try|pay|order|plays|shows|adjusts|removes|warms|cools)\b/i

function featureSaid(feature: string): string {
  const text = feature.trim().replace(/[.,;]+$/, '')
  if (VERBAL.test(text)) return `"${text}"`
  const first = text.split(' ')[0]!
  return /^[A-Z][a-z]+$/.test(first) ? text[0]!.toLowerCase() + text.slice(1) : text
}

function set(slots: Record<string, string | undefined>, name: string, value: string | undefined): void {
  if (value === undefined) return
  slots[name] = value
  slots[capital(name)] = capital(value)
}

function someOf(items: readonly string[], count: number, draws: Draws): string[] {
  const left = [...items]
  const chosen: string[] = []
  while (chosen.length < count && left.length > 0) chosen.push(...left.splice(draws.below(left.length), 1))
  return chosen
}

function slotsOf(reading: Reading, category: Category | null, speaking: Speaking): Record<string, string | undefined> {
  const slots: Record<string, string | undefined> = {}
  for (const [name, value] of Object.entries(questionSlots(reading))) if (typeof value === 'string') slots[name] = value
  for (const name of ['subj', 'kind', 'head', 'it', 'obj', 'is', 's', 'matter']) delete slots[name]
  const subject = mentionable(formOf(reading).subject) ?? alternativesSubject(reading) ?? categorySubject(category)
  if (subject !== null) {
    Object.assign(slots, subjectSlots(subject))
    slots[category?.parent === 'society_wellbeing' ? 'matter' : classOf(subject)] = ''
    if (classOf(subject) === 'matter' && !subject.phrase.startsWith('my ')) slots.public = ''
  } else setKeyWord(slots, reading)
  const { pair } = formOf(reading)
  const [one, two] = pair ?? reading.alternatives.map((alternative) => mentionable(alternative)?.phrase)
  if (one !== undefined && two !== undefined && CLEAN.test(one) && CLEAN.test(two)) {
    set(slots, 'one', one)
    set(slots, 'two', two)
  }
  const line = /["“]([^"”]{3,80})["”]/.exec(reading.text)?.[1]
  if (line !== undefined && formOf(reading).form === 'slogan') slots.line = `"${line.trim().replace(/[.]+$/, '')}"`
  if (reading.time !== null && CLEAN.test(reading.time.text)) set(slots, 'time', reading.time.text.toLowerCase())
  const name = unheardName(speaking)
  if (name !== null) set(slots, 'unheard', name)
  const title = reading.stimulus?.name
  if (title != null && CLEAN.test(title) && wordCount(title) <= 4) set(slots, 'title', title)
  for (const name of ['yes', 'no', 'do', 'dont', 'condition'])
    if (slots[name] !== undefined) slots[capital(name)] = capital(slots[name])
  return slots
}

function mentionable(subject: Subject | null | undefined): Subject | null {
  if (subject === null || subject === undefined) return null
  const phrase = subject.phrase.trim()
  if (phrase === '' || phrase.length > 72 || wordCount(phrase) > 10 || !CLEAN.test(phrase)) return null
  return CLEAN.test(subject.head) ? { ...subject, phrase } : null
}

function alternativesSubject({ alternatives }: Reading): Subject | null {
  const phrases = alternatives.slice(0, 3).flatMap((alternative) => mentionable(alternative)?.phrase ?? [])
  if (phrases.length < 2) return null
  const phrase = listOf(phrases)
  return phrase.length > 60 ? null : { phrase, head: phrase, plural: true, names: [] }
}

function categorySubject(category: Category | null): Subject | null {
  if (category === null || category.parent === 'society_wellbeing') return null
  if (!CLEAN.test(category.name) || wordCount(category.name) > 3 || /\band\b/.test(category.name)) return null
  const name = /^[A-Z][a-z]/.test(category.name)
    ? category.name[0]!.toLowerCase() + category.name.slice(1)
    : category.name
  return { phrase: name, head: name, plural: /[^s]s$/.test(name), names: [] }
}

function subjectSlots(subject: Subject): Record<string, string | undefined> {
  const many = subject.plural
  const kind = shortOf(subject)
  const { things, thingsMany } = thingsOf(subject)
  const slots: Record<string, string | undefined> = {
    is: many ? 'are' : 'is',
    isnt: many ? "aren't" : "isn't",
    was: many ? 'were' : 'was',
    s: many ? '' : 's',
    es: many ? '' : 'es',
    ies: many ? 'y' : 'ies',
    has: many ? 'have' : 'has',
    hasnt: many ? "haven't" : "hasn't",
    does: many ? 'do' : 'does',
    doesnt: many ? "don't" : "doesn't",
    tis: thingsMany ? 'are' : 'is',
    tarent: thingsMany ? "aren't" : "isn't",
    ts: thingsMany ? '' : 's',
    tes: thingsMany ? '' : 'es',
    thas: thingsMany ? 'have' : 'has',
    tdoes: thingsMany ? 'do' : 'does',
    tdoesnt: thingsMany ? "don't" : "doesn't",
    [many ? 'many' : 'single']: '',
  }
  set(slots, 'subj', subject.phrase)
  set(slots, 'kind', kind)
  set(slots, 'things', things)
  if (!PEOPLE.test(subject.head) || many) {
    set(slots, 'it', many ? 'they' : 'it')
    set(slots, 'its', many ? "they're" : "it's")
    slots.obj = many ? 'them' : 'it'
    slots.tobj = thingsMany ? 'them' : 'it'
  }
  return slots
}

const PEOPLE =
  /\b(?:boss|manager|doctor|dentist|teacher|neighbou?r|partner|wife|husband|spouse|mother|father|mom|dad|son|daughter|child|friend|nurse|agent|landlord|pharmacist|therapist|president|mayor|governor|person|man|woman|someone|anyone)$/i

function shortOf(subject: Subject): string {
  const { phrase, head, plural } = subject
  if (wordCount(phrase) <= 4 || classOf(subject) === 'activity') return phrase
  if (plural) return pluralOf(head)
  return /^an? /i.test(phrase) ? `${/^[aeiou]/i.test(head) ? 'an' : 'a'} ${head}` : `the ${head}`
}

/** The kind in general: "a toaster that connects to Wi-Fi" belongs to "toasters". */
function thingsOf(subject: Subject): { things: string; thingsMany: boolean } {
  const { phrase, head, plural } = subject
  if (plural) return { things: wordCount(phrase) <= 4 ? phrase : pluralOf(head), thingsMany: true }
  const article = /^(?:an?|one) (.+)$/i.exec(phrase)
  if (article !== null) {
    const named = wordCount(phrase) <= 4 && !/ (?:of|for|with|that|in|on|to|from|at) /.test(phrase) ? article[1]! : head
    return { things: pluralOf(named), thingsMany: true }
  }
  const short = wordCount(phrase) <= 5 || classOf(subject) === 'activity'
  return { things: short ? phrase : `the ${head}`, thingsMany: false }
}

const FILLER = new Set(
  'what which when where would could should about your you have does with that this from most think feel like really they them their there than then into some any more less many much will been being were make made take give tell describe please question answer anything something someone people thing things favorite favourite usually often best worst decide choose makes closed happened today lately currently'.split(
    ' ',
  ),
)

/** Without a subject the last telling word of the question stands in, in quotes. */
function setKeyWord(slots: Record<string, string | undefined>, reading: Reading): void {
  let best = ''
  for (const [word] of reading.canonical.slice(0, 400).matchAll(/\p{L}[\p{L}'-]{3,20}/gu))
    if (!FILLER.has(word.toLowerCase())) best = word
  if (best !== '') set(slots, 'key', best.toLowerCase())
}
