import { z } from 'zod'
import { contract } from '../../platform/contract/contract.ts'
import { lifeGroups, lifeStates } from '../answering/index.ts'

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

const lived = z.object({
  slug: z.string().describe('What the thing is called, in `understood.thing` of answers too, such as `own_a_bicycle`.'),
  thing: z.string().describe('As it follows "Do you": `own a bicycle`.'),
  group: z.enum(lifeGroups),
  state: z
    .enum(lifeStates)
    .describe(
      '`does`: these days. `has_done`: once, and no longer. `would_like`: never yet, and would like to. `never`: neither.',
    ),
  sentence: z.string().describe('The same in words: "Owns a bicycle."'),
})

export const life = contract({
  id: 'agents.life',
  method: 'GET',
  path: '/v1/agents/{agent_id}/life',
  tag: 'Agents',
  summary: "Read an agent's life",
  description:
    'What one synthetic adult does and owns, has done, would like to do and has never done: some eighty things, by group. ' +
    'It is what the agent answers, without a language model, when it is asked alone ("Do you own a bicycle?", "Have you ' +
    'ever sailed a sailboat?"). Nothing is recorded of anybody: each state is drawn from estimates of how many people do ' +
    'the thing and who they are. Things that say little, because most people are in the same state, are left out.',
  access: { scope: 'agent:search' },
  success: [[200, 'The life of the agent.']],
  input: get.input,
  output: z.object({
    agent_id: z.int(),
    agent_uuid: z.string(),
    name: z.string(),
    synthetic: z.literal(true),
    count: z.int(),
    things: z.array(lived).describe('By group, always in the same order.'),
  }),
  errors: ['not_found'],
  tool: {
    name: 'v1.agents.life',
    set: 'people',
    description: 'What a synthetic adult does and owns, has done, would like to do and has never done.',
  },
})
