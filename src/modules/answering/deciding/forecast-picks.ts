import { type Category, type Thing, things } from '../../knowledge/index.ts'
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

/** "Which of these do you use?": of options that are things or categories it is known how many do. */
export function eachUsed(
  chances: readonly number[],
  options: readonly Option[],
  named: readonly (Category | null)[],
  { canonical, time }: Pick<Reading, 'canonical' | 'time'>,
): number[] {
  const words = canonical.toLowerCase()
  if (!using.test(words) || preferring.test(words)) return [...chances]
  const within = time?.direction === 'past' ? time.days : null
  return chances.map((chance, at) => {
    const thing = time === null ? thingIn(options[at]!.key, words) : null
    const category = named[at]
    const share = thing ? (/\bever\b/.test(words) ? thing.rates.ever : thing.rates.now) : null
    if (share === null && !category) return chance
    return Math.round(1e6 * (share ?? usersWithin(category!, 'past', within))) / 1e6
  })
}

/** Words by which a thing is had. */
const HAVING = ['own', 'have', 'use']
let byBase: ReadonlyMap<string, Thing> | undefined

/** The thing that an option names, done or had as the question says: "an air fryer" among what people have at home. */
function thingIn(key: string, words: string): Thing | null {
  byBase ??= new Map(things().map((thing) => [thing.base.toLowerCase(), thing]))
  const asked = using.exec(words)?.[1] ?? 'have'
  const verbs = HAVING.includes(asked) ? [asked, ...HAVING] : [asked]
  const bare = key.replace(/^(?:an?|the|my) /, '')
  const forms = [bare, `a ${bare}`, `an ${bare}`]
  const bases = verbs.flatMap((verb) => forms.flatMap((form) => [`${verb} ${form}`, `${verb} ${form} at home`]))
  return bases.map((base) => byBase!.get(base)).find((thing) => thing !== undefined) ?? null
}
