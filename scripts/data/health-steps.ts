import { readCsv } from './files.ts'
import type { HealthRecord } from './health-records.ts'

/** What the model decides about a person, one after the other, and which decisions settle others. */
export interface StepPlan {
  name: string
  kind: 'ladder' | 'condition' | 'hidden' | 'count' | 'drug' | 'modelled'
  only_if?: string[]
  never_if?: string[]
  always_if?: string[]
  /** Code of the only sex that has it. */
  sex?: number
  /** Nobody younger has it. */
  from_age?: number
}

const ladders: Record<string, string[]> = {
  bmi_class: ['normal', 'overweight', 'obese_1', 'obese_2', 'obese_3'],
  smoking_status: ['former', 'current'],
  alcohol_use: ['light', 'moderate', 'heavy'],
  physical_activity_level: ['moderate', 'high'],
  sleep_quality: ['fair', 'good'],
  diet_quality: ['mixed', 'healthy'],
}

/** Common causes first, what follows from them later; a part after the whole it belongs to. */
const conditionOrder = [
  ...['hypertension', 'high_cholesterol', 'diabetes_t2', 'diabetes_t1', 'prediabetes', 'heart_disease'],
  ...['heart_attack', 'heart_failure', 'atrial_fibrillation', 'stroke', 'kidney_disease', 'arthritis'],
  ...['osteoarthritis', 'rheumatoid_arthritis', 'asthma', 'copd', 'cancer', 'skin_cancer_nonmelanoma'],
  ...['thyroid_disorder', 'liver_disease', 'gallstones', 'kidney_stones', 'osteoporosis', 'gout', 'gerd', 'ibs'],
  ...['chronic_pain', 'fibromyalgia', 'bph', 'menopause_symptoms', 'bipolar_disorder', 'schizophrenia', 'adhd'],
  ...['insomnia', 'epilepsy', 'allergies', 'psoriasis_eczema', 'glaucoma', 'dementia', 'anemia', 'hiv'],
]

const conditionRules: Record<string, Omit<StepPlan, 'name' | 'kind'>> = {
  diabetes_t1: { never_if: ['condition:diabetes_t2'] },
  prediabetes: { never_if: ['condition:diabetes_t2', 'condition:diabetes_t1'] },
  heart_attack: { only_if: ['condition:heart_disease'] },
  heart_failure: { only_if: ['condition:heart_disease'] },
  osteoarthritis: { only_if: ['condition:arthritis'] },
  rheumatoid_arthritis: { only_if: ['condition:arthritis'], never_if: ['condition:osteoarthritis'] },
  fibromyalgia: { only_if: ['condition:chronic_pain'] },
  bph: { sex: 0 },
  menopause_symptoms: { sex: 1 },
  dementia: { from_age: 60 },
}

const drugRules: Record<string, Omit<StepPlan, 'name' | 'kind'>> = {
  insulin: {
    only_if: ['condition:diabetes_t2', 'condition:diabetes_t1'],
    always_if: ['condition:diabetes_t1'],
  },
  gout_drug: { always_if: ['condition:gout'] },
  antiviral: { always_if: ['condition:hiv'] },
  thyroid: { only_if: ['condition:thyroid_disorder'] },
  meglitinide: { only_if: ['condition:diabetes_t2'] },
  other_antidiabetic: { only_if: ['condition:diabetes_t2'] },
  arni: { only_if: ['condition:heart_disease'] },
  pcsk9_inhibitor: { only_if: ['condition:high_cholesterol'] },
  antithyroid: { only_if: ['condition:thyroid_disorder'] },
  nonstimulant_adhd: { only_if: ['condition:adhd'] },
  smoking_cessation: { only_if: ['smoking_status:former'] },
  hormonal_contraceptive: { sex: 1 },
  hormone_therapy: { sex: 1 },
  bph_drug: { sex: 0 },
  ed_drug: { sex: 0 },
  testosterone: { sex: 0 },
}

/** Settled by a condition, or by sex and age: drawn before the count of classes is used up. */
const firstDrugs = ['insulin', 'gout_drug', 'antiviral', 'hormonal_contraceptive']
/** Takes up what is left of the count. */
const lastDrug = 'other'

/** The count of classes is drawn before the classes; those who take more are few and stand on the last step. */
const MOST = 12

export function stepPlans(records: readonly HealthRecord[]): StepPlan[] {
  const conditions = readCsv('health/conditions.csv')
  const treated = conditions.filter(({ basis }) => basis!.startsWith('Rx reason code only')).map(({ slug }) => slug!)
  const drugs = readCsv('health/drug_classes.csv').map(({ slug }) => slug!)
  const between = drugs
    .filter((slug) => slug !== 'glp1_agonist' && !firstDrugs.includes(slug) && slug !== lastDrug)
    .map((slug) => ({ slug, strength: strengthOf(`drug:${slug}`, records) }))
    .sort((a, b) => b.strength - a.strength || (a.slug < b.slug ? -1 : 1))
    .map(({ slug }) => slug)
  // These conditions are known from what a drug was prescribed for: whoever has one takes something.
  const implyDrugs = conditionOrder.filter(
    (slug) => treated.includes(slug) || slug === 'gout' || slug === 'diabetes_t1',
  )
  const counts = Array.from({ length: MOST }, (_, at) => `${at + 1}`)
  return [
    ...Object.entries(ladders).flatMap(([attribute, levels]) => ladder(attribute, levels, 'ladder')),
    ...conditionOrder.map((slug) => plan('condition', slug, conditionRules[slug])),
    ...ladder('phq9_severity', ['mild', 'moderate', 'moderately_severe', 'severe'], 'ladder'),
    // Depression is a PHQ-9 of 10 or more, or a drug prescribed for it: this step is the second way alone.
    { name: 'hidden:treated_depression', kind: 'hidden', never_if: ['phq9_severity:moderate'] },
    ...ladder('rx_count', counts, 'count').map((step, at) =>
      at > 0
        ? step
        : { ...step, always_if: ['hidden:treated_depression', ...implyDrugs.map((slug) => `condition:${slug}`)] },
    ),
    ...[...firstDrugs, ...between, lastDrug].map((slug) => plan('drug', slug, drugRules[slug])),
    ...['anxiety', 'migraine', 'sleep_apnea'].map((slug) => ({
      name: `condition:${slug}`,
      kind: 'modelled' as const,
      ...(slug === 'migraine' && { always_if: ['drug:cgrp_inhibitor'] }),
    })),
    { name: 'drug:glp1_agonist', kind: 'modelled' },
  ]
}

/**
 * How nearly a condition, another drug, or sex and age settles the drug. What is settled comes first, while the count
 * has room.
 */
function strengthOf(drug: string, records: readonly HealthRecord[]): number {
  // The rarest say nothing of the kind, and at the end they would have to take up what others left.
  if (records.filter(({ has }) => has.has(drug)).length < 30) return 1
  const groups = Map.groupBy(
    records.flatMap((record) => [`${record.group}`, ...certainties(record)].map((name) => ({ name, record }))),
    ({ name }) => name,
  )
  groups.delete(drug)
  const shares = [...groups.values()].map((members) => {
    if (members.length < 20) return 0
    const total = members.reduce((sum, { record }) => sum + record.weight, 0)
    return members.reduce((sum, { record }) => sum + (record.has.has(drug) ? record.weight : 0), 0) / total
  })
  return Math.max(...shares)
}

const certainties = ({ has }: HealthRecord): string[] =>
  [...has.keys()].filter((name) => /^(condition|drug):/.test(name) && has.get(name) === 1)

const plan = (kind: 'condition' | 'drug', slug: string, rules: Omit<StepPlan, 'name' | 'kind'> = {}): StepPlan => ({
  name: `${kind}:${slug}`,
  kind,
  ...rules,
})

function ladder(attribute: string, levels: string[], kind: 'ladder' | 'count'): StepPlan[] {
  return levels.map((level, at) => ({
    name: `${attribute}:${level}`,
    kind,
    ...(at > 0 && { only_if: [`${attribute}:${levels[at - 1]}`] }),
  }))
}
