import { type Client, TimeoutError } from '../sdk/index.ts'
import type { CommandCall } from './command.ts'

export type Job = Awaited<ReturnType<Client['jobs']['get']>>

interface Waiting {
  timeout_seconds?: number | undefined
  /** What is waited for, beside the numbers. */
  label?: string
  /** Called whenever the job was looked at, one call after the other. */
  look?(job: Job): Promise<void> | void
}

/** Waits for a job with a progress line; Ctrl-C meanwhile says how to go on. At the timeout it is given back unended. */
export async function waitForJob(call: CommandCall, job_id: string, waiting: Waiting = {}): Promise<Job> {
  const { client, out, signal } = call
  const { timeout_seconds, label = 'answers', look } = waiting
  call.resumeWith(`jobs wait ${job_id}`)
  const progress = out.progress(label)
  let last: Job | undefined
  let looked = Promise.resolve()
  const on_progress = (job: Job): void => {
    last = job
    const { done, total } = job.meta
    if (typeof total === 'number') progress.show(Number(done ?? 0), total)
    else out.status(`waiting for ${label}`)
    looked = looked.then(() => look?.(job))
    // Who waits below hears of what goes wrong; here it must not end the program.
    looked.catch(() => {})
  }
  const timeout_ms = timeout_seconds === undefined ? undefined : timeout_seconds * 1000
  try {
    const job = await client.jobs.wait(job_id, { signal, timeout_ms, on_progress })
    await looked
    return job
  } catch (error) {
    if (!(error instanceof TimeoutError) || last === undefined || timeout_ms === undefined) throw error
    await looked
    return last
  } finally {
    progress.end()
  }
}
