import { exponential } from '../finding/portable-math.ts'
import { inFigures, listOf, money } from './english.ts'
import { optionWords } from './plain-options.ts'
import type { Speaking } from './speaking.ts'

const DIVIDED = /\b(?:divid|split|allocat|distribut|spread|assign|divvy|apportion|shar|budget|giv|put|spend)/i
const TOTAL =
  /(\$)\s?(\d[\d,]*)|\b(\d[\d,]*)\s*(?:-?\s*point|points|percent|%|tokens?|coins?|chips|votes|stars|dollars|bucks)/i
const DOLLARS = /dollars|bucks/i
const IN_PERCENT = /\bin (?:percent|%)|\bpercentages?\b|\bwhat (?:percent|share)\b|%/i
/** How much more what is liked better gets. */
const STEEPNESS = 0.42

/** What is to be divided among the things that are ranked: "100 points", "$50"; null where they are only put in order. */
function totalOf({
  type,
  text,
}: Speaking['reading']): { total: number; unit: 'points' | 'dollars' | 'percent' } | null {
  const found = type === 'ranking' && DIVIDED.test(text) ? TOTAL.exec(text) : null
  if (found === null) return null
  if (IN_PERCENT.test(text)) return { total: 100, unit: 'percent' }
  const total = Number((found[2] ?? found[3])!.replaceAll(',', ''))
  return { total, unit: found[1] !== undefined || DOLLARS.test(found[0]) ? 'dollars' : 'points' }
}

/** How somebody who ranks things in this order divides points among them, in words; null where nothing is to be divided. */
export function pointsOf(speaking: Speaking, values: readonly string[]): string | null {
  const asked = totalOf(speaking.reading)
  if (asked === null || asked.total < 2 * values.length) return null
  const shares = divided(asked.total, utilitiesIn(speaking, values))
  const amount = (points: number): string =>
    asked.unit === 'dollars' ? money(points, 'USD') : `${inFigures(points)}${asked.unit === 'percent' ? '%' : ''}`
  const given = [...Map.groupBy(values, (_, at) => shares[at]!)].map(([points, things]) => {
    const names = things.map((thing) => optionWords(thing, speaking).low)
    if (points === 0) return `nothing for ${listOf(names, 'or')}`
    return `${amount(points)} ${things.length > 1 ? 'each ' : ''}for ${listOf(names)}`
  })
  return given.length === 1 ? `The same for all, ${amount(shares[0]!)} each` : given.join(', ')
}

const utilitiesIn = ({ reading, decision }: Speaking, values: readonly string[]): number[] =>
  values.map((value) => decision.utilities[reading.options.findIndex(({ text }) => text === value)] ?? 0)

/** In round steps, none more than the one before it; what is left over goes to the first. */
function divided(total: number, utilities: readonly number[]): number[] {
  const step = total >= 200 ? total / 20 : total >= 50 ? 5 : 1
  const weights = utilities.map((utility) => exponential(STEEPNESS * (utility - utilities[0]!)))
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const shares = weights.map((weight) => Math.floor((total * weight) / sum / step) * step)
  shares[0]! += total - shares.reduce((all, share) => all + share, 0)
  return shares
}
