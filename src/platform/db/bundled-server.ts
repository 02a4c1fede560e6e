import { spawn } from 'node:child_process'
import { open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { OperatorError } from '../errors.ts'
import { type Cluster, clusterUrl, createCluster, findCluster, quietEnv, usesSocket } from './bundled-cluster.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'
import type { SystemUser } from './system-user.ts'

const START_MS = 60_000
/** How long a server that cannot start is tried again. */
const OBSTACLE_MS = 5000
/** The PostgreSQL server that comes with the npm package, its cluster kept under DATA_DIR. */
export interface BundledServer {
  url: string
  /** Starts the server unless it runs already (left behind by a killed process, or started by another one). */
  ensureRunning(): Promise<void>
  /** Asks the server to end all sessions and stop, and waits until it has. */
  stop(): Promise<void>
}

/** The server of this DATA_DIR; makes the cluster on the first call. */
export async function bundledServer(
  dataDir: string,
  binaries: PostgresBinaries,
  user: SystemUser | undefined,
  spareDir: string,
): Promise<BundledServer> {
  const cluster = (await findCluster(dataDir)) ?? (await createCluster(dataDir, binaries, user, spareDir))
  return {
    url: clusterUrl(cluster, 'populace'),
    ensureRunning: () => ensureRunning(cluster, binaries, user, dataDir),
    stop: () => stopServer(cluster),
  }
}

async function ensureRunning(
  cluster: Cluster,
  binaries: PostgresBinaries,
  user: SystemUser | undefined,
  dataDir: string,
) {
  const began = Date.now()
  for (;;) {
    const reachable = await tryConnect(cluster)
    if (reachable === 'yes') return
    const problem = reachable === 'no' ? await startServer(cluster, binaries, user, dataDir) : undefined
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
async function tryConnect(cluster: Cluster): Promise<'yes' | 'no' | 'starting'> {
  const client = adminClient(cluster)
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

const adminClient = ({ host, port, password }: Cluster): pg.Client => {
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
  cluster: Cluster,
  binaries: PostgresBinaries,
  user: SystemUser | undefined,
  dataDir: string,
): Promise<string | undefined> {
  const socket = usesSocket(cluster)
  const settings = [
    ...SETTINGS,
    `port=${cluster.port}`,
    `listen_addresses=${socket ? '' : cluster.host}`,
    `unix_socket_directories=${socket ? cluster.host : ''}`,
  ]
  const log = await open(logFile(dataDir), 'a', 0o600)
  try {
    const child = spawn(binaries.postgres, ['-D', cluster.folder, ...settings.flatMap((setting) => ['-c', setting])], {
      ...user?.ids,
      cwd: '/',
      env: quietEnv(),
      stdio: ['ignore', log.fd, log.fd],
      // A group of its own: Ctrl-C in the terminal is for the service, which stops the server after its own work.
      detached: true,
    })
    child.unref()
    return await untilReadyOrGone(cluster, child)
  } finally {
    await log.close()
  }
}

async function untilReadyOrGone(cluster: Cluster, child: ReturnType<typeof spawn>): Promise<string | undefined> {
  let gone: string | undefined
  child.on('error', (error) => {
    gone = error.message
  })
  child.on('exit', (code) => {
    gone = `exit code ${code}`
  })
  const deadline = Date.now() + START_MS
  while (gone === undefined && Date.now() < deadline) {
    const state = await postmaster(cluster)
    // The file may still be that of an earlier server which was killed.
    if (state?.pid === child.pid && state?.ready) return undefined
    await delay(10)
  }
  return gone
}

const lastLine = async (file: string): Promise<string> =>
  (await readFile(file, 'utf8').catch(() => '')).trim().split('\n').at(-1) ?? `see ${file}`

/** What the server writes about itself: its process id in the first line, its state in the eighth. */
async function postmaster(cluster: Cluster): Promise<{ pid: number; ready: boolean } | undefined> {
  const text = await readFile(path.join(cluster.folder, 'postmaster.pid'), 'utf8').catch(() => undefined)
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

async function stopServer(cluster: Cluster): Promise<void> {
  const state = await postmaster(cluster)
  if (state === undefined || !isAlive(state.pid)) return
  try {
    process.kill(state.pid, 'SIGINT')
  } catch {
    return
  }
  const deadline = Date.now() + START_MS
  while (isAlive(state.pid) && (await postmaster(cluster)) !== undefined && Date.now() < deadline) await delay(10)
}
