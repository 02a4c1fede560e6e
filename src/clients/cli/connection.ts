import { readFileSync } from 'node:fs'
import path from 'node:path'
import { defaultEnvFile, readEnvFile } from './env-file.ts'
import { UsageError } from './errors.ts'

export interface Connection {
  base_url: string
  /** Undefined where none is found: some operations need none. Never printed. */
  api_key: string | undefined
}

interface Chosen {
  service?: string | undefined
  key?: string | undefined
  'allow-http'?: boolean | undefined
}

type Environment = Record<string, string | undefined>

/**
 * Which service, and with which key: what was said on the command line, then the environment, then what this machine
 * has: the key that a service here keeps in DATA_DIR, and what `login` and `keys create --save` put into ~/.populace/env.
 */
export function connectionOf(
  chosen: Chosen,
  env: Environment = process.env,
  envFile: string = defaultEnvFile(),
): Connection {
  const saved = readEnvFile(envFile)
  const own = env.BASE_URL || (env.PORT ? `http://localhost:${env.PORT}` : undefined)
  const base_url = address(
    chosen.service ?? (env.POPULACE_URL || own || saved.POPULACE_URL || 'http://localhost:3000'),
    chosen.service === undefined ? 'POPULACE_URL (or BASE_URL)' : '--service',
  )
  // A live key was saved for one service; another one does not get to see it.
  const isItsService = saved.POPULACE_URL === undefined || sameOrigin(saved.POPULACE_URL, base_url)
  const api_key =
    chosen.key ||
    env.POPULACE_API_KEY ||
    env.SERVICE_FREE_TIER_API_KEY ||
    (isItsService ? saved.POPULACE_API_KEY : undefined) ||
    (isOnThisMachine(base_url) ? localKey(env.DATA_DIR || '.populace') : undefined) ||
    saved.SERVICE_FREE_TIER_API_KEY
  if (api_key !== undefined && !/^[\u0021-\u007e]+$/.test(api_key))
    throw new UsageError('The key has characters that no key has.')
  if (api_key !== undefined && !isSafe(base_url) && !chosen['allow-http']) {
    throw new UsageError(
      `${base_url} is not encrypted, and the key would be read on the way: use https, or say --allow-http.`,
    )
  }
  return { base_url, api_key }
}

function address(text: string, name: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(`${name} needs an address such as https://panel.example.com.`)
  }
  if (url.username || url.password || /[?#]/.test(text)) {
    throw new UsageError(`${name} needs an address without a password or a query; a key goes into POPULACE_API_KEY.`)
  }
  return text.replace(/\/+$/, '')
}

const isOnThisMachine = (baseUrl: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(baseUrl).hostname)

const isSafe = (baseUrl: string): boolean => baseUrl.startsWith('https:') || isOnThisMachine(baseUrl)

const sameOrigin = (one: string, other: string): boolean =>
  URL.canParse(one) && new URL(one).origin === new URL(other).origin

/** The key of the free account that `start` makes. */
function localKey(dataDir: string): string | undefined {
  try {
    return readFileSync(path.join(dataDir, 'free.key'), 'utf8').trim() || undefined
  } catch {
    return undefined
  }
}
