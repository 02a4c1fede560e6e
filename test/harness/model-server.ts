import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import type { ModelReply } from './model-server/call.ts'
import type { FaultRule } from './model-server/faults.ts'
import type { Counts, JournalEntry } from './model-server/journal.ts'
import type { ModelServerOptions } from './model-server/main.ts'
import type { ReplyRule } from './model-server/script.ts'

const PROGRAM = path.join(import.meta.dirname, 'model-server/main.ts')
/** Every wait ends as soon as what it waits for is there. */
const PATIENCE_MS = Number(process.env.TEST_PATIENCE_MS ?? 120_000)

/** A server in another process that stands for the servers of language models, with faults on demand. */
export interface ModelServer {
  /** OpenAI-compatible at `${url}/v1`, Anthropic at `${url}/anthropic/v1`. */
  url: string
  /** Whose processor time a benchmark has to tell from its own. */
  pid: number
  /** What the model says from now on, when the server has no brain; it takes the place of what was laid down before. */
  reply(said: string | ModelReply | readonly ReplyRule[]): Promise<void>
  /** Adds faults; the first that fits befalls a request, so that rules with `times` come one after the other. */
  fault(...rules: FaultRule[]): Promise<void>
  /** Hands this to the brain's `setup`. */
  brain(setup: unknown): Promise<void>
  /** From now on; what is left out is without limit. */
  pace(pace: { latency_ms?: number; concurrency?: number }): Promise<void>
  /** Every request after the one with the number `since`. */
  journal(options?: { since?: number }): Promise<JournalEntry[]>
  counts(): Promise<Counts>
  /** Waits until the counts are as wanted, and fails when they do not come to be. */
  until(wanted: (counts: Counts) => boolean): Promise<Counts>
  /** As just started, but for the brain; what is under way is cut off. */
  reset(): Promise<void>
  close(): Promise<void>
}

export async function startModelServer(options: Omit<ModelServerOptions, 'with_parent'> = {}): Promise<ModelServer> {
  const given: ModelServerOptions = { ...options, with_parent: true }
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify(given)], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const line = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line').then(([text]) => String(text)),
    ended.then(([code]) => Promise.reject(new Error(`The model server ended with ${code} before it had a port.`))),
  ])
  const url = `http://127.0.0.1:${(JSON.parse(line) as { port: number }).port}`

  const get = async <T>(target: string): Promise<T> => answered(await fetch(`${url}/__control/${target}`))
  const post = async (target: string, value: unknown): Promise<void> => {
    const body = JSON.stringify(value, (_key, part: unknown) => (part instanceof RegExp ? String(part) : part))
    await answered(await fetch(`${url}/__control/${target}`, { method: 'POST', body }))
  }

  return {
    url,
    pid: child.pid!,
    reply: (said) => post('reply', Array.isArray(said) ? said : [{ reply: said }]),
    fault: (...rules) => post('fault', rules),
    brain: (setup) => post('brain', setup),
    pace: (pace) => post('pace', pace),
    journal: ({ since = 0 } = {}) => get(`journal?since=${since}`),
    counts: () => get('counts'),
    async until(wanted) {
      const giveUpAt = performance.now() + PATIENCE_MS
      for (;;) {
        const counts = await get<Counts>('counts')
        if (wanted(counts)) return counts
        if (performance.now() > giveUpAt) throw new Error(`The model server stays at ${JSON.stringify(counts)}.`)
        await delay(5)
      }
    },
    reset: () => post('reset', null),
    async close() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function answered<T>(response: Response): Promise<T> {
  const value = (await response.json()) as T
  if (!response.ok) throw new Error(`The model server's control says ${JSON.stringify(value)}.`)
  return value
}
