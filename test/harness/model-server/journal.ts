import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { ProtocolName } from './call.ts'
import type { FaultName } from './faults.ts'

export interface JournalEntry {
  n: number
  /** Milliseconds since 1970, with fractions. */
  at_ms: number
  protocol: ProtocolName | 'embeddings' | 'unknown'
  method: string
  path: string
  /** Keys are reduced to their last four characters and their SHA-256. */
  headers: Record<string, string>
  /** Null while it has not arrived, and where bodies are not kept. */
  body: unknown
  sha256: string
  /** What was wrong with the answer, if anything was. */
  fault: FaultName | null
  outcome: 'under_way' | 'answered' | 'aborted_by_client' | FaultName
  answered_at_ms: number | null
}

export interface Counts {
  requests: number
  /** Without a fault. */
  answered: number
  faulted: number
  aborted: number
  under_way: number
  /** The most requests that were under way at once, those that wait in the server included. */
  peak_concurrency: number
  /** Distinct bodies. */
  by_body: number
  /** Requests whose body had been there before. */
  repeated: number
}

/** Everything that was asked of the server, and what became of it. */
export class Journal {
  readonly #keepBodies: boolean
  #entries: JournalEntry[] = []
  #bodies = new Set<string>()
  #counts = { requests: 0, answered: 0, faulted: 0, aborted: 0, under_way: 0, peak_concurrency: 0, repeated: 0 }

  constructor(keepBodies: boolean) {
    this.#keepBodies = keepBodies
  }

  begin(protocol: JournalEntry['protocol'], method: string, path: string, headers: IncomingHttpHeaders): JournalEntry {
    const counts = this.#counts
    counts.requests++
    counts.under_way++
    counts.peak_concurrency = Math.max(counts.peak_concurrency, counts.under_way)
    const entry: JournalEntry = {
      n: counts.requests,
      at_ms: nowMs(),
      protocol,
      method,
      path,
      headers: shown(headers),
      body: null,
      sha256: '',
      fault: null,
      outcome: 'under_way',
      answered_at_ms: null,
    }
    this.#entries.push(entry)
    return entry
  }

  /** The body has arrived. */
  read(entry: JournalEntry, raw: Buffer, parsed: unknown): void {
    entry.sha256 = createHash('sha256').update(raw).digest('hex')
    if (this.#keepBodies) entry.body = parsed
    if (this.#bodies.has(entry.sha256)) this.#counts.repeated++
    else this.#bodies.add(entry.sha256)
  }

  end(entry: JournalEntry, aborted: boolean): void {
    if (entry.outcome !== 'under_way') return
    entry.outcome = aborted ? 'aborted_by_client' : (entry.fault ?? 'answered')
    // What began before a reset is in nobody's counts any more.
    if (this.#entries[entry.n - 1] !== entry) return
    entry.answered_at_ms = aborted ? null : nowMs()
    this.#counts.under_way--
    this.#counts[aborted ? 'aborted' : entry.fault === null ? 'answered' : 'faulted']++
  }

  since(n: number): readonly JournalEntry[] {
    return this.#entries.slice(n)
  }

  counts(): Counts {
    return { ...this.#counts, by_body: this.#bodies.size }
  }

  clear(): void {
    this.#entries = []
    this.#bodies = new Set()
    this.#counts = {
      requests: 0,
      answered: 0,
      faulted: 0,
      aborted: 0,
      under_way: 0,
      peak_concurrency: 0,
      repeated: 0,
    }
  }
}

const nowMs = (): number => performance.timeOrigin + performance.now()

const SECRET = new Set(['authorization', 'x-api-key', 'api-key', 'x-goog-api-key'])

function shown(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      const text = Array.isArray(value) ? value.join(', ') : (value ?? '')
      return [name, SECRET.has(name) ? withoutKey(text) : text]
    }),
  )
}

function withoutKey(text: string): string {
  const key = text.replace(/^Bearer /i, '')
  return `…${key.slice(-4)} sha256:${createHash('sha256').update(key).digest('hex')}`
}
