import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pageHeaders } from '../layout.ts'

/** Where `npm run build:web` puts the browser app; dist/ is found from the sources and from itself alike. */
const BUILT = path.resolve(import.meta.dirname, '../../../../../dist/web')

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** Names hold a digest of the content: what has once been fetched is never asked for again. */
const A_YEAR = 'public, max-age=31536000, immutable'

/** The app as it was built: the page that everything else is loaded from, and the files by their names. */
export interface WebApp {
  index: string
  files: ReadonlyMap<string, Buffer>
}

/**
 * The built app; undefined where there is none. All of it is read at once, so that the page and its files stay of one
 * build when another one takes its place on the disk.
 */
export function readWebApp(folder = BUILT): WebApp | undefined {
  try {
    const index = readFileSync(path.join(folder, 'index.html'), 'utf8')
    const assets = path.join(folder, 'assets')
    return { index, files: new Map(readdirSync(assets).map((name) => [name, readFileSync(path.join(assets, name))])) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** The files of the browser app. Only names that were there when the service started are ever found. */
export const webFiles = (app: FastifyInstance, web: WebApp | undefined): void => {
  app.get('/assets/:name', { config: { operation: 'page.asset' } }, (request, reply) => {
    const { name } = request.params as { name: string }
    const type = types[path.extname(name)]
    const content = web?.files.get(name)
    if (type === undefined || content === undefined) {
      return reply.code(404).type('text/plain').send('There is no such file.\n')
    }
    const packed = packedFor(request, name, web!)
    return packed === undefined ? sendFile(reply, type, content) : sendFile(reply, type, ...packed)
  })
}

type Encoding = 'br' | 'gzip'
const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

/** The file as it was compressed for the build, where the browser takes it that way. */
function packedFor({ headers }: FastifyRequest, name: string, { files }: WebApp): [Buffer, Encoding] | undefined {
  const accepted = String(headers['accept-encoding'] ?? '').split(',')
  for (const encoding of ['br', 'gzip'] as const) {
    const content = files.get(name + endings[encoding])
    const takes = accepted.some((item) =>
      new RegExp(`^\\s*${encoding}\\s*(;\\s*q=(?!0(\\.0*)?\\s*$).*)?$`, 'i').test(item),
    )
    if (content !== undefined && takes) return [content, encoding]
  }
  return undefined
}

const sendFile = (reply: FastifyReply, type: string, content: Buffer, encoding?: Encoding): FastifyReply =>
  reply
    .headers({ ...pageHeaders, 'cache-control': A_YEAR, vary: 'Accept-Encoding' })
    .headers(encoding === undefined ? {} : { 'content-encoding': encoding })
    .type(type)
    .send(content)
