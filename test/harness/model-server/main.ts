import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { pathToFileURL } from 'node:url'
import { anthropic } from './anthropic.ts'
import type { Asked, Brain, ModelReply, Protocol } from './call.ts'
import { control } from './control.ts'
import { deliver, failAtOnce } from './deliver.ts'
import { embeddingsOf, embedText, readEmbeddings } from './embeddings.ts'
import { bend, type FaultRule, Faults } from './faults.ts'
import { Journal, type JournalEntry } from './journal.ts'
import { openaiChat } from './openai-chat.ts'
import { openaiResponses } from './openai-responses.ts'
import { PrefixCache } from './prefix-cache.ts'
import { Script } from './script.ts'
import { spokenOf } from './speak.ts'
import { Turns } from './turns.ts'

/** What the program is started with, as JSON in its only argument. */
export interface ModelServerOptions {
  /** Path of a module that thinks up the replies (see Brain). */
  brain?: string
  /** How long each request takes. */
  latency_ms?: number
  /** How many are worked on at once; the others wait in the server. */
  concurrency?: number
  /** The journal has bodies; false for a benchmark, which would fill the memory with them. */
  keep_bodies?: boolean
  /** Ends with the process that has started it. */
  with_parent?: boolean
}

const options = JSON.parse(process.argv[2] ?? '{}') as ModelServerOptions
const brain = options.brain === undefined ? null : ((await import(pathToFileURL(options.brain).href)) as Brain)
const journal = new Journal(options.keep_bodies ?? true)
const faults = new Faults()
const script = new Script()
const prefixes = new PrefixCache()
const turns = new Turns()
const open = new Set<ServerResponse>()

const routes: Readonly<Record<string, Protocol>> = {
  '/v1/chat/completions': openaiChat,
  '/v1/responses': openaiResponses,
  '/anthropic/v1/messages': anthropic,
}

function pace({ latency_ms = 0, concurrency }: Pick<ModelServerOptions, 'latency_ms' | 'concurrency'>): void {
  turns.latency_ms = latency_ms
  turns.concurrency = concurrency ?? Number.POSITIVE_INFINITY
}
pace(options)

const server = createServer((request, response) => {
  const path = (request.url ?? '/').split('?')[0]!
  if (path.startsWith('/__control/')) {
    const state = { journal, faults, script, brain, pace, reset }
    control(state, request, response, () => bodyOf(request)).catch((error: unknown) => {
      response.writeHead(400, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: String(error) }))
    })
    return
  }
  const protocol = request.method === 'POST' ? routes[path] : undefined
  const isEmbeddings = request.method === 'POST' && path === '/v1/embeddings'
  const entry = journal.begin(
    protocol?.name ?? (isEmbeddings ? 'embeddings' : 'unknown'),
    request.method ?? '',
    request.url ?? '',
    request.headers,
  )
  open.add(response)
  response.once('close', () => {
    open.delete(response)
    // A connection that the server cut itself is what the fault is about.
    const cut = entry.fault === 'cut_before_headers' || entry.fault === 'cut_in_body'
    journal.end(entry, !response.writableFinished && !cut)
  })
  bodyOf(request).then(
    (raw) => {
      const body = parsed(raw)
      journal.read(entry, raw, body)
      if (protocol !== undefined) answer(protocol, entry, body, response)
      else if (isEmbeddings) embed(entry, body, response)
      else sendJson(response, 404, { error: { message: `There is nothing at ${path}.`, type: 'not_found_error' } })
    },
    // The caller has gone before the body was there: the end of the response says so already.
    () => {},
  )
})

/** A fault, if there is one for this request; else its turn comes, and then the answer. */
function inTurn(
  protocol: Protocol,
  asked: Asked,
  entry: JournalEntry,
  response: ServerResponse,
  work: (rule: FaultRule | null) => void | Promise<void>,
): void {
  const rule = faults.next(asked)
  entry.fault = rule?.fault ?? null
  if (rule !== null && failAtOnce(response, protocol, rule, asked)) return
  const turn = turns.take(async () => {
    try {
      await work(rule)
    } catch (error) {
      process.stderr.write(`The brain failed: ${error instanceof Error ? error.stack : String(error)}\n`)
      sendJson(response, 500, protocol.error(500, 'brain_error', String(error), null, null))
    }
  })
  response.once('close', () => turn.leave())
}

function answer(protocol: Protocol, entry: JournalEntry, body: unknown, response: ServerResponse): void {
  const asked = protocol.read(body)
  inTurn(protocol, asked, entry, response, async (rule) => {
    const call = { ...asked, protocol: protocol.name, n: entry.n }
    const said = brain === null ? script.say(call) : await brain.default(call)
    const reply: ModelReply = typeof said === 'string' ? { text: said } : said
    const spoken = spokenOf(asked, rule === null ? reply : bend(reply, rule), entry.n, prefixes)
    if (!response.destroyed) deliver(response, protocol, spoken, asked.stream, rule)
  })
}

function embed(entry: JournalEntry, body: unknown, response: ServerResponse): void {
  const asked = readEmbeddings(body)
  inTurn(openaiChat, asked, entry, response, () =>
    sendJson(response, 200, embeddingsOf(asked, body, brain?.embed ?? embedText)),
  )
}

function reset(): void {
  journal.clear()
  faults.clear()
  script.clear()
  prefixes.clear()
  pace(options)
  for (const response of open) response.destroy()
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)
}

function parsed(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return null
  }
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(value))
}

// Callers keep connections for as long as they like: a server that closes idle ones would add faults of its own.
server.keepAliveTimeout = 0
server.requestTimeout = 0
server.listen({ host: '127.0.0.1', port: 0, backlog: 4096 }, () => {
  process.stdout.write(`${JSON.stringify({ port: (server.address() as { port: number }).port })}\n`)
})
if (options.with_parent === true) process.stdin.on('close', () => process.exit(0)).resume()
