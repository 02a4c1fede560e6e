import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Client, createClient, PopulaceError } from '../clients/sdk/index.ts'
import { loadConfig } from '../platform/config.ts'
import { OperatorError } from '../platform/errors.ts'
import { defaultEnvFile, savedKey } from './env-file.ts'
import { note, print } from './print.ts'

const POLL_MS = 250
/** Polls are limited by the minute: who has waited a while can wait a little longer for the next look. */
const SLOW_POLL_MS = 2000

/** `ask "…"`: puts a question to the shared panel of a running service and prints who says what. */
export async function ask(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false }, key: { type: 'string' } },
  })
  const question = positionals.join(' ').trim()
  if (question === '') throw new OperatorError("Ask something: npm run populace -- ask 'Do you like mornings?'")
  const config = loadConfig(process.env)
  const api_key =
    values.key ??
    process.env.SERVICE_FREE_TIER_API_KEY ??
    (await localKey(config.DATA_DIR)) ??
    (await savedKey(defaultEnvFile()))
  if (api_key === undefined) {
    throw new OperatorError(
      'There is no key: start the service on this machine first, get one with `login`, or give one with --key.',
    )
  }
  const client = createClient({ base_url: config.BASE_URL, api_key })
  try {
    const { job_id } = await client.free.ask({ question })
    const job = await ended(client, job_id)
    if (values.json) print(JSON.stringify(job))
    else if (job.status === 'failed') throw new OperatorError(job.error!)
    else show(job.result as unknown as Result)
  } catch (error) {
    if (error instanceof PopulaceError) throw new OperatorError(`${error.message} (${error.code})`)
    if (error instanceof TypeError)
      throw new OperatorError(`Nothing answers at ${config.BASE_URL}. Is it running? npm start`)
    throw error
  }
}

const localKey = (dataDir: string): Promise<string | undefined> =>
  readFile(path.join(dataDir, 'free.key'), 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  )

async function ended(client: Client, job_id: string) {
  for (let tries = 0; ; tries++) {
    const job = await client.jobs.get({ job_id })
    if (job.status === 'finished' || job.status === 'failed') return job
    await sleep(tries < 20 ? POLL_MS : SLOW_POLL_MS)
  }
}

interface Result {
  count: number
  results: { name: string; reply?: string; value?: unknown; error?: string }[]
  understood?: { type: string; expected_error_points: number }
}

function show({ count, results, understood }: Result): void {
  const values = results.flatMap(({ value }) => (value === undefined ? [] : [value].flat().map(String)))
  for (const { name, reply, value, error } of results) {
    const said = reply === undefined ? `(${error ?? 'is still thinking'})` : reply
    print(`${name}${value === undefined ? '' : ` [${[value].flat().join(', ')}]`}\n  ${said}\n`)
  }
  if (values.length > 0) print(`${tally(values)} of ${count}`)
  note(
    `Synthetic answers of ${count} AI personas${understood === undefined ? '' : `; shares of a population would be within ±${understood.expected_error_points} points four times in five, before the chance of a panel of ${count}`}.`,
  )
}

function tally(values: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const sorted = [...counts].sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1))
  return sorted.map(([value, count]) => `${value}: ${count}`).join(', ')
}
