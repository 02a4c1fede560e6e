import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { chown, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { OperatorError } from '../errors.ts'
import { writeOnce } from '../write-once.ts'
import { canReach, makeOpenFolder, type PostgresBinaries } from './postgres-binaries.ts'
import type { SystemUser } from './system-user.ts'

/** Unix socket addresses hold 107 bytes on Linux and 103 on macOS, the file name included. */
const SOCKET_PATH_LIMIT = 85

/** A cluster of the bundled PostgreSQL and how to reach its server. */
export interface Cluster {
  folder: string
  /** The folder of its socket, or a loopback address where there are no sockets or the folder's name is too long. */
  host: string
  port: number
  password: string
}

/** What of it is kept in DATA_DIR, readable by its owner only. */
interface ClusterRecord {
  /** Relative to DATA_DIR where it lies inside, so that the two can be moved together. */
  cluster: string
  port: number
  password: string
}

const recordFile = (dataDir: string): string => path.join(dataDir, 'postgres.json')

/** The cluster of this DATA_DIR, if it has one. */
export async function findCluster(dataDir: string): Promise<Cluster | undefined> {
  try {
    const { cluster, port, password } = JSON.parse(await readFile(recordFile(dataDir), 'utf8')) as ClusterRecord
    const folder = path.resolve(dataDir, cluster)
    const socket = process.platform !== 'win32' && folder.length < SOCKET_PATH_LIMIT
    return { folder, host: socket ? folder : '127.0.0.1', port, password }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new OperatorError(`Cannot read ${recordFile(dataDir)}: ${(error as Error).message}`)
  }
}

export const usesSocket = (cluster: Cluster): boolean => cluster.host === cluster.folder

export function clusterUrl(cluster: Cluster, database: string): string {
  const [host, query] = usesSocket(cluster)
    ? ['localhost', `?host=${encodeURIComponent(cluster.host)}`]
    : [cluster.host, '']
  return `postgres://populace:${cluster.password}@${host}:${cluster.port}/${database}${query}`
}

/** Several first starts at once each make one; the first to write the record has made the one that all will use. */
export async function createCluster(
  dataDir: string,
  binaries: PostgresBinaries,
  user: SystemUser | undefined,
  spareDir: string,
): Promise<Cluster> {
  const home =
    user === undefined || (await canReach(path.join(dataDir, 'postgres'), user))
      ? dataDir
      : spareHome(dataDir, spareDir)
  await makeOpenFolder(home)
  await removeUnfinished(home)
  const unfinished = await mkdtemp(path.join(home, UNFINISHED))
  const password = randomBytes(24).toString('base64url')
  const passwordFile = `${unfinished}.password`
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (user !== undefined) {
    await chown(unfinished, user.ids.uid, user.ids.gid)
    await chown(passwordFile, user.ids.uid, user.ids.gid)
  }
  try {
    await runInitdb(binaries.initdb, unfinished, passwordFile, user)
  } finally {
    await rm(passwordFile, { force: true })
  }
  const folder = path.join(home, path.basename(unfinished).replace(UNFINISHED, 'postgres-'))
  await rename(unfinished, folder)
  const cluster = home === dataDir ? path.basename(folder) : folder
  const record: ClusterRecord = { cluster, port: await freePort(), password }
  const recorded = await writeOnce(recordFile(dataDir), `${JSON.stringify(record, null, 2)}\n`)
  if (!recorded) await rm(folder, { recursive: true, force: true })
  return (await findCluster(dataDir))!
}

const UNFINISHED = 'unfinished-'
const UNFINISHED_MS = 10 * 60_000

/** What an interrupted first start left; what is younger may be the work of another start at this moment. */
async function removeUnfinished(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    if (!name.startsWith(UNFINISHED)) continue
    const file = path.join(home, name)
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > UNFINISHED_MS) await rm(file, { recursive: true, force: true })
  }
}

/** Where a cluster goes when the user it runs as cannot enter DATA_DIR: one folder for each DATA_DIR. */
const spareHome = (dataDir: string, spareDir: string): string =>
  path.join(spareDir, createHash('sha256').update(dataDir).digest('hex').slice(0, 12))

function runInitdb(initdb: string, cluster: string, passwordFile: string, user: SystemUser | undefined): Promise<void> {
  const args = ['-D', cluster, '-U', 'populace', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8']
  args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C')
  return new Promise((resolve, reject) => {
    const child = spawn(initdb, args, { ...user?.ids, cwd: '/', env: quietEnv(), stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(new OperatorError(`The bundled PostgreSQL could not make its files: ${firstLine(said)}`)),
    )
  })
}

const firstLine = (text: string): string => text.trim().split('\n')[0]!

/** The caller's environment may carry PG* variables or a locale that would change what the server does. */
export const quietEnv = (): NodeJS.ProcessEnv => ({ PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' })

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
