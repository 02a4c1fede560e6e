import { readCsv } from './files.ts'
import type { HealthRecord } from './health-records.ts'

/** Rarer pairs are too uncertain to be held against anybody. */
const ENOUGH_PAIRS = 30

const ages = ['18-29', '30-44', '45-59', '60-74', '75+']

/** The published kinds of rates by the attributes they speak about. */
const attributes: Record<string, string> = {
  condition: 'condition',
  drug_class: 'drug',
  smoking: 'smoking_status',
  alcohol: 'alcohol_use',
  activity: 'physical_activity_level',
  sleep_quality: 'sleep_quality',
  diet: 'diet_quality',
  bmi_class: 'bmi_class',
  phq9_severity_2123: 'phq9_severity',
}
/** Rates that were modelled on published figures replace what the survey itself has. */
const modelled: Record<string, string> = {
  anxiety_full: 'condition:anxiety',
  migraine_full: 'condition:migraine',
  sleep_apnea_full: 'condition:sleep_apnea',
  glp1_2025: 'drug:glp1_agonist',
}
const replaced = [...Object.values(modelled), 'condition:depression']

interface Rate {
  percent: number
  error: number
}

/** Tables that the calibration report holds the agents against. Percentages throughout. */
export function healthTargets(records: readonly HealthRecord[]) {
  const rows = readCsv('health/health_prevalence.csv')
  const groups = rows
    .filter(({ slug }) => slug === 'hypertension')
    .map(({ group_type, group, n }) => [group_type, group, Number(n)])
  const prevalence: Record<string, { percent: (number | null)[]; error: (number | null)[] }> = {}
  const put = (name: string, row: Record<string, string>, rate: Rate) => {
    const table = prevalence[name] ?? { percent: groups.map(() => null), error: groups.map(() => null) }
    prevalence[name] = table
    const at = groups.findIndex(([type, group]) => type === row.group_type && group === row.group)
    table.percent[at] = rate.percent
    table.error[at] = rate.error
  }
  for (const row of rows) {
    const attribute = attributes[row.kind!]
    const name = row.kind === 'modelled' ? modelled[row.slug!] : attribute && `${attribute}:${row.slug}`
    if (name === undefined || row.slug!.startsWith('any_') || (row.kind !== 'modelled' && replaced.includes(name)))
      continue
    put(name, row, { percent: Number(row.pct), error: Number(row.se) })
  }
  for (const row of rows.filter(({ kind, slug }) => kind === 'condition' && slug === 'depression')) {
    put('condition:depression', row, depression(records, row))
  }
  return {
    groups,
    prevalence,
    cooccurrence: pairs(records, 'condition:', 'condition:'),
    drug_given_condition: pairs(records, 'condition:', 'drug:'),
    bmi_percentiles: readCsv('health/bmi_percentiles.csv').map(({ sex, age_band, n, ...percentiles }) => ({
      group: `${sex}:${age_band}`,
      n: Number(n),
      percentiles: Object.fromEntries(Object.entries(percentiles).map(([name, value]) => [name, Number(value)])),
    })),
    /** The groups of the next three tables. */
    sex_age: ['m', 'f'].flatMap((sex) => ages.map((age) => `${sex}:${age}`)),
    phq9: byGroup(records, 28, ({ phq9 }) => phq9),
    /** Classes other than GLP-1 agonists, whose use has grown since; the last entry is 10 or more. */
    rx_count: byGroup(records, 11, ({ drugs }) => Math.min(drugs, 10)),
    /** The last entry is 12 or more. */
    condition_count: conditionCounts(records),
    glp1: readCsv('health/published_targets.csv')
      .filter(({ measure, used_for }) => measure === 'glp1_current' && used_for === 'p_glp1_2025')
      .map(({ group, pct, period, status }) => ({ group, percent: Number(pct), period, status })),
  }
}

/** The levels of 2021-2023 make another rate; its error grows with it. */
function depression(records: readonly HealthRecord[], row: Record<string, string>): Rate {
  let total = 0
  let sum = 0
  for (const record of records) {
    if (!belongs(record, row.group_type!, row.group!)) continue
    total += record.weight
    if (record.has.has('condition:depression')) sum += record.weight
  }
  const share = sum / total
  const before = Number(row.pct) / 100
  const factor = before > 0 ? Math.sqrt((share * (1 - share)) / (before * (1 - before))) : 1
  return { percent: round(100 * share), error: round(Number(row.se) * factor) }
}

function belongs(record: HealthRecord, type: string, group: string): boolean {
  const sex = record.sex === 0 ? 'm' : 'f'
  const age = ages[record.group % 5]!
  const own: Record<string, string> = {
    all: 'all',
    sex,
    age,
    sex_age: `${sex}:${age}`,
    bmi_class: record.bmi_class,
    income_poverty_ratio: record.income,
    labour: record.labour,
    race: record.ethnicity,
  }
  return own[type] === group
}

/** Of those with the first, the percentage with the second, its standard error, and the number of people with both. */
function pairs(records: readonly HealthRecord[], firsts: string, seconds: string) {
  const found: [string, string, number, number, number][] = []
  const names = (kind: string) =>
    [...new Set(records.flatMap(({ has }) => [...has.keys()].filter((name) => name.startsWith(kind))))].sort()
  for (const a of names(firsts)) {
    const members = records.filter(({ has }) => has.has(a))
    let total = 0
    let squares = 0
    for (const { has, weight } of members) {
      total += weight * has.get(a)!
      squares += (weight * has.get(a)!) ** 2
    }
    for (const b of names(seconds)) {
      if (a === b) continue
      let sum = 0
      let people = 0
      for (const { has, weight } of members) {
        const both = has.get(a)! * (has.get(b) ?? 0)
        sum += weight * both
        people += both
      }
      if (people < ENOUGH_PAIRS) continue
      const share = sum / total
      // Unequal weights tell less than as many equal ones would (Kish).
      const error = Math.sqrt((share * (1 - share) * squares) / total ** 2)
      found.push([
        a.slice(firsts.length),
        b.slice(seconds.length),
        round(100 * share),
        round(100 * error),
        Math.round(people),
      ])
    }
  }
  return found
}

function byGroup(records: readonly HealthRecord[], size: number, value: (record: HealthRecord) => number): number[][] {
  const sums = Array.from({ length: 10 }, () => new Array<number>(size).fill(0))
  for (const record of records) sums[record.group]![value(record)]! += record.weight
  return sums.map(percentages)
}

/** Conditions that somebody has with a probability count with that probability. */
function conditionCounts(records: readonly HealthRecord[]): number[][] {
  const sums = Array.from({ length: 10 }, () => new Array<number>(13).fill(0))
  for (const { has, group, weight } of records) {
    let chances = [1]
    for (const [name, chance] of has) {
      if (!name.startsWith('condition:')) continue
      chances = [...chances, 0].map((same, count) => same * (1 - chance) + (chances[count - 1] ?? 0) * chance)
    }
    chances.forEach((chance, count) => {
      sums[group]![Math.min(count, 12)]! += weight * chance
    })
  }
  return sums.map(percentages)
}

function percentages(row: number[]): number[] {
  const total = row.reduce((sum, weight) => sum + weight, 0)
  return row.map((weight) => round((100 * weight) / total))
}

const round = (value: number): number => Math.round(value * 100) / 100
