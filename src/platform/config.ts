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
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe('When set, /metrics asks for it as a bearer token.'),
  WORKER_PORT: count(1, 65_535)
    .optional()
    .describe('Port on which a `work` process answers /healthz, /readyz and /metrics. Left out, it listens on none.'),
  WORK_CONCURRENCY: count(1, 1000).default(8).describe('Jobs that one process works on at once.'),
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
  API_V1_STRICT_INVALID_FILTERS: z
    .enum(['true', 'false', '1', '0', 'on', 'off'], 'must be true or false')
    .default('false')
    .transform((text) => ['true', '1', 'on'].includes(text))
    .describe('Answer 422 instead of 400 where a filter names a value that a field does not have.'),
  FREE_QUESTIONS_PER_MINUTE: count(1, 1_000_000_000).default(6).describe('Free tier: questions a minute and account.'),
  FREE_QUESTIONS_PER_CYCLE: count(0, 1_000_000_000).default(100).describe('Free tier: questions a calendar month.'),
  FREE_POLLS_PER_MINUTE: count(1, 1_000_000_000).default(60).describe('Free tier: job polls a minute and account.'),
  FREE_PARTIAL_AFTER_SECONDS: count(1, 3600)
    .default(60)
    .describe('Free tier: how long a question may take before its job shows the answers that are in.'),
  QUESTION_MAX_CHARACTERS: count(10, 100_000).default(2000).describe('Longest question accepted.'),
  REGISTER_PER_HOUR_IP: count(1, 1_000_000).default(60).describe('agent-register calls an hour from one address.'),
  REGISTER_PER_HOUR_EMAIL: count(1, 1_000_000).default(10).describe('agent-register calls an hour for one e-mail.'),
  REGISTER_PER_HOUR_ACCOUNT: count(1, 1_000_000)
    .default(10)
    .describe('agent-register calls an hour for one vendor account.'),
  REGISTER_PER_HOUR_INSTALL: count(1, 1_000_000)
    .default(10)
    .describe('agent-register calls an hour from one installation.'),
})

export type Config = z.output<typeof configSchema> & { BASE_URL: string }

/** Reads the configuration from environment variables; throws one OperatorError that lists every problem. */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const known = Object.keys(configSchema.shape)
  // An empty variable means "not set": compose files and CI systems pass those.
  const given = Object.fromEntries(known.flatMap((key) => (env[key] ? [[key, env[key]]] : [])))
  const parsed = configSchema.safeParse(given)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`)
    throw new OperatorError(`The configuration has problems:\n${[...new Set(problems)].join('\n')}`)
  }
  return { ...parsed.data, BASE_URL: parsed.data.BASE_URL ?? `http://localhost:${parsed.data.PORT}` }
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
