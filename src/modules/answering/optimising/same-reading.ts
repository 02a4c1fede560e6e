import type { Option, Price, Reading } from '../reading/reading.ts'
import type { Liberty } from './mending.ts'

/**
 * Whether a wording still asks for the same thing in the same form: what the caller gave (prices, options, scales, time
 * frames, conditions, the description to react to) must be read off it as before. It is compared by reading both, so
 * that a rule which does more than it meant to cannot do harm.
 */
export function sameReading(before: Reading, after: Reading, liberties: readonly Liberty[] = []): boolean {
  const may = (liberty: Liberty) => liberties.includes(liberty)
  if (after.trouble !== null) return false
  if (!same(fixed(before), fixed(after))) return false
  if (!may('turn') && before.reversed !== after.reversed) return false
  if (!may('scene') && !may('tag') && before.stimulus?.text !== after.stimulus?.text) return false
  const asked = before.also.length + (may('both') ? 1 : 0)
  if (!may('part') && asked !== after.also.length) return false
  if (may('part') && after.also.length > before.also.length) return false
  if (!may('condition') && (before.condition === null) !== (after.condition === null)) return false
  if (may('tag') && before.type === 'open' && before.from === 'wording') return isYesOrNo(after)
  if (before.type !== after.type || before.from !== after.from || before.ordered !== after.ordered) return false
  if (before.alternatives.length !== after.alternatives.length) return false
  if (may('labels') && madeUp(before) && madeUp(after)) return before.options.length > 2 === after.options.length > 2
  return sameOptions(before.options, after.options, may('turn'))
}

const fixed = (reading: Reading) => [
  reading.length,
  reading.scale,
  reading.numeric,
  reading.picks,
  reading.price === null ? null : figure(reading.price),
  reading.other_prices.map(figure),
  reading.time?.text ?? null,
]

const figure = ({ amount, currency, per, text }: Price) => [amount, currency, per, text]

function sameOptions(before: readonly Option[], after: readonly Option[], turned: boolean): boolean {
  return same(
    before.map(({ text, role, at }) => [text, role, turned ? null : at]),
    after.map(({ text, role, at }) => [text, role, turned ? null : at]),
  )
}

function isYesOrNo({ type, options }: Reading): boolean {
  return type === 'single_choice' && options.length === 2 && options[0]!.role === 'yes' && options[1]!.role === 'no'
}

/** Whether the reader made the options up: they stand neither in the format nor in the wording. */
function madeUp({ from, options, text }: Reading): boolean {
  const wording = text.toLowerCase()
  return from === 'wording' && options.every((option) => !wording.includes(option.text.toLowerCase()))
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const peoples = new Set(['Americans', 'American', 'Britons', 'Canadians', 'Europeans', 'Australians'])

/** Whether every figure and every name of a text is in another, in the same order as far as figures go. */
export function keepsFigures(before: string, after: string): boolean {
  if (!same(figuresIn(before), figuresIn(after))) return false
  const words = new Set(after.match(wordShape) ?? [])
  return namesIn(before).every((name) => words.has(name) || peoples.has(name))
}

const wordShape = /[\p{L}\p{N}][\p{L}\p{N}&.'-]*(?<![.'])/gu

const figuresIn = (text: string): string[] => text.match(/\S*\p{N}\S*(?<![.,;:?!)])/gu) ?? []

/** Capitalised words that do not just start a sentence. */
function namesIn(text: string): string[] {
  return [...text.matchAll(wordShape)]
    .filter(
      ({ 0: word, index }) => /^\p{L}*\p{Lu}/u.test(word) && !startsSentence(text, index) && !/^I(?:'\w+)?$/.test(word),
    )
    .map(([word]) => word)
}

const startsSentence = (text: string, at: number): boolean =>
  /(?:^|[.?!:\n\uE000-\uE1F4]["')\]]*\s*|["'([]\s*)$/.test(text.slice(0, at))
