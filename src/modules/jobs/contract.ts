import { z } from 'zod'
import { contract } from '../../platform/contract/contract.ts'
import { pagingInput, pagingOutput } from '../../platform/contract/paging.ts'

const statuses = ['queued', 'started', 'finished', 'failed'] as const

const job = z.object({
  job_id: z.string(),
  status: z.enum(statuses),
  result: z
    .record(z.string(), z.unknown())
    .nullable()
    .describe(
      'Filled when finished. Of a question to the shared panel: `results`, an entry for each agent with `id`, `uuid`, `name`, ' +
        '`age`, `city`, `state`, `occupation`, `reply`, `words` (what they are, as in ' +
        'the answers of studies) and, for closed questions, `value`.',
    ),
  error: z.string().nullable().describe('Filled when failed.'),
  meta: z
    .record(z.string(), z.unknown())
    .describe('`free_tier: true` on jobs of the free tier; `done` and `total` on those that wait for several agents.'),
  created_at: z.iso.datetime(),
  started_at: z.iso.datetime().nullable(),
  ended_at: z.iso.datetime().nullable(),
})

export const get = contract({
  id: 'jobs.get',
  method: 'GET',
  path: '/v1/jobs/{job_id}',
  tag: 'Jobs',
  summary: 'Read a job',
  description:
    'Tells how a job stands. `status` goes from `queued` to `started` and ends as `finished`, with `result`, or `failed`, ' +
    'with a plain sentence in `error`. A free key reads the free-tier jobs of its own account, those of its earlier keys ' +
    'included; a paid key reads the jobs of its organization.',
  access: { scope: 'jobs:read', free_tier: true },
  rate: 'polling',
  success: [[200, 'The job.']],
  input: z.strictObject({ job_id: z.string().max(200).describe('The job_id that queuing the work returned.') }),
  output: job,
  errors: ['job_not_accessible'],
  tool: {
    name: 'v1.jobs.get',
    set: 'usage',
    description:
      'Tells how a job stands: `queued`, `started`, `finished` with `result`, or `failed` with a sentence in `error`. Asking ' +
      'tools wait for their answers by themselves (`wait`); poll only what they returned as still under way, about every 20 ' +
      'seconds.',
  },
})

export const cancel = contract({
  id: 'jobs.cancel',
  method: 'DELETE',
  path: '/v1/jobs/{job_id}',
  tag: 'Jobs',
  summary: 'Cancel what has not begun of a job',
  description:
    'Answers that are under way or there already stay; those whose turn has not come are no longer asked for, and count ' +
    'as failed. Of a job that has begun, and has no parts, nothing is cancelled. What was charged for the question stays ' +
    'charged.',
  access: { scope: 'questions:write' },
  success: [[200, 'The job as it stands now.']],
  input: z.strictObject({ job_id: z.string().max(200).describe('The job_id that queuing the work returned.') }),
  output: job.extend({ cancelled_count: z.int().describe('Jobs that will not be run.') }),
  errors: ['job_not_accessible'],
  tool: { name: 'v1.jobs.cancel', set: 'usage' },
})

export const list = contract({
  id: 'jobs.list',
  method: 'GET',
  path: '/v1/jobs',
  tag: 'Jobs',
  summary: 'List jobs',
  description:
    "The organization's jobs, newest first, without their results. A question to several agents is one job here; the jobs " +
    'of the single answers are read by their ids.',
  access: { scope: 'jobs:read' },
  success: [[200, 'A page of jobs.']],
  input: z.strictObject({
    status: z
      .enum(statuses, 'must be queued, started, finished or failed')
      .optional()
      .describe('Only jobs that stand so.'),
    ...pagingInput,
  }),
  output: z.object({ jobs: z.array(job.omit({ result: true })), ...pagingOutput }),
  errors: [],
  tool: { name: 'v1.jobs.list', set: 'usage' },
})
