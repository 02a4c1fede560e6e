import { spawn } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { defaultEnvFile, saveToEnvFile } from '../clients/cli/env-file.ts'
import { isConnectionProblem } from '../clients/cli/errors.ts'
import { type Client, createClient, PopulaceError } from '../clients/sdk/index.ts'
import { isLoopback, loadConfig } from '../platform/config.ts'
import { OperatorError } from '../platform/errors.ts'
import { readIdentity } from './identity-file.ts'
import { listenOnLoopback } from './loopback-listener.ts'
import { note, print } from './print.ts'

const options = {
  service: { type: 'string' },
  // The scripts call it --env-file. Node takes an option of that name for its own, wherever it stands.
  'save-to': { type: 'string' },
  identity: { type: 'string' },
  browser: { type: 'boolean' },
  'no-browser': { type: 'boolean', default: false },
  port: { type: 'string' },
  wait: { type: 'string', default: '60' },
  'allow-http': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

const HELP = `Usage: npm run populace -- login [options]

Gets an API key from a service and saves it as SERVICE_FREE_TIER_API_KEY: with a client identity file without a browser,
else by signing in with one.

  --service URL     the service (default: BASE_URL)
  --save-to FILE    where to save the key (default: ~/.populace/env)
  --identity FILE   the client identity file (default: ~/.populace/identity.json, else ~/.claude.json)
  --browser         sign in with a browser, also where there is such a file
  --no-browser      only print the address to open
  --port N          port of this machine that the browser returns to (default: 47811, or 47812 or 47813 where it is taken)
  --wait SECONDS    how long to wait for the sign-in (default: 60)
  --allow-http      let the key travel without encryption to a service that is not on this machine
  --json            one JSON document on stdout
  --help            this text`

/**
 * `login`: gets a key from a service and saves it, as the hosted scripts do, without a pipe to a shell. With a client
 * identity file no browser is needed; `--browser` asks for one all the same.
 */
export async function login(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options })
  if (values.help) return print(HELP)
  const base_url = (values.service ?? loadConfig(process.env).BASE_URL).replace(/\/+$/, '')
  checkAddress(base_url, values['allow-http'])
  const client = createClient({ base_url })
  const known = values.browser ? undefined : await readIdentity(values.identity)
  if (known !== undefined) note(`Registering ${known.identity.email}, as ${known.file} has it, with ${base_url}`)
  const answer = await answered(base_url, () =>
    known === undefined
      ? signIn(client, {
          port: values.port === undefined ? undefined : number('port', values.port, 65_535),
          wait_seconds: number('wait', values.wait, 3600),
          open_browser: !values['no-browser'],
        })
      : client.onboarding.agentRegister(known.identity),
  )
  if (answer.status === 'login_required' || answer.api_key === undefined) {
    if (values.json) print(JSON.stringify(answer))
    const where = answer.login_url ?? base_url
    throw new OperatorError(
      known === undefined
        ? `Your organization has a paid plan: make a key under Keys, signed in at ${where}`
        : `This account signs in with a browser to get its key: ${where}`,
    )
  }
  // Whole, because a shell looks for a bare name among its programs and not here.
  const file = path.resolve(values['save-to'] ?? defaultEnvFile())
  await saveToEnvFile(file, { SERVICE_FREE_TIER_API_KEY: answer.api_key })
  const previous_key_revoked = 'previous_key_revoked' in answer && answer.previous_key_revoked
  if (values.json) {
    const { status, org_uuid } = answer
    print(JSON.stringify({ status, key: `…${answer.api_key.slice(-4)}`, org_uuid, previous_key_revoked, file }))
    return
  }
  print(`Saved SERVICE_FREE_TIER_API_KEY to ${file} (only you can read it).`)
  if (previous_key_revoked) note('The key from before no longer works.')
  note(`Other programs find it after:  set -a; . ${quoted(file)}; set +a`)
}

/** As one word for a shell, whatever is in it. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

function checkAddress(baseUrl: string, allowHttp: boolean): void {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new OperatorError('--service needs an address such as https://panel.example.com.')
  }
  if (url.protocol === 'http:' && !isLoopback(baseUrl) && !allowHttp) {
    throw new OperatorError(`${baseUrl} is not encrypted: use https, or say --allow-http.`)
  }
}

function number(name: string, text: string, most: number): number {
  const value = Number(text)
  if (!/^\d{1,5}$/.test(text) || value > most) throw new OperatorError(`--${name} needs a number up to ${most}.`)
  return value
}

async function signIn(
  client: Client,
  { port, wait_seconds, open_browser }: { port: number | undefined; wait_seconds: number; open_browser: boolean },
) {
  const listener = await listenOnLoopback(port)
  try {
    const started = await client.onboarding.startSignIn({ provider: 'idp', redirect_uri: listener.redirect_uri })
    note(`Sign in here, within ${wait_seconds} seconds:\n  ${started.authorization_url}`)
    if (open_browser) open(started.authorization_url)
    const callback = await listener.callback(wait_seconds * 1000)
    const error = callback.get('error')
    if (error !== null) throw new OperatorError(`The identity provider said: ${error.slice(0, 200)}`)
    const [code, state] = [callback.get('code') ?? '', callback.get('state') ?? '']
    return await client.onboarding.completeSignIn({ session_id: started.session_id, code, state })
  } finally {
    listener.close()
  }
}

/** Opens an address in the person's browser, where there is one to open; the address was printed too. */
function open(address: string): void {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) return
  const program = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open'
  const child = spawn(program, [address], { stdio: 'ignore', detached: true })
  child.once('error', () => {})
  child.unref()
}

async function answered<T>(baseUrl: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof PopulaceError) throw new OperatorError(`${error.message} (${error.code})`)
    if (isConnectionProblem(error)) throw new OperatorError(`Nothing answers at ${baseUrl}. Is it running?`)
    throw error
  }
}
