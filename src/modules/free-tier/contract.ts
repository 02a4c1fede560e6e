import { z } from 'zod'
import { contract } from '../../platform/contract/contract.ts'

export const ask = contract({
  id: 'free.ask',
  method: 'POST',
  path: '/v1/free/questions',
  tag: 'Free tier',
  summary: 'Ask the shared panel',
  description:
    'Puts one question to the shared panel of about a dozen US adults. The response only confirms that it is queued: read ' +
    '`GET /v1/jobs/{job_id}` for the answers. Limited per minute and per calendar month; see `GET /v1/billing/usage`.',
  access: { scope: 'free:ask', free_tier: true },
  rate: 'questions',
  success: [[202, 'The question is queued.']],
  input: z.strictObject({
    question: z
      .string('must be a text')
      .trim()
      .min(3, 'must have at least 3 characters')
      .max(100_000)
      .describe('What to ask, in plain words: 3 to 2,000 characters unless the installation allows more.'),
  }),
  output: z.object({
    ok: z.literal(true),
    group_id: z.int().describe('The shared panel.'),
    count: z.int().describe('Agents asked.'),
    job_id: z.string(),
    agent_ids: z.array(z.int()),
    agent_uuids: z.array(z.string()),
    question: z.string(),
  }),
  errors: ['quota_exhausted'],
  idempotent: true,
})
