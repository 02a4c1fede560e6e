import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type S3, startS3 } from '../../../test/harness/s3.ts'
import { loadConfig } from '../../platform/config.ts'
import { createLogger } from '../../platform/log.ts'
import { sha256 } from '../../platform/secrets.ts'
import { mediaKey } from './media-store.ts'
import { openMediaStore } from './storage.ts'

const lines: string[] = []
const log = createLogger('info', { write: (line: string) => void lines.push(line) })
const open = (settings: Record<string, string>) => openMediaStore(loadConfig(settings), log)

const BYTES = new TextEncoder().encode('an image, for all that a storage knows')
const keyOf = (bytes: Uint8Array, organization = 7) => mediaKey(organization, sha256(bytes).toString('hex'))
const UNAVAILABLE = { code: 'engine_unavailable', details: { retry_after_seconds: 5 } }

let dir: string
let s3: S3
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'populace-media-'))
  s3 = await startS3()
})
afterAll(async () => {
  await s3.close()
  await rm(dir, { recursive: true, force: true })
})

describe.each(['disk', 's3'])('on %s', (kind) => {
  const store = () => open({ DATA_DIR: dir, ...(kind === 's3' ? s3.settings : {}) })

  test('what is stored, however often and by however many at once, is read as it was', async () => {
    await Promise.all([1, 2, 3, 4].map(() => store().put(keyOf(BYTES), BYTES, 'image/png')))
    expect(await store().get(keyOf(BYTES))).toEqual(BYTES)
  })

  test('what is another organization’s, or not there, is not read', async () => {
    await expect(store().get(keyOf(BYTES, 8))).rejects.toMatchObject(UNAVAILABLE)
  })

  test('what is removed is gone, and removing it again is no mistake', async () => {
    const [mine, theirs] = [keyOf(BYTES, 21), keyOf(BYTES, 22)]
    for (const key of [mine, theirs]) await store().put(key, BYTES, 'image/png')
    for (let times = 0; times < 2; times++) await store().remove(mine)
    await expect(store().get(mine)).rejects.toMatchObject(UNAVAILABLE)
    expect(await store().get(theirs)).toEqual(BYTES)
  })

  test('what is no longer what was stored is not read', async () => {
    const key = mediaKey(7, sha256('something else').toString('hex'))
    await store().put(key, BYTES, 'image/png')
    await expect(store().get(key)).rejects.toMatchObject(UNAVAILABLE)
  })
})

describe('on disk', () => {
  test('there are only whole files, in a folder for each organization, which nobody else can read', async () => {
    const bytes = new Uint8Array(100_000).fill(3)
    await Promise.all(
      [1, 2, 3].map((organization) => open({ DATA_DIR: dir }).put(keyOf(bytes, organization), bytes, '')),
    )
    expect(await readdir(path.join(dir, 'media', '2'))).toEqual([sha256(bytes).toString('hex')])
    const { mode, size } = await stat(path.join(dir, 'media', keyOf(bytes, 2)))
    expect(size).toBe(100_000)
    if (process.platform !== 'win32') expect(mode & 0o777).toBe(0o600)
  })

  test('half a file, left behind by another program, is replaced', async () => {
    const bytes = new Uint8Array(1000).fill(4)
    const store = open({ DATA_DIR: dir })
    await store.put(keyOf(bytes), bytes, 'image/png')
    await writeFile(path.join(dir, 'media', keyOf(bytes)), bytes.subarray(0, 500))
    await store.put(keyOf(bytes), bytes, 'image/png')
    expect(await store.get(keyOf(bytes))).toEqual(bytes)
  })

  test('a folder that cannot be written is an outage, and not an answer about a database', async () => {
    await writeFile(path.join(dir, 'occupied'), '')
    const store = open({ DATA_DIR: path.join(dir, 'occupied') })
    await expect(store.put(keyOf(BYTES), BYTES, 'image/png')).rejects.toMatchObject(UNAVAILABLE)
  })
})

describe('on s3', () => {
  test.each<[string, Record<string, string>, string]>([
    ['a wrong secret', { S3_SECRET_ACCESS_KEY: 'wrong' }, 'SignatureDoesNotMatch'],
    ['an unknown key', { S3_ACCESS_KEY_ID: 'nobody' }, 'InvalidAccessKeyId'],
    ['a bucket that is not there', { S3_BUCKET: 'elsewhere' }, 'NoSuchBucket'],
    ['a server that is not there', { S3_ENDPOINT: 'http://127.0.0.1:1' }, 'fetch failed'],
  ])('%s is an outage whose reason is in the log, without the secret', async (_, wrong, reason) => {
    lines.length = 0
    const store = open({ ...s3.settings, DATA_DIR: dir, ...wrong })
    const refused = await store.put(keyOf(BYTES), BYTES, 'image/png').catch((error: Error) => error)
    expect(refused).toMatchObject(UNAVAILABLE)
    expect((refused as Error).message).not.toContain(reason)
    expect(lines.join('')).toContain(reason)
    if (wrong.S3_SECRET_ACCESS_KEY) expect(lines.join('')).not.toContain(wrong.S3_SECRET_ACCESS_KEY)
  })

  test('settings that are not complete name what is missing', () => {
    const missing = (settings: Record<string, string>) => () => open({ DATA_DIR: dir, ...settings })
    expect(missing({ S3_ENDPOINT: 'http://127.0.0.1:1' })).toThrow('S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY')
    expect(missing({ ...s3.settings, S3_SECRET_ACCESS_KEY: '' })).toThrow('needs S3_SECRET_ACCESS_KEY, too')
    expect(missing({ ...s3.settings, S3_ENDPOINT: '' })).toThrow('needs S3_ENDPOINT, too')
    // Keys alone may be meant for something else.
    expect(missing({ S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' })).not.toThrow()
  })
})
