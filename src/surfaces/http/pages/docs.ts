import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ServiceError } from '../../../platform/errors.ts'
import { apiReference } from './docs/api-reference.ts'
import { type Document, documents } from './docs/documents.ts'
import { addressOf, PICTURES } from './docs/links.ts'
import { llmsFullText, llmsText } from './docs/llms.ts'
import { forAssistants, forReaders } from './docs/markdown.ts'
import { articleOf, indexArticle, listOfPages } from './docs/page.ts'
import { renderDocument } from './docs/render.ts'
import { DOCS_STYLE } from './docs/style.ts'
import { pageHeaders, sendPage } from './layout.ts'

const ROOT = path.resolve(import.meta.dirname, '../../../..')
/** Documents change with the version of the service, so whoever asks twice in five minutes need not be answered twice. */
const CACHED = 'public, max-age=300'

interface DocsParts {
  base_url: string
  openapi(): Record<string, unknown>
}

/** The documentation: its pages, the same as Markdown, what assistants read first, and the reference of the API. */
export const docsPages =
  ({ base_url, openapi }: DocsParts) =>
  async (app: FastifyInstance): Promise<void> => {
    apiReference(app, openapi)
    const article = keptWhileUnchanged((text, { file }) => renderDocument(forReaders(text, base_url), file))
    const markdown = keptWhileUnchanged((text, { file }) => forAssistants(text, file, base_url))

    app.get('/docs', { config: { operation: 'docs.index' } }, (_request, reply) =>
      sendPage(
        reply.header('cache-control', CACHED),
        'Documentation · Populace',
        indexArticle(),
        200,
        DOCS_STYLE,
        listOfPages(undefined),
      ),
    )
    for (const document of documents) {
      const address = addressOf(document)
      const sendMarkdown = async (reply: FastifyReply): Promise<FastifyReply> =>
        sendText(reply.header('link', `<${address}>; rel="canonical"`), 'text/markdown', await markdown(document))
      app.get(address, { config: { operation: 'docs.page' } }, async (request, reply) => {
        void reply.header('vary', 'accept')
        if (asksForMarkdown(request)) return sendMarkdown(reply)
        const rendered = await article(document)
        return sendPage(
          reply
            .header('cache-control', CACHED)
            .header('link', `<${address}.md>; rel="alternate"; type="text/markdown"`),
          `${rendered.title} · Populace`,
          articleOf(document, rendered),
          200,
          `<link rel="alternate" type="text/markdown" href="${address}.md">${DOCS_STYLE}`,
          listOfPages(document),
        )
      })
      app.get(`${address}.md`, { config: { operation: 'docs.markdown' } }, (_request, reply) => sendMarkdown(reply))
    }
    app.get('/llms.txt', { config: { operation: 'docs.llms' } }, (_request, reply) =>
      sendText(reply, 'text/plain', llmsText(base_url)),
    )
    app.get('/llms-full.txt', { config: { operation: 'docs.llms' } }, async (_request, reply) =>
      sendText(reply, 'text/plain', await llmsFullText(base_url, markdown)),
    )
    for (const folder of PICTURES) await pictures(app, folder)
  }

/** Assistants that read pages say that they would rather have the text. */
const asksForMarkdown = (request: FastifyRequest): boolean => /\btext\/markdown\b/.test(request.headers.accept ?? '')

const sendText = (reply: FastifyReply, type: string, text: string): FastifyReply =>
  reply
    .header('cache-control', CACHED)
    .header('access-control-allow-origin', '*')
    .type(`${type}; charset=utf-8`)
    .send(text)

/** What is made of a document is made once, and again only when its file has changed, for those who write it. */
function keptWhileUnchanged<Made>(make: (text: string, document: Document) => Made) {
  const kept = new Map<Document, { changed: number; made: Made }>()
  return async (document: Document): Promise<Made> => {
    const file = path.join(ROOT, document.file)
    const changed = await changedAt(file)
    const known = kept.get(document)
    if (known?.changed === changed) return known.made
    const made = make(await readFile(file, 'utf8'), document)
    kept.set(document, { changed, made })
    return made
  }
}

async function changedAt(file: string): Promise<number> {
  try {
    return (await stat(file)).mtimeMs
  } catch (error) {
    throw new ServiceError('not_found', 'This document is missing in the installation.', undefined, { cause: error })
  }
}

/** The charts of a page: each file of the folder at an address of its own, and nothing else. */
async function pictures(app: FastifyInstance, folder: string): Promise<void> {
  for (const name of await readdir(path.join(ROOT, folder))) {
    app.get(`/${folder}/${name}`, { config: { operation: 'docs.picture' } }, async (_request, reply) =>
      reply
        .headers(pageHeaders)
        .header('content-security-policy', "default-src 'none'")
        .header('cache-control', 'public, max-age=3600')
        .type('image/svg+xml')
        .send(await readFile(path.join(ROOT, folder, name))),
    )
  }
}
