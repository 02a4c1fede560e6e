import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import type { Config } from './config.ts'
import type { Database, Db, Listener, Trx } from './db/database.ts'
import { OperatorError } from './errors.ts'
import { createSecrets, type Secrets, sha256 } from './secrets.ts'
import { writeOnce } from './write-once.ts'

type KeySettings = Pick<Config, 'SECRET_KEY' | 'SECRET_KEYS_ACCEPTED' | 'DATA_DIR'>

const keyFile = (dataDir: string): string => path.join(dataDir, 'secret.key')
/** Former keys, one a line, until nothing is sealed under them any more. */
const previousFile = (dataDir: string): string => path.join(dataDir, 'secret.key.previous')

/** The secrets of this installation: from SECRET_KEY, or from a key that is made on first start and kept in DATA_DIR. */
export async function loadSecrets(config: KeySettings): Promise<Secrets> {
  const { SECRET_KEY, SECRET_KEYS_ACCEPTED, DATA_DIR } = config
  if (SECRET_KEY !== undefined) return createSecrets(SECRET_KEY, SECRET_KEYS_ACCEPTED)
  const kept = await keptKey(keyFile(DATA_DIR))
  return createSecrets(kept, [...(await formerKeys(DATA_DIR)), ...SECRET_KEYS_ACCEPTED])
}

const newKey = (): string => randomBytes(48).toString('base64url')

async function keptKey(file: string): Promise<string> {
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o711 })
    await writeOnce(file, newKey())
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new OperatorError(`Cannot keep the secret key in ${file}: ${(error as Error).message}`)
  }
}

async function formerKeys(dataDir: string): Promise<string[]> {
  try {
    return (await readFile(previousFile(dataDir), 'utf8')).split('\n').filter((line) => line !== '')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw new OperatorError(`Cannot read ${previousFile(dataDir)}: ${(error as Error).message}`)
  }
}

/**
 * Makes another key in DATA_DIR. The former one is written down first: a process that is killed in between has changed
 * nothing, and no moment exists at which a key is lost.
 */
export async function renewKeptKey(dataDir: string): Promise<void> {
  const kept = await keptKey(keyFile(dataDir))
  const former = [...new Set([...(await formerKeys(dataDir)), kept])]
  await replaceFile(previousFile(dataDir), former.map((key) => `${key}\n`).join(''))
  await replaceFile(keyFile(dataDir), newKey())
}

/** When nothing is sealed under them any more. */
export const forgetFormerKeys = (dataDir: string): Promise<void> => rm(previousFile(dataDir), { force: true })

async function replaceFile(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, text, { mode: 0o600, flush: true })
  await rename(draft, file)
}

/** Any numbers will do, as long as every process uses the same. */
const SEALS_WITH = 715_002
const KNOWS = 715_003

/** A fingerprint as the name of a lock. */
const lockOf = (fingerprint: string): number => sha256(fingerprint).readInt32BE()

const DIFFERS =
  'SECRET_KEY differs from the one this database was set up with. Give every process the same SECRET_KEY ' +
  '(without one, it is kept in secret.key under DATA_DIR), and while it is being changed the former one in ' +
  'SECRET_KEYS_ACCEPTED.'

/**
 * Processes that cannot read what others seal would not accept each other's links and keys: refuse. Who only looks does
 * not say that it seals.
 */
export async function agreeOnSecrets(db: Db, secrets: Secrets, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => refuseUnknownKeys(secrets, await holdFingerprints(trx, secrets, now)))
}

/**
 * The same for a process that seals. It shows with which key for as long as it runs, so that one with a key that it does not
 * know refuses to start, and the former key is not declared gone while somebody uses it.
 */
export async function joinInstallation(database: Database, secrets: Secrets, now: Date): Promise<Listener> {
  // Before it shows itself: one that is refused must not keep others from starting.
  await agreeOnSecrets(database.db, secrets, now)
  const known = secrets.fingerprints().map(lockOf)
  const presence = await database.hold([[SEALS_WITH, known[0]!], ...known.map((lock) => [KNOWS, lock] as const)])
  try {
    await database.db.transaction().execute(async (trx) => {
      const sealed = await holdFingerprints(trx, secrets, now)
      refuseUnknownKeys(secrets, sealed)
      await refuseUninformed(trx, known[0]!)
      const current = secrets.fingerprint()
      if (!sealed.includes(current)) await saveFingerprints(trx, [...sealed, current])
    })
    return presence
  } catch (error) {
    await presence.close()
    throw error
  }
}

/** Of the keys that something may be sealed under; held until the transaction ends. */
async function holdFingerprints(trx: Trx, secrets: Secrets, now: Date): Promise<string[]> {
  await sql`insert into installation (secret_fingerprints, created_at) values (${[secrets.fingerprint()]}, ${now})
    on conflict do nothing`.execute(trx)
  const { rows } = await sql<{ secret_fingerprints: string[] }>`
    select secret_fingerprints from installation for update`.execute(trx)
  return rows[0]!.secret_fingerprints
}

const saveFingerprints = (trx: Trx, fingerprints: string[]) =>
  sql`update installation set secret_fingerprints = ${fingerprints}`.execute(trx)

function refuseUnknownKeys(secrets: Secrets, sealed: readonly string[]): void {
  const known = secrets.fingerprints()
  if (sealed.some((fingerprint) => !known.includes(fingerprint))) throw new OperatorError(DIFFERS)
}

const ofThisDatabase = sql`locktype = 'advisory' and granted
  and database = (select oid from pg_database where datname = current_database())`

/** A process that runs and does not know our key could not read what we are about to write. */
async function refuseUninformed(trx: Trx, lock: number): Promise<void> {
  const { rows } = await sql`
    select 1 from pg_locks s where ${ofThisDatabase} and classid::bigint = ${SEALS_WITH} and not exists (
      select 1 from pg_locks k where k.pid = s.pid and k.locktype = 'advisory' and k.classid::bigint = ${KNOWS}
        and k.objid::bigint = ${lock >>> 0})`.execute(trx)
  if (rows.length > 0) {
    throw new OperatorError(
      `${processes(rows.length)} on this database without this SECRET_KEY. Stop them first, or restart them with it in ` +
        'SECRET_KEYS_ACCEPTED.',
    )
  }
}

/** While a process seals with another key, that key is not to be dropped, and ours perhaps not known to it. */
export async function refuseOtherSealers(db: Db, secrets: Secrets): Promise<void> {
  const { rows } = await sql`
    select distinct pid from pg_locks where ${ofThisDatabase} and classid::bigint = ${SEALS_WITH}
      and objid::bigint <> ${lockOf(secrets.fingerprint()) >>> 0}`.execute(db)
  if (rows.length > 0) {
    throw new OperatorError(
      `${processes(rows.length)} with another SECRET_KEY than this command has. Restart them with this one first, and run ` +
        'the command again.',
    )
  }
}

const processes = (count: number): string => (count === 1 ? 'A process still runs' : `${count} processes still run`)

/** From now on only the current key is asked for: everything has been sealed under it. */
export async function forgetOtherFingerprints(db: Db, secrets: Secrets, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await holdFingerprints(trx, secrets, now)
    await refuseOtherSealers(trx, secrets)
    await saveFingerprints(trx, [secrets.fingerprint()])
  })
}
