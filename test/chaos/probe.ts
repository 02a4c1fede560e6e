import { send, type TestKey } from '../harness/service.ts'
import { answeredCalls } from './checks/check.ts'
import type { History } from './history.ts'
import type { State, StoredState } from './state.ts'
import type { Tenant } from './tenants.ts'

/** More than any panel here has. */
const ALL = 100

/** Asks the service itself how things stand in the end: with the keys that were revoked, and for every question. */
export async function askAround(
  urls: readonly string[],
  { tenants, spare }: { tenants: readonly Tenant[]; spare: readonly TestKey[] },
  stored: StoredState,
  history: History,
): Promise<Pick<State, 'probes' | 'shown'>> {
  const probes: State['probes'] = []
  for (const id of new Set(answeredCalls(history, 'admin.revokeKey').map(({ body }) => body.key.id as number))) {
    const { api_key } = spare.find(({ key_id }) => key_id === id)!
    for (const url of urls) {
      probes.push({ url, key_id: id, status: (await send(`${url}/v1/me`, 'GET', { key: api_key })).status })
    }
  }
  const shown: State['shown'] = []
  for (const [at, { uuid, study_id, organization_id }] of stored.questions.entries()) {
    const tenant = tenants.find(({ key }) => key.organization_id === organization_id)
    if (tenant === undefined) continue
    const path =
      study_id === null
        ? `/v1/direct-questions/${uuid}?limit=${ALL}`
        : `/v1/research-studies/${study_id}/questions/${uuid}?answers_limit=${ALL}`
    const { status, body } = await send(`${urls[at % urls.length]}${path}`, 'GET', { key: tenant.key.api_key })
    const answers = (body.direct_question ?? body.question)?.answers ?? []
    shown.push({ uuid, status, answers: answers.length })
  }
  return { probes, shown }
}
