import {
  ageBand,
  povertyBand,
  rateGroupOf,
  sexAgeOf,
} from '../../src/modules/population/synthesis/health-background.ts'
import {
  activityLevels,
  alcoholUses,
  bmiClasses,
  dietQualities,
  ethnicities,
  phq9Severities,
  sleepQualities,
  smokingStatuses,
} from '../../src/modules/population/vocabulary.ts'
import { readCsv } from './files.ts'
import type { StepPlan } from './health-steps.ts'

/** One respondent of the survey, coded as the model sees people. Read and aggregated here, never written anywhere. */
export interface HealthRecord {
  weight: number
  age: number
  sex: number
  group: number
  bmi: number
  phq9: number
  /** Codes in the order of `backgrounds`. */
  background: number[]
  /** Every attribute that the person has, "condition:gout" or "bmi_class:obese_1", with 1 or with its probability. */
  has: Map<string, number>
  /** For the tables by group. */
  bmi_class: string
  income: string
  labour: string
  ethnicity: string
  drugs: number
}

const schoolings = ['lt_hs', 'hs', 'some_college', 'college']
const labours = ['employed', 'unemployed', 'retired', 'student', 'homemaker', 'unable_to_work', 'other_nilf']
const partnerings = ['partnered', 'formerly_partnered', 'never_married']

export function readHealthRecords(): HealthRecord[] {
  return readCsv('health/profiles.csv.gz').map((row) => {
    const sex = row.sex === 'm' ? 0 : 1
    const age = Number(row.age)
    const conditions = row.conditions!.split('|').filter(Boolean)
    const drugs = row.drug_classes!.split('|').filter((slug) => slug && slug !== 'glp1_agonist')
    const phq9 = Number(row.phq9_2123)
    const severity = phq9 >= 20 ? 4 : Math.floor(phq9 / 5)
    const treated = conditions.includes('depression') && Number(row.phq9) < 10 && phq9 < 10
    const ratio = Number(row.pir)
    const has = new Map<string, number>([
      ...conditions.filter((slug) => slug !== 'depression').map((slug) => [`condition:${slug}`, 1] as const),
      ...drugs.map((slug) => [`drug:${slug}`, 1] as const),
      ['condition:anxiety', Number(row.p_anxiety)],
      ['condition:migraine', Number(row.p_migraine)],
      ['condition:sleep_apnea', Number(row.p_sleep_apnea)],
      ['drug:glp1_agonist', Number(row.p_glp1_2025)],
      ...rungs('bmi_class', bmiClasses, bmiClasses.indexOf(row.bmi_class as never)),
      ...rungs('smoking_status', smokingStatuses, smokingStatuses.indexOf(row.smoking as never)),
      ...rungs('alcohol_use', alcoholUses, alcoholUses.indexOf(row.alcohol as never)),
      ...rungs('physical_activity_level', activityLevels, activityLevels.indexOf(row.activity as never)),
      ...rungs('sleep_quality', sleepQualities, sleepQualities.indexOf(row.sleep_quality as never)),
      ...rungs('diet_quality', dietQualities, dietQualities.indexOf(row.diet as never)),
      ...rungs('phq9_severity', phq9Severities, severity),
      ...Array.from({ length: drugs.length }, (_, at) => [`rx_count:${at + 1}`, 1] as const),
    ])
    if (treated) has.set('hidden:treated_depression', 1)
    if (treated || phq9 >= 10) has.set('condition:depression', 1)
    return {
      weight: Number(row.w),
      age,
      sex,
      group: rateGroupOf(sex, age),
      bmi: Number(row.bmi),
      phq9,
      background: [
        sexAgeOf(sex, age),
        ethnicities.indexOf(row.race as never),
        row.edu === '' ? 1 : schoolings.indexOf(row.edu!),
        povertyBand(ratio),
        labours.indexOf(row.labour!),
        row.marital === '' ? 2 : partnerings.indexOf(row.marital!),
      ],
      has,
      bmi_class: row.bmi_class!,
      income: ratio < 1.3 ? 'low(<1.3)' : ratio <= 3.5 ? 'mid(1.3-3.5)' : 'high(>3.5)',
      labour: row.labour!,
      ethnicity: row.race!,
      drugs: drugs.length,
    }
  })
}

/** The steps of a ladder that somebody at `position` has taken. */
function rungs(attribute: string, levels: readonly string[], position: number): [string, number][] {
  if (position < 0) throw new Error(`unknown value of ${attribute}`)
  return levels.slice(1, position + 1).map((level) => [`${attribute}:${level}`, 1])
}

/** Whether the source or a rule leaves this step open for the person. */
export function isOpen(plan: StepPlan, record: HealthRecord, youngestBand: number): boolean {
  const { only_if, never_if, always_if } = plan
  if (plan.sex !== undefined && plan.sex !== record.sex) return false
  if (ageBand(record.age) < youngestBand) return false
  if (only_if !== undefined && !only_if.some((name) => record.has.has(name))) return false
  if (never_if?.some((name) => record.has.has(name))) return false
  return !always_if?.some((name) => record.has.has(name))
}
