/** The service in the process that measures it, on a PostgreSQL of its own: what it logs and what it sends can be counted. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createApp } from '../../src/app.ts'
import { insertMembership, insertOrganization, insertUser } from '../../src/modules/accounts/index.ts'
import { defaultLiveScopes, freeScopes, mintKey } from '../../src/modules/keys/index.ts'
import { openPopulation, preparePopulation, recipeOf } from '../../src/modules/population/index.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { loadConfig } from '../../src/platform/config.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { openDatabase } from '../../src/platform/db/open.ts'
import { createLogger } from '../../src/platform/log.ts'

export interface InProcess {
  url: string
  database: Database
  /** Of requests that are over, by operation, as the service logs them (ms). */
  served: Map<string, number[]>
  newKey(kind: 'free' | 'live'): Promise<string>
  close(): Promise<void>
}

/** Answers requests and runs no jobs. */
export async function serveInProcess(settings: Record<string, string>): Promise<InProcess> {
  const dir = await mkdtemp(path.join(tmpdir(), 'populace-bench-'))
  const config = loadConfig({ DATA_DIR: dir, POPULATION_SIZE: '1000', POPULATION_COUNTRIES: 'none', ...settings })
  const population = openPopulation((await preparePopulation(recipeOf(config), { dir })).artefact)
  const served = new Map<string, number[]>()
  const log = createLogger('info', { write: (line) => noteServed(served, line) })
  const database = await openDatabase(config, 'service', log)
  const app = await createApp({ config, database, clock: systemClock, log, role: 'serve', population })
  const url = await app.http.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    database,
    served,
    newKey: (kind) => newKey(database, kind),
    async close() {
      await app.close()
      await database.close()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

function noteServed(served: Map<string, number[]>, line: string): void {
  const { msg, operation, ms } = JSON.parse(line) as { msg?: string; operation?: string; ms?: number }
  if (msg !== 'request') return
  const times = served.get(operation!) ?? []
  served.set(operation!, [...times, ms!])
}

const newKey = (database: Database, kind: 'free' | 'live'): Promise<string> =>
  database.db.transaction().execute(async (trx) => {
    const now = new Date()
    const user = (await insertUser(trx, `${kind}@example.com`, now))!
    const plan =
      kind === 'free'
        ? { billing_mode: 'free' as const }
        : { billing_mode: 'self_hosted' as const, tier: 'self_hosted' }
    const { id } = await insertOrganization(trx, { name: kind, ...plan, now })
    await insertMembership(trx, id, user.id, 'admin', now)
    const scopes = kind === 'free' ? freeScopes : defaultLiveScopes
    const owner = { organization_id: id, user_id: user.id, created_by: 'operator' as const }
    return (await mintKey(trx, { kind, ...owner, scopes, now })).api_key
  })
