import { readFigures } from '../figures.ts'
import type { Background } from './health-background.ts'

/**
 * One yes-or-no decision about a person. Conditions and drug classes are one step each; an ordered attribute is a
 * ladder of steps ("at least overweight", "at least obese"), each asked only of those who took the one below.
 * Weights are hundredths of a logit: the chance follows from their sum, as in a logistic regression.
 */
export interface Step {
  name: string
  /** Asked only of people who took one of these steps. */
  only_if?: readonly string[]
  /** Not asked of people who took one of these. */
  never_if?: readonly string[]
  /** Certain for people who took one of these. */
  always_if?: readonly string[]
  /** How many of 100,000 take it: the ten groups of sex and age. */
  rate: readonly number[]
  base: number
  background: Record<Background, readonly number[]>
  /** Weights of the steps before this one, in order. */
  after: readonly number[]
  /** Weights by age and by how many conditions there are so far. */
  burden?: readonly number[]
  /** For drug classes: weights by how many of them the person takes besides those already drawn. */
  left?: readonly number[]
}

export interface HealthModel {
  steps: readonly Step[]
  bmi: {
    /** Shares of a class below each of the values. */
    shares: readonly number[]
    /** By class and group: the BMI in tenths at each of the shares. */
    tenths: readonly (readonly (readonly number[])[])[]
  }
  /** By group: shares of the PHQ-9 scores 0 to 27 in 100,000. */
  phq9: readonly (readonly number[])[]
}

/** A weight of this size settles a step: it is no longer a matter of chance. */
export const SETTLED = 5_000

export const readHealthModel = (): HealthModel => readFigures<HealthModel>('health/model.json')

export interface HealthLabel {
  slug: string
  label: string
}

const labels = readFigures<{ conditions: HealthLabel[]; drug_classes: HealthLabel[] }>('health/labels.json')

/** Every condition and every class of drugs that an agent can have. */
export const conditions: readonly HealthLabel[] = labels.conditions
export const drugClasses: readonly HealthLabel[] = labels.drug_classes

/** Position in `bmiClasses`; the limits of the World Health Organization. */
export function bmiClassOf(tenths: number): number {
  if (tenths < 250) return tenths < 185 ? 0 : 1
  if (tenths < 300) return 2
  return tenths < 350 ? 3 : tenths < 400 ? 4 : 5
}

/** Position in `phq9Severities`. */
export const phq9SeverityOf = (score: number): number => (score >= 20 ? 4 : Math.floor(score / 5))

/** Goes with every profile that is shown. */
export const healthProvenance = {
  source: 'NHANES 2017-March 2020 (CDC/NCHS), modelled cohort attribute, not a medical record',
  method_version: 'health-1: chained logistic models, drawn to rates by sex and age',
  calibration_version: 'nhanes-2017-2020.phq9-2021-2023.glp1-2025',
  reference_version: 'health-labels-1: 46 conditions, 89 drug classes',
} as const
