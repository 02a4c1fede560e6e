import { type Person, streamOf, uniform } from '../../population/index.ts'
import type { Option, Reading } from '../reading/reading.ts'
import { sentence } from '../saying/english.ts'
import { type Asked, holds } from './asked.ts'
import { bandFor, bandOf } from './bands.ts'
import { valuesIn } from './cover.ts'
import { BOTH, yesAt } from './fact-asked.ts'
import { type Known, recordValue } from './record-value.ts'
import { sayDeclined, sayRecord } from './say.ts'
import { type Fact, vocabulary } from './vocabulary.ts'

export interface RecordAnswer {
  /** As callers read it: the option's text, several of them, a number; null for an open question. */
  value: string | number | string[] | null
  reply: string
  field: string
  /** The question is not for this person, and the reply says why; the value is an option for those, if there is one. */
  lacking?: true
  /** Where it is not the record that says so. */
  confidence?: 'high' | 'medium' | 'low'
}

/** What somebody answers by their record; null where it does not hold that, or the format has no room for it. */
export function answerFromRecord(
  asked: Asked,
  reading: Reading,
  person: Person,
  year: number = new Date().getFullYear(),
): RecordAnswer | null {
  const fact = vocabulary().facts.find(({ name }) => name === asked.fact)!
  const childless = person.num_children === 0 && aboutChildren.has(asked.fact)
  const known = childless ? [] : knownOf(fact, asked, reading, person, year)
  if (known === null || isForeign(asked, person)) return null
  if (fact.then === true && !asked.polar && (known as number) < 0)
    return { value: null, reply: sayRecord(asked, 0, null, person, reading), field: asked.field, lacking: true }
  if (declines(asked, person)) return { value: declining(reading), reply: sayDeclined(person), field: asked.field }
  const truth = !asked.polar ? null : fact.then === true ? (known as number) >= 0 : truthOf(asked, known, person)
  if (asked.polar && truth === null) return null
  const value =
    childless && truth === null ? noChild(asked, reading) : valueFor(fact, asked, reading, known, truth, person)
  const reply =
    typeof value === 'string' && truth === null && isOneOfSome(fact, reading, value)
      ? sayOption(value)
      : sayRecord(asked, known, truth, person, reading)
  // Whoever does none of what is listed says what they do.
  if (value === undefined)
    return fact.joined === true ? { value: null, reply, field: asked.field, lacking: true } : null
  return { value, reply, field: asked.field }
}

/** Whether another answer stands for the same value of the record, so that its words would not say which. */
function isOneOfSome(fact: Fact, { options }: Reading, chosen: string): boolean {
  const own = valuesIn(fact, vocabulary().fillers, chosen).join()
  return (
    own !== '' &&
    options.some(({ text }) => text !== chosen && valuesIn(fact, vocabulary().fillers, text).join() === own)
  )
}

/** "own it outright" is what somebody does. */
const sayOption = (option: string): string =>
  sentence(
    /^(?:own|rent|live|have|work|use|get|watch|read|listen)\b/i.test(option) ? `I ${lowerFirst(option)}` : option,
  )

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** What the record holds of what is asked: of ages those that are meant, at a time what was true then. */
function knownOf(fact: Fact, asked: Asked, { options }: Reading, person: Person, year: number): Known | null {
  const known = recordValue(asked.fact, person, year)
  const { compare, values, polar, counts } = asked
  if (known === null) return null
  if (fact.then === true) return compare === null ? null : (known as number) - (year - compare.value)
  if (compare !== null && Array.isArray(known) && !polar && !counts)
    return (known as readonly number[]).filter((number) => holds(compare, number))
  // Whoever works for themselves says so where that is among the answers, and otherwise how much they work.
  const named = (value: string): boolean =>
    values.includes(value) || options.some(({ text }) => valuesIn(fact, vocabulary().fillers, text).includes(value))
  const own = person.labour_status === 'self_employed' && asked.fact === 'labour' && named('self_employed')
  return own ? 'self_employed' : known
}

/** What somebody says who does not answer yes, or no; null where they do, or the record cannot tell. */
export function lackOf(
  asked: Asked,
  person: Person,
  wanted: boolean = true,
  year: number = new Date().getFullYear(),
): string | null {
  const known = person.num_children === 0 && aboutChildren.has(asked.fact) ? [] : recordValue(asked.fact, person, year)
  const truth = known === null || !asked.polar ? null : truthOf(asked, known, person)
  if (truth === null || (truth !== asked.denied) === wanted) return null
  return sayRecord(asked, known!, truth, person, { type: 'scale', options: [] })
}

const aboutChildren = new Set(['child_age', 'first_child'])

/** Of children that there are not, only the number can be told. */
const noChild = ({ counts }: Asked, { type, options }: Reading): RecordAnswer['value'] =>
  type === 'numeric' && counts ? 0 : (orElse(options, true)?.[0]?.text ?? null)

/** Where somebody was born is on record for people in the US alone, and seen from there. */
const isForeign = ({ fact }: Asked, { country_code }: Person): boolean => fact === 'nativity' && country_code !== 'US'

/** So many would rather not say what they earn. */
const DECLINING = 0.08

function declines({ fact }: Asked, { version, index }: Person): boolean {
  if (fact !== 'income_own' && fact !== 'income_household') return false
  return uniform(streamOf(version, 'declines to tell incomes'), index) < DECLINING
}

const declining = ({ options }: Reading): string | null =>
  options.find(({ role, key }) => role === 'dont_know' && /prefer|rather/.test(key))?.text ?? null

/** Whether what a yes would affirm, were nothing denied, is true; null where the record cannot tell. */
function truthOf(
  { fact, values, compare, which, only, narrower }: Asked,
  known: Known,
  person: Person,
): boolean | null {
  if (only !== null && person.sex !== only) return false
  if (compare !== null) {
    if (typeof known === 'number') return holds(compare, known)
    const numbers = known as readonly number[]
    const one = which === 'youngest' ? numbers.slice(0, 1) : which === 'oldest' ? numbers.slice(-1) : numbers
    return one.some((number) => holds(compare, number))
  }
  if (Array.isArray(known)) {
    const had = known as readonly string[]
    if (values.length === 0) return had.length > 0
    // Of other pets the record knows only that there are some.
    if (fact === 'pets' && values.length === 1 && values[0] === 'other' && had.includes('other')) return null
    const has = had.some((value) => values.includes(value))
    return has && narrower ? null : has
  }
  return values.includes(String(known))
}

/** undefined: the format has no answer that is true. */
function valueFor(
  fact: Fact,
  asked: Asked,
  reading: Reading,
  known: Known,
  truth: boolean | null,
  person: Person,
): RecordAnswer['value'] | undefined {
  const { type, options, scale } = reading
  if (type === 'open') return null
  if (options.length === 0 && scale === null) {
    const number = truth === null ? numberOf(asked, known) : null
    // What was taken for a question for a number, and is none, is answered in words.
    return type === 'numeric' && number !== null ? number : reading.from === 'wording' ? null : undefined
  }
  const picked = truth === null ? fitting(fact, asked, reading, known) : verdict(fact, asked, reading, known, truth)
  if (picked === undefined || picked === null || typeof picked === 'number') return picked
  return type === 'multiple_choice' ? picked.map(({ text }) => text) : oneOf(picked, fact, person).text
}

/** Of "social media" and "news websites" the record knows only that it is the internet: half say the one, half the other. */
function oneOf(options: readonly Option[], { name }: Fact, { version, index, age }: Person): Option {
  const chance = uniform(streamOf(version, `one of ${name}`), index)
  const paid = name === 'home' ? options.find(({ text }) => PAID_OFF.test(text)) : undefined
  const owing = options.find(({ text }) => !PAID_OFF.test(text))
  if (paid !== undefined && owing !== undefined)
    return chance < paidOff.find(([below]) => age < below)![1] ? paid : owing
  return options[Math.floor(chance * options.length)]!
}

const PAID_OFF = /\b(?:outright|free and clear|paid off|paid for|(?:no|without a) mortgage)\b/i
/** Share of owners without a mortgage below an age: American Community Survey, 2022, rounded. */
const paidOff: readonly (readonly [below: number, share: number])[] = [
  [45, 0.19],
  [55, 0.26],
  [65, 0.42],
  [Infinity, 0.63],
]

function numberOf({ which, counts, compare }: Asked, known: Known): number | null {
  if (typeof known === 'number') return known
  if (!Array.isArray(known) || !known.every((one) => typeof one === 'number')) return null
  const numbers = known as number[]
  if (counts) return numbers.filter((number) => compare === null || holds(compare, number)).length
  return (which === 'oldest' ? numbers.at(-1) : which === 'youngest' ? numbers[0] : null) ?? null
}

type Picked = Option[] | number | null | undefined

/** Yes or no, or the two ends of a ladder. */
function verdict(fact: Fact, asked: Asked, reading: Reading, known: Known, truth: boolean): Picked {
  const { options, scale } = reading
  const affirmed = truth !== asked.denied
  const yes = options.filter(({ role }) => role === 'yes')
  const no = options.find(({ role }) => role === 'no') ?? options.find(({ role }) => role === 'none')
  if (yes.length > 0 && no !== undefined) {
    if (!affirmed) return [no]
    return [yes.find(({ text }) => fits(fact, text.replace(/^yes\W*/i, ''), known)) ?? yes[0]!]
  }
  const placed = options.filter(({ at }) => at !== null)
  if (placed.length > 1 && reading.ordered) {
    const sorted = placed.toSorted((a, b) => a.at! - b.at!)
    return [affirmed === yesAt(options) > 0 ? sorted.at(-1)! : sorted[0]!]
  }
  if (options.length > 0) return fitting(fact, asked, reading, known)
  return scale === null ? undefined : affirmed !== scale.descending ? scale.max : scale.min
}

function fits(fact: Fact, option: string, known: Known): boolean {
  const held = Array.isArray(known) ? known.map(String) : [String(known)]
  return valuesIn(fact, vocabulary().fillers, option).some((value) => held.includes(value))
}

/** The options that are true. */
function fitting(fact: Fact, asked: Asked, reading: Reading, known: Known): Picked {
  const { options, scale, type } = reading
  // "Do you own or rent?", taken for a question that can be said yes to: the words say which.
  if (options.every(({ role }) => role === 'yes' || role === 'no') && options.length > 0) {
    if (!Array.isArray(known) || asked.compare === null) return null
    return options.filter(({ role }) => role === (known.length > 0 ? 'yes' : 'no'))
  }
  const number = numberOf(asked, known)
  if (number !== null) {
    if (options.length === 0) return scale !== null && number >= scale.min && number <= scale.max ? number : undefined
    const at = bandFor(
      options.map(({ text, role }) => (role === 'none' || role === 'no' ? { from: 0, to: 0 } : bandOf(text))),
      number,
    )
    return at === null ? orElse(options, number === 0) : [options[at]!]
  }
  const right = options.filter(({ text }) => fits(fact, text, known))
  // The narrower of two that are true: "Divorced" rather than "Not married".
  const breadth = ({ text }: Option): number => valuesIn(fact, vocabulary().fillers, text).length
  const narrow = right.toSorted((a, b) => breadth(a) - breadth(b))
  if (right.length > 0) {
    if (type === 'multiple_choice') return fact.kind === 'list' ? right : narrow.slice(0, 1)
    const both = right.length > 1 ? options.find(({ text }) => BOTH.test(text)) : undefined
    if (both !== undefined) return [both]
    return narrow.filter((option) => breadth(option) === breadth(narrow[0]!))
  }
  const steps = ordinals[asked.fact]
  if (steps !== undefined && typeof known === 'string')
    return stepOf(steps.indexOf(known) / (steps.length - 1), reading)
  const other = orElse(options, Array.isArray(known) ? known.length === 0 || fact.kind === 'list' : known === 'none')
  const next = fact.nearest?.[String(known)]
  const nearest = next === undefined ? [] : options.filter(({ text }) => fits(fact, text, next))
  return other ?? (nearest.length > 0 ? nearest : undefined)
}

/** Those whose words rise from bad to good. */
const ordinals: Readonly<Record<string, readonly string[]>> = {
  sleep: ['poor', 'fair', 'good'],
  diet: ['poor', 'mixed', 'healthy'],
  activity: ['low', 'moderate', 'high'],
}

function stepOf(height: number, { options, scale }: Reading): Picked {
  const placed = options.filter(({ at }) => at !== null)
  if (placed.length > 1) {
    const off = ({ at }: Option): number => Math.abs((at! + 1) / 2 - height)
    return [placed.reduce((best, one) => (off(one) < off(best) ? one : best))]
  }
  if (scale === null || options.length > 0) return undefined
  const up = scale.descending ? 1 - height : height
  return scale.min + Math.round((up * (scale.max - scale.min)) / scale.step) * scale.step
}

function orElse(options: readonly Option[], nothing: boolean): Option[] | undefined {
  const role = nothing ? ['none', 'no'] : ['other']
  const found = options.find((option) => role.includes(option.role))
  return found === undefined ? undefined : [found]
}
