import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { findCluster, usesSocket } from '../../src/platform/db/bundled-cluster.ts'
import { bundledServer } from '../../src/platform/db/bundled-server.ts'
import { findBinaries } from '../../src/platform/db/postgres-binaries.ts'
import { unprivilegedUser } from '../../src/platform/db/system-user.ts'
import { startModelServer } from '../harness/model-server.ts'
import { freePort, serversOf, until } from '../harness/process.ts'
import { commonSettings, modelSettings, type Place } from './place.ts'
import { faultKinds } from './plan.ts'
import { startProxy } from './proxy.ts'
import { startSupervised } from './supervised.ts'

const BRAIN = path.resolve(import.meta.dirname, '../harness/panel-brain.ts')
const SPARE_DIR = '/var/lib/populace'

/** Two that serve and two that work, a PostgreSQL server of their own, a network between them, and a language model. */
export async function openExternalPlace(folder: string): Promise<Place> {
  const server_dir = path.join(folder, 'server')
  await mkdir(server_dir, { mode: 0o711 })
  const user = await unprivilegedUser()
  if (user === 'none') throw new Error('PostgreSQL must not run as root, and there is nobody else to run it.')
  const spare = user === undefined ? path.join(server_dir, 'runtime') : SPARE_DIR
  const binaries = await findBinaries(user, spare)
  if (binaries === undefined) throw new Error('There are no PostgreSQL binaries that run here.')
  const server = await bundledServer(server_dir, binaries, user, spare)
  await server.ensureRunning()
  const cluster = (await findCluster(server_dir))!
  const { host, port, password } = cluster
  const proxy = await startProxy(usesSocket(cluster) ? { path: path.join(host, `.s.PGSQL.${port}`) } : { host, port })
  const models = await startModelServer({ brain: BRAIN, latency_ms: 30 })
  const environment = async (name: string) => ({
    ...commonSettings,
    ...modelSettings(models),
    DATABASE_URL: `postgres://populace:${password}@127.0.0.1:${proxy.port}/populace`,
    DATA_DIR: path.join(folder, `data-${name}`),
    PORT: String(await freePort()),
  })
  const serve = async (name: string) => {
    const env = await environment(name)
    return startSupervised({ name, args: ['serve'], env, folder, url: `http://localhost:${env.PORT}` })
  }
  const work = async (name: string) => startSupervised({ name, args: ['work'], env: await environment(name), folder })
  const [apis, workers] = await Promise.all([
    Promise.all(['api-1', 'api-2'].map(serve)),
    Promise.all(['worker-1', 'worker-2'].map(work)),
  ])
  const all = [...apis, ...workers]
  return {
    apis,
    workers,
    database_url: server.url,
    async killDatabase() {
      for (const pid of await serversOf(server_dir)) process.kill(pid, 'SIGKILL')
    },
    reviveDatabase: () =>
      until('the database runs', () => server.ensureRunning().then(Boolean.bind(null, true))).then(),
    proxy,
    disk: undefined,
    models,
    possible: faultKinds.filter((kind) => kind !== 'disk full'),
    starts: () => all.reduce((sum, one) => sum + one.starts(), 0),
    async close() {
      await Promise.all(all.map((one) => one.retire()))
      await proxy.close()
      await models.close()
      await server.stop()
    },
  }
}
