import { z } from 'zod'
import { contract } from '../../platform/contract/contract.ts'
import { questionText } from '../questions/contract.ts'

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
    question: questionText,
    optimize: z
      .boolean('must be true or false')
      .optional()
      .describe(
        'true: the panel is asked a wording that leads nobody, as `POST /v1/questions/optimize` proposes it. Default: ' +
          'what you wrote is what is asked.',
      ),
  }),
  output: z.object({
    ok: z.literal(true),
    group_id: z.int().describe('The shared panel.'),
    count: z.int().describe('Agents asked.'),
    job_id: z.string(),
    agent_ids: z.array(z.int()),
    agent_uuids: z.array(z.string()),
    question: z.string().describe('As you wrote it.'),
    optimized_question: z.string().optional().describe('With `optimize`: what the panel is asked.'),
  }),
  errors: ['quota_exhausted'],
  idempotent: true,
  tool: {
    name: 'v1.free.questions.ask',
    set: 'ask',
    description:
      'Puts one question to the shared panel of about a dozen US adults: the quickest first read. A dozen answers are a ' +
      'first impression, not a measurement: say so when you pass them on. `GET /v1/billing/usage` says how many questions ' +
      'are left.',
    follow: { jobs: ({ job_id }) => [job_id], read: 'jobs.get', input: ({ job_id }) => [{ job_id }] },
  },
})
