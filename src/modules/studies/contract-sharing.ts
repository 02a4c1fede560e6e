import { z } from 'zod'
import { contract } from '../../platform/contract/contract.ts'
import { study_id } from './shapes.ts'

const redactions = ['names', 'locations'] as const

const shareRecord = z.object({
  enabled: z.boolean(),
  url: z.string().nullable().describe('Whoever has it can read the report; null while there is none.'),
  token: z.string().nullable(),
  expires_at: z.iso.datetime().nullable(),
  is_expired: z.boolean(),
  redact: z.array(z.enum(redactions)),
})

export const share = contract({
  id: 'studies.share',
  method: 'POST',
  path: '/v1/research-studies/{study_id}/share',
  tag: 'Studies',
  summary: 'Share the report',
  description:
    'Makes a page that anybody with the link can read. Called again it changes what is given and keeps the link; switched ' +
    'off, the link is gone for good, and switching on makes another one.',
  access: { scope: 'studies:write' },
  success: [[200, 'The share record.']],
  input: z.strictObject({
    study_id,
    enabled: z.boolean('must be true or false').optional().describe('Default: true.'),
    expires_at: z.iso
      .datetime({ offset: true, error: 'must be a time such as 2027-01-31T12:00:00Z' })
      .nullable()
      .optional()
      .describe('When the link stops working; null: never.'),
    redact: z
      .array(z.enum(redactions, 'must be names or locations'), 'must be a list')
      .max(10)
      .optional()
      .describe('What the page leaves out: `names`, `locations`.'),
  }),
  output: shareRecord,
  errors: ['not_found', 'conflict'],
  idempotent: true,
  tool: {
    name: 'v1.research-studies.share',
    set: 'studies',
    advice: 'Whoever has the link can read the report: ask your user first.',
  },
})

export const readShare = contract({
  ...share,
  id: 'studies.readShare',
  method: 'GET',
  summary: 'Read how the report is shared',
  description: 'Changes nothing.',
  access: { scope: 'studies:read' },
  input: z.strictObject({ study_id }),
  errors: ['not_found'],
  idempotent: false,
  tool: { name: 'v1.research-studies.share.get', set: 'studies' },
})
