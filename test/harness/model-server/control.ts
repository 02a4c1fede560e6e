import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Brain } from './call.ts'
import type { FaultRule, Faults } from './faults.ts'
import type { Journal } from './journal.ts'
import type { ReplyRule, Script } from './script.ts'

export interface ServerState {
  journal: Journal
  faults: Faults
  script: Script
  brain: Brain | null
  pace(pace: { latency_ms?: number; concurrency?: number }): void
  reset(): void
}

/** What any process may ask of the server besides a model's work: JSON under /__control. None of it is in the journal. */
export async function control(
  { journal, faults, script, brain, pace, reset }: ServerState,
  request: IncomingMessage,
  response: ServerResponse,
  body: () => Promise<Buffer>,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost')
  const value: unknown = request.method === 'POST' ? JSON.parse((await body()).toString('utf8')) : null
  const actions: Record<string, () => unknown> = {
    'GET /__control/journal': () => journal.since(Number(url.searchParams.get('since') ?? 0)),
    'GET /__control/counts': () => journal.counts(),
    'POST /__control/reply': () => script.set(value as ReplyRule[]),
    'POST /__control/fault': () => faults.add(value as FaultRule[]),
    'POST /__control/pace': () => pace(value as { latency_ms?: number; concurrency?: number }),
    'POST /__control/reset': () => reset(),
    'POST /__control/brain': () => {
      if (brain?.setup === undefined) throw new Error('The server has no brain that can be set up.')
      return brain.setup(value)
    },
  }
  const action = actions[`${request.method} ${url.pathname}`]
  if (action === undefined) throw new Error(`There is no ${request.method} ${url.pathname}.`)
  const answer = JSON.stringify((await action()) ?? null)
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(answer)
}
