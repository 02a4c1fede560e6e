import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../../platform/db/database.ts'
import { findProgress } from './store.ts'

export interface FollowOptions {
  /** How often it is looked whether something has changed. */
  poll_ms: number
  /** After how long a client has to connect again: what it listens to may have moved to another process. */
  most_ms: number
  /** Aborted when the client has gone, or the service stops. */
  signal: AbortSignal
}

/** So often something is sent even if nothing happens, so that nobody in between gives the connection up. */
const SIGN_OF_LIFE_MS = 15_000

/** Progress of a study as server-sent events: the first at once, then whenever it has changed. */
export async function* followStudy(
  db: Db,
  studyId: number,
  { poll_ms, most_ms, signal }: FollowOptions,
): AsyncGenerator<string> {
  yield 'retry: 2000\n\n'
  const began = performance.now()
  let told = ''
  let spoke = began
  for (let id = 0; performance.now() - began < most_ms && !signal.aborted; ) {
    const progress = await findProgress(db, studyId)
    if (progress === undefined) {
      yield event(id, 'deleted', { study_id: studyId })
      return
    }
    const { stage, questions } = progress
    const open = questions.filter(({ done, total }) => done < total)
    const news = JSON.stringify([stage, questions])
    if (news !== told) {
      told = news
      spoke = performance.now()
      const idle = open.length === 0 && stage !== 'analysis'
      yield event(id++, idle ? 'idle' : 'progress', { study_id: studyId, stage, questions })
    } else if (performance.now() - spoke > SIGN_OF_LIFE_MS) {
      spoke = performance.now()
      yield ': nothing new\n\n'
    }
    await wait(poll_ms, undefined, { signal }).catch(() => undefined)
  }
}

const event = (id: number, name: string, data: unknown): string =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`
