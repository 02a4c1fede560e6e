import { isIP } from 'node:net'
import path from 'node:path'
import { distance } from 'fastest-levenshtein'
import { z } from 'zod'
import { OperatorError } from './errors.ts'
import { nearest } from './nearest.ts'

const WHOLE_NUMBER = /^\d+$/
const count = (least: number, most: number) =>
  z
    .string()
    .regex(WHOLE_NUMBER, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be from ${least} to ${most}`)
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
)
const flag = z
  .enum(['true', 'false', '1', '0', 'on', 'off'], 'must be true or false')
  .transform((text) => ['true', '1', 'on'].includes(text))
const modelName = z
  .string()
  .max(200, 'must have at most 200 characters')
  .regex(/^[^\s,]+$/, 'must be the name of a model')
const PRICE = /^[^=]+=\d+(\.\d+)?\/\d+(\.\d+)?(\/\d+(\.\d+)?)?$/
const url = (protocols: RegExp, hint: string) => z.url({ protocol: protocols, error: `must be ${hint}` })

const origins = list.refine(
  (items) => items.every((item) => item === '*' || (URL.canParse(item) && new URL(item).origin === item)),
  'must be * or a comma-separated list of origins such as https://app.example.com',
)

/** An address, a network in CIDR form, or one of the names that the proxy library knows. */
const isNetwork = (text: string): boolean => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', bits, ...rest] = text.split('/')
  const most = isIP(address) === 4 ? 32 : isIP(address) === 6 ? 128 : -1
  return most > 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
}

/**
 * Everything an operator can set, in one place. The description of each becomes .env.example and the configuration
 * reference. A key without a default may be left out.
 */
export const configSchema = z.object({
  PORT: count(1, 65_535).default(3000).describe('Port to listen on.'),
  HOST: z.string().min(1).default('localhost').describe('Address to listen on. Use 0.0.0.0 in a container.'),
  BASE_URL: url(/^https?$/, 'an http or https address')
    .transform((text) => text.replace(/\/+$/, ''))
    .optional()
    .describe('Public address of the service, used in links. Default: http://localhost:PORT.'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('.populace')
    .transform((dir) => path.resolve(dir))
    .describe('Where the bundled database and files are kept.'),
  DATABASE_URL: url(/^postgres(ql)?$/, 'a postgres:// address')
    .optional()
    .describe('PostgreSQL 15 or newer. Left out, the bundled PostgreSQL server is used.'),
  DATABASE_POOL_SIZE: count(2, 500).default(10).describe('Database connections that one process may hold.'),
  EMBEDDED_DATABASE: z
    .enum(['auto', 'server', 'pglite'], 'must be auto, server or pglite')
    .default('auto')
    .describe(
      'Without DATABASE_URL: the bundled server, the in-process PGlite, or the server with PGlite as fallback.',
    ),
  SECRET_KEY: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe(
      'Signs links and encrypts stored keys. Left out, one is made and kept in DATA_DIR. Share it between processes.',
    ),
  SECRET_KEYS_ACCEPTED: list
    .refine((keys) => keys.every((key) => key.length >= 32), 'must be secret keys of at least 32 characters each')
    .default([])
    .describe(
      'Other secret keys, comma-separated, whose encryption and signatures are still (or already) accepted: while ' +
        'SECRET_KEY is being changed.',
    ),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
    .default('info')
    .describe('Question and answer text is logged at debug only.'),
  CORS_ORIGINS: origins.default([]).describe('Origins of browser apps that may call the API, comma-separated, or *.'),
  TRUST_PROXY: list
    .refine(
      (items) => items.every(isNetwork),
      'must be a comma-separated list of addresses or networks such as 10.0.0.0/8',
    )
    .default([])
    .describe('Addresses or networks of reverse proxies whose X-Forwarded-For is believed, comma-separated.'),
  MAX_BODY_BYTES: count(1024, 1_073_741_824).default(1_048_576).describe('Largest JSON body accepted.'),
  MEDIA_MAX_BYTES: count(1024, 104_857_600).default(10_485_760).describe('Largest image or document accepted.'),
  S3_ENDPOINT: url(/^https?$/, 'an http or https address')
    .transform((text) => text.replace(/\/+$/, ''))
    .optional()
    .describe('S3-compatible storage for images and documents. Left out, they lie under DATA_DIR.'),
  S3_BUCKET: z.string().min(1).optional().describe('Bucket at S3_ENDPOINT; it must exist.'),
  S3_REGION: z.string().min(1).default('us-east-1').describe('Region that requests to S3_ENDPOINT are signed for.'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional().describe('Key for S3_ENDPOINT.'),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('Its secret.'),
  WEBHOOK_ALLOW_PRIVATE: flag
    .default(false)
    .describe('Lets webhooks go to private addresses and over plain http: for development, and for closed networks.'),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe('When set, /metrics asks for it as a bearer token.'),
  WORKER_PORT: count(1, 65_535)
    .optional()
    .describe('Port on which a `work` process answers /healthz, /readyz and /metrics. Left out, it listens on none.'),
  WORK_CONCURRENCY: count(1, 1000)
    .optional()
    .describe(
      'Jobs that one process works on at once. Default: 8, and with a language model three times LLM_CONCURRENCY.',
    ),
  QUEUE_MAX_JOBS: count(100, 100_000_000)
    .default(1_000_000)
    .describe(
      'Jobs that may wait in the whole installation; an answer of one agent is a job. Beyond it, questions are answered ' +
        '503 until some are done.',
    ),
  QUEUE_MAX_JOBS_ORGANIZATION: count(100, 100_000_000)
    .default(200_000)
    .describe('Jobs of one organization that may wait. Beyond it, its questions are answered 429 until some are done.'),
  HTTP_MAX_REQUESTS: count(10, 100_000)
    .default(1000)
    .describe('Requests that one process works on at once. Further ones are answered 503 with Retry-After.'),
  JOB_LEASE_SECONDS: count(10, 3600)
    .default(15)
    .describe('How long after the last sign of life of a worker its jobs go to another.'),
  SHUTDOWN_GRACE_SECONDS: count(1, 600).default(20).describe('How long a stopping process waits for work under way.'),
  POPULATION_SIZE: count(1000, 10_000_000)
    .default(100_000)
    .describe('US adults in the population. Another size is another population, with other agents.'),
  POPULATION_COUNTRY_SIZE: count(100, 1_000_000).default(5000).describe('Adults of each further country.'),
  POPULATION_COUNTRIES: list
    .default(['all'])
    .describe('Further countries by their ISO codes, comma-separated (GB,DE,JP), or all, or none.'),
  POPULATION_SEED: z
    .string()
    .max(100, 'must have at most 100 characters')
    .default('populace')
    .describe('Another seed gives other people with the same statistics.'),
  POPULATION_HEALTH_PERCENT: count(0, 100)
    .default(100)
    .describe('Share of the US agents that carry a health profile, in percent.'),
  API_V1_STRICT_INVALID_FILTERS: flag
    .default(false)
    .describe('Answer 422 instead of 400 where a filter names a value that a field does not have.'),
  FREE_QUESTIONS_PER_MINUTE: count(1, 1_000_000_000).default(6).describe('Free tier: questions a minute and account.'),
  FREE_QUESTIONS_PER_CYCLE: count(0, 1_000_000_000).default(100).describe('Free tier: questions a calendar month.'),
  FREE_POLLS_PER_MINUTE: count(1, 1_000_000_000).default(60).describe('Free tier: job polls a minute and account.'),
  FREE_PARTIAL_AFTER_SECONDS: count(1, 3600)
    .default(60)
    .describe('Free tier: how long a question may take before its job shows the answers that are in.'),
  // As it is written: of a provider with a path, the slash at the end is a part of its name.
  OIDC_ISSUER: url(/^https?$/, 'an http or https address')
    .optional()
    .describe(
      'The OpenID Connect provider that people sign in with, exactly as it names itself, a slash at the end included. Left ' +
        'out, a development provider runs here, on loopback only.',
    ),
  OIDC_CLIENT_ID: z.string().min(1).optional().describe('Client that this service is registered as at OIDC_ISSUER.'),
  OIDC_CLIENT_SECRET: z.string().min(1).optional().describe('Its secret; left out, a public client with PKCE.'),
  OIDC_CLI_CLIENT_ID: z
    .string()
    .min(1)
    .optional()
    .describe('A native client for command lines, with loopback redirects. Default: OIDC_CLIENT_ID.'),
  OIDC_CLI_CLIENT_SECRET: z
    .string()
    .min(1)
    .optional()
    .describe('Its secret, for providers that give native clients one; left out, a public client with PKCE.'),
  OIDC_SCOPES: z.string().min(1).default('openid email profile').describe('What is asked of the provider.'),
  OIDC_TRUST_EMAIL: flag
    .default(false)
    .describe("Believe the provider's e-mail addresses also where it does not say that they are verified."),
  SIGN_UP: z
    .enum(['open', 'invited'], 'must be open or invited')
    .default('open')
    .describe('Who may sign in with a browser: everybody, or only those who are known or invited.'),
  NEW_ORGANIZATIONS: z
    .enum(['free', 'self_hosted'], 'must be free or self_hosted')
    .default('free')
    .describe(
      'What the organizations of people who sign in are made as: free, or with everything and without payment, for ' +
        'whoever runs this for their own people.',
    ),
  RETENTION_STUDY_DAYS: count(1, 36_500)
    .optional()
    .describe('Removes studies, with questions and answers, so long after they were complete. Left out, never.'),
  RETENTION_FREE_JOB_DAYS: count(1, 36_500)
    .optional()
    .describe('Removes questions to the shared panel, and the answers, so long after they ended. Left out, never.'),
  RETENTION_MODEL_TEXT_DAYS: count(1, 36_500)
    .optional()
    .describe('Wipes what language models have said so long ago; its costs stay. Left out, never.'),
  RETENTION_AUDIT_DAYS: count(1, 36_500)
    .optional()
    .describe('Removes entries of the audit log that are older. Left out, never.'),
  SESSION_DAYS: count(1, 90).default(14).describe('How long an unused browser session lasts.'),
  SMTP_URL: url(/^smtps?$/, 'an smtp:// or smtps:// address')
    .optional()
    .describe('Mail server for sign-in links and invitations. Left out, mails are kept in outbox/ under DATA_DIR.'),
  MAIL_FROM: z.string().min(3).max(200).optional().describe('Sender of mails: Populace <panel@example.com>.'),
  MAIL_PER_HOUR_EMAIL: count(1, 1_000_000).default(5).describe('Mails an hour to one address.'),
  MAIL_PER_HOUR_IP: count(1, 1_000_000).default(30).describe('Mails an hour that one address of the network asks for.'),
  SIGN_IN_PER_HOUR_IP: count(1, 1_000_000)
    .default(120)
    .describe('Sign-ins at the identity provider an hour that one address of the network begins.'),
  CONNECT_PER_HOUR_IP: count(1, 1_000_000)
    .default(120)
    .describe('Programs an hour that register for sign-in (OAuth) from one address of the network.'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\w+$/, 'must be a secret key such as sk_live_…')
    .optional()
    .describe('Takes payments by card through Stripe. Left out, a sandbox that takes no money, on loopback only.'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'must be a signing secret such as whsec_…')
    .optional()
    .describe("Signing secret of Stripe's webhook to /webhooks/card-provider."),
  STRIPE_API_URL: url(/^https?$/, 'an http or https address')
    .optional()
    .describe("Another address of Stripe's API: a proxy, or a stand-in for tests."),
  BILLING_CURRENCY: z
    .string()
    .regex(/^[a-z]{3}$/, 'must be a currency such as usd')
    .default('usd')
    .describe('Currency of prices and charges.'),
  AGENT_ANSWER_PRICE_CENTS: count(0, 1_000_000)
    .default(1)
    .describe("What one agent's answer costs an organization that pays, in cents, before its tier's multiplier."),
  ALLOW_SANDBOX: flag
    .default(false)
    .describe('Lets the development identity provider, the sandbox for cards and the outbox run on a public address.'),
  LLM_MODEL: modelName
    .optional()
    .describe(
      'Language model that writes what agents say. Left out, they answer without one. A name at LLM_BASE_URL, or with ' +
        'its provider: openai:…, anthropic:…, google:….',
    ),
  LLM_BASE_URL: url(/^https?$/, 'an http or https address')
    .transform((text) => text.replace(/\/+$/, ''))
    .optional()
    .describe('An OpenAI-compatible server: vLLM, Ollama (http://localhost:11434/v1), llama.cpp, OpenRouter.'),
  LLM_API_KEY: z
    .string()
    .optional()
    .describe("The server's key; without LLM_BASE_URL the provider's, if its own variable is not set."),
  OPENAI_API_KEY: z.string().optional().describe('For models named openai:….'),
  OPENAI_BASE_URL: url(/^https?$/, 'an http or https address')
    .optional()
    .describe('Another address of OpenAI.'),
  ANTHROPIC_API_KEY: z.string().optional().describe('For models named anthropic:….'),
  ANTHROPIC_BASE_URL: url(/^https?$/, 'an http or https address')
    .optional()
    .describe('Another address of Anthropic.'),
  GOOGLE_GENERATIVE_AI_API_KEY: z.string().optional().describe('For models named google:….'),
  GOOGLE_GENERATIVE_AI_BASE_URL: url(/^https?$/, 'an http or https address')
    .optional()
    .describe('Another address of Google.'),
  LLM_FORECAST_MODELS: list
    .pipe(z.array(modelName).max(8))
    .default([])
    .describe('Models that say how a population would answer, comma-separated; they count alike. Default: LLM_MODEL.'),
  LLM_ELICITATION: z
    .enum(['forecast', 'persona', 'similarity'], 'must be forecast, persona or similarity')
    .default('forecast')
    .describe(
      'How answers are come by: one forecast of the population, chances asked of each agent, or (for scales) free text ' +
        'compared with the points of the scale.',
    ),
  ENGINE_WARM_UP: flag
    .default(true)
    .describe(
      'Loads what answers questions soon after a start, so that nobody waits for it. false: with the first question, which then ' +
        'takes some seconds; a process that is never asked needs less memory.',
    ),
  ENGINE_FALLBACK: z
    .enum(['fail', 'embedded'], 'must be fail or embedded')
    .default('fail')
    .describe(
      'When the language model does not answer: the answer fails and says so, or the embedded engine gives one.',
    ),
  LLM_CONCURRENCY: count(1, 100_000)
    .default(16)
    .describe('Calls to one model that are under way at once, of all processes together.'),
  LLM_REQUESTS_PER_MINUTE: count(1, 1_000_000_000)
    .optional()
    .describe('Calls to one model that all processes together begin in a minute. Left out, as many as they can.'),
  LLM_TOKENS_PER_MINUTE: count(100, 1_000_000_000_000)
    .optional()
    .describe(
      'Tokens, in and out, that all processes together use of one model in a minute. Left out, as many as they can.',
    ),
  LLM_TIMEOUT_SECONDS: count(1, 300).default(120).describe('Longest time that one call may take.'),
  LLM_MAX_RETRIES: count(0, 20).default(5).describe('Further attempts at a call that was refused for now or got lost.'),
  LLM_MAX_OUTPUT_TOKENS: count(64, 1_000_000).default(4096).describe('Most tokens of one reply, thinking included.'),
  LLM_TEMPERATURE: z
    .string()
    .regex(/^\d(\.\d+)?$/, 'must be a number from 0 to 2')
    .transform(Number)
    .refine((value) => value <= 2, 'must be a number from 0 to 2')
    .optional()
    .describe("Sampling temperature. Left out, the model's own."),
  LLM_STREAM: flag
    .default(false)
    .describe('Read replies as they are written: for servers that cut silent connections.'),
  LLM_STRUCTURED_OUTPUT: z
    .enum(['auto', 'on', 'off'], 'must be auto, on or off')
    .default('auto')
    .describe('Hold models to a JSON schema: off never asks for it, auto stops asking where a server refuses it.'),
  LLM_ATTACHMENTS: list
    .pipe(z.array(z.enum(['image', 'pdf', 'none'], 'must be image, pdf or none')))
    .transform((kinds) => kinds.filter((kind) => kind !== 'none'))
    .optional()
    .describe(
      'What models are shown: image,pdf or none. Default: both for openai:, anthropic: and google:, none for others.',
    ),
  LLM_PRICES: list
    .refine(
      (items) => items.every((item) => PRICE.test(item)),
      'must be a comma-separated list such as my-model=0.25/2 or my-model=0.25/2/0.03',
    )
    .default([])
    .describe('Dollars per million tokens as model=input/output or model=input/output/cached, comma-separated.'),
  LLM_BUDGET_CENTS: count(0, 1_000_000_000)
    .optional()
    .describe('Most that this installation spends on language models in a calendar month.'),
  LLM_ORGANIZATION_BUDGET_CENTS: count(0, 1_000_000_000)
    .optional()
    .describe('The same for each organization; an organization may set itself a lower one.'),
  LLM_STUDY_BUDGET_CENTS: count(0, 1_000_000_000).optional().describe('Most that one study may cost.'),
  LLM_SELF_CALIBRATION: flag
    .default(true)
    .describe(
      'Measures a language model at its first use, in the background, on 40 questions whose answers are known, within ' +
        'LLM_BUDGET_CENTS. false: it is believed by what is expected of its size until `calibrate` is run.',
    ),
  LLM_EMBEDDING_MODEL: modelName
    .optional()
    .describe('For LLM_ELICITATION=similarity: a model at LLM_BASE_URL. Default: the one that comes along.'),
  QUESTION_MAX_CHARACTERS: count(10, 100_000).default(2000).describe('Longest question accepted.'),
  REQUEST_SYNC_SECONDS: count(1, 600)
    .default(25)
    .describe('How long a plain-text request in sync mode waits for its outcome before it answers 202.'),
  REGISTER_PER_HOUR_IP: count(1, 1_000_000).default(60).describe('agent-register calls an hour from one address.'),
  REGISTER_PER_HOUR_EMAIL: count(1, 1_000_000).default(10).describe('agent-register calls an hour for one e-mail.'),
  REGISTER_PER_HOUR_ACCOUNT: count(1, 1_000_000)
    .default(10)
    .describe('agent-register calls an hour for one vendor account.'),
  REGISTER_PER_HOUR_INSTALL: count(1, 1_000_000)
    .default(10)
    .describe('agent-register calls an hour from one installation.'),
})

export type Config = z.output<typeof configSchema> & { BASE_URL: string; WORK_CONCURRENCY: number }

/** Settings that mean nothing without another one. */
const required: readonly [setting: keyof Config, needs: keyof Config][] = [
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID'],
  ['OIDC_CLI_CLIENT_SECRET', 'OIDC_CLI_CLIENT_ID'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
]

export const isLoopback = (baseUrl: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(baseUrl).hostname)

export interface Sandboxes {
  identity_provider: boolean
  card_provider: boolean
  outbox: boolean
}

/**
 * Which stand-ins for services of others run. With them anybody can sign in as anybody and pay with nothing, so on an
 * address that others reach they run only where the operator says so.
 */
export function sandboxesOf(config: Config): Sandboxes {
  const allowed = config.ALLOW_SANDBOX || isLoopback(config.BASE_URL)
  return {
    identity_provider: allowed && config.OIDC_ISSUER === undefined,
    card_provider: allowed && config.STRIPE_SECRET_KEY === undefined,
    outbox: allowed && config.SMTP_URL === undefined,
  }
}

/** Reads the configuration from environment variables; throws one OperatorError that lists every problem. */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const known = Object.keys(configSchema.shape)
  // An empty variable means "not set": compose files and CI systems pass those.
  const given = Object.fromEntries(known.flatMap((key) => (env[key] ? [[key, env[key]]] : [])))
  const parsed = configSchema.safeParse(given)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `  ${String(issue.path[0])} ${issue.message}`)
    throw new OperatorError(`The configuration has problems:\n${[...new Set(problems)].join('\n')}`)
  }
  const missing = required.filter(([setting, needs]) => given[setting] !== undefined && given[needs] === undefined)
  if (missing.length > 0) {
    const problems = missing.map(([setting, needs]) => `  ${needs} must be set where ${setting} is`)
    throw new OperatorError(`The configuration has problems:\n${problems.join('\n')}`)
  }
  const { PORT, BASE_URL, WORK_CONCURRENCY, LLM_MODEL, LLM_CONCURRENCY } = parsed.data
  return {
    ...parsed.data,
    BASE_URL: BASE_URL ?? `http://localhost:${PORT}`,
    // A job that waits for a model costs next to nothing, and enough of them must wait for the model to be busy: also
    // while the forecast of the next question is under way.
    WORK_CONCURRENCY: WORK_CONCURRENCY ?? (LLM_MODEL === undefined ? 8 : Math.min(1000, 3 * LLM_CONCURRENCY)),
  }
}

/** Variables that look like a misspelt setting of ours ("DATABSE_URL"), with what was probably meant. */
export function misspeltSettings(env: Record<string, string | undefined>): { given: string; meant: string }[] {
  const known = Object.keys(configSchema.shape)
  return Object.keys(env).flatMap((given) => {
    if (known.includes(given) || given.length < 7 || !given.includes('_')) return []
    const meant = nearest(given, known)
    // A slip of the keyboard, not another program's variable with a similar name (LOG_FILE, BASE_DIR).
    const near = meant !== undefined && distance(meant, given) <= 2 && meant.slice(0, 3) === given.slice(0, 3)
    return near ? [{ given, meant }] : []
  })
}
