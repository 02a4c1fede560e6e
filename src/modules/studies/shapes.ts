import { z } from 'zod'
import { textOf } from '../../platform/contract/text.ts'
import { asking } from '../questions/contract.ts'

export const study_id = z.string().max(100).describe('The id or the uuid of the study.')

export const groupReference = z
  .union([z.string().max(100), z.int()], 'must be the id or the uuid of a group')
  .transform(String)

/** A list; from a query also one text with commas. */
export const agentIds = z.preprocess(
  (given) => (typeof given === 'string' ? given.split(',').map((one) => one.trim()) : given),
  z
    .array(z.union([z.int(), z.string().max(100)]).transform(String), 'must be a list of ids or uuids of agents')
    .min(1, 'must have at least 1 agent')
    .max(1000, 'must have at most 1000 agents'),
)

export const stages = ['draft', 'recruiting', 'fielding', 'analysis', 'complete', 'archived'] as const

const always = {
  id: z.int(),
  uuid: z.string(),
  title: z.string(),
  objective: z.string(),
  shareable: z.boolean().describe('Whether anybody with the link can read the report.'),
  share_url: z.string().nullable(),
  share_link: z.string().nullable().describe('The same.'),
  url: z.string(),
}

const groups = {
  research_group_uuid: z.string().nullable().describe('The primary group.'),
  research_group_url: z.string().nullable(),
  research_groups: z.array(z.object({ uuid: z.string(), name: z.string(), url: z.string() })),
}

const progress = {
  stage: z.enum(stages),
  participant_count: z.int(),
  question_count: z.int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
}

/** A study that was just made: nothing has happened with it. */
export const createdStudy = z.object({ ...always, ...groups })
export const listedStudy = z.object({ ...always, ...progress })

/** A question that was drafted for a study. */
const plannedQuestion = z.object({
  position: z.int(),
  role: z.string(),
  purpose: z.string(),
  question: z.string(),
  format: z.record(z.string(), z.unknown()),
  source: z.enum(['planned', 'given']),
})

/** The same as a caller writes it: places follow from the order. */
export const questionToPlan = z.strictObject({
  question: asking.question,
  format: asking.format.default({}),
  role: textOf(1, 50).default('own'),
  purpose: textOf(0, 300).default(''),
  source: z.enum(['planned', 'given'], 'must be planned or given').default('given'),
})

export const studyShape = z.object({
  ...always,
  ...groups,
  ...progress,
  budget_cents: z.int().nullable(),
  planned_questions: z
    .array(plannedQuestion)
    .describe('Of a study from a request in plain words: what was planned for it and not asked yet.'),
  completed_at: z.iso.datetime().nullable(),
})
