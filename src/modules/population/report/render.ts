import type { Population } from '../population.ts'
import type { Calibration } from './checks.ts'
import { type Check, holds, sections } from './checks.ts'

const points = (value: number): string => `${value >= 0 ? '+' : '−'}${Math.abs(value).toFixed(2)}`
const percent = (value: number): string => value.toFixed(2)

/** One line per section, for a terminal and for the head of the page. */
export function summaryTable({ results }: Calibration): string {
  const rows = results.map(({ name, checks, holding, worst, met }) => {
    const { title, goal, share } = sections[name]
    const wanted = share === 1 ? 'all' : `${share * 100} %`
    const worstText = `${worst.table}, ${worst.cell}: ${percent(worst.target)} → ${percent(worst.found)}`
    return `| ${title} | ${goal} (${wanted}) | ${checks} | ${holding} (${((holding / checks) * 100).toFixed(1)} %) | ${worstText} | ${met ? 'met' : '**missed**'} |`
  })
  return [
    '| What | Goal | Figures | Within the goal | Furthest beyond or nearest to the limit | |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

/** The whole report as a page of Markdown. `date` is when it was made, `charts` where the pictures are. */
export function renderReport(population: Population, calibration: Calibration, date: string, charts: string): string {
  const { version, size, digest, recipe, countries } = population
  return `# Calibration: how close the agents are to the people

${size} agents: ${recipe.size} US adults and ${recipe.country_size} of each of ${countries.length - 1} further countries. Population \`${version}\`, seed \`${recipe.seed}\`, digest \`${digest.slice(0, 16)}\`. Made ${date} by \`npm run population:report\`; the same command on any machine gives the same figures.

A *margin* is a table that the agents were drawn to (counts by state, sex, age and so on). A *joint* is a relation between attributes that no table prescribed: it is right only as far as the model is. Differences are in percentage points. Standard errors are those of the source. \`test/population/calibration.test.ts\` fails when a goal that is met here is missed.

## Summary

${summaryTable(calibration)}

![Errors of every figure by section](${charts}/errors.svg)

Each dot is one figure; the shaded band is the goal of its section where that is the same for all of them.

## How to read it

- US relations between attributes are those of the American Time Use Survey of 2008-16 under 2023 margins: what has changed since then in *who is how*, beyond the margins, is not in the agents.
- The survey has few respondents in small states (186 in one). Within a state only the tables by state are the state's own.
- Agents outside the US are *modelled*: their margins are checked below, their joints cannot be. Figures marked as estimates in \`data/world/countries.json\` are uncertain by several points themselves.
- Traits are authored estimates; nothing checks them against people.

## US adults by sex and age

![Age pyramid](${charts}/pyramid.svg)

## National margins

${marginTable(calibration.checks)}

## State margins

The furthest 15 of ${count(calibration.checks, 'state')}. The smallest state has ${smallestState(population)} agents: one of them is ${(100 / smallestState(population)).toFixed(2)} points.

${worstTable(calibration.checks, 'state', 15)}

## Joints that were not targeted

![Source against agents](${charts}/joints.svg)

The furthest 25 of ${count(calibration.checks, 'joints')}.

${worstTable(calibration.checks, 'joints', 25)}

## Rare combinations

${fullTable(calibration.checks, 'rare')}

## Income

In percent of the source's amount.

${fullTable(calibration.checks, 'income')}

## Occupations

The furthest 20 of ${count(calibration.checks, 'work')}.

${worstTable(calibration.checks, 'work', 20)}

## Health

Cohort attributes, not medical records. By sex and age, the furthest 15 of ${count(calibration.checks, 'health')}:

${worstTable(calibration.checks, 'health', 15)}

What comes together (conditions, medicines given conditions, rates by body mass, poverty, work and ethnicity), the furthest 25 of ${count(calibration.checks, 'health_joints')}:

![Source against agents, health](${charts}/health.svg)

${worstTable(calibration.checks, 'health_joints', 25)}

## Religion, politics, habits

The furthest 20 of ${count(calibration.checks, 'minds')}.

${worstTable(calibration.checks, 'minds', 20)}

## Further countries

The furthest 20 of ${count(calibration.checks, 'world')}.

${worstTable(calibration.checks, 'world', 20)}
`
}

const count = (checks: readonly Check[], section: Check['section']): number =>
  checks.filter((check) => check.section === section).length

function smallestState(population: Population): number {
  const counts = new Map<number, number>()
  const us = population.countries[0]!.size
  for (const state of population.column('state').subarray(0, us)) counts.set(state, (counts.get(state) ?? 0) + 1)
  return Math.min(...counts.values())
}

const HEAD = '| Table | Figure | Source | Agents | Difference | |\n|---|---|---|---|---|---|'

const row = (check: Check): string =>
  `| ${check.table} | ${check.cell.replaceAll('_', ' ')} | ${percent(check.target)} | ${percent(check.found)} | ${points(check.found - check.target)} | ${holds(check) ? '' : 'beyond the goal'} |`

function fullTable(checks: readonly Check[], section: Check['section']): string {
  return [HEAD, ...checks.filter((check) => check.section === section).map(row)].join('\n')
}

/** Bands of income and numbers of children as codes say nothing to a reader; the tables of joints have them by name. */
function marginTable(checks: readonly Check[]): string {
  const readable = checks.filter(({ section, cell }) => section === 'national' && !/^\d+$/.test(cell))
  return [HEAD, ...readable.map(row)].join('\n')
}

function worstTable(checks: readonly Check[], section: Check['section'], most: number): string {
  const excess = (check: Check): number => Math.abs(check.found - check.target) - check.allowed
  const worst = checks.filter((check) => check.section === section).sort((a, b) => excess(b) - excess(a))
  return [HEAD, ...worst.slice(0, most).map(row)].join('\n')
}
