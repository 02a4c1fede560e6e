import { spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { note, print } from './print.ts'

const root = path.resolve(import.meta.dirname, '../..')
const web = path.join(root, 'src/clients/web')
const built = path.join(root, 'dist/web')
/** Names what the app was built from, so that a start knows whether it is still that. */
const STAMP = 'built-from'

/**
 * The browser app out of src/clients/web, for whoever serves it. The API works without it: where it cannot be built, that is
 * said, and what was there before stays.
 */
export async function ensureWebApp(say: (line: string) => void): Promise<void> {
  try {
    if (!(await isCurrent())) await buildInProcessOfItsOwn(say)
  } catch (error) {
    say(`The web app could not be built: ${(error as Error).message} The API works without it.`)
  }
}

/**
 * Builds it when it is not there, or when what it is made of has changed. A package that was installed from a registry comes
 * with it, and with no source to build it from.
 */
export async function buildWebApp(say: (line: string) => void): Promise<void> {
  if (await isCurrent()) return
  const digest = await digestOfSources()
  const vite = await import('vite').catch(() => undefined)
  if (vite === undefined) {
    say('The web app is not built, and what builds it is not installed: run `npm ci && npm run build:web` once.')
    return
  }
  say('Building the web app, once: a few seconds.')
  const folder = `${built}-${randomUUID()}`
  await mkdir(folder, { recursive: true })
  try {
    await asInProduction(() =>
      vite.build({
        configFile: path.join(web, 'vite.config.ts'),
        logLevel: 'error',
        build: { outDir: folder, emptyOutDir: true },
      }),
    )
    await compressFiles(path.join(folder, 'assets'))
    await writeFile(path.join(folder, STAMP), digest)
    await putInPlace(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function isCurrent(): Promise<boolean> {
  if (!existsSync(path.join(web, 'main.tsx'))) return true
  return (await readFile(path.join(built, STAMP), 'utf8').catch(() => '')) === (await digestOfSources())
}

/** What builds it takes half a gigabyte, which a service that goes on running would never get rid of. */
function buildInProcessOfItsOwn(say: (line: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [import.meta.filename], { stdio: ['ignore', 'pipe', 'pipe'] })
    let complaint = ''
    child.stdout.on('data', (chunk: Buffer) => say(chunk.toString().trimEnd()))
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString()
    })
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(complaint.trim()))))
  })
}

/** Whatever the machine calls itself: a test or a developer's would get libraries with all of their warnings in them. */
async function asInProduction(work: () => Promise<unknown>): Promise<void> {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  try {
    await work()
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}

/** Nobody ever finds half of a build: of several processes that start at once, one puts its own in place, whole. */
async function putInPlace(folder: string): Promise<void> {
  const former = `${folder}-former`
  await rename(built, former).catch(() => {})
  await rename(folder, built).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
  await rm(former, { recursive: true, force: true })
}

async function digestOfSources(): Promise<string> {
  // Of this file too: how it is built.
  const hash = createHash('sha256').update(await readFile(import.meta.filename))
  for (const folder of [web, path.join(root, 'src/clients/sdk')]) {
    const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map((entry) => path.join(entry.parentPath, entry.name))
    for (const file of files.toSorted()) hash.update(`${path.relative(root, file)}\0`).update(await readFile(file))
  }
  return hash.update(await readFile(path.join(root, 'package-lock.json')).catch(() => '')).digest('hex')
}

/** Compressed once, here, and not for every visitor. */
async function compressFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/\.(js|css|svg|json)$/.test(name)) continue
    const text = await readFile(path.join(folder, name))
    await writeFile(path.join(folder, `${name}.gz`), gzipSync(text, { level: 9 }))
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
    await writeFile(path.join(folder, `${name}.br`), brotliCompressSync(text, { params }))
  }
}

if (import.meta.main) {
  await buildWebApp(print).catch((error: Error) => {
    note(error.message)
    process.exitCode = 1
  })
}
