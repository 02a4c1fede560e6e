import { z } from 'zod'
import { contract } from '../../platform/contract/contract.ts'
import { completionSteps } from '../reports/contract.ts'
import { stages, study_id } from './shapes.ts'

export const complete = contract({
  id: 'studies.complete',
  method: 'POST',
  path: '/v1/research-studies/{study_id}/complete',
  tag: 'Studies',
  summary: 'Complete a study',
  description:
    'Writes the report: a summary with segments, divergences and shared views, recommendations, correlations and a line to ' +
    'pass on. Everything in it is computed from the answers; a group is named only where its difference is clear of chance ' +
    "and of the engine's error. One job for each step; call it when all questions have finished. A complete study is " +
    'completed again with `force`, or after a further question.',
  access: { scope: 'studies:write' },
  success: [[202, 'The steps are queued.']],
  input: z.strictObject({
    study_id,
    steps: z
      .array(z.string('must be a text').max(100), 'must be a list of steps')
      .max(20, 'must have at most 20 steps')
      .optional()
      .describe(`Some of ${completionSteps.map((step) => `\`${step}\``).join(', ')}. Default: all.`),
    force: z.boolean('must be true or false').optional(),
  }),
  output: z.object({
    study_id: z.int(),
    stage: z.enum(stages),
    job_id: z.string().describe('Finished when every step has ended.'),
    job_ids: z.array(z.string()).describe('One for each step, in the order of `queued_steps`.'),
    queued_steps: z.array(z.string()),
  }),
  errors: ['not_found', 'conflict', 'study_already_completed', 'feature_not_included', 'rate_limited'],
  idempotent: true,
  tool: {
    name: 'v1.research-studies.complete',
    set: 'studies',
    description:
      'Writes the report, when all questions have finished: a summary with segments and shared views, recommendations and ' +
      'correlations, all computed from the answers. A complete study is completed again with `force`, or after a further ' +
      'question.',
    follow: {
      jobs: ({ job_id }) => [job_id],
      read: 'studies.report',
      input: ({ study_id }) => [{ study_id: String(study_id) }],
    },
  },
})

export const report = contract({
  id: 'studies.report',
  method: 'GET',
  path: '/v1/research-studies/{study_id}/report',
  tag: 'Studies',
  summary: 'Read the report',
  description: 'What the steps of the completion came to, by step; a step that was not run is null.',
  access: { scope: 'studies:read' },
  success: [[200, 'The report.']],
  input: z.strictObject({ study_id }),
  output: z.object({
    study_id: z.int(),
    stage: z.enum(stages),
    completed_at: z.iso.datetime().nullable(),
    report: z.object(
      Object.fromEntries(
        completionSteps.map((step) => [step, z.record(z.string(), z.unknown()).nullable()]),
      ) as unknown as Record<(typeof completionSteps)[number], z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodUnknown>>>,
    ),
    synthetic: z.literal(true),
  }),
  errors: ['not_found'],
  tool: { name: 'v1.research-studies.report.get', set: 'studies' },
})
