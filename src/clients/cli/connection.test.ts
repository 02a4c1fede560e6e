import { mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OperatorError } from '../../platform/errors.ts'
import { connectionOf } from './connection.ts'
import { saveToEnvFile } from './env-file.ts'
import { UsageError } from './errors.ts'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'populace-cli-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

const live = `rk_live_${'a'.repeat(38)}`
const free = `rk_free_${'b'.repeat(38)}`

describe('which service and which key', () => {
  test('the command line comes before the environment, and that before what was saved', async () => {
    const file = path.join(dir, 'order')
    await saveToEnvFile(file, { POPULACE_API_KEY: live, POPULACE_URL: 'http://localhost:3000' })
    const env = { POPULACE_URL: 'https://panel.example.com', POPULACE_API_KEY: 'from-env', DATA_DIR: dir }
    expect(connectionOf({ service: 'https://x.example.com/', key: 'k' }, env, file)).toEqual({
      base_url: 'https://x.example.com',
      api_key: 'k',
    })
    expect(connectionOf({}, env, file)).toEqual({ base_url: 'https://panel.example.com', api_key: 'from-env' })
    expect(connectionOf({}, { DATA_DIR: dir }, file)).toEqual({ base_url: 'http://localhost:3000', api_key: live })
  })

  test('a live key comes before a free one, and the service of this machine before one that was saved', async () => {
    const file = path.join(dir, 'kinds')
    const kept = path.join(dir, 'kept')
    await saveToEnvFile(file, { SERVICE_FREE_TIER_API_KEY: `${free}2` })
    expect(connectionOf({}, { DATA_DIR: kept }, file).api_key).toBe(`${free}2`)
    await mkdir(kept)
    await writeFile(path.join(kept, 'free.key'), free)
    expect(connectionOf({}, { DATA_DIR: kept }, file).api_key).toBe(free)
    await saveToEnvFile(file, { POPULACE_API_KEY: live, POPULACE_URL: 'http://localhost:4000' })
    expect(connectionOf({}, { DATA_DIR: kept }, file)).toEqual({ base_url: 'http://localhost:4000', api_key: live })
    expect(connectionOf({}, { DATA_DIR: kept, PORT: '5000' }, file)).toEqual({
      base_url: 'http://localhost:5000',
      api_key: free,
    })
    const both = { POPULACE_API_KEY: live, SERVICE_FREE_TIER_API_KEY: free }
    expect(connectionOf({}, both, path.join(dir, 'none')).api_key).toBe(live)
  })

  test('a live key that was saved for one service is not sent to another', async () => {
    const file = path.join(dir, 'bound')
    await saveToEnvFile(file, { POPULACE_API_KEY: live, POPULACE_URL: 'http://localhost:3000' })
    expect(connectionOf({ service: 'https://elsewhere.example.com' }, {}, file).api_key).toBeUndefined()
  })

  test("the key that a service keeps on this machine is for this machine's service only", async () => {
    await writeFile(path.join(dir, 'free.key'), `${free}\n`)
    const none = path.join(dir, 'none')
    expect(connectionOf({}, { DATA_DIR: dir }, none).api_key).toBe(free)
    expect(connectionOf({ service: 'https://x.example.com' }, { DATA_DIR: dir }, none).api_key).toBeUndefined()
  })

  test.each(['https://me:hunter2@x.example', 'https://x.example/?a=b', 'https://x.example/#a'])(
    '%s is refused, and what is secret in it is not repeated',
    (service) => {
      expect(() => connectionOf({ service }, {}, '')).toThrow(
        /^--service needs an address without a password or a query/,
      )
      expect(() => connectionOf({}, { POPULACE_URL: service }, '')).toThrow(UsageError)
    },
  )

  test('a key travels without encryption only to this machine, or where that was asked for', () => {
    const service = 'http://panel.example.com'
    expect(() => connectionOf({ service, key: 'k' }, {}, '')).toThrow(UsageError)
    expect(connectionOf({ service, key: 'k', 'allow-http': true }, {}, '').api_key).toBe('k')
    expect(() => connectionOf({ service: 'file:///etc' }, {}, '')).toThrow(UsageError)
  })
})

describe('the file for keys', () => {
  test('is for its owner only, keeps its other lines, and has each name once', async () => {
    const file = path.join(dir, 'deep', 'env')
    await saveToEnvFile(file, { SERVICE_FREE_TIER_API_KEY: free })
    await writeFile(file, `MINE=1\n${await readFile(file, 'utf8')}`)
    await saveToEnvFile(file, { POPULACE_API_KEY: live })
    await saveToEnvFile(file, { POPULACE_API_KEY: `${live}2` })
    expect(await readFile(file, 'utf8')).toBe(`MINE=1\nSERVICE_FREE_TIER_API_KEY=${free}\nPOPULACE_API_KEY=${live}2\n`)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  test('is not written through a symbolic link', async () => {
    const link = path.join(dir, 'link')
    await symlink(path.join(dir, 'target'), link)
    await expect(saveToEnvFile(link, { POPULACE_API_KEY: live })).rejects.toBeInstanceOf(OperatorError)
  })
})
