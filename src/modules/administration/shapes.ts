import { z } from 'zod'
import { textOf } from '../../platform/contract/text.ts'

export const tag = 'Administration'
export const access = { scope: 'admin' } as const

/** Yes or no, also from a query string. */
export const flag = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean('must be true or false'),
)

export const organizationReference = z.string().max(100).describe('The id or the uuid of the organization.')
export const userReference = z.string().max(100).describe('The id or the uuid of the user.')
export const keyReference = z.string().max(100).describe('The id or the uuid of the key.')

/** What is looked for in names and addresses. */
export const wanted = textOf(1, 200)

const billingModes = ['free', 'card_provider', 'invoiced', 'self_hosted'] as const
export const billingMode = z.enum(billingModes, 'must be free, card_provider, invoiced or self_hosted')

const time = z.iso.datetime()
const tier = z.object({ id: z.int(), uuid: z.string(), name: z.string() }).nullable()

export const organization = z.object({
  id: z.int(),
  uuid: z.string(),
  name: z.string(),
  billing_mode: billingMode,
  tier,
  members: z.int(),
  keys_active: z.int(),
  questions_cycle: z.int().describe('Questions that were counted in the current billing cycle.'),
  charged_cents_cycle: z.int().describe('What the current billing cycle has come to.'),
  created_at: time,
})

export const key = z.object({
  id: z.int(),
  uuid: z.string(),
  kind: z.enum(['free', 'live']),
  key: z.string().describe('Its beginning and its end: `rk_live_…abcd`.'),
  name: z.string().nullable(),
  scopes: z.array(z.string()),
  organization_id: z.int(),
  organization_name: z.string(),
  user_id: z.int(),
  user_email: z.string(),
  created_by: z.string(),
  created_at: time,
  last_used_at: time.nullable(),
  revoked_at: time.nullable(),
  revoked_reason: z.string().nullable(),
})

export const organizationInFull = organization.omit({ members: true }).extend({
  members: z
    .array(
      z.object({
        user_id: z.int(),
        user_uuid: z.string(),
        email: z.string(),
        name: z.string().nullable(),
        role: z.enum(['admin', 'member']),
        joined_at: time,
        last_signed_in_at: time.nullable(),
      }),
    )
    .describe('The first 100, admins before others.'),
  keys: z.array(key).describe('The newest 100, also those that are revoked; `GET /admin/keys` has all.'),
  subscription: z
    .object({
      customer_id: z.string(),
      subscription_id: z.string().nullable(),
      status: z.string().describe('As the card-payment provider names it.'),
      payment_tier_id: z.int().nullable(),
      current_period_end: time.nullable(),
      cancel_at_period_end: z.boolean(),
    })
    .nullable(),
  assistants: z
    .array(
      z.object({
        vendor_account_uuid: z.string(),
        client_install_id: z.string().describe('Its first eight characters.'),
        user_email: z.string(),
        created_at: time,
        updated_at: time,
      }),
    )
    .describe('Coding assistants that registered with the organization: the newest 100.'),
})

export const user = z.object({
  id: z.int(),
  uuid: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  administrator: z.boolean().describe('Administers this installation.'),
  organizations: z.int(),
  keys_active: z.int(),
  email_verified_at: time.nullable().describe('Null while nobody has proved to own the address.'),
  last_signed_in_at: time.nullable(),
  created_at: time,
})

export const userInFull = user.extend({
  organization_list: z
    .array(
      z.object({
        id: z.int(),
        uuid: z.string(),
        name: z.string(),
        billing_mode: billingMode,
        role: z.enum(['admin', 'member']),
      }),
    )
    .describe('The first 100.'),
  sessions: z.int().describe('Browsers that the user is signed in with.'),
  identities: z.array(z.object({ issuer: z.string(), email: z.string(), last_used_at: time })),
})

export const jobStatus = z.enum(
  ['queued', 'started', 'finished', 'failed'],
  'must be queued, started, finished or failed',
)

export const job = z.object({
  id: z.string(),
  kind: z.string(),
  status: jobStatus,
  organization_id: z.int().nullable().describe("Null for the service's own."),
  user_id: z.int().nullable(),
  free_tier: z.boolean(),
  attempts: z.int(),
  error: z.string().nullable(),
  created_at: time,
  started_at: time.nullable(),
  ended_at: time.nullable(),
})

export const status = z.object({
  version: z.string(),
  started_at: time.describe('When the process that answers was started.'),
  database: z.object({
    kind: z.enum(['external', 'bundled', 'pglite']),
    migrations: z.array(z.string()).describe('Those that were applied, in order.'),
  }),
  queue: z.object({
    queued: z.int(),
    started: z.int(),
    failed_last_hour: z.int().describe('Jobs, parts of others included, that failed within an hour.'),
    oldest_queued_at: time.nullable().describe('Since when the job that waits longest has waited; null if none does.'),
    concurrency: z.int().describe('Jobs that one process works on at once.'),
  }),
  engine: z.object({
    name: z.enum(['embedded', 'llm']),
    model: z.string().nullable().describe('Null where agents answer without a language model.'),
    elicitation: z.string().nullable(),
    fallback: z.string().nullable().describe('What happens when the model does not answer.'),
    budgets: z
      .object({
        monthly_cents: z.int().nullable(),
        organization_monthly_cents: z.int().nullable(),
        study_cents: z.int().nullable(),
      })
      .describe(
        'Most that language models may cost: all of them in a month, an organization in a month, a study. Null: no limit.',
      ),
    calibrations: z
      .array(
        z.object({
          models: z.array(z.string()),
          made_at: time,
          questions: z.int().describe('Measured questions that forecasts came in for.'),
          failed: z.int().describe('Those that none came in for.'),
          tv: z
            .object({ even: z.number(), model: z.number(), known: z.number(), calibrated: z.number() })
            .describe(
              'Total variation from people: of all options alike, of the model, of what is known, of both together.',
            ),
        }),
      )
      .describe(
        'What was measured last of each set of language models, by the service itself or by `populace calibrate`.',
      ),
    self_calibration: z
      .object({
        state: z
          .enum(['off', 'not_begun', 'measuring', 'waiting', 'measured'])
          .describe(
            '`off`: turned off (LLM_SELF_CALIBRATION). `not_begun`: it begins with the first question. `waiting`: for its ' +
              'next attempt, or for budget. `measured`: by itself, or by `populace calibrate`.',
          ),
        calls: z.int().describe('Forecasts that it takes.'),
        answered: z.int().describe('Those that have come in.'),
        reason: z.string().nullable().describe('Why it waits.'),
        next_at: time.nullable().describe('When it goes on at the earliest; null where it does not wait.'),
      })
      .nullable()
      .describe(
        'How far the service has come with measuring the language models that forecast, in the background. Null without them.',
      ),
  }),
  population: z.object({ version: z.string(), size: z.int(), countries: z.int() }),
  identity_provider: z.string().nullable().describe('Its issuer, or `development` for the one that comes along.'),
  card_provider: z.enum(['stripe', 'sandbox']).nullable(),
  mail: z.enum(['smtp', 'outbox']).nullable().describe('Null where no mail can be sent.'),
  sandboxes: z
    .array(z.string())
    .describe(
      'Stand-ins for services of others that run: with them anybody can sign in as anybody, or pay with nothing.',
    ),
  counts: z.object({
    organizations: z.int(),
    paying_organizations: z.int(),
    users: z.int(),
    administrators: z.int(),
    keys_active: z.int(),
    studies: z.int(),
    questions: z.int(),
  }),
})

export const rows = z.record(z.string(), z.int()).describe('How many rows went with it, by their tables.')
