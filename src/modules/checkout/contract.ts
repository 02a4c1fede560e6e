import { z } from 'zod'
import { contract } from '../../platform/contract/contract.ts'

const checkoutId = z.guid('must be a uuid').describe('As `POST /account/billing/checkout` answered it.')
const cents = (description: string) => z.int().describe(description)

const tier = z.object({
  uuid: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  monthly_price_cents: cents('In hundredths of `currency`.'),
  currency: z.string(),
  features: z.array(z.string()),
  quotas: z
    .object({
      questions_per_cycle: z.int().nullable(),
      groups_per_cycle: z.int().nullable(),
      theses_per_cycle: z.int().nullable(),
    })
    .describe('Of a calendar month; null where the tier names none.'),
  agent_question_multiplier: z.number().describe("What an agent's answer costs, as a multiple of the usual price."),
  free_questions: z.int().describe('Questions of a cycle that cost nothing.'),
  free_credits_cents: cents('Credit of a cycle that is used up before anything is charged.'),
})

export const billing = contract({
  id: 'account.billing',
  method: 'GET',
  path: '/account/billing/summary',
  tag: 'Billing',
  summary: 'Read how your organization pays',
  description:
    'The plan of the organization, what is for sale, the subscription by card if there is one, and what the current billing ' +
    'cycle (a calendar month, UTC) has come to.',
  access: { session: 'member' },
  success: [[200, 'The summary.']],
  input: z.strictObject({}),
  output: z.object({
    organization: z.object({
      uuid: z.string(),
      name: z.string(),
      billing_mode: z.enum(['free', 'card_provider', 'invoiced', 'self_hosted']),
    }),
    plan: z.object({
      name: z.string(),
      tier_uuid: z.string().nullable().describe('Null on the free tier.'),
      agent_tier: z.int(),
      monthly_price_cents: z.int(),
      features: z.array(z.string()),
    }),
    currency: z.string().describe('Of every amount, also where nothing is for sale.'),
    agent_answer_price_cents: z
      .number()
      .describe("What an agent's answer costs, before a tier's `agent_question_multiplier`."),
    tiers: z.array(tier).describe('What can be bought by card, the cheapest first.'),
    subscription: z
      .object({
        status: z
          .string()
          .describe(
            'As the card provider names it: `active`, `past_due`, `canceled` and so on; `uncollected` when it has given up ' +
              'collecting a payment.',
          ),
        tier: z.string().nullable().describe('Name of the tier.'),
        current_period_end: z.iso.datetime().nullable(),
        cancel_at_period_end: z.boolean(),
      })
      .nullable(),
    card_provider: z
      .enum(['stripe', 'sandbox'])
      .nullable()
      .describe('`sandbox` takes no money; null where nobody can pay by card.'),
    assistants: z.int().describe('Assistants that are registered with the organization, confirmed or not.'),
    cycle: z.object({
      charged_cents: z
        .int()
        .describe(
          'Becomes a line of the next invoice when the cycle is over; an invoice of its own where the subscription has ' +
            'ended by then.',
        ),
      credit_used_cents: z.int(),
      free_questions_used: z.int(),
    }),
  }),
  errors: [],
})

export const checkout = contract({
  id: 'account.checkout',
  method: 'POST',
  path: '/account/billing/checkout',
  tag: 'Billing',
  summary: 'Buy a tier by card',
  description:
    "Opens a page of the card provider's on which the organization subscribes to a tier. When the provider reports the " +
    'payment, the organization has the rights of the tier, its free keys end, and whoever began the checkout can have the ' +
    'new `rk_live_` key revealed once. Pages that the organization was sent to before are closed. An organization that pays ' +
    'already gets 409; an installation that takes no cards, 422.',
  access: { session: 'admin' },
  success: [[201, 'Open `checkout_url` in a browser.']],
  input: z.strictObject({
    tier_uuid: z
      .string('must be a text')
      .regex(/^[\w-]{1,64}$/, 'must be the uuid of a tier')
      .describe('One of `tiers` of `GET /account/billing/summary`.'),
    keep_assistants: z
      .boolean('must be true or false')
      .default(false)
      .describe(
        'Says that every assistant that is registered with the organization is its own, and gets a key of the tier by ' +
          'registering again. Left out, each has to be confirmed: see `GET /account/assistants`.',
      ),
  }),
  output: z.object({ checkout_id: z.string(), checkout_url: z.string() }),
  errors: ['not_found', 'conflict', 'refused'],
  idempotent: true,
})

export const portal = contract({
  id: 'account.portal',
  method: 'POST',
  path: '/account/billing/portal',
  tag: 'Billing',
  summary: 'Open the billing portal',
  description:
    "A page of the card provider's with invoices, where the organization changes its card or its tier, or cancels. It is good " +
    'for a short time. An organization that has never paid by card gets 409.',
  access: { session: 'admin' },
  success: [[200, 'Open `portal_url` in a browser.']],
  input: z.strictObject({}),
  output: z.object({ portal_url: z.string() }),
  errors: ['conflict', 'refused'],
})

export const checkoutState = contract({
  id: 'account.checkoutState',
  method: 'GET',
  path: '/account/billing/checkouts/{checkout_id}',
  tag: 'Billing',
  summary: 'See how far a checkout is',
  description:
    'Whether the provider has reported the payment of a checkout that you began, and whether its key can still be revealed. ' +
    'Looking uses nothing up.',
  access: { session: 'admin' },
  success: [[200, 'How far it is.']],
  input: z.strictObject({ checkout_id: checkoutId }),
  output: z.object({
    status: z
      .enum(['pending', 'ready', 'revealed', 'expired'])
      .describe(
        '`pending`: the provider has not reported the payment. `ready`: the key can be revealed. `revealed`: it was shown. ' +
          '`expired`: its time is over, or the checkout brought none.',
      ),
    key_last_four: z
      .string()
      .optional()
      .describe('By which to tell the key from others; there is none without a payment.'),
  }),
  errors: ['not_found'],
})

export const revealKey = contract({
  id: 'account.revealKey',
  method: 'POST',
  path: '/account/billing/reveal',
  tag: 'Billing',
  summary: 'Reveal the key of a checkout',
  description:
    'The `rk_live_` key that a paid checkout brought: once, within ten minutes of the payment, to the admin who began the ' +
    'checkout. After that it can be used but not shown; another one can be made under the keys of the account.',
  access: { session: 'admin' },
  success: [[200, 'How far it is, and the key if this is the once.']],
  input: z.strictObject({ checkout_id: checkoutId }),
  output: z.object({
    status: z
      .enum(['pending', 'ready', 'revealed', 'expired'])
      .describe(
        '`pending`: the provider has not reported the payment. `ready`: here it is. `revealed`: it was shown before. ' +
          '`expired`: its time is over, or the checkout brought none.',
      ),
    api_key: z.string().optional().describe('Shown this once; store it. Only when `status` is `ready`.'),
    key_last_four: z.string().optional().describe('By which to tell it from others.'),
  }),
  errors: ['not_found'],
})
