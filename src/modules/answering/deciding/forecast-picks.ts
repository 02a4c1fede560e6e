import type { Category } from '../../knowledge/index.ts'
import type { Option, Reading } from '../reading/reading.ts'
import { usersWithin } from './forecast-facts.ts'

/** How many options people tick when they may tick any: more of a longer list, but seldom many. */
function usualPicks(count: number): number {
  return Math.min(3, Math.max(1.3, 0.9 + 0.24 * count))
}

/**
 * The chance of every option where several may be picked, from the shares each would have if only one could be: as if
 * people chose one after another. "None of these" stays what it is, because nobody picks it beside others.
 */
export function eachOf(shares: readonly number[], options: readonly Option[], picks: Reading['picks']): number[] {
  const alone = options.map(({ role }) => role === 'none' || role === 'dont_know')
  const excluded = shares.reduce((sum, share, at) => (alone[at] ? sum + share : sum), 0)
  const count = alone.filter((is) => !is).length
  const least = Math.min(count, Math.max(1, picks?.min ?? 1))
  const most = Math.min(count, Math.max(least, picks?.max ?? count))
  // "Up to three" is used up by many, but not by all.
  const aimed = picks !== null && picks.max < count ? 0.8 * most : usualPicks(count)
  const wanted = Math.min(most, Math.max(least, aimed)) * (1 - excluded)
  let low = 0
  let high = 60
  const chances = (draws: number): number[] =>
    shares.map((share, at) => (alone[at] ? share : (1 - excluded) * (1 - (1 - share / (1 - excluded || 1)) ** draws)))
  const sum = (draws: number): number =>
    chances(draws).reduce((total, chance, at) => (alone[at] ? total : total + chance), 0)
  for (let round = 0; round < 40; round++) {
    const draws = (low + high) / 2
    if (sum(draws) < wanted) low = draws
    else high = draws
  }
  return chances(high).map(
    (chance) => Math.round(1e6 * Math.min(1, Math.max(0, Number.isFinite(chance) ? chance : 0))) / 1e6,
  )
}

const using = /\b(use|used|own|have|bought|buy|watch|watched|visit|visited|play|drink|eat|shop|subscribe|listen)\b/
const preferring = /\b(most|prefer|favou?rite|best|matters?|important|would|should)\b/

/** "Which of these do you use?": of options that are categories it is known how many use them. */
export function eachUsed(
  chances: readonly number[],
  named: readonly (Category | null)[],
  { canonical, time }: Pick<Reading, 'canonical' | 'time'>,
): number[] {
  const words = canonical.toLowerCase()
  if (!using.test(words) || preferring.test(words)) return [...chances]
  const within = time?.direction === 'past' ? time.days : null
  return chances.map((chance, at) => {
    const category = named[at]
    return category ? Math.round(1e6 * usersWithin(category, 'past', within)) / 1e6 : chance
  })
}
