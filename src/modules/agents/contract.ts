import { z } from 'zod'
import { contract } from '../../platform/contract/contract.ts'

const health_profile = z
  .object({
    conditions: z.array(z.string()).describe('Slugs such as `hypertension`.'),
    drug_classes: z.array(z.string()).describe('Slugs such as `statin`.'),
    rx_medication_count: z.int().describe('How many classes of prescription medicines.'),
    smoking_status: z.string(),
    alcohol_use: z.string(),
    physical_activity_level: z.string(),
    sleep_quality: z.string(),
    diet_quality: z.string(),
    bmi: z.number(),
    bmi_class: z.string(),
    phq9_score: z.number(),
    phq9_severity: z.string(),
    source: z.string(),
    method_version: z.string(),
    calibration_version: z.string(),
    reference_version: z.string(),
  })
  .describe('A cohort attribute drawn from public statistics, not a medical record. Left out where none is assigned.')

export const agentShape = {
  id: z.int(),
  uuid: z.string(),
  url: z.string().describe('The page of the agent.'),
  name: z.string(),
  age: z.int(),
  sex: z.string(),
  city: z.string(),
  state: z.string().describe('State, province or region, by the name people there use.'),
  country: z.string(),
  occupation: z
    .string()
    .describe('Occupation; for people without a job `Retired`, `Student`, `Homemaker` and the like.'),
  occupation_major_group: z.string().nullable().describe('Family of occupations; null without a job.'),
  industry: z.string().nullable().describe('Null without a job.'),
  labour_status: z.string().describe('`employed`, `self_employed`, `unemployed`, `retired` or `not_in_labour_force`.'),
  title_variant: z.string().nullable().describe('What the person would call the job; null without one.'),
  summary: z.string(),
  annual_income_usd: z.number(),
  marital_status: z.string(),
  num_children: z.int().describe('Own children of any age.'),
  health_profile: health_profile.optional(),
}

const attributes = z
  .object({
    education: z.string(),
    ethnicity: z.string().nullable(),
    nativity: z.string().nullable(),
    religion: z.string().nullable(),
    region: z.string().nullable(),
    metro: z.string().nullable(),
    urbanicity: z.string(),
    home: z.string(),
    household_size: z.int(),
    household_income_usd: z.number(),
    partner: z.string(),
    child_ages: z.array(z.int()),
    labour_detail: z.string(),
    worker_class: z.string().nullable(),
    last_job: z.string().nullable().describe('Of people who have no job but had one.'),
    traits: z.record(z.string(), z.int()).describe('Five traits, 0 to 100; 50 is the average.'),
    attitudes: z
      .record(z.string(), z.int())
      .nullable()
      .describe('Standing among US adults, 0 to 100; null where no figures exist.'),
    habits: z.record(z.string(), z.string()).nullable(),
  })
  .describe('What else the agent is conditioned on when it answers.')

const provenance = z.object({
  population_version: z.string(),
  basis: z
    .enum(['calibrated', 'modelled'])
    .describe(
      '`calibrated` to joint figures of the country, or `modelled` from US joint figures and the country margins.',
    ),
  note: z.string(),
  sources: z.record(z.string(), z.string()).describe('Where each group of attributes comes from.'),
})

export const get = contract({
  id: 'agents.get',
  method: 'GET',
  path: '/v1/agents/{agent_id}',
  tag: 'Agents',
  summary: 'Read an agent',
  description:
    'One synthetic adult: what it is, what it is conditioned on, and where that comes from. Agents of earlier ' +
    'populations stay readable, so that what a study refers to can always be looked up.',
  access: { scope: 'agent:search' },
  success: [[200, 'The agent.']],
  input: z.strictObject({
    agent_id: z.string().max(100).describe('The id or the uuid of the agent.'),
  }),
  output: z.object({
    ...agentShape,
    synthetic: z.literal(true),
    agent_image: z.string().describe('Address of a drawn portrait (SVG); never a real face.'),
    attributes,
    provenance,
  }),
  errors: ['not_found'],
  tool: { name: 'v1.agents.get', set: 'people' },
})
