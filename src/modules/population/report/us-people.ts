import { readFigures } from '../figures.ts'
import { occupationList } from '../occupations.ts'
import type { Population } from '../population.ts'
import type { Frame } from '../synthesis/frame.ts'
import { type MarginTable, marginOf } from '../synthesis/margins.ts'
import { peopleFigures } from '../synthesis/us-people.ts'
import { usStates } from '../us-states.ts'
import { type Check, type SectionName, twoPointsOrErrors } from './checks.ts'
import { type Compared, crosstab, type PopulationName, rarities, type VariableName, variables } from './variables.ts'

const majorGroups = '11 13 15 17 19 21 23 25 27 29 31 33 35 37 39 41 43 45 47 49 51 53'.split(' ')
/** From the 20 sectors that agents have to the 13 that the census tables count by. */
const industry13 = [0, 1, 5, 2, 3, 4, 4, 5, 6, 7, 7, 8, 8, 8, 9, 9, 10, 10, 11, 12]

/** The US part of a population in the form that the drawing used, so that the same tables can be held against it. */
export function usFrame(population: Population): Frame {
  const { size } = population.countries.find(({ code }) => code === 'US')!
  const column = (name: string) => population.column(name).subarray(0, size) as Uint8Array
  const names = [
    'age',
    'sex',
    'ethnicity',
    'nativity',
    'education',
    'marital_status',
    'partner',
    'labour_detail',
    'home',
  ]
  const more = [
    'worker_class',
    'children_at_home',
    'num_children',
    'household_size',
    'state',
    'income',
    'household_income',
  ]
  const columns = Object.fromEntries([...names, ...more, 'urbanicity', 'place'].map((name) => [name, column(name)]))
  const { states, income_bands } = peopleFigures()
  const groups = occupationList().map(({ soc }) => majorGroups.indexOf(soc.slice(0, 2)))
  const derived = (code: (agent: number) => number) => Uint8Array.from({ length: size }, (_, agent) => code(agent))
  const industry = column('industry')
  const occupation = column('occupation')
  return {
    size,
    seed: '',
    columns: columns as unknown as Frame['columns'],
    passing: {
      division: derived((agent) => states[columns.state![agent]!]!.division),
      adult_children: derived((agent) => columns.num_children![agent]! - columns.children_at_home![agent]!),
      others: derived(
        (agent) =>
          columns.household_size![agent]! -
          1 -
          (columns.partner![agent] === 0 ? 0 : 1) -
          columns.children_at_home![agent]!,
      ),
      soc2: derived((agent) => groups[occupation[agent]!] ?? 255),
      industry13: derived((agent) => industry13[industry[agent]!] ?? 255),
      income_band: derived((agent) => income_bands.findIndex((end) => columns.income![agent]! <= end)),
      other_income_band: new Uint8Array(),
      household_income_band: new Uint8Array(),
    },
    everybody: Uint32Array.from({ length: size }, (_, agent) => agent),
  }
}

const onlyWorkers = ['soc2', 'industry13', 'worker_class']

/** Every table that the draw was raked to: as a whole, and within its groups. */
export function marginChecks(frame: Frame): Check[] {
  const tables = readFigures<Record<string, MarginTable>>('population/us-margins.json')
  return Object.entries(tables).flatMap(([name, table]) => checksOfTable(frame, name, table))
}

function checksOfTable(frame: Frame, name: string, table: MarginTable): Check[] {
  const { group, groups, width, classes, shares } = marginOf(frame, table)
  const values = { ...frame.columns, ...frame.passing }[table.target as 'education']
  const cells = new Float64Array(groups * width)
  const totals = new Float64Array(groups)
  for (let agent = 0; agent < frame.size; agent++) {
    if (onlyWorkers.includes(table.target) && frame.columns.labour_detail[agent]! > 1) continue
    if (name === 'alone_by_age' && (frame.columns.partner[agent]! > 0 || frame.columns.children_at_home[agent]! > 0))
      continue
    const of = group[agent]!
    cells[of * width + classes[values[agent]!]!]!++
    totals[of]!++
  }
  const title = name.replaceAll('_', ' ')
  const section: SectionName = table.groups.includes('state') ? 'state' : 'cells'
  const checks: Check[] = []
  const target = new Float64Array(width)
  const found = new Float64Array(width)
  let counted = 0
  for (let of = 0; of < groups; of++) {
    if (!(shares[of * width]! >= 0) || totals[of] === 0) continue
    counted += totals[of]!
    for (let at = 0; at < width; at++) {
      const cell = of * width + at
      target[at]! += shares[cell]! * totals[of]!
      found[at]! += cells[cell]!
      const groupName = table.groups.includes('state') ? usStates[of]!.code : `group ${of + 1}`
      const pair = { target: shares[cell]! * 100, found: (cells[cell]! / totals[of]!) * 100 }
      // A group of few agents cannot come closer than one of them.
      checks.push({
        section,
        table: title,
        cell: `${groupName}, ${labelOf(table, at)}`,
        ...pair,
        allowed: Math.max(1, 100 / totals[of]!),
      })
    }
  }
  for (let at = 0; at < width; at++) {
    const pair = { target: (target[at]! / counted) * 100, found: (found[at]! / counted) * 100 }
    checks.push({ section: 'national', table: title, cell: labelOf(table, at), ...pair, allowed: 0.3 })
  }
  return checks
}

const labelOf = (table: MarginTable, at: number): string => table.labels[at] ?? String(at)

interface Joints {
  joints: { of: VariableName; by: VariableName; among: PopulationName; n: number[]; shares: number[][] }[]
  rarities: Record<string, number>
  income_quantiles: { steps: number[] } & Record<
    'income_of_workers' | 'income_of_adults' | 'household_income_of_adults',
    number[]
  >
}

const FEWEST = 30

const comparedOf = (frame: Frame): Compared => ({
  ...frame.columns,
  ...frame.passing,
  major_group: frame.passing.soc2,
})

/** Pairs of attributes as the weighted survey has them. */
export function jointChecks(frame: Frame): Check[] {
  const people = comparedOf(frame)
  return readFigures<Joints>('population/us-targets.json').joints.flatMap(({ of, by, among, n, shares }) => {
    const { counts } = crosstab(people, frame.size, { of, by, among })
    return counts.flatMap((row, at) => {
      const total = row.reduce((sum, count) => sum + count, 0)
      if (n[at]! < FEWEST || total === 0) return []
      return Array.from(row, (count, column): Check => {
        const target = shares[at]![column]! / 100
        const found = (count / total) * 100
        const cell = `${variables[by].labels[at]}: ${variables[of].labels[column]}`
        const table = `${of} by ${by}${among === 'adults' ? '' : `, ${among}`}`.replaceAll('_', ' ')
        return { section: 'joints', table, cell, target, found, allowed: twoPointsOrErrors(target, n[at]!) }
      })
    })
  })
}

/** How many are in each rare combination, of all adults. */
export function rarityChecks(frame: Frame): Check[] {
  const people = comparedOf(frame)
  return Object.entries(readFigures<Joints>('population/us-targets.json').rarities).map(([cell, target]) => {
    const found = (frame.everybody.filter((agent) => rarities[cell]!(people, agent)).length / frame.size) * 100
    // Neither a multiple of what the source has nor hardly any of it; where it has next to nothing, a trace.
    const allowed = Math.max(0.03, Math.min(0.2, found > target ? target * 1.5 : target * 0.6))
    return { section: 'rare', table: 'share of adults', cell, target, found, allowed }
  })
}

/** In percent of the source's amount, so that one measure serves the poor and the rich. */
export function incomeChecks(frame: Frame): Check[] {
  const { steps, ...tables } = readFigures<Joints>('population/us-targets.json').income_quantiles
  const { income, household_income, labour_detail } = frame.columns
  const everybody = Array.from(income.keys())
  const sorted = {
    income_of_workers: everybody.filter((agent) => labour_detail[agent]! < 2).map((agent) => income[agent]!),
    income_of_adults: Array.from(income),
    household_income_of_adults: Array.from(household_income),
  }
  return Object.entries(tables).flatMap(([name, amounts]) => {
    const values = sorted[name as keyof typeof sorted].sort((a, b) => a - b)
    return steps.flatMap((step, at): Check[] => {
      // The lowest tenth of all adults has next to nothing: a percentage of that says nothing.
      if (amounts[at]! < 5000) return []
      const found = (values[Math.floor(step * values.length)]! * 100 * 100) / amounts[at]!
      const cell = `${step * 100}th percentile, $${amounts[at]}`
      return [{ section: 'income', table: name.replaceAll('_', ' '), cell, target: 100, found, allowed: 5 }]
    })
  })
}
