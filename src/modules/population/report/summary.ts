import type { Population } from '../population.ts'
import { type Calibration, type Check, holds, sections } from './checks.ts'

const hundredths = (value: number): number => Math.round(value * 100) / 100

/** Figures of each section that are told one by one: those furthest beyond their limit, or nearest to it. */
const FURTHEST = 12

/**
 * The figures of the report for programs: data/fidelity/calibration.json, from the same run as docs/calibration.md. Not below
 * data/population: whatever lies there is what people are drawn from, and would give the population another version.
 */
export function calibrationSummary(population: Population, { checks, results }: Calibration, date: string) {
  const { version, size, digest, recipe, countries } = population
  return {
    made: date,
    population: {
      version,
      size,
      seed: recipe.seed,
      digest: digest.slice(0, 16),
      us_adults: recipe.size,
      of_each_further_country: recipe.country_size,
      further_countries: countries.length - 1,
    },
    sections: results.map(({ name, checks: count, holding, met }) => {
      const { title, goal, share } = sections[name]
      const own = checks.filter(({ section }) => section === name)
      return {
        name,
        title,
        goal,
        wanted: share,
        figures: count,
        within: holding,
        met,
        differences: differencesOf(own),
        furthest: furthestOf(own).map(figureOf),
      }
    }),
    margins: checks.filter(isReadableMargin).map(figureOf),
    joints: pairsOf(checks, 'joints'),
    health: pairsOf(checks, 'health_joints'),
    pyramid: pyramidOf(population),
  }
}

/** How far figures are off, without their signs, in points: so many of a hundred are nearer than this. */
function differencesOf(checks: readonly Check[]) {
  const sorted = checks.map(({ target, found }) => Math.abs(found - target)).sort((a, b) => a - b)
  const at = (share: number): number =>
    hundredths(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!)
  return { median: at(0.5), p90: at(0.9), p99: at(0.99), most: hundredths(sorted.at(-1)!) }
}

function furthestOf(checks: readonly Check[]): Check[] {
  const excess = ({ found, target, allowed }: Check): number => Math.abs(found - target) - allowed
  return [...checks].sort((a, b) => excess(b) - excess(a)).slice(0, FURTHEST)
}

/** Codes of bands and numbers of children say nothing to a reader. */
const isReadableMargin = ({ section, cell }: Check): boolean => section === 'national' && !/^\d+$/.test(cell)

const figureOf = (check: Check) => ({
  table: check.table,
  cell: check.cell.replaceAll('_', ' '),
  source: hundredths(check.target),
  agents: hundredths(check.found),
  within: holds(check),
})

/** Source, agents, and whether that is within the goal: 1 or 0. */
const pairsOf = (checks: readonly Check[], section: Check['section']): [number, number, 0 | 1][] =>
  checks
    .filter((check) => check.section === section)
    .map((check) => [tenths(check.target), tenths(check.found), holds(check) ? 1 : 0])

const tenths = (value: number): number => Math.round(value * 10) / 10

/** US agents by sex and single year of age. */
function pyramidOf(population: Population): { age: number; men: number; women: number }[] {
  const { size } = population.countries[0]!
  const [age, sex] = [population.column('age'), population.column('sex')]
  const years = new Map<number, { age: number; men: number; women: number }>()
  for (let agent = 0; agent < size; agent++) {
    const year = years.get(age[agent]!) ?? { age: age[agent]!, men: 0, women: 0 }
    year[sex[agent] === 0 ? 'men' : 'women']++
    years.set(year.age, year)
  }
  return [...years.values()].sort((a, b) => a.age - b.age)
}
