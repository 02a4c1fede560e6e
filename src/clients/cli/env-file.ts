import { readFileSync } from 'node:fs'
import { lstat, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import path from 'node:path'
import { OperatorError } from '../../platform/errors.ts'

/** What the file holds: a free key, a live key and the service that the live key is of. */
export type SavedName = 'SERVICE_FREE_TIER_API_KEY' | 'POPULACE_API_KEY' | 'POPULACE_URL'

export type Saved = Partial<Record<SavedName, string>>

export const defaultEnvFile = (): string => path.join(home(), '.populace', 'env')

/** In a container a user may have none. Whoever has no home has nothing saved there either. */
function home(): string {
  try {
    return homedir()
  } catch {
    return path.parse(process.cwd()).root
  }
}

/** Puts values into an env file that only its owner can read, in place of earlier ones. Other lines stay as they are. */
export async function saveToEnvFile(file: string, values: Saved): Promise<void> {
  const found = await lstat(file).catch(() => undefined)
  if (found?.isSymbolicLink()) {
    throw new OperatorError(`${file} is a symbolic link; name the file itself with --save-to.`)
  }
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const kept = found === undefined ? '' : await readFile(file, 'utf8')
  const isReplaced = (line: string): boolean => Object.keys(values).some((name) => line.startsWith(`${name}=`))
  const others = kept.split('\n').filter((line) => line !== '' && !isReplaced(line))
  const added = Object.entries(values).map(([name, value]) => `${name}=${value}`)
  // Written beside it and moved: whoever reads meanwhile finds the old file or the new one.
  const part = `${file}.${process.pid}.part`
  await writeFile(part, `${[...others, ...added].join('\n')}\n`, { mode: 0o600, flag: 'wx' })
  await rename(part, file)
}

const KEY = 'rk_(?:free|live)_[0-9A-Za-z]+'

/** What `login` and `keys create --save` have saved, for the other commands. */
export function readEnvFile(file: string): Saved {
  const text = textOf(file)
  const valueAt = (name: SavedName, form: string): string | undefined =>
    new RegExp(`^${name}=(${form})$`, 'm').exec(text)?.[1]
  const found = {
    SERVICE_FREE_TIER_API_KEY: valueAt('SERVICE_FREE_TIER_API_KEY', KEY),
    POPULACE_API_KEY: valueAt('POPULACE_API_KEY', KEY),
    POPULACE_URL: valueAt('POPULACE_URL', 'https?://\\S+'),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
