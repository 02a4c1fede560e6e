import { randomBytes } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import type { Config } from './config.ts'
import type { Db } from './db/database.ts'
import { OperatorError } from './errors.ts'
import { createSecrets, type Secrets } from './secrets.ts'
import { writeOnce } from './write-once.ts'

/** The secrets of this installation: from SECRET_KEY, or from a key that is made on first start and kept in DATA_DIR. */
export async function loadSecrets(config: Pick<Config, 'SECRET_KEY' | 'DATA_DIR'>): Promise<Secrets> {
  return createSecrets(config.SECRET_KEY ?? (await keptKey(path.join(config.DATA_DIR, 'secret.key'))))
}

async function keptKey(file: string): Promise<string> {
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o711 })
    await writeOnce(file, randomBytes(48).toString('base64url'))
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new OperatorError(`Cannot keep the secret key in ${file}: ${(error as Error).message}`)
  }
}

/** Processes with different secret keys on one database would not accept each other's links and keys: refuse to start. */
export async function agreeOnSecrets(db: Db, secrets: Secrets, now: Date): Promise<void> {
  const fingerprint = secrets.fingerprint()
  await sql`insert into installation (secret_fingerprint, created_at) values (${fingerprint}, ${now})
    on conflict do nothing`.execute(db)
  const { rows } = await sql<{ secret_fingerprint: string }>`select secret_fingerprint from installation`.execute(db)
  if (rows[0]!.secret_fingerprint !== fingerprint) {
    throw new OperatorError(
      'SECRET_KEY differs from the one this database was set up with. Give every process the same SECRET_KEY ' +
        '(without one, it is kept in secret.key under DATA_DIR).',
    )
  }
}
