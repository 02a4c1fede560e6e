import { z } from 'zod'
import { contract } from '../../platform/contract/contract.ts'
import { pagingInput, pagingOutput } from '../../platform/contract/paging.ts'

const entry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  actor_kind: z
    .enum(['user', 'key', 'operator', 'provider', 'service'])
    .describe('`operator` is the command line, `provider` that of card payments, `service` the installation itself.'),
  actor: z.string().describe('An e-mail address, with the end of the key if it was one, or a name.'),
  action: z.string().describe('A noun and what became of it: `key.minted`, `organization.deleted`.'),
  subject: z.string().nullable().describe('What it was done to.'),
  details: z.record(z.string(), z.unknown()),
})

const [FIRST, LAST] = [Date.UTC(1970, 0, 1), Date.UTC(9999, 0, 1)]
const NO_TIME = 'must be a time such as 2026-01-15T12:00:00Z'
const time = z.iso
  .datetime({ offset: true, error: NO_TIME })
  .transform((text) => new Date(text))
  .refine((moment) => moment.getTime() >= FIRST && moment.getTime() < LAST, NO_TIME)

const filters = {
  action: z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(100, 'must have at most 100 characters')
    .optional()
    .describe('Only this: `key.minted`, or `key` for everything about keys.'),
  actor: z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(200, 'must have at most 200 characters')
    .optional()
    .describe('Only what was done by somebody whose name or address has this in it.'),
  from: time.optional().describe('Only what was done at this time or later.'),
  to: time.optional().describe('Only what was done before this time.'),
  ...pagingInput,
}

export const auditLog = contract({
  id: 'admin.auditLog',
  method: 'GET',
  path: '/admin/audit-log',
  tag: 'Administration',
  summary: 'Read what changed rights or money',
  description:
    'Everything that changed what somebody may do or pays, newest first: who did it, when, from where, and what was before ' +
    'and after. Entries stay when what they tell of is deleted.',
  access: { scope: 'admin' },
  success: [[200, 'A page of the log.']],
  input: z.strictObject({
    organization_id: z
      .string()
      .max(100)
      .optional()
      .describe("Only one organization's entries; its id or its uuid, also when it is deleted."),
    ...filters,
  }),
  output: z.object({
    entries: z.array(
      entry.extend({
        actor_user_id: z.int().nullable(),
        organization_id: z.int().nullable(),
        organization_uuid: z.string().nullable(),
        ip: z.string().nullable(),
        request_id: z.string().nullable(),
      }),
    ),
    ...pagingOutput,
  }),
  errors: [],
})

export const accountAuditLog = contract({
  id: 'account.auditLog',
  method: 'GET',
  path: '/account/audit-log',
  tag: 'Account',
  summary: 'Read what changed rights or money in your organization',
  description: "Your organization's part of the log, newest first. For its admins.",
  access: { session: 'admin' },
  success: [[200, 'A page of the log.']],
  input: z.strictObject(filters),
  output: z.object({ entries: z.array(entry), ...pagingOutput }),
  errors: [],
})
