import { randomUUID } from 'node:crypto'
import type { Config } from '../../platform/config.ts'
import type { Database, Db } from '../../platform/db/database.ts'
import { type AskForShare, LEASE_MS } from './allotment.ts'
import { type AttemptSeen, Line, type LineOptions, type LineState, type Sent } from './line.ts'
import { ModelError, type ModelRequest } from './models.ts'
import type { LanguageModels } from './settings.ts'
import { renewShare } from './store.ts'

export type { AttemptSeen, LineState, Sent } from './line.ts'

/** Brings requests to models: in order, not too many, and again where that may help. It knows nothing of who pays. */
export interface Sender {
  /** Throws a ModelError and nothing else. `onAttempt` hears of every attempt when it is over. */
  send(request: ModelRequest, onAttempt?: (attempt: AttemptSeen) => void): Promise<Sent>
  /** Of every model. */
  state(): LineState[]
  /** Gives up whatever waits or is under way, and takes no more. */
  close(): void
}

export type SenderOptions = LineOptions

/** With a database that other processes use as well, the limits are those of all of them together. */
export const senderOptionsOf = (config: Config, database?: Database): SenderOptions => ({
  concurrency: config.LLM_CONCURRENCY,
  requests_per_minute: config.LLM_REQUESTS_PER_MINUTE,
  tokens_per_minute: config.LLM_TOKENS_PER_MINUTE,
  timeout_ms: config.LLM_TIMEOUT_SECONDS * 1000,
  max_retries: config.LLM_MAX_RETRIES,
  max_output_tokens: config.LLM_MAX_OUTPUT_TOKENS,
  temperature: config.LLM_TEMPERATURE,
  stream: config.LLM_STREAM,
  structured_output: config.LLM_STRUCTURED_OUTPUT,
  share: database === undefined || database.kind === 'pglite' ? undefined : askForShare(database.db, config),
})

function askForShare(db: Db, { LLM_CONCURRENCY: at_once }: Config): AskForShare {
  const process = randomUUID()
  return (model, want) => renewShare(db, model, process, want, { at_once, lease_ms: LEASE_MS })
}

export function createSender(models: LanguageModels, options: SenderOptions): Sender {
  // Every key is hidden in every model's errors: a proxy may hold several.
  const keys = models.all.flatMap(({ api_key }) => (api_key === undefined ? [] : [api_key]))
  const lines = new Map(models.all.map((settings) => [settings.name, new Line(settings, keys, options)]))
  return {
    async send(request, onAttempt) {
      const line = lines.get(request.model)
      if (line === undefined) throw new ModelError('rejected', `No language model ${request.model} is set up.`)
      return await line.send(request, onAttempt)
    },
    state: () => [...lines.values()].map((line) => line.state()),
    close: () => {
      for (const line of lines.values()) line.close()
    },
  }
}
