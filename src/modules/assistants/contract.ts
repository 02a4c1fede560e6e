import { z } from 'zod'
import { contract } from '../../platform/contract/contract.ts'

export const listAssistants = contract({
  id: 'account.listAssistants',
  method: 'GET',
  path: '/account/assistants',
  tag: 'Account',
  summary: 'List assistants',
  description:
    'The accounts of coding assistants that have registered with the organization, newest first. `agent-register` takes ' +
    "an e-mail address on trust, so one of them may be somebody else's who gave your address: look through them before " +
    'the organization pays, and remove what you do not know.',
  access: { session: 'member' },
  success: [[200, 'Every assistant.']],
  input: z.strictObject({}),
  output: z.object({
    assistants: z.array(
      z.object({
        vendor_account_uuid: z.string().describe("The account at the assistant's vendor."),
        user_email: z.string().describe('The address that it registered with.'),
        client_install_id: z.string().describe('The first 8 characters of the installation that it last came from.'),
        vendor_org_type: z.string().nullable(),
        created_at: z.iso.datetime().describe('When it first registered.'),
        updated_at: z.iso.datetime().describe('When it last registered.'),
        confirmed_at: z.iso
          .datetime()
          .nullable()
          .describe('When somebody who is signed in said that it is theirs; before that it gets no paid key.'),
        has_live_key: z.boolean().describe('Whether an assistant of this user has an `rk_live_` key that works.'),
        has_free_key: z.boolean().describe('Whether an assistant of this user has an `rk_free_` key that works.'),
      }),
    ),
    count: z.int(),
  }),
  errors: [],
})

export const removeAssistant = contract({
  id: 'account.removeAssistant',
  method: 'DELETE',
  path: '/account/assistants/{vendor_account_uuid}',
  tag: 'Account',
  summary: 'Remove an assistant',
  description:
    "Removes an assistant and revokes the keys that the user's assistants were given. When the answer arrives they work " +
    'nowhere any more. The removed one has to sign in with a browser to get another; the others of the same user ' +
    'register again.',
  access: { session: 'admin' },
  success: [[200, 'The assistant is gone.']],
  input: z.strictObject({ vendor_account_uuid: z.string().max(100).describe('The account to remove.') }),
  output: z.object({
    ok: z.literal(true),
    vendor_account_uuid: z.string(),
    keys_revoked: z.int().describe('How many keys stopped working by this.'),
  }),
  errors: ['not_found'],
})

export const confirmAssistant = contract({
  id: 'account.confirmAssistant',
  method: 'POST',
  path: '/account/assistants/{vendor_account_uuid}/confirm',
  tag: 'Account',
  summary: 'Confirm an assistant',
  description:
    'Says that an assistant which registered with the organization is yours. From then on `agent-register` hands it the ' +
    'managed `rk_live_` key of an organization that pays by card.',
  access: { session: 'admin' },
  success: [[200, 'It is confirmed, now or before.']],
  input: z.strictObject({ vendor_account_uuid: z.string().max(100).describe('The account to confirm.') }),
  output: z.object({ ok: z.literal(true), vendor_account_uuid: z.string(), confirmed_at: z.iso.datetime() }),
  errors: ['not_found'],
})
