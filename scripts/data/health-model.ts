import {
  ageBand,
  backgroundSizes,
  backgrounds,
  RATE_GROUPS,
} from '../../src/modules/population/synthesis/health-background.ts'
import { type HealthModel, SETTLED, type Step } from '../../src/modules/population/synthesis/health-model.ts'
import {
  BURDENS,
  burdenCodeOf,
  leftCodeOf,
  RUNNING_CODES,
} from '../../src/modules/population/synthesis/health-steps.ts'
import { fitLogit, type Term } from './health-logit.ts'
import { type HealthRecord, isOpen } from './health-records.ts'
import type { StepPlan } from './health-steps.ts'

/** Fewer cases than this say little about background and nothing about a youngest age. */
const ENOUGH_CASES = 30
/** Fewer still, and the rates by sex and age are taken from a smooth curve. */
const ENOUGH_FOR_RATES = 5
/** A predictor counts if so many people have it together with the outcome, or would if the two were unrelated. */
const ENOUGH_TOGETHER = 5
/** The survey's design makes two of its records tell about as much as one of a simple sample. */
const DESIGN_EFFECT = 2
/** How far the weights of each kind may be expected to lie from zero, in logits. */
const SPREADS = { sex_age: 0.6, background: 1, before: 3, burden: 0.7, left: 1 }
/** All but the code for none, which settles the step. */
const LEFT_CODES = 6

export function fitSteps(records: readonly HealthRecord[], plans: readonly StepPlan[]): Step[] {
  const left = records.map(({ drugs }) => drugs)
  return plans.map((plan, at) => {
    const step = fitStep(records, plans, at, left)
    if (plan.kind === 'drug') {
      records.forEach((record, r) => {
        if (record.has.has(plan.name)) left[r]!--
      })
    }
    return step
  })
}

function fitStep(all: readonly HealthRecord[], plans: readonly StepPlan[], at: number, left: number[]): Step {
  const plan = plans[at]!
  const truth = (record: HealthRecord) => record.has.get(plan.name) ?? 0
  const cases = all.reduce((count, record) => count + (truth(record) > 0 ? 1 : 0), 0)
  const attribute = plan.kind === 'condition' || plan.kind === 'drug'
  const youngest = Math.max(
    ageBand(plan.from_age ?? 18),
    attribute && cases >= ENOUGH_CASES
      ? all.reduce((band, record) => (truth(record) > 0 ? Math.min(band, ageBand(record.age)) : band), 13)
      : 0,
  )
  // By the last drug, what is left settles everything: it goes by who takes it among all who take any.
  const room = plans[at + 1]?.kind === 'drug' ? left : all.map(({ drugs }) => drugs)
  const open = [...all.keys()].filter((r) => isOpen(plan, all[r]!, youngest) && (plan.kind !== 'drug' || room[r]! > 0))
  const records = open.map((r) => all[r]!)
  const scale = records.length / DESIGN_EFFECT / records.reduce((sum, { weight }) => sum + weight, 0)
  const weights = Float64Array.from(records, ({ weight }) => weight * scale)
  const outcome = Float64Array.from(records, truth)
  const before = predictorsOf(plans, at, records)
  const terms: Term[] = [
    ...backgroundTerms(records, cases < ENOUGH_CASES ? 0.3 : plan.kind === 'modelled' ? 3 : 1),
    ...(plan.kind === 'drug' ? [leftTerm(open.map((r) => left[r]!))] : []),
    ...(hasBurden(plans, at) ? [burdenTerm(plans.slice(0, at), records)] : []),
    ...before.map((b) => ({
      size: 1,
      codes: Int16Array.from(records, ({ has }) => (has.has(plans[b]!.name) ? 0 : -1)),
      spread: SPREADS.before,
    })),
  ]
  const fit = fitLogit(outcome, weights, terms)
  const found = fit.weights.map((group) => group.map(hundredths))
  const after = new Array<number>(at).fill(0)
  before.forEach((b, position) => {
    after[b] = found[found.length - before.length + position]![0]!
  })
  const background = Object.fromEntries(
    backgrounds.map((name, b) => [name, found[b]!]),
  ) as unknown as Step['background']
  return {
    name: plan.name,
    ...(plan.only_if && { only_if: plan.only_if }),
    ...(plan.never_if && { never_if: plan.never_if }),
    ...(plan.always_if && { always_if: plan.always_if }),
    rate: ratesOf(plan, all, cases, youngest),
    base: hundredths(fit.base),
    background: { ...background, sex_age: withLimits(background.sex_age, plan, youngest) },
    ...(plan.kind === 'drug' && { left: found[backgrounds.length]! }),
    ...(hasBurden(plans, at) && { burden: found[backgrounds.length]! }),
    after,
  }
}

const hundredths = (value: number): number => Math.round(value * 100)

/** The earlier steps that say something about this one. */
function predictorsOf(plans: readonly StepPlan[], at: number, records: readonly HealthRecord[]): number[] {
  const { kind, name } = plans[at]!
  const cases = records.reduce((sum, { has }) => sum + (has.get(name) ?? 0), 0)
  return plans.slice(0, at).flatMap((earlier, b) => {
    // The count of classes enters the drugs as what is left of it; the modelled rates depend on the survey alone.
    if (earlier.kind === 'count' && kind !== 'count') return []
    if (earlier.kind === 'modelled') return []
    let people = 0
    let both = 0
    for (const { has } of records) {
      if (!has.has(earlier.name)) continue
      people++
      both += has.get(name) ?? 0
    }
    const expected = (cases * people) / records.length
    return people < records.length && Math.max(both, expected) >= ENOUGH_TOGETHER ? [b] : []
  })
}

function backgroundTerms(records: readonly HealthRecord[], freedom: number): Term[] {
  return backgrounds.map((name, b) => ({
    size: backgroundSizes[name],
    codes: Int16Array.from(records, ({ background }) => background[b]!),
    spread: (name === 'sex_age' ? SPREADS.sex_age : SPREADS.background) * freedom,
    ...(name === 'sex_age' && { smooth: backgroundSizes.sex_age / 2 }),
  }))
}

const leftTerm = (left: number[]): Term => ({
  size: LEFT_CODES,
  codes: Int16Array.from(left, (drugs) => leftCodeOf(drugs) - 1),
  spread: SPREADS.left,
})

/** Illnesses gather in some people more than pairs of them explain, and in the young more than in the old. */
const hasBurden = (plans: readonly StepPlan[], at: number): boolean =>
  plans[at]!.kind !== 'drug' && plans.slice(0, at).some(({ kind }) => kind === 'condition')

function burdenTerm(before: readonly StepPlan[], records: readonly HealthRecord[]): Term {
  const names = ['condition:obesity', ...before.filter(({ kind }) => kind === 'condition').map(({ name }) => name)]
  const codes = records.map(({ has, group }) => burdenCodeOf(group % 5, names.filter((name) => has.has(name)).length))
  return { size: RUNNING_CODES, codes: Int16Array.from(codes), spread: SPREADS.burden, smooth: BURDENS }
}

/** Those whose sex or age rules the step out get a weight that settles it. */
function withLimits(weights: readonly number[], plan: StepPlan, youngest: number): number[] {
  const bands = weights.length / 2
  return weights.map((weight, code) => {
    const otherSex = plan.sex !== undefined && plan.sex !== Math.floor(code / bands)
    return otherSex || code % bands < youngest ? -SETTLED : weight
  })
}

/** In 100,000 of each group of sex and age; where cases are few, by a smooth curve instead of each group's own count. */
function ratesOf(plan: StepPlan, records: readonly HealthRecord[], cases: number, youngest: number): number[] {
  const possible = (record: HealthRecord) =>
    (plan.sex === undefined || plan.sex === record.sex) && ageBand(record.age) >= youngest
  let truth = (record: HealthRecord) => record.has.get(plan.name) ?? 0
  if (cases < ENOUGH_FOR_RATES) {
    const likely = records.filter(possible)
    const scale = likely.length / DESIGN_EFFECT / likely.reduce((sum, { weight }) => sum + weight, 0)
    const terms = backgroundTerms(likely, 0.3).slice(0, 1)
    const outcome = Float64Array.from(likely, truth)
    const { fitted } = fitLogit(
      outcome,
      Float64Array.from(likely, ({ weight }) => weight * scale),
      terms,
    )
    const smooth = new Map(likely.map((record, r) => [record, fitted[r]!]))
    truth = (record) => smooth.get(record) ?? 0
  }
  const sums = new Float64Array(RATE_GROUPS)
  const totals = new Float64Array(RATE_GROUPS)
  for (const record of records) {
    totals[record.group]! += record.weight
    if (possible(record)) sums[record.group]! += record.weight * truth(record)
  }
  return Array.from(sums, (sum, group) => Math.round((sum / totals[group]!) * 100_000))
}

/** Where in a class of BMI the people of each sex and age are, and how the PHQ-9 scores spread. */
export function fitScores(records: readonly HealthRecord[]): Pick<HealthModel, 'bmi' | 'phq9'> {
  const shares = [0, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 1]
  const limits = [0, 18.5, 25, 30, 35, 40, 1000]
  const tenths = limits.slice(1).map((upper, level) => {
    const lower = limits[level]!
    const members = records.filter(({ bmi }) => bmi >= lower && bmi < upper)
    const ends = [lower || quantile(members, 0.02), upper < 1000 ? upper - 0.1 : quantile(members, 0.995)]
    return Array.from({ length: RATE_GROUPS }, (_, group) => {
      const near = [0, 1, 2, 3, 4].map((years) =>
        members.filter(
          (other) => Math.floor(other.group / 5) === Math.floor(group / 5) && Math.abs(other.group - group) <= years,
        ),
      )
      const enough = near.find((people) => people.length >= 50) ?? members
      return shares.map((share) => {
        const value = share === 0 ? ends[0]! : share === 1 ? ends[1]! : quantile(enough, share)
        return Math.round(Math.min(Math.max(value, ends[0]!), ends[1]!) * 10)
      })
    })
  })
  const phq9 = Array.from({ length: RATE_GROUPS }, (_, group) => {
    const sums = new Array<number>(28).fill(0)
    let total = 0
    for (const record of records) {
      if (record.group !== group) continue
      sums[record.phq9]! += record.weight
      total += record.weight
    }
    return sums.map((sum) => Math.round((sum / total) * 100_000))
  })
  return { bmi: { shares, tenths }, phq9 }
}

function quantile(records: readonly HealthRecord[], share: number): number {
  const sorted = records.toSorted((a, b) => a.bmi - b.bmi)
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0)
  let reached = 0
  for (const { bmi, weight } of sorted) {
    reached += weight
    if (reached >= share * total) return bmi
  }
  return sorted.at(-1)!.bmi
}
