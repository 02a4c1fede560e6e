import { lstat, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import path from 'node:path'
import { OperatorError } from '../platform/errors.ts'

const NAME = 'SERVICE_FREE_TIER_API_KEY'

export const defaultEnvFile = (): string => path.join(homedir(), '.populace', 'env')

/** Puts a key into an env file that only its owner can read, in place of an earlier one. Other lines stay as they are. */
export async function saveKey(file: string, apiKey: string): Promise<void> {
  const found = await lstat(file).catch(() => undefined)
  if (found?.isSymbolicLink()) {
    throw new OperatorError(`${file} is a symbolic link; name the file itself with --save-to.`)
  }
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const kept = found === undefined ? '' : await readFile(file, 'utf8')
  const others = kept.split('\n').filter((line) => line !== '' && !line.startsWith(`${NAME}=`))
  // Written beside it and moved: whoever reads meanwhile finds the old file or the new one.
  const part = `${file}.${process.pid}.part`
  await writeFile(part, `${[...others, `${NAME}=${apiKey}`].join('\n')}\n`, { mode: 0o600, flag: 'wx' })
  await rename(part, file)
}

/** The key that `login` saved, for the other commands. */
export async function savedKey(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '')
  return new RegExp(`^${NAME}=(rk_(?:free|live)_[0-9A-Za-z]+)$`, 'm').exec(text)?.[1]
}
