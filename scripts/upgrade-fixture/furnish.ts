import { setTimeout as delay } from 'node:timers/promises'

/** What a later release has to find again. A release that could not do something yet leaves it out. */
export interface Furnished {
  free_key: string
  live_key: string
  org_uuid: string
  /** A question to the shared panel that was answered, and how often. */
  free_job_id?: string
  free_answers?: number
  group_uuid?: string
  study_uuid?: string
  study_answers?: number
  request_id?: string
  media_uuid?: string
  webhook_uuid?: string
}

// biome-ignore lint/suspicious/noExplicitAny: the shape is that of whatever release is asked.
type Body = any
export type Ask = (method: string, path: string, key: string, json?: object) => Promise<Body>

/** Undefined where the release does not know the address, or says that it cannot do that yet. */
export const asker =
  (url: string): Ask =>
  async (method, path, key, json) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    })
    if ([404, 501, 503].includes(response.status)) return undefined
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Has a release make a little of everything that it can, over its own API. */
export async function furnish(
  ask: Ask,
  keys: Pick<Furnished, 'free_key' | 'live_key' | 'org_uuid'>,
): Promise<Furnished> {
  const { free_key, live_key } = keys
  const post = (path: string, json: object) => ask('POST', path, live_key, json)
  const ended = (job: string, key = live_key) => waitFor(ask, job, key)
  const made: Furnished = { ...keys }

  const asked = await askFree(ask, free_key)
  if (asked !== undefined) {
    made.free_job_id = asked
    made.free_answers = (await ended(asked, free_key)).result.results.length
  }
  const recruited = await post('/v1/research-groups/recruit', {
    name: 'Adults of an earlier release',
    country: 'US',
    group_size: 5,
    seed: 'upgrade',
  })
  if (recruited !== undefined) {
    made.group_uuid = recruited.group.uuid
    await furnishStudy(made, ask, post, ended)
  }
  const request = await post('/v1/research-group-requests', {
    request_text: '5 adults in the United States',
    response_mode: 'sync',
    seed: 'upgrade',
  })
  if (request !== undefined) made.request_id = request.request_id ?? request.id
  return made
}

async function furnishStudy(
  made: Furnished,
  ask: Ask,
  post: (path: string, json: object) => Promise<Body>,
  ended: (job: string) => Promise<Body>,
): Promise<void> {
  const { study } = await post('/v1/research-studies', {
    title: 'Tea or coffee, asked of an earlier release',
    objective: 'To be found again',
    research_group_uuid: made.group_uuid,
  })
  made.study_uuid = study.uuid
  const question = await post(`/v1/research-studies/${study.uuid}/questions`, {
    question: 'Do you drink coffee every day?',
  })
  await ended(question.job_id)
  const read = await ask('GET', `/v1/research-studies/${study.uuid}/questions`, made.live_key)
  made.study_answers = read.questions[0].answers.length
  const media = await post('/v1/media-assets', { file_data: PIXEL })
  if (media !== undefined) made.media_uuid = (media.media_asset ?? media.asset ?? media).uuid
  const webhook = await post('/v1/webhooks', { url: 'https://example.com/hook' })
  if (webhook !== undefined) made.webhook_uuid = (webhook.webhook ?? webhook).uuid
}

/** The job of a question to the shared panel. */
export async function askFree(ask: Ask, key: string): Promise<string | undefined> {
  const asked = await ask('POST', '/v1/free/questions', key, { question: 'Do you like tea?' })
  return asked?.job_id
}

async function waitFor(ask: Ask, job: string, key: string): Promise<Body> {
  for (;;) {
    const found = await ask('GET', `/v1/jobs/${job}`, key)
    if (found?.status === 'failed') throw new Error(`job ${job} failed: ${found.error}`)
    if (found?.status === 'finished') return found
    await delay(1500)
  }
}
