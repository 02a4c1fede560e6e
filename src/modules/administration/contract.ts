import { z } from 'zod'
import { contract, fileContract } from '../../platform/contract/contract.ts'
import { nameOf } from '../../platform/contract/name.ts'
import { pagingInput, pagingOutput } from '../../platform/contract/paging.ts'
import {
  access,
  billingMode,
  flag,
  status as installation,
  job,
  jobStatus,
  organization,
  organizationInFull,
  organizationReference,
  rows,
  tag,
  wanted,
} from './shapes.ts'

export * from './contract-users.ts'

export const listOrganizations = contract({
  id: 'admin.listOrganizations',
  method: 'GET',
  path: '/admin/organizations',
  tag,
  summary: 'List organizations',
  description: 'Every organization of this installation, newest first.',
  access,
  success: [[200, 'A page of organizations.']],
  input: z.strictObject({
    q: wanted.optional().describe("Only those with this in their name, or in a member's e-mail address."),
    billing_mode: billingMode.optional(),
    tier_id: z.string().max(100).optional().describe('Only those on this tier; its id or its uuid.'),
    ...pagingInput,
  }),
  output: z.object({ organizations: z.array(organization), ...pagingOutput }),
  errors: [],
})

export const getOrganization = contract({
  id: 'admin.getOrganization',
  method: 'GET',
  path: '/admin/organizations/{organization_id}',
  tag,
  summary: 'Read an organization',
  description: 'An organization with its members, keys, subscription and registered assistants.',
  access,
  success: [[200, 'The organization.']],
  input: z.strictObject({ organization_id: organizationReference }),
  output: z.object({ organization: organizationInFull }),
  errors: ['not_found'],
})

export const updateOrganization = contract({
  id: 'admin.updateOrganization',
  method: 'PATCH',
  path: '/admin/organizations/{organization_id}',
  tag,
  summary: 'Rename an organization, or change what it may and how it pays',
  description:
    'What is left out stays as it is. Only the card-payment provider makes an organization one that pays by card, and while ' +
    'its subscription runs it stays one. Keys stay as they are: free keys of an organization that becomes `invoiced` or ' +
    '`self_hosted` remain free keys. Another tier is recorded as a billable event without a charge.',
  access,
  success: [[200, 'The organization.']],
  input: z.strictObject({
    organization_id: organizationReference,
    name: nameOf(1, 200).optional(),
    payment_tier_id: z
      .union([z.int(), z.string().max(100)], 'must be the id or the uuid of a tier, or null')
      .nullable()
      .optional()
      .describe('The id or the uuid of a tier; null for none.'),
    billing_mode: billingMode.optional(),
  }),
  output: z.object({ organization: organizationInFull }),
  errors: ['not_found', 'conflict'],
})

export const exportOrganization = fileContract({
  id: 'admin.exportOrganization',
  method: 'GET',
  path: '/admin/organizations/{organization_id}/export',
  tag,
  summary: 'Download everything that an organization has',
  description: 'The same archive as its own admins can download, for whoever asks the installation for their data.',
  access,
  success: [[200, 'The archive.']],
  input: z.strictObject({ organization_id: organizationReference }),
  errors: ['not_found', 'conflict'],
  files: ['application/zip'],
})

export const deleteOrganization = contract({
  id: 'admin.deleteOrganization',
  method: 'DELETE',
  path: '/admin/organizations/{organization_id}',
  tag,
  summary: 'Delete an organization with everything that is its own',
  description:
    'Keys, members, groups, studies, questions, answers, jobs, events, files: all of it, for good. Its members stay as ' +
    'users. An organization with a running subscription is deleted only with `force`; the subscription must then be ' +
    'cancelled at the provider.',
  access,
  success: [[200, 'The organization is deleted.']],
  input: z.strictObject({
    organization_id: organizationReference,
    confirm: z.string('must be the name of the organization').max(500).describe("The organization's name, exactly."),
    force: flag.optional().describe('Also while a subscription runs.'),
  }),
  output: z.object({
    deleted: z.literal(true),
    rows,
    cancel_at_provider: z
      .string()
      .nullable()
      .describe('The subscription that goes on at the card-payment provider until it is cancelled there.'),
  }),
  errors: ['not_found', 'conflict'],
})

export const listJobs = contract({
  id: 'admin.listJobs',
  method: 'GET',
  path: '/admin/jobs',
  tag,
  summary: 'List jobs',
  description:
    'The jobs of everybody, newest first, without what was asked and answered. Parts of others are left out.',
  access,
  success: [[200, 'A page of jobs.']],
  input: z.strictObject({
    status: jobStatus.optional(),
    kind: z.string().max(100).optional(),
    organization_id: organizationReference.optional(),
    ...pagingInput,
  }),
  output: z.object({ jobs: z.array(job), ...pagingOutput }),
  errors: [],
})

export const cancelJob = contract({
  id: 'admin.cancelJob',
  method: 'DELETE',
  path: '/admin/jobs/{job_id}',
  tag,
  summary: "Cancel what has not begun of anybody's job",
  description: 'As `DELETE /v1/jobs/{job_id}` does it: what is under way, or there already, stays.',
  access,
  success: [[200, 'The job as it stands now.']],
  input: z.strictObject({ job_id: z.string().max(200) }),
  output: z.object({ job, cancelled_count: z.int().describe('Jobs that will not be run.') }),
  errors: ['not_found'],
})

export const status = contract({
  id: 'admin.status',
  method: 'GET',
  path: '/admin/status',
  tag,
  summary: 'See how the installation stands',
  description: 'What runs here, what it is connected to, and how much there is of everything.',
  access,
  success: [[200, 'The status.']],
  input: z.strictObject({}),
  output: installation,
  errors: [],
})
