import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface SystemUser {
  name: string
  ids: { uid: number; gid: number }
}

/** PostgreSQL refuses to run as root: the unprivileged user it runs as instead. Undefined when we are not root. */
export async function unprivilegedUser(): Promise<SystemUser | 'none' | undefined> {
  if (process.getuid?.() !== 0) return undefined
  return (
    (await lookUp('populace')) ??
    (await create('populace')) ??
    (await lookUp('postgres')) ??
    (await lookUp('_postgres')) ??
    (await lookUp('nobody')) ??
    'none'
  )
}

async function lookUp(name: string): Promise<SystemUser | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { name, ids: { uid: Number(uid.stdout), gid: Number(gid.stdout) } }
  } catch {
    return undefined
  }
}

async function create(name: string): Promise<SystemUser | undefined> {
  try {
    await run('useradd', ['--system', '--no-create-home', '--user-group', '--shell', '/usr/sbin/nologin', name])
  } catch {
    // No useradd here, or another start made the user a moment ago; the look-up tells.
  }
  return lookUp(name)
}
