import { exponential } from '../finding/portable-math.ts'
import { inFigures, listOf, money } from './english.ts'
import { optionWords } from './plain-options.ts'
import type { Speaking } from './speaking.ts'

const DIVIDED = /\b(?:divid|split|allocat|distribut|spread|divvy|apportion)/i
const IN_PERCENT = /\bin (?:percent|%)|\bpercentages?\b|\b100 ?(?:percent|%)/i
const POINTS = /\b(\d[\d,]*)[ -](?:points?|tokens?|coins?|chips|votes|stars)\b/i
const DOLLARS = /\$\s?(\d[\d,]*)(?![\d.]*\s?(?:k\b|thousand|million|billion))|\b(\d[\d,]*) (?:dollars|bucks)\b/i
/** How much more what is liked better gets. */
const STEEPNESS = 0.42

/** What is to be divided among the things that are ranked: "100 points", "$50"; null where they are only put in order. */
function totalOf({
  type,
  text,
}: Speaking['reading']): { total: number; unit: 'points' | 'dollars' | 'percent' } | null {
  if (type !== 'ranking' || !DIVIDED.test(text)) return null
  if (IN_PERCENT.test(text)) return { total: 100, unit: 'percent' }
  const [points, dollars] = [POINTS.exec(text), DOLLARS.exec(text)]
  const sum = points?.[1] ?? dollars?.[1] ?? dollars?.[2]
  if (sum === undefined) return null
  return { total: Number(sum.replaceAll(',', '')), unit: points === null ? 'dollars' : 'points' }
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

const ROUND = [1, 5, 10, 50, 100, 500, 1000, 5000, 10_000, 50_000, 100_000]

/** In round steps, none more than the one before it; what is left over goes to the first. */
function divided(total: number, utilities: readonly number[]): number[] {
  const step = ROUND.findLast((own) => own <= Math.max(1, total / 10)) ?? 1
  const weights = utilities.map((utility) => exponential(STEEPNESS * (utility - utilities[0]!)))
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const shares = weights.map((weight) => Math.floor((total * weight) / sum / step) * step)
  shares[0]! += total - shares.reduce((all, share) => all + share, 0)
  return shares
}
