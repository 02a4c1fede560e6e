import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { chown, link, mkdtemp, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { OperatorError } from '../errors.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'
import { canReach, makeOpenFolder } from './postgres-binaries.ts'
import type { SystemUser } from './system-user.ts'

const START_MS = 60_000
/** How long a server that cannot start is tried again. */
const OBSTACLE_MS = 5000
/** Unix socket addresses hold 107 bytes on Linux and 103 on macOS, the file name included. */
const SOCKET_PATH_LIMIT = 85

/** How to reach a cluster that was made once; kept in DATA_DIR, readable by its owner only. */
interface ClusterRecord {
  cluster: string
  host: string
  port: number
  password: string
}

/** The PostgreSQL server that comes with the npm package, its cluster kept under DATA_DIR. */
export interface BundledServer {
  url: string
  /** Starts the server unless it runs already (left behind by a killed process, or started by another one). */
  ensureRunning(): Promise<void>
  /** Asks the server to end all sessions and stop, and waits until it has. */
  stop(): Promise<void>
}

const recordFile = (dataDir: string): string => path.join(dataDir, 'postgres.json')

export async function hasCluster(dataDir: string): Promise<boolean> {
  return (await readRecord(dataDir)) !== undefined
}

/** The server of this DATA_DIR; makes the cluster on the first call. */
export async function bundledServer(
  dataDir: string,
  binaries: PostgresBinaries,
  user: SystemUser | undefined,
  spareDir: string,
): Promise<BundledServer> {
  const record = (await readRecord(dataDir)) ?? (await createCluster(dataDir, binaries, user, spareDir))
  const query = record.host.startsWith('/') ? `?host=${encodeURIComponent(record.host)}` : ''
  const host = record.host.startsWith('/') ? 'localhost' : record.host
  return {
    url: `postgres://populace:${record.password}@${host}:${record.port}/populace${query}`,
    ensureRunning: () => ensureRunning(record, binaries, user, dataDir),
    stop: () => stopServer(record),
  }
}

async function readRecord(dataDir: string): Promise<ClusterRecord | undefined> {
  try {
    return JSON.parse(await readFile(recordFile(dataDir), 'utf8')) as ClusterRecord
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new OperatorError(`Cannot read ${recordFile(dataDir)}: ${(error as Error).message}`)
  }
}

/** Several first starts at once each make one; the first to write the record has made the one that all will use. */
async function createCluster(
  dataDir: string,
  binaries: PostgresBinaries,
  user: SystemUser | undefined,
  spareDir: string,
): Promise<ClusterRecord> {
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
  const cluster = path.join(home, path.basename(unfinished).replace(UNFINISHED, 'postgres-'))
  await rename(unfinished, cluster)
  const socket = process.platform !== 'win32' && cluster.length < SOCKET_PATH_LIMIT
  const record = { cluster, host: socket ? cluster : '127.0.0.1', port: socket ? 5432 : await freePort(), password }
  if (await writeRecord(dataDir, record)) return record
  await rm(cluster, { recursive: true, force: true })
  return (await readRecord(dataDir))!
}

/** False when there is one already. Linked into place, so that nobody reads half of it. */
async function writeRecord(dataDir: string, record: ClusterRecord): Promise<boolean> {
  const draft = path.join(dataDir, `${UNFINISHED}${path.basename(record.cluster)}.json`)
  await writeFile(draft, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600 })
  try {
    await link(draft, recordFile(dataDir))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  } finally {
    await rm(draft, { force: true })
  }
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
  args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--no-sync')
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
const quietEnv = (): NodeJS.ProcessEnv => ({ PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' })

async function ensureRunning(
  record: ClusterRecord,
  binaries: PostgresBinaries,
  user: SystemUser | undefined,
  dataDir: string,
) {
  const began = Date.now()
  for (;;) {
    const reachable = await tryConnect(record)
    if (reachable === 'yes') return
    const problem = reachable === 'no' ? await startServer(record, binaries, user, dataDir) : undefined
    // A server that is just stopping, or what is left of a killed one, can stand in the way for a moment.
    if (problem !== undefined && Date.now() - began > OBSTACLE_MS) {
      throw new OperatorError(
        `The bundled PostgreSQL could not start (${problem}): ${await lastLine(logFile(dataDir))}`,
      )
    }
    if (Date.now() - began > START_MS)
      throw new OperatorError(`The bundled PostgreSQL did not get ready; see ${logFile(dataDir)}`)
    await delay(problem === undefined ? 30 : 250)
  }
}

/** 'starting' is also what a server answers that is stopping or recovering: wait and ask again. */
async function tryConnect(record: ClusterRecord): Promise<'yes' | 'no' | 'starting'> {
  const client = adminClient(record)
  try {
    await client.connect()
    const { rowCount } = await client.query("select from pg_database where datname = 'populace'")
    if (rowCount === 0) await client.query('create database populace').catch(ignoreDuplicate)
    return 'yes'
  } catch (error) {
    if (!isComingOrGoing(error)) throw error
    return NOBODY.includes((error as { code?: string }).code ?? '') ? 'no' : 'starting'
  } finally {
    await client.end().catch(() => undefined)
  }
}

const NOBODY = ['ECONNREFUSED', 'ENOENT']
const BETWEEN = ['57P01', '57P02', '57P03', 'ECONNRESET', 'EPIPE']

/** Whether an error only says that the server is not there at this moment, which may be about to change. */
export function isComingOrGoing(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string }
  // The driver has no code for a connection that ends without a word.
  return code === undefined ? /^Connection terminated/.test(message ?? '') : [...NOBODY, ...BETWEEN].includes(code)
}

const ignoreDuplicate = (error: { code?: string }): void => {
  if (error.code !== '42P04' && error.code !== '23505') throw error
}

const adminClient = ({ host, port, password }: ClusterRecord): pg.Client => {
  const client = new pg.Client({
    host,
    port,
    password,
    user: 'populace',
    database: 'postgres',
    connectionTimeoutMillis: 10_000,
  })
  client.on('error', () => undefined)
  return client
}

const logFile = (dataDir: string): string => path.join(dataDir, 'postgres.log')

/** Sized for one machine that does other things too; durability is left at PostgreSQL's own defaults. */
const SETTINGS = [
  'shared_buffers=64MB',
  'max_connections=120',
  'jit=off',
  'log_min_messages=warning',
  'log_checkpoints=off',
  'timezone=UTC',
]

/** Resolves when the server is ready, or with the reason why it ended. */
async function startServer(
  record: ClusterRecord,
  binaries: PostgresBinaries,
  user: SystemUser | undefined,
  dataDir: string,
): Promise<string | undefined> {
  const socket = record.host.startsWith('/')
  const settings = [
    ...SETTINGS,
    `port=${record.port}`,
    `listen_addresses=${socket ? '' : record.host}`,
    `unix_socket_directories=${socket ? record.host : ''}`,
  ]
  const log = await open(logFile(dataDir), 'a', 0o600)
  try {
    const child = spawn(binaries.postgres, ['-D', record.cluster, ...settings.flatMap((setting) => ['-c', setting])], {
      ...user?.ids,
      cwd: '/',
      env: quietEnv(),
      stdio: ['ignore', log.fd, log.fd],
      // A group of its own: Ctrl-C in the terminal is for the service, which stops the server after its own work.
      detached: true,
    })
    child.unref()
    return await untilReadyOrGone(record, child)
  } finally {
    await log.close()
  }
}

async function untilReadyOrGone(record: ClusterRecord, child: ReturnType<typeof spawn>): Promise<string | undefined> {
  let gone: string | undefined
  child.on('error', (error) => {
    gone = error.message
  })
  child.on('exit', (code) => {
    gone = `exit code ${code}`
  })
  const deadline = Date.now() + START_MS
  while (gone === undefined && Date.now() < deadline) {
    const state = await postmaster(record)
    // The file may still be that of an earlier server which was killed.
    if (state?.pid === child.pid && state?.ready) return undefined
    await delay(10)
  }
  return gone
}

const lastLine = async (file: string): Promise<string> =>
  (await readFile(file, 'utf8').catch(() => '')).trim().split('\n').at(-1) ?? `see ${file}`

/** What the server writes about itself: its process id in the first line, its state in the eighth. */
async function postmaster(record: ClusterRecord): Promise<{ pid: number; ready: boolean } | undefined> {
  const text = await readFile(path.join(record.cluster, 'postmaster.pid'), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const lines = text.split('\n')
  return { pid: Number(lines[0]), ready: lines[7]?.trim() === 'ready' }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function stopServer(record: ClusterRecord): Promise<void> {
  const state = await postmaster(record)
  if (state === undefined || !isAlive(state.pid)) return
  try {
    process.kill(state.pid, 'SIGINT')
  } catch {
    return
  }
  const deadline = Date.now() + START_MS
  while (isAlive(state.pid) && (await postmaster(record)) !== undefined && Date.now() < deadline) await delay(10)
}

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
