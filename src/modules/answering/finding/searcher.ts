import { Worker } from 'node:worker_threads'
import type { Sense } from '../reader/reader.ts'
import type { Catalogue } from './catalogue.ts'
import type { ThreadData, Wanted } from './finding-thread.ts'
import type { Sighting, Sought } from './look-up.ts'

/** Looks questions up in a thread of its own. */
export interface Searcher {
  /** null once the model is there, or why there is none. Never rejects. */
  ready: Promise<string | null>
  /** Waits while the thread loads. null where there is no thread (any more). */
  search(sought: Sought): Promise<Sighting | null>
  /** Where a text lies among all texts. null where there is no model. */
  encode(text: string): Promise<Float32Array | null>
  /** What the reader makes of a wording. null where there is no thread. */
  sense(wording: string): Promise<Sense | null>
  close(): Promise<void>
}

type Message = { ready: true; reason: string | null } | { id: number; answer: unknown }

/** Starts loading in the background. The thread keeps the process alive only while it loads or somebody waits. */
export function openSearcher(catalogue: Catalogue, workerData: ThreadData): Searcher {
  const waiting = new Map<number, (answer: unknown) => void>()
  let next = 0
  let stopped = false
  let settle: (reason: string | null) => void
  const ready = new Promise<string | null>((resolve) => {
    settle = resolve
  })
  const stop = (reason: string) => {
    stopped = true
    settle(reason)
    for (const resolve of waiting.values()) resolve(null)
    waiting.clear()
  }
  const worker = new Worker(new URL('./finding-thread.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  })
  // Not part of its data, which a thread keeps for as long as it lives.
  worker.postMessage(catalogue)
  worker.on('message', (message: Message) => {
    if ('ready' in message) settle(message.reason)
    else {
      waiting.get(message.id)?.(message.answer)
      waiting.delete(message.id)
    }
    if (waiting.size === 0) worker.unref()
  })
  worker.on('error', (error: Error) => stop(error.message))
  worker.on('exit', () => stop('the thread has stopped'))
  const ask = (what: Wanted): Promise<unknown> => {
    if (stopped) return Promise.resolve(null)
    const id = next++
    return new Promise((resolve) => {
      waiting.set(id, resolve)
      worker.ref()
      worker.postMessage({ id, ...what })
    })
  }
  return {
    ready,
    search: (sought) => ask({ sought }) as Promise<Sighting | null>,
    encode: (text) => ask({ text }) as Promise<Float32Array | null>,
    sense: (wording) => ask({ wording }) as Promise<Sense | null>,
    close: async () => {
      await worker.terminate()
    },
  }
}
