import type { z } from 'zod'
import type { Trx } from '../../platform/db/database.ts'
import type { Logger } from '../../platform/log.ts'

/** A kind of work that runs in the background. What it reads in `run` may be read again by another attempt. */
export interface JobKind<Payload = unknown> {
  name: string
  payload: z.ZodType<Payload>
  /** Attempts after the first, for failures that may pass. */
  retry_limit: number
  /** Delay before the first retry; it doubles with each. */
  retry_delay_seconds: number
  /** Longest time one attempt may take. */
  expire_seconds: number
  run(payload: Payload, attempt: JobAttempt): Promise<JobOutcome>
}

export interface JobAttempt {
  job_id: string
  /** 1 for the first. */
  attempt: number
  log: Logger
  /** Aborted when the worker stops and will wait no longer. */
  signal: AbortSignal
}

export interface JobOutcome {
  result: Record<string, unknown>
  /** What the job writes, in the transaction that finishes it: both happen once, or neither. */
  write?(trx: Trx): Promise<void>
}

/** A failure that trying again will not mend; the message is shown to the job's owner. */
export class JobFailure extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'JobFailure'
  }
}

// biome-ignore lint/suspicious/noExplicitAny: payloads differ by kind and are parsed by the kind's own schema.
export type AnyJobKind = JobKind<any>
