import { z } from 'zod'
import { contract } from '../../platform/contract/contract.ts'
import { textOf } from '../../platform/contract/text.ts'
import { usageRecorded } from '../billing/contract.ts'
import { agentCard } from '../groups/contract.ts'
import { asking, groupRecord } from './shapes.ts'

const { group_size, name, seed } = asking
const description = textOf(3, 4000).describe('Whom you want, in plain words: 3 to 4,000 characters.')

const { warnings, clarifying_questions, missing_info, refusal, parse, request_id, job_id, status, status_url } =
  groupRecord.shape

export const preview = contract({
  id: 'groups.preview',
  method: 'POST',
  path: '/v1/research-groups:preview',
  tag: 'Groups',
  summary: 'See whom a description would find',
  description:
    'Reads a description as `POST /v1/research-groups:from-description` does, by rules, and shows how it was understood, ' +
    'how many match and a few of them. Nobody is recruited and nobody is asked; it counts against no quota and leaves a ' +
    'record of zero units.',
  access: { scope: 'groups:write' },
  success: [[200, 'Whom it would find.']],
  input: z.strictObject({ description, group_size, seed }),
  output: z.object({
    operation_id: z.string(),
    feasible: z
      .boolean()
      .describe(
        'Whether a group of the size wanted can be drawn. What candidates would have to be asked is not asked.',
      ),
    group_size: z.int(),
    parse: parse.unwrap(),
    shortfall: z.int().describe('How many fewer there are than wanted.'),
    sample_agents: z
      .array(agentCard)
      .describe(
        'Up to five of those who match: with this size and seed the first of the group, or of those asked first.',
      ),
    warnings,
    clarifying_questions,
    missing_info,
    refusal,
    usage_recorded: usageRecorded,
  }),
  errors: ['feature_not_included'],
  idempotent: true,
  tool: {
    name: 'v1.research-groups.preview',
    set: 'groups',
    undescribed: ['seed'],
    description:
      'Shows how a description is understood, how many match and a few of them, without recruiting or asking anybody. It costs ' +
      'nothing: show it to your user before you recruit.',
  },
})

export const fromDescription = contract({
  id: 'groups.fromDescription',
  method: 'POST',
  path: '/v1/research-groups:from-description',
  tag: 'Groups',
  summary: 'Recruit a group from a description',
  description:
    'A group request in one line: `GET /v1/research-group-requests/{request_id}` tells how it stands, and can be resumed ' +
    'where something is missing. Reserves one unit of `groups_per_cycle`, which is committed when the group is there and ' +
    'voided when there will be none.',
  access: { scope: 'groups:write' },
  success: [[202, 'The work is queued.']],
  input: z.strictObject({ description, name, group_size, seed }),
  output: z.object({
    operation_id: z.string(),
    job_id,
    request_id,
    status,
    status_url,
    usage_recorded: usageRecorded,
  }),
  errors: ['feature_not_included', 'quota_exhausted', 'rate_limited'],
  idempotent: true,
  tool: {
    name: 'v1.research-groups.from-description',
    set: 'groups',
    undescribed: ['seed'],
    follow: {
      jobs: ({ job_id }) => [job_id],
      read: 'requests.getGroup',
      input: ({ request_id }) => [{ request_id }],
    },
  },
})
