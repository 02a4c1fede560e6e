/**
 * What somebody gets who installs the package: it is packed as `npm pack` does, unpacked into a clean project, and used there,
 * the service as well as the SDK. There is no network, so what the service depends on is linked instead of installed.
 */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHROMIUM, openBrowser, openWindow } from '../harness/chromium.ts'
import { type Installation, installation, repository, useMachine } from '../harness/process.ts'

const run = promisify(execFile)
const machine = useMachine('whole file')

/** A program on the path, if it is the machine's own: what npm has put there is not. */
const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.includes('node_modules/.bin'))
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file))

let project: string
let place: Installation
let pages: Server
let setting: { base_url: string; free_key: string; live_key: string }
const origin = () => `http://localhost:${(pages.address() as AddressInfo).port}`

beforeAll(async () => {
  project = await machine.dir()
  await install(project)
  await Promise.all([compile(project), start()])
}, 240_000)
afterAll(() => new Promise((resolve) => pages.close(resolve)))

async function install(folder: string): Promise<void> {
  const packed = await run('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: repository,
    env: { ...process.env, npm_config_offline: 'true', npm_config_loglevel: 'error' },
    maxBuffer: 10_000_000,
  })
  const [{ filename }] = JSON.parse(packed.stdout) as [{ filename: string }]
  const home = path.join(folder, 'node_modules/populace')
  await mkdir(home, { recursive: true })
  await run('tar', ['xzf', path.join(folder, filename), '-C', home, '--strip-components=1'])
  await rm(path.join(folder, filename))
  const { dependencies, optionalDependencies } = JSON.parse(await readFile(path.join(home, 'package.json'), 'utf8'))
  for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), '@types/node']) {
    const from = path.join(repository, 'node_modules', name)
    const to = path.join(folder, 'node_modules', name)
    await mkdir(path.dirname(to), { recursive: true })
    if (existsSync(from)) await symlink(from, to)
  }
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ name: 'clean', type: 'module', private: true }))
}

/**
 * With the types of a browser for what runs everywhere, and with those of Node for the guide. The types in the package are
 * checked once, with the program; those of the compiler and of Node are others' matter.
 */
async function compile(folder: string): Promise<void> {
  const tsc = path.join(repository, 'node_modules/typescript/lib/tsc.js')
  const strict = ['--strict', '--exactOptionalPropertyTypes', '--target', 'es2022', '--module', 'nodenext']
  const check = (...args: string[]) =>
    run(process.execPath, [tsc, ...strict, ...args], { cwd: folder }).catch(({ stdout }: { stdout: string }) => {
      throw new Error(stdout)
    })
  const program = await readFile(path.join(repository, 'test/harness/sdk-package/program.ts'), 'utf8')
  await writeFile(path.join(folder, 'program.ts'), program)
  await writeFile(path.join(folder, 'guide.ts'), (await guide()).code)
  await check('--lib', 'es2024,dom', '--skipDefaultLibCheck', 'program.ts')
  await check('--types', 'node', '--lib', 'es2024', '--skipLibCheck', '--noEmit', 'guide.ts')
  await writeFile(
    path.join(folder, 'run.js'),
    "import { use } from './program.js'\nconsole.log(JSON.stringify(await use(JSON.parse(process.argv[2]))))\n",
  )
}

/** The service itself, from the package, by the launcher and under the oldest Node there is. */
async function start(): Promise<void> {
  pages = createServer(async ({ url = '/' }, response) => {
    const page = await pageAt(url)
    response.writeHead(200, { 'content-type': url.endsWith('.js') ? 'text/javascript' : 'text/html' }).end(page)
  })
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve))
  place = await installation(machine, { CORS_ORIGINS: origin(), FREE_QUESTIONS_PER_MINUTE: '1000' })
  const program: [string, string] = [onPath('node') ?? process.execPath, launcher()]
  const env = { ...place.env, BASE_URL: place.url }
  const service = machine.start(['start'], { env, cwd: project, program })
  await service.says(/Press Ctrl-C to stop/)
  const args = ['keys', 'create', '--org', 'Acme', '--email', 'a@example.com', '--json']
  const made = await machine.run(args, { env, cwd: project, program })
  const free_key = service.stdout().match(/rk_free_\w+/)![0]
  setting = { base_url: place.url, free_key, live_key: JSON.parse(made.stdout).api_key }
}

const launcher = () => path.join(project, 'node_modules/populace/bin/populace.js')

async function pageAt(url: string): Promise<string> {
  if (url === '/program.js') return readFile(path.join(project, 'program.js'), 'utf8')
  if (url.startsWith('/sdk/')) return readFile(path.join(project, 'node_modules/populace/dist/clients', url), 'utf8')
  return '<!doctype html><script type="importmap">{"imports":{"populace/sdk":"/sdk/index.js"}}</script>'
}

interface Guide {
  code: string
  expected: string[]
}

/** The blocks of the guide, one after another: one program, as its reader would write it. */
async function guide(): Promise<Guide> {
  const text = await readFile(path.join(repository, 'docs/guides/sdk.md'), 'utf8')
  const pattern = /^<!-- run: sdk -->\n```ts\n([\s\S]*?)^```\n<!-- expect: "(.+)" -->$/gm
  const blocks = [...text.matchAll(pattern)]
  expect(blocks).toHaveLength(text.match(/^<!-- run: sdk -->/gm)!.length)
  return { code: blocks.map(([, code]) => code).join('\n'), expected: blocks.map(([, , expected]) => expected!) }
}

const worked = {
  status: 'finished',
  answers: 12,
  last_look: 'finished',
  has_scopes: true,
  ids: 12,
  not_found: ['NotFoundError', 'not_found'],
  has_request_id: true,
  bytes: true,
  aborted: 'enough',
}

describe('a program with the installed SDK asks, waits, iterates, uploads, catches and gives up', () => {
  const runtimes: [string, string | undefined, string[]][] = [
    ['the Node that comes along', process.execPath, []],
    ['the Node of the machine', onPath('node'), []],
    ['Deno', onPath('deno'), ['run', '--no-prompt', '--allow-net', '--node-modules-dir=manual', '--cached-only']],
    ['Bun', onPath('bun'), []],
  ]
  for (const [name, program, args] of runtimes) {
    test.skipIf(program === undefined)(
      `under ${name}${program === undefined ? ', which is not on the path' : ''}`,
      async () => {
        const { stdout } = await run(program!, [...args, 'run.js', JSON.stringify(setting)], { cwd: project })
        expect(JSON.parse(stdout)).toEqual(worked)
      },
    )
  }

  test.skipIf(CHROMIUM === undefined)('in a page of another origin', async () => {
    const browser = await openBrowser()
    try {
      const page = await (await openWindow(browser)).newPage()
      await page.goto(`${origin()}/`)
      // As text: what imports modules in this file is the test runner's, which a page does not have.
      const told = await page.evaluate(`import('/program.js').then(({ use }) => use(${JSON.stringify(setting)}))`)
      expect(told).toEqual(worked)
    } finally {
      await browser.close()
    }
  })
})

test('every example of the guide does what the guide says', async () => {
  const { code, expected } = await guide()
  await writeFile(path.join(project, 'guide.ts'), code.replaceAll('http://localhost:3000', place.url))
  const env = { PATH: process.env.PATH, POPULACE_API_KEY: setting.live_key }
  const { stdout } = await run(process.execPath, ['guide.ts'], { cwd: project, env })
  for (const text of expected) expect(stdout).toContain(text)
})

test('the package holds the service as JavaScript and the web app built, and neither sources nor tests', async () => {
  const home = path.join(project, 'node_modules/populace')
  const files = await readdir(home, { recursive: true })
  expect(files.filter((name) => /(?<!\.d)\.tsx?$|\.test\.|clients\/web\//.test(name))).toEqual([])
  expect(files).toEqual(expect.arrayContaining(['bin/populace.js', 'dist/main.js', 'dist/clients/sdk/index.d.ts']))
  const page = await (await fetch(place.url)).text()
  const [, script] = /<script type="module"[^>]* src="([^"]+)"/.exec(page)!
  expect(files).toContain(`dist/web${script}`)
  expect((await fetch(`${place.url}${script}`)).status).toBe(200)
  const help = await machine.run(['help'], { cwd: project, program: [process.execPath, launcher()] })
  expect(help).toMatchObject({ code: 0, stdout: expect.stringContaining('Usage:') })
})
