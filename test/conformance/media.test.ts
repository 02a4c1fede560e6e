import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { attachmentSchema } from '../../src/modules/media/contract.ts'
import { checkTogether, findMediaAssets, loadAttachments, openMediaStore } from '../../src/modules/media/index.ts'
import { loadConfig } from '../../src/platform/config.ts'
import { createLogger } from '../../src/platform/log.ts'
import { gif, jpeg, pdf, png, pngHeader, webp, webpLossy, zip } from '../harness/media-files.ts'
import { type S3, startS3 } from '../harness/s3.ts'
import { type Answer, type Service, startService, type TestKey } from '../harness/service.ts'

const MOST_BYTES = 50_000

let service: Service
let onS3: Service
let s3: S3
let key: TestKey
let stranger: TestKey
beforeAll(async () => {
  s3 = await startS3()
  service = await startService({ config: { MEDIA_MAX_BYTES: String(MOST_BYTES) } })
  onS3 = await startService({ beside: service, config: s3.settings })
  key = await service.createKey()
  stranger = await service.createKey()
})
afterAll(async () => {
  await onS3.close()
  await service.close()
  await s3.close()
})

interface Part {
  name: string
  filename?: string
  type?: string
  body: Uint8Array | string
}

const BOUNDARY = '----boundary7MA4YWxk'

/** A multipart body as curl writes it. */
function form(...parts: readonly Part[]): { body: Uint8Array; headers: Record<string, string> } {
  const written = parts.flatMap(({ name, filename, type, body }) => [
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`,
    `${filename === undefined ? '' : `; filename="${filename}"`}\r\n`,
    `${type === undefined ? '' : `Content-Type: ${type}\r\n`}\r\n`,
    body,
    '\r\n',
  ])
  const bytes = [...written, `--${BOUNDARY}--\r\n`].map((part) => Buffer.from(part as string))
  return { body: Buffer.concat(bytes), headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } }
}

const file = (body: Uint8Array | string, filename = 'a.png', type?: string): Part => ({
  name: 'file',
  filename,
  body,
  ...(type === undefined ? {} : { type }),
})

interface Sender {
  at?: Service
  by?: TestKey
  headers?: Record<string, string>
}

const send = (parts: readonly Part[], { at = service, by = key, headers = {} }: Sender = {}): Promise<Answer> => {
  const { body, headers: own } = form(...parts)
  return at.request('POST', '/v1/media-assets', { key: by.api_key, body, headers: { ...own, ...headers } })
}
const sendJson = (json: unknown, { at = service, by = key, headers = {} }: Sender = {}): Promise<Answer> =>
  at.request('POST', '/v1/media-assets', { key: by.api_key, json, headers })
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
const download = (id: number | string, by = key, at = service): Promise<Response> =>
  fetch(`${at.url}/v1/media-assets/${id}/content`, { headers: { authorization: `Bearer ${by.api_key}` } })

let salt = 0
/** A file that nobody has sent before. */
const fresh = (): Buffer => png(4, 3, `fresh ${++salt}`)

describe('an upload', () => {
  test('over multipart is stored as it was, and can be read, listed and downloaded', async () => {
    const bytes = fresh()
    const description: Part = { name: 'description', body: '  A grey field.  ' }
    const { status, body } = await send([description, file(bytes, 'grey field.png', 'image/png')])
    expect(status).toBe(201)
    expect(body).toEqual({
      media_asset: {
        id: expect.any(Number),
        uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
        filename: 'grey field.png',
        mime: 'image/png',
        bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        description: 'A grey field.',
        width: 4,
        height: 3,
        created_at: service.clock.now().toISOString(),
      },
      media_asset_id: body.media_asset.id,
    })
    const { media_asset, media_asset_id } = body
    const client = service.client(key).media
    for (const reference of [String(media_asset_id), media_asset.uuid, media_asset.uuid.toUpperCase()]) {
      expect(await client.get({ media_asset_id: reference })).toEqual({ media_asset })
    }
    expect(await client.list({ limit: 1 })).toMatchObject({ media_assets: [media_asset], count: 1, limit: 1 })
    const response = await download(media_asset_id)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'attachment; filename="grey field.png"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
  })

  test.each<[string, Buffer, string, [number, number] | [null, null]]>([
    ['a JPEG', jpeg(31, 17), 'image/jpeg', [31, 17]],
    ['a GIF', gif(5, 6), 'image/gif', [5, 6]],
    ['a WebP', webp(webpLossy(32, 20)), 'image/webp', [32, 20]],
    ['a PDF', pdf('one'), 'application/pdf', [null, null]],
  ])('may be %s', async (_, bytes, mime, [width, height]) => {
    const { status, body } = await send([file(bytes, 'name', mime)])
    expect(status).toBe(201)
    expect(body.media_asset).toMatchObject({ mime, width, height, bytes: bytes.length })
    const response = await download(body.media_asset.uuid)
    expect(response.headers.get('content-type')).toBe(mime)
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
  })

  test('comes as JSON in base64 or as a data URL, too, with line breaks as mail programs write them', async () => {
    const [first, second, third] = [fresh(), fresh(), fresh()]
    const lines = base64(first).replace(/(.{20})/g, '$1\r\n')
    const given = [
      { file_data: lines, encoding: 'base64', filename: 'one.png', mime: 'IMAGE/PNG' },
      { data_url: `data:image/png;base64,${base64(second)}`, filename: 'two' },
      { data_url: `DATA:;base64,${base64(third)}` },
    ]
    const answers = await Promise.all(given.map((json) => sendJson(json)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(answers.map(({ body }) => body.media_asset.filename)).toEqual(['one.png', 'two.png', 'file.png'])
    expect(answers.map(({ body }) => body.media_asset.bytes)).toEqual([first.length, second.length, third.length])
  })

  test.each([
    ['with no type of its own, as some libraries send it', undefined],
    ['with the type of no type', 'application/octet-stream'],
    ['with another word for its type', 'image/x-png; charset=binary'],
  ])('%s, is what its bytes are', async (_, type) => {
    const { status, body } = await send([file(fresh(), 'a', type)])
    expect([status, body.media_asset?.mime]).toEqual([201, 'image/png'])
  })

  test('with a traversing name is stored like any other, and the header of its download holds nothing else', async () => {
    const names = [
      '../../../etc/cron.d/evil',
      '..\\..\\boot.ini',
      'a"; filename="b.html',
      'a\r\nX-Evil: 1',
      '日本😀.png',
    ]
    const answers = await Promise.all(names.map((filename) => sendJson({ file_data: base64(fresh()), filename })))
    expect(answers.map(({ body }) => body.media_asset?.filename)).toEqual([
      'evil.png',
      'boot.ini.png',
      'a"; filename="b.html.png',
      'a X-Evil: 1.png',
      '日本😀.png',
    ])
    const headers = await Promise.all(answers.map(async ({ body }) => (await download(body.media_asset_id)).headers))
    for (const header of headers) {
      expect(header.get('content-disposition')).toMatch(/^attachment; filename="[\w. ()+-]+"$/)
      expect(header.get('x-evil')).toBeNull()
    }
    const multipart = await send([file(fresh(), '../../up.png')])
    expect(multipart.body.media_asset.filename).toBe('up.png')
  })

  test('needs a paid key that may upload', async () => {
    const free = await service.createKey({ kind: 'free' })
    const reader = await service.createKey({ scopes: ['jobs:read'] })
    for (const by of [free, reader]) {
      const answers = [await send([file(fresh())], { by }), await sendJson({}, { by })]
      answers.push(await service.request('GET', '/v1/media-assets', { key: by.api_key }))
      expect(answers.map(({ status, body }) => [status, body.error.details.required_scope])).toEqual(
        Array(3).fill([403, 'media:write']),
      )
    }
  })
})

describe('the same bytes', () => {
  test('are one media asset in an organization, also for colleagues and at once, with the first name', async () => {
    const bytes = fresh()
    const colleague = await service.createKey({ colleague_of: key })
    const first = await send([file(bytes, 'first.png')])
    const others = await Promise.all(
      [key, colleague, key, colleague].map((by, at) => send([file(bytes, `${at}.png`)], { by })),
    )
    expect(first.status).toBe(201)
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    for (const { body } of others) expect(body).toEqual(first.body)

    const race = fresh()
    const racing = await Promise.all([1, 2, 3, 4, 5, 6].map((at) => send([file(race, `${at}.png`)])))
    expect(racing.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201])
    expect(new Set(racing.map(({ body }) => body.media_asset_id)).size).toBe(1)
  })

  test('gain a description if they had none, and keep the one they have', async () => {
    const bytes = fresh()
    const described = async (description?: string) =>
      (await sendJson({ file_data: base64(bytes), ...(description === undefined ? {} : { description }) })).body
        .media_asset.description
    expect(await described()).toBeNull()
    expect(await described('A cat.')).toBe('A cat.')
    expect(await described('A dog.')).toBe('A cat.')
    expect(await described()).toBe('A cat.')
  })

  test('are another media asset in another organization, and neither sees the other', async () => {
    const bytes = fresh()
    const mine = (await send([file(bytes)])).body
    const theirs = (await send([file(bytes)], { by: stranger })).body
    expect(theirs.media_asset_id).not.toBe(mine.media_asset_id)
    const missing = { status: 404, body: { error: { code: 'not_found', message: 'There is no such media asset.' } } }
    const { id, uuid } = mine.media_asset
    for (const reference of [id, uuid, 2 ** 31 - 1, '0', '-1', '1e3', '99999999999', 'nothing']) {
      for (const path of ['', '/content']) {
        const url = `/v1/media-assets/${reference}${path}`
        const answer = await service.request('GET', url, { key: stranger.api_key })
        expect({ status: answer.status, body: answer.body }).toEqual(missing)
      }
    }
    const listed = await service.client(stranger).media.list({ limit: 100 })
    expect(listed.media_assets.map((asset) => asset.id)).toEqual([theirs.media_asset_id])
    expect(listed.total).toBe(1)
  })

  test('under an Idempotency-Key get the first answer; other bytes under it are a conflict', async () => {
    const headers = { 'idempotency-key': 'an-upload' }
    const bytes = fresh()
    const [first, second] = [await send([file(bytes)], { headers }), await send([file(bytes)], { headers })]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.headers.get('idempotency-replayed')).toBe('true')
    expect(second.body).toEqual(first.body)
    const other = await send([file(fresh())], { headers })
    expect([other.status, other.body.error.code]).toEqual([409, 'idempotency_conflict'])
  })
})

describe('refused', () => {
  const good = base64(png(4, 3, 'refused'))
  const large = Buffer.concat([png(), Buffer.alloc(MOST_BYTES)])
  const fields = (json: unknown) => () => sendJson(json)
  const upload =
    (...parts: Part[]) =>
    () =>
      send(parts)
  test.each<[string, () => Promise<Answer>, number, string, string]>([
    ['nothing', fields({}), 400, 'invalid_request', 'either file'],
    [
      'two ways at once',
      fields({ file_data: good, data_url: `data:;base64,${good}` }),
      400,
      'invalid_request',
      'either',
    ],
    ['a file and base64', upload(file(fresh()), { name: 'file_data', body: good }), 400, 'invalid_request', 'either'],
    [
      'a file in JSON',
      fields({ file: { filename: 'a', mime: 'image/png', bytes: [1] } }),
      400,
      'invalid_request',
      'multipart',
    ],
    ['a file that is a field', upload({ name: 'file', body: 'x' }), 400, 'invalid_request', 'must be a file'],
    [
      'a file under another name',
      upload({ ...file(fresh()), name: 'fille' }),
      400,
      'invalid_request',
      'did you mean file',
    ],
    ['two files', upload(file(fresh()), file(fresh())), 400, 'invalid_request', 'one file'],
    [
      'a field twice',
      upload({ name: 'mime', body: '' }, { name: 'mime', body: '' }, file('')),
      400,
      'invalid_request',
      'twice',
    ],
    ['an unknown field', fields({ file_data: good, width: 3 }), 400, 'invalid_request', 'unknown field'],
    ['a number for base64', fields({ file_data: 12 }), 400, 'invalid_request', 'must be a text'],
    ['another encoding', fields({ file_data: good, encoding: 'hex' }), 400, 'invalid_request', 'must be base64'],
    ['no base64', fields({ file_data: 'not base64!' }), 400, 'invalid_request', 'must be base64'],
    ['base64 without its padding', fields({ file_data: 'iVBORw' }), 400, 'invalid_request', 'padded'],
    ['base64 for addresses', fields({ file_data: '_-__' }), 400, 'invalid_request', 'must be base64'],
    [
      'an address of another kind',
      fields({ data_url: 'https://example.com/a.png' }),
      400,
      'invalid_request',
      'begin like',
    ],
    ['a data URL without base64', fields({ data_url: 'data:image/png,abc' }), 400, 'invalid_request', 'begin like'],
    ['an empty file', upload(file('')), 400, 'invalid_request', 'file: must not be empty'],
    ['empty base64', fields({ file_data: '' }), 400, 'invalid_request', 'file_data: must not be empty'],
    ['a name with NUL', fields({ file_data: good, filename: 'a\0.png' }), 400, 'invalid_request', 'NUL'],
    ['a long description', fields({ file_data: good, description: 'a'.repeat(2001) }), 400, 'invalid_request', '2000'],
    ['half a PNG', upload(file(png().subarray(0, 30))), 400, 'invalid_request', 'must be a whole PNG'],
    ['a pixel bomb', upload(file(png(50_000, 50_000))), 400, 'invalid_request', '50000 × 50000'],
    [
      'a PNG declared as JPEG',
      upload(file(fresh(), 'a.jpg', 'image/jpeg')),
      415,
      'unsupported_media_type',
      'is a PNG (image/png)',
    ],
    [
      'a PNG called a PDF',
      fields({ file_data: good, mime: 'application/pdf' }),
      415,
      'unsupported_media_type',
      'is a PNG',
    ],
    [
      'a data URL of another type',
      fields({ data_url: `data:image/gif;base64,${good}` }),
      415,
      'unsupported_media_type',
      'is a PNG',
    ],
    [
      'HTML as PNG',
      upload(file('<!doctype html><script>', 'a.png', 'image/png')),
      415,
      'unsupported_media_type',
      'is HTML',
    ],
    ['SVG', upload(file('<svg xmlns="x"/>', 'a.svg', 'image/svg+xml')), 415, 'unsupported_media_type', 'is SVG'],
    ['a ZIP archive', upload(file(zip(), 'a.png')), 415, 'unsupported_media_type', 'ZIP'],
    ['a PNG that is an archive', upload(file(Buffer.concat([png(), zip()]))), 415, 'unsupported_media_type', 'in one'],
    ['text', upload(file('hello', 'a.png', 'text/plain')), 415, 'unsupported_media_type', 'plain text'],
    ['what is too large', upload(file(large)), 413, 'payload_too_large', '50000 bytes'],
    ['what is too large in base64', fields({ file_data: base64(large) }), 413, 'payload_too_large', '50000 bytes'],
    ['what is far too large', upload(file(Buffer.alloc(300_000))), 413, 'payload_too_large', 'too large'],
    ['a body that is cut off', () => cutOff(), 400, 'invalid_request', 'multipart/form-data'],
    ['a form of another kind', () => urlEncoded(), 415, 'unsupported_media_type', 'application/json'],
  ])('%s', async (_, attempt, status, code, message) => {
    const answer = await attempt()
    expect([answer.status, answer.body.error?.code]).toEqual([status, code])
    expect(answer.body.error.message).toContain(message)
  })

  const cutOff = () => {
    const { body, headers } = form(file(fresh()))
    return service.request('POST', '/v1/media-assets', { key: key.api_key, body: body.subarray(0, -40), headers })
  }
  const urlEncoded = () =>
    service.request('POST', '/v1/media-assets', {
      key: key.api_key,
      body: 'file_data=abc',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })

  test('uploads leave nothing behind', async () => {
    const by = await service.createKey()
    await send([file(Buffer.concat([png(), pngHeader(1, 1), zip()]))], { by })
    await send([file(png(50_000, 50_000))], { by })
    expect(await service.client(by).media.list({})).toMatchObject({ total: 0, media_assets: [] })
  })
})

describe('in a bucket', () => {
  test('files are stored and read as they are on disk', async () => {
    const bytes = fresh()
    const { status, body } = await send([file(bytes, 'a.png')], { at: onS3 })
    expect(status).toBe(201)
    const response = await download(body.media_asset_id, key, onS3)
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
    // The other process looks on its disk, where it is not.
    expect((await download(body.media_asset_id)).status).toBe(503)
  })

  test('that refuses, an upload is answered with 503, and leaves no row', async () => {
    const by = await service.createKey()
    const broken = await startService({ beside: service, config: { ...s3.settings, S3_SECRET_ACCESS_KEY: 'wrong' } })
    const answer = await send([file(fresh())], { at: broken, by })
    await broken.close()
    expect([answer.status, answer.body.error.code, answer.headers.get('retry-after')]).toEqual([
      503,
      'engine_unavailable',
      '5',
    ])
    expect(JSON.stringify(answer.body)).not.toMatch(/signature|127\.0\.0\.1|S3/i)
    expect((await service.client(by).media.list({})).total).toBe(0)
  })
})

describe('attachments', () => {
  const store = () => openMediaStore(loadConfig(s3.settings), createLogger('silent'))

  test('are read by id, uuid or object; the same one twice counts once, and nine are too many', () => {
    const uuid = '0197AAAA-0000-7000-8000-000000000001'
    const read = (given: unknown) => attachmentSchema.safeParse(given).data
    expect(read([12, '12', { media_asset_id: 12 }, uuid, { media_asset_id: uuid.toLowerCase() }])).toEqual([
      12,
      uuid.toLowerCase(),
    ])
    expect(read([])).toEqual([])
    expect(read([1, 2, 3, 4, 5, 6, 7, 8, 8, 8])).toHaveLength(8)
    for (const wrong of [
      [1, 2, 3, 4, 5, 6, 7, 8, 9],
      12,
      '12',
      [0],
      [-1],
      [1.5],
      ['x'],
      [null],
      [2 ** 31],
      [{ id: 12 }],
      [{}],
      [[12]],
    ]) {
      expect(read(wrong), JSON.stringify(wrong)).toBeUndefined()
    }
    const [issue] = attachmentSchema.safeParse(['x']).error!.issues
    expect(issue).toMatchObject({ path: [0], message: expect.stringContaining('must be the id or the uuid') })
    expect(z.toJSONSchema(attachmentSchema, { io: 'input' })).toMatchObject({ type: 'array' })
  })

  test('are found in the order in which they are named, each once, and come with their bytes', async () => {
    const [one, two] = [fresh(), fresh()]
    const first = (await send([file(one, 'one.png'), { name: 'description', body: 'One.' }], { at: onS3 })).body
      .media_asset
    const second = (await send([file(two, 'two.png')], { at: onS3 })).body.media_asset
    const rows = await findMediaAssets(service.database.db, key.organization_id, [second.uuid, first.id, second.id])
    expect(rows.map(({ id }) => id)).toEqual([second.id, first.id])
    expect(await loadAttachments(store(), key.organization_id, rows)).toEqual([
      {
        filename: 'two.png',
        media_type: 'image/png',
        bytes: new Uint8Array(two),
        sha256: second.sha256,
        description: undefined,
      },
      {
        filename: 'one.png',
        media_type: 'image/png',
        bytes: new Uint8Array(one),
        sha256: first.sha256,
        description: 'One.',
      },
    ])
    expect(await findMediaAssets(service.database.db, key.organization_id, [])).toEqual([])
  })

  test('that there are not, or that are another organization’s, are named', async () => {
    const theirs = (await send([file(fresh())], { by: stranger })).body.media_asset
    const mine = (await send([file(fresh())])).body.media_asset
    const looked = findMediaAssets(service.database.db, key.organization_id, [
      theirs.id,
      mine.id,
      theirs.uuid,
      'nothing',
    ])
    await expect(looked).rejects.toMatchObject({
      code: 'invalid_request',
      details: {
        fields: {
          attachments: [
            `There is no media asset ${theirs.id}.`,
            `There is no media asset ${theirs.uuid}.`,
            'There is no media asset nothing.',
          ],
        },
      },
    })
  })

  test('of more than 50 MB together are too large', () => {
    const five = Array.from({ length: 5 }, () => ({ bytes: 10_485_760 }))
    expect(() => checkTogether(five)).not.toThrow()
    expect(() => checkTogether([...five, { bytes: 1 }])).toThrow(
      expect.objectContaining({ code: 'payload_too_large', message: expect.stringContaining('52428800') }),
    )
  })
})
