import { z } from 'zod'
import { contract } from '../../platform/contract/contract.ts'
import { pagingInput, pagingOutput } from '../../platform/contract/paging.ts'

const webhook = z.object({
  id: z.int(),
  uuid: z.string(),
  url: z.string(),
  description: z.string().nullable(),
  enabled: z.boolean().describe('Only enabled webhooks are sent to. One that answers with 410 is disabled.'),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})

const delivery = z.object({
  id: z.string().describe('The `id` of the event, and its header `webhook-id`.'),
  type: z.string().describe('`job.finished`, `job.failed` or `webhook.test`.'),
  data: z.record(z.string(), z.unknown()).describe('What the event says.'),
  status: z.enum(['queued', 'delivered', 'failed']),
  attempts: z.int(),
  response_status: z.int().nullable().describe('What the last attempt was answered with; null without an answer.'),
  error: z.string().nullable().describe('Why the last attempt did not succeed.'),
  created_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
})

const url = z
  .string('must be a text')
  .min(1, 'must not be empty')
  .max(2000, 'must have at most 2000 characters')
  .describe('Where events are posted to: https, on the public internet, without a user name or password.')
const description = z
  .string('must be a text')
  .trim()
  .max(500, 'must have at most 500 characters')
  .describe('For people, up to 500 characters.')
const webhook_id = z.string().max(100).describe('The id or the uuid of the webhook.')

export const create = contract({
  id: 'webhooks.create',
  method: 'POST',
  path: '/v1/webhooks',
  tag: 'Webhooks',
  summary: 'Have an address told when jobs end',
  description:
    'From now on, when a job of your organization ends, an event is posted to the address: `{id, type, created_at, data}`, ' +
    'with `type` `job.finished` or `job.failed` and `data` `{job_id, kind, status, error}`, and the `question_id` and ' +
    '`study_id` that the job belongs to. It holds no answers; read those with your key. A question to several agents is ' +
    'one job and one event.\n\n' +
    'Events are signed as Standard Webhooks describes it: `webhook-signature` is `v1,` and the base64 of the HMAC-SHA256 ' +
    'of `{webhook-id}.{webhook-timestamp}.{body}`, with the bytes that follow `whsec_` in the secret, in base64, as its ' +
    'key. The secret is shown only here. Any 2xx within 10 seconds means received. Everything else is tried again for ' +
    'about half a day, in growing intervals; redirects are not followed. The same event may come twice, with the same ' +
    '`webhook-id`, and events may come in another order than they happened in.',
  access: { scope: 'questions:write' },
  success: [[201, 'The webhook, and the secret that its events are signed with.']],
  input: z.strictObject({ url, description: description.optional() }),
  output: z.object({ webhook, secret: z.string().describe('Keep it: it is not shown again.') }),
  errors: ['conflict'],
  idempotent: true,
})

export const list = contract({
  id: 'webhooks.list',
  method: 'GET',
  path: '/v1/webhooks',
  tag: 'Webhooks',
  summary: 'List webhooks',
  description: "Your organization's webhooks, newest first.",
  access: { scope: 'jobs:read' },
  success: [[200, 'A page of webhooks.']],
  input: z.strictObject(pagingInput),
  output: z.object({ webhooks: z.array(webhook), ...pagingOutput }),
  errors: [],
})

export const get = contract({
  id: 'webhooks.get',
  method: 'GET',
  path: '/v1/webhooks/{webhook_id}',
  tag: 'Webhooks',
  summary: 'Read a webhook',
  description: 'A webhook, and how its last 20 events fared. Events are forgotten 30 days after they ended.',
  access: { scope: 'jobs:read' },
  success: [[200, 'The webhook.']],
  input: z.strictObject({ webhook_id }),
  output: z.object({ webhook, deliveries: z.array(delivery).describe('Newest first.') }),
  errors: ['not_found'],
})

export const update = contract({
  id: 'webhooks.update',
  method: 'PATCH',
  path: '/v1/webhooks/{webhook_id}',
  tag: 'Webhooks',
  summary: 'Change a webhook',
  description:
    'Changes what is given and leaves the rest. Events that wait to be sent go to the new address; those of a webhook that ' +
    'is disabled are dropped. The secret stays the same.',
  access: { scope: 'questions:write' },
  success: [[200, 'The webhook as it is now.']],
  input: z.strictObject({
    webhook_id,
    url: url.optional(),
    description: description.nullable().optional(),
    enabled: z.boolean('must be true or false').optional(),
  }),
  output: z.object({ webhook }),
  errors: ['not_found'],
})

export const remove = contract({
  id: 'webhooks.remove',
  method: 'DELETE',
  path: '/v1/webhooks/{webhook_id}',
  tag: 'Webhooks',
  summary: 'Delete a webhook',
  description: 'Deletes a webhook with its events. What waits to be sent is not sent any more.',
  access: { scope: 'questions:write' },
  success: [[200, 'The webhook is gone.']],
  input: z.strictObject({ webhook_id }),
  output: z.object({ ok: z.literal(true), deleted_id: z.int(), deleted_uuid: z.string() }),
  errors: ['not_found'],
})

export const test = contract({
  id: 'webhooks.test',
  method: 'POST',
  path: '/v1/webhooks/{webhook_id}/test',
  tag: 'Webhooks',
  summary: 'Try a webhook',
  description:
    'Sends an event of the type `webhook.test`, once: it is not tried again. How it fared is among the deliveries of the ' +
    'webhook.',
  access: { scope: 'questions:write' },
  success: [[202, 'The event waits to be sent.']],
  input: z.strictObject({ webhook_id }),
  output: z.object({ ok: z.literal(true), delivery_id: z.string() }),
  errors: ['not_found', 'conflict'],
  idempotent: true,
})
