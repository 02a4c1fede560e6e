import type { z } from 'zod'
import type { Trx } from '../../platform/db/database.ts'
import type { Logger } from '../../platform/log.ts'
import type { Lane } from '../../platform/queue-turns.ts'
import type { EndedJob, JobRow, PartCounts, PartRow } from './store.ts'

/** What is needed to queue work of a kind. */
export interface QueuedKind<Payload = unknown> {
  name: string
  payload: z.ZodType<Payload>
  /** Attempts after the first, for failures that may pass. */
  retry_limit: number
  /** Delay before the first retry; it doubles with each. */
  retry_delay_seconds: number
  /** Longest delay between two attempts; five minutes when left out. */
  retry_delay_max_seconds?: number
  /** Longest time one attempt may take. */
  expire_seconds: number
  /** How many jobs a worker takes at once: what is quick is taken together, and written together. 1 when left out. */
  batch_size?: number
  /** `outside` for what waits for servers of others, which has hands of its own in a worker. */
  lane?: Lane
}

/** A kind of work that runs in the background. What it reads in `run` may be read again by another attempt. */
export interface JobKind<Payload = unknown, Record_ = unknown> extends QueuedKind<Payload> {
  run(payload: Payload, attempt: JobAttempt): Promise<JobOutcome<Record_>>
  /**
   * Writes what jobs have to record, in the transaction that finishes them: both happen once, or neither. Jobs that end at
   * the same moment are written together.
   */
  record?(trx: Trx, records: readonly Record_[], now: Date): Promise<void>
}

export interface JobAttempt {
  job_id: string
  /** 1 for the first. */
  attempt: number
  log: Logger
  /** Aborted when the worker stops and will wait no longer. */
  signal: AbortSignal
}

export interface JobOutcome<Record_ = unknown> {
  result: Record<string, unknown>
  record?: Record_
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

/** One that only tells how many of its parts have ended: what they came to is kept elsewhere, and may be a lot. */
export interface CountingKind {
  name: string
  failure: string
  count(job: JobRow, counts: PartCounts): Gathered
}

export interface Gathered {
  status: JobRow['status']
  result: Record<string, unknown> | null
  meta: Record<string, unknown>
}

/** What follows from the end of jobs, in the transaction that ends them. */
export type OnEnded = (trx: Trx, jobs: readonly EndedJob[], now: Date) => Promise<void>

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
export type AnyJobKind = JobKind<any, any>
