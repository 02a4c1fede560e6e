import { z } from 'zod'
import { contract } from '../../platform/contract/contract.ts'

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
  output: z.object({
    job_id: z.string(),
    status: z.enum(['queued', 'started', 'finished', 'failed']),
    result: z.record(z.string(), z.unknown()).nullable().describe('Filled when finished.'),
    error: z.string().nullable().describe('Filled when failed.'),
    meta: z.record(z.string(), z.unknown()).describe('`free_tier: true` on jobs of the free tier.'),
    created_at: z.iso.datetime(),
    started_at: z.iso.datetime().nullable(),
    ended_at: z.iso.datetime().nullable(),
  }),
  errors: ['job_not_accessible'],
})
