import { createWriteStream } from 'node:fs'
import path from 'node:path'

/** One attempt at one request, and what came of it. */
export interface Call {
  /** Unique; goes into texts and names, by which the effect is found again. */
  marker: string
  tenant: string
  operation: string
  /** Which process was asked. */
  url: string
  idempotency_key: string | null
  /** How many things it asks for. */
  things: number
  /** The key that the caller showed, by its id. */
  key_id: number
  began_ms: number
  ended_ms: number
  /** `unknown`: there was no answer, or one that says that the service does not know either. */
  outcome: 'ok' | 'refused' | 'unknown'
  status: number | null
  code: string | null
  // biome-ignore lint/suspicious/noExplicitAny: what a service answers is for the checks to look at.
  body: any
}

/** What happened to the installation, and when. */
export interface Injected {
  fault: string
  began_ms: number
  ended_ms: number
  detail: string
}

/** What a receiver of webhooks got. */
export interface Received {
  event_id: string
  webhook: string
  at_ms: number
  answered: number
}

export interface History {
  calls: Call[]
  faults: Injected[]
  received: Received[]
}

export interface Recorder {
  history: History
  call(call: Call): void
  fault(fault: Injected): void
  received(received: Received): void
  close(): Promise<void>
}

/** Keeps what happens, in memory for the checks and as JSON lines for people. */
export function startHistory(folder: string): Recorder {
  const history: History = { calls: [], faults: [], received: [] }
  const file = createWriteStream(path.join(folder, 'history.jsonl'))
  const write = (entry: object): void => void file.write(`${JSON.stringify(entry)}\n`)
  return {
    history,
    call(call) {
      history.calls.push(call)
      write({ call })
    },
    fault(fault) {
      history.faults.push(fault)
      write({ fault })
    },
    received(received) {
      history.received.push(received)
      write({ received })
    },
    close: () => new Promise((resolve) => file.end(() => resolve())),
  }
}
