import { z } from 'zod'
import type { JobKind } from './kinds.ts'

/** A job that only comes back: `populace doctor` sends one to see that the queue and a worker are alive. */
export const ping: JobKind<{ note?: string | undefined }> = {
  name: 'ping',
  payload: z.object({ note: z.string().max(200).optional() }),
  retry_limit: 5,
  retry_delay_seconds: 1,
  expire_seconds: 60,
  run: async ({ note }, { attempt }) => ({ result: { pong: true, attempt, ...(note === undefined ? {} : { note }) } }),
}
