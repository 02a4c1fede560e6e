import type { Person } from '../../../population/index.ts'
import type { Option, Reading } from '../../reading/reading.ts'
import { type Asked, holds } from '../asking/asked.ts'
import { BOTH } from '../asking/by-options.ts'
import { yesAt } from '../asking/denial.ts'
import { type Fact, factNamed } from '../asking/vocabulary.ts'
import { bandFor, bandOf } from './bands.ts'
import { livesWithParents } from './housemates.ts'
import { isChildless, isNumbers } from './meant.ts'
import { oneOf } from './one-of.ts'
import { fits, orElse, valuesOf } from './options.ts'
import type { Known } from './record-value.ts'

/** What is answered in the form that the question wants; undefined where it has no answer that is true. */
export function valueFor(
  asked: Asked,
  reading: Reading,
  person: Person,
  known: Known,
  truth: boolean | null,
): string | number | string[] | null | undefined {
  const { type, options, scale } = reading
  const fact = factNamed(asked.fact)
  if (type === 'open') return null
  // "… or live with family?" is there for those who live with their parents.
  const family =
    asked.fact === 'home' && livesWithParents(person) ? options.find(({ text }) => WITH_FAMILY.test(text)) : undefined
  if (family !== undefined && truth === null) return type === 'multiple_choice' ? [family.text] : family.text
  if (truth === null && isChildless(asked, person))
    return type === 'numeric' && asked.counts ? 0 : (orElse(options, true)?.[0]?.text ?? null)
  if (options.length === 0 && scale === null) {
    const number = truth === null ? numberOf(asked, known) : null
    // What was taken for a question for a number, and is none, is answered in words.
    return type === 'numeric' && number !== null ? number : reading.from === 'wording' ? null : undefined
  }
  const picked = truth === null ? fitting(fact, asked, reading, known) : verdict(fact, asked, reading, known, truth)
  if (picked === undefined || picked === null || typeof picked === 'number') return picked
  return type === 'multiple_choice' ? picked.map(({ text }) => text) : oneOf(picked, fact, person).text
}

const WITH_FAMILY = /\b(?:family|parents|relatives)\b/i

/** To a tenth in a unit that is not the record's own. */
function numberOf({ which, counts, compare, unit }: Asked, known: Known): number | null {
  if (typeof known === 'number') return unit === null ? known : Math.round(known * 10) / 10
  if (counts && Array.isArray(known))
    return known.filter((one) => compare === null || holds(compare, Number(one))).length
  if (!isNumbers(known)) return null
  return (which === 'oldest' ? known.at(-1) : which === 'youngest' || known.length === 1 ? known[0] : null) ?? null
}

type Picked = readonly Option[] | number | null | undefined

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

/** The options that are true. */
function fitting(fact: Fact, asked: Asked, reading: Reading, known: Known): Picked {
  const { options, scale } = reading
  // "Do you own or rent?", taken for a question that can be said yes to: the words say which.
  if (options.every(({ role }) => role === 'yes' || role === 'no') && options.length > 0) {
    if (!Array.isArray(known) || asked.compare === null) return null
    return options.filter(({ role }) => role === (known.length > 0 ? 'yes' : 'no'))
  }
  const number = numberOf(asked, known)
  if (number === null) return ofWords(fact, reading, known)
  if (options.length === 0) return scale !== null && number >= scale.min && number <= scale.max ? number : undefined
  const bands = options.map(({ text, role }) => (role === 'none' || role === 'no' ? { from: 0, to: 0 } : bandOf(text)))
  const at = bandFor(bands, number)
  return at === null ? orElse(options, number === 0) : [options[at]!]
}

function ofWords(fact: Fact, reading: Reading, known: Known): Picked {
  const { options, type } = reading
  const right = options.filter(({ text }) => fits(fact, text, known))
  if (right.length > 0) {
    // The narrower of two that are true: "Divorced" rather than "Not married".
    const breadth = ({ text }: Option): number => valuesOf(fact, text).length
    const narrow = right.toSorted((a, b) => breadth(a) - breadth(b))
    if (type === 'multiple_choice') return fact.kind === 'list' ? right : narrow.slice(0, 1)
    const both = right.length > 1 ? options.find(({ text }) => BOTH.test(text)) : undefined
    if (both !== undefined) return [both]
    return narrow.filter((option) => breadth(option) === breadth(narrow[0]!))
  }
  if (fact.steps !== undefined && typeof known === 'string')
    return stepOf(fact.steps.indexOf(known) / (fact.steps.length - 1), reading)
  // Whoever has what is not listed has something else where that can be said, and otherwise none of these.
  const other = Array.isArray(known)
    ? ((known.length > 0 ? orElse(options, false) : undefined) ?? orElse(options, true))
    : orElse(options, known === 'none')
  if (other !== undefined) return other
  const next = fact.nearest?.[String(known)]
  const nearest = next === undefined ? [] : options.filter(({ text }) => fits(fact, text, next))
  return nearest.length > 0 ? nearest : undefined
}

/** The step at a height from 0 to 1. */
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
