import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Client } from '../../sdk/index.ts'
import { UsageError } from '../errors.ts'

/** A file as the API takes it in JSON. What it is, the service reads off its bytes. */
export async function readUpload(file: string): Promise<{ file_data: string; encoding: 'base64'; filename: string }> {
  const found = await stat(file).catch(() => undefined)
  if (found === undefined) throw new UsageError(`There is no file ${file}.`)
  if (!found.isFile()) throw new UsageError(`${file} is not a file.`)
  return { file_data: await readFile(file, 'base64'), encoding: 'base64', filename: path.basename(file) }
}

/** What --attach names: media assets by their ids, and files, which are uploaded first. */
export async function attachmentsOf(
  client: Client,
  given: readonly string[] | undefined,
): Promise<(number | string)[] | undefined> {
  if (given === undefined) return undefined
  const ids: (number | string)[] = []
  for (const one of given) {
    if (/^\d{1,15}$/.test(one)) ids.push(Number(one))
    else ids.push((await client.media.create(await readUpload(one))).media_asset_id)
  }
  return ids
}
