import type { z } from 'zod'
import type { Trx } from '../../platform/db/database.ts'
import type { Logger } from '../../platform/log.ts'
import type { JobRow, PartRow } from './store.ts'

/** What is needed to queue work of a kind. */
export interface QueuedKind<Payload = unknown> {
  name: string
  payload: z.ZodType<Payload>
  /** Attempts after the first, for failures that may pass. */
  retry_limit: number
  /** Delay before the first retry; it doubles with each. */
  retry_delay_seconds: number
  /** Longest time one attempt may take. */
  expire_seconds: number
}

/** A kind of work that runs in the background. What it reads in `run` may be read again by another attempt. */
export interface JobKind<Payload = unknown> extends QueuedKind<Payload> {
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

/**
 * A job that is not run itself: its parts are, and it has ended when they have. What it shows is put together from them
 * whenever somebody reads it, so that a reader sees what is there already.
 */
export interface GatheringKind {
  name: string
  /** Said when every part has failed, before the reason that most of them give. */
  failure: string
  gather(job: JobRow, parts: readonly PartRow[], now: Date): Gathered
}

export interface Gathered {
  status: JobRow['status']
  result: Record<string, unknown> | null
  meta: Record<string, unknown>
}

/** A failure that trying again will not mend; the message is shown to the job's owner. */
export class JobFailure extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'JobFailure'
  }
}

/** A failure that may pass: the job is tried again, and the message is shown to its owner when that has not helped. */
export class PassingFailure extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'PassingFailure'
  }
}

// biome-ignore lint/suspicious/noExplicitAny: payloads differ by kind and are parsed by the kind's own schema.
export type AnyJobKind = JobKind<any>
