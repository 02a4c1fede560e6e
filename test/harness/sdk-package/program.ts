/** What a program of somebody else does with the installed SDK; compiled there, and run under everything that can. */
import { createClient, type Job, NotFoundError, PopulaceError, type Scope } from 'populace/sdk'

export interface Setting {
  base_url: string
  free_key: string
  live_key: string
}

export async function use({ base_url, free_key, live_key }: Setting) {
  const free = createClient({ base_url, api_key: free_key })
  const { job_id } = await free.free.ask({ question: 'Do you prefer tea or coffee?' })
  const looks: Job['status'][] = []
  const job = await free.jobs.wait(job_id, { timeout_ms: 60_000, on_progress: ({ status }) => looks.push(status) })

  const live = createClient({ base_url, api_key: live_key })
  const scopes: readonly string[] = ['jobs:read', 'agent:search'] satisfies Scope[]
  const me = await live.me.get()
  const ids = new Set<number>()
  for await (const agent of live.agents.search({ country: 'US', limit: 5 })) if (ids.add(agent.id).size === 12) break

  const missing = await live.studies.get({ study_id: '999999' }).catch((error: unknown) => error)
  const file = new Blob([Uint8Array.from(atob(PIXEL), (character) => character.charCodeAt(0))], { type: 'image/gif' })
  const { media_asset } = await live.media.create({ file, filename: 'pixel.gif' })
  const back = await live.media.content({ media_asset_id: media_asset.uuid })

  const controller = new AbortController()
  const call = live.jobs.list({}, { signal: controller.signal })
  controller.abort(new Error('enough'))
  const aborted = await call.then(
    () => 'answered',
    (error: Error) => error.message,
  )
  return {
    status: job.status,
    answers: (job.result!.results as unknown[]).length,
    last_look: looks.at(-1),
    has_scopes: scopes.every((scope) => me.scopes.includes(scope)),
    ids: ids.size,
    not_found:
      missing instanceof NotFoundError && missing instanceof PopulaceError
        ? [missing.name, missing.code]
        : String(missing),
    has_request_id: missing instanceof PopulaceError && missing.request_id !== undefined,
    bytes: (await back.arrayBuffer()).byteLength === file.size,
    aborted,
  }
}

const PIXEL = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** What the compiler must not let pass; never run. */
export function mistakes() {
  const client = createClient({ base_url: '' })
  // @ts-expect-error A question is needed.
  void client.free.ask({})
  // @ts-expect-error There is no such operation.
  void client.jobs.delete({ job_id: '1' })
  // @ts-expect-error A job never stands so.
  const isDone = (job: Job) => job.status === 'done'
  // @ts-expect-error There is no such kind of question.
  void client.questions.askAgent({ agent_id: '1', question: 'Why?', format: { type: 'essay' } })
  return isDone
}
