/**
 * Makes the data of a release that test/e2e/upgrades.test.ts opens with every later one:
 *
 *   npm run upgrade-fixture -- --checkout ../populace-0.2.0 --name 0.2.0 --database postgres://…/empty
 *
 * The checkout is the release with its node_modules; the database is an empty one, of a server that pg_dump can read.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { asker, askFree, furnish } from './upgrade-fixture/furnish.ts'
import { openRelease } from './upgrade-fixture/release.ts'

const FIXTURES = path.resolve(import.meta.dirname, '../test/fixtures/upgrades')
const MOST_BYTES = 60_000
/** The key that the tests start services with, so that what is encrypted can be read. */
const SECRET_KEY = 'a secret key that only the tests know'

const { values } = parseArgs({
  options: {
    checkout: { type: 'string' },
    name: { type: 'string' },
    database: { type: 'string' },
    port: { type: 'string', default: '3990' },
  },
})
const { checkout, name, database, port } = values
if (checkout === undefined || name === undefined || database === undefined)
  throw new Error('--checkout, --name and --database are needed')

const data_dir = await mkdtemp(path.join(tmpdir(), 'populace-fixture-'))
const release = openRelease(path.resolve(checkout), {
  PORT: port,
  DATA_DIR: data_dir,
  DATABASE_URL: database,
  SECRET_KEY,
  LOG_LEVEL: 'error',
  POPULATION_SIZE: '1000',
  POPULATION_COUNTRIES: 'none',
})
try {
  const ask = asker(release.url)
  const found = await release.during('start', async () => {
    const free_key = (await readFile(path.join(data_dir, 'free.key'), 'utf8')).trim()
    const made = await release.command([
      'keys',
      'create',
      '--org',
      'Earlier',
      '--email',
      'earlier@example.com',
      '--json',
    ])
    return furnish(ask, { free_key, live_key: made.api_key, org_uuid: made.org_uuid })
  })
  // Nobody works now: the question is in the queue when the next release starts.
  const queued_job_id = await release.during('serve', () => askFree(ask, found.free_key))
  await writeFixture(name, { ...found, queued_job_id })
} finally {
  await rm(data_dir, { recursive: true, force: true })
}

async function writeFixture(fixture: string, found: object): Promise<void> {
  const { stdout } = await promisify(execFile)(
    'pg_dump',
    ['--inserts', '--no-owner', '--no-privileges', '--no-comments', database!],
    { maxBuffer: 100_000_000 },
  )
  // Lines that only psql understands.
  const packed = gzipSync(stdout.replace(/^\\.*\n/gm, ''), { level: 9 })
  if (packed.length > MOST_BYTES)
    throw new Error(`${packed.length} bytes are more than a fixture may have (${MOST_BYTES})`)
  await writeFile(path.join(FIXTURES, `${fixture}.sql.gz`), packed)
  await writeFile(path.join(FIXTURES, `${fixture}.json`), `${JSON.stringify(found, null, 2)}\n`)
  console.log(`${fixture}: ${packed.length} bytes`)
}
