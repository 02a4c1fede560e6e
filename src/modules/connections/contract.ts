import { z } from 'zod'
import { contract } from '../../platform/contract/contract.ts'

/**
 * What the page asks a person, and no program can answer: it is not among the contracts of the API. It goes through the
 * door all the same, which looks at the session and at the token against forgeries.
 */
export const answer = contract({
  id: 'connections.answer',
  method: 'POST',
  path: '/oauth/authorize',
  tag: 'Account',
  summary: 'Allow or refuse a program',
  description: 'Lets a program that asked act in the organization that you work in, or tells it that you do not.',
  access: { session: 'member' },
  success: [[200, 'Where to send the browser.']],
  input: z.strictObject({
    request: z.string().max(4000).describe('The query that the program sent the person here with.'),
    org_uuid: z.string().max(100).describe('The organization that the page named.'),
    decision: z.enum(['allow', 'cancel']),
  }),
  output: z.object({ location: z.string(), client_name: z.string().nullable(), allowed: z.boolean() }),
  errors: ['conflict'],
})
