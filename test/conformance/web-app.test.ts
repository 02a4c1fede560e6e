/** The page of the browser app and its files, as browsers and attackers get them over HTTP; what it shows is tested in test/web. */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { request as rawRequest } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import cookie from '@fastify/cookie'
import { fastify } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '../../src/contracts.ts'
import { listContracts, takesBody } from '../../src/platform/contract/contract.ts'
import { isVisitor } from '../../src/surfaces/http/cookies.ts'
import type { Installation } from '../../src/surfaces/http/pages/app/app-page.ts'
import { appPages, readWebApp } from '../../src/surfaces/http/pages/app/index.ts'
import { repository } from '../harness/process.ts'
import { type Answer, type RequestOptions, type Service, startService } from '../harness/service.ts'
import { signedIn } from '../harness/signed-in.ts'

let service: Service
/** The same database where people reach it over the internet. */
let exposed: Service
beforeAll(async () => {
  const config = { FREE_QUESTIONS_PER_MINUTE: '1000', FREE_POLLS_PER_MINUTE: '1000' }
  service = await startService({ visitors: true, config })
  exposed = await startService({
    beside: service,
    role: 'serve',
    visitors: true,
    config: { BASE_URL: 'https://panel.example.com', ALLOW_SANDBOX: 'true' },
  })
})
afterAll(async () => {
  await exposed.close()
  await service.close()
})

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const open = (address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  service.request(method, address, { headers: { ...HTML, ...headers } })

const BOOT = /<script type="application\/json" id="boot" data-nonce="([^"]+)">([^<]*)<\/script>/
const bootOf = ({ body }: Answer) => JSON.parse(BOOT.exec(body)![2]!)

async function somebody(options: Parameters<Service['createKey']>[0] = {}) {
  const key = await service.createKey(options)
  return { key, ...(await signedIn(service, key)) }
}

/** As a program may write it: fetch sends neither every path as it stands nor every Host. */
const raw = (
  target: string,
  headers: Record<string, string> = {},
  { method = 'GET', body = '', at = service.url } = {},
): Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(at)
    const request = rawRequest({ hostname, port, method, path: target, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    request.on('error', reject)
    request.end(body)
  })

describe('the page', () => {
  test('names nobody to whoever is not signed in, and the person and their organization to others', async () => {
    const visitor = bootOf(await open('/'))
    expect(visitor).toMatchObject({ session: null, visitors: true, sign_in: true, population: { size: 2200 } })
    expect(visitor.panel).toHaveLength(12)
    const { key, headers, csrf_token } = await somebody()
    const { session } = bootOf(await open('/', { cookie: headers.cookie }))
    expect(session).toMatchObject({ csrf_token, user: { email: key.email }, organization: { uuid: key.org_uuid } })
  })

  test('holds no markup of anybody else, whatever they call themselves', async () => {
    const { key, headers } = await somebody()
    const name = '</script><b>&\u2028<!--<script> $& $1 $`'
    await sql`update organizations set name = ${name} where id = ${key.organization_id}`.execute(service.database.db)
    const page = await open('/account', { cookie: headers.cookie })
    expect(bootOf(page).session.organization.name).toBe(name)
    expect(page.body).not.toMatch(/<b>|\u2028/)
    expect(page.body.match(/<script/g)).toHaveLength(2)
    expect(page.body.match(/<\/script>/g)).toHaveLength(2)
  })

  test('runs scripts of this service alone, in no frame, is kept by nobody, and has a nonce of its own each time', async () => {
    const [first, second] = [await open('/'), await open('/')]
    const nonces = [first, second].map(({ body }) => BOOT.exec(body)![1]!)
    expect(new Set(nonces).size).toBe(2)
    expect(nonces[0]).toMatch(/^[\w+/]{22}==$/)
    expect(first.headers.get('content-security-policy')).toBe(
      `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonces[0]}'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    )
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      vary: 'Cookie',
    })
    // The policy admits neither.
    expect(first.body).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?! type="application\/json"| type="module")/)
  })

  test.each([
    ['populace_theme=dark', 'dark'],
    ['a=b; populace_theme=light; c=d', 'light'],
    ['populace_theme=darker', undefined],
    ['populace_theme=dark"onload=alert(1)', undefined],
    ['populace_theme="><script>', undefined],
    ['not_populace_theme=dark', undefined],
  ])('with the cookie %s has the theme %s', async (cookie, theme) => {
    const [, shown] = /<html lang="en"(?: data-theme="([^"]*)")?>/.exec((await open('/', { cookie })).body)!
    expect(shown).toBe(theme)
  })

  test('answers HEAD as GET, without the page', async () => {
    const { headers } = await somebody()
    for (const address of ['/', '/account/keys', '/research-studies/7/results']) {
      const { status, body, headers: told } = await open(address, { cookie: headers.cookie }, 'HEAD')
      expect([address, status, body, told.get('content-type')]).toEqual([address, 200, '', 'text/html; charset=utf-8'])
    }
  })
})

describe('an address of the app', () => {
  const inside = [
    '/audience',
    '/research-groups',
    '/research-groups/12',
    '/research-studies',
    '/research-studies/new',
    '/research-studies/12/results?question=3&by=region',
    '/requests/0198c0de-0000-7000-8000-000000000000',
    '/account',
    '/account/keys',
    '/account/members',
    '/account/usage',
    '/account/billing',
    '/account/billing/success?checkout=x',
    '/account/webhooks',
    '/account/organization-settings',
    '/account/sessions',
    '/account/audit-log',
    '/admin/',
    '/admin/organizations/7',
  ]

  test('that is for people who are signed in leads others to sign in, and back', async () => {
    for (const address of inside) {
      const { status, headers } = await open(address)
      expect([status, headers.get('location')]).toEqual([303, `/login?return_to=${encodeURIComponent(address)}`])
    }
  })

  test('opens the app when it is entered by itself', async () => {
    const { headers } = await somebody()
    for (const address of ['/', '/fidelity', '/calibration', ...inside]) {
      const page = await open(address, { cookie: headers.cookie })
      expect([address, page.status, bootOf(page).session !== null]).toEqual([address, 200, true])
    }
  })

  test('that shows what an operation answers has JSON for programs, and caches know the difference', async () => {
    const { key, headers, request } = await somebody()
    const json = await request('GET', '/account/keys')
    expect(json.body.keys).toHaveLength(1)
    const page = await open('/account/keys', { cookie: headers.cookie })
    for (const answer of [json, page]) expect(answer.headers.get('vary')).toMatch(/^Accept, Authorization/)
    expect(page.headers.get('vary')).toContain('Cookie')
    const program = await open('/account/keys', { authorization: `Bearer ${key.api_key}` })
    expect([program.status, program.body.error.details.reason]).toEqual([403, 'session_required'])
    expect((await service.request('GET', '/account/keys')).body.error.code).toBe('unauthorized')
  })

  test.each([
    ['/account/assistants', '/account/keys'],
    ['/account/billing/summary', '/account/billing'],
    ['/admin/status', '/admin/'],
    ['/admin', '/admin/'],
  ])('%s, which no page has, leads a browser to %s', async (address, location) => {
    const { headers } = await somebody()
    expect((await open(address, { cookie: headers.cookie })).headers.get('location')).toBe(location)
  })

  test('with a session that has ended leads to sign in, and lets go of the cookie that would be refused', async () => {
    const { headers, request } = await somebody()
    expect((await request('POST', '/account/sign-out', { json: {} })).status).toBe(200)
    const { status, headers: told } = await open('/account/billing', { cookie: headers.cookie })
    expect([status, told.get('location')]).toEqual([303, '/login?return_to=%2Faccount%2Fbilling'])
    expect(told.getSetCookie()).toEqual([expect.stringMatching(/^populace_session=; .*Expires=Thu, 01 Jan 1970/)])
    const home = await open('/', { cookie: headers.cookie })
    expect([home.status, bootOf(home).session, home.headers.getSetCookie().length]).toEqual([200, null, 1])
    expect((await open('/')).headers.getSetCookie()).toEqual([])
  })

  test('of an agent says who it is to anybody, and 404 where there is none', async () => {
    const [face] = bootOf(await open('/')).panel
    const page = await open(`/agents/${face.uuid}`)
    expect([page.status, bootOf(page).agent.name]).toEqual([200, face.name])
    expect(page.body).toContain(`<title>${face.name} · Populace</title>`)
    for (const unknown of ['0198c0de-0000-7000-8000-000000000000', '999999999', '-1', "x'--", '%3Cscript%3E', '%00']) {
      const { status, body } = await open(`/agents/${unknown}`)
      expect([unknown, status, body.includes('<title>No such agent · Populace</title>')]).toEqual([unknown, 404, true])
    }
  })

  test('that is none is told to a browser by a page and to a program in JSON', async () => {
    const { headers } = await somebody()
    for (const [address, status] of [
      ['/nonsense', 404],
      ['/account/nonsense', 404],
      ['/admin/nonsense', 404],
      ['/login/nonsense', 404],
      ['/logout', 405],
      ['/account/organization', 405],
    ] as const) {
      const shown = await open(address, { cookie: headers.cookie })
      expect([address, shown.status, shown.headers.get('content-type')]).toEqual([
        address,
        status,
        'text/html; charset=utf-8',
      ])
      const program = await service.request('GET', address)
      expect([address, program.status, program.body.error.code]).toEqual([address, status, expect.any(String)])
    }
    for (const address of ['/v1/nonsense', '/cli/auth/start', '/webhooks/card-provider'])
      expect((await open(address)).body.error.code, address).toMatch(/^(not_found|method_not_allowed)$/)
  })
})

describe('a file of the app', () => {
  const assets = path.join(repository, 'dist/web/assets')
  const named = async (pattern: RegExp): Promise<string> => (await readdir(assets)).find((name) => pattern.test(name))!

  test('is kept for good, and sent as small as the browser takes it', async () => {
    const name = await named(/^index-.*\.js$/)
    const plain = await raw(`/assets/${name}`)
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    })
    for (const [accepted, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip', 'gzip'],
      ['GZIP;q=0.5', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['br;q=0.000,gzip;q=0', undefined],
      ['x-br, identity', undefined],
      ['', undefined],
    ] as const) {
      const { headers, body } = await raw(`/assets/${name}`, { 'accept-encoding': accepted })
      expect([accepted, headers['content-encoding'], headers.vary]).toEqual([accepted, encoding, 'Accept-Encoding'])
      const text = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
      expect(text.equals(plain.body)).toBe(true)
    }
    const head = await raw(`/assets/${name}`, { 'accept-encoding': 'br' }, { method: 'HEAD' })
    expect([head.status, head.body.length, head.headers['content-encoding']]).toEqual([200, 0, 'br'])
  })

  test('is one of the build: nothing else on the disk is ever sent', async () => {
    const known = await named(/^index-.*\.js$/)
    for (const name of [
      'unknown.js',
      '..',
      '../index.html',
      '../built-from',
      '..%2findex.html',
      '%2e%2e/index.html',
      '%2e%2e%2f%2e%2e%2f%2e%2e%2fpackage.json',
      '..%5c..%5cpackage.json',
      '..%252f..%252fpackage.json',
      '%2fetc%2fpasswd',
      '/etc/passwd',
      `${known}%00`,
      `${known}%00.css`,
      `${known}.br`,
      `${known}.gz`,
      `${known}/`,
      `../assets/${known}x`,
      'constructor',
      '__proto__.js',
      '',
    ]) {
      const { status, headers } = await raw(`/assets/${name}`)
      expect([name, status, headers['cache-control']]).toEqual([name, 404, 'no-store'])
    }
  })

  test('is what the page loads: scripts, styles and fonts, and of libraries what is meant for production', async () => {
    const { body } = await open('/')
    const loaded = [...body.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, address]) => address!)
    expect(loaded.length).toBeGreaterThan(1)
    for (const address of loaded) expect([address, (await raw(address)).status]).toEqual([address, 200])
    const main = loaded.find((address) => address.endsWith('.js'))!
    expect((await raw(main)).body.toString()).not.toMatch(/localhost:\d|sourceMappingURL|jsxDEV|unique "key" prop/)
    expect((await readdir(assets)).filter((name) => /dev/.test(name))).toEqual([])
  })

  test('is missing where nothing is built, and the page says what to do', async () => {
    const empty = await mkdtemp(path.join(tmpdir(), 'populace-unbuilt-'))
    expect(readWebApp(empty)).toBeUndefined()
    await rm(empty, { recursive: true })
    const app = fastify().decorate('secure_cookies', false)
    await app.register(cookie)
    const calls = { call: () => Promise.reject(new Error('nobody is signed in')) }
    appPages(
      { calls, installation: {} as Installation, web: undefined, base_url: '' },
      { find: async () => undefined, life: async () => undefined },
    )(app)
    expect((await app.inject('/assets/index.js')).statusCode).toBe(404)
    for (const address of ['/', '/fidelity', '/agents/7']) {
      const { statusCode, body, headers } = await app.inject(address)
      expect([statusCode, headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
      expect(body).toContain('npm run build:web')
    }
    expect((await app.inject('/audience')).headers.location).toBe('/login?return_to=%2Faudience')
    await app.close()
  })
})

describe('somebody who is not signed in, on the machine that runs the service', () => {
  const VISITOR = { 'x-populace-visitor': 'true' }
  const question = { question: 'Would you pay $7 for an oat-milk latte at the airport?' }
  const ask = (options: RequestOptions = {}) =>
    service.request('POST', '/v1/free/questions', { json: question, ...options, headers: options.headers ?? VISITOR })

  /** With any Host: what a browser sends that was led here by a name of somebody else's. */
  const askAs = async (headers: Record<string, string>, at = service.url): Promise<number> => {
    const body = JSON.stringify(question)
    const sent = { 'content-type': 'application/json', ...VISITOR, ...headers }
    return (await raw('/v1/free/questions', sent, { method: 'POST', body, at })).status
  }

  test('asks the shared panel and reads the answers', async () => {
    const { status, body } = await ask()
    expect([status, body.count]).toEqual([202, 12])
    await service.app.worker.drain()
    const job = await service.request('GET', `/v1/jobs/${body.job_id}`, { headers: VISITOR })
    expect([job.status, job.body.status]).toEqual([200, 'finished'])
    expect((await service.request('GET', `/v1/jobs/${body.job_id}`)).status).toBe(401)
  })

  test('may do what a free key may, operation by operation, and nothing else', { timeout: 120_000 }, async () => {
    const { api_key } = await service.createKey({ kind: 'free' })
    const allowed: string[] = []
    for (const { id, method, path: address } of listContracts(contracts)) {
      const target = address.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')
      const options = takesBody(method) ? { json: { unknown_field: 1 } } : {}
      const [byKey, byVisit] = await Promise.all([
        service.request(method, target, { ...options, key: api_key }),
        service.request(method, target, { ...options, headers: VISITOR }),
      ])
      expect([id, byVisit.status]).toEqual([id, byKey.status])
      if (![401, 403].includes(byVisit.status) && !address.startsWith('/cli/')) allowed.push(id)
    }
    expect(allowed.toSorted()).toMatchInlineSnapshot(`
      [
        "billing.usage",
        "free.ask",
        "jobs.get",
        "me.get",
        "questions.optimize",
        "trust.calibration",
        "trust.fidelity",
        "trust.fidelityQuestions",
      ]
    `)
  })

  test.each([
    ['from a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['from a neighbouring origin', { 'sec-fetch-site': 'same-site' }],
    ['from another origin, in an old browser', { origin: 'https://evil.example' }],
    ['from a page without an origin', { origin: 'null' }],
    ['by a name that somebody pointed at this machine', { host: 'evil.example' }],
    ['by such a name that looks like an address', { host: '127.0.0.1.evil.example:3000' }],
    ['by such a name that begins like ours', { host: 'localhost.evil.example' }],
    ['by such a name, with ours forwarded', { host: 'evil.example', 'x-forwarded-host': 'localhost' }],
    ['through a proxy or a tunnel on this machine', { 'x-forwarded-for': '203.0.113.9' }],
    ['with another word', { 'x-populace-visitor': '1' }],
    ['with an unknown key beside it', { authorization: 'Bearer rk_free_00000000000000000000000000000000' }],
    ['with an empty key beside it', { authorization: '' }],
    ['with a session beside it that is none', { cookie: `populace_session=${'x'.repeat(43)}` }],
  ])('is not believed %s', async (_how, headers) => {
    expect(await askAs({ host: 'localhost:3000', ...headers })).toBe(401)
  })

  test.each(['localhost:3000', 'localhost', '127.0.0.1:3000', '[::1]:3000'])(
    'is believed at %s, as our own page sends it',
    async (host) => {
      expect(await askAs({ host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' })).toBe(202)
    },
  )

  test('is nobody on another machine, whatever name they call this one by', () => {
    const from = (ip: string) => ({
      ip,
      hostname: 'localhost',
      headers: { host: 'localhost:3000', 'x-populace-visitor': 'true' },
      raw: { httpVersion: '1.1' },
    })
    const believed = ['127.0.0.1', '::1', '192.168.1.7', '203.0.113.9'].map((ip) => isVisitor(from(ip) as never))
    expect(believed).toEqual([true, true, false, false])
  })

  test('is nobody where people reach the service over the internet, whatever they send', async () => {
    expect(await askAs({ host: 'localhost:3000' }, exposed.url)).toBe(401)
    expect(await askAs({ host: 'panel.example.com' }, exposed.url)).toBe(401)
    expect(bootOf(await exposed.request('GET', '/', { headers: HTML })).visitors).toBe(false)
  })

  test('is whoever the key or the session beside the header says', async () => {
    const live = await somebody()
    const byKey = await service.request('GET', '/v1/me', { key: live.key.api_key, headers: VISITOR })
    expect(byKey.body.org_uuid ?? byKey.body.organization?.uuid).toBe(live.key.org_uuid)
    const bySession = await service.request('GET', '/account/session', { headers: { ...live.headers, ...VISITOR } })
    expect(bySession.body.organization.uuid).toBe(live.key.org_uuid)
    // A session still needs the token against forgeries: the header is no way around it.
    const forged = await ask({ headers: { cookie: live.headers.cookie, ...VISITOR } })
    expect([forged.status, forged.body.error.details.reason]).toEqual([403, 'csrf'])
  })

  test('is no assistant: over MCP a key is needed', async () => {
    const json = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }
    const headers = { ...VISITOR, accept: 'application/json, text/event-stream' }
    expect((await service.request('POST', '/mcp', { json, headers })).status).toBe(401)
  })
})
